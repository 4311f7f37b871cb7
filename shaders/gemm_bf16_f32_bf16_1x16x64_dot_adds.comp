// Generated from templates/kernels/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// Fixups add by float atomics, in any order: where sums are rounded, their last bits may differ from launch to launch.
// A is m x k and B is k x n, of bf16; sums and partials are f32; C and D are m x n, of bf16, D row-major.
//
// Workgroup gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x is the worker; in the separate pass, the tile.
// Each invocation waits for nothing outside its workgroup, but for the turnstile, where workers draw their numbers and wait
// for earlier ones.
#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_memory_scope_semantics : require
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_atomic_float : require
#pragma use_vulkan_memory_model

const uint32_t TILE_M = 1u;
const uint32_t TILE_N = 16u;
const uint32_t TILE_K = 64u;

// The library knows these by number.
layout(constant_id = 4) const bool A_K_CONTIGUOUS = true; // A is row-major
layout(constant_id = 5) const bool B_K_CONTIGUOUS = false; // B is column-major
layout(constant_id = 6) const bool C_TRANSPOSED = false; // C is column-major
layout(constant_id = 7) const bool ALIGNED = true; // every 16-byte access of A and B is aligned and inside
layout(constant_id = 8) const bool LINEAR = false; // alpha and beta are read
layout(constant_id = 9) const uint32_t FIXUP = 0u;
layout(constant_id = 11) const uint32_t PARTS_M = 1u; // tiles along m in one of the raster's
layout(constant_id = 12) const uint32_t PARTS_N = 1u;
layout(constant_id = 14) const uint32_t UNIT = 1u; // k-iterations that the schedule never parts
layout(constant_id = 15) const uint32_t MORE_WORDS = 0u; // push constants beyond 128 bytes
layout(constant_id = 16) const uint32_t BIAS = 0u;
layout(constant_id = 17) const bool SCALE_M = false; // a factor for each row
layout(constant_id = 18) const bool SCALE_N = false; // a factor for each column
layout(constant_id = 19) const uint32_t ACTIVATION = 0u;
layout(constant_id = 20) const bool CLAMP = false;
layout(constant_id = 21) const uint32_t RESIDUAL = 0u;
layout(constant_id = 22) const bool POINTERS = false; // arrays of addresses, not matrices
layout(constant_id = 26) const uint32_t GROUPS = 1u; // of workers that share tiles apart
layout(constant_id = 27) const bool CHUNKED = false; // units are summed by themselves
layout(constant_id = 28) const bool ALIGNED_OUTPUT = true; // the same of D
layout(constant_id = 29) const bool PACKED = false; // the last 16 bytes of a line of A or B may hold less

const uint32_t FIXUP_NONE = 0u;         // no tile is split
const uint32_t FIXUP_UNORDERED = 6u;    // the workers of a tile add to one slot, in any order

const uint32_t INVOCATIONS = 16u;
layout(local_size_x = 16) in;

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
    uint32_t groups;              // workers and Stream-K tiles that are alike modulo it share; at least 1
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

