/* prepare.h - what a problem has in a space.
 *
 * Uses judge.h, shares.h, tiles/triangle.h. Host and device run the same text.
 */

/* What a problem, or several, have in a space; 2^32 - 1 where there are at least so many. */
SK__STRUCT(sk__grouped_extent)
{
    uint32_t tiles;
    uint32_t places;
};

SK__FUNCTION uint32_t sk__count_row_iterations(sk__problem_row row, sk__grouped_limits limits)
{
    uint32_t of_term = sk__divide_up(sk__multiplied_k(row, limits.layouts.linear), limits.tile_k);
    return limits.second ? sk__add_saturated(of_term, of_term) : of_term;
}

/* Tiles of a triangle; 2^32 - 1 where there are at least so many. A triangle has half of the tiles of its
 * matrix and a few more, so that fewer mean that 32 bits were too few. */
SK__FUNCTION uint32_t sk__measure_triangle(uint32_t extent, uint32_t tile_m, uint32_t tile_n, bool upper)
{
    sk__wide all = sk__multiply_wide(sk__divide_up(extent, tile_m), sk__divide_up(extent, tile_n));
    uint32_t bands = (upper ? tile_m : tile_n) / sk__greatest_common_divisor(tile_m, tile_n);
    uint32_t tiles = 0xffffffffu;
    if (all.high <= 1u)
    {
        uint32_t counted = sk__count_triangle(sk__make_triangle(extent, tile_m, tile_n, bands, 1u, upper));
        tiles = all.high == 1u && counted < 0x7fffffffu ? tiles : counted;
    }
    return tiles;
}

SK__FUNCTION sk__grouped_extent sk__measure_row(sk__problem_row row, sk__grouped_limits limits)
{
    uint32_t rows = sk__divide_up(row.m, limits.tile_m);
    uint32_t columns = sk__divide_up(limits.layouts.columns * row.n, limits.tile_n);
    sk__grouped_extent extent;
    extent.tiles = sk__multiply_saturated(rows, columns);
    if (limits.triangle != SK__TRIANGLE_NONE)
    {
        bool upper = limits.triangle == SK__TRIANGLE_UPPER;
        extent.tiles = sk__measure_triangle(row.n, limits.tile_m, limits.tile_n, upper);
    }
    extent.tiles = sk__is_empty_row(row) ? 0u : extent.tiles;
    extent.places = sk__count_places(sk__count_row_iterations(row, limits), limits.unit);
    extent.places = sk__multiply_saturated(extent.tiles, extent.places);
    return extent;
}

SK__FUNCTION sk__grouped_extent sk__add_extents(sk__grouped_extent a, sk__grouped_extent b)
{
    sk__grouped_extent sum;
    sum.tiles = sk__add_saturated(a.tiles, b.tiles);
    sum.places = sk__add_saturated(a.places, b.places);
    return sum;
}

/* The places whose chunks have slots: 7 bits, and by how many they are shifted; 0: any. */
SK__FUNCTION uint32_t sk__unpack_room(uint32_t room)
{
    return room == 0u ? 0xffffffffu : (room & 127u) << (room >> 7u);
}

/* Whether 32 bits, and slots, count what several problems have. */
SK__FUNCTION bool sk__is_countable(sk__grouped_extent extent, uint32_t room)
{
    return extent.tiles < 0xffffffffu && extent.places < 0xffffffffu && extent.places <= sk__unpack_room(room);
}
