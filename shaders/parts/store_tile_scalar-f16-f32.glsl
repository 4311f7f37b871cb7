// Shared memory holds both tiles as f32 with k slowest, whatever the layout in global memory.
void store_a_vector(uint32_t stage, uint32_t line, uint32_t column, uvec4 bits)
{
    vec4 low = vec4(unpackHalf2x16(bits.x), unpackHalf2x16(bits.y));
    vec4 high = vec4(unpackHalf2x16(bits.z), unpackHalf2x16(bits.w));
    if (A_K_CONTIGUOUS)
    {
        [[unroll]] for (uint32_t e = 0u; e < 4u; ++e)
        {
            a_tile[stage][column + e][line / 4u][line % 4u] = low[e];
            a_tile[stage][column + 4u + e][line / 4u][line % 4u] = high[e];
        }
    }
    else
    {
        a_tile[stage][line][column / 4u] = low;
        a_tile[stage][line][column / 4u + 1u] = high;
    }
}

void store_b_vector(uint32_t stage, uint32_t line, uint32_t column, uvec4 bits)
{
    vec4 low = vec4(unpackHalf2x16(bits.x), unpackHalf2x16(bits.y));
    vec4 high = vec4(unpackHalf2x16(bits.z), unpackHalf2x16(bits.w));
    if (B_K_CONTIGUOUS)
    {
        [[unroll]] for (uint32_t e = 0u; e < 4u; ++e)
        {
            b_tile[stage][column + e][line / 4u][line % 4u] = low[e];
            b_tile[stage][column + 4u + e][line / 4u][line % 4u] = high[e];
        }
    }
    else
    {
        b_tile[stage][line][column / 4u] = low;
        b_tile[stage][line][column / 4u + 1u] = high;
    }
}

#include "store_tiles.glsl"
