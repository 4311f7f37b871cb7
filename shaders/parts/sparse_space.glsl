#ifndef SELF
#define SELF gl_LocalInvocationIndex
#endif

// A team has `LANES` invocations, each with COLUMNS columns of a block of D. It computes the same atoms for all.
const uint32_t TEAMS = INVOCATIONS / LANES;
const uint32_t BLOCK = LANES * COLUMNS; // columns of D that a workgroup computes
const uint32_t MOST_COLUMNS = 8u; // of an invocation

struct sk_partition
{
    uint32_t workers;       // that have a share: [0, workers)
    uint32_t share;         // places of each,
    uint32_t larger_shares; // and of the first so many workers one more
};

// How many workers can share places so that each has one, and a minimum segment if any.
uint32_t sk_count_sharing_workers(uint32_t places, uint32_t workers, uint32_t minimum_segment)
{
    uint32_t most = minimum_segment > 1u ? places / minimum_segment : places;
    return sk_min(workers, sk_max(sk_min(places, 1u), most));
}

sk_partition sk_make_partition(uint32_t places, uint32_t workers, uint32_t minimum_segment)
{
    sk_partition shares;
    shares.workers = sk_count_sharing_workers(places, workers, minimum_segment);
    shares.share = places / sk_max(shares.workers, 1u);
    shares.larger_shares = places - shares.share * shares.workers;
    return shares;
}

// First place of a worker's share; with worker == workers, the end of the last one.
uint32_t sk_partition_begin(sk_partition shares, uint32_t worker)
{
    return worker * shares.share + sk_min(worker, shares.larger_shares);
}

// The worker whose share has a place.
uint32_t sk_partition_worker(sk_partition shares, uint32_t place)
{
    uint32_t in_larger = shares.larger_shares * (shares.share + 1u);
    return place < in_larger ? place / (shares.share + 1u)
                             : shares.larger_shares + (place - in_larger) / shares.share;
}

struct sk_tiles
{
    uvec2 offsets; // tiles + 1 words: where each tile's atoms begin, and where the last one's end
    uint32_t tiles;
    uint32_t atoms; // tiles + atoms < 2^32; 0: no tile has any, and offsets are not read
};

// Where a tile's atoms begin; of the tile after the last one, where all end. Wrong offsets lead to no other atoms than
// there are.
uint32_t sk_tile_begin(sk_tiles tiles, uint32_t tile)
{
    uint32_t begin = 0u;
    if (tiles.atoms > 0u)
    {
        begin = sk_min(sk_read_table(tiles.offsets, tile), tiles.atoms);
    }
    return begin;
}

// Where a tile's atoms end: not before they begin.
uint32_t sk_tile_end(sk_tiles tiles, uint32_t tile)
{
    return sk_max(sk_tile_begin(tiles, tile), sk_tile_begin(tiles, tile + 1u));
}

// What comes before a place: so many tiles' ends, and so many atoms. They add up to the place.
struct sk_merge_point
{
    uint32_t tile;
    uint32_t atom;
};

sk_partition sk_make_merge_partition(sk_tiles tiles, uint32_t workers)
{
    return sk_make_partition(tiles.tiles + tiles.atoms, workers, 0u);
}

// The point at a place, before which at least `low` tiles end, and at most `high`.
sk_merge_point sk_search_merge_point(sk_tiles tiles, uint32_t place, uint32_t low, uint32_t high)
{
    sk_merge_point point;
    while (low < high)
    {
        uint32_t middle = low + (high - low) / 2u;
        bool ends_before = sk_tile_begin(tiles, middle + 1u) + middle < place;
        low = ends_before ? middle + 1u : low;
        high = ends_before ? high : middle;
    }
    point.tile = low;
    point.atom = place - low;
    return point;
}

// The point at a place of all.
sk_merge_point sk_find_merge_point(sk_tiles tiles, uint32_t place)
{
    uint32_t low = place > tiles.atoms ? place - tiles.atoms : 0u;
    return sk_search_merge_point(tiles, place, low, sk_min(place, tiles.tiles));
}

// The point at a place that is at most so far behind another point. Whatever the offsets are, its tile and its atom are
// at most so far behind that point's.
sk_merge_point sk_find_merge_point_behind(sk_tiles tiles, sk_merge_point from, uint32_t distance)
{
    uint32_t place = from.tile + from.atom + distance;
    uint32_t low = sk_max(from.tile, place > tiles.atoms ? place - tiles.atoms : 0u);
    uint32_t high = from.tile + sk_min(distance, tiles.tiles - from.tile);
    return sk_search_merge_point(tiles, place, low, high);
}

// Whether some atoms of the point's tile come before it, so that its share of the tile is not all.
bool sk_cuts_tile(sk_tiles tiles, sk_merge_point point)
{
    bool cuts = false;
    if (point.tile < tiles.tiles)
    {
        cuts = point.atom > sk_tile_begin(tiles, point.tile);
    }
    return cuts;
}

// The worker that has a tile's first atom. The one that has its end adds up what those from here on have of it.
uint32_t sk_first_merge_peer(sk_tiles tiles, sk_partition shares, uint32_t tile)
{
    return sk_partition_worker(shares, sk_tile_begin(tiles, tile) + tile);
}

// D = alpha A B + beta C, with a sparse A of `rows` rows. Strides are elements, as the layouts have them.
struct sk_sparse_arguments
{
    uint32_t offsets[2]; // addresses: of row offsets, column indices and values of A
    uint32_t columns[2];
    uint32_t values[2];
    uint32_t b[2];
    uint32_t c[2];
    uint32_t d[2];
    uint32_t workspace[2];
    uint32_t rows;
    uint32_t nonzeros; // 0: offsets, columns, values and B are not read
    uint32_t last_column;
    uint32_t n;
    uint32_t leading_dimension_b;
    uint32_t leading_dimension_c;
    uint32_t leading_dimension_d;
    uint32_t workers;
    uint32_t alpha; // bits of an f32; of integers, where values are those
    uint32_t beta;
    uint32_t reads_c;
    uint32_t in_runs; // invocations have neighbouring columns, of which B and D have 16 bytes at once
};

#define SK_NO_TILE 0xffffffffu

// The workspace begins with a word a worker: the tile whose end it has, but not its first atom, or SK_NO_TILE. Then
// come slots of n sums: one a worker, for its part of that tile; and one a worker for the atoms behind its last tile's
// end.
uint32_t sk_merge_slots_begin(uint32_t workers)
{
    return (4u * workers + 255u) / 256u * 256u;
}

layout(push_constant, std430) uniform push_constants
{
    sk_sparse_arguments arguments;
};

sk_tiles make_tiles()
{
    sk_tiles tiles;
    tiles.offsets = words(arguments.offsets);
    tiles.tiles = arguments.rows;
    tiles.atoms = arguments.nonzeros;
    return tiles;
}

// The block of columns that this workgroup computes, which may be behind the last one.
uint32_t find_block()
{
    return gl_WorkGroupID.z * gl_NumWorkGroups.y + gl_WorkGroupID.y;
}

bool is_behind_last(uint32_t block)
{
    return block > (arguments.n - 1u) / BLOCK;
}
