// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// A is m x k and B is k x n, of f32; sums and partials are f32; C and D are m x n, of f32.
#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_memory_scope_semantics : require
#pragma use_vulkan_memory_model

const uint32_t TILE_M = 32u;
const uint32_t TILE_N = 32u;
const uint32_t TILE_K = 8u;

// The library knows these by number.
layout(constant_id = 4) const bool A_K_CONTIGUOUS = true; // A is row-major
layout(constant_id = 5) const bool B_K_CONTIGUOUS = false; // B is column-major
layout(constant_id = 6) const bool C_TRANSPOSED = false; // C is column-major
layout(constant_id = 7) const bool D_TRANSPOSED = false; // D is column-major
layout(constant_id = 8) const bool ALIGNED = true; // every 16-byte access of A and B is aligned and inside
layout(constant_id = 9) const bool LINEAR = false; // alpha and beta are read
layout(constant_id = 10) const uint32_t FIXUP = 0u;
layout(constant_id = 12) const uint32_t PARTS_M = 1u; // tiles along m in one of the map's
layout(constant_id = 13) const uint32_t PARTS_N = 1u;
layout(constant_id = 15) const uint32_t UNIT = 1u; // k-iterations that the schedule never parts
layout(constant_id = 16) const uint32_t MORE_WORDS = 0u; // push constants beyond 128 bytes
layout(constant_id = 17) const uint32_t BIAS = 0u;
layout(constant_id = 18) const bool SCALE_M = false; // a factor for each row
layout(constant_id = 19) const bool SCALE_N = false; // a factor for each column
layout(constant_id = 20) const uint32_t ACTIVATION = 0u;
layout(constant_id = 21) const bool CLAMP = false;
layout(constant_id = 22) const uint32_t RESIDUAL = 0u;
layout(constant_id = 23) const bool POINTERS = false; // arrays of addresses, not matrices
layout(constant_id = 27) const uint32_t INTERLEAVE = 1u; // strands of workers that share tiles apart
layout(constant_id = 28) const bool CHUNKED = false; // units are summed by themselves
layout(constant_id = 29) const bool ALIGNED_OUTPUT = true; // D is stored in whole vectors, every one of them aligned and inside
layout(constant_id = 30) const bool PACKED = false; // the last 16 bytes of a line of A or B may hold less
layout(constant_id = 33) const uint32_t TRIANGLE = 0u; // of D that is computed: 0, or an SK_TRIANGLE
layout(constant_id = 34) const bool SECOND = false; // a second product is summed into the same tiles
layout(constant_id = 40) const bool GATE = false; // two columns of B make one of D
layout(constant_id = 36) const bool PEELS = false; // whole k-iterations load without test; the last follows the loop
layout(constant_id = 38) const bool CUT = false; // gl_WorkGroupID.z is the worker's segment, the only one of this workgroup

const uint32_t FIXUP_NONE = 0u; // no tile is split
const uint32_t FIXUP_LAST_ARRIVER = 1u; // the worker that completes a tile sums it
const uint32_t FIXUP_STORE = 2u; // partials are only stored
const uint32_t FIXUP_SUM = 3u; // the separate pass that sums them, a workgroup a tile
const uint32_t FIXUP_TURNSTILE = 4u; // the workers of a tile add to one slot in turn
const uint32_t FIXUP_STORE_ROWS = 5u; // partials are only stored, row by row, for sum.comp

const uint32_t INVOCATIONS = 64u;
layout(local_size_x = 64) in;

#define SK_COUNTERS 65536        // at the start; a split tile uses the one numbered by its first peer
#define SK_TICKET 65536          // workers that have started, of a launch whose workers wait
#define SK_STATUS 65540          // the record of the first worker that gave up since the workspace was cleared:
#define SK_LEFT_OUT_RECORD 65545 // of the first problem, or a line, that was left out since then
#define SK_TOLD 65568            // SK_TOLD_WORDS that the device has no push constants for
#define SK_SLOTS 65600           // sums and partials

// Why a worker gave up: the record's first word.
#define SK_STATUS_LATE 1u     // its turn did not come within the looks at the counter that it may take
#define SK_STATUS_COUNTER 2u  // the counter held what no launch leaves there
#define SK_STATUS_TICKET 3u   // so did the ticket
#define SK_STATUS_LEFT_OUT 4u // a problem of several was left out

