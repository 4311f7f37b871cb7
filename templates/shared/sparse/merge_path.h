/* merge_path.h - deals tiles and atoms evenly: each atom has a place, and behind a tile's atoms its end has one.
 *
 * Uses sparse/tiles.h, partition.h. Must not know what is done with an atom, or with a tile's end.
 * So a worker has no more work where tiles are many and empty than where one has all atoms. It needs one search, for
 * where its share begins.
 * Based on: Merrill, Garland: Merge-Based Parallel Sparse Matrix-Vector Multiplication, SC 2016.
 */

/* What comes before a place: so many tiles' ends, and so many atoms. They add up to the place. */
SK__STRUCT(sk__merge_point)
{
    uint32_t tile;
    uint32_t atom;
};

SK__FUNCTION sk__partition sk__make_merge_partition(sk__tiles tiles, uint32_t workers)
{
    return sk__make_partition(tiles.tiles + tiles.atoms, workers, 0u);
}

/* The point at a place, before which at least `low` tiles end, and at most `high`. */
SK__FUNCTION sk__merge_point sk__search_merge_point(sk__tiles tiles, uint32_t place, uint32_t low, uint32_t high)
{
    sk__merge_point point;
    while (low < high)
    {
        uint32_t middle = low + (high - low) / 2u;
        bool ends_before = sk__tile_begin(tiles, middle + 1u) + middle < place;
        low = ends_before ? middle + 1u : low;
        high = ends_before ? high : middle;
    }
    point.tile = low;
    point.atom = place - low;
    return point;
}

/* The point at a place of all. */
SK__FUNCTION sk__merge_point sk__find_merge_point(sk__tiles tiles, uint32_t place)
{
    uint32_t low = place > tiles.atoms ? place - tiles.atoms : 0u;
    return sk__search_merge_point(tiles, place, low, sk__min(place, tiles.tiles));
}

/* The point at a place that is at most so far behind another point. Whatever the offsets are, its tile and its atom are
 * at most so far behind that point's. */
SK__FUNCTION sk__merge_point sk__find_merge_point_behind(sk__tiles tiles, sk__merge_point from, uint32_t distance)
{
    uint32_t place = from.tile + from.atom + distance;
    uint32_t low = sk__max(from.tile, place > tiles.atoms ? place - tiles.atoms : 0u);
    uint32_t high = from.tile + sk__min(distance, tiles.tiles - from.tile);
    return sk__search_merge_point(tiles, place, low, high);
}

/* Whether some atoms of the point's tile come before it, so that its share of the tile is not all. */
SK__FUNCTION bool sk__cuts_tile(sk__tiles tiles, sk__merge_point point)
{
    bool cuts = false;
    if (point.tile < tiles.tiles)
    {
        cuts = point.atom > sk__tile_begin(tiles, point.tile);
    }
    return cuts;
}

/* The worker that has a tile's first atom. The one that has its end adds up what those from here on have of it. */
SK__FUNCTION uint32_t sk__first_merge_peer(sk__tiles tiles, sk__partition shares, uint32_t tile)
{
    return sk__partition_worker(shares, sk__tile_begin(tiles, tile) + tile);
}
