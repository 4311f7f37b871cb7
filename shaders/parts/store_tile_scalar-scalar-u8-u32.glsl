// Shared memory holds both tiles as u32 with k slowest, whatever the layout in global memory.
#include "unpack-scalar-u8-u32.glsl"

void store_a_vector(uint32_t stage, uint32_t line, uint32_t column, uvec4 bits)
{
    uint values[VECTOR] = unpack(bits);
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
    uint values[VECTOR] = unpack(bits);
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

void store_tiles(uint32_t stage)
{
    [[unroll]] for (uint32_t i = 0u; i < A_VECTORS; ++i)
    {
        if (a_has_vector(i))
        {
            store_a_vector(stage, a_vector_line(i), a_vector_column(i), a_next[i]);
        }
    }
    [[unroll]] for (uint32_t i = 0u; i < B_VECTORS; ++i)
    {
        if (b_has_vector(i))
        {
            store_b_vector(stage, b_vector_line(i), b_vector_column(i), b_next[i]);
        }
    }
}