uint32_t sk_min(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

uint32_t sk_max(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

uint32_t sk_divide_up(uint32_t a, uint32_t b)
{
    return a / b + (a % b == 0u ? 0u : 1u);
}

uint32_t sk_greatest_common_divisor(uint32_t a, uint32_t b)
{
    while (b != 0u)
    {
        uint32_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

// First item of share `index` when `total` items are dealt evenly: the first total % shares shares get one more.
uint32_t sk_share_begin(uint32_t total, uint32_t shares, uint32_t index)
{
    return index * (total / shares) + sk_min(index, total % shares);
}

// All tiles are of one problem: there is no table.
#define sk_lists_problems(space) false

uint32_t sk_read_table(uvec2 table, uint32_t index)
{
    return 0u;
}

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

// About how many groups of tiles hold `tile` tiles: see triangle.h, which does not rely on it.
uint32_t sk_guess_group(uint32_t block, uint32_t growth, uint32_t tile)
{
    float more = float(growth), before = float(block) - 0.5 * more;
    return uint32_t((sqrt(before * before + 2.0 * more * float(tile)) - before) / more);
}

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

layout(push_constant, std430) uniform push_constants
{
    sk_arguments arguments;
    uint32_t epilogue[2u + MORE_WORDS]; // the words below
};

// Addresses are two words, low first: some devices have no 64-bit integers.

const uint32_t INPUT_SIZE = 4u;  // bytes of an element of A and B
const uint32_t OUTPUT_SIZE = 4u; // bytes of an element of C and D
const uint32_t VECTOR = 16u / INPUT_SIZE; // elements of A or B in 16 bytes

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer input_vectors
{
    uvec4 x[];
};
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer input_elements
{
    uint x[];
};
layout(buffer_reference, std430, buffer_reference_align = 4) buffer output_elements
{
    float x[];
};
layout(buffer_reference, std430, buffer_reference_align = 16) buffer output_vectors
{
    vec4 x[];
};
layout(buffer_reference, std430, buffer_reference_align = 8) buffer output_pairs
{
    vec2 x[];
};

layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer addresses
{
    uvec2 x[];
};

uvec2 add(uvec2 address, uvec2 bytes)
{
    uint carry;
    uint low = uaddCarry(address.x, bytes.x, carry);
    return uvec2(low, address.y + bytes.y + carry);
}

// Bytes of lines * stride elements of `size` bytes, a power of two.
// The branch goes when this is compiled: of a constant, spirv-opt knows whether it is 1, but not its logarithm.
// (SwiftShader takes 2^n steps to look for paths through n branches in a loop.)
uvec2 span(uint32_t lines, uint32_t stride, uint32_t size)
{
    uint high, low;
    umulExtended(lines, stride, high, low);
    uint32_t shift = uint32_t(findMSB(size));
    return size == 1u ? uvec2(low, high) : uvec2(low << shift, (high << shift) | (low >> (32u - shift)));
}

uvec2 words(uint32_t pair[2])
{
    return uvec2(pair[0], pair[1]);
}

// The matrices of the tile in hand, and their sizes: what reads them comes after begin_problem().
sk_problem_arguments problem;

void begin_problem()
{
    problem = arguments.problem;
}

// Where the matrix of a batch begins, of elements of `size` bytes.
uvec2 matrix_address(uvec2 address, uint32_t batch, uint32_t batch_stride, uint32_t size)
{
    if (POINTERS)
    {
        return addresses(address).x[batch];
    }
    return add(address, span(batch, batch_stride, size));
}

sk_tile_position locate_tile(sk_tile tile)
{
    sk_tile_position position;
    if (TRIANGLE != SK_TRIANGLE_NONE)
    {
        bool upper = TRIANGLE == SK_TRIANGLE_UPPER;
        position = sk_locate_in_triangle(sk_make_triangle_map(arguments, problem, TILE_M, TILE_N, upper), tile.number);
    }
    else
    {
        sk_rectangle map = sk_make_tile_map(arguments, problem, TILE_M * PARTS_M, TILE_N * PARTS_N);
        position = sk_locate_part(map, PARTS_M, PARTS_N, arguments.first_tile + tile.number);
    }
    return position;
}

// Whether a tile has no element of D: where larger ones are cut, those of a ragged edge may not reach it. Its first row
// may not fit 32 bits then.
bool is_outside(sk_tile_position position)
{
    bool is_below = PARTS_M > 1u && position.row > (problem.m - 1u) / TILE_M;
    return is_below || (PARTS_N > 1u && position.column > (problem.n - 1u) / TILE_N);
}

// Fused multiply-adds: each invocation holds INVOCATION_M x INVOCATION_N of the tile, in blocks of 4 x 4 that lie
// BLOCK_ROWS and BLOCK_COLUMNS apart, so that neighbours read neighbouring 16 bytes of shared memory.
const uint32_t INVOCATION_M = 4u;
const uint32_t INVOCATION_N = 4u;
const uint32_t BLOCK_ROWS = TILE_M * 4u / INVOCATION_M;
const uint32_t BLOCK_COLUMNS = TILE_N * 4u / INVOCATION_N;

shared vec4 a_tile[1][8][9]; // [stage][k][m], one vec4 of padding
shared vec4 b_tile[1][8][9]; // [stage][k][n]

vec4 sums[INVOCATION_M][INVOCATION_N / 4u];

// Row of the tile of this invocation's sums[i], and first column of its sums[i][j].
// 8 x 4 neighbouring invocations form a cell, so that few distinct words are read at a time.
// In it, 2 x 2 form a quad: NVIDIA reads 16 bytes an invocation faster where the next one, or the one after it, reads the same.
const uint32_t CELL_N = 8u;
const uint32_t CELL_M = 4u;
const uint32_t CELLS_N = BLOCK_COLUMNS / 4u / CELL_N;
const uint32_t QUAD = 2u;

uint32_t block_row()
{
    uint32_t cell = gl_LocalInvocationIndex / (CELL_N * CELL_M);
    uint32_t quad_row = gl_LocalInvocationIndex / (CELL_N * QUAD) % (CELL_M / QUAD);
    return (cell / CELLS_N * CELL_M + quad_row * QUAD + gl_LocalInvocationIndex / QUAD % QUAD) * 4u;
}

uint32_t block_column()
{
    uint32_t cell = gl_LocalInvocationIndex / (CELL_N * CELL_M);
    uint32_t quad_column = gl_LocalInvocationIndex / (QUAD * QUAD) % (CELL_N / QUAD);
    return (cell % CELLS_N * CELL_N + quad_column * QUAD + gl_LocalInvocationIndex % QUAD) * 4u;
}

uint32_t sum_row(uint32_t i)
{
    return i / 4u * BLOCK_ROWS + block_row() + i % 4u;
}

uint32_t sum_column(uint32_t j)
{
    return j * BLOCK_COLUMNS + block_column();
}

// Where B is loaded and D stored word by word, the four sums of a vector are CELL_N columns apart, and neighbours store
// neighbours. B's columns lie in shared memory in that order.
const bool SPREAD = !ALIGNED && !ALIGNED_OUTPUT && !D_TRANSPOSED && !GATE && TRIANGLE == SK_TRIANGLE_NONE;
const uint32_t SPREAD_N = 4u * CELL_N; // columns that change places

uint32_t place_of_column(uint32_t column)
{
    uint32_t place = column / SPREAD_N * SPREAD_N + column % CELL_N * 4u + column % SPREAD_N / CELL_N;
    return SPREAD ? place : column;
}

uint32_t column_at_place(uint32_t place)
{
    uint32_t column = place / SPREAD_N * SPREAD_N + place % 4u * CELL_N + place % SPREAD_N / 4u;
    return SPREAD ? column : place;
}

void fill_sums(float value)
{
    [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N / 4u; ++j)
        {
            sums[i][j] = vec4(value);
        }
    }
}

// Adds the product of the tiles in a stage of shared memory to the sums.
void multiply_tiles(uint32_t stage)
{
    [[unroll]] for (uint32_t k = 0u; k < TILE_K; ++k)
    {
        vec4 b[INVOCATION_N / 4u];
        [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N / 4u; ++j)
        {
            b[j] = b_tile[stage][k][sum_column(j) / 4u];
        }
        vec4 a[INVOCATION_M / 4u];
        [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M / 4u; ++i)
        {
            a[i] = a_tile[stage][k][sum_row(4u * i) / 4u];
        }
        [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M; ++i)
        {
            [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N / 4u; ++j)
            {
                sums[i][j] = fma(vec4(a[i / 4u][i % 4u]), b[j], sums[i][j]);
            }
        }
    }
}

const uint32_t A_LINE = A_K_CONTIGUOUS ? TILE_K : TILE_M; // elements
const uint32_t A_LINE_VECTORS = A_LINE / VECTOR;
const uint32_t A_EVEN_LINES = INVOCATIONS % A_LINE_VECTORS == 0u ? INVOCATIONS / A_LINE_VECTORS : 0u;
const uint32_t B_LINE = B_K_CONTIGUOUS ? TILE_K : TILE_N; // elements
const uint32_t B_LINE_VECTORS = B_LINE / VECTOR;
const uint32_t B_EVEN_LINES = INVOCATIONS % B_LINE_VECTORS == 0u ? INVOCATIONS / B_LINE_VECTORS : 0u;
// Lines from one to the next of an invocation's vectors, where that is a constant number (0: it is not). Compilers do not find
// it: it saves AMD up to 96 registers. NVIDIA is faster with it only where both operands have one.
const bool BOTH_EVEN = A_EVEN_LINES * B_EVEN_LINES != 0u;

// A tile: TILE_M rows x TILE_K, copied in lines along its contiguous direction, 16 bytes at a time.
const uint32_t A_ALL_VECTORS = TILE_M * TILE_K / VECTOR;
const uint32_t A_VECTORS = (A_ALL_VECTORS + INVOCATIONS - 1u) / INVOCATIONS; // of an invocation
const uint32_t A_LINES = BOTH_EVEN ? A_EVEN_LINES : 0u;

uvec4 a_next[A_VECTORS];    // of the next k-iteration
uint32_t a_offset[A_VECTORS * (ALIGNED ? 1u : VECTOR)]; // from a_address, in accesses: vectors if ALIGNED, else words
uvec2 a_begin;                // address of the tile's first row at k = 0
uvec2 a_address;              // the same at the k-iteration that is loaded
uint32_t a_iteration;         // next k-iteration to load
uint32_t a_step;              // from one k-iteration to the next, elements
uint32_t a_last_row;          // of the matrix, counted from the tile's first

uint32_t a_vector_line(uint32_t i)
{
    if (A_LINES != 0u)
    {
        return gl_LocalInvocationIndex / A_LINE_VECTORS + i * A_LINES;
    }
    return (gl_LocalInvocationIndex + i * INVOCATIONS) / A_LINE_VECTORS;
}

uint32_t a_vector_column(uint32_t i)
{
    uint32_t vector = gl_LocalInvocationIndex + (A_LINES != 0u ? 0u : i * INVOCATIONS);
    return vector % A_LINE_VECTORS * VECTOR;
}

// Whether this invocation has a vector i: the last ones may be fewer than invocations.
bool a_has_vector(uint32_t i)
{
    return A_ALL_VECTORS % INVOCATIONS == 0u || gl_LocalInvocationIndex + i * INVOCATIONS < A_ALL_VECTORS;
}

// Where lines begin anywhere, words are loaded, not vectors: neighbours load neighbours. An invocation has one of each span
// of some lines. Spans along k are short, so that those of four lines are stored to shared memory without conflicts.
const uint32_t A_SPAN = A_K_CONTIGUOUS ? 8u : min(32u, TILE_M);
const uint32_t A_SPANS = A_LINE / A_SPAN; // of a line

uint32_t a_word_line(uint32_t w)
{
    return gl_LocalInvocationIndex / A_SPAN + w / A_SPANS * (INVOCATIONS / A_SPAN);
}

uint32_t a_word_column(uint32_t w)
{
    return gl_LocalInvocationIndex % A_SPAN + w % A_SPANS * A_SPAN;
}

// Rows past the matrix repeat its last ones: what they add up to is never stored.
void begin_a(uint32_t batch, uint32_t first_row, uint32_t iteration)
{
    uint32_t leading = problem.a.leading_dimension;
    uint32_t access = ALIGNED ? VECTOR : 1u; // elements
    a_begin = matrix_address(words(problem.a.address), batch, problem.a.batch_stride, INPUT_SIZE);
    a_begin = add(a_begin, span(first_row, A_K_CONTIGUOUS ? leading : 1u, INPUT_SIZE));
    a_iteration = iteration;
    a_step = TILE_K * (A_K_CONTIGUOUS ? 1u : leading);
    a_last_row = problem.m - 1u - first_row;
    [[unroll]] for (uint32_t i = 0u; i < A_VECTORS * VECTOR / A_SPANS; ++i)
    {
        if (!ALIGNED)
        {
            uint32_t line = a_word_line(i * A_SPANS);
            uint32_t row = min(line, a_last_row);
            a_offset[i] = (A_K_CONTIGUOUS ? row : line) * leading + a_word_column(0u);
        }
    }
    [[unroll]] for (uint32_t i = 0u; i < A_VECTORS; ++i)
    {
        if (!ALIGNED)
        {
            break;
        }
        uint32_t line = a_vector_line(i);
        uint32_t column = a_vector_column(i);
        if (A_K_CONTIGUOUS)
        {
            a_offset[i] = (min(line, a_last_row) * leading + column) / access;
        }
        else
        {
            uint32_t last_vector = PACKED ? a_last_row / VECTOR * VECTOR : a_last_row + 1u - VECTOR;
            a_offset[i] = (line * leading + (ALIGNED ? min(column, last_vector) : column)) / access;
        }
        if (PEELS && !a_has_vector(i))
        {
            a_offset[i] = 0u; // is loaded all the same, and not stored
        }
    }
}

// Words 4 i and on, zero past k_left and past the matrix.
uvec4 gather_a(uint32_t i, uint32_t k_left)
{
    uvec4 words = uvec4(0u);
    [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
    {
        uint32_t w = VECTOR * i + e, column = a_word_column(w);
        uint32_t k = A_K_CONTIGUOUS ? column : a_word_line(w);
        if (k < k_left && (A_K_CONTIGUOUS || column <= a_last_row))
        {
            words[e] = input_elements(a_address).x[a_offset[w / A_SPANS] + w % A_SPANS * A_SPAN];
        }
    }
    return words;
}

// Loads this invocation's share of the next k-iteration, of which k_left elements along k exist. The address is made anew each
// time: carried from one iteration to the next, it costs 3 to 7 % of the multiplication on NVIDIA.
void load_a(uint32_t k_left)
{
    a_address = add(a_begin, span(a_iteration, a_step, INPUT_SIZE));
    ++a_iteration;
    [[unroll]] for (uint32_t i = 0u; i < A_VECTORS; ++i)
    {
        if (ALIGNED)
        {
            a_next[i] = uvec4(0u);
            bool is_whole = PEELS && k_left == TILE_K; // and the offset is of something
            uint32_t k = A_K_CONTIGUOUS ? a_vector_column(i) : a_vector_line(i);
            if (is_whole || a_has_vector(i) && k < k_left)
            {
                a_next[i] = input_vectors(a_address).x[a_offset[i]];
            }
        }
        else if (a_has_vector(i))
        {
            a_next[i] = gather_a(i, k_left);
        }
    }
}

// B tile: TILE_N columns x TILE_K, copied in lines along its contiguous direction, 16 bytes at a time.
const uint32_t B_ALL_VECTORS = TILE_N * TILE_K / VECTOR;
const uint32_t B_VECTORS = (B_ALL_VECTORS + INVOCATIONS - 1u) / INVOCATIONS; // of an invocation
const uint32_t B_LINES = BOTH_EVEN ? B_EVEN_LINES : 0u;

uvec4 b_next[B_VECTORS];    // of the next k-iteration
uint32_t b_offset[B_VECTORS * (ALIGNED ? 1u : VECTOR)]; // from b_address, in accesses: vectors if ALIGNED, else words
uvec2 b_begin;                // address of the tile's first row at k = 0
uvec2 b_address;              // the same at the k-iteration that is loaded
uint32_t b_iteration;         // next k-iteration to load
uint32_t b_step;              // from one k-iteration to the next, elements
uint32_t b_last_row;          // of the matrix, counted from the tile's first

uint32_t b_vector_line(uint32_t i)
{
    if (B_LINES != 0u)
    {
        return gl_LocalInvocationIndex / B_LINE_VECTORS + i * B_LINES;
    }
    return (gl_LocalInvocationIndex + i * INVOCATIONS) / B_LINE_VECTORS;
}

uint32_t b_vector_column(uint32_t i)
{
    uint32_t vector = gl_LocalInvocationIndex + (B_LINES != 0u ? 0u : i * INVOCATIONS);
    return vector % B_LINE_VECTORS * VECTOR;
}

// Whether this invocation has a vector i: the last ones may be fewer than invocations.
bool b_has_vector(uint32_t i)
{
    return B_ALL_VECTORS % INVOCATIONS == 0u || gl_LocalInvocationIndex + i * INVOCATIONS < B_ALL_VECTORS;
}

// Where lines begin anywhere, words are loaded, not vectors: neighbours load neighbours. An invocation has one of each span
// of some lines. Spans along k are short, so that those of four lines are stored to shared memory without conflicts.
const uint32_t B_SPAN = B_K_CONTIGUOUS ? 8u : min(32u, TILE_N);
const uint32_t B_SPANS = B_LINE / B_SPAN; // of a line

uint32_t b_word_line(uint32_t w)
{
    return gl_LocalInvocationIndex / B_SPAN + w / B_SPANS * (INVOCATIONS / B_SPAN);
}

uint32_t b_word_column(uint32_t w)
{
    return gl_LocalInvocationIndex % B_SPAN + w % B_SPANS * B_SPAN;
}

// Rows past the matrix repeat its last ones: what they add up to is never stored.
void begin_b(uint32_t batch, uint32_t first_row, uint32_t iteration)
{
    uint32_t leading = problem.b.leading_dimension;
    uint32_t access = ALIGNED ? VECTOR : 1u; // elements
    b_begin = matrix_address(words(problem.b.address), batch, problem.b.batch_stride, INPUT_SIZE);
    b_begin = add(b_begin, span(first_row, B_K_CONTIGUOUS ? leading : 1u, INPUT_SIZE));
    b_iteration = iteration;
    b_step = TILE_K * (B_K_CONTIGUOUS ? 1u : leading);
    b_last_row = problem.n - 1u - first_row;
    [[unroll]] for (uint32_t i = 0u; i < B_VECTORS * VECTOR / B_SPANS; ++i)
    {
        if (!ALIGNED)
        {
            uint32_t line = b_word_line(i * B_SPANS);
            uint32_t row = min(column_at_place(line), b_last_row);
            b_offset[i] = (B_K_CONTIGUOUS ? row : line) * leading + b_word_column(0u);
        }
    }
    [[unroll]] for (uint32_t i = 0u; i < B_VECTORS; ++i)
    {
        if (!ALIGNED)
        {
            break;
        }
        uint32_t line = b_vector_line(i);
        uint32_t column = b_vector_column(i);
        if (B_K_CONTIGUOUS)
        {
            b_offset[i] = (min(line, b_last_row) * leading + column) / access;
        }
        else
        {
            uint32_t last_vector = PACKED ? b_last_row / VECTOR * VECTOR : b_last_row + 1u - VECTOR;
            b_offset[i] = (line * leading + (ALIGNED ? min(column, last_vector) : column)) / access;
        }
        if (PEELS && !b_has_vector(i))
        {
            b_offset[i] = 0u; // is loaded all the same, and not stored
        }
    }
}

// Words 4 i and on, zero past k_left and past the matrix.
uvec4 gather_b(uint32_t i, uint32_t k_left)
{
    uvec4 words = uvec4(0u);
    [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
    {
        uint32_t w = VECTOR * i + e, column = b_word_column(w);
        uint32_t k = B_K_CONTIGUOUS ? column : b_word_line(w);
        if (k < k_left && (B_K_CONTIGUOUS || column <= b_last_row))
        {
            words[e] = input_elements(b_address).x[b_offset[w / B_SPANS] + w % B_SPANS * B_SPAN];
        }
    }
    return words;
}

// Loads this invocation's share of the next k-iteration, of which k_left elements along k exist. The address is made anew each
// time: carried from one iteration to the next, it costs 3 to 7 % of the multiplication on NVIDIA.
void load_b(uint32_t k_left)
{
    b_address = add(b_begin, span(b_iteration, b_step, INPUT_SIZE));
    ++b_iteration;
    [[unroll]] for (uint32_t i = 0u; i < B_VECTORS; ++i)
    {
        if (ALIGNED)
        {
            b_next[i] = uvec4(0u);
            bool is_whole = PEELS && k_left == TILE_K; // and the offset is of something
            uint32_t k = B_K_CONTIGUOUS ? b_vector_column(i) : b_vector_line(i);
            if (is_whole || b_has_vector(i) && k < k_left)
            {
                b_next[i] = input_vectors(b_address).x[b_offset[i]];
            }
        }
        else if (b_has_vector(i))
        {
            b_next[i] = gather_b(i, k_left);
        }
    }
}

void load_tiles(uint32_t k_left)
{
    load_a(k_left);
    load_b(k_left);
}

// Shared memory holds both tiles as f32 with k slowest, whatever the layout in global memory.
void store_a_word(uint32_t stage, uint32_t w, uint32_t bits)
{
    uint32_t line = a_word_line(w);
    uint32_t first = a_word_column(0u); // of whole spans, places are as columns
    uint32_t place = A_K_CONTIGUOUS ? line : first + w % A_SPANS * A_SPAN;
    uint32_t k = A_K_CONTIGUOUS ? a_word_column(w) : line;
    a_tile[stage][k][place / 4u][place % 4u] = uintBitsToFloat(bits);
}

void store_a_vector(uint32_t stage, uint32_t line, uint32_t column, uvec4 bits)
{
    vec4 values = uintBitsToFloat(bits);
    if (A_K_CONTIGUOUS)
    {
        [[unroll]] for (uint32_t e = 0u; e < 4u; ++e)
        {
            a_tile[stage][column + e][line / 4u][line % 4u] = values[e];
        }
    }
    else
    {
        a_tile[stage][line][column / 4u] = values;
    }
}

void store_b_word(uint32_t stage, uint32_t w, uint32_t bits)
{
    uint32_t line = b_word_line(w);
    uint32_t first = place_of_column(b_word_column(0u)); // of whole spans, places are as columns
    uint32_t place = B_K_CONTIGUOUS ? line : first + w % B_SPANS * B_SPAN;
    uint32_t k = B_K_CONTIGUOUS ? b_word_column(w) : line;
    b_tile[stage][k][place / 4u][place % 4u] = uintBitsToFloat(bits);
}

void store_b_vector(uint32_t stage, uint32_t line, uint32_t column, uvec4 bits)
{
    vec4 values = uintBitsToFloat(bits);
    if (B_K_CONTIGUOUS)
    {
        [[unroll]] for (uint32_t e = 0u; e < 4u; ++e)
        {
            b_tile[stage][column + e][line / 4u][line % 4u] = values[e];
        }
    }
    else
    {
        b_tile[stage][line][column / 4u] = values;
    }
}

void store_words(uint32_t stage)
{
    [[unroll]] for (uint32_t w = 0u; w < A_VECTORS * VECTOR; ++w)
    {
        store_a_word(stage, w, a_next[w / VECTOR][w % VECTOR]);
    }
    [[unroll]] for (uint32_t w = 0u; w < B_VECTORS * VECTOR; ++w)
    {
        store_b_word(stage, w, b_next[w / VECTOR][w % VECTOR]);
    }
}

void store_tiles(uint32_t stage)
{
    if (!ALIGNED)
    {
        store_words(stage);
        return;
    }
    [[unroll]] for (uint32_t i = 0u; i < A_VECTORS; ++i)
    {
        if (a_has_vector(i))
        {
            store_a_vector(stage, a_vector_line(i), a_vector_column(i), a_next[i]);
        }
    }
    [[unroll]] for (uint32_t i = 0u; i < B_VECTORS; ++i)
    {
        if (b_has_vector(i))
        {
            store_b_vector(stage, b_vector_line(i), b_vector_column(i), b_next[i]);
        }
    }
}

// Puts the loaded tiles into shared memory, in place of those before.
void replace_tiles()
{
    barrier();
    store_tiles(0u);
    barrier();
}

// Whether the ragged k-iteration is loaded while the one before is multiplied. Loads of 16 bytes that are tested take 5 to 7 %
// of the multiplication on NVIDIA.
const bool JOINS = !PEELS && !ALIGNED;

// Sums up the k-iterations [k_begin, k_end) of one tile. Loads of the next k-iteration are in flight while one multiplies.
// Only the last k-iteration of a tile can be ragged, and stands alone after the loop, unless it JOINS, so that the loop has no test.
void multiply_segment(sk_tile_position position, sk_segment segment)
{
    if (segment.k_begin == segment.k_end)
    {
        return;
    }
    uint32_t whole_end = min(segment.k_end, problem.k / TILE_K);
    uint32_t k_left = problem.k - whole_end * TILE_K; // read only if the segment ends with the ragged k-iteration
    begin_a(position.batch, position.row * TILE_M, segment.k_begin);
    begin_b(position.batch, position.column * TILE_N, segment.k_begin);
    uint32_t end = JOINS ? segment.k_end : whole_end; // of the loop
    if (JOINS || segment.k_begin < whole_end)
    {
        load_tiles(!JOINS || segment.k_begin < whole_end ? TILE_K : k_left);
    }
    if (PEELS && segment.k_begin < whole_end)
    {
        replace_tiles();
    }
    for (uint32_t k = PEELS ? segment.k_begin + 1u : segment.k_begin; k < end; ++k)
    {
        if (!PEELS)
        {
            replace_tiles();
        }
        if (PEELS || k + 1u < end)
        {
            load_tiles(!JOINS || k + 1u < whole_end ? TILE_K : k_left);
        }
        multiply_tiles(0u);
        if (PEELS)
        {
            replace_tiles();
        }
    }
    if (PEELS && segment.k_begin < whole_end)
    {
        multiply_tiles(0u);
    }

    if (!JOINS && whole_end < segment.k_end)
    {
        load_tiles(k_left);
        replace_tiles();
        multiply_tiles(0u);
    }
}

// D = clamp(activation(alpha scale_m scale_n sum + beta C + bias)) + residual, with those parts that the constants name,
// for OUTPUT_VECTOR sums, and their store.
const uint32_t OUTPUT_VECTOR = 4u;
// With a gate, neighbours in a row make one element of D: activation(first) second, each with alpha, scales and bias.
const uint32_t COLUMNS_FOR_ONE = GATE ? 2u : 1u;
// They are consecutive in a row, or SPREAD.
const uint32_t ROW_STEP = 0u;
const uint32_t COLUMN_STEP = SPREAD ? CELL_N : 1u;

// Words of `epilogue`, of which an address takes two
const uint32_t ALPHA = 0u;
const uint32_t BETA = 1u;
const uint32_t CLAMP_MIN = 2u;
const uint32_t CLAMP_MAX = 3u;
const uint32_t BIAS_ADDRESS = 4u;
const uint32_t SCALE_M_ADDRESS = 6u;
const uint32_t SCALE_N_ADDRESS = 8u;
const uint32_t RESIDUAL_ADDRESS = 10u;
const uint32_t LEADING_DIMENSION_RESIDUAL = 12u;
const uint32_t BATCH_STRIDE_RESIDUAL = 13u;
const uint32_t SECOND_A_ADDRESS = 22u;
const uint32_t SECOND_B_ADDRESS = 24u;
const uint32_t LEADING_DIMENSION_SECOND_A = 26u;
const uint32_t LEADING_DIMENSION_SECOND_B = 27u;
const uint32_t BATCH_STRIDE_SECOND_A = 28u;
const uint32_t BATCH_STRIDE_SECOND_B = 29u;

const uint32_t ALONG_M = 1u, ALONG_N = 2u; // of BIAS
const uint32_t ROW_MAJOR = 1u, TRANSPOSED = 2u; // of RESIDUAL
const bool HAS_RESIDUAL = RESIDUAL != 0u;
const bool SHAPES = ACTIVATION != 0u || CLAMP;

layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer factors
{
    float x[];
};
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer factor_vectors
{
    vec4 x[];
};

// A matrix like D that is read at the tile.
struct addend
{
    uvec2 address; // of the tile's first element
    uint32_t leading_dimension;
    bool in_vectors; // OUTPUT_VECTOR elements of a row can be read at once
};

uvec2 d_address; // of the tile's first element
addend c, residual;

layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer told_words
{
    uint32_t x[];
};

// Words that the device has no push constants for are in the workspace: a dispatch before wrote them there.
uint32_t epilogue_word(uint32_t word)
{
    uint32_t read;
    if (word < 2u || MORE_WORDS > 0u)
    {
        read = epilogue[word];
    }
    else
    {
        read = told_words(add(words(arguments.workspace), uvec2(4u * SK_TOLD, 0u))).x[word - 2u];
    }
    return read;
}

float epilogue_number(uint32_t word)
{
    return uintBitsToFloat(epilogue_word(word));
}

uvec2 epilogue_address(uint32_t word)
{
    return uvec2(epilogue_word(word), epilogue_word(word + 1u));
}

// Where a matrix like D has the tile's first element.
uvec2 tile_address(uvec2 address, uint32_t leading, uint32_t batch_stride, bool transposed, sk_tile_position position)
{
    uint32_t m = position.row * TILE_M;
    uint32_t n = position.column * (TILE_N / COLUMNS_FOR_ONE);
    address = matrix_address(address, position.batch, batch_stride, OUTPUT_SIZE);
    address = add(address, span(transposed ? n : m, leading, OUTPUT_SIZE));
    return add(address, span(transposed ? m : n, 1u, OUTPUT_SIZE));
}

// Where an element of it lies that is so many rows and columns from another.
uint32_t element_offset(uint32_t rows, uint32_t columns, uint32_t leading, bool transposed)
{
    return transposed ? columns * leading + rows : rows * leading + columns;
}

addend locate_addend(uvec2 address, uint32_t leading, uint32_t batch_stride, bool transposed, sk_tile_position position)
{
    addend x;
    x.leading_dimension = leading;
    x.address = tile_address(address, leading, batch_stride, transposed, position);
    x.in_vectors = ALIGNED_OUTPUT && !transposed &&
                   ((x.address.x | leading * OUTPUT_SIZE) & (OUTPUT_VECTOR * OUTPUT_SIZE - 1u)) == 0u;
    return x;
}

// What is computed of D, and read where C or the residual lies: all of it, or the elements on one side of the diagonal, and
// on it. Of the elements of a vector those are the first or the last ones.
const bool LOWER = TRIANGLE == SK_TRIANGLE_LOWER;
uvec2 corner; // row and column in D of the tile's first element

// Where a vector begins along its line, and where the diagonal crosses that line.
uvec2 begin_and_diagonal(uint32_t row, uint32_t column)
{
    uvec2 at = corner + uvec2(row, column);
    return ROW_STEP == 0u ? at.yx : at;
}

// The first element of a vector that is computed. Its own first is at (row, column) of the tile.
uint32_t first_held(uint32_t row, uint32_t column)
{
    uint32_t first = 0u;
    if (TRIANGLE != SK_TRIANGLE_NONE)
    {
        uvec2 at = begin_and_diagonal(row, column);
        uint32_t step = max(ROW_STEP, 1u);
        bool behind = LOWER == (ROW_STEP > 0u); // the elements behind the diagonal are computed
        first = behind && at.x < at.y ? (at.y - at.x + step - 1u) / step : 0u;
    }
    return first;
}

// How many are, of the first `count` of them.
uint32_t count_held(uint32_t row, uint32_t column, uint32_t count)
{
    uint32_t held = count;
    if (TRIANGLE != SK_TRIANGLE_NONE)
    {
        uvec2 at = begin_and_diagonal(row, column);
        uint32_t before = at.x <= at.y ? (at.y - at.x) / max(ROW_STEP, 1u) + 1u : 0u; // up to the diagonal, and on it
        bool behind = LOWER == (ROW_STEP > 0u);
        held = behind ? count - min(first_held(row, column), count) : min(before, count);
    }
    return held;
}

// Whether not all elements of a vector are computed.
bool is_cut(uint32_t row, uint32_t column)
{
    bool cut = false;
    if (TRIANGLE != SK_TRIANGLE_NONE)
    {
        cut = count_held(row, column, OUTPUT_VECTOR) < OUTPUT_VECTOR;
    }
    return cut;
}

void begin_output(sk_tile_position position)
{
    corner = uvec2(position.row * TILE_M, position.column * TILE_N);
    d_address = tile_address(words(problem.d.address), problem.d.leading_dimension, problem.d.batch_stride, D_TRANSPOSED,
                             position);
    if (LINEAR && epilogue_number(BETA) != 0.0)
    {
        c = locate_addend(words(problem.c.address), problem.c.leading_dimension, problem.c.batch_stride, C_TRANSPOSED,
                          position);
    }
    if (HAS_RESIDUAL)
    {
        residual = locate_addend(epilogue_address(RESIDUAL_ADDRESS), epilogue_word(LEADING_DIMENSION_RESIDUAL),
                                 epilogue_word(BATCH_STRIDE_RESIDUAL), RESIDUAL == TRANSPOSED, position);
    }
}

// Loads `count` elements of C or the residual; the first one is at (row, column) of the tile. It loads no others: the addend
// may be D, where other invocations store at the same time.
void load_addend(addend x, bool transposed, uint32_t row, uint32_t column, uint32_t count,
                 out float values[OUTPUT_VECTOR])
{
    uint32_t leading = x.leading_dimension;
    if (!is_cut(row, column) && x.in_vectors && count > 0u)
    {
        uint32_t offset = (row * leading + column) / OUTPUT_VECTOR;
        vec4 four = vec4(output_vectors(x.address).x[offset]);
        values = float[4](four.x, four.y, four.z, four.w);
        return;
    }
    uint32_t first = first_held(row, column), held = count_held(row, column, count);
    [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
    {
        if (e - first < held)
        {
            uint32_t offset = element_offset(row + e * ROW_STEP, column + e * COLUMN_STEP, leading, transposed);
            values[e] = float(output_elements(x.address).x[offset]);
        }
    }
}

// Loads what a vector along m or n has for `count` elements of D. They begin at `first`, and are `step` apart.
void load_factors(uvec2 address, uint32_t first, uint32_t step, uint32_t count,
                  out float values[OUTPUT_VECTOR])
{
    if (ALIGNED_OUTPUT && step == 1u)
    {
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; e += 4u)
        {
            vec4 four = factor_vectors(address).x[(first + e) / 4u];
            [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
            {
                values[e + i] = four[i];
            }
        }
        return;
    }
    [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
    {
        if (e < count)
        {
            values[e] = step == 0u && e > 0u ? values[0] : factors(address).x[first + e * step];
        }
    }
}

// What ACTIVATION and CLAMP make of a value. exp2 may be off by 3 + 2 |x| ulp, a division by 2.5 ulp where neither side is
// near 0 or infinity (Vulkan, Precision and Operation of SPIR-V Instructions).
const uint32_t RELU = 1u, GELU_TANH = 2u, GELU_ERF = 3u, SILU = 4u, TANH = 5u; // of ACTIVATION

// value / (1 + 2^x)
float times_logistic(float value, float x)
{
    return value / (1.0 + exp2(x));
}

// With the tanh: (1 + tanh(x)) / 2 = 1 / (1 + exp(-2 x)), x = sqrt(2 / pi) (value + 0.044715 value^3). Below -9.5 the result
// is within 2^-106 of 0, and the power stays finite.
float gelu_tanh(float value)
{
    float v = max(value, -9.5);
    return times_logistic(v, v * (-2.30220820 - 0.102943240 * v * v));
}

// value / (1 + exp(-value)), within 2^-108 of 0 below -80.
float silu(float value)
{
    float v = max(value, -80.0);
    return times_logistic(v, -1.44269504 * v);
}

// value / 2 (1 + erf(value / sqrt 2)), with erfc(y) = t(...) exp(-y^2) off by at most 1.5e-7: Abramowitz and Stegun,
// Handbook of Mathematical Functions, 7.1.26. Below -16 the result is 0.
float gelu_erf(float value)
{
    float v = min(abs(value), 16.0);
    float t = 1.0 / (1.0 + 0.231641888 * v);
    float series = ((((0.5307027145 * t - 0.7265760135) * t + 0.7107068705) * t - 0.142248368) * t + 0.127414796) * t;
    return max(value, 0.0) - v * (series * exp2(-0.72134752 * v * v));
}

// With value's sign 1 - 2 / (1 + exp(2 |value|)), which is 1 from 10 on. Below 1/2 that would cancel: there it is value times a
// series in value^2, off by 2^-26.
float tanh_of(float value)
{
    float v = min(abs(value), 10.0);
    float away = 1.0 - 2.0 / (1.0 + exp2(2.88539008 * v));
    float square = v * v;
    float series = ((0.0172414625 * square - 0.0530454820) * square + 0.133258788) * square - 0.333331439;
    return v < 0.5 ? value * (1.0 + series * square) : value < 0.0 ? -away : away;
}

// The activation and the limits. NaN stays NaN: found in integers, since comparisons may be compiled as if there were none.
float shape(float value)
{
    float shaped = value;
    if (ACTIVATION == RELU)
    {
        shaped = max(value, 0.0);
    }
    else if (ACTIVATION == GELU_TANH)
    {
        shaped = gelu_tanh(value);
    }
    else if (ACTIVATION == GELU_ERF)
    {
        shaped = gelu_erf(value);
    }
    else if (ACTIVATION == SILU)
    {
        shaped = silu(value);
    }
    else if (ACTIVATION == TANH)
    {
        shaped = tanh_of(value);
    }
    if (CLAMP)
    {
        shaped = clamp(shaped, epilogue_number(CLAMP_MIN), epilogue_number(CLAMP_MAX));
    }
    bool is_nan = (floatBitsToUint(value) & 0x7fffffffu) > 0x7f800000u;
    return is_nan ? value : shaped;
}

// How many elements lie in D, the first of them at (row, column) from the tile's first.
uint32_t count_elements(uint32_t row, uint32_t column, sk_tile_position position)
{
    uint32_t m = position.row * TILE_M + row;
    uint32_t n = position.column * TILE_N + column;
    if (ALIGNED_OUTPUT)
    {
        return OUTPUT_VECTOR;
    }
    uint32_t rest = ROW_STEP == 0u ? problem.n - n : problem.m - m;
    uint32_t step = max(ROW_STEP, COLUMN_STEP);
    return min(OUTPUT_VECTOR, (rest + step - 1u) / step);
}

// Turns `count` sums into elements of D; the first one is at (row, column) of the tile. That place lies in D even if count
// is 0. With a gate, the first half of the values is what becomes of them.
void finish_elements(uint32_t row, uint32_t column, uint32_t count, sk_tile_position position, inout float values[OUTPUT_VECTOR])
{
    uint32_t m = position.row * TILE_M + row;
    uint32_t n = position.column * TILE_N + column;
    float loaded[OUTPUT_VECTOR];
    if (LINEAR)
    {
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] *= epilogue_number(ALPHA);
        }
    }
    if (SCALE_M)
    {
        load_factors(epilogue_address(SCALE_M_ADDRESS), m, ROW_STEP, count, loaded);
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] *= loaded[e];
        }
    }
    if (SCALE_N)
    {
        load_factors(epilogue_address(SCALE_N_ADDRESS), n, COLUMN_STEP, count, loaded);
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] *= loaded[e];
        }
    }
    if (LINEAR && epilogue_number(BETA) != 0.0)
    {
        load_addend(c, C_TRANSPOSED, row, column, count, loaded);
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] += epilogue_number(BETA) * loaded[e];
        }
    }
    if (BIAS == ALONG_M)
    {
        load_factors(epilogue_address(BIAS_ADDRESS), m, ROW_STEP, count, loaded);
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] += loaded[e];
        }
    }
    if (BIAS == ALONG_N)
    {
        load_factors(epilogue_address(BIAS_ADDRESS), n, COLUMN_STEP, count, loaded);
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] += loaded[e];
        }
    }
    if (GATE)
    {
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; e += 2u)
        {
            values[e / 2u] = shape(values[e]) * values[e + 1u];
        }
    }
    else if (SHAPES)
    {
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] = shape(values[e]);
        }
    }
    if (HAS_RESIDUAL)
    {
        load_addend(residual, RESIDUAL == TRANSPOSED, row, column, count, loaded);
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
        {
            values[e] += loaded[e];
        }
    }
}

