// Generated from templates/kernels/sparse/sparse_scan.comp.j2. Do not edit; run: ninja regen
//
// Makes row offsets of C of the sizes of its rows, in their place. Offsets of 2^32 and more lose their high word.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "spgemm.glsl"

uint32_t load_size(uint32_t row)
{
    return offset_of_c(row).x;
}

void store_begin(uint32_t row, sk_wide begin)
{
    offset_of_c(row).x = begin.low;
}

#include "spgemm_scan.glsl"

void main()
{
    sk_wide all;
    if (scan_sizes(arguments.rows, all))
    {
        offset_of_c(arguments.rows).x = all.low;
        status_word(SK_SPGEMM_NONZEROS).x = all.low;
        status_word(SK_SPGEMM_NONZEROS + 1u).x = all.high;
        status_word(SK_SPGEMM_TOO_SMALL).x = 0u;
        status_word(SK_SPGEMM_UNSPLIT).x = count_split_rows() > 0u && !is_b_sorted() ? 1u : 0u;
    }
}
