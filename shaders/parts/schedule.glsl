struct sk_space
{
    uint32_t tiles;        // macro-tiles of all batches, of all problems
    uint32_t k_iterations; // of each tile; as are units and places, it is read only if all tiles are alike
    uint32_t unit;         // k-iterations that are never parted; a tile's last unit may have fewer
    uint32_t places;       // derived: of each tile, one for each unit, at least 1
    uint32_t problems;     // whose tiles the table describes; 0: all tiles are alike
    uvec2 table;       // SK_TABLE_ROW words a problem, described below, in the order in which they are dealt
    uint32_t nearby;       // row of it from which a search sets out: near the goal it is short
};

// A row of the table: what lies before the problem, and what its tiles are.
#define SK_TABLE_TILES 0u        // tiles of the rows before it
#define SK_TABLE_PLACES 1u       // places of the rows before it
#define SK_TABLE_K_ITERATIONS 2u // of each of its tiles
#define SK_TABLE_PROBLEM 3u      // its number
#define SK_TABLE_ROW 4u          // words of a row

struct sk_tile
{
    uint32_t number;
    uint32_t k_iterations; // 0 only where k is 0
    uint32_t first_place;
    uint32_t places;
    uint32_t row; // of the table,
    uint32_t problem;
};

// The units of a tile of so many k-iterations; one for none.
uint32_t sk_count_places(uint32_t k_iterations, uint32_t unit)
{
    return sk_max(sk_divide_up(k_iterations, unit), 1u);
}

// The space of tiles that are all alike.
sk_space sk_make_space(uint32_t tiles, uint32_t k_iterations, uint32_t unit)
{
    sk_space space;
    space.tiles = tiles;
    space.k_iterations = k_iterations;
    space.unit = unit;
    space.places = sk_count_places(k_iterations, unit);
    space.problems = 0u;
    space.table = uvec2(0u);
    space.nearby = 0u;
    return space;
}

// Words of a table that do not descend: every `stride`-th from `begin` on.
struct sk_column
{
    uvec2 table;
    uint32_t begin;
    uint32_t stride;
    uint32_t count;
};

// The last of a column's words that is at most `most`, or the first. From the nearby one on the search takes steps that
// double, up or down, and then halves the last one. Returns early, so that spirv-opt keeps one function for all callers
// (see schedule.h).
uint32_t sk_search_column(sk_column column, uint32_t nearby, uint32_t most)
{
    if (column.count <= 1u)
    {
        return 0u;
    }
    uint32_t first = sk_min(nearby, column.count - 1u), end = first + 1u, distance = 1u;
    while (first > 0u && sk_read_table(column.table, column.begin + first * column.stride) > most)
    {
        end = first;
        first -= sk_min(distance, first);
        distance *= 2u;
    }
    while (end < column.count && sk_read_table(column.table, column.begin + end * column.stride) <= most)
    {
        first = end;
        end += sk_min(distance, column.count - end);
        distance *= 2u;
    }
    while (end - first > 1u)
    {
        uint32_t middle = first + (end - first) / 2u;
        if (sk_read_table(column.table, column.begin + middle * column.stride) <= most)
        {
            first = middle;
        }
        else
        {
            end = middle;
        }
    }
    return first;
}

// The last row before which a column of the table counts at most `most`: of a problem that has tiles, if any has so
// many.
uint32_t sk_find_row(sk_space space, uint32_t column, uint32_t most)
{
    sk_column words;
    words.table = space.table;
    words.begin = column;
    words.stride = SK_TABLE_ROW;
    words.count = space.problems;
    return sk_search_column(words, space.nearby, most);
}

// The first tile of a row's problem.
sk_tile sk_first_tile(sk_space space, uint32_t row)
{
    uint32_t words = row * SK_TABLE_ROW;
    sk_tile tile;
    tile.row = row;
    tile.number = sk_read_table(space.table, words + SK_TABLE_TILES);
    tile.first_place = sk_read_table(space.table, words + SK_TABLE_PLACES);
    tile.k_iterations = sk_read_table(space.table, words + SK_TABLE_K_ITERATIONS);
    tile.problem = sk_read_table(space.table, words + SK_TABLE_PROBLEM);
    tile.places = sk_count_places(tile.k_iterations, space.unit);
    return tile;
}

// A tile by its number; of number `tiles`, which is none, the first place is the end of the space.
sk_tile sk_tile_at(sk_space space, uint32_t number)
{
    sk_tile tile;
    if (sk_lists_problems(space))
    {
        tile = sk_first_tile(space, sk_find_row(space, SK_TABLE_TILES, number));
        tile.first_place += (number - tile.number) * tile.places;
    }
    else
    {
        tile.k_iterations = space.k_iterations;
        tile.places = space.places;
        tile.first_place = number * space.places;
        tile.row = 0u;
        tile.problem = 0u;
    }
    tile.number = number;
    return tile;
}