// Where in D an element lies that is so many rows and columns from another.
uint32_t output_offset(uint32_t rows, uint32_t columns)
{
    return element_offset(rows, columns, problem.d.leading_dimension, D_TRANSPOSED);
}

// Stores what a gate made of pairs: `count` elements of D, consecutive in a row.
void store_pairs(uint32_t row, uint32_t column, uint32_t count, float values[OUTPUT_VECTOR])
{
    uint32_t offset = output_offset(row, column);
    if (ALIGNED_OUTPUT)
    {
        output_pairs(d_address).x[offset / (OUTPUT_VECTOR / 2u)] = vec2(values[0], values[1]);
        return;
    }
    [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR / 2u; ++e)
    {
        if (e < count)
        {
            output_elements(d_address).x[offset + output_offset(0u, e)] = values[e];
        }
    }
}

void store_elements(uint32_t row, uint32_t column, uint32_t count, float values[OUTPUT_VECTOR])
{
    if (GATE)
    {
        store_pairs(row, column / 2u, count / 2u, values);
        return;
    }
    uint32_t offset = output_offset(row, column);
    if (!is_cut(row, column) && ALIGNED_OUTPUT)
    {
        output_vectors(d_address).x[offset / OUTPUT_VECTOR] = vec4(values[0], values[1], values[2], values[3]);
        return;
    }
    uint32_t first = first_held(row, column), held = count_held(row, column, count);
    [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
    {
        if (e - first < held)
        {
            output_elements(d_address).x[offset + output_offset(e * ROW_STEP, e * COLUMN_STEP)] = values[e];
        }
    }
}

void write_elements(uint32_t row, uint32_t column, sk_tile_position position, float values[OUTPUT_VECTOR])
{
    if (position.row * TILE_M + row < problem.m && position.column * TILE_N + column < problem.n)
    {
        uint32_t count = count_elements(row, column, position);
        finish_elements(row, column, count, position, values);
        store_elements(row, column, count, values);
    }
}

// A tile's k-iterations are runs: those of one run lie one after the other in A, and in B. A run is a term of D = A B + A2 B2.
// A segment is multiplied run by run, though it may have nothing of one.
const uint32_t RUNS = SECOND ? 2u : 1u;

struct k_run
{
    uint32_t first; // k-iteration of the tile
    uint32_t count; // of k-iterations
    sk_operand a;   // where the run begins
    sk_operand b;
};

// A run by its number, of as many as the tile has. begin_problem() has told A and B of the first.
k_run k_run_at(uint32_t number, uint32_t k_iterations)
{
    k_run run;
    run.count = k_iterations / RUNS;
    run.first = number * run.count;
    run.a = problem.a;
    run.b = problem.b;
    if (number > 0u)
    {
        run.a.address[0] = epilogue_word(SECOND_A_ADDRESS);
        run.a.address[1] = epilogue_word(SECOND_A_ADDRESS + 1u);
        run.a.leading_dimension = epilogue_word(LEADING_DIMENSION_SECOND_A);
        run.a.batch_stride = epilogue_word(BATCH_STRIDE_SECOND_A);
        run.b.address[0] = epilogue_word(SECOND_B_ADDRESS);
        run.b.address[1] = epilogue_word(SECOND_B_ADDRESS + 1u);
        run.b.leading_dimension = epilogue_word(LEADING_DIMENSION_SECOND_B);
        run.b.batch_stride = epilogue_word(BATCH_STRIDE_SECOND_B);
    }
    return run;
}

// What a segment has of a run, whose k-iterations count from its own first.
sk_segment part_of_run(sk_segment segment, k_run run)
{
    segment.k_begin = clamp(segment.k_begin, run.first, run.first + run.count) - run.first;
    segment.k_end = clamp(segment.k_end, run.first, run.first + run.count) - run.first;
    return segment;
}

// Sums up what a segment has of a run, on top of what it has of the runs before.
void sum_run(sk_tile_position position, sk_segment segment, uint32_t number)
{
    if (SECOND)
    {
        k_run run = k_run_at(number, segment.tile.k_iterations);
        problem.a = run.a;
        problem.b = run.b;
        segment = part_of_run(segment, run);
    }
    if (number == 0u)
    {
        fill_sums(0.0);
    }
    multiply_segment(position, segment);
}

void write_tile(sk_tile_position position)
{
    begin_output(position);
    [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N / 4u; ++j)
        {
            vec4 v = sums[i][j];
            write_elements(sum_row(i), column_at_place(sum_column(j)), position, float[4](v.x, v.y, v.z, v.w));
        }
    }
}

