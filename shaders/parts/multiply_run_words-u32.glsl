#include "transposed.glsl"

// Adds dot products of column c's words of B, one for each four k, and A's, which are 16-byte word v of the run.
void multiply_words(uint32_t c, uvec4 words, uvec4 a_run[TILE_M][LINES / VECTOR], uint32_t v)
{
    [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
    {
        [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
        {
            parts[m][c] += dotPacked4x8EXT(uint(a_run[m][v][i]), uint(words[i]));
        }
    }
}

// Adds what was loaded of B, times its run of A. Where rows of B were loaded, a word holds one k of four columns: blocks of four
// by four are transposed, to words of one column.
void multiply(uvec4 a_run[TILE_M][LINES / VECTOR], uvec4 b[LINES])
{
    if (B_K_CONTIGUOUS)
    {
        [[unroll]] for (uint32_t c = 0u; c < LINES; ++c)
        {
            multiply_words(c, b[c], a_run, 0u);
        }
        return;
    }
    [[unroll]] for (uint32_t k = 0u; k < LINES; k += VECTOR)
    {
        [[unroll]] for (uint32_t word = 0u; word < 4u; ++word)
        {
            uvec4 blocks[4]; // word i of block j is column i of it, four k from 4 j on
            [[unroll]] for (uint32_t j = 0u; j < 4u; ++j)
            {
                uint32_t line = k + 4u * j;
                blocks[j] = transposed(uvec4(b[line][word], b[line + 1u][word], b[line + 2u][word], b[line + 3u][word]));
            }
            [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
            {
                multiply_words(4u * word + i, uvec4(blocks[0][i], blocks[1][i], blocks[2][i], blocks[3][i]), a_run, k / VECTOR);
            }
        }
    }
}
