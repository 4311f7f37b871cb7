// D = clamp(activation(alpha scale_m scale_n sum + beta C + bias)) + residual, with those parts that the constants name,
// for 4 elements, and their store.
const uint32_t OUTPUT_VECTOR = 4u;
// They are consecutive in a row and stored at once; or, where rows may begin anywhere, they lie in a column, and neighbours
// store consecutive ones at once: stores of 2 bytes that lie 16 apart would take a sector of memory each.
const uint32_t ROW_STEP = ALIGNED_OUTPUT ? 0u : FRAGMENT_M / OUTPUT_VECTOR;
const uint32_t COLUMN_STEP = ALIGNED_OUTPUT ? 1u : 0u;

#include "addend.glsl"

#include "epilogue_words.glsl"

#include "locate_addend.glsl"

#include "triangle.glsl"

#include "begin_output.glsl"

#include "load_addend-4elements.glsl"

#include "load_factors.glsl"

#include "activation.glsl"

#include "count_elements.glsl"

#include "finish_elements.glsl"

// Where in D the e-th of the elements lies, from the first.
uint32_t element_offset(uint32_t e)
{
    return e * (ROW_STEP * problem.d.leading_dimension + COLUMN_STEP);
}

#include "store_elements-f32-4elements.glsl"