// Partials of split tiles: in a slot, 16 bytes of every invocation in turn. Peers run the same module, so the same
// invocation holds the same elements of each. For sum.comp they lie row by row.
//
// Memory order (vulkanMemoryModel), for the last arriver. Each invocation's stores to its slot are non-private. publish() is
// an acquire-release control barrier of queue-family scope that makes available: the stores of all invocations happen before
// invocation 0's atomicAdd, which is acquire-release itself. The last arriver's atomicAdd reads from the others', in one
// release sequence; the publish() after it hands that order, and visibility, to all its invocations, which then read the
// slots. Adding 0 to look at the counter reads from the others' in the same way.

// A slot holds one tile of sums.
layout(buffer_reference, std430, buffer_reference_align = 16) buffer partial_vectors
{
    nonprivate vec4 x[];
};

const uint32_t SLOT_SIZE = TILE_M * TILE_N * 4u; // bytes

partial_vectors slot(uint32_t number)
{
    uvec2 slots = add(words(arguments.workspace), uvec2(4u * SK_SLOTS, 0u));
    return partial_vectors(add(slots, span(number, SLOT_SIZE, 1u)));
}

layout(buffer_reference, std430, buffer_reference_align = 4) buffer counters
{
    nonprivate uint x[];
};

shared uint told; // by invocation 0 to the others

