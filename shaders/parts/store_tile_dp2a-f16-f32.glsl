// A word of shared memory is a pair: two k of one row. Where rows, not k, are contiguous in global memory, two invocations
// write a half each.
void store_a_vector(uint32_t stage, uint32_t line, uint32_t column, uvec4 bits)
{
    [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
    {
        f16vec2 pair = unpackFloat2x16(bits[i]);
        if (A_K_CONTIGUOUS)
        {
            a_tile[stage][column / 2u + i][line] = pair;
        }
        else
        {
            a_tile[stage][line / 2u][column + 2u * i][line % 2u] = pair.x;
            a_tile[stage][line / 2u][column + 2u * i + 1u][line % 2u] = pair.y;
        }
    }
}

void store_b_vector(uint32_t stage, uint32_t line, uint32_t column, uvec4 bits)
{
    [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
    {
        f16vec2 pair = unpackFloat2x16(bits[i]);
        if (B_K_CONTIGUOUS)
        {
            b_tile[stage][column / 2u + i][line] = pair;
        }
        else
        {
            b_tile[stage][line / 2u][column + 2u * i][line % 2u] = pair.x;
            b_tile[stage][line / 2u][column + 2u * i + 1u][line % 2u] = pair.y;
        }
    }
}

#include "store_tiles.glsl"
