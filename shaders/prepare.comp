// Generated from templates/kernels/grouped/prepare.comp.j2. Do not edit; run: ninja regen
//
// Prepares a launch of several problems whose sizes only the device knows: judges each problem, leaves out those that break
// the plan's limits, and writes the header and the table of the space of all; sorted, if the plan wants that.
//
// One workgroup. Each invocation has a run of consecutive places in the table; it counts their problems, learns what is
// before them, and writes their rows.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_KHR_memory_scope_semantics : require
#pragma use_vulkan_memory_model

layout(constant_id = 0) const uint32_t INVOCATIONS = 1024u;
layout(local_size_x_id = 0) in;

#define SK_COUNTERS 65536 // at the start; a split tile uses the one numbered by its first peer
#define SK_TICKET 65536   // workers that have started, of a launch whose workers wait
#define SK_STATUS 65540   // the record of the first worker that gave up since the workspace was cleared:
#define SK_SLOTS 65600    // sums and partials

// Why a worker gave up: the record's first word.
#define SK_STATUS_LATE 1u     // its turn did not come within the looks at the counter that it may take
#define SK_STATUS_COUNTER 2u  // the counter held what no launch leaves there
#define SK_STATUS_TICKET 3u   // so did the ticket
#define SK_STATUS_LEFT_OUT 4u // a problem of several was left out

const uint32_t SK_TILE_LINES = 256u; // at most, of a macro-tile

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

// A table is an array of words, at an address. Invocations read what others wrote.
layout(buffer_reference, std430, buffer_reference_align = 4) buffer table_words
{
    nonprivate uint32_t x[];
};

#define sk_lists_problems(space) true

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

struct sk_wide
{
    uint32_t low;
    uint32_t high;
};

sk_wide sk_widen(uint32_t number)
{
    sk_wide wide;
    wide.low = number;
    wide.high = 0u;
    return wide;
}

// The sum modulo 2^64, which is below both where it overflows.
sk_wide sk_add_wide(sk_wide a, sk_wide b)
{
    sk_wide sum;
    sum.low = a.low + b.low;
    sum.high = a.high + b.high + (sum.low < a.low ? 1u : 0u);
    return sum;
}

// All 64 bits of a product, of four products of halves.
sk_wide sk_multiply_wide(uint32_t a, uint32_t b)
{
    uint32_t a_low = a & 0xffffu, a_high = a >> 16u;
    uint32_t b_low = b & 0xffffu, b_high = b >> 16u;
    uint32_t middle = a_high * b_low + (a_low * b_low >> 16u);
    uint32_t other = a_low * b_high + (middle & 0xffffu);
    sk_wide product;
    product.low = a * b;
    product.high = a_high * b_high + (middle >> 16u) + (other >> 16u);
    return product;
}

bool sk_is_wider(sk_wide a, sk_wide b)
{
    return a.high > b.high || (a.high == b.high && a.low > b.low);
}

// A product, or 2^32 - 1 where that is less.
uint32_t sk_multiply_saturated(uint32_t a, uint32_t b)
{
    sk_wide product = sk_multiply_wide(a, b);
    return product.high > 0u ? 0xffffffffu : product.low;
}

// A sum, or 2^32 - 1 where that is less. Like a sum it may be taken in any order.
uint32_t sk_add_saturated(uint32_t a, uint32_t b)
{
    uint32_t sum = a + b;
    return sum < a ? 0xffffffffu : sum;
}

// A row of the problem table: sk_problem, word by word.
struct sk_problem_row
{
    uint32_t m;
    uint32_t n;
    uint32_t k;
    uint32_t leading_dimension_a; // elements, as are the others; 0: packed
    uint32_t leading_dimension_b;
    uint32_t leading_dimension_c;
    uint32_t leading_dimension_d;
    uint32_t leading_dimension_residual;
    uint32_t a[2]; // bytes from where the operand begins; or addresses
    uint32_t b[2];
    uint32_t c[2];
    uint32_t d[2];
    uint32_t bias[2];
    uint32_t scale_m[2];
    uint32_t scale_n[2];
    uint32_t residual[2];
    uint32_t alpha; // bits of an f32
    uint32_t beta;
};

// What the table of a space does not say of it. The table follows it in memory.
struct sk_grouped_header
{
    uint32_t problems;
    uint32_t tiles; // of all
    uint32_t stream_k_tiles;
    uint32_t stream_k_places;
};