void publish()
{
    controlBarrier(gl_ScopeWorkgroup, gl_ScopeQueueFamily, gl_StorageSemanticsBuffer | gl_StorageSemanticsShared,
                   gl_SemanticsAcquireRelease | gl_SemanticsMakeAvailable | gl_SemanticsMakeVisible);
}

void store_partial(partial_vectors partial)
{
    [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N / 4u; ++j)
        {
            uint32_t vector = (i * (INVOCATION_N / 4u) + j) * INVOCATIONS + gl_LocalInvocationIndex;
            partial.x[vector] = sums[i][j];
        }
    }
}

void add_partial(partial_vectors partial)
{
    [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N / 4u; ++j)
        {
            uint32_t vector = (i * (INVOCATION_N / 4u) + j) * INVOCATIONS + gl_LocalInvocationIndex;
            sums[i][j] += partial.x[vector];
        }
    }
}

void store_rows(partial_vectors partial)
{
    [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N / 4u; ++j)
        {
            [[unroll]] for (uint32_t e = 0u; e < (SPREAD ? 4u : 0u); ++e)
            {
                uint32_t element = sum_row(i) * TILE_N + column_at_place(sum_column(j)) + e * CELL_N;
                partial.x[element / 4u][element % 4u] = sums[i][j][e];
            }
            if (SPREAD)
            {
                continue;
            }
            partial.x[(sum_row(i) * TILE_N + sum_column(j)) / 4u] = sums[i][j];
        }
    }
}