// The tile that has a place.
sk_tile sk_find_tile(sk_space space, uint32_t place)
{
    sk_tile tile;
    if (sk_lists_problems(space))
    {
        tile = sk_first_tile(space, sk_find_row(space, SK_TABLE_PLACES, place));
        uint32_t before = (place - tile.first_place) / tile.places;
        tile.number += before;
        tile.first_place += before * tile.places;
    }
    else
    {
        tile = sk_tile_at(space, place / space.places);
    }
    return tile;
}

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

#ifdef SK_SHARES
// What a table says of workers: nothing, or one of:
struct sk_shares
{
    bool listed; // shares of Stream-K, which are not even: the places at which they begin, of stream_k.workers, and
// where the last one ends
    bool starts; // the rows of the tiles that workers begin with, all of them whole
    uvec2 table;
    uint32_t nearby; // the worker from which a search in it sets out
};
#endif

struct sk_schedule
{
    sk_space space;
    uint32_t workers;
    uint32_t splits;              // split-K: splits of every tile, workers = tiles * splits; 0: not split-K
    uint32_t stream_k_tiles;      // tiles [0, stream_k_tiles) are dealt by the place, the others whole
    uint32_t minimum_segment;     // units; no segment of a split tile has fewer. 0 and 1: no minimum
    uint32_t data_parallel_first; // a worker takes its whole tiles before its Stream-K range, not after
    uint32_t interleave;          // strands: workers and Stream-K tiles that are alike modulo it share; at least 1.
// More than one only where all tiles are alike
    bool chunked;                 // each unit of every tile is a segment of its own, a chunk
    sk_partition stream_k;       // derived: of the places of Stream-K tiles,
#ifdef SK_SHARES
    sk_shares shares;
#endif
};

// k-iterations [k_begin, k_end) of one tile.
struct sk_segment
{
    sk_tile tile;
    uint32_t k_begin;
    uint32_t k_end;
};

// Fills in the derived member: shares are even.
sk_schedule sk_derive_shares(sk_schedule schedule)
{
    uint32_t places = sk_tile_at(schedule.space, schedule.stream_k_tiles).first_place;
    schedule.stream_k = sk_make_partition(places, schedule.workers, schedule.minimum_segment);
#ifdef SK_SHARES
    schedule.shares.listed = false;
    schedule.shares.starts = false;
    schedule.shares.table = uvec2(0u);
    schedule.shares.nearby = 0u;
#endif
    return schedule;
}

// The schedule of one strand, which numbers its own workers and Stream-K tiles. Neighbouring workers are of different
// strands, in the same place of each, so that they compute neighbouring tiles at about the same k.
sk_schedule sk_strand_schedule(sk_schedule schedule, uint32_t strand)
{
    if (schedule.interleave > 1u)
    {
        schedule.stream_k_tiles = (schedule.stream_k_tiles + schedule.interleave - 1u - strand) / schedule.interleave;
        schedule.workers = (schedule.workers + schedule.interleave - 1u - strand) / schedule.interleave;
        schedule.interleave = 1u;
        return sk_derive_shares(schedule);
    }
    return schedule;
}

// Moves a boundary between workers to the edge of its tile where it would cut off less than the minimum segment, which
// no tile of fewer units has. It never decreases with the place, so the ranges still cover everything once.
uint32_t sk_snap_boundary(sk_schedule schedule, uint32_t place)
{
    sk_tile tile = sk_find_tile(schedule.space, place);
    uint32_t in_tile = place - tile.first_place;
    if (in_tile < schedule.minimum_segment)
    {
        return tile.first_place;
    }
    if (in_tile > tile.places - schedule.minimum_segment)
    {
        return tile.first_place + tile.places;
    }
    return place;
}

// First place of a worker's Stream-K range; with worker == stream_k.workers, the end of the last one.
uint32_t sk_stream_k_begin(sk_schedule schedule, uint32_t worker)
{
    uint32_t place = sk_partition_begin(schedule.stream_k, worker);
#ifdef SK_SHARES
    if (schedule.shares.listed)
    {
        place = sk_read_table(schedule.shares.table, worker);
    }
#endif
    if (schedule.minimum_segment > 1u)
    {
        place = sk_snap_boundary(schedule, place);
    }
    return place;
}

// The k-iterations of units [begin, end) of a tile.
sk_segment sk_make_segment(sk_schedule schedule, sk_tile tile, uint32_t begin, uint32_t end)
{
    sk_segment segment;
    segment.tile = tile;
    segment.k_begin = begin * schedule.space.unit;
    segment.k_end = sk_min(end * schedule.space.unit, tile.k_iterations);
    return segment;
}