#define SK_GROUPED_HEADER 4u // words

// Push constants, 124 bytes. The first eight are where the operands begin from which offsets count; 0 for addresses.
struct sk_grouped_arguments
{
    uint32_t a[2];
    uint32_t b[2];
    uint32_t c[2];
    uint32_t d[2];
    uint32_t bias[2];
    uint32_t scale_m[2];
    uint32_t scale_n[2];
    uint32_t residual[2];
    uint32_t problems[2]; // address of the problem table
    uint32_t space[2];    // address of the header
    uint32_t workspace[2];
    uint32_t most_looks;
    uint32_t workers;
    uint32_t minimum_segment; // units
    uint32_t raster_width;
    uint32_t order;     // SK_ORDER_... bits
    uint32_t clamp_min; // bits of an f32
    uint32_t clamp_max;
};

#define SK_ORDER_EXCHANGED 4u    // D is column-major
#define SK_ORDER_ALONG_LONGER 8u // strips run along the dimension in which a problem's D has more tiles

// Along what the lines of matrices run, as the kernel sees them.
struct sk_grouped_layout
{
    bool a_k_contiguous;
    bool b_k_contiguous;
    bool c_transposed;
    bool residual_transposed;
    bool linear; // alpha and beta are read
};

sk_operand sk_operand_of_row(uint32_t begin[2], uint32_t offset[2], uint32_t leading_dimension,
                                            uint32_t length)
{
    sk_wide from, by;
    from.low = begin[0];
    from.high = begin[1];
    by.low = offset[0];
    by.high = offset[1];
    sk_wide address = sk_add_wide(from, by);
    sk_operand operand;
    operand.address[0] = address.low;
    operand.address[1] = address.high;
    operand.leading_dimension = leading_dimension != 0u ? leading_dimension : length;
    operand.batch_stride = 0u;
    return operand;
}

// The row of D' = B' A'.
sk_problem_row sk_exchange_row(sk_problem_row row)
{
    sk_problem_row exchanged = row;
    exchanged.m = row.n;
    exchanged.n = row.m;
    exchanged.leading_dimension_a = row.leading_dimension_b;
    exchanged.leading_dimension_b = row.leading_dimension_a;
    for (uint32_t i = 0u; i < 2u; ++i)
    {
        exchanged.a[i] = row.b[i];
        exchanged.b[i] = row.a[i];
        exchanged.scale_m[i] = row.scale_n[i];
        exchanged.scale_n[i] = row.scale_m[i];
    }
    return exchanged;
}

// The k of a product that is multiplied: none where alpha is 0.
uint32_t sk_multiplied_k(sk_problem_row row, bool linear)
{
    return linear && (row.alpha << 1u) == 0u ? 0u : row.k;
}

// A product, of a row that is exchanged if need be.
sk_problem_arguments sk_problem_of_row(sk_grouped_arguments arguments, sk_problem_row row,
                                                      sk_grouped_layout layouts)
{
    uint32_t a_line = layouts.a_k_contiguous ? row.k : row.m;
    uint32_t b_line = layouts.b_k_contiguous ? row.k : row.n;
    uint32_t c_line = layouts.c_transposed ? row.m : row.n;
    sk_problem_arguments problem;
    problem.a = sk_operand_of_row(arguments.a, row.a, row.leading_dimension_a, a_line);
    problem.b = sk_operand_of_row(arguments.b, row.b, row.leading_dimension_b, b_line);
    problem.c = sk_operand_of_row(arguments.c, row.c, row.leading_dimension_c, c_line);
    problem.d = sk_operand_of_row(arguments.d, row.d, row.leading_dimension_d, row.n);
    problem.m = row.m;
    problem.n = row.n;
    problem.k = sk_multiplied_k(row, layouts.linear);
    return problem;
}

// The tiles of a problem's D.
sk_rectangle sk_make_grouped_map(sk_grouped_arguments arguments, sk_problem_arguments problem,
                                                uint32_t tile_m, uint32_t tile_n)
{
    sk_rectangle map;
    map.rows = sk_divide_up(problem.m, tile_m);
    map.columns = sk_divide_up(problem.n, tile_n);
    map.width = arguments.raster_width;
    map.along_m = arguments.order & SK_ORDER_ALONG_M;
    if ((arguments.order & SK_ORDER_ALONG_LONGER) != 0u)
    {
        map.along_m = map.rows > map.columns ? 1u : 0u;
    }
    return map;
}

