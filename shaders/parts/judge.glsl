const uint32_t SK_TILE_LINES = 256u; // at most, of a macro-tile
const uint32_t SK_PACKED_LINE = 128u; // bytes

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
#define SK_LEFT_OUT_SQUARE 7u    // D is not square, and has no triangle
#define SK_LEFT_OUT_CHUNKS 8u    // the workspace has no slots for the chunks up to here
#define SK_LEFT_OUT_COPY 9u      // the workspace has no room for the operand's copies up to here
#define SK_LEFT_OUT_BLOCKS 10u   // k, or the operand's leading dimension, is no multiple of a block
#define SK_LEFT_OUT_HEADER 11u   // the prepacked operand's extents or leading dimension are not its header's

// A row without tiles, which tells why it has none: of a problem that is left out, or empty.
sk_problem_row sk_leave_out(sk_problem_row row, uint32_t reason)
{
    row.m = row.n = 0u;
    row.leading_dimension_d = reason;
    return row;
}

// Of a row that is judged already.
uint32_t sk_judged_reason(sk_problem_row row)
{
    return row.m == 0u ? row.leading_dimension_d : SK_LEFT_OUT_NOT;
}

#define SK_WAVES_NONE 0u     // no tile is dealt by the place
#define SK_WAVES_ALL 0x1fffu // all are
#define SK_MOST_WAVES 0x1ffeu
#define SK_MOST_TILE_WEIGHT 0xffffu
#define SK_ANY_LEAST 0xffffu // no share has so many places

struct sk_sharing
{
    uint32_t tiles; // of all problems,
    uint32_t places;
    uint32_t workers;
    uint32_t waves;       // see sk_count_grouped_stream_k_tiles(); or SK_WAVES_...
    uint32_t least;       // places of a share that does not end in the tile in which it begins
    uint32_t tile_weight; // what a tile weighs besides its places
    uint32_t weight;      // derived: of all tiles
    uint32_t least_k;     // k-iterations of a tile,
    uint32_t most_k;
};

// Tiles that are dealt by the place at least: what whole tiles leave over, and waves - 1 full waves of workers with it.
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

// Whether shares are even, so that none is listed.
bool sk_are_shares_even(sk_sharing sharing)
{
    return sharing.waves == SK_WAVES_NONE || sharing.least_k >= sharing.most_k;
}

// Fills in the weight of all tiles. Where 32 bits do not count it, only places weigh.
sk_sharing sk_weigh_tiles(sk_sharing sharing)
{
    sharing.weight = sk_add_saturated(sharing.places, sk_multiply_saturated(sharing.tiles, sharing.tile_weight));
    if (sharing.weight == 0xffffffffu)
    {
        sharing.tile_weight = 0u;
        sharing.weight = sharing.places;
    }
    return sharing;
}

// The places of the tiles before one of them; without tiles the table of the space has no row.
uint32_t sk_count_places_before(sk_space space, sk_sharing sharing, uint32_t tiles)
{
    uint32_t places = sharing.places;
    if (tiles < sharing.tiles)
    {
        places = sk_tile_at(space, tiles).first_place;
    }
    return places;
}

// How tiles of one problem go whole: to every worker so many, and one more to each of workers [begin, end). Where end
// is less than begin, workers [end, begin) have one less instead.
struct sk_dealt
{
    uint32_t every;
    uint32_t begin;
    uint32_t end; // below the number of workers
};

// Of tiles [begin, end) those from `stream_k_tiles` on.
sk_dealt sk_deal_whole(uint32_t begin, uint32_t end, uint32_t stream_k_tiles, uint32_t workers)
{
    uint32_t from = sk_max(begin, stream_k_tiles);
    uint32_t count = end > from ? end - from : 0u;
    sk_dealt dealt;
    dealt.every = count / workers;
    dealt.begin = (from - stream_k_tiles) % workers;
    dealt.end = dealt.begin + (count - dealt.every * workers);
    if (dealt.end >= workers)
    {
        dealt.end -= workers;
        dealt.every += 1u;
    }
    return dealt;
}

// The weight before a worker's target.
uint32_t sk_target_begin(sk_sharing sharing, uint32_t worker)
{
    return sk_share_begin(sharing.weight, sharing.workers, worker);
}