// Into how many splits a tile is cut: one of fewer units has fewer.
uint32_t sk_count_splits(sk_schedule schedule, sk_tile tile)
{
    return sk_lists_problems(schedule.space) ? sk_min(schedule.splits, tile.places) : schedule.splits;
}

// Share `index` of a tile that is cut into splits.
sk_segment sk_split_segment(sk_schedule schedule, sk_tile tile, uint32_t index)
{
    uint32_t splits = sk_count_splits(schedule, tile);
    return sk_make_segment(schedule, tile, sk_share_begin(tile.places, splits, index),
                            sk_share_begin(tile.places, splits, index + 1u));
}

// Whole tiles of a worker: stream_k_tiles + worker, and every `workers` tiles after it.
uint32_t sk_count_whole_tiles(sk_schedule schedule, uint32_t worker)
{
    uint32_t tiles = schedule.space.tiles - schedule.stream_k_tiles;
    uint32_t count = worker < tiles ? 1u : 0u;
    if (tiles > schedule.workers)
    {
        count = (tiles - worker - 1u) / schedule.workers + 1u;
    }
    return count;
}

sk_tile sk_whole_tile(sk_schedule schedule, uint32_t worker, uint32_t index)
{
    return sk_tile_at(schedule.space, schedule.stream_k_tiles + worker + index * schedule.workers);
}

// What a worker has to do.
struct sk_work
{
    uint32_t worker;
    uint32_t begin; // its Stream-K range, in places of its strand's Stream-K tiles
    uint32_t end;
    sk_tile last_tile;      // of that range, as the strand numbers it; of split-K, the worker's tile
    uint32_t split_segments; // segments of tiles that may be split
    uint32_t segments;       // all
#ifdef SK_SHARES
    uint32_t whole_tiles;  // of several problems, where units are segments: whole tiles that are done,
    uint32_t whole_chunks; // and their chunks
#endif
};

// Chunks of a worker's whole tiles.
uint32_t sk_count_whole_chunks(sk_schedule schedule, uint32_t worker, uint32_t tiles)
{
    uint32_t chunks = tiles * schedule.space.places;
    if (sk_lists_problems(schedule.space))
    {
        chunks = 0u;
        for (uint32_t i = 0u; i < tiles; ++i)
        {
            chunks += sk_whole_tile(schedule, worker, i).places;
        }
    }
    return chunks;
}

// The same work where each unit is a segment. Without k-iterations a tile is still one.
sk_work sk_count_chunks(sk_schedule schedule, sk_work work)
{
    uint32_t whole = work.segments - work.split_segments;
    if (schedule.chunked && schedule.splits > 0u)
    {
        uint32_t first = work.last_tile.first_place, places = work.last_tile.places;
        uint32_t splits = sk_count_splits(schedule, work.last_tile);
        uint32_t index = work.worker - work.last_tile.number * schedule.splits;
        work.begin = first + sk_share_begin(places, splits, index);
        work.end = index < splits ? first + sk_share_begin(places, splits, index + 1u) : work.begin;
    }
    if (schedule.chunked)
    {
        work.split_segments = work.end - work.begin;
        work.segments = work.split_segments + sk_count_whole_chunks(schedule, work.worker, whole);
    }
    return work;
}

// The work of one of the workers of split-K: one share of a tile, or none of a tile that has fewer.
sk_work sk_find_split_work(sk_schedule schedule, sk_work work)
{
    work.last_tile = sk_tile_at(schedule.space, work.worker / schedule.splits);
    uint32_t index = work.worker - work.last_tile.number * schedule.splits;
    bool any = !sk_lists_problems(schedule.space) || index < sk_count_splits(schedule, work.last_tile);
    work.split_segments = work.segments = any ? 1u : 0u;
    return work;
}

// What last_tile is before it is found: of several problems, the worker's first whole tile, near which it goes on.
sk_tile sk_any_tile(sk_schedule schedule, uint32_t worker)
{
    uint32_t whole = schedule.stream_k_tiles + worker;
    sk_tile tile;
    if (!sk_lists_problems(schedule.space))
    {
        tile = sk_tile_at(schedule.space, 0u);
    }
    else if (whole < schedule.space.tiles)
    {
        tile = sk_tile_at(schedule.space, whole);
    }
    else
    {
        tile = sk_first_tile(schedule.space, 0u);
    }
    return tile;
}

// The work of one of the others: its Stream-K range, and its whole tiles.
sk_work sk_find_range(sk_schedule schedule, sk_work work)
{
    sk_schedule strand = sk_strand_schedule(schedule, work.worker % schedule.interleave);
    uint32_t in_strand = work.worker / schedule.interleave;
    if (in_strand < strand.stream_k.workers)
    {
        work.begin = sk_stream_k_begin(strand, in_strand);
        work.end = sk_stream_k_begin(strand, in_strand + 1u);
    }
    work.last_tile = sk_any_tile(schedule, work.worker);
    if (work.begin < work.end)
    {
        work.last_tile = sk_find_tile(schedule.space, work.end - 1u);
        schedule.space.nearby = work.last_tile.row;
        work.split_segments = work.last_tile.number - sk_find_tile(schedule.space, work.begin).number + 1u;
    }
    work.segments = work.split_segments + sk_count_whole_tiles(schedule, work.worker);
    return work;
}