// `unit` and `chunked` are compiled into a kernel.
sk_schedule sk_make_grouped_schedule(sk_grouped_arguments arguments, sk_grouped_header header,
                                                    uvec2 table, uint32_t unit, bool chunked)
{
    sk_schedule schedule;
    schedule.space.tiles = header.tiles;
    schedule.space.k_iterations = 0u;
    schedule.space.unit = unit;
    schedule.space.places = 1u;
    schedule.space.problems = header.problems;
    schedule.space.table = table;
    schedule.space.nearby = 0u;
    schedule.workers = arguments.workers;
    schedule.splits = 0u;
    schedule.stream_k_tiles = header.stream_k_tiles;
    schedule.minimum_segment = arguments.minimum_segment;
    schedule.data_parallel_first = arguments.order & SK_ORDER_DATA_PARALLEL_FIRST;
    schedule.interleave = 1u;
    schedule.chunked = chunked;
    schedule.stream_k = sk_make_partition(header.stream_k_places, arguments.workers, arguments.minimum_segment);
    return schedule;
}

// What the rows of a plan must keep to. Extents are the kernel's; sizes are bytes.
struct sk_grouped_limits
{
    uint32_t m; // at most
    uint32_t n;
    uint32_t k;
    uint32_t tile_m; // of the kernel
    uint32_t tile_n;
    uint32_t tile_k;
    uint32_t unit;        // k-iterations
    uint32_t input_size;  // of an element of A and B
    uint32_t output_size; // of an element of C, D and the residual
    uint32_t bias;        // 0: none; 1: along m; 2: along n
    bool scale_m;
    bool scale_n;
    bool residual;
    bool aligned;   // every 16-byte access is aligned and inside
    bool exchanged; // rows are
    sk_grouped_layout layouts;
};

// Bytes from where each operand begins that problems may use.
struct sk_grouped_room
{
    sk_wide a;
    sk_wide b;
    sk_wide c;
    sk_wide d;
    sk_wide bias;
    sk_wide scale_m;
    sk_wide scale_n;
    sk_wide residual;
};

// Why a problem is left out: a reason, and 16 times the operand, or the extent. In a status record
// SK_LEFT_OUT_EXCHANGED is added where the plan exchanges A and B.
#define SK_LEFT_OUT_EXCHANGED 256u
#define SK_LEFT_OUT_NOT 0u
#define SK_LEFT_OUT_BOUND 1u     // m, n or k is above its bound
#define SK_LEFT_OUT_LEADING 2u   // the leading dimension is below the length of a line
#define SK_LEFT_OUT_SPAN 3u      // what a tile reads spans 2^31 bytes or more
#define SK_LEFT_OUT_ALIGNMENT 4u // the offset is no multiple of the elements; or the plan's promise is broken
#define SK_LEFT_OUT_OUTSIDE 5u   // elements lie outside the operand's memory
#define SK_LEFT_OUT_TOTAL 6u     // 32 bits do not count the tiles, or their units, up to here

#define SK_OPERAND_A 0u
#define SK_OPERAND_B 1u
#define SK_OPERAND_C 2u
#define SK_OPERAND_D 3u
#define SK_OPERAND_BIAS 4u
#define SK_OPERAND_SCALE_M 5u
#define SK_OPERAND_SCALE_N 6u
#define SK_OPERAND_RESIDUAL 7u

// A matrix of a problem: `lines` runs of `line` elements; of none it has no memory.
struct sk_grouped_matrix
{
    uint32_t offset[2];
    uint32_t lines;
    uint32_t line;
    uint32_t leading_dimension;
    uint32_t size;      // of an element, bytes
    uint32_t alignment; // of its begin, and of its lines if they are aligned; bytes, a power of two
    bool aligned_lines;
};

uint32_t sk_judge_leading_dimension(sk_grouped_matrix matrix)
{
    sk_wide span = sk_multiply_wide(sk_min(matrix.lines, SK_TILE_LINES) * matrix.size, matrix.leading_dimension);
    uint32_t reason = SK_LEFT_OUT_NOT;
    if (matrix.leading_dimension < matrix.line)
    {
        reason = SK_LEFT_OUT_LEADING;
    }
    else if (span.high > 0u || span.low > 0x7fffffffu)
    {
        reason = SK_LEFT_OUT_SPAN;
    }
    return reason;
}

