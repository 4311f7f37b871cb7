// D = clamp(activation(alpha scale_m scale_n sum + beta C + bias)) + residual, with those parts that the constants name,
// for 1 elements, and their store.
const uint32_t OUTPUT_VECTOR = 1u;
// They are consecutive in a row.
const uint32_t ROW_STEP = 0u;
const uint32_t COLUMN_STEP = 1u;

#include "addend.glsl"

#include "locate_addend.glsl"

void begin_output(sk_tile_position position)
{
    d_address = matrix_address(words(problem.d.address), position.batch, problem.d.batch_stride, OUTPUT_SIZE);
    d_address = add(d_address, span(position.row * TILE_M, problem.d.leading_dimension, OUTPUT_SIZE));
    d_address = add(d_address, span(position.column * TILE_N, 1u, OUTPUT_SIZE));
    if (LINEAR && epilogue_number(BETA) != 0.0)
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
                 out float values[OUTPUT_VECTOR])
{
    uint32_t leading = x.leading_dimension;
    if (x.in_vectors && count > 0u)
    {
        uint32_t offset = (row * leading + column) / OUTPUT_VECTOR;
        values[0] = float(output_vectors(x.address).x[offset]);
        return;
    }
    [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
    {
        if (e < count)
        {
            uint32_t i = row + e * ROW_STEP;
            uint32_t j = column + e * COLUMN_STEP;
            uint32_t offset = transposed ? j * leading + i : i * leading + j;
            values[e] = float(output_elements(x.address).x[offset]);
        }
    }
}

// Loads what a vector along m or n has for `count` elements of D. They begin at `first`, and are `step` apart.
void load_factors(uvec2 address, uint32_t first, uint32_t step, uint32_t count,
                  out float values[OUTPUT_VECTOR])
{
    [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
    {
        if (e < count)
        {
            values[e] = step == 0u && e > 0u ? values[0] : factors(address).x[first + e * step];
        }
    }
}

#include "activation.glsl"

#include "count_elements.glsl"

// Turns sums into `count` elements of D; the first one is at (row, column) of the tile. That place lies in D even if count
// is 0.
void finish_elements(uint32_t row, uint32_t column, uint32_t count, sk_tile_position position, inout float values[OUTPUT_VECTOR])
{
    uint32_t m = position.row * TILE_M + row;
    uint32_t n = position.column * TILE_N + column;
    float loaded[OUTPUT_VECTOR];
    if (LINEAR)
    {
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] *= epilogue_number(ALPHA);
        }
    }
    if (SCALE_M)
    {
        load_factors(epilogue_address(SCALE_M_ADDRESS), m, ROW_STEP, count, loaded);
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] *= loaded[e];
        }
    }
    if (SCALE_N)
    {
        load_factors(epilogue_address(SCALE_N_ADDRESS), n, COLUMN_STEP, count, loaded);
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] *= loaded[e];
        }
    }
    if (LINEAR && epilogue_number(BETA) != 0.0)
    {
        load_addend(c, C_TRANSPOSED, row, column, count, loaded);
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] += epilogue_number(BETA) * loaded[e];
        }
    }
    if (BIAS == ALONG_M)
    {
        load_factors(epilogue_address(BIAS_ADDRESS), m, ROW_STEP, count, loaded);
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] += loaded[e];
        }
    }
    if (BIAS == ALONG_N)
    {
        load_factors(epilogue_address(BIAS_ADDRESS), n, COLUMN_STEP, count, loaded);
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] += loaded[e];
        }
    }
    if (SHAPES)
    {
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] = shape(values[e]);
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

void store_elements(uint32_t row, uint32_t column, uint32_t count, float values[OUTPUT_VECTOR])
{
    uint32_t offset = row * problem.d.leading_dimension + column;
    if (ALIGNED_OUTPUT)
    {
        output_vectors(d_address).x[offset / OUTPUT_VECTOR] = values[0];
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

void write_elements(uint32_t row, uint32_t column, sk_tile_position position, float values[OUTPUT_VECTOR])
{
    if (position.row * TILE_M + row < problem.m && position.column * TILE_N + column < problem.n)
    {
        uint32_t count = count_elements(row, column, position);
        finish_elements(row, column, count, position, values);
        store_elements(row, column, count, values);
    }
}
