#include "halves-e5m2.glsl"

uvec4 widened_to_f16(uvec2 bits)
{
    return uvec4(halves(bits.x), halves(bits.y));
}

// Where vector i of A begins in shared memory. Where an invocation's lines are whole fragments apart, i adds a constant.
uint32_t a_word(uint32_t i)
{
    const bool apart = A_LINES != 0u && A_LINES % FRAGMENT_M == 0u;
    uint32_t line = a_vector_line(apart ? 0u : i);
    if (!A_K_CONTIGUOUS)
    {
        return a_vector_line(i) * A_STRIDE;
    }
    uint32_t neighbour = line / FRAGMENT_M + (apart ? i * (A_LINES / FRAGMENT_M) : 0u);
    return line % FRAGMENT_M * A_STRIDE + neighbour * A_FRAGMENT;
}

// Where vector i of B begins in shared memory. Where an invocation's lines are whole fragments apart, i adds a constant.
uint32_t b_word(uint32_t i)
{
    const bool apart = B_LINES != 0u && B_LINES % FRAGMENT_N == 0u;
    uint32_t line = b_vector_line(apart ? 0u : i);
    if (!B_K_CONTIGUOUS)
    {
        return b_vector_line(i) * B_STRIDE;
    }
    uint32_t neighbour = line / FRAGMENT_N + (apart ? i * (B_LINES / FRAGMENT_N) : 0u);
    return line % FRAGMENT_N * B_STRIDE + neighbour * B_FRAGMENT;
}

// Copies the loaded vectors into the layouts above.
void store_tiles(uint32_t parity)
{
    [[unroll]] for (uint32_t i = 0u; i < A_VECTORS; ++i)
    {
        if (a_has_vector(i))
        {
            uint32_t at = a_word(i) + a_vector_column(i) / WORD;
            shared_vectors[at] = widened_to_f16(a_next[parity][i].xy);
            shared_vectors[at + 1u] = widened_to_f16(a_next[parity][i].zw);
        }
    }
    [[unroll]] for (uint32_t i = 0u; i < B_VECTORS; ++i)
    {
        if (b_has_vector(i))
        {
            uint32_t at = B_VECTORS_BEGIN + b_word(i) + b_vector_column(i) / WORD;
            shared_vectors[at] = widened_to_f16(b_next[parity][i].xy);
            shared_vectors[at + 1u] = widened_to_f16(b_next[parity][i].zw);
        }
    }
}