// Whether a matrix whose leading dimension is judged ends within its memory.
bool sk_is_inside(sk_grouped_matrix matrix, sk_wide room)
{
    sk_wide offset;
    offset.low = matrix.offset[0];
    offset.high = matrix.offset[1];
    sk_wide extent = sk_multiply_wide(matrix.lines - 1u, matrix.leading_dimension * matrix.size);
    extent = sk_add_wide(extent, sk_multiply_wide(matrix.line, matrix.size));
    sk_wide end = sk_add_wide(offset, extent);
    return !sk_is_wider(offset, end) && !sk_is_wider(end, room);
}

// Judges a matrix. The bytes of a line are below 2^31 once its leading dimension is judged. Returns early, so that
// spirv-opt keeps one function for all operands (see schedule.h).
uint32_t sk_judge_matrix(sk_grouped_matrix matrix, sk_wide room, uint32_t operand)
{
    if (matrix.lines == 0u || matrix.line == 0u)
    {
        return SK_LEFT_OUT_NOT;
    }
    uint32_t reason = sk_judge_leading_dimension(matrix);
    if (reason == SK_LEFT_OUT_NOT)
    {
        uint32_t lines = matrix.aligned_lines ? (matrix.line | matrix.leading_dimension) * matrix.size : 0u;
        bool is_aligned = ((matrix.offset[0] | lines) & (matrix.alignment - 1u)) == 0u;
        reason = !is_aligned                   ? SK_LEFT_OUT_ALIGNMENT
                 : sk_is_inside(matrix, room) ? SK_LEFT_OUT_NOT
                                               : SK_LEFT_OUT_OUTSIDE;
    }
    return reason == SK_LEFT_OUT_NOT ? reason : reason + 16u * operand;
}

// A matrix of elements of a size; packed where its leading dimension is 0.
sk_grouped_matrix sk_grouped_matrix_of(uint32_t offset[2], uint32_t lines, uint32_t length,
                                                      uint32_t leading_dimension, uint32_t size, bool aligned)
{
    sk_grouped_matrix matrix;
    matrix.offset[0] = offset[0];
    matrix.offset[1] = offset[1];
    matrix.lines = lines;
    matrix.line = length;
    matrix.leading_dimension = leading_dimension != 0u ? leading_dimension : length;
    matrix.size = size;
    matrix.alignment = aligned ? 16u : size;
    matrix.aligned_lines = aligned;
    return matrix;
}

// Judges a vector of f32, if the plan reads it.
uint32_t sk_judge_vector(bool is_read, uint32_t offset[2], uint32_t length, bool aligned, sk_wide room,
                                       uint32_t operand)
{
    sk_grouped_matrix vector = sk_grouped_matrix_of(offset, is_read ? 1u : 0u, length, length, 4u, false);
    vector.alignment = aligned ? 16u : 4u;
    return sk_judge_matrix(vector, room, operand);
}

// Judges A and B, which are read only if there is something to multiply.
uint32_t sk_judge_inputs(sk_problem_row row, sk_grouped_limits limits, sk_grouped_room room)
{
    uint32_t k = sk_multiplied_k(row, limits.layouts.linear);
    bool along_k = limits.layouts.a_k_contiguous;
    sk_grouped_matrix matrix = sk_grouped_matrix_of(row.a, along_k ? row.m : k, along_k ? k : row.m,
                                                      row.leading_dimension_a, limits.input_size, limits.aligned);
    uint32_t reason = sk_judge_matrix(matrix, room.a, SK_OPERAND_A);
    along_k = limits.layouts.b_k_contiguous;
    matrix = sk_grouped_matrix_of(row.b, along_k ? row.n : k, along_k ? k : row.n, row.leading_dimension_b,
                                   limits.input_size, limits.aligned);
    return reason != SK_LEFT_OUT_NOT ? reason : sk_judge_matrix(matrix, room.b, SK_OPERAND_B);
}

