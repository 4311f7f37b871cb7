// Fused multiply-adds: each invocation holds INVOCATION_M x INVOCATION_N of the tile, in blocks of 4 x 4 that lie
// BLOCK_ROWS and BLOCK_COLUMNS apart, so that neighbours read neighbouring 16 bytes of shared memory.
const uint32_t INVOCATION_M = 8u;
const uint32_t INVOCATION_N = 8u;
const uint32_t BLOCK_ROWS = TILE_M * 4u / INVOCATION_M;
const uint32_t BLOCK_COLUMNS = TILE_N * 4u / INVOCATION_N;

shared vec4 a_tile[1][32][17]; // [stage][k][m], one vec4 of padding
shared vec4 b_tile[1][32][17]; // [stage][k][n]

#include "blocks-f32-f32-64x64x32-8x8-1stages-words-2layers.glsl"

// Adds the product of the tiles in a stage of shared memory to the sums: its layer's share of k.
void multiply_tiles(uint32_t stage)
{
    [[unroll]] for (uint32_t step = 0u; step < TILE_K / LAYERS; ++step)
    {
        uint32_t k = layer() * (TILE_K / LAYERS) + step;
        vec4 b[INVOCATION_N / 4u];
        [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N / 4u; ++j)
        {
            b[j] = b_tile[stage][k][sum_column(j) / 4u];
        }
        vec4 a[INVOCATION_M / 4u];
        [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M / 4u; ++i)
        {
            a[i] = a_tile[stage][k][sum_row(4u * i) / 4u];
        }
        // Down one column and up the next: each multiply-add shares an operand with the one before, which is not read again.
        [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N; ++j)
        {
            [[unroll]] for (uint32_t step = 0u; step < INVOCATION_M; ++step)
            {
                uint32_t i = j % 2u == 0u ? step : INVOCATION_M - 1u - step;
                sums[i][j / 4u][j % 4u] = fma(a[i / 4u][i % 4u], b[j / 4u][j % 4u], sums[i][j / 4u][j % 4u]);
            }
        }
    }
}

#include "add_layers-f32-1stages.glsl"
