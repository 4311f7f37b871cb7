// D = clamp(activation(alpha scale_m scale_n sum + beta C + bias)) + residual, with those parts that the constants name,
// for OUTPUT_VECTOR sums, and their store.
const uint32_t OUTPUT_VECTOR = 4u;
// With a gate, neighbours in a row make one element of D: activation(first) second, each with alpha, scales and bias.
const uint32_t COLUMNS_FOR_ONE = GATE ? 2u : 1u;
// They are consecutive in a row and stored at once. Where lines of D may begin anywhere, they lie across its lines, and
// neighbours store consecutive ones at once: stores of 2 bytes that lie 16 apart would take a sector of memory each. Pairs
// for a gate stay together.
const bool IN_ROWS = ALIGNED_OUTPUT || GATE;
const uint32_t ROW_STEP = IN_ROWS || D_TRANSPOSED ? 0u : FRAGMENT_M / OUTPUT_VECTOR;
const uint32_t COLUMN_STEP = IN_ROWS ? 1u : D_TRANSPOSED ? SUBGROUP_N / OUTPUT_VECTOR : 0u;

#include "addend.glsl"

#include "epilogue_words-grouped.glsl"

#include "locate_addend.glsl"

#include "triangle.glsl"

#include "begin_output.glsl"

#include "load_addend-4elements.glsl"

#include "load_factors.glsl"

#include "activation.glsl"

#include "count_elements.glsl"

#include "finish_elements.glsl"

// Where in D an element lies that is so many rows and columns from another.
uint32_t output_offset(uint32_t rows, uint32_t columns)
{
    return element_offset(rows, columns, problem.d.leading_dimension, D_TRANSPOSED);
}

#include "store_elements-f32-4elements.glsl"