// Judges C, D and the residual. C and the residual are tested by the kernel before it reads 16 bytes of them.
uint32_t sk_judge_outputs(sk_problem_row row, sk_grouped_limits limits, sk_grouped_room room)
{
    uint32_t size = limits.output_size;
    bool reads_c = limits.layouts.linear && (row.beta << 1u) != 0u;
    bool turned = limits.layouts.c_transposed;
    uint32_t lines = turned ? row.n : row.m, length = turned ? row.m : row.n;
    sk_grouped_matrix matrix =
        sk_grouped_matrix_of(row.c, reads_c ? lines : 0u, length, row.leading_dimension_c, size, false);
    uint32_t reason = sk_judge_matrix(matrix, room.c, SK_OPERAND_C);
    matrix = sk_grouped_matrix_of(row.d, row.m, row.n, row.leading_dimension_d, size, limits.aligned);
    reason = reason != SK_LEFT_OUT_NOT ? reason : sk_judge_matrix(matrix, room.d, SK_OPERAND_D);
    turned = limits.layouts.residual_transposed;
    lines = turned ? row.n : row.m;
    length = turned ? row.m : row.n;
    matrix = sk_grouped_matrix_of(row.residual, limits.residual ? lines : 0u, length, row.leading_dimension_residual,
                                   size, false);
    return reason != SK_LEFT_OUT_NOT ? reason : sk_judge_matrix(matrix, room.residual, SK_OPERAND_RESIDUAL);
}

uint32_t sk_judge_vectors(sk_problem_row row, sk_grouped_limits limits, sk_grouped_room room)
{
    bool along_n = limits.aligned && limits.bias == 2u;
    uint32_t reason = sk_judge_vector(limits.bias > 0u, row.bias, limits.bias == 1u ? row.m : row.n, along_n,
                                       room.bias, SK_OPERAND_BIAS);
    if (reason == SK_LEFT_OUT_NOT)
    {
        reason = sk_judge_vector(limits.scale_m, row.scale_m, row.m, false, room.scale_m, SK_OPERAND_SCALE_M);
    }
    if (reason == SK_LEFT_OUT_NOT)
    {
        reason =
            sk_judge_vector(limits.scale_n, row.scale_n, row.n, limits.aligned, room.scale_n, SK_OPERAND_SCALE_N);
    }
    return reason;
}

// Judges a row, which is exchanged if need be. Where D is empty there is nothing to judge but m, n and k.
uint32_t sk_judge_row(sk_problem_row row, sk_grouped_limits limits, sk_grouped_room room)
{
    if (row.m > limits.m || row.n > limits.n || row.k > limits.k)
    {
        return SK_LEFT_OUT_BOUND + 16u * (row.m > limits.m ? 0u : row.n > limits.n ? 1u : 2u);
    }
    if (row.m == 0u || row.n == 0u)
    {
        return SK_LEFT_OUT_NOT;
    }
    uint32_t reason = sk_judge_inputs(row, limits, room);
    reason = reason != SK_LEFT_OUT_NOT ? reason : sk_judge_outputs(row, limits, room);
    return reason != SK_LEFT_OUT_NOT ? reason : sk_judge_vectors(row, limits, room);
}

// What a problem, or several, have in a space; 2^32 - 1 where there are at least so many.
struct sk_grouped_extent
{
    uint32_t tiles;
    uint32_t places;
};

uint32_t sk_count_row_iterations(sk_problem_row row, sk_grouped_limits limits)
{
    return sk_divide_up(sk_multiplied_k(row, limits.layouts.linear), limits.tile_k);
}

sk_grouped_extent sk_measure_row(sk_problem_row row, sk_grouped_limits limits)
{
    uint32_t rows = sk_divide_up(row.m, limits.tile_m), columns = sk_divide_up(row.n, limits.tile_n);
    sk_grouped_extent extent;
    extent.tiles = sk_multiply_saturated(rows, columns);
    extent.places = sk_count_places(sk_count_row_iterations(row, limits), limits.unit);
    extent.places = sk_multiply_saturated(extent.tiles, extent.places);
    return extent;
}

sk_grouped_extent sk_add_extents(sk_grouped_extent a, sk_grouped_extent b)
{
    sk_grouped_extent sum;
    sum.tiles = sk_add_saturated(a.tiles, b.tiles);
    sum.places = sk_add_saturated(a.places, b.places);
    return sum;
}

bool sk_is_countable(sk_grouped_extent extent)
{
    return extent.tiles < 0xffffffffu && extent.places < 0xffffffffu;
}

