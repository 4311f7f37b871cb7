// Fused multiply-adds: each invocation holds INVOCATION_M x INVOCATION_N of the tile, in blocks of 4 x 4 that lie
// BLOCK_ROWS and BLOCK_COLUMNS apart, so that neighbours read neighbouring 16 bytes of shared memory.
const uint32_t INVOCATION_M = 4u;
const uint32_t INVOCATION_N = 4u;
const uint32_t BLOCK_ROWS = TILE_M * 4u / INVOCATION_M;
const uint32_t BLOCK_COLUMNS = TILE_N * 4u / INVOCATION_N;

shared vec4 a_tile[1][128][9]; // [stage][k][m], one vec4 of padding
shared vec4 b_tile[1][128][9]; // [stage][k][n]

#include "blocks-f32-f32-32x32x128-4x4-1stages-words-4layers.glsl"

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
        [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M; ++i)
        {
            [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N / 4u; ++j)
            {
                sums[i][j] = fma(vec4(a[i / 4u][i % 4u]), b[j], sums[i][j]);
            }
        }
    }
}

#include "add_layers-f32-1stages.glsl"
