// Shared memory holds both tiles as f32 with k slowest, whatever the layout in global memory.
void store_a_vector(uint32_t stage, uint32_t line, uint32_t column, uvec4 bits)
{
    vec4 values = uintBitsToFloat(bits);
    if (A_K_CONTIGUOUS)
    {
        uint32_t place = line;
        [[unroll]] for (uint32_t e = 0u; e < 4u; ++e)
        {
            a_tile[stage][column + e][place / 4u][place % 4u] = values[e];
        }
    }
    else
    {
        a_tile[stage][line][column / 4u] = values;
    }
}

void store_b_vector(uint32_t stage, uint32_t line, uint32_t column, uvec4 bits)
{
    vec4 values = uintBitsToFloat(bits);
    if (B_K_CONTIGUOUS)
    {
        uint32_t place = place_of_column(line);
        [[unroll]] for (uint32_t e = 0u; e < 4u; ++e)
        {
            b_tile[stage][column + e][place / 4u][place % 4u] = values[e];
        }
    }
    else if (SPREAD)
    {
        [[unroll]] for (uint32_t e = 0u; e < 4u; ++e)
        {
            uint32_t place = place_of_column(column + e);
            b_tile[stage][line][place / 4u][place % 4u] = values[e];
        }
    }
    else
    {
        b_tile[stage][line][column / 4u] = values;
    }
}

#include "store_tiles-words.glsl"