sk_work sk_find_work(sk_schedule schedule, uint32_t worker)
{
    sk_work work;
    work.worker = worker;
    work.begin = 0u;
    work.end = 0u;
    work.split_segments = 0u;
#ifdef SK_SHARES
    work.whole_tiles = 0u;
    work.whole_chunks = 0u;
#endif
    if (sk_lists_problems(schedule.space)) // problems that are alike are dealt like places
    {
        schedule.space.nearby = sk_share_begin(schedule.space.problems, schedule.workers, worker);
    }
#ifdef SK_SHARES
    if (schedule.shares.starts)
    {
        schedule.space.nearby = sk_read_table(schedule.shares.table, worker);
    }
#endif
    if (schedule.splits > 0u)
    {
        work = sk_find_split_work(schedule, work);
    }
    else
    {
        work = sk_find_range(schedule, work);
    }
    return sk_count_chunks(schedule, work);
}

// The tile that a strand numbers `number`.
sk_tile sk_tile_of_strand(sk_schedule schedule, uint32_t strand, uint32_t number)
{
    return sk_tile_at(schedule.space, number * schedule.interleave + strand);
}

#ifdef SK_SHARES
// Counts the whole tiles that are done before a segment as such. Who calls it for each segment in turn finds chunks of
// whole tiles at once.
sk_work sk_pass_whole_tiles(sk_schedule schedule, sk_work work, uint32_t index)
{
    uint32_t whole = work.segments - work.split_segments;
    uint32_t skipped = schedule.data_parallel_first != 0u ? 0u : work.split_segments;
    if (schedule.chunked && index >= skipped && index - skipped < whole)
    {
        uint32_t places = sk_whole_tile(schedule, work.worker, work.whole_tiles).places;
        while (index - skipped - work.whole_chunks >= places)
        {
            work.whole_chunks += places;
            work.whole_tiles += 1u;
            places = sk_whole_tile(schedule, work.worker, work.whole_tiles).places;
        }
    }
    return work;
}
#endif

// Chunk `index` of a worker's whole tiles.
sk_segment sk_whole_chunk(sk_schedule schedule, sk_work work, uint32_t index)
{
    uint32_t before = sk_lists_problems(schedule.space) ? 0u : index / schedule.space.places;
#ifdef SK_SHARES
    before = sk_lists_problems(schedule.space) ? work.whole_tiles : before;
#endif
    sk_tile tile = sk_whole_tile(schedule, work.worker, before);
    uint32_t in_tile = index - before * schedule.space.places;
#ifdef SK_SHARES
    in_tile = sk_lists_problems(schedule.space) ? index - work.whole_chunks : in_tile;
#endif
    while (sk_lists_problems(schedule.space) && in_tile >= tile.places)
    {
        in_tile -= tile.places;
        tile = sk_whole_tile(schedule, work.worker, ++before);
    }
    return sk_make_segment(schedule, tile, in_tile, in_tile + 1u);
}

// The segment `index` of a worker's range where units are segments: those of a tile come in ascending k.
sk_segment sk_work_chunk(sk_schedule schedule, sk_work work, uint32_t index)
{
    uint32_t place = work.begin + index;
    sk_tile tile = sk_find_tile(schedule.space, place);
    uint32_t in_tile = place - tile.first_place;
    if (schedule.interleave > 1u)
    {
        tile = sk_tile_of_strand(schedule, work.worker % schedule.interleave, tile.number);
    }
    return sk_make_segment(schedule, tile, in_tile, in_tile + 1u);
}

// What a worker's Stream-K range has of the tile `index` before its last one. The range is walked backwards: the head
// of its last tile, which other workers continue, is then there early, and the tail of its first tile, which others
// began, comes late.
sk_segment sk_stream_k_segment(sk_schedule schedule, sk_work work, uint32_t index)
{
    sk_tile tile = sk_tile_at(schedule.space, work.last_tile.number - index);
    uint32_t first = tile.first_place;
    uint32_t begin = sk_max(work.begin, first) - first;
    uint32_t end = sk_min(work.end - first, tile.places);
    if (schedule.interleave > 1u)
    {
        tile = sk_tile_of_strand(schedule, work.worker % schedule.interleave, tile.number);
    }
    return sk_make_segment(schedule, tile, begin, end);
}