#define SK_WAVES_NONE 0u         // no tile is dealt by the place
#define SK_WAVES_ALL 0xffffffffu // all are

// Tiles that are dealt by the place: what whole tiles leave over, and waves - 1 full waves of workers with it.
uint32_t sk_count_grouped_stream_k_tiles(uint32_t tiles, uint32_t workers, uint32_t waves)
{
    uint32_t left_over = tiles % workers;
    uint32_t full = waves == SK_WAVES_NONE ? 0u : sk_multiply_saturated(waves - 1u, workers);
    uint32_t stream_k = sk_min(sk_add_saturated(left_over, full), tiles);
    if (waves == SK_WAVES_NONE || (waves != SK_WAVES_ALL && left_over == 0u))
    {
        stream_k = 0u;
    }
    return waves == SK_WAVES_ALL ? tiles : stream_k;
}

// Push constants of prepare.comp, 128 bytes.
struct sk_prepare_arguments
{
    uint32_t problems[2];  // address of the problem table
    uint32_t workspace[2]; // address
    uint32_t count[2];     // address of the number of problems; read only if SK_PREPARE_COUNTED, but always good
    uint32_t space;        // words from the workspace to the space's header
    uint32_t most_problems;
    uint32_t m; // at most
    uint32_t n;
    uint32_t k;
    uint32_t tile; // tile_m, tile_n from bit 16 on, SK_PREPARE_COUNTED and SK_PREPARE_SORTED
    uint32_t
        flags; // SK_LIMITS_... bits; tile_k from bit 0, the sizes of elements from bits 12 and 16, bias from 20
    uint32_t unit;
    uint32_t workers;
    uint32_t waves; // of the hybrid
    sk_grouped_room room;
};

#define SK_PREPARE_COUNTED 0x8000u    // bit of `tile`: otherwise there are the most problems
#define SK_PREPARE_SORTED 0x80000000u // bit of `tile`: problems are dealt by descending k
#define SK_PREPARE_ORDER 4u           // words a problem behind the table, where problems are sorted
#define SK_LIMITS_SCALE_M 0x400000u
#define SK_LIMITS_SCALE_N 0x800000u
#define SK_LIMITS_RESIDUAL 0x1000000u
#define SK_LIMITS_ALIGNED 0x2000000u
#define SK_LIMITS_EXCHANGED 0x4000000u
#define SK_LIMITS_A_K_CONTIGUOUS 0x8000000u
#define SK_LIMITS_B_K_CONTIGUOUS 0x10000000u
#define SK_LIMITS_C_TRANSPOSED 0x20000000u
#define SK_LIMITS_RESIDUAL_TRANSPOSED 0x40000000u
#define SK_LIMITS_LINEAR 0x80000000u

sk_grouped_limits sk_unpack_limits(sk_prepare_arguments arguments)
{
    sk_grouped_limits limits;
    limits.m = arguments.m;
    limits.n = arguments.n;
    limits.k = arguments.k;
    limits.tile_m = arguments.tile & 0x7fffu;
    limits.tile_n = arguments.tile >> 16u & 0x7fffu;
    limits.tile_k = arguments.flags & 0xfffu;
    limits.unit = arguments.unit;
    limits.input_size = arguments.flags >> 12u & 15u;
    limits.output_size = arguments.flags >> 16u & 15u;
    limits.bias = arguments.flags >> 20u & 3u;
    limits.scale_m = (arguments.flags & SK_LIMITS_SCALE_M) != 0u;
    limits.scale_n = (arguments.flags & SK_LIMITS_SCALE_N) != 0u;
    limits.residual = (arguments.flags & SK_LIMITS_RESIDUAL) != 0u;
    limits.aligned = (arguments.flags & SK_LIMITS_ALIGNED) != 0u;
    limits.exchanged = (arguments.flags & SK_LIMITS_EXCHANGED) != 0u;
    limits.layouts.a_k_contiguous = (arguments.flags & SK_LIMITS_A_K_CONTIGUOUS) != 0u;
    limits.layouts.b_k_contiguous = (arguments.flags & SK_LIMITS_B_K_CONTIGUOUS) != 0u;
    limits.layouts.c_transposed = (arguments.flags & SK_LIMITS_C_TRANSPOSED) != 0u;
    limits.layouts.residual_transposed = (arguments.flags & SK_LIMITS_RESIDUAL_TRANSPOSED) != 0u;
    limits.layouts.linear = (arguments.flags & SK_LIMITS_LINEAR) != 0u;
    return limits;
}

