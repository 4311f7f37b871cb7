vec4 sums[INVOCATION_M][INVOCATION_N / 4u];

// Row of the tile of this invocation's sums[i], and first column of its sums[i][j].
// 8 x 4 neighbouring invocations form a cell, so that few distinct words are read at a time.
// In it, 2 x 2 form a quad: NVIDIA reads 16 bytes an invocation faster where the next one, or the one after it, reads the same.
const uint32_t CELL_N = 8u;
const uint32_t CELL_M = 4u;
const uint32_t CELLS_N = BLOCK_COLUMNS / 4u / CELL_N;
const uint32_t QUAD = 2u;

// Layers hold the same part of the tile each, of other k: 4 shares of every k-iteration.
const uint32_t LAYERS = 4u;
const uint32_t LAYER_INVOCATIONS = INVOCATIONS / LAYERS;

uint32_t layer()
{
    return gl_LocalInvocationIndex / LAYER_INVOCATIONS;
}

#include "block-2layers.glsl"

// Where B is loaded and D stored word by word, the four sums of a vector are CELL_N columns apart, and neighbours store
// neighbours. B's columns lie in shared memory in that order.
const bool SPREAD = !ALIGNED && !ALIGNED_OUTPUT && !D_TRANSPOSED && !GATE && TRIANGLE == SK_TRIANGLE_NONE;
const uint32_t SPREAD_N = 4u * CELL_N; // columns that change places

uint32_t place_of_column(uint32_t column)
{
    uint32_t place = column / SPREAD_N * SPREAD_N + column % CELL_N * 4u + column % SPREAD_N / CELL_N;
    return SPREAD ? place : column;
}

uint32_t column_at_place(uint32_t place)
{
    uint32_t column = place / SPREAD_N * SPREAD_N + place % 4u * CELL_N + place % SPREAD_N / 4u;
    return SPREAD ? column : place;
}

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
