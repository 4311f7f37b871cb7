// Generated from templates/kernels/probes/visits.comp.j2. Do not edit; run: ninja regen
//
// Writes down which segments each worker would compute: what a kernel's main() does, with a list in place of the matrices.
// For each worker, at arguments.workspace: the number of its segments, then WORDS words for each of the first `capacity`.
//
// Workgroups: any number, in x, each of INVOCATIONS workers; the first of all is first_worker.
// Constants: 0 INVOCATIONS in a workgroup; 1 TILE_M, 2 TILE_N, 3 TILE_K, elements; 4 PARTS_M, 5 PARTS_N,
// 6 UNIT, 7 INTERLEAVE, 8 CHUNKED, as in kernels.
// Push constants: the arguments, with first_worker and capacity in place of address a, the number of problems, or 0, in
// place of address b, and the address of their table in place of address c. Of addresses only this and the workspace's
// are read.
#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#pragma use_vulkan_memory_model

layout(constant_id = 0) const uint32_t INVOCATIONS = 64u;
layout(constant_id = 1) const uint32_t TILE_M = 1u;
layout(constant_id = 2) const uint32_t TILE_N = 1u;
layout(constant_id = 3) const uint32_t TILE_K = 1u;
layout(constant_id = 4) const uint32_t PARTS_M = 1u;
layout(constant_id = 5) const uint32_t PARTS_N = 1u;
layout(constant_id = 6) const uint32_t UNIT = 1u;
layout(constant_id = 7) const uint32_t INTERLEAVE = 1u;
layout(constant_id = 8) const bool CHUNKED = false;
layout(local_size_x_id = 0) in;

const uint32_t WORDS = 11u;

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

// First item of share `index` when `total` items are dealt evenly: the first total % shares shares get one more.
uint32_t sk_share_begin(uint32_t total, uint32_t shares, uint32_t index)
{
    return index * (total / shares) + sk_min(index, total % shares);
}

layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer table_words
{
    uint32_t x[];
};

#define sk_lists_problems(space) ((space).problems > 0u)