// Sets the sums to those of all peers, in ascending k. Where at most one peer precedes this worker, its own part can stay in
// the sums, as a + b is b + a; otherwise, and in the separate pass (self is no peer), every part comes from its slot.
void sum_partials(sk_schedule schedule, uint32_t first, uint32_t last, uint32_t self)
{
    bool kept = self - first <= 1u;
    if (!kept)
    {
        fill_sums(-0.0); // what leaves every number as it is when added to it
    }
    for (uint32_t peer = first; peer <= last; ++peer)
    {
        if (!kept || peer != self)
        {
            add_partial(slot(sk_slot(schedule, peer, peer - first))); // only the first peer's segment begins at k = 0
        }
    }
}

// Adds k-iterations to a counter and returns what it held. Invocation 0 may write `told` again only behind the next
// publish() or barrier(), which every path to its next write passes.
uint32_t count_arrived(counters counter, uint32_t number, uint32_t iterations)
{
    if (gl_LocalInvocationIndex == 0u)
    {
        told = atomicAdd(counter.x[number], iterations, gl_ScopeQueueFamily, gl_StorageSemanticsBuffer,
                         gl_SemanticsAcquireRelease);
    }
    publish();
    return told;
}

// Hands in this worker's partial of a split tile. True for the worker that completed the tile: it holds the tile's sums.
// The second peer comes last most often, as it walks its range backwards: it looks first, and need not store if it does.
bool complete_tile(sk_schedule schedule, sk_segment segment, uint32_t worker)
{
    sk_tile tile = sk_tile_at(schedule.space, segment.tile.number); // anew: kept while it multiplies, it costs registers
    uint32_t self = sk_peer(schedule, worker);
    uint32_t first = sk_first_peer(schedule, tile);
    uint32_t iterations = segment.k_end - segment.k_begin;
    uint32_t others = tile.k_iterations - iterations;
    counters counter = counters(words(arguments.workspace));
    bool completed =
        FIXUP == FIXUP_LAST_ARRIVER && self == first + 1u && count_arrived(counter, first, 0u) == others;
    if (!completed)
    {
        partial_vectors partial = slot(sk_segment_slot(schedule, segment, worker));
        if (FIXUP == FIXUP_STORE_ROWS)
        {
            store_rows(partial);
            return false;
        }
        store_partial(partial);
        if (FIXUP == FIXUP_STORE)
        {
            return false;
        }
        publish();
        completed = count_arrived(counter, first, iterations) == others;
    }
    if (completed)
    {
        sum_partials(schedule, first, sk_last_peer(schedule, tile), self);
        if (gl_LocalInvocationIndex == 0u)
        {
            atomicStore(counter.x[first], 0u, gl_ScopeQueueFamily, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
        }
    }
    return completed;
}

// The separate pass: sums a tile of the split region. False if it was whole, or is none.
bool sum_tile(sk_schedule schedule, sk_tile tile)
{
    if (tile.number >= sk_count_split_region_tiles(schedule))
    {
        return false;
    }
    uint32_t first = sk_first_peer(schedule, tile);
    uint32_t last = sk_last_peer(schedule, tile);
    if (first == last)
    {
        return false;
    }
    sum_partials(schedule, first, last, first - 2u);
    return true;
}

// The turnstile: the peers of a split tile add to its one slot, one after the other, in ascending k. The tile's counter says
// up to which k-iteration the slot's sums go, so a peer's turn comes when it holds the peer's first. The last peer takes the
// sums, and puts the counter back to zero.
//
// A worker takes its number when it starts, so that those before it have started too; it waits for those only. It waits
// once at most, for the first tile of its range, which it comes to last.
//
// Memory order: the peer before made the slot available with its publish(), ahead of its atomicAdd, a release. The
// atomicLoad that sees the turn is an acquire of what that added; the publish() behind it hands the order, and visibility,
// to all invocations. The ticket orders nothing.

layout(buffer_reference, std430, buffer_reference_align = 4) buffer tickets
{
    nonprivate uint drawn;
};
layout(buffer_reference, std430, buffer_reference_align = 4) buffer status_record
{
    nonprivate uint code;
    nonprivate uint tile;
    nonprivate uint worker;
    nonprivate uint expected;
    nonprivate uint seen;
};

status_record status()
{
    return status_record(add(words(arguments.workspace), uvec2(4u * SK_STATUS, 0u)));
}

// The first to give up since the workspace was cleared is the one that is told of.
void give_up(uint32_t code, uint32_t tile, uint32_t worker, uint32_t expected, uint32_t seen)
{
    status_record record = status();
    if (atomicCompSwap(record.code, 0u, code, gl_ScopeQueueFamily, gl_StorageSemanticsNone, gl_SemanticsRelaxed,
                       gl_StorageSemanticsNone, gl_SemanticsRelaxed) == 0u)
    {
        record.tile = tile;
        record.worker = worker;
        record.expected = expected;
        record.seen = seen;
    }
}

// The number of the next worker. Whoever draws the last ticket puts them back; more than there are were never given out.
uint32_t draw_worker()
{
    if (gl_LocalInvocationIndex == 0u)
    {
        tickets ticket = tickets(add(words(arguments.workspace), uvec2(4u * SK_TICKET, 0u)));
        uint32_t workgroups = gl_NumWorkGroups.x * gl_NumWorkGroups.y;
        told = atomicAdd(ticket.drawn, 1u, gl_ScopeQueueFamily, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
        if (told == workgroups - 1u)
        {
            atomicStore(ticket.drawn, 0u, gl_ScopeQueueFamily, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
        }
        else if (told >= workgroups)
        {
            give_up(SK_STATUS_TICKET, 0u, told, workgroups, told);
        }
    }
    barrier();
    return told;
}

// Looks at a counter until it holds `least`, as often as the plan allows, or until another worker has given up.
uint32_t await_count(counters counter, uint32_t number, uint32_t least)
{
    uint32_t count = 0u;
    for (uint32_t look = 0u; look < arguments.most_looks; ++look)
    {
        count = atomicLoad(counter.x[number], gl_ScopeQueueFamily, gl_StorageSemanticsBuffer, gl_SemanticsAcquire);
        if (count >= least ||
            atomicLoad(status().code, gl_ScopeQueueFamily, gl_StorageSemanticsNone, gl_SemanticsRelaxed) != 0u)
        {
            break;
        }
    }
    return count;
}

// Waits for a segment's turn. False if it did not come: then the tile is left as it is.
bool await_turn(counters counter, uint32_t number, sk_segment segment, uint32_t worker)
{
    if (gl_LocalInvocationIndex == 0u)
    {
        told = await_count(counter, number, segment.k_begin);
        if (told != segment.k_begin)
        {
            give_up(told < segment.k_begin ? SK_STATUS_LATE : SK_STATUS_COUNTER, segment.tile.number, worker,
                    segment.k_begin, told);
        }
    }
    publish();
    return told == segment.k_begin;
}

// Lets the next peer have its turn.
void end_turn(counters counter, uint32_t number, sk_segment segment, uint32_t worker)
{
    publish();
    if (gl_LocalInvocationIndex == 0u)
    {
        uint32_t held = atomicAdd(counter.x[number], segment.k_end - segment.k_begin, gl_ScopeQueueFamily,
                                  gl_StorageSemanticsBuffer, gl_SemanticsAcquireRelease);
        if (held != segment.k_begin)
        {
            give_up(SK_STATUS_COUNTER, segment.tile.number, worker, segment.k_begin, held);
        }
    }
}

// Adds this worker's partial of a split tile to those before. True for the last peer: it holds the tile's sums.
// Of chunks, the worker has the tile to itself, and no turn to wait for: each invocation reads back what it wrote.
bool pass_turnstile(sk_schedule schedule, sk_segment segment, uint32_t worker)
{
    sk_tile tile = sk_tile_at(schedule.space, segment.tile.number); // anew, as in complete_tile()
    uint32_t first = sk_first_peer(schedule, tile);
    partial_vectors sums_before = slot(CHUNKED ? sk_segment_slot(schedule, segment, worker)
                                               : sk_turn_slot(schedule, tile.number, first));
    counters counter = counters(words(arguments.workspace));
    if (segment.k_begin > 0u)
    {
        if (!CHUNKED && !await_turn(counter, first, segment, worker))
        {
            return false;
        }
        add_partial(sums_before);
    }
    if (segment.k_end < tile.k_iterations)
    {
        store_partial(sums_before);
        if (!CHUNKED)
        {
            end_turn(counter, first, segment, worker);
        }
        return false;
    }
    if (!CHUNKED && gl_LocalInvocationIndex == 0u)
    {
        atomicStore(counter.x[first], 0u, gl_ScopeQueueFamily, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
    }
    return true;
}

const bool DRAWS_WORKERS = FIXUP == FIXUP_TURNSTILE;
const bool SUMS_TILES = FIXUP == FIXUP_SUM;

// Whether this worker, which has a segment's sums, now holds those of its tile.
bool fix_up(sk_schedule schedule, sk_segment segment, uint32_t worker)
{
    if ((FIXUP == FIXUP_NONE && !CHUNKED) || sk_is_whole(segment))
    {
        return true;
    }
    bool alone = CHUNKED && (FIXUP == FIXUP_NONE || segment.tile.number >= sk_count_split_region_tiles(schedule));
    return FIXUP == FIXUP_TURNSTILE || alone ? pass_turnstile(schedule, segment, worker)
                                             : complete_tile(schedule, segment, worker);
}

// The same from the start: of a run of a segment, which is not done before the last one; in the separate pass, of a tile
// that was split.
bool sum_up(sk_schedule schedule, sk_tile_position position, sk_segment segment, uint32_t run, uint32_t worker)
{
    if (SUMS_TILES)
    {
        return sum_tile(schedule, segment.tile);
    }
    sum_run(position, segment, run);
    if (run < RUNS - 1u)
    {
        return false;
    }
    return fix_up(schedule, segment, worker);
}

// Workgroup gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x is the worker; in the separate pass, the tile.
// Each invocation waits for nothing outside its workgroup, but for the turnstile, where workers draw their numbers and wait
// for earlier ones.
//
// One call of write_tile() serves all: some drivers copy its code to each before they know which are needed.
void main()
{
    sk_schedule schedule = sk_make_schedule(arguments, TILE_K, RUNS, UNIT, INTERLEAVE, CHUNKED);
    uint32_t workgroup = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    if (DRAWS_WORKERS)
    {
        workgroup = draw_worker();
    }
    if (!SUMS_TILES && workgroup >= schedule.workers)
    {
        return;
    }
    sk_work work = sk_find_work(schedule, workgroup);
    uint32_t segments = SUMS_TILES ? 1u : work.segments;
    uint32_t first = 0u;
    if (CUT)
    {
        first = gl_WorkGroupID.z;
        segments = sk_min(first + 1u, segments);
    }
    for (uint32_t i = RUNS * first; i < (SUMS_TILES ? 1u : RUNS) * segments; ++i)
    {
        uint32_t run = SECOND ? i % RUNS : 0u;
        sk_segment segment = sk_work_segment(schedule, work, SECOND ? i / RUNS : i);
        if (SUMS_TILES)
        {
            segment.tile = sk_tile_at(schedule.space, workgroup);
        }
        begin_problem();
        sk_tile_position position = locate_tile(segment.tile);
        if (is_outside(position))
        {
            continue;
        }
        if (sum_up(schedule, position, segment, run, workgroup))
        {
            write_tile(position);
        }
    }
}
