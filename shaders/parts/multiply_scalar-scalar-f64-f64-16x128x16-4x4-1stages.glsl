// Fused multiply-adds: each invocation holds INVOCATION_M x INVOCATION_N of the tile, in blocks of 4 x 4 that lie
// BLOCK_ROWS and BLOCK_COLUMNS apart, so that neighbours read neighbouring 16 bytes of shared memory.
const uint32_t INVOCATION_M = 4u;
const uint32_t INVOCATION_N = 4u;
const uint32_t BLOCK_ROWS = TILE_M * 4u / INVOCATION_M;
const uint32_t BLOCK_COLUMNS = TILE_N * 4u / INVOCATION_N;

// Of four neighbours the first two lie in one half, the others in the other, so that all accesses are of 16 bytes side by side.
shared dvec2 a_tile[1][16][2][5]; // [stage][k][half][m]
shared dvec2 b_tile[1][16][2][33]; // [stage][k][half][n]

#include "blocks-f64-f64.glsl"

// Adds the product of the tiles in a stage of shared memory to the sums.
void multiply_tiles(uint32_t stage)
{
    [[unroll]] for (uint32_t k = 0u; k < TILE_K; ++k)
    {
        dvec4 b[INVOCATION_N / 4u];
        [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N / 4u; ++j)
        {
            b[j] = dvec4(b_tile[stage][k][0][sum_column(j) / 4u], b_tile[stage][k][1][sum_column(j) / 4u]);
        }
        dvec4 a[INVOCATION_M / 4u];
        [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M / 4u; ++i)
        {
            a[i] = dvec4(a_tile[stage][k][0][sum_row(4u * i) / 4u], a_tile[stage][k][1][sum_row(4u * i) / 4u]);
        }
        [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M; ++i)
        {
            [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N / 4u; ++j)
            {
                sums[i][j] = fma(dvec4(a[i / 4u][i % 4u]), b[j], sums[i][j]);
            }
        }
    }
}
