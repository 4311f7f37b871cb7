// Generated from templates/kernels/sparse/sparse_places.comp.j2. Do not edit; run: ninja regen
//
// Finds where the products of each nonzero of A begin, among all products.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "spgemm.glsl"

#include "spgemm_chunk.glsl"

uint32_t load_size(uint32_t atom)
{
    return count_row_of_b(find_row_of_b(atom));
}

void store_begin(uint32_t atom, sk_wide begin)
{
    product_begins(begin_at(atom)).x = uvec2(begin.low, begin.high);
}

#include "spgemm_scan.glsl"

void main()
{
    sk_wide all;
    if (scan_sizes(arguments.a_nonzeros, all))
    {
        store_begin(arguments.a_nonzeros, all);
        status_word(SK_SPGEMM_PRODUCTS).x = all.low;
        status_word(SK_SPGEMM_PRODUCTS + 1u).x = all.high;
    }
}
