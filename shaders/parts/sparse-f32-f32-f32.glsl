#include "sparse_extensions.glsl"

// The library knows these by number.
layout(constant_id = 0) const uint32_t LANES = 1u; // invocations of a team: a power of two
layout(constant_id = 1) const uint32_t COLUMNS = 1u; // of D that an invocation computes
layout(constant_id = 2) const uint32_t PARTS = 1u; // teams of a worker that computes whole rows: a power of two
layout(constant_id = 3) const uint32_t LOADS = 8u; // nonzeros that an invocation loads for its workgroup at once
layout(constant_id = 4) const bool B_TRANSPOSED = false; // B is column-major
layout(constant_id = 5) const bool C_TRANSPOSED = false; // C is column-major
layout(constant_id = 6) const bool D_TRANSPOSED = false; // D is column-major
layout(constant_id = 7) const bool ROUND_IN_INTEGERS = false;

#include "sparse_values-f32-f32-f32.glsl"

const uint32_t SUM_SIZE = 4u;

layout(buffer_reference, std430, buffer_reference_align = 4) buffer slots
{
    SUM x;
};

#include "sparse_space.glsl"

#include "sparse_runs-f32.glsl"

// Whether an invocation's columns are neighbours, of which B and D have a run of 16 bytes at once.
bool has_runs()
{
    return COLUMNS == RUN && !B_TRANSPOSED && !D_TRANSPOSED && arguments.in_runs != 0u;
}

// The c-th column of the invocation.
uint32_t column_of(uint32_t block, uint32_t c)
{
    uint32_t lane = SELF % LANES;
    return block * BLOCK + (has_runs() ? lane * COLUMNS + c : c * LANES + lane);
}

// An element of D, before it is rounded.
SUM finish(uint32_t row, uint32_t column, SUM sum)
{
    SUM value = factor(arguments.alpha) * sum;
    if (arguments.reads_c != 0u)
    {
        value += factor(arguments.beta) * SUM(elements(element_at(
            words(arguments.c), C_TRANSPOSED, row, column, arguments.leading_dimension_c)).x);
    }
    return value;
}

void store_element(uint32_t row, uint32_t column, SUM sum)
{
    SUM value = finish(row, column, sum);
    elements(element_at(words(arguments.d), D_TRANSPOSED, row, column, arguments.leading_dimension_d)).x = value;
}

// Neighbouring elements of D.
void store_run(uint32_t row, uint32_t column, SUM sums[MOST_COLUMNS])
{
    uvec4 run = uvec4(0u);
    [[unroll]] for (uint32_t c = 0u; c < RUN; ++c)
    {
        run[c] = floatBitsToUint(finish(row, column + c, sums[c]));
    }
    runs(element_at(words(arguments.d), false, row, column, arguments.leading_dimension_d)).x = run;
}

// The sums of the invocation's columns.
void store_row(uint32_t row, uint32_t block, SUM sums[MOST_COLUMNS])
{
    if (has_runs())
    {
        if (column_of(block, 0u) < arguments.n)
        {
            store_run(row, column_of(block, 0u), sums);
        }
        return;
    }
    for (uint32_t c = 0u; c < COLUMNS; ++c)
    {
        uint32_t column = column_of(block, c);
        if (column < arguments.n)
        {
            store_element(row, column, sums[c]);
        }
    }
}