// Whether a worker's target leaves it a share beside whole tiles of a weight. A share of the least places, or more, has
// no neighbour that begins in the same tile nearer than that.
bool sk_leaves_share(sk_sharing sharing, uint32_t worker, uint32_t whole)
{
    uint32_t target = sk_target_begin(sharing, worker + 1u) - sk_target_begin(sharing, worker);
    return sharing.least < SK_ANY_LEAST && target >= whole && target - whole >= sharing.least;
}

// The weight of the tiles before a row of the table.
uint32_t sk_weight_before(sk_space space, uint32_t tile_weight, uint32_t row)
{
    uint32_t tiles = sk_read_table(space.table, row * SK_TABLE_ROW + SK_TABLE_TILES);
    uint32_t places = sk_read_table(space.table, row * SK_TABLE_ROW + SK_TABLE_PLACES);
    return sk_add_saturated(places, sk_multiply_saturated(tiles, tile_weight));
}

// The place before which tiles weigh so much: inside a tile, or its first one while only its start is weighed.
uint32_t sk_place_of_weight(sk_space space, uint32_t tile_weight, uint32_t weight)
{
    uint32_t row = 0u, end = space.problems;
    while (end - row > 1u)
    {
        uint32_t middle = row + (end - row) / 2u;
        if (sk_weight_before(space, tile_weight, middle) <= weight)
        {
            row = middle;
        }
        else
        {
            end = middle;
        }
    }
    sk_tile tile = sk_first_tile(space, row);
    uint32_t left = weight - sk_weight_before(space, tile_weight, row);
    uint32_t tiles = left / (tile.places + tile_weight);
    left -= tiles * (tile.places + tile_weight);
    return tile.first_place + tiles * tile.places + (left > tile_weight ? left - tile_weight : 0u);
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
    uint32_t unit;       // k-iterations
    uint32_t input_size; // of an element of A, and of B where it is in no blocks
    uint32_t block;      // elements of B, along k; 1: it is in no blocks
    uint32_t block_size;
    uint32_t block_alignment;
    uint32_t output_size; // of an element of C, D and the residual
    uint32_t bias;        // 0: none; 1: along m; 2: along n
    bool scale_m;
    bool scale_n;
    bool residual;
    bool aligned;            // every 16-byte access is aligned and inside
    bool exchanged;          // rows are
    bool second;             // each problem has a second term
    uint32_t triangle;       // an SK_TRIANGLE
    uint32_t prepacked;      // an SK_PREPACKED
    bool prepacked_arranged; // in the order of registers
    sk_grouped_layout layouts;
};

// Which operand is prepacked: at most one, of which all problems have matrices of the plan's extents.
#define SK_PREPACKED_NONE 0u
#define SK_PREPACKED_A 1u
#define SK_PREPACKED_B 2u

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

#define SK_OPERAND_A 0u
#define SK_OPERAND_B 1u
#define SK_OPERAND_C 2u
#define SK_OPERAND_D 3u
#define SK_OPERAND_BIAS 4u
#define SK_OPERAND_SCALE_M 5u
#define SK_OPERAND_SCALE_N 6u
#define SK_OPERAND_RESIDUAL 7u
#define SK_OPERAND_SECOND_A 8u
#define SK_OPERAND_SECOND_B 9u

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
    uint32_t step; // of what is prepacked, from one matrix to the next, in units of SK_PACKED_LINE; 0: it is not
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

// Whole units of SK_PACKED_LINE, of less than 2^39 bytes.
uint32_t sk_count_packed_lines(uint32_t low, uint32_t high)
{
    return high << 25u | low >> 7u;
}

