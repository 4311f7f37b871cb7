// Shared memory holds both tiles as f32 with k slowest, whatever the layout in global memory.
#include "unpack-bf16-f32.glsl"

void store_a_vector(uint32_t stage, uint32_t line, uint32_t column, uvec4 bits)
{
    float values[VECTOR] = unpack(bits);
    [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
    {
        if (A_K_CONTIGUOUS)
        {
            a_tile[stage][column + e][line / 4u][line % 4u] = values[e];
        }
        else
        {
            a_tile[stage][line][(column + e) / 4u][(column + e) % 4u] = values[e];
        }
    }
}

void store_b_vector(uint32_t stage, uint32_t line, uint32_t column, uvec4 bits)
{
    float values[VECTOR] = unpack(bits);
    [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
    {
        if (B_K_CONTIGUOUS)
        {
            b_tile[stage][column + e][line / 4u][line % 4u] = values[e];
        }
        else
        {
            b_tile[stage][line][(column + e) / 4u][(column + e) % 4u] = values[e];
        }
    }
}

#include "store_tiles.glsl"
