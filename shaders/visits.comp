// Generated from templates/kernels/probes/visits.comp.j2. Do not edit; run: ninja regen
//
// Writes down which segments each worker would compute: what a kernel's main() does, with a list in place of the matrices.
// For each worker, at arguments.workspace: the number of its segments, then WORDS words for each of the first `capacity`.
//
// Workgroups: any number, in x, each of INVOCATIONS workers; the first of all is first_worker.
// Constants: 0 INVOCATIONS in a workgroup; 1 TILE_M, 2 TILE_N, 3 TILE_K, elements; 4 PARTS_M, 5 PARTS_N,
// 6 UNIT, 7 INTERLEAVE, 8 CHUNKED, as in kernels.
// Push constants: the arguments, with first_worker and capacity in place of address a. Of addresses only the workspace's
// is read.
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

const uint32_t WORDS = 9u;

struct sk_schedule
{
    uint32_t tiles;        // macro-tiles of all batches
    uint32_t k_iterations; // of each tile; 0 only when K is 0
    uint32_t workers;
    uint32_t splits;              // split-K: splits of every tile, workers = tiles * splits; 0: not split-K
    uint32_t stream_k_tiles;      // tiles [0, stream_k_tiles) are dealt by the unit, the others whole
    uint32_t minimum_segment;     // units; no segment of a split tile has fewer. 0 and 1: no minimum
    uint32_t data_parallel_first; // a worker takes its whole tiles before its Stream-K range, not after
    uint32_t unit;                // k-iterations that are never parted; a tile's last unit may have fewer
    uint32_t interleave;          // strands: workers and Stream-K tiles that are alike modulo it share; at least 1
    bool chunked;                 // each unit of every tile is a segment of its own, a chunk
    uint32_t units;               // derived: of each tile;
    uint32_t stream_k_workers;    // workers [0, stream_k_workers) share the Stream-K tiles,
    uint32_t share;               // each with this many units,
    uint32_t larger_shares;       // the first so many workers with one more
};

// k-iterations [k_begin, k_end) of one tile.
struct sk_segment
{
    uint32_t tile;
    uint32_t k_begin;
    uint32_t k_end;
};

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

// How many workers can share the Stream-K tiles so that each has a unit, and a minimum segment if any.
uint32_t sk_count_stream_k_workers(uint32_t units, uint32_t workers, uint32_t minimum_segment)
{
    uint32_t most = minimum_segment > 1u ? units / minimum_segment : units;
    return sk_min(workers, sk_max(sk_min(units, 1u), most));
}

