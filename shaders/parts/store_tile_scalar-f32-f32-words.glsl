// Shared memory holds both tiles as f32 with k slowest, whatever the layout in global memory.
void store_a_word(uint32_t stage, uint32_t w, uint32_t bits)
{
    uint32_t line = a_word_line(w);
    uint32_t first = a_word_column(0u); // of whole spans, places are as columns
    uint32_t place = A_K_CONTIGUOUS ? line : first + w % A_SPANS * A_SPAN;
    uint32_t k = A_K_CONTIGUOUS ? a_word_column(w) : line;
    a_tile[stage][k][place / 4u][place % 4u] = uintBitsToFloat(bits);
}

void store_a_vector(uint32_t stage, uint32_t line, uint32_t column, uvec4 bits)
{
    vec4 values = uintBitsToFloat(bits);
    if (A_K_CONTIGUOUS)
    {
        [[unroll]] for (uint32_t e = 0u; e < 4u; ++e)
        {
            a_tile[stage][column + e][line / 4u][line % 4u] = values[e];
        }
    }
    else
    {
        a_tile[stage][line][column / 4u] = values;
    }
}

void store_b_word(uint32_t stage, uint32_t w, uint32_t bits)
{
    uint32_t line = b_word_line(w);
    uint32_t first = place_of_column(b_word_column(0u)); // of whole spans, places are as columns
    uint32_t place = B_K_CONTIGUOUS ? line : first + w % B_SPANS * B_SPAN;
    uint32_t k = B_K_CONTIGUOUS ? b_word_column(w) : line;
    b_tile[stage][k][place / 4u][place % 4u] = uintBitsToFloat(bits);
}

void store_b_vector(uint32_t stage, uint32_t line, uint32_t column, uvec4 bits)
{
    vec4 values = uintBitsToFloat(bits);
    if (B_K_CONTIGUOUS)
    {
        [[unroll]] for (uint32_t e = 0u; e < 4u; ++e)
        {
            b_tile[stage][column + e][line / 4u][line % 4u] = values[e];
        }
    }
    else
    {
        b_tile[stage][line][column / 4u] = values;
    }
}

#include "store_tiles-words.glsl"
