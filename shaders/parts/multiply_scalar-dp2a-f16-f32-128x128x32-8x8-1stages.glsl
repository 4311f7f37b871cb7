// Dot products of two elements of A and two of B, neighbours along k that share a 32-bit word, added to a sum.
//
// Each invocation holds INVOCATION_M x INVOCATION_N of the tile, in blocks of 4 x 4 that lie
// BLOCK_ROWS and BLOCK_COLUMNS apart, so that neighbours read neighbouring 16 bytes of shared memory.
const uint32_t INVOCATION_M = 8u;
const uint32_t INVOCATION_N = 8u;
const uint32_t BLOCK_ROWS = TILE_M * 4u / INVOCATION_M;
const uint32_t BLOCK_COLUMNS = TILE_N * 4u / INVOCATION_N;

shared f16vec2 a_tile[1][16][132]; // [stage][k / 2][m], 16 bytes of padding
shared f16vec2 b_tile[1][16][132]; // [stage][k / 2][n]

#include "blocks-f32-8x8-1stages.glsl"

// DotProductFloat16AccFloat32VALVE, OpFDot2MixAcc32VALVE: the device says how its two additions are rounded.
spirv_instruction(extensions = ["SPV_VALVE_mixed_float_dot_product"], capabilities = [6912], id = 6916)
float dot_product(f16vec2 a, f16vec2 b, float sum);

// Adds the product of the tiles in a stage of shared memory to the sums.
void multiply_tiles(uint32_t stage)
{
    [[unroll]] for (uint32_t k = 0u; k < TILE_K / 2u; ++k)
    {
        f16vec2 b[INVOCATION_N];
        [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N; ++j)
        {
            b[j] = b_tile[stage][k][sum_column(j / 4u) + j % 4u];
        }
        [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M; ++i)
        {
            f16vec2 a = a_tile[stage][k][sum_row(i)];
            [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N; ++j)
            {
                sums[i][j / 4u][j % 4u] = dot_product(a, b[j], sums[i][j / 4u][j % 4u]);
            }
        }
    }
}
