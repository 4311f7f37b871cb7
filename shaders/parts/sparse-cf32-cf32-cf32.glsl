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

#include "sparse_values-cf32-cf32-cf32.glsl"

const uint32_t SUM_SIZE = 8u;

layout(buffer_reference, std430, buffer_reference_align = 8) buffer slots
{
    SUM x;
};

#include "sparse_space.glsl"

void store_element(uint32_t row, uint32_t column, SUM sum)
{
    SUM value = factor(arguments.alpha) * sum;
    if (arguments.reads_c != 0u)
    {
        value += factor(arguments.beta) * SUM(elements(element_at(
            words(arguments.c), C_TRANSPOSED, row, column, arguments.leading_dimension_c)).x);
    }
    elements(element_at(words(arguments.d), D_TRANSPOSED, row, column, arguments.leading_dimension_d)).x = value;
}

// The sums of the invocation's columns.
void store_row(uint32_t row, uint32_t block, SUM sums[MOST_COLUMNS])
{
    for (uint32_t c = 0u; c < COLUMNS; ++c)
    {
        uint32_t column = column_of(block, c);
        if (column < arguments.n)
        {
            store_element(row, column, sums[c]);
        }
    }
}
