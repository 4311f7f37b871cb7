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

#include "transposed.glsl"

// Stores block i transposed: of each row or column of the tile the k that it holds, one after the other.
void store_a_block(uint32_t i)
{
    uvec2 block = a_block[i];
    uint32_t row = block.y * VECTOR;
    uint32_t place = row % FRAGMENT_M * A_STRIDE + row / FRAGMENT_M * A_FRAGMENT + block.x / WORD_BLOCKS;
    uint32_t part = block.x % WORD_BLOCKS * (BLOCK_BYTES / 4u);
    [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
    {
        uint32_t at = place + e % FRAGMENT_M * A_STRIDE + e / FRAGMENT_M * A_FRAGMENT;
        uint32_t words[BLOCK]; // of the block's lines, that have e
        [[unroll]] for (uint32_t line = 0u; line < BLOCK; ++line)
        {
            uint32_t word = a_next[BLOCK * i + line][e * 1u / 4u];
            words[line] = word;
        }
        shared_vectors[at][part] = transposed(uvec4(words[0], words[1], words[2], words[3]))[e % 4u];
    }
}

// Stores block i transposed: of each row or column of the tile the k that it holds, one after the other.
void store_b_block(uint32_t i)
{
    uvec2 block = b_block[i];
    uint32_t row = block.y * VECTOR;
    uint32_t place = B_VECTORS_BEGIN + row % FRAGMENT_N * B_STRIDE + row / FRAGMENT_N * B_FRAGMENT + block.x / WORD_BLOCKS;
    uint32_t part = block.x % WORD_BLOCKS * (BLOCK_BYTES / 4u);
    [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
    {
        uint32_t at = place + e % FRAGMENT_N * B_STRIDE + e / FRAGMENT_N * B_FRAGMENT;
        uint32_t words[BLOCK]; // of the block's lines, that have e
        [[unroll]] for (uint32_t line = 0u; line < BLOCK; ++line)
        {
            uint32_t word = b_next[BLOCK * i + line][e * 1u / 4u];
            words[line] = word;
        }
        shared_vectors[at][part] = transposed(uvec4(words[0], words[1], words[2], words[3]))[e % 4u];
    }
}

// Copies the loaded vectors into the layouts above. Where none can be transposed, the text says so, and is shorter.
void store_tiles(bool as_they_are)
{
    if (!as_they_are)
    {
        [[unroll]] for (uint32_t i = 0u; i < (A_TRANSPOSED ? A_VECTORS / BLOCK : 0u); ++i)
        {
            if (a_has_vector(BLOCK * i))
            {
                store_a_block(i);
            }
        }
    }
    [[unroll]] for (uint32_t i = 0u; i < (A_TRANSPOSED ? 0u : A_VECTORS); ++i)
    {
        if (a_has_vector(i))
        {
            uint32_t at = a_word(i) + a_vector_column(i) / WORD;
            shared_vectors[at] = a_next[i].xy;
            shared_vectors[at + 1u] = a_next[i].zw;
        }
    }
    if (!as_they_are)
    {
        [[unroll]] for (uint32_t i = 0u; i < (B_TRANSPOSED ? B_VECTORS / BLOCK : 0u); ++i)
        {
            if (b_has_vector(BLOCK * i))
            {
                store_b_block(i);
            }
        }
    }
    [[unroll]] for (uint32_t i = 0u; i < (B_TRANSPOSED ? 0u : B_VECTORS); ++i)
    {
        if (b_has_vector(i))
        {
            uint32_t at = B_VECTORS_BEGIN + b_word(i) + b_vector_column(i) / WORD;
            shared_vectors[at] = b_next[i].xy;
            shared_vectors[at + 1u] = b_next[i].zw;
        }
    }
}