// The schedule of one group, which numbers its own workers and Stream-K tiles. Neighbouring workers are of different
// groups, in the same place of each, so that they compute neighbouring tiles at about the same k.
sk_schedule sk_group_schedule(sk_schedule schedule, uint32_t group)
{
    if (schedule.groups > 1u)
    {
        schedule.stream_k_tiles = (schedule.stream_k_tiles + schedule.groups - 1u - group) / schedule.groups;
        schedule.workers = (schedule.workers + schedule.groups - 1u - group) / schedule.groups;
        schedule.groups = 1u;
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
    uint32_t begin; // its Stream-K range, in units of its group's Stream-K tiles
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
    sk_schedule group = sk_group_schedule(schedule, worker % schedule.groups);
    uint32_t in_group = worker / schedule.groups;
    if (in_group < group.stream_k_workers)
    {
        work.begin = sk_stream_k_begin(group, in_group);
        work.end = sk_stream_k_begin(group, in_group + 1u);
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
    segment.tile = split ? position / units * schedule.groups + work.worker % schedule.groups
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
    return sk_make_segment(schedule, tile * schedule.groups + work.worker % schedule.groups,
                            sk_max(work.begin, first) - first, sk_min(work.end - first, schedule.units));
}

#define SK_COUNTERS 65536 // at the start; a split tile uses the one numbered by its first peer
#define SK_TICKET 65536   // workers that have started, of a launch whose workers wait
#define SK_STATUS 65540   // the record of the first worker that gave up since the workspace was cleared:
#define SK_SLOTS 65600    // sums and partials

// Why a worker gave up: the record's first word.
#define SK_STATUS_LATE 1u    // its turn did not come within the looks at the counter that it may take
#define SK_STATUS_COUNTER 2u // the counter held what no launch leaves there
#define SK_STATUS_TICKET 3u  // so did the ticket

// The peer that a worker is: in groups, each group's workers follow each other.
uint32_t sk_peer(sk_schedule schedule, uint32_t worker)
{
    if (schedule.groups > 1u)
    {
        uint32_t group = worker % schedule.groups;
        return sk_share_begin(schedule.workers, schedule.groups, group) + worker / schedule.groups;
    }
    return worker;
}

// The worker of a group whose Stream-K range holds a unit. Snapping moves a boundary by less than a share, so it is the
// one that the even shares give, or a neighbour of it.
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
    uint32_t group = tile % schedule.groups;
    uint32_t position = tile / schedule.groups * schedule.units + unit;
    uint32_t in_group = sk_stream_k_worker(sk_group_schedule(schedule, group), position);
    return sk_peer(schedule, in_group * schedule.groups + group);
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
    return schedule.groups > 1u ? schedule.workers : schedule.stream_k_workers;
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

// `unit`, `groups` and `chunked`, which few plans have, are no push constants but are compiled into a kernel.
sk_schedule sk_make_schedule(sk_arguments arguments, uint32_t tile_k, uint32_t unit, uint32_t groups,
                                            bool chunked)
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
    schedule.groups = groups;
    schedule.chunked = chunked;
    return sk_derive_shares(schedule);
}

layout(push_constant, std430) uniform push_constants
{
    sk_arguments arguments;
    uint32_t epilogue[2u + MORE_WORDS]; // the words below
};

// Addresses are two words, low first: some devices have no 64-bit integers.

const uint32_t INPUT_SIZE = 2u;  // bytes of an element of A and B
const uint32_t OUTPUT_SIZE = 2u; // bytes of an element of C and D
const uint32_t VECTOR = 16u / INPUT_SIZE; // elements of A or B in 16 bytes

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer input_vectors
{
    uvec4 x[];
};
layout(buffer_reference, std430, buffer_reference_align = 2) readonly buffer input_elements
{
    uint16_t x[];
};
layout(buffer_reference, std430, buffer_reference_align = 2) buffer output_elements
{
    uint16_t x[];
};
layout(buffer_reference, std430, buffer_reference_align = 2) buffer output_vectors
{
    uint16_t x[];
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
uvec2 span(uint32_t lines, uint32_t stride, uint32_t size)
{
    uint high, low;
    umulExtended(lines, stride, high, low);
    uint32_t shift = uint32_t(findMSB(size));
    return shift == 0u ? uvec2(low, high) : uvec2(low << shift, (high << shift) | (low >> (32u - shift)));
}

uvec2 words(uint32_t pair[2])
{
    return uvec2(pair[0], pair[1]);
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

sk_tile_position locate_tile(uint32_t tile)
{
    sk_raster raster = sk_make_raster(arguments, TILE_M * PARTS_M, TILE_N * PARTS_N);
    return sk_locate_part(raster, PARTS_M, PARTS_N, arguments.first_tile + tile);
}

// Whether a tile has no element of D: where larger ones are cut, those of a ragged edge may not reach it. Its first row
// may not fit 32 bits then.
bool is_outside(sk_tile_position position)
{
    bool is_below = PARTS_M > 1u && position.row > (arguments.m - 1u) / TILE_M;
    return is_below || (PARTS_N > 1u && position.column > (arguments.n - 1u) / TILE_N);
}

// Small dot: multiply-adds of a few rows. Each invocation holds all TILE_M rows, for its own k of its own columns,
// and adds to them through the whole segment. Only then are the sums of peers, which have other k, added up.
// The elements of 16 bytes of A or B.
float[VECTOR] unpack(uvec4 bits)
{
    float values[VECTOR];
    [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
    {
        values[2u * i + 0u] = uintBitsToFloat(bits[i] << 16);
        values[2u * i + 1u] = uintBitsToFloat(bits[i] & 0xffff0000u);
    }
    return values;
}

// 16 bytes of A or B, of the bits of their elements.
uvec4 pack(uint elements[VECTOR])
{
    uvec4 vector = uvec4(0u);
    [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
    {
        vector[e * INPUT_SIZE / 4u] |= elements[e] << 8u * (e * INPUT_SIZE % 4u);
    }
    return vector;
}

// The tile's sums, in vectors of a row: one for each of the first invocations.
const uint32_t ROW_VECTORS = TILE_N / 4u;
vec4 sums;

bool has_sums()
{
    return gl_LocalInvocationIndex < TILE_M * ROW_VECTORS;
}

void fill_sums(float value)
{
    sums = vec4(value);
}

// B goes from global memory straight into registers, as each of its elements serves one invocation only. A line is what
// the tile has of B along its contiguous direction: TILE_K elements of a column, or TILE_N of a row. LANES neighbouring
// invocations form a group, which loads LINES lines, 16 bytes of each by each lane.
const uint32_t LINES = 8u;
const uint32_t LANES = (B_K_CONTIGUOUS ? TILE_K : TILE_N) / VECTOR;

// An invocation so has RUN consecutive k of COLUMNS neighbouring columns; PEERS invocations have other k of the same.
const uint32_t RUN = B_K_CONTIGUOUS ? VECTOR : LINES;
const uint32_t COLUMNS = B_K_CONTIGUOUS ? LINES : VECTOR;
const uint32_t PEERS = TILE_K / RUN;

uvec4 b_next[LINES];    // of the next k-iteration
uvec2 b_begin;          // address of this invocation's first vector at k = 0
uint32_t b_stride;      // from one k to the next, elements
uint32_t b_last_line;   // last of its lines that exists, if lines are columns
uint32_t b_last_column; // last element of its vectors that exists, if lines are rows

uint32_t lane()
{
    return gl_LocalInvocationIndex % LANES;
}

uint32_t group()
{
    return gl_LocalInvocationIndex / LANES;
}

// This invocation's first k, counted from the k-iteration's.
uint32_t run_begin()
{
    return B_K_CONTIGUOUS ? lane() * VECTOR : group() * LINES;
}

// Its first column, counted from the tile's.
uint32_t column_begin()
{
    return B_K_CONTIGUOUS ? group() * LINES : lane() * VECTOR;
}

// Columns past the matrix repeat its last ones: what they add up to is never stored.
void begin_b(sk_tile_position position)
{
    uint32_t leading = arguments.leading_dimension_b;
    uint32_t first = position.column * TILE_N;
    uint32_t last = arguments.n - 1u - first;
    uint32_t last_vector = PACKED ? last / VECTOR * VECTOR : last + 1u - VECTOR;
    uint32_t column = min(column_begin(), ALIGNED && !B_K_CONTIGUOUS ? last_vector : last);
    b_begin = matrix_address(words(arguments.b), position.batch, arguments.batch_stride_b, INPUT_SIZE);
    b_begin = add(b_begin, span(first + column, B_K_CONTIGUOUS ? leading : 1u, INPUT_SIZE));
    b_stride = B_K_CONTIGUOUS ? 1u : leading;
    b_begin = add(b_begin, span(run_begin(), b_stride, INPUT_SIZE));
    b_last_line = B_K_CONTIGUOUS ? last - column : LINES - 1u;
    b_last_column = B_K_CONTIGUOUS ? VECTOR - 1u : last - column;
}

// 16 bytes one by one: `count` elements, `stride` apart, and zeros behind them. Those past `last` repeat it.
uvec4 gather(input_elements line, uint32_t offset, uint32_t stride, uint32_t last, uint32_t count)
{
    uint elements[VECTOR];
    [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
    {
        elements[e] = 0u;
        if (e < count)
        {
            elements[e] = uint(line.x[offset + min(e, last) * stride]);
        }
    }
    return pack(elements);
}

// Starts to load this invocation's lines of a k-iteration, of which k_left are in the matrix.
void load_b(uint32_t iteration, uint32_t k_left)
{
    uvec2 address = add(b_begin, span(iteration * TILE_K, b_stride, INPUT_SIZE));
    [[unroll]] for (uint32_t i = 0u; i < LINES; ++i)
    {
        uint32_t offset = min(i, b_last_line) * arguments.leading_dimension_b;
        if (ALIGNED)
        {
            b_next[i] = uvec4(0u);
            if ((B_K_CONTIGUOUS ? 0u : i) < k_left)
            {
                b_next[i] = input_vectors(address).x[offset / VECTOR];
            }
        }
        else
        {
            uint32_t count = B_K_CONTIGUOUS ? k_left : i < k_left ? VECTOR : 0u;
            b_next[i] = gather(input_elements(address), offset, 1u, b_last_column, count);
        }
    }
}

// A goes straight into registers too: its run of each row, which invocations with other columns of the same k load as well. It
// is small, and comes from caches. Wherever it begins, B is loaded the fast way.
uvec4 a_next[TILE_M][LINES / VECTOR]; // of the next k-iteration: where lines are columns the first of each row alone
uvec2 a_begin;      // address of this invocation's first element of the tile's first row, at k = 0
uint32_t a_stride;  // from one k to the next, elements
uint32_t a_rows;    // of the tile that exist
bool a_has_vectors; // each run begins at a multiple of 16 bytes, k contiguous

void begin_a(sk_tile_position position)
{
    uint32_t leading = arguments.leading_dimension_a;
    uint32_t first = position.row * TILE_M;
    a_stride = A_K_CONTIGUOUS ? 1u : leading;
    a_rows = arguments.m - first;
    a_begin = matrix_address(words(arguments.a), position.batch, arguments.batch_stride_a, INPUT_SIZE);
    a_begin = add(a_begin, span(first, A_K_CONTIGUOUS ? leading : 1u, INPUT_SIZE));
    a_begin = add(a_begin, span(run_begin(), a_stride, INPUT_SIZE));
    a_has_vectors = a_stride == 1u && a_begin.x % 16u == 0u && (TILE_M == 1u || leading % VECTOR == 0u);
}

// Starts to load this invocation's run of a k-iteration, of which k_left are in the matrix: zero past k and past m.
void load_a(uint32_t iteration, uint32_t k_left)
{
    uint32_t row_stride = A_K_CONTIGUOUS ? arguments.leading_dimension_a : 1u;
    uvec2 address = add(a_begin, span(iteration * TILE_K, a_stride, INPUT_SIZE));
    [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
    {
        [[unroll]] for (uint32_t v = 0u; v < RUN / VECTOR; ++v)
        {
            uint32_t left = m < a_rows ? k_left - min(k_left, v * VECTOR) : 0u;
            a_next[m][v] = uvec4(0u);
            if (a_has_vectors && left >= VECTOR)
            {
                a_next[m][v] = input_vectors(address).x[m * row_stride / VECTOR + v];
            }
            else if (left > 0u)
            {
                uint32_t offset = m * row_stride + v * VECTOR * a_stride;
                a_next[m][v] = gather(input_elements(address), offset, a_stride, VECTOR - 1u, left);
            }
        }
    }
}

// Starts to load this invocation's parts of a k-iteration.
void load(uint32_t iteration)
{
    uint32_t k_left = arguments.k - iteration * TILE_K;
    k_left -= min(k_left, run_begin());
    load_a(iteration, k_left);
    load_b(iteration, k_left);
}

float parts[TILE_M][COLUMNS]; // of sums: what this invocation's k make

// Adds what was loaded of B, times its run of A.
void multiply(uvec4 a_run[TILE_M][LINES / VECTOR], uvec4 b[LINES])
{
    float a[TILE_M][RUN];
    [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
    {
        [[unroll]] for (uint32_t v = 0u; v < RUN / VECTOR; ++v)
        {
            float vector[VECTOR] = unpack(a_run[m][v]);
            [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
            {
                a[m][v * VECTOR + e] = vector[e];
            }
        }
    }
    [[unroll]] for (uint32_t i = 0u; i < LINES; ++i)
    {
        float line[VECTOR] = unpack(b[i]);
        [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
        {
            uint32_t k = B_K_CONTIGUOUS ? e : i;
            uint32_t c = B_K_CONTIGUOUS ? i : e;
            [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
            {
                parts[m][c] = fma(a[m][k], line[e], parts[m][c]);
            }
        }
    }
}

// Adds up the parts of all peers through shared memory: always in the same order, so to the same bits, whatever the size
// of a subgroup. A peer's line there has a vec4 of padding against bank conflicts.
const uint32_t REDUCED_ROWS = 1u; // at a time
const uint32_t SHARES = 4u; // of the peers, whose parts are added up by as many invocations for each vector
shared uvec4 shared_vectors[40];

// Where a peer's part of a vector of a row's sums lies. Rows are counted from the first of those added up at a time.
uint32_t part_vector(uint32_t row, uint32_t vector, uint32_t peer)
{
    return (row * PEERS + peer) * (ROW_VECTORS + 1u) + vector;
}

void store_parts(uint32_t row)
{
    [[unroll]] for (uint32_t c = 0u; c < COLUMNS; c += 4u)
    {
        vec4 part = vec4(parts[row][c], parts[row][c + 1u], parts[row][c + 2u], parts[row][c + 3u]);
        shared_vectors[part_vector(row % REDUCED_ROWS, (column_begin() + c) / 4u, run_begin() / RUN)] = floatBitsToUint(part);
    }
}

// Parts of the peers first, first + stride and so on.
vec4 sum_of_parts(uint32_t row, uint32_t vector, uint32_t first, uint32_t stride, uint32_t end)
{
    vec4 sum = vec4(0.0);
    for (uint32_t peer = first; peer < end; peer += stride)
    {
        sum += uintBitsToFloat(shared_vectors[part_vector(row, vector, peer)]);
    }
    return sum;
}

// Of the rows whose parts are in shared memory, the last of which is `last_row`. A share's sum takes the place of its first part.
void add_shares(uint32_t last_row)
{
    uint32_t row = gl_LocalInvocationIndex / ROW_VECTORS % REDUCED_ROWS;
    uint32_t vector = gl_LocalInvocationIndex % ROW_VECTORS;
    uint32_t share = gl_LocalInvocationIndex / (REDUCED_ROWS * ROW_VECTORS); // then: of which REDUCED_ROWS rows it keeps the sums
    barrier();
    if (share < SHARES)
    {
        vec4 sum = sum_of_parts(row, vector, share, SHARES, PEERS);
        shared_vectors[part_vector(row, vector, share)] = floatBitsToUint(sum);
    }
    barrier();
    if (share == last_row / REDUCED_ROWS)
    {
        sums = sum_of_parts(row, vector, 0u, 1u, SHARES);
    }
}

void reduce_parts()
{
    [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
    {
        if (m % REDUCED_ROWS == 0u)
        {
            barrier();
        }
        store_parts(m);
        if (m % REDUCED_ROWS == REDUCED_ROWS - 1u)
        {
            add_shares(m);
        }
    }
}

// Sums up the k-iterations [k_begin, k_end) of one tile. Loads of the next are in flight while one multiplies.
void multiply_segment(sk_tile_position position, sk_segment segment)
{
    fill_sums(0.0);
    if (segment.k_begin == segment.k_end)
    {
        return;
    }
    [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
    {
        [[unroll]] for (uint32_t c = 0u; c < COLUMNS; ++c)
        {
            parts[m][c] = 0.0;
        }
    }
    begin_a(position);
    begin_b(position);
    load(segment.k_begin);
    for (uint32_t k = segment.k_begin; k < segment.k_end; ++k)
    {
        uvec4 a[TILE_M][LINES / VECTOR] = a_next;
        uvec4 b[LINES] = b_next;
        if (k + 1u < segment.k_end)
        {
            load(k + 1u);
        }
        multiply(a, b);
    }
    reduce_parts();
}

// D = clamp(activation(alpha scale_m scale_n sum + beta C + bias)) + residual, with those parts that the constants name,
// for 1 elements, and their store.
const uint32_t OUTPUT_VECTOR = 1u;
// They are consecutive in a row.
const uint32_t ROW_STEP = 0u;
const uint32_t COLUMN_STEP = 1u;

// Words of `epilogue`
const uint32_t ALPHA = 0u;
const uint32_t BETA = 1u;
const uint32_t CLAMP_MIN = 2u;
const uint32_t CLAMP_MAX = 3u;
const uint32_t BIAS_ADDRESS = 4u; // addresses take two
const uint32_t SCALE_M_ADDRESS = 6u;
const uint32_t SCALE_N_ADDRESS = 8u;
const uint32_t RESIDUAL_ADDRESS = 10u;
const uint32_t LEADING_DIMENSION_RESIDUAL = 12u;
const uint32_t BATCH_STRIDE_RESIDUAL = 13u;

const uint32_t ALONG_M = 1u, ALONG_N = 2u; // of BIAS
const uint32_t LIKE_D = 1u, TRANSPOSED = 2u; // of RESIDUAL
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

float epilogue_number(uint32_t word)
{
    return uintBitsToFloat(epilogue[word]);
}

uvec2 epilogue_address(uint32_t word)
{
    return uvec2(epilogue[word], epilogue[word + 1u]);
}

addend locate_addend(uvec2 address, uint32_t leading, uint32_t batch_stride, bool transposed, sk_tile_position position)
{
    uint32_t m = position.row * TILE_M;
    uint32_t n = position.column * TILE_N;
    addend x;
    x.leading_dimension = leading;
    x.address = matrix_address(address, position.batch, batch_stride, OUTPUT_SIZE);
    x.address = add(x.address, span(transposed ? n : m, leading, OUTPUT_SIZE));
    x.address = add(x.address, span(transposed ? m : n, 1u, OUTPUT_SIZE));
    x.in_vectors = ALIGNED_OUTPUT && !transposed &&
                   ((x.address.x | leading * OUTPUT_SIZE) & (OUTPUT_VECTOR * OUTPUT_SIZE - 1u)) == 0u;
    return x;
}

void begin_output(sk_tile_position position)
{
    d_address = matrix_address(words(arguments.d), position.batch, arguments.batch_stride_d, OUTPUT_SIZE);
    d_address = add(d_address, span(position.row * TILE_M, arguments.leading_dimension_d, OUTPUT_SIZE));
    d_address = add(d_address, span(position.column * TILE_N, 1u, OUTPUT_SIZE));
    if (LINEAR && epilogue_number(BETA) != 0.0)
    {
        c = locate_addend(words(arguments.c), arguments.leading_dimension_c, arguments.batch_stride_c, C_TRANSPOSED,
                          position);
    }
    if (HAS_RESIDUAL)
    {
        residual = locate_addend(epilogue_address(RESIDUAL_ADDRESS), epilogue[LEADING_DIMENSION_RESIDUAL],
                                 epilogue[BATCH_STRIDE_RESIDUAL], RESIDUAL == TRANSPOSED, position);
    }
}

// `count` elements, the first at (row, column) from the tile's first, and no others: where D is the addend, other invocations
// may be storing those.
void load_addend(addend x, bool transposed, uint32_t row, uint32_t column, uint32_t count,
                 out float values[OUTPUT_VECTOR])
{
    uint32_t leading = x.leading_dimension;
    if (x.in_vectors && count > 0u)
    {
        uint32_t offset = (row * leading + column) / OUTPUT_VECTOR;
        values[0] = uintBitsToFloat(uint(output_vectors(x.address).x[offset]) << 16);
        return;
    }
    [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
    {
        if (e < count)
        {
            uint32_t i = row + e * ROW_STEP;
            uint32_t j = column + e * COLUMN_STEP;
            uint32_t offset = transposed ? j * leading + i : i * leading + j;
            values[e] = uintBitsToFloat(uint(output_elements(x.address).x[offset]) << 16);
        }
    }
}

// What a vector along m or n has for `count` elements, `step` apart, from the `first` on.
void load_factors(uvec2 address, uint32_t first, uint32_t step, uint32_t count,
                  out float values[OUTPUT_VECTOR])
{
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
const uint32_t RELU = 1u, GELU_TANH = 2u, GELU_ERF = 3u, SILU = 4u; // of ACTIVATION

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
    return min(OUTPUT_VECTOR, ROW_STEP == 0u ? arguments.n - n : (arguments.m - m + ROW_STEP - 1u) / max(ROW_STEP, 1u));
}

// Makes `count` elements of D of their sums. The place, from the tile's first, lies in D where count is 0 too.
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
    if (SHAPES)
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

// The 16 bits of bf16, rounded to nearest even. A NaN stays one, and quiet.
uint round_to_bf16(float value)
{
    uint bits = floatBitsToUint(value);
    bool is_nan = (bits & 0x7fffffffu) > 0x7f800000u;
    return is_nan ? bits >> 16 | 0x40u : (bits + 0x7fffu + (bits >> 16 & 1u)) >> 16;
}

// Where in D the e-th of the elements lies, from the first.
uint32_t element_offset(uint32_t e)
{
    return e * (ROW_STEP * arguments.leading_dimension_d + COLUMN_STEP);
}

void store_elements(uint32_t row, uint32_t column, uint32_t count, float values[OUTPUT_VECTOR])
{
    uint32_t offset = row * arguments.leading_dimension_d + column;
    if (ALIGNED_OUTPUT)
    {
        output_vectors(d_address).x[offset / OUTPUT_VECTOR] = uint16_t(round_to_bf16(values[0]));
        return;
    }
    [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
    {
        if (e < count)
        {
            output_elements(d_address).x[offset + element_offset(e)] = uint16_t(round_to_bf16(values[e]));
        }
    }
}

void write_elements(uint32_t row, uint32_t column, sk_tile_position position, float values[OUTPUT_VECTOR])
{
    if (position.row * TILE_M + row < arguments.m && position.column * TILE_N + column < arguments.n)
    {
        uint32_t count = count_elements(row, column, position);
        finish_elements(row, column, count, position, values);
        store_elements(row, column, count, values);
    }
}

void write_tile(sk_tile_position position)
{
    begin_output(position);
    if (has_sums())
    {
        uint32_t row = gl_LocalInvocationIndex / ROW_VECTORS;
        uint32_t column = gl_LocalInvocationIndex % ROW_VECTORS * 4u;
        for (uint32_t e = 0u; e < 4u; ++e)
        {
            write_elements(row, column + e, position, float[1](sums[e]));
        }
    }
}

// The unordered turnstile: the peer that begins a split tile stores its partial to the tile's one slot. Those in the
// middle wait until it has, and add theirs to the slot by float atomics, in any order; the last waits until all have,
// and takes the sums. The tile's counter says how many of its k-iterations the slot has.
//
// A worker takes its number when it starts, so that those before it have started too; it waits for those only. It waits
// once at most, for the first tile of its range, which it comes to last.
//
// Memory order: what a peer stored or added to the slot is made available by its publish(), ahead of its atomicAdd to the
// counter, a release. The atomicLoad that sees the count is an acquire, and reads from the release sequences of all that
// were counted; the publish() behind it hands the order, and visibility, to all invocations. The atomics on the slot
// order nothing, and need not: none gets lost.

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

// A part of the sums, without order among peers.
void add_vector(partial_vectors partial, uint32_t vector, vec4 part)
{
    [[unroll]] for (uint32_t e = 0u; e < 4u; ++e)
    {
        atomicAdd(partial.x[vector][e], part[e], gl_ScopeQueueFamily, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
    }
}

// They lie row by row anyway.
void store_partial(partial_vectors partial)
{
    if (has_sums())
    {
        partial.x[gl_LocalInvocationIndex] = sums;
    }
}

void add_partial(partial_vectors partial)
{
    if (has_sums())
    {
        sums += partial.x[gl_LocalInvocationIndex];
    }
}

void add_to_partial(partial_vectors partial)
{
    if (has_sums())
    {
        add_vector(partial, gl_LocalInvocationIndex, sums);
    }
}

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

// Waits for the peer that begins the tile, or, as the last, for all others. False if that was in vain: then the tile is
// left as it is.
bool await_partials(counters counter, uint32_t number, sk_segment segment, bool is_last, uint32_t worker)
{
    if (gl_LocalInvocationIndex == 0u)
    {
        uint32_t count = await_count(counter, number, is_last ? segment.k_begin : 1u);
        bool is_there = is_last ? count == segment.k_begin : count > 0u;
        if (!is_there)
        {
            give_up(count < segment.k_begin ? SK_STATUS_LATE : SK_STATUS_COUNTER, segment.tile, worker,
                    segment.k_begin, count);
        }
        told = is_there ? 1u : 0u;
    }
    publish();
    return told == 1u;
}

// Counts what this worker has stored or added.
void hand_in(counters counter, uint32_t number, sk_segment segment, uint32_t worker)
{
    publish();
    if (gl_LocalInvocationIndex == 0u)
    {
        uint32_t held = atomicAdd(counter.x[number], segment.k_end - segment.k_begin, gl_ScopeQueueFamily,
                                  gl_StorageSemanticsBuffer, gl_SemanticsAcquireRelease);
        if (segment.k_begin == 0u && held != 0u)
        {
            give_up(SK_STATUS_COUNTER, segment.tile, worker, 0u, held);
        }
    }
}

// Adds this worker's partial of a split tile to those of the others. True for the last peer: it holds the tile's sums.
bool pass_unordered(sk_schedule schedule, sk_segment segment, uint32_t worker)
{
    uint32_t first = sk_first_peer(schedule, segment.tile);
    partial_vectors partial = slot(sk_turn_slot(schedule, segment.tile, first));
    counters counter = counters(words(arguments.workspace));
    bool is_last = segment.k_end == schedule.k_iterations;
    if (segment.k_begin > 0u && !await_partials(counter, first, segment, is_last, worker))
    {
        return false;
    }
    if (is_last)
    {
        add_partial(partial);
        if (gl_LocalInvocationIndex == 0u)
        {
            atomicStore(counter.x[first], 0u, gl_ScopeQueueFamily, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
        }
        return true;
    }
    if (segment.k_begin == 0u)
    {
        store_partial(partial);
    }
    else
    {
        add_to_partial(partial);
    }
    hand_in(counter, first, segment, worker);
    return false;
}

const bool DRAWS_WORKERS = FIXUP == FIXUP_UNORDERED;
const bool SUMS_TILES = false;

// Whether this worker, which then has a segment's sums, is to write or add them.
bool sum_up(sk_schedule schedule, sk_tile_position position, sk_segment segment, uint32_t worker)
{
    multiply_segment(position, segment);
    bool is_alone = FIXUP != FIXUP_UNORDERED || sk_is_whole(schedule, segment);
    return is_alone || pass_unordered(schedule, segment, worker);
}

// One call of write_tile() serves all: some drivers copy its code to each before they know which are needed.
void main()
{
    sk_schedule schedule = sk_make_schedule(arguments, TILE_K, UNIT, GROUPS, CHUNKED);
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
    for (uint32_t i = 0u; i < segments; ++i)
    {
        sk_segment segment = sk_work_segment(schedule, work, i);
        if (SUMS_TILES)
        {
            segment.tile = workgroup;
        }
        sk_tile_position position = locate_tile(segment.tile);
        if (is_outside(position))
        {
            continue;
        }
        if (sum_up(schedule, position, segment, workgroup))
        {
            write_tile(position);
        }
    }
}
