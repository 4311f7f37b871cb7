#include "rounding_mode.glsl"

#define SUM float

const uint32_t SIZE = 2u; // bytes of a value

layout(buffer_reference, std430, buffer_reference_align = 2) buffer elements
{
    float16_t x;
};

#include "round_to_f16.glsl"

// If alpha is 0, values of A and B are not read: the host gives other memory, of which the first element will do.
SUM load_value(uint32_t values[2], uint32_t atom)
{
    return SUM(elements(at(words(values), arguments.alpha == 0u ? 0u : atom, SIZE)).x);
}

#include "sparse_multiply.glsl"

// Alpha times a sum; 0, whatever the sum is, if alpha is 0.
SUM scale(SUM sum)
{
    SUM alpha = SUM(uintBitsToFloat(arguments.alpha));
    return alpha == SUM(0) ? SUM(0) : alpha * sum;
}

// Whether C has more nonzeros than there is memory for.
bool exceeds_capacity()
{
    uint32_t low = status_word(SK_SPGEMM_NONZEROS).x, high = status_word(SK_SPGEMM_NONZEROS + 1u).x;
    return high > 0u || low > arguments.capacity;
}

// Where a row of C lies, as far as there is memory for it.
struct row_of_c
{
    uint32_t begin;
    uint32_t size;
};

row_of_c find_row_of_c(uint32_t row)
{
    uint32_t end = min(offset_of_c(row + 1u).x, arguments.capacity);
    row_of_c found;
    found.begin = min(offset_of_c(row).x, end);
    found.size = end - found.begin;
    return found;
}

void store_nonzero(row_of_c row, uint32_t place, uint32_t column, SUM sum)
{
    if (place < row.size)
    {
        SUM value = scale(sum);
        table_words(at(words(arguments.c_columns), row.begin + place, 4u)).x = column;
        elements(at(words(arguments.c_values), row.begin + place, SIZE)).x = float16_t(round_to_f16(value));
    }
}