layout(push_constant, std430) uniform push_constants
{
    sk_prepare_arguments arguments;
};

#include "bytes.glsl"

layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer problem_rows
{
    sk_problem_row x[];
};
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer problem_counts
{
    uint32_t x;
};
layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer grouped_headers
{
    sk_grouped_header x;
};
layout(buffer_reference, std430, buffer_reference_align = 4) buffer status_record
{
    nonprivate uint32_t x[5];
};

shared sk_grouped_extent before_runs[1024];
shared uint32_t all_tiles, all_places;          // of problems that are not left out
shared uint32_t first_left_out, left_out_count; // problems

uvec2 space_header()
{
    return add(words(arguments.workspace), span(arguments.space, 4u, 1u));
}

uvec2 space_table()
{
    return add(space_header(), uvec2(4u * SK_GROUPED_HEADER, 0u));
}

uint32_t problem_count()
{
    bool counted = (arguments.tile & SK_PREPARE_COUNTED) != 0u;
    uint32_t most = arguments.most_problems;
    return counted ? min(most, problem_counts(words(arguments.count)).x) : most;
}

sk_problem_row read_row(uint32_t number, sk_grouped_limits limits)
{
    sk_problem_row row = problem_rows(words(arguments.problems)).x[number];
    if (limits.exchanged)
    {
        return sk_exchange_row(row);
    }
    return row;
}

sk_grouped_extent no_extent()
{
    sk_grouped_extent extent;
    extent.tiles = 0u;
    extent.places = 0u;
    return extent;
}

const uint32_t TOGETHER = 8u; // sums that a step of a scan adds: more of them make fewer barriers

// What the runs of the invocations before this one have. In each step of the scan the sums have TOGETHER times as many
// runs. Beyond the last problem no run has any.
sk_grouped_extent count_before(sk_grouped_extent own)
{
    uint32_t self = gl_LocalInvocationIndex, runs = min(problem_count(), INVOCATIONS);
    before_runs[self] = own;
    for (uint32_t distance = 1u; distance < runs; distance *= TOGETHER)
    {
        barrier();
        sk_grouped_extent sum = before_runs[self];
        for (uint32_t i = 1u; i < TOGETHER && i * distance <= self; ++i)
        {
            sum = sk_add_extents(before_runs[self - i * distance], sum);
        }
        barrier();
        before_runs[self] = sum;
    }
    barrier();
    sk_grouped_extent before = no_extent();
    if (self > 0u)
    {
        before = before_runs[self - 1u];
    }
    return before;
}

// What invocations store before it, all see behind it.
void meet()
{
    controlBarrier(gl_ScopeWorkgroup, gl_ScopeWorkgroup, gl_StorageSemanticsBuffer | gl_StorageSemanticsShared,
                   gl_SemanticsAcquireRelease | gl_SemanticsMakeAvailable | gl_SemanticsMakeVisible);
}

#include "sort.glsl"

void write_row(uint32_t place, sk_grouped_extent extent, uint32_t k_iterations, uint32_t last)
{
    table_words table = table_words(space_table());
    table.x[place * SK_TABLE_ROW + SK_TABLE_TILES] = extent.tiles;
    table.x[place * SK_TABLE_ROW + SK_TABLE_PLACES] = extent.places;
    table.x[place * SK_TABLE_ROW + SK_TABLE_K_ITERATIONS] = k_iterations;
    table.x[place * SK_TABLE_ROW + SK_TABLE_PROBLEM] = last;
}

// What a problem has; nothing if there is a reason to leave it out. Its row keeps that, and the reason, for write_run().
sk_grouped_extent measure_problem(uint32_t place, uint32_t number, sk_grouped_limits limits)
{
    sk_problem_row row = read_row(number, limits);
    uint32_t reason = sk_judge_row(row, limits, arguments.room);
    sk_grouped_extent extent = no_extent();
    if (reason == SK_LEFT_OUT_NOT)
    {
        extent = sk_measure_row(row, limits);
    }
    write_row(place, extent, sk_count_row_iterations(row, limits), reason);
    return extent;
}