// Segment `index` of those of tiles that may be split.
sk_segment sk_split_region_segment(sk_schedule schedule, sk_work work, uint32_t index)
{
    sk_segment segment;
    if (schedule.chunked)
    {
        segment = sk_work_chunk(schedule, work, index);
    }
    else if (schedule.splits > 0u)
    {
        segment = sk_split_segment(schedule, work.last_tile, work.worker - work.last_tile.number * schedule.splits);
    }
    else
    {
        segment = sk_stream_k_segment(schedule, work, index);
    }
    return segment;
}

// Segment `index` of those of whole tiles.
sk_segment sk_whole_segment(sk_schedule schedule, sk_work work, uint32_t index)
{
    sk_segment segment;
    if (schedule.chunked)
    {
        segment = sk_whole_chunk(schedule, work, index);
    }
    else
    {
        sk_tile tile = sk_whole_tile(schedule, work.worker, index);
        segment = sk_make_segment(schedule, tile, 0u, tile.places);
    }
    return segment;
}

// Segment `index` of a worker, in the order of work.
sk_segment sk_work_segment(sk_schedule schedule, sk_work work, uint32_t index)
{
    uint32_t whole = work.segments - work.split_segments;
    uint32_t skipped = schedule.data_parallel_first != 0u ? whole : 0u;
    sk_segment segment;
    if (index < skipped || index - skipped >= work.split_segments)
    {
        segment = sk_whole_segment(schedule, work, skipped != 0u ? index : index - work.split_segments);
    }
    else
    {
        segment = sk_split_region_segment(schedule, work, index - skipped);
    }
    return segment;
}

// The peer that a worker is: the workers of a strand follow each other.
uint32_t sk_peer(sk_schedule schedule, uint32_t worker)
{
    if (schedule.interleave > 1u)
    {
        uint32_t strand = worker % schedule.interleave;
        return sk_share_begin(schedule.workers, schedule.interleave, strand) + worker / schedule.interleave;
    }
    return worker;
}

#ifdef SK_SHARES
// The worker whose share has a place: of several that begin there, the last one, as the others have none.
uint32_t sk_sharing_worker(sk_schedule schedule, uint32_t place)
{
    uint32_t worker;
    if (schedule.shares.listed)
    {
        sk_column begins;
        begins.table = schedule.shares.table;
        begins.begin = 0u;
        begins.stride = 1u;
        begins.count = schedule.stream_k.workers;
        worker = sk_search_column(begins, schedule.shares.nearby, place);
    }
    else
    {
        worker = sk_partition_worker(schedule.stream_k, place);
    }
    return worker;
}
#endif

// The worker of a strand whose Stream-K range has a place. Snapping moves a boundary by less than a share, so it is
// the one that the shares give, or a neighbour of it.
uint32_t sk_stream_k_worker(sk_schedule schedule, uint32_t place)
{
#ifdef SK_SHARES
    uint32_t worker = sk_sharing_worker(schedule, place);
#else
    uint32_t worker = sk_partition_worker(schedule.stream_k, place);
#endif
    if (schedule.minimum_segment > 1u)
    {
        if (place < sk_stream_k_begin(schedule, worker))
        {
            return worker - 1u;
        }
        return place >= sk_stream_k_begin(schedule, worker + 1u) ? worker + 1u : worker;
    }
    return worker;
}

// The peer that holds a unit of a Stream-K tile.
uint32_t sk_unit_peer(sk_schedule schedule, sk_tile tile, uint32_t unit)
{
    uint32_t peer;
    if (schedule.interleave > 1u)
    {
        uint32_t strand = tile.number % schedule.interleave;
        uint32_t place = tile.number / schedule.interleave * tile.places + unit;
        uint32_t in_strand = sk_stream_k_worker(sk_strand_schedule(schedule, strand), place);
        peer = sk_peer(schedule, in_strand * schedule.interleave + strand);
    }
    else
    {
        peer = sk_stream_k_worker(schedule, tile.first_place + unit);
    }
    return peer;
}

// The peer that holds k-iteration 0 of a tile of the split region.
uint32_t sk_first_peer(sk_schedule schedule, sk_tile tile)
{
    uint32_t peer = schedule.chunked ? tile.first_place : tile.number * schedule.splits;
    if (!schedule.chunked && schedule.splits == 0u)
    {
        peer = sk_unit_peer(schedule, tile, 0u);
    }
    return peer;
}

// The peer that holds its last k-iteration.
uint32_t sk_last_peer(sk_schedule schedule, sk_tile tile)
{
    uint32_t peer = schedule.chunked ? tile.first_place + tile.places - 1u
                                     : tile.number * schedule.splits + sk_count_splits(schedule, tile) - 1u;
    if (!schedule.chunked && schedule.splits == 0u)
    {
        peer = sk_unit_peer(schedule, tile, tile.places - 1u);
    }
    return peer;
}

