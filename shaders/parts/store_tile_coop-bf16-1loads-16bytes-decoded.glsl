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

// Half `which` of two words.
uint32_t halves_of(uint32_t first, uint32_t second, uint32_t which)
{
    return (first >> 16u * which & 0xffffu) | second >> 16u * which << 16;
}

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
            uint32_t word = a_next[BLOCK * i + line][e * 2u / 4u];
            words[line] = word;
        }
        [[unroll]] for (uint32_t line = 0u; line < BLOCK; line += 2u)
        {
            shared_vectors[at][part + line / 2u] = halves_of(words[line], words[line + 1u], e % 2u);
        }
    }
}

#include "pairs_of_matrices-bf16.glsl"

#include "decode_runs.glsl"

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
            shared_vectors[a_word(i) + a_vector_column(i) / VECTOR] = a_next[i];
        }
    }
    store_runs();
}
