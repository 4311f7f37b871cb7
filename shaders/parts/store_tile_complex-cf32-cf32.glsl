// Shared memory holds both tiles with k slowest, whatever the layout in global memory, and conjugated if need be.
void store_a_vector(uint32_t stage, uint32_t line, uint32_t column, uvec4 bits)
{
    uint32_t k = A_K_CONTIGUOUS ? column : line;
    uint32_t row = A_K_CONTIGUOUS ? line : column;
    vec4 word = uintBitsToFloat(bits);
    word.yw = CONJUGATE_A ? -word.yw : word.yw;
    if (A_K_CONTIGUOUS)
    {
        [[unroll]] for (uint32_t e = 0u; e < 2u; ++e)
        {
            a_tile[stage][k + e][row % 4u / 2u][row / 4u][row % 2u * 2u] = word[2u * e];
            a_tile[stage][k + e][row % 4u / 2u][row / 4u][row % 2u * 2u + 1u] = word[2u * e + 1u];
        }
    }
    else
    {
        a_tile[stage][k][row % 4u / 2u][row / 4u] = word;
    }
}

void store_b_vector(uint32_t stage, uint32_t line, uint32_t column, uvec4 bits)
{
    uint32_t k = B_K_CONTIGUOUS ? column : line;
    uint32_t row = B_K_CONTIGUOUS ? line : column;
    vec4 word = uintBitsToFloat(bits);
    word.yw = CONJUGATE_B ? -word.yw : word.yw;
    if (B_K_CONTIGUOUS)
    {
        [[unroll]] for (uint32_t e = 0u; e < 2u; ++e)
        {
            b_tile[stage][k + e][row % 4u / 2u][row / 4u][row % 2u * 2u] = word[2u * e];
            b_tile[stage][k + e][row % 4u / 2u][row / 4u][row % 2u * 2u + 1u] = word[2u * e + 1u];
        }
    }
    else
    {
        b_tile[stage][k][row % 4u / 2u][row / 4u] = word;
    }
}

#include "store_tiles.glsl"