sk_grouped_extent measure_run(sk_run run, sk_grouped_limits limits)
{
    sk_grouped_extent sum = no_extent();
    for (uint32_t i = run.begin; i < run.end; ++i)
    {
        sum = sk_add_extents(sum, measure_problem(i, problem_at(run, i), limits));
    }
    return sum;
}

// Completes a row: what is before it, and its problem. Returns what is before the next one.
sk_grouped_extent complete_row(uint32_t place, uint32_t number, sk_grouped_extent before)
{
    table_words table = table_words(space_table());
    uint32_t at = place * SK_TABLE_ROW, reason = table.x[at + SK_TABLE_PROBLEM];
    sk_grouped_extent own;
    own.tiles = table.x[at + SK_TABLE_TILES];
    own.places = table.x[at + SK_TABLE_PLACES];
    table.x[at + SK_TABLE_TILES] = before.tiles;
    table.x[at + SK_TABLE_PLACES] = before.places;
    table.x[at + SK_TABLE_PROBLEM] = number;
    own = sk_add_extents(before, own);
    if (!sk_is_countable(own) || reason != SK_LEFT_OUT_NOT)
    {
        atomicMin(first_left_out, number);
        atomicAdd(left_out_count, 1u);
    }
    return own;
}

// Completes the rows of a run. From the first problem on up to which 32 bits do not count, all are left out.
void write_run(sk_run run, sk_grouped_extent before)
{
    sk_grouped_extent countable = no_extent();
    for (uint32_t i = run.begin; i < run.end; ++i)
    {
        before = complete_row(i, problem_at(run, i), before);
        if (sk_is_countable(before))
        {
            countable = before;
        }
    }
    atomicMax(all_tiles, countable.tiles);
    atomicMax(all_places, countable.places);
}

void write_header(uint32_t count, sk_grouped_limits limits)
{
    sk_space space = sk_make_space(all_tiles, 0u, limits.unit);
    space.problems = count;
    space.table = space_table();
    sk_grouped_header header;
    header.problems = count;
    header.tiles = all_tiles;
    header.stream_k_tiles = sk_count_grouped_stream_k_tiles(all_tiles, arguments.workers, arguments.waves);
    header.stream_k_places = all_places;
    if (header.stream_k_tiles < all_tiles)
    {
        header.stream_k_places = sk_tile_at(space, header.stream_k_tiles).first_place;
    }
    grouped_headers(space_header()).x = header;
}

// Tells of the first problem that was left out since the workspace was cleared.
void write_status(uint32_t count, sk_grouped_limits limits)
{
    status_record record = status_record(add(words(arguments.workspace), uvec2(4u * SK_STATUS, 0u)));
    if (left_out_count == 0u || record.x[0] != 0u)
    {
        return;
    }
    uint32_t reason = sk_judge_row(read_row(first_left_out, limits), limits, arguments.room);
    record.x[0] = SK_STATUS_LEFT_OUT;
    record.x[1] = first_left_out;
    reason = reason == SK_LEFT_OUT_NOT ? SK_LEFT_OUT_TOTAL : reason;
    record.x[2] = limits.exchanged ? reason + SK_LEFT_OUT_EXCHANGED : reason;
    record.x[3] = count;
    record.x[4] = left_out_count;
}

// The run of consecutive places that an invocation has.
sk_run find_run()
{
    uint32_t count = problem_count(), length = sk_divide_up(count, INVOCATIONS);
    sk_run run;
    run.begin = min(gl_LocalInvocationIndex * length, count);
    run.end = min(run.begin + length, count);
    run.list = 0u;
    return run;
}

void main()
{
    if (gl_LocalInvocationIndex == 0u)
    {
        all_tiles = all_places = 0u;
        first_left_out = 0xffffffffu;
        left_out_count = 0u;
        some_bits = 0u;
        common_bits = 0xffffffffu;
    }
    barrier();
    sk_grouped_limits limits = sk_unpack_limits(arguments);
    sk_run run = find_run();
    if ((arguments.tile & SK_PREPARE_SORTED) != 0u)
    {
        run = sort_problems(run, limits);
    }
    write_run(run, count_before(measure_run(run, limits)));
    meet();
    if (gl_LocalInvocationIndex == 0u)
    {
        write_header(problem_count(), limits);
        write_status(problem_count(), limits);
    }
}
