// D = clamp(activation(alpha scale_m scale_n sum + beta C + bias)) + residual, with those parts that the constants name,
// for OUTPUT_VECTOR sums, and their store.
const uint32_t OUTPUT_VECTOR = 4u;
// With a gate, neighbours in a row make one element of D: activation(first) second, each with alpha, scales and bias.
const uint32_t COLUMNS_FOR_ONE = GATE ? 2u : 1u;
// They are consecutive in a row, or SPREAD.
const uint32_t ROW_STEP = 0u;
const uint32_t COLUMN_STEP = SPREAD ? CELL_N : 1u;

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

void write_elements(uint32_t row, uint32_t column, sk_tile_position position, float values[OUTPUT_VECTOR])
{
    if (position.row * TILE_M + row < problem.m && position.column * TILE_N + column < problem.n)
    {
        uint32_t count = count_elements(row, column, position);
        finish_elements(row, column, count, position, values);
        store_elements(row, column, count, values);
    }
}
