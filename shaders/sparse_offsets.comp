// Generated from templates/kernels/sparse/sparse_offsets.comp.j2. Do not edit; run: ninja regen
//
// Makes row offsets of sorted row indices. An invocation searches for where its rows begin.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "sparse_indices.glsl"

void main()
{
    uint32_t count = count_own(arguments.rows + 1u);
    for (uint32_t i = 0u; i < count; ++i)
    {
        uint32_t row = find_own(i);
        table_words(at(words(arguments.offsets), row, 4u)).x =
            sk_count_below(words(arguments.row_indices), arguments.nonzeros, row);
    }
}