// Tiles that a worker begins to share: the last ones of its range. Of these only the very last may have other peers,
// but chunks of one worker are peers, too.
uint32_t sk_count_begun_tiles(sk_schedule schedule, sk_work work)
{
    uint32_t count = 0u;
    if (work.begin < work.end && schedule.chunked)
    {
        sk_tile first = sk_find_tile(schedule.space, work.begin);
        count = work.last_tile.number - first.number + (first.first_place == work.begin ? 1u : 0u);
    }
    else if (work.begin < work.end)
    {
        count = sk_first_peer(schedule, work.last_tile) == work.worker ? 1u : 0u;
    }
    return count;
}

bool sk_is_whole(sk_segment segment)
{
    return segment.k_begin == 0u && segment.k_end == segment.tile.k_iterations;
}

// Tiles [0, this) may be split; the others are whole.
uint32_t sk_count_split_region_tiles(sk_schedule schedule)
{
    return schedule.splits > 0u ? schedule.space.tiles : schedule.stream_k_tiles;
}

// Their places: [0, this).
uint32_t sk_count_split_region_places(sk_schedule schedule)
{
    return sk_tile_at(schedule.space, sk_count_split_region_tiles(schedule)).first_place;
}

// The slot of a peer's partial. Its Stream-K range has at most two: the head of a tile (it starts at k = 0), and a tail
// or middle (it does not).
uint32_t sk_slot(sk_schedule schedule, uint32_t peer, uint32_t k_begin)
{
    return schedule.splits > 0u || schedule.chunked ? peer : 2u * peer + (k_begin == 0u ? 1u : 0u);
}

// The slot of a worker's segment. Chunks of tiles that are not shared meet in one slot of their worker's, behind those
// of the split region.
uint32_t sk_segment_slot(sk_schedule schedule, sk_segment segment, uint32_t worker)
{
    bool is_shared = segment.tile.number < sk_count_split_region_tiles(schedule);
    uint32_t slot;
    if (schedule.chunked && is_shared)
    {
        slot = segment.tile.first_place + segment.k_begin / schedule.space.unit;
    }
    else if (schedule.chunked)
    {
        slot = sk_count_split_region_places(schedule) + worker;
    }
    else
    {
        slot = sk_slot(schedule, sk_peer(schedule, worker), segment.k_begin);
    }
    return slot;
}

// Whether some tile has several units.
bool sk_has_units(sk_space space)
{
    return sk_tile_at(space, space.tiles).first_place > space.tiles;
}

// Slots that chunks may touch: [0, this). Tiles of one chunk need none.
uint32_t sk_count_chunk_slots(sk_schedule schedule)
{
    uint32_t own = sk_min(schedule.workers, schedule.space.tiles - sk_count_split_region_tiles(schedule));
    return sk_has_units(schedule.space) ? sk_count_split_region_places(schedule) + own : 0u;
}

// Peers that may share Stream-K tiles: [0, this).
uint32_t sk_count_peers(sk_schedule schedule)
{
    return schedule.interleave > 1u ? schedule.workers : schedule.stream_k.workers;
}

// Slots that a schedule may touch: [0, this).
uint32_t sk_count_slots(sk_schedule schedule)
{
    return schedule.splits > 0u ? schedule.workers : 2u * sk_count_peers(schedule);
}

// Whether split tiles number their slots of the turnstile, one a tile, by their first peers: where those are fewer than
// the tiles. A worker begins one split tile at most.
bool sk_turn_slots_by_peer(sk_schedule schedule)
{
    return schedule.splits == 0u && sk_count_peers(schedule) < schedule.stream_k_tiles;
}

uint32_t sk_turn_slot(sk_schedule schedule, uint32_t tile, uint32_t first_peer)
{
    return sk_turn_slots_by_peer(schedule) ? first_peer : tile;
}

uint32_t sk_count_turn_slots(sk_schedule schedule)
{
    return sk_turn_slots_by_peer(schedule) ? sk_count_peers(schedule) : sk_count_split_region_tiles(schedule);
}

struct sk_tile_position
{
    uint32_t batch;
    uint32_t row;    // in tiles
    uint32_t column; // in tiles
};

struct sk_rectangle
{
    uint32_t rows;    // of tiles, in one batch
    uint32_t columns; // of tiles
    uint32_t width;   // of a strip, in tiles
    uint32_t along_m; // strips are `width` columns wide and run along m; otherwise `width` rows, along n
};

// Tiles of one batch, which fit 32 bits.
uint32_t sk_count_rectangle(sk_rectangle map)
{
    return map.rows * map.columns;
}