// Fills in the derived members.
sk_schedule sk_derive_shares(sk_schedule schedule)
{
    schedule.units = sk_divide_up(schedule.k_iterations, schedule.unit);
    uint32_t units = schedule.stream_k_tiles * schedule.units;
    if (units == 0u)
    {
        schedule.stream_k_workers = schedule.share = schedule.larger_shares = 0u;
        return schedule;
    }
    schedule.stream_k_workers = sk_count_stream_k_workers(units, schedule.workers, schedule.minimum_segment);
    schedule.share = units / sk_max(schedule.stream_k_workers, 1u);
    schedule.larger_shares = units - schedule.share * schedule.stream_k_workers;
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

// Moves a boundary between workers to the edge of its tile where it would cut off less than the minimum segment.
// It never decreases with the position, so the ranges still cover everything once.
uint32_t sk_snap_boundary(sk_schedule schedule, uint32_t position)
{
    uint32_t in_tile = position % schedule.units;
    if (in_tile < schedule.minimum_segment)
    {
        return position - in_tile;
    }
    if (in_tile > schedule.units - schedule.minimum_segment)
    {
        return position + (schedule.units - in_tile);
    }
    return position;
}

// First unit of a worker's Stream-K range; with worker == stream_k_workers, the end of the last one.
uint32_t sk_stream_k_begin(sk_schedule schedule, uint32_t worker)
{
    uint32_t position = worker * schedule.share + sk_min(worker, schedule.larger_shares);
    return schedule.minimum_segment > 1u ? sk_snap_boundary(schedule, position) : position;
}

// Units [begin, end) of a tile.
sk_segment sk_make_segment(sk_schedule schedule, uint32_t tile, uint32_t begin, uint32_t end)
{
    sk_segment segment;
    segment.tile = tile;
    segment.k_begin = begin * schedule.unit;
    segment.k_end = schedule.unit > 1u && end == schedule.units ? schedule.k_iterations : end * schedule.unit;
    return segment;
}

// Share `index` of a tile that is cut into `splits`.
sk_segment sk_split_segment(sk_schedule schedule, uint32_t tile, uint32_t index)
{
    return sk_make_segment(schedule, tile, sk_share_begin(schedule.units, schedule.splits, index),
                            sk_share_begin(schedule.units, schedule.splits, index + 1u));
}

// Whole tiles of a worker: stream_k_tiles + worker, and every `workers` tiles after it.
uint32_t sk_count_whole_tiles(sk_schedule schedule, uint32_t worker)
{
    uint32_t tiles = schedule.tiles - schedule.stream_k_tiles;
    if (tiles <= schedule.workers)
    {
        return worker < tiles ? 1u : 0u;
    }
    return (tiles - worker - 1u) / schedule.workers + 1u;
}

sk_segment sk_whole_tile(sk_schedule schedule, uint32_t worker, uint32_t index)
{
    sk_segment segment;
    segment.tile = schedule.stream_k_tiles + worker + index * schedule.workers;
    segment.k_begin = 0u;
    segment.k_end = schedule.k_iterations;
    return segment;
}

// What a worker has to do, found once so that its segments cost no division.
struct sk_work
{
    uint32_t worker;
    uint32_t begin; // its Stream-K range, in units of its strand's Stream-K tiles
    uint32_t end;
    uint32_t last_tile;      // of that range
    uint32_t split_segments; // segments of tiles that may be split
    uint32_t segments;       // all
};

// The same where each unit is a segment. Without k-iterations a tile is still one.
sk_work sk_count_chunks(sk_schedule schedule, sk_work work)
{
    uint32_t whole = work.segments - work.split_segments;
    if (!schedule.chunked)
    {
        return work;
    }
    if (schedule.splits > 0u)
    {
        uint32_t first = work.last_tile * schedule.units;
        uint32_t index = work.worker - work.last_tile * schedule.splits;
        work.begin = first + sk_share_begin(schedule.units, schedule.splits, index);
        work.end = first + sk_share_begin(schedule.units, schedule.splits, index + 1u);
    }
    work.split_segments = work.end - work.begin;
    work.segments = work.split_segments + whole * sk_max(schedule.units, 1u);
    return work;
}

sk_work sk_find_work(sk_schedule schedule, uint32_t worker)
{
    sk_work work;
    work.worker = worker;
    work.begin = 0u;
    work.end = 0u;
    work.last_tile = 0u;
    work.split_segments = 0u;
    if (schedule.splits > 0u)
    {
        work.last_tile = worker / schedule.splits;
        work.split_segments = 1u;
        work.segments = 1u;
        return sk_count_chunks(schedule, work);
    }
    sk_schedule strand = sk_strand_schedule(schedule, worker % schedule.interleave);
    uint32_t in_strand = worker / schedule.interleave;
    if (in_strand < strand.stream_k_workers)
    {
        work.begin = sk_stream_k_begin(strand, in_strand);
        work.end = sk_stream_k_begin(strand, in_strand + 1u);
    }
    if (work.begin < work.end)
    {
        work.last_tile = (work.end - 1u) / schedule.units;
        work.split_segments = work.last_tile - work.begin / schedule.units + 1u;
    }
    work.segments = work.split_segments + sk_count_whole_tiles(schedule, worker);
    return sk_count_chunks(schedule, work);
}

// Segment `index` of a worker where units are segments: those of a tile come in ascending k.
sk_segment sk_work_chunk(sk_schedule schedule, sk_work work, uint32_t index)
{
    uint32_t whole = work.segments - work.split_segments;
    uint32_t skipped = schedule.data_parallel_first != 0u ? whole : 0u;
    bool split = index >= skipped && index - skipped < work.split_segments;
    uint32_t position = split ? work.begin + (index - skipped) : skipped != 0u ? index : index - work.split_segments;
    uint32_t units = sk_max(schedule.units, 1u);
    sk_segment segment;
    segment.tile = split ? position / units * schedule.interleave + work.worker % schedule.interleave
                         : sk_whole_tile(schedule, work.worker, position / units).tile;
    segment.k_begin = position % units * schedule.unit;
    segment.k_end = sk_min(segment.k_begin + schedule.unit, schedule.k_iterations);
    return segment;
}

// Segment `index` of a worker, in the order of work. The Stream-K range is walked backwards: the head of its last tile,
// which other workers continue, is then there early, and the tail of its first tile, which others began, comes late.
sk_segment sk_work_segment(sk_schedule schedule, sk_work work, uint32_t index)
{
    if (schedule.chunked)
    {
        return sk_work_chunk(schedule, work, index);
    }
    if (schedule.splits > 0u)
    {
        return sk_split_segment(schedule, work.last_tile, work.worker - work.last_tile * schedule.splits);
    }
    uint32_t whole = work.segments - work.split_segments;
    uint32_t skipped = schedule.data_parallel_first != 0u ? whole : 0u;
    if (index < skipped || index - skipped >= work.split_segments)
    {
        return sk_whole_tile(schedule, work.worker, skipped != 0u ? index : index - work.split_segments);
    }
    uint32_t tile = work.last_tile - (index - skipped);
    uint32_t first = tile * schedule.units;
    return sk_make_segment(schedule, tile * schedule.interleave + work.worker % schedule.interleave,
                            sk_max(work.begin, first) - first, sk_min(work.end - first, schedule.units));
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

// The worker of a strand whose Stream-K range holds a unit. Snapping moves a boundary by less than a share, so it is
// the one that the even shares give, or a neighbour of it.
uint32_t sk_stream_k_worker(sk_schedule schedule, uint32_t position)
{
    uint32_t in_larger = schedule.larger_shares * (schedule.share + 1u);
    uint32_t worker = position < in_larger ? position / (schedule.share + 1u)
                                           : schedule.larger_shares + (position - in_larger) / schedule.share;
    if (schedule.minimum_segment > 1u)
    {
        if (position < sk_stream_k_begin(schedule, worker))
        {
            return worker - 1u;
        }
        return position >= sk_stream_k_begin(schedule, worker + 1u) ? worker + 1u : worker;
    }
    return worker;
}

// The peer that holds a unit of a Stream-K tile.
uint32_t sk_unit_peer(sk_schedule schedule, uint32_t tile, uint32_t unit)
{
    uint32_t strand = tile % schedule.interleave;
    uint32_t position = tile / schedule.interleave * schedule.units + unit;
    uint32_t in_strand = sk_stream_k_worker(sk_strand_schedule(schedule, strand), position);
    return sk_peer(schedule, in_strand * schedule.interleave + strand);
}

// The peer that holds k-iteration 0 of a tile of the split region.
uint32_t sk_first_peer(sk_schedule schedule, uint32_t tile)
{
    if (schedule.chunked)
    {
        return tile * schedule.units;
    }
    return schedule.splits > 0u ? tile * schedule.splits : sk_unit_peer(schedule, tile, 0u);
}

// The peer that holds its last k-iteration.
uint32_t sk_last_peer(sk_schedule schedule, uint32_t tile)
{
    if (schedule.chunked)
    {
        return tile * schedule.units + schedule.units - 1u;
    }
    return schedule.splits > 0u ? tile * schedule.splits + schedule.splits - 1u
                                : sk_unit_peer(schedule, tile, schedule.units - 1u);
}

bool sk_is_whole(sk_schedule schedule, sk_segment segment)
{
    return segment.k_begin == 0u && segment.k_end == schedule.k_iterations;
}

// Tiles [0, this) may be split; the others are whole.
uint32_t sk_count_split_region_tiles(sk_schedule schedule)
{
    return schedule.splits > 0u ? schedule.tiles : schedule.stream_k_tiles;
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
    if (schedule.chunked)
    {
        uint32_t split = sk_count_split_region_tiles(schedule);
        return segment.tile < split ? segment.tile * schedule.units + segment.k_begin / schedule.unit
                                    : split * schedule.units + worker;
    }
    return sk_slot(schedule, sk_peer(schedule, worker), segment.k_begin);
}

// Slots that chunks may touch: [0, this). Tiles of one chunk need none.
uint32_t sk_count_chunk_slots(sk_schedule schedule)
{
    uint32_t split = sk_count_split_region_tiles(schedule);
    uint32_t own = sk_min(schedule.workers, schedule.tiles - split);
    return schedule.units > 1u ? split * schedule.units + own : 0u;
}

// Peers that may share Stream-K tiles: [0, this).
uint32_t sk_count_peers(sk_schedule schedule)
{
    return schedule.interleave > 1u ? schedule.workers : schedule.stream_k_workers;
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

struct sk_raster
{
    uint32_t rows;    // of tiles, in one batch
    uint32_t columns; // of tiles
    uint32_t width;   // of a strip, in tiles
    uint32_t along_m; // strips are `width` columns wide and run along m; otherwise `width` rows, along n
};

sk_tile_position sk_locate_tile(sk_raster raster, uint32_t tile)
{
    uint32_t across = raster.along_m != 0u ? raster.columns : raster.rows;
    uint32_t along = raster.along_m != 0u ? raster.rows : raster.columns;
    uint32_t strip = sk_min(raster.width, across); // so that the tiles of a strip fit 32 bits
    sk_tile_position position;
    position.batch = 0u;
    if (tile >= across * along)
    {
        position.batch = tile / (across * along);
    }
    uint32_t in_batch = tile - position.batch * across * along;
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
    position.row = raster.along_m != 0u ? position_along : position_across;
    position.column = raster.along_m != 0u ? position_across : position_along;
    return position;
}

// The same for tiles that each of the raster's is cut into, row by row. Beyond a ragged edge some lie outside D.
sk_tile_position sk_locate_part(sk_raster raster, uint32_t parts_m, uint32_t parts_n, uint32_t tile)
{
    uint32_t parts = parts_m * parts_n;
    uint32_t part = tile % parts;
    sk_tile_position position = sk_locate_tile(raster, tile / parts);
    position.row = position.row * parts_m + part / parts_n;
    position.column = position.column * parts_n + part % parts_n;
    return position;
}

struct sk_arguments
{
    uint32_t a[2]; // addresses, bytes
    uint32_t b[2];
    uint32_t c[2];
    uint32_t d[2];
    uint32_t workspace[2];
    uint32_t m;
    uint32_t n;
    uint32_t k;
    uint32_t leading_dimension_a; // elements
    uint32_t leading_dimension_b;
    uint32_t leading_dimension_c;
    uint32_t leading_dimension_d;
    uint32_t batch_stride_a; // elements
    uint32_t batch_stride_b;
    uint32_t batch_stride_c;
    uint32_t batch_stride_d;
    uint32_t most_looks; // at a counter, by a worker that waits for its turn
    uint32_t workers;
    uint32_t splits;
    uint32_t stream_k_tiles;
    uint32_t minimum_segment; // units
    uint32_t raster_width;
    uint32_t order;      // bit 0: data_parallel_first, bit 1: along_m
    uint32_t first_tile; // the schedule deals tiles [first_tile, first_tile + tiles) of the raster:
    uint32_t tiles;      // all of all batches, but in the two dispatches of a retiled plan
};

sk_raster sk_make_raster(sk_arguments arguments, uint32_t tile_m, uint32_t tile_n)
{
    sk_raster raster;
    raster.rows = sk_divide_up(arguments.m, tile_m);
    raster.columns = sk_divide_up(arguments.n, tile_n);
    raster.width = arguments.raster_width;
    raster.along_m = (arguments.order >> 1) & 1u;
    return raster;
}

// `unit`, `interleave` and `chunked`, which few plans have, are no push constants but are compiled into a kernel.
sk_schedule sk_make_schedule(sk_arguments arguments, uint32_t tile_k, uint32_t unit,
                                            uint32_t interleave, bool chunked)
{
    sk_schedule schedule;
    schedule.tiles = arguments.tiles;
    schedule.k_iterations = sk_divide_up(arguments.k, tile_k);
    schedule.workers = arguments.workers;
    schedule.splits = arguments.splits;
    schedule.stream_k_tiles = arguments.stream_k_tiles;
    schedule.minimum_segment = arguments.minimum_segment;
    schedule.data_parallel_first = arguments.order & 1u;
    schedule.unit = unit;
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
    sk_raster raster = sk_make_raster(arguments, TILE_M * PARTS_M, TILE_N * PARTS_N);
    sk_tile_position position = sk_locate_part(raster, PARTS_M, PARTS_N, arguments.first_tile + segment.tile);
    bool whole = sk_is_whole(schedule, segment);
    list.x[at] = segment.tile;
    list.x[at + 1u] = segment.k_begin;
    list.x[at + 2u] = segment.k_end;
    list.x[at + 3u] = position.batch;
    list.x[at + 4u] = position.row;
    list.x[at + 5u] = position.column;
    list.x[at + 6u] = whole ? 0xffffffffu : sk_segment_slot(schedule, segment, worker);
    list.x[at + 7u] = whole ? 0xffffffffu : sk_first_peer(schedule, segment.tile);
    list.x[at + 8u] = whole ? 0xffffffffu : sk_last_peer(schedule, segment.tile);
}

void main()
{
    sk_schedule schedule = sk_make_schedule(arguments, TILE_K, UNIT, INTERLEAVE, CHUNKED);
    uint32_t index = gl_GlobalInvocationID.x;
    uint32_t worker = arguments.a[0] + index;
    uint32_t capacity = arguments.a[1]; // segments there is room for, of each worker
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
