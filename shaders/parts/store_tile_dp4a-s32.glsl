// A vector of shared memory is a block of 4 rows and 4 k, of a word for each row. A vector from global memory gives a word to
// each of four blocks. Where rows, not k, are contiguous there, a word holds one k of four rows: blocks are transposed then.
void store_a_vector(uint32_t stage, uint32_t line, uint32_t column, uvec4 bits)
{
    [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
    {
        uint32_t k_block = A_K_CONTIGUOUS ? column / 4u + i : line / 4u;
        uint32_t row_block = A_K_CONTIGUOUS ? line / 4u : column / 4u + i;
        a_tile[stage][k_block][row_block][line % 4u] = int(bits[i]);
    }
}

void store_b_vector(uint32_t stage, uint32_t line, uint32_t column, uvec4 bits)
{
    [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
    {
        uint32_t k_block = B_K_CONTIGUOUS ? column / 4u + i : line / 4u;
        uint32_t row_block = B_K_CONTIGUOUS ? line / 4u : column / 4u + i;
        b_tile[stage][k_block][row_block][line % 4u] = int(bits[i]);
    }
}

#include "transposed.glsl"

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
    if (!A_K_CONTIGUOUS || !B_K_CONTIGUOUS)
    {
        barrier();
    }
    const uint32_t A_BLOCKS = TILE_K / 4u * TILE_M / 4u;
    [[unroll]] for (uint32_t i = 0u; i < (A_K_CONTIGUOUS ? 0u : A_BLOCKS); i += INVOCATIONS)
    {
        uint32_t block = i + gl_LocalInvocationIndex;
        if (A_BLOCKS % INVOCATIONS == 0u || block < A_BLOCKS)
        {
            uint32_t k_block = block / (TILE_M / 4u), row_block = block % (TILE_M / 4u);
            a_tile[stage][k_block][row_block] = ivec4(transposed(uvec4(a_tile[stage][k_block][row_block])));
        }
    }
    const uint32_t B_BLOCKS = TILE_K / 4u * TILE_N / 4u;
    [[unroll]] for (uint32_t i = 0u; i < (B_K_CONTIGUOUS ? 0u : B_BLOCKS); i += INVOCATIONS)
    {
        uint32_t block = i + gl_LocalInvocationIndex;
        if (B_BLOCKS % INVOCATIONS == 0u || block < B_BLOCKS)
        {
            uint32_t k_block = block / (TILE_N / 4u), row_block = block % (TILE_N / 4u);
            b_tile[stage][k_block][row_block] = ivec4(transposed(uvec4(b_tile[stage][k_block][row_block])));
        }
    }
}