sk_tile_position sk_locate_in_rectangle(sk_rectangle map, uint32_t tile)
{
    uint32_t across = map.along_m != 0u ? map.columns : map.rows;
    uint32_t along = map.along_m != 0u ? map.rows : map.columns;
    uint32_t strip = sk_min(map.width, across); // so that the tiles of a strip fit 32 bits
    uint32_t of_batch = sk_count_rectangle(map);
    sk_tile_position position;
    position.batch = 0u;
    if (tile >= of_batch)
    {
        position.batch = tile / of_batch;
    }
    uint32_t in_batch = tile - position.batch * of_batch;
    uint32_t first = 0u;
    if (in_batch >= strip * along)
    {
        first = in_batch / (strip * along) * strip;
    }
    uint32_t width = sk_min(strip, across - first);
    uint32_t in_strip = in_batch - first * along;
    uint32_t position_along = in_strip;
    if (width > 1u)
    {
        position_along = in_strip / width;
    }
    uint32_t position_across = first + (in_strip - position_along * width);
    position.row = map.along_m != 0u ? position_along : position_across;
    position.column = map.along_m != 0u ? position_across : position_along;
    return position;
}

// The same for tiles that each of the map's is cut into, row by row. Beyond a ragged edge some lie outside D.
sk_tile_position sk_locate_part(sk_rectangle map, uint32_t parts_m, uint32_t parts_n, uint32_t tile)
{
    uint32_t parts = parts_m * parts_n;
    uint32_t part = tile % parts;
    sk_tile_position position = sk_locate_in_rectangle(map, tile / parts);
    position.row = position.row * parts_m + part / parts_n;
    position.column = position.column * parts_n + part % parts_n;
    return position;
}

#include "guess.glsl"

#define SK_TRIANGLE_NONE 0u
#define SK_TRIANGLE_LOWER 1u
#define SK_TRIANGLE_UPPER 2u

struct sk_triangle
{
    uint32_t extent;  // rows of the matrix, which are as many as its columns; elements, as are
    uint32_t height;  // of a band,
    uint32_t stride;  // from a tile to the next along its band,
    uint32_t depth;   // of a group
    uint32_t bands;   // of a group
    uint32_t columns; // tiles along each band between one group and the next
    uint32_t block;   // tiles of a diagonal block: all that the first group has
    bool upper;
};

// `bands` of a group are a multiple of those whose elements both sides of a tile divide: `periods` times as many. A
// block of bands x columns tiles has those below its diagonal, and those that the diagonal crosses.
sk_triangle sk_make_triangle(uint32_t extent, uint32_t tile_m, uint32_t tile_n, uint32_t bands,
                                            uint32_t periods, bool upper)
{
    sk_triangle map;
    map.extent = extent;
    map.height = upper ? tile_n : tile_m;
    map.stride = upper ? tile_m : tile_n;
    map.depth = bands * map.height;
    map.bands = bands;
    map.columns = map.depth / map.stride;
    map.block = (bands * map.columns + bands + map.columns - periods) / 2u;
    map.upper = upper;
    return map;
}

// The tiles before a group, if 32 bits count them: each group has bands * columns more than the one before.
uint32_t sk_count_before_group(sk_triangle map, uint32_t group)
{
    uint32_t pairs = group % 2u == 0u ? group / 2u * (group - 1u) : (group - 1u) / 2u * group;
    return map.block * group + map.bands * map.columns * pairs;
}

// Groups that the matrix's end does not cut.
uint32_t sk_count_whole_groups(sk_triangle map)
{
    return map.extent / map.depth;
}

// Bands of a group: fewer if it is cut.
uint32_t sk_count_bands(sk_triangle map, uint32_t group)
{
    return sk_min(sk_divide_up(map.extent - group * map.depth, map.height), map.bands);
}

// Tiles that a band of a group has in the diagonal block.
uint32_t sk_count_in_block(sk_triangle map, uint32_t group, uint32_t band)
{
    return sk_divide_up(sk_min((band + 1u) * map.height, map.extent - group * map.depth), map.stride);
}

// Tiles of one batch, if 32 bits count them.
uint32_t sk_count_triangle(sk_triangle map)
{
    uint32_t group = sk_count_whole_groups(map);
    uint32_t bands = sk_count_bands(map, group);
    uint32_t tiles = sk_count_before_group(map, group) + bands * group * map.columns;
    for (uint32_t band = 0u; band < bands; ++band)
    {
        tiles += sk_count_in_block(map, group, band);
    }
    return tiles;
}

// The group of a tile. The guess may be anything: it only has to be near for this to be fast.
uint32_t sk_find_group(sk_triangle map, uint32_t tile, uint32_t guess)
{
    uint32_t last = sk_count_whole_groups(map);
    uint32_t group = sk_min(guess, last);
    while (sk_count_before_group(map, group) > tile)
    {
        --group;
    }
    while (group < last && tile - sk_count_before_group(map, group) >= map.block + group * map.columns * map.bands)
    {
        ++group;
    }
    return group;
}