uint32_t sk_read_table(uvec2 table, uint32_t index)
{
    return table_words(table).x[index];
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

// The last row before which a column of the table counts at most `most`: of a problem that has tiles, if any has so
// many. From the nearby row on the search takes steps that double, up or down, and then halves the last one. Returns
// early, so that spirv-opt keeps one function for all callers (see schedule.h).
uint32_t sk_find_row(sk_space space, uint32_t column, uint32_t most)
{
    if (space.problems <= 1u)
    {
        return 0u;
    }
    uint32_t first = sk_min(space.nearby, space.problems - 1u), end = first + 1u, distance = 1u;
    while (first > 0u && sk_read_table(space.table, first * SK_TABLE_ROW + column) > most)
    {
        end = first;
        first -= sk_min(distance, first);
        distance *= 2u;
    }
    while (end < space.problems && sk_read_table(space.table, end * SK_TABLE_ROW + column) <= most)
    {
        first = end;
        end += sk_min(distance, space.problems - end);
        distance *= 2u;
    }
    while (end - first > 1u)
    {
        uint32_t middle = first + (end - first) / 2u;
        if (sk_read_table(space.table, middle * SK_TABLE_ROW + column) <= most)
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
    sk_partition stream_k;       // derived: of the places of Stream-K tiles
};

// k-iterations [k_begin, k_end) of one tile.
struct sk_segment
{
    sk_tile tile;
    uint32_t k_begin;
    uint32_t k_end;
};

// Fills in the derived member.
sk_schedule sk_derive_shares(sk_schedule schedule)
{
    uint32_t places = sk_tile_at(schedule.space, schedule.stream_k_tiles).first_place;
    schedule.stream_k = sk_make_partition(places, schedule.workers, schedule.minimum_segment);
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
    if (sk_lists_problems(schedule.space)) // problems that are alike are dealt like places
    {
        schedule.space.nearby = sk_share_begin(schedule.space.problems, schedule.workers, worker);
    }
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

// Chunk `index` of a worker's whole tiles.
sk_segment sk_whole_chunk(sk_schedule schedule, uint32_t worker, uint32_t index)
{
    uint32_t before = sk_lists_problems(schedule.space) ? 0u : index / schedule.space.places;
    sk_tile tile = sk_whole_tile(schedule, worker, before);
    uint32_t in_tile = index - before * schedule.space.places;
    while (sk_lists_problems(schedule.space) && in_tile >= tile.places)
    {
        in_tile -= tile.places;
        tile = sk_whole_tile(schedule, worker, ++before);
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
sk_segment sk_whole_segment(sk_schedule schedule, uint32_t worker, uint32_t index)
{
    sk_segment segment;
    if (schedule.chunked)
    {
        segment = sk_whole_chunk(schedule, worker, index);
    }
    else
    {
        sk_tile tile = sk_whole_tile(schedule, worker, index);
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
        segment = sk_whole_segment(schedule, work.worker, skipped != 0u ? index : index - work.split_segments);
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

// The worker of a strand whose Stream-K range has a place. Snapping moves a boundary by less than a share, so it is
// the one that the even shares give, or a neighbour of it.
uint32_t sk_stream_k_worker(sk_schedule schedule, uint32_t place)
{
    uint32_t worker = sk_partition_worker(schedule.stream_k, place);
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

// A matrix, or a batch of them. With pointers the address is that of an array of addresses, and strides are 0.
struct sk_operand
{
    uint32_t address[2];
    uint32_t leading_dimension; // elements, as is:
    uint32_t batch_stride;
};

// A product. D is row-major: a plan for a column-major D exchanges A and B.
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

// `unit`, `interleave` and `chunked`, which few plans have, are no push constants but are compiled into a kernel.
sk_schedule sk_make_schedule(sk_arguments arguments, uint32_t tile_k, uint32_t unit,
                                            uint32_t interleave, bool chunked)
{
    sk_schedule schedule;
    schedule.space = sk_make_space(arguments.tiles, sk_divide_up(arguments.problem.k, tile_k), unit);
    schedule.workers = arguments.workers;
    schedule.splits = arguments.splits;
    schedule.stream_k_tiles = arguments.stream_k_tiles;
    schedule.minimum_segment = arguments.minimum_segment;
    schedule.data_parallel_first = arguments.order & SK_ORDER_DATA_PARALLEL_FIRST;
    schedule.interleave = interleave;
    schedule.chunked = chunked;
    return sk_derive_shares(schedule);
}

layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer words
{
    uint32_t x[];
};

layout(push_constant, std430) uniform push_constants
{
    sk_arguments arguments;
};

void write_segment(words list, uint32_t at, sk_schedule schedule, uint32_t worker, sk_segment segment)
{
    sk_rectangle map = sk_make_tile_map(arguments, arguments.problem, TILE_M * PARTS_M, TILE_N * PARTS_N);
    sk_tile_position position = sk_locate_part(map, PARTS_M, PARTS_N, arguments.first_tile + segment.tile.number);
    bool whole = sk_is_whole(segment);
    list.x[at] = segment.tile.number;
    list.x[at + 1u] = segment.k_begin;
    list.x[at + 2u] = segment.k_end;
    list.x[at + 3u] = position.batch;
    list.x[at + 4u] = position.row;
    list.x[at + 5u] = position.column;
    list.x[at + 6u] = whole ? 0xffffffffu : sk_segment_slot(schedule, segment, worker);
    list.x[at + 7u] = whole ? 0xffffffffu : sk_first_peer(schedule, segment.tile);
    list.x[at + 8u] = whole ? 0xffffffffu : sk_last_peer(schedule, segment.tile);
    list.x[at + 9u] = segment.tile.k_iterations;
    list.x[at + 10u] = segment.tile.problem;
}

// The arguments' schedule, over the tiles of several problems where there are any.
sk_schedule make_schedule()
{
    sk_schedule schedule = sk_make_schedule(arguments, TILE_K, UNIT, INTERLEAVE, CHUNKED);
    schedule.space.problems = arguments.problem.b.address[0];
    schedule.space.table = uvec2(arguments.problem.c.address[0], arguments.problem.c.address[1]);
    return sk_derive_shares(schedule);
}

void main()
{
    sk_schedule schedule = make_schedule();
    uint32_t index = gl_GlobalInvocationID.x;
    uint32_t worker = arguments.problem.a.address[0] + index;
    uint32_t capacity = arguments.problem.a.address[1]; // segments there is room for, of each worker
    if (worker >= schedule.workers)
    {
        return;
    }
    words list = words(uvec2(arguments.workspace[0], arguments.workspace[1]));
    uint32_t at = index * (1u + WORDS * capacity);
    sk_work work = sk_find_work(schedule, worker);
    list.x[at] = work.segments;
    for (uint32_t i = 0u; i < min(work.segments, capacity); ++i)
    {
        write_segment(list, at + 1u + WORDS * i, schedule, worker, sk_work_segment(schedule, work, i));
    }
}
