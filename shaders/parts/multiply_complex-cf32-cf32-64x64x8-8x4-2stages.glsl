// Fused multiply-adds, four for each product: each invocation holds INVOCATION_M x INVOCATION_N of the tile, in blocks of
// 4 x 4 that lie BLOCK_ROWS and BLOCK_COLUMNS apart.
const uint32_t INVOCATION_M = 8u;
const uint32_t INVOCATION_N = 4u;
const uint32_t BLOCK_ROWS = TILE_M * 4u / INVOCATION_M;
const uint32_t BLOCK_COLUMNS = TILE_N * 4u / INVOCATION_N;

// A word holds two neighbours. Those of four neighbours lie apart, so that all accesses are of 16 bytes side by side.
const uint32_t NEIGHBOURS = 2u;
shared vec4 a_tile[2][8][4u / NEIGHBOURS][17]; // [stage][k][word][m]
shared vec4 b_tile[2][8][4u / NEIGHBOURS][17]; // [stage][k][word][n]

#include "blocks-cf32-cf32-8x4-2stages.glsl"

vec2 multiply_add(vec2 a, vec2 b, vec2 sum)
{
    vec2 half_way = vec2(fma(a.x, b.x, sum.x), fma(a.x, b.y, sum.y));
    return vec2(fma(-a.y, b.y, half_way.x), fma(a.y, b.x, half_way.y));
}

// Adds the product of the tiles in a stage of shared memory to the sums. Down one column and up the next: each multiply-add
// shares an operand with the one before, which is not read again.
void multiply_tiles(uint32_t stage)
{
    [[unroll]] for (uint32_t k = 0u; k < TILE_K; ++k)
    {
        vec2 b[INVOCATION_N];
        [[unroll]] for (uint32_t i = 0u; i < INVOCATION_N; i += NEIGHBOURS)
        {
            vec4 neighbours = b_tile[stage][k][i % 4u / NEIGHBOURS][sum_column(i / 4u) / 4u];
            b[i] = neighbours.xy;
            b[i + 1u] = neighbours.zw;
        }
        vec2 a[INVOCATION_M];
        [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M; i += NEIGHBOURS)
        {
            vec4 neighbours = a_tile[stage][k][i % 4u / NEIGHBOURS][sum_row(i / 4u * 4u) / 4u];
            a[i] = neighbours.xy;
            a[i + 1u] = neighbours.zw;
        }
        [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N; ++j)
        {
            [[unroll]] for (uint32_t step = 0u; step < INVOCATION_M; ++step)
            {
                uint32_t i = j % 2u == 0u ? step : INVOCATION_M - 1u - step;
                sums[i][j / 4u][j % 4u] = multiply_add(a[i], b[j], sums[i][j / 4u][j % 4u]);
            }
        }
    }
}