// The tiles of a lower triangle; the bands of an upper one are columns.
sk_tile_position sk_locate_band(sk_triangle map, uint32_t band, uint32_t along)
{
    sk_tile_position position;
    position.batch = 0u;
    position.row = map.upper ? along : band;
    position.column = map.upper ? band : along;
    return position;
}

// A tile of the first batch.
sk_tile_position sk_locate_in_batch(sk_triangle map, uint32_t tile)
{
    uint32_t guess = sk_guess_group(map.block, map.bands * map.columns, tile);
    uint32_t group = sk_find_group(map, tile, guess);
    uint32_t bands = sk_count_bands(map, group);
    uint32_t in_group = tile - sk_count_before_group(map, group);
    uint32_t before = group * map.columns; // tiles of each band before the diagonal block
    uint32_t band = 0u, along = 0u;
    if (in_group < bands * before)
    {
        along = in_group / bands;
        band = in_group - along * bands;
    }
    else
    {
        along = in_group - bands * before;
        while (band + 1u < bands && along >= sk_count_in_block(map, group, band))
        {
            along -= sk_count_in_block(map, group, band);
            ++band;
        }
        along += before;
    }
    return sk_locate_band(map, group * map.bands + band, along);
}

// A tile by its number. A number beyond the last tile gives some position, and the search for it ends.
sk_tile_position sk_locate_in_triangle(sk_triangle map, uint32_t tile)
{
    uint32_t batch = 0u;
    if (tile >= sk_count_before_group(map, sk_count_whole_groups(map)))
    {
        uint32_t tiles = sk_max(sk_count_triangle(map), 1u);
        batch = tile / tiles;
        tile -= batch * tiles;
    }
    sk_tile_position position = sk_locate_in_batch(map, tile);
    position.batch = batch;
    return position;
}

// A matrix, or a batch of them. With pointers the address is that of an array of addresses, and strides are 0.
struct sk_operand
{
    uint32_t address[2];
    uint32_t leading_dimension; // elements, as is:
    uint32_t batch_stride;
};

// A product D = A B, or D' = B' A', whose A and B are exchanged.
struct sk_problem_arguments
{
    sk_operand a;
    sk_operand b;
    sk_operand c;
    sk_operand d;
    uint32_t m;
    uint32_t n;
    uint32_t k;
};

struct sk_arguments
{
    sk_problem_arguments problem;
    uint32_t workspace[2]; // address
    uint32_t most_looks;   // at a counter, by a worker that waits for its turn
    uint32_t workers;
    uint32_t splits;
    uint32_t stream_k_tiles;
    uint32_t minimum_segment; // units
    uint32_t raster_width;
    uint32_t order;      // SK_ORDER_... bits
    uint32_t first_tile; // the schedule deals tiles [first_tile, first_tile + tiles) of the tile map:
    uint32_t tiles;      // all of all batches, but in the two dispatches of a retiled plan
};

#define SK_ORDER_DATA_PARALLEL_FIRST 1u
#define SK_ORDER_ALONG_M 2u
#define SK_ORDER_PERIODS 8u // from this bit on: of a group of bands of a triangle, which has raster_width bands

// The tiles of a problem's D.
sk_rectangle sk_make_tile_map(sk_arguments arguments, sk_problem_arguments problem, uint32_t tile_m,
                                             uint32_t tile_n)
{
    sk_rectangle map;
    map.rows = sk_divide_up(problem.m, tile_m);
    map.columns = sk_divide_up(problem.n, tile_n);
    map.width = arguments.raster_width;
    map.along_m = arguments.order & SK_ORDER_ALONG_M;
    return map;
}

// The tiles of a triangle of a problem's D.
sk_triangle sk_make_triangle_map(sk_arguments arguments, sk_problem_arguments problem,
                                                uint32_t tile_m, uint32_t tile_n, bool upper)
{
    return sk_make_triangle(problem.n, tile_m, tile_n, arguments.raster_width, arguments.order >> SK_ORDER_PERIODS,
                             upper);
}

// `terms`, `unit`, `interleave` and `chunked`, of which few plans have any, are no push constants but are compiled into
// a kernel. A tile has the k-iterations of each term, one term after the other.
sk_schedule sk_make_schedule(sk_arguments arguments, uint32_t tile_k, uint32_t terms, uint32_t unit,
                                            uint32_t interleave, bool chunked)
{
    sk_schedule schedule;
    schedule.space = sk_make_space(arguments.tiles, terms * sk_divide_up(arguments.problem.k, tile_k), unit);
    schedule.workers = arguments.workers;
    schedule.splits = arguments.splits;
    schedule.stream_k_tiles = arguments.stream_k_tiles;
    schedule.minimum_segment = arguments.minimum_segment;
    schedule.data_parallel_first = arguments.order & SK_ORDER_DATA_PARALLEL_FIRST;
    schedule.interleave = interleave;
    schedule.chunked = chunked;
    return sk_derive_shares(schedule);
}
