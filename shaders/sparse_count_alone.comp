// Generated from templates/kernels/sparse/sparse_count_alone.comp.j2. Do not edit; run: ninja regen
//
// Counts the nonzeros of each row of C, of one class of short rows, thread-mapped: an invocation finds the columns of a
// row one after another, the smallest first, and looks at all of the row's products for each.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "spgemm.glsl"

#include "spgemm_rows.glsl"

#include "spgemm_alone.glsl"

// The smallest column of the row's products, from `from` on.
uint32_t find_column(listed_row own, uint32_t from)
{
    uint32_t least = NO_COLUMN;
    for (uint32_t atom = own.begin; atom < own.end; ++atom)
    {
        uint32_t row = find_row_of_b(atom), end = sk_tile_end(tiles_of_b(), row);
        for (uint32_t atom_of_b = sk_tile_begin(tiles_of_b(), row); atom_of_b < end; ++atom_of_b)
        {
            uint32_t column = load_column(atom_of_b);
            least = column >= from ? min(least, column) : least;
        }
    }
    return least;
}

void main()
{
    uint32_t turns = count_alone();
    for (uint32_t turn = 0u; turn < turns; ++turn)
    {
        listed_row own = find_alone(turn);
        uint32_t found = 0u;
        for (uint32_t column = find_column(own, 0u); column != NO_COLUMN; column = find_column(own, column + 1u))
        {
            ++found;
        }
        offset_of_c(own.row).x = found;
    }
}