// Whether an offset in what is prepacked is that of a matrix. Addresses, whose room has no end, may have any.
bool sk_begins_matrix(sk_grouped_matrix matrix, sk_wide room)
{
    uint32_t place = sk_count_packed_lines(matrix.offset[0], matrix.offset[1]);
    return matrix.step == 0u || room.high == 0xffffffffu || place % matrix.step == 0u;
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
        uint32_t misplaced = matrix.step != 0u ? SK_LEFT_OUT_HEADER : SK_LEFT_OUT_ALIGNMENT;
        reason = !is_aligned || !sk_begins_matrix(matrix, room) ? misplaced
                 : sk_is_inside(matrix, room)                   ? SK_LEFT_OUT_NOT
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
    matrix.step = 0u;
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

// A, or what is like it: `extent` rows or columns, of k elements each.
sk_grouped_matrix sk_grouped_input(uint32_t offset[2], uint32_t extent, uint32_t k, bool along_k,
                                                  uint32_t leading_dimension, sk_grouped_limits limits)
{
    return sk_grouped_matrix_of(offset, along_k ? extent : k, along_k ? k : extent, leading_dimension,
                                 limits.input_size, limits.aligned);
}

// B as it lies in memory: of blocks, each counts as an element.
sk_grouped_matrix sk_grouped_b(sk_grouped_matrix matrix, sk_grouped_limits limits)
{
    if (limits.block > 1u)
    {
        matrix.line /= limits.block;
        matrix.leading_dimension /= limits.block;
        matrix.size = limits.block_size;
        matrix.alignment = limits.block_alignment;
        matrix.aligned_lines = false;
    }
    return matrix;
}

// Whether lines of B have a part of a block.
bool sk_parts_blocks(sk_problem_row row, sk_grouped_limits limits)
{
    return limits.block > 1u && (row.k % limits.block != 0u || row.leading_dimension_b % limits.block != 0u);
}

// The extent that comes next, of lines or elements that are filled up.
uint32_t sk_fill_prepacked(uint32_t extent, uint32_t granule)
{
    return sk_divide_up(extent, granule) * granule;
}

// Elements of a line of a prepacked operand: its leading dimension.
uint32_t sk_prepacked_line(uint32_t length, sk_grouped_limits limits)
{
    return sk_fill_prepacked(length,
                              limits.prepacked_arranged ? limits.tile_k : SK_PACKED_LINE / limits.input_size);
}

// A or B as it lies in memory: one that is prepacked has filled lines, and begins at a multiple of one. `tile` has so
// many rows of A, or columns of B.
sk_grouped_matrix sk_prepacked_input(sk_grouped_matrix matrix, sk_grouped_limits limits,
                                                    uint32_t operand, uint32_t tile)
{
    if (limits.prepacked == operand)
    {
        matrix.line = sk_prepacked_line(matrix.line, limits);
        matrix.lines = limits.prepacked_arranged ? sk_fill_prepacked(matrix.lines, tile) : matrix.lines;
        matrix.size = limits.prepacked_arranged ? 2u : matrix.size;
        matrix.alignment = SK_PACKED_LINE;
        matrix.aligned_lines = false;
        sk_wide bytes = sk_multiply_wide(matrix.lines, matrix.line * matrix.size);
        matrix.step = sk_count_packed_lines(bytes.low, bytes.high);
    }
    return matrix;
}

// Whether a problem's prepacked operand has other extents, or another leading dimension, than its header. The bounds
// are the header's.
bool sk_differs_from_header(sk_problem_row row, sk_grouped_limits limits)
{
    bool is_b = limits.prepacked == SK_PREPACKED_B;
    uint32_t extent = is_b ? row.n : row.m, columns = is_b ? limits.layouts.columns : 1u;
    bool along_k = is_b ? limits.layouts.b_k_contiguous : limits.layouts.a_k_contiguous;
    uint32_t leading_dimension = is_b ? row.leading_dimension_b : row.leading_dimension_a;
    uint32_t length = along_k ? row.k : columns * extent;
    bool differs = row.k != limits.k || extent != (is_b ? limits.n : limits.m) ||
                   leading_dimension != sk_prepacked_line(length, limits);
    return limits.prepacked != SK_PREPACKED_NONE && sk_multiplied_k(row, limits.layouts.linear) > 0u && differs;
}

// Judges A and B of both terms, which are read only if there is something to multiply. Where those of the second begin,
// the others' counterparts do: of a rank-2k update they are the same matrices.
uint32_t sk_judge_inputs(sk_problem_row row, sk_grouped_limits limits, sk_grouped_room room)
{
    uint32_t k = sk_multiplied_k(row, limits.layouts.linear), second = limits.second ? k : 0u;
    bool a_along_k = limits.layouts.a_k_contiguous, b_along_k = limits.layouts.b_k_contiguous;
    sk_grouped_matrix matrix = sk_grouped_input(row.a, row.m, k, a_along_k, row.leading_dimension_a, limits);
    matrix = sk_prepacked_input(matrix, limits, SK_PREPACKED_A, limits.tile_m);
    uint32_t reason = sk_judge_matrix(matrix, room.a, SK_OPERAND_A);
    matrix = sk_grouped_input(row.b, limits.layouts.columns * row.n, k, b_along_k, row.leading_dimension_b, limits);
    matrix = sk_grouped_b(matrix, limits);
    matrix = sk_prepacked_input(matrix, limits, SK_PREPACKED_B, limits.tile_n);
    reason = reason != SK_LEFT_OUT_NOT ? reason : sk_judge_matrix(matrix, room.b, SK_OPERAND_B);
    matrix = sk_grouped_input(row.second_a, row.m, second, a_along_k, row.leading_dimension_second_a, limits);
    reason = reason != SK_LEFT_OUT_NOT ? reason : sk_judge_matrix(matrix, room.b, SK_OPERAND_SECOND_A);
    matrix = sk_grouped_input(row.second_b, row.n, second, b_along_k, row.leading_dimension_second_b, limits);
    return reason != SK_LEFT_OUT_NOT ? reason : sk_judge_matrix(matrix, room.a, SK_OPERAND_SECOND_B);
}

// C, D or the residual of a problem: m lines of n elements, or n of m if it is turned.
sk_grouped_matrix sk_grouped_output(uint32_t offset[2], sk_problem_row row, bool turned,
                                                   uint32_t leading_dimension, uint32_t size, bool aligned)
{
    return sk_grouped_matrix_of(offset, turned ? row.n : row.m, turned ? row.m : row.n, leading_dimension, size,
                                 aligned);
}

// Judges C, D and the residual. C and the residual are tested by the kernel before it reads 16 bytes of them.
uint32_t sk_judge_outputs(sk_problem_row row, sk_grouped_limits limits, sk_grouped_room room)
{
    uint32_t size = limits.output_size;
    bool is_zero = sk_is_zero_factor(row.beta) && sk_is_zero_factor(row.beta_imaginary);
    bool reads_c = limits.layouts.linear && !is_zero;
    sk_grouped_matrix matrix =
        sk_grouped_output(row.c, row, limits.layouts.c_transposed, row.leading_dimension_c, size, false);
    matrix.lines = reads_c ? matrix.lines : 0u;
    uint32_t reason = sk_judge_matrix(matrix, room.c, SK_OPERAND_C);
    matrix =
        sk_grouped_output(row.d, row, limits.layouts.d_transposed, row.leading_dimension_d, size, limits.aligned);
    reason = reason != SK_LEFT_OUT_NOT ? reason : sk_judge_matrix(matrix, room.d, SK_OPERAND_D);
    matrix = sk_grouped_output(row.residual, row, limits.layouts.residual_transposed, row.leading_dimension_residual,
                                size, false);
    matrix.lines = limits.residual ? matrix.lines : 0u;
    return reason != SK_LEFT_OUT_NOT ? reason : sk_judge_matrix(matrix, room.residual, SK_OPERAND_RESIDUAL);
}

uint32_t sk_judge_vectors(sk_problem_row row, sk_grouped_limits limits, sk_grouped_room room)
{
    bool turned = limits.layouts.d_transposed;
    bool along_line = limits.aligned && limits.bias == (turned ? 1u : 2u);
    uint32_t columns = limits.layouts.columns * row.n;
    uint32_t reason = sk_judge_vector(limits.bias > 0u, row.bias, limits.bias == 1u ? row.m : columns, along_line,
                                       room.bias, SK_OPERAND_BIAS);
    if (reason == SK_LEFT_OUT_NOT)
    {
        reason = sk_judge_vector(limits.scale_m, row.scale_m, row.m, limits.aligned && turned, room.scale_m,
                                  SK_OPERAND_SCALE_M);
    }
    if (reason == SK_LEFT_OUT_NOT)
    {
        reason = sk_judge_vector(limits.scale_n, row.scale_n, columns, limits.aligned && !turned, room.scale_n,
                                  SK_OPERAND_SCALE_N);
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
    if (sk_is_empty_row(row))
    {
        return SK_LEFT_OUT_NOT;
    }
    if (limits.triangle != SK_TRIANGLE_NONE && row.m != row.n)
    {
        return SK_LEFT_OUT_SQUARE;
    }
    if (sk_parts_blocks(row, limits))
    {
        return SK_LEFT_OUT_BLOCKS + 16u * SK_OPERAND_B;
    }
    if (sk_differs_from_header(row, limits))
    {
        return SK_LEFT_OUT_HEADER + 16u * (limits.prepacked - SK_PREPACKED_A + SK_OPERAND_A);
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
    uint32_t of_term = sk_divide_up(sk_multiplied_k(row, limits.layouts.linear), limits.tile_k);
    return limits.second ? sk_add_saturated(of_term, of_term) : of_term;
}

// Tiles of a triangle; 2^32 - 1 where there are at least so many. A triangle has half of the tiles of its
// matrix and a few more, so that fewer mean that 32 bits were too few.
uint32_t sk_measure_triangle(uint32_t extent, uint32_t tile_m, uint32_t tile_n, bool upper)
{
    sk_wide all = sk_multiply_wide(sk_divide_up(extent, tile_m), sk_divide_up(extent, tile_n));
    uint32_t bands = (upper ? tile_m : tile_n) / sk_greatest_common_divisor(tile_m, tile_n);
    uint32_t tiles = 0xffffffffu;
    if (all.high <= 1u)
    {
        uint32_t counted = sk_count_triangle(sk_make_triangle(extent, tile_m, tile_n, bands, 1u, upper));
        tiles = all.high == 1u && counted < 0x7fffffffu ? tiles : counted;
    }
    return tiles;
}

sk_grouped_extent sk_measure_row(sk_problem_row row, sk_grouped_limits limits)
{
    uint32_t rows = sk_divide_up(row.m, limits.tile_m);
    uint32_t columns = sk_divide_up(limits.layouts.columns * row.n, limits.tile_n);
    sk_grouped_extent extent;
    extent.tiles = sk_multiply_saturated(rows, columns);
    if (limits.triangle != SK_TRIANGLE_NONE)
    {
        bool upper = limits.triangle == SK_TRIANGLE_UPPER;
        extent.tiles = sk_measure_triangle(row.n, limits.tile_m, limits.tile_n, upper);
    }
    extent.tiles = sk_is_empty_row(row) ? 0u : extent.tiles;
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

// The places whose chunks have slots: 7 bits, and by how many they are shifted; 0: any.
uint32_t sk_unpack_room(uint32_t room)
{
    return room == 0u ? 0xffffffffu : (room & 127u) << (room >> 7u);
}

// Whether 32 bits, and slots, count what several problems have.
bool sk_is_countable(sk_grouped_extent extent, uint32_t room)
{
    return extent.tiles < 0xffffffffu && extent.places < 0xffffffffu && extent.places <= sk_unpack_room(room);
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
    uint32_t tile;  // tile_m, tile_n from bit 9 on, the room for chunks from bit 18 on, SK_PREPARE_...
    uint32_t flags; // bits; tile_k / 4 - 1 from 0, SK_LIMITS_INPUT, log2 of D's from 16, bias from 20
    uint32_t unit;
    uint32_t workers; // that share tiles, sharing.least from bit 16 on; 0 where tiles stay whole
    uint32_t waves;   // sharing.waves, an SK_TRIANGLE from bit 13 on, sharing.tile_weight from bit 16 on
    sk_grouped_room room;
};

#define SK_PREPARE_SECOND 0x8000u      // bit of `waves`: there are two terms
#define SK_PREPARE_GATED 0x6000u       // bits of `waves`: there is a gate, in place of an SK_TRIANGLE
#define SK_PREPARE_FORM 0xe000u        // bits of `waves`: triangle or gate, and terms
#define SK_PREPARE_JUDGED 0x800u       // bit of `flags`: rows are judged already: see sk_leave_out()
#define SK_PREPARE_COUNTED 0x40000000u // bit of `tile`: otherwise there are the most problems
#define SK_PREPARE_SORTED 0x80000000u  // bit of `tile`: problems are dealt by descending k
#define SK_PREPARE_ORDER 4u            // words a problem behind the table, where problems are sorted
#define SK_PREPARE_SHARES 2u           // words a worker behind the table, and one, where tiles are shared
#define SK_LIMITS_INPUT 12u            // bits of `flags` from here on: log2 of the bytes of an element of A, and
#define SK_LIMITS_ARRANGED 5u          // so much more if what is prepacked is arranged
#define SK_LIMITS_PREPACKED_A 0x400u   // these and the next are bits of `flags`, too
#define SK_LIMITS_PREPACKED_B 0x8000u
#define SK_LIMITS_D_TRANSPOSED 0x80000u
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
    limits.tile_m = arguments.tile & 0x1ffu;
    limits.tile_n = arguments.tile >> 9u & 0x1ffu;
    limits.tile_k = (arguments.flags & (SK_LIMITS_PREPACKED_A - 1u)) * 4u + 4u;
    limits.unit = arguments.unit;
    bool gated = (arguments.waves & SK_PREPARE_GATED) == SK_PREPARE_GATED;
    limits.triangle = gated ? SK_TRIANGLE_NONE : arguments.waves >> 13u & 3u;
    limits.layouts.columns = gated ? 2u : 1u;
    limits.second = (arguments.waves & SK_PREPARE_SECOND) != 0u;
    uint32_t exponent = arguments.flags >> SK_LIMITS_INPUT & 7u;
    limits.input_size = 1u << exponent % SK_LIMITS_ARRANGED;
    limits.prepacked_arranged = exponent >= SK_LIMITS_ARRANGED;
    bool prepacked_a = (arguments.flags & SK_LIMITS_PREPACKED_A) != 0u;
    bool prepacked_b = (arguments.flags & SK_LIMITS_PREPACKED_B) != 0u;
    limits.prepacked = prepacked_a ? SK_PREPACKED_A : prepacked_b ? SK_PREPACKED_B : SK_PREPACKED_NONE;
    limits.block = 1u; // the plan's blocks are compiled into prepare.comp
    limits.block_size = limits.block_alignment = limits.input_size;
    limits.output_size = 1u << (arguments.flags >> 16u & 7u);
    limits.bias = arguments.flags >> 20u & 3u;
    limits.scale_m = (arguments.flags & SK_LIMITS_SCALE_M) != 0u;
    limits.scale_n = (arguments.flags & SK_LIMITS_SCALE_N) != 0u;
    limits.residual = (arguments.flags & SK_LIMITS_RESIDUAL) != 0u;
    limits.aligned = (arguments.flags & SK_LIMITS_ALIGNED) != 0u;
    limits.exchanged = (arguments.flags & SK_LIMITS_EXCHANGED) != 0u;
    limits.layouts.a_k_contiguous = (arguments.flags & SK_LIMITS_A_K_CONTIGUOUS) != 0u;
    limits.layouts.b_k_contiguous = (arguments.flags & SK_LIMITS_B_K_CONTIGUOUS) != 0u;
    limits.layouts.c_transposed = (arguments.flags & SK_LIMITS_C_TRANSPOSED) != 0u;
    limits.layouts.d_transposed = (arguments.flags & SK_LIMITS_D_TRANSPOSED) != 0u;
    limits.layouts.residual_transposed = (arguments.flags & SK_LIMITS_RESIDUAL_TRANSPOSED) != 0u;
    limits.layouts.linear = (arguments.flags & SK_LIMITS_LINEAR) != 0u;
    return limits;
}

// How tiles are shared, but for what is counted of them.
sk_sharing sk_unpack_sharing(sk_prepare_arguments arguments)
{
    sk_sharing sharing;
    sharing.tiles = 0u;
    sharing.places = 0u;
    sharing.workers = sk_max(arguments.workers & 0xffffu, 1u);
    sharing.least = arguments.workers >> 16u;
    sharing.waves = arguments.waves & SK_WAVES_ALL;
    sharing.tile_weight = arguments.waves >> 16u;
    sharing.weight = 0u;
    sharing.least_k = 0xffffffffu;
    sharing.most_k = 0u;
    return sharing;
}

uint32_t sk_chunk_room(sk_prepare_arguments arguments)
{
    return arguments.tile >> 18u & 0xfffu;
}
