// Dot products of four elements of A and four of B, neighbours along k that share a 32-bit word, added to a sum.
//
// Each invocation holds INVOCATION_M x INVOCATION_N of the tile, in blocks of 4 x 4 that lie
// BLOCK_ROWS and BLOCK_COLUMNS apart, so that neighbours read neighbouring 16 bytes of shared memory.
const uint32_t INVOCATION_M = 8u;
const uint32_t INVOCATION_N = 8u;
const uint32_t BLOCK_ROWS = TILE_M * 4u / INVOCATION_M;
const uint32_t BLOCK_COLUMNS = TILE_N * 4u / INVOCATION_N;

shared ivec4 a_tile[1][16][33]; // [stage][k / 4][m], one vec4 of padding
shared ivec4 b_tile[1][16][33]; // [stage][k / 4][n]

#include "blocks-s8-s32-8x8-1stages.glsl"

ivec4 dot_products(int a, ivec4 b)
{
    return ivec4(dotPacked4x8EXT(a, b.x), dotPacked4x8EXT(a, b.y), dotPacked4x8EXT(a, b.z), dotPacked4x8EXT(a, b.w));
}

// Adds the product of the tiles in a stage of shared memory to the sums.
void multiply_tiles(uint32_t stage)
{
    [[unroll]] for (uint32_t k = 0u; k < TILE_K / 4u; ++k)
    {
        ivec4 b[INVOCATION_N / 4u];
        [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N / 4u; ++j)
        {
            b[j] = b_tile[stage][k][sum_column(j) / 4u];
        }
        ivec4 a[INVOCATION_M / 4u];
        [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M / 4u; ++i)
        {
            a[i] = a_tile[stage][k][sum_row(4u * i) / 4u];
        }
        [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M; ++i)
        {
            [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N / 4u; ++j)
            {
                sums[i][j] = dot_products(a[i / 4u][i % 4u], b[j]) + sums[i][j];
            }
        }
    }
}
