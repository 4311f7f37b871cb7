// Generated from templates/kernels/sparse/sparse_check.comp.j2. Do not edit; run: ninja regen
//
// Checks the index arrays of a sparse matrix: offsets or row indices that decrease or reach too far, and columns out of
// range. The status gets the first of each. A first dispatch clears it.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "sparse_indices.glsl"

layout(buffer_reference, std430, buffer_reference_align = 4) buffer status_words
{
    uint32_t x[4];
};

void report(uint32_t word, uint32_t index)
{
    atomicMin(status_words(words(arguments.status)).x[word], index);
}

void clear_status()
{
    uint32_t word = gl_GlobalInvocationID.x;
    if (word < 4u)
    {
        status_words(words(arguments.status)).x[word] = word == SK_INDEX_LONGEST_ROW ? 0u : SK_INDEX_FINE;
    }
}

void check_offset(uint32_t row)
{
    uint32_t begin = sk_read_table(words(arguments.offsets), row);
    bool is_last = row == arguments.rows;
    if ((row == 0u && begin != 0u) || (is_last && begin != arguments.nonzeros) || begin > arguments.nonzeros)
    {
        report(SK_INDEX_BAD_OFFSET, row);
    }
    if (!is_last)
    {
        uint32_t end = sk_read_table(words(arguments.offsets), row + 1u);
        if (end < begin)
        {
            report(SK_INDEX_BAD_OFFSET, row + 1u);
        }
        else
        {
            atomicMax(status_words(words(arguments.status)).x[SK_INDEX_LONGEST_ROW], end - begin);
        }
    }
}

void check_row(uint32_t index)
{
    uint32_t row = sk_read_table(words(arguments.row_indices), index);
    bool decreases = false;
    if (index > 0u)
    {
        decreases = row < sk_read_table(words(arguments.row_indices), index - 1u);
    }
    if (decreases || row >= arguments.rows)
    {
        report(SK_INDEX_BAD_ROW, index);
    }
}

void main()
{
    if (arguments.stage == SK_INDEX_CLEAR)
    {
        clear_status();
        return;
    }
    bool has_offsets = arguments.stage == SK_INDEX_CHECK_CSR;
    for (uint32_t i = 0u; has_offsets && i < count_own(arguments.rows + 1u); ++i)
    {
        check_offset(find_own(i));
    }
    for (uint32_t i = 0u; i < count_own(arguments.nonzeros); ++i)
    {
        uint32_t index = find_own(i);
        if (!has_offsets)
        {
            check_row(index);
        }
        if (sk_read_table(words(arguments.column_indices), index) >= arguments.columns)
        {
            report(SK_INDEX_BAD_COLUMN, index);
        }
    }
}
