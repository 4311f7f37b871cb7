vec4 sums[INVOCATION_M][INVOCATION_N / 4u];

// Row of the tile of this invocation's sums[i], and first column of its sums[i][j].
// 8 x 4 neighbouring invocations form a cell, so that few distinct words are read at a time.
// In it, 2 x 2 form a quad: NVIDIA reads 16 bytes an invocation faster where the next one, or the one after it, reads the same.
const uint32_t CELL_N = 8u;
const uint32_t CELL_M = 4u;
const uint32_t CELLS_N = BLOCK_COLUMNS / 4u / CELL_N;
const uint32_t QUAD = 2u;

#include "block.glsl"

void fill_sums(float value)
{
    [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N / 4u; ++j)
        {
            sums[i][j] = vec4(value);
        }
    }
}
