// D = clamp(activation(alpha scale_m scale_n sum + beta C + bias)) + residual, with those parts that the constants name,
// for 4 elements, and their store.
const uint32_t OUTPUT_VECTOR = 4u;
// They are consecutive in a row and stored at once; or, where rows may begin anywhere, they lie in a column, and neighbours
// store consecutive ones at once: stores of 2 bytes that lie 16 apart would take a sector of memory each.
const uint32_t ROW_STEP = ALIGNED_OUTPUT ? 0u : FRAGMENT_M / OUTPUT_VECTOR;
const uint32_t COLUMN_STEP = ALIGNED_OUTPUT ? 1u : 0u;

#include "addend.glsl"

#include "locate_addend.glsl"

void begin_output(sk_tile_position position)
{
    d_address = matrix_address(words(problem.d.address), position.batch, problem.d.batch_stride, OUTPUT_SIZE);
    d_address = add(d_address, span(position.row * TILE_M, problem.d.leading_dimension, OUTPUT_SIZE));
    d_address = add(d_address, span(position.column * TILE_N, 1u, OUTPUT_SIZE));
    if (LINEAR && epilogue[BETA] != 0u)
    {
        c = locate_addend(words(problem.c.address), problem.c.leading_dimension, problem.c.batch_stride, C_TRANSPOSED,
                          position);
    }
    if (HAS_RESIDUAL)
    {
        residual = locate_addend(epilogue_address(RESIDUAL_ADDRESS), epilogue[LEADING_DIMENSION_RESIDUAL],
                                 epilogue[BATCH_STRIDE_RESIDUAL], RESIDUAL == TRANSPOSED, position);
    }
}

// Loads `count` elements of C or the residual; the first one is at (row, column) of the tile. It loads no others: the addend
// may be D, where other invocations store at the same time.
void load_addend(addend x, bool transposed, uint32_t row, uint32_t column, uint32_t count,
                 out uint values[OUTPUT_VECTOR])
{
    uint32_t leading = x.leading_dimension;
    if (x.in_vectors && count > 0u)
    {
        uint32_t offset = (row * leading + column) / OUTPUT_VECTOR;
        uvec4 four = uvec4(output_vectors(x.address).x[offset]);
        values = uint[4](four.x, four.y, four.z, four.w);
        return;
    }
    [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
    {
        if (e < count)
        {
            uint32_t i = row + e * ROW_STEP;
            uint32_t j = column + e * COLUMN_STEP;
            uint32_t offset = transposed ? j * leading + i : i * leading + j;
            values[e] = uint(output_elements(x.address).x[offset]);
        }
    }
}

#include "count_elements.glsl"

// Turns sums into `count` elements of D; the first one is at (row, column) of the tile. That place lies in D even if count
// is 0.
void finish_elements(uint32_t row, uint32_t column, uint32_t count, sk_tile_position position, inout uint values[OUTPUT_VECTOR])
{
    uint32_t m = position.row * TILE_M + row;
    uint32_t n = position.column * TILE_N + column;
    uint loaded[OUTPUT_VECTOR];
    if (LINEAR)
    {
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] *= epilogue[ALPHA];
        }
    }
    if (LINEAR && epilogue[BETA] != 0u)
    {
        load_addend(c, C_TRANSPOSED, row, column, count, loaded);
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] += epilogue[BETA] * loaded[e];
        }
    }
    if (HAS_RESIDUAL)
    {
        load_addend(residual, RESIDUAL == TRANSPOSED, row, column, count, loaded);
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] += loaded[e];
        }
    }
}

// Where in D the e-th of the elements lies, from the first.
uint32_t element_offset(uint32_t e)
{
    return e * (ROW_STEP * problem.d.leading_dimension + COLUMN_STEP);
}

void store_elements(uint32_t row, uint32_t column, uint32_t count, uint values[OUTPUT_VECTOR])
{
    uint32_t offset = row * problem.d.leading_dimension + column;
    if (ALIGNED_OUTPUT)
    {
        output_vectors(d_address).x[offset / OUTPUT_VECTOR] = uvec4(values[0], values[1], values[2], values[3]);
        return;
    }
    [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
    {
        if (e < count)
        {
            output_elements(d_address).x[offset + element_offset(e)] = values[e];
        }
    }
}
