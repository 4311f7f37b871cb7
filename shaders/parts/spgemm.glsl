#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_memory_scope_semantics : require
#pragma use_vulkan_memory_model

// The library knows these by number.
layout(constant_id = 0) const uint32_t LANES = 1u; // invocations of a team: a power of two
layout(constant_id = 7) const bool ROUND_IN_INTEGERS = false;
layout(constant_id = 8) const bool IS_LONG = false; // rows of C are computed that no class has room for
layout(constant_id = 9) const bool IS_FIRST = false; // it is the first of a module's two dispatches
layout(constant_id = 10) const bool A_IS_IDENTITY = false; // A has no arrays: C has the rows of B
layout(constant_id = 13) const bool IN_LOCKSTEP = false; // a subgroup takes each step at once, and needs no barrier

const uint32_t INVOCATIONS = 128u;
layout(local_size_x = 128) in;

const uint32_t TEAMS = INVOCATIONS / LANES; // each computes a row

const uint32_t SK_SPARSE_INVOCATIONS = INVOCATIONS;
const uint32_t SK_SPARSE_PRODUCTS_OF_LANE = 4u;
const uint32_t SK_SPARSE_SLOTS_OF_LANE = 8u;
const uint32_t SK_NARROW_SLOTS_OF_LANE = 8u;
const uint32_t SK_LONG_PRODUCTS_OF_LANE = 2u;
const uint32_t SK_LONG_SLOTS_OF_LANE = 4u;
const uint32_t SLOTS_OF_LANE = IS_LONG ? SK_LONG_SLOTS_OF_LANE : SK_SPARSE_SLOTS_OF_LANE;
const uint32_t SLOTS = LANES * SLOTS_OF_LANE; // of a team's table
const uint32_t SK_SHORT_CLASSES = 5u;
#define SK_CLASS_LANES(row_class) ((row_class) == 0u ? 8u : (row_class) == 1u ? 16u : (row_class) == 2u ? 32u : (row_class) == 3u ? 64u : 128u)

#include "arithmetic.glsl"

#include "bytes.glsl"

#include "sparse_words.glsl"

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

// The difference modulo 2^64.
sk_wide sk_subtract_wide(sk_wide a, sk_wide b)
{
    sk_wide difference;
    difference.low = a.low - b.low;
    difference.high = a.high - b.high - (a.low < b.low ? 1u : 0u);
    return difference;
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

// Products, and nonzeros of A's row, that a team of a class has room for.
uint32_t sk_class_room(uint32_t row_class)
{
    return SK_CLASS_LANES(row_class) * SK_SPARSE_PRODUCTS_OF_LANE;
}

// The first class that has room for so many nonzeros of A's row, and for so many products.
uint32_t sk_class_of(uint32_t nonzeros, uint32_t products)
{
    uint32_t row_class = 0u;
    while (row_class < SK_SHORT_CLASSES &&
           (nonzeros > sk_class_room(row_class) || products > sk_class_room(row_class)))
    {
        ++row_class;
    }
    return row_class;
}

// A row is split if it has more products than a share of all, which has at least SK_LEAST_SHARE. So there are at most
// SK_MOST_SPLIT_ROWS.
#define SK_MOST_SPLIT_ROWS 2048u
#define SK_LEAST_SHARE 8192u
// A row has at most as many parts as shares, times SK_PARTS_OF_SHARE.
#define SK_PARTS_OF_SHARE 16u
#define SK_MOST_TURNS (SK_PARTS_OF_SHARE * SK_MOST_SPLIT_ROWS)
// Columns of a part, at least.
#define SK_LEAST_PART 32u

// Products of a share, of all there are.
uint32_t sk_products_of_share(sk_wide all)
{
    uint32_t share = 0xffffffffu;
    if (all.high < SK_MOST_SPLIT_ROWS)
    {
        share = all.high * (0xffffffffu / SK_MOST_SPLIT_ROWS + 1u) + all.low / SK_MOST_SPLIT_ROWS;
    }
    return sk_max(share, SK_LEAST_SHARE);
}

// Parts of a row that has more products than a share. Each part looks at all nonzeros of A's row. A workgroup computes
// a part sooner if its table has a slot for each column. So there are as many parts as that takes, unless the parts
// would look at nonzeros for longer than they multiply. If B's nonzeros lie unevenly, parts end where its sorted sample
// says, and have up to twice their share of columns, or of products. So they are twice as many.
uint32_t sk_count_row_parts(uint32_t nonzeros, uint32_t products, uint32_t share, uint32_t columns,
                                          uint32_t table_slots, bool is_uneven)
{
    uint32_t shares = products / share, fitting = sk_divide_up(columns, table_slots), parts = shares;
    if (fitting <= products / (nonzeros / 16u + 32u))
    {
        parts = sk_max(parts, fitting);
    }
    parts = sk_min(is_uneven ? 2u * parts : parts, shares * SK_PARTS_OF_SHARE);
    return sk_max(sk_min(parts, sk_divide_up(columns, SK_LEAST_PART)), 1u);
}

// What the list says of a row: its products, or of a narrow one SK_NARROW and its nonzeros.
#define SK_NARROW 0x80000000u
#define SK_MOST_LISTED_PRODUCTS 0x7fffffffu // stands for more, too

// Nonzeros of the rows of B that a narrow row meets, in the mean and at least.
#define SK_NARROW_MEAN 8u

// The products that the list says of a row.
uint32_t sk_listed_products(sk_wide products)
{
    return products.high > 0u ? SK_MOST_LISTED_PRODUCTS : sk_min(products.low, SK_MOST_LISTED_PRODUCTS);
}

// Whether a long row of so many nonzeros of A is narrow if its columns are near each other. No such row is split.
bool sk_may_be_narrow(uint32_t nonzeros, uint32_t products)
{
    return products <= SK_LEAST_SHARE && nonzeros <= products / SK_NARROW_MEAN;
}

// Places of the sample: even ones have columns, odd ones nonzeros.
#define SK_SAMPLE 2048u

// place SK_SAMPLE-ths of a total.
uint32_t sk_sampled_part(uint32_t total, uint32_t place)
{
    return place * (total / SK_SAMPLE) + place * (total % SK_SAMPLE) / SK_SAMPLE;
}

// The nonzero of an odd place: any of a few, as each row may have the first one of these.
uint32_t sk_sampled_nonzero(uint32_t place, uint32_t nonzeros)
{
    uint32_t begin = sk_sampled_part(nonzeros, place - 1u);
    return begin + place * 2654435769u % sk_max(sk_sampled_part(nonzeros, place + 1u) - begin, 1u);
}

// Whether a column is one of a sixteenth of all, from another one on.
bool sk_is_near(uint32_t column, uint32_t first, uint32_t columns)
{
    return column - first < columns / 16u;
}

// Whether a sixteenth of all columns, with so many places, has more than twice its share of the nonzeros.
bool sk_is_crowded(uint32_t neighbours)
{
    return neighbours > SK_SAMPLE / 32u + SK_SAMPLE / 16u;
}

#define SK_MOST_CHUNKS 12u
#define SK_MOST_CUTS (4u * SK_MOST_CHUNKS) // rows behind so many chunks, and rows without a chunk, are in none
#define SK_RUN_PRODUCTS (1u * SK_SPARSE_INVOCATIONS * SK_SPARSE_PRODUCTS_OF_LANE)
#define SK_MOST_RUNS 0x400000u // of a chunk, which has less than 2^32 products
#define SK_EXPANDED_SIZE 16u   // bytes of a product in memory

// Runs in which a row has products, if these have places [begin, end) of the chunk.
uint32_t sk_count_runs(uint32_t begin, uint32_t end)
{
    return end > begin ? (end - 1u) / SK_RUN_PRODUCTS - begin / SK_RUN_PRODUCTS + 1u : 0u;
}

// Levels at which so many parts of a row are merged into one.
uint32_t sk_count_levels(uint32_t parts)
{
    uint32_t levels = 0u;
    for (; parts > 1u; parts = parts / 2u + parts % 2u)
    {
        ++levels;
    }
    return levels;
}

// Bytes of where the products of each nonzero of A begin, two words each, and where all end.
sk_wide sk_begins_size(uint32_t nonzeros)
{
    return sk_multiply_wide(nonzeros / 2u + 1u, 16u);
}

// Bytes of what is known of runs: four words each.
sk_wide sk_run_words_size(uint32_t runs)
{
    return sk_multiply_wide(runs, 16u);
}

// Bytes of one of the two buffers.
sk_wide sk_buffer_size(uint32_t runs)
{
    return sk_multiply_wide(runs, SK_RUN_PRODUCTS * SK_EXPANDED_SIZE);
}

// Bytes of all that. Without room for a run there is none of it.
sk_wide sk_expansion_size(uint32_t nonzeros, uint32_t runs)
{
    sk_wide size = sk_widen(0u);
    if (runs > 0u)
    {
        size = sk_add_wide(sk_begins_size(nonzeros), sk_run_words_size(runs));
        size = sk_add_wide(size, sk_add_wide(sk_buffer_size(runs), sk_buffer_size(runs)));
    }
    return size;
}

// C = alpha A B, where A is rows x inner and B is inner x columns.
struct sk_spgemm_arguments
{
    uint32_t a_offsets[2];
    uint32_t a_columns[2];
    uint32_t a_values[2];
    uint32_t b_offsets[2];
    uint32_t b_columns[2];
    uint32_t b_values[2];
    uint32_t c_offsets[2]; // between the steps of a count, each row's size
    uint32_t c_columns[2];
    uint32_t c_values[2];
    uint32_t status[2]; // sk_spgemm_status
    uint32_t workspace[2];
    uint32_t rows;
    uint32_t inner;
    uint32_t columns;
    uint32_t a_nonzeros; // 0: its arrays are not read; so it is with those of B
    uint32_t b_nonzeros;
    uint32_t capacity; // elements of C that there is memory for
    uint32_t alpha;    // bits of an f32, 0 also of -0; of an integer, where values are those
    uint32_t window;   // columns of a long row that are computed at once: a multiple of 64
    uint32_t runs;     // of products of a chunk of rows, that there is room for; 0: rows are not expanded
    uint32_t step;     // SK_STEP_...
};

// What `step` holds: a chunk, of the module that cuts rows how many there are at most; a level at which rows are
// merged; and whether C is filled, so that its rows are counted already.
#define SK_STEP_CHUNK 255u
#define SK_STEP_LEVEL_SHIFT 8u
#define SK_STEP_LEVEL 255u
#define SK_STEP_FILLS 0x10000u

// Words of sk_spgemm_status.
#define SK_SPGEMM_PRODUCTS 0u
#define SK_SPGEMM_NONZEROS 2u
#define SK_SPGEMM_TOO_SMALL 4u
#define SK_SPGEMM_UNSPLIT 5u
#define SK_SPGEMM_STATUS_WORDS 6u

// The workspace, in words: how many rows each class has; chunks of rows; how many rows are split, and in how many
// turns; how often a column of B is smaller than the one before, in all of B and where rows begin, in two words each;
// whether its nonzeros lie unevenly; how many turns were drawn in a step; the sizes of shares of rows, in two words; of
// each split row its number, its first turn, and its parts if B is even and if not; which split row a turn is of, and
// how many nonzeros of C it has; B's sorted sample; lists of rows, an array of blocks of 64 for each two classes; the
// products of the long rows, as these are listed. Then come bytes: where the products of each nonzero of A begin, four
// words of each run, and two buffers of products, if rows are expanded; and windows, one for each worker that computes
// long rows.
#define SK_SPGEMM_CHUNKS_BEGIN 8u
#define SK_SPGEMM_SPLIT_ROWS 56u
#define SK_SPGEMM_SPLIT_TURNS 57u
#define SK_SPGEMM_DESCENTS 58u
#define SK_SPGEMM_BORDERS 60u
#define SK_SPGEMM_UNEVEN 62u
#define SK_SPGEMM_DRAWN 63u
#define SK_SPGEMM_SHARES_BEGIN 64u
#define SK_SPGEMM_MOST_SHARES 1024u
#define SK_SPGEMM_SPLIT_BEGIN 2112u
#define SK_SPGEMM_TURNS_BEGIN (SK_SPGEMM_SPLIT_BEGIN + SK_SPLIT_WORDS * SK_MOST_SPLIT_ROWS)
#define SK_SPGEMM_SIZES_BEGIN (SK_SPGEMM_TURNS_BEGIN + SK_MOST_TURNS)
#define SK_SPGEMM_SAMPLE_BEGIN (SK_SPGEMM_SIZES_BEGIN + SK_MOST_TURNS)
#define SK_SPGEMM_LISTS_BEGIN (SK_SPGEMM_SAMPLE_BEGIN + SK_SAMPLE)
#define SK_SPGEMM_BLOCK 64u

// Words of a chunk.
#define SK_CHUNK_FIRST_ROW 0u
#define SK_CHUNK_END_ROW 1u
#define SK_CHUNK_PRODUCTS 2u
#define SK_CHUNK_LEVELS 3u // at which some of its rows are merged
#define SK_CHUNK_WORDS 4u

// Words of a run.
#define SK_RUN_FIRST_ROW 0u
#define SK_RUN_LAST_ROW 1u
#define SK_RUN_LEVELS 2u // at which some of its rows are merged
#define SK_RUN_HEADS 3u  // nonzeros of C that begin in it, of its last row
#define SK_RUN_WORDS 4u

// Words of a split row.
#define SK_SPLIT_ROW 0u
#define SK_SPLIT_FIRST_TURN 1u
#define SK_SPLIT_PARTS 2u
#define SK_SPLIT_UNEVEN_PARTS 3u // and turns, of which the last ones compute nothing if B is even
#define SK_SPLIT_WORDS 4u

// Arrays of lists.
#define SK_SPGEMM_LISTS (SK_SHORT_CLASSES / 2u + 1u)

// Blocks of an array that has room for all rows.
uint32_t sk_list_blocks(uint32_t rows)
{
    return rows / SK_SPGEMM_BLOCK + 1u;
}

// Two classes have one array for their lists: a row is in one list, so that there is room for both. The first one's
// begins at the front, the second one's at the end.
uint32_t sk_place_in_array(uint32_t row_class, uint32_t place, uint32_t rows)
{
    return row_class % 2u == 0u ? place : sk_list_blocks(rows) * SK_SPGEMM_BLOCK - 1u - place;
}

// Shares of rows whose sizes are added up apart.
uint32_t sk_size_shares(uint32_t rows)
{
    return sk_min(rows / 1024u + 1u, SK_SPGEMM_MOST_SHARES);
}

// Bytes of a window: a bit a column, and a sum of so many bytes. Below 2^31.
uint32_t sk_window_size(uint32_t window, uint32_t sum_size)
{
    return window / 8u + window * sum_size;
}

layout(push_constant, std430) uniform push_constants
{
    sk_spgemm_arguments arguments;
};

// Words that invocations of a workgroup hand each other, behind meet().
layout(buffer_reference, std430, buffer_reference_align = 4) buffer shared_words
{
    nonprivate uint32_t x;
};

sk_tiles tiles_of_a()
{
    sk_tiles tiles;
    tiles.offsets = words(arguments.a_offsets);
    tiles.tiles = arguments.rows;
    tiles.atoms = arguments.a_nonzeros;
    return tiles;
}

// Where the nonzeros of a row of A begin. The identity has as many as rows.
uint32_t begin_of_row(uint32_t row)
{
    return A_IS_IDENTITY ? row : sk_tile_begin(tiles_of_a(), row);
}

uint32_t end_of_row(uint32_t row)
{
    return A_IS_IDENTITY ? row + 1u : sk_tile_end(tiles_of_a(), row);
}

sk_tiles tiles_of_b()
{
    sk_tiles tiles;
    tiles.offsets = words(arguments.b_offsets);
    tiles.tiles = arguments.inner;
    tiles.atoms = arguments.b_nonzeros;
    return tiles;
}

// A nonzero of a matrix, whatever words of the workspace say; of a matrix without any, the first, which may be read.
uint32_t bound_atom(uint32_t atom, uint32_t nonzeros)
{
    return min(atom, max(nonzeros, 1u) - 1u);
}

// The row of B that a nonzero of A is multiplied by. Nothing is read outside B, whatever the column indices are.
uint32_t find_row_of_b(uint32_t atom)
{
    uint32_t row = atom;
    if (!A_IS_IDENTITY)
    {
        row = min(sk_read_table(words(arguments.a_columns), atom), arguments.inner - 1u);
    }
    return row;
}

uint32_t count_row_of_b(uint32_t row)
{
    return sk_tile_end(tiles_of_b(), row) - sk_tile_begin(tiles_of_b(), row);
}

// Nothing is written outside a window, whatever the column indices are.
uint32_t load_column(uint32_t atom_of_b)
{
    return min(sk_read_table(words(arguments.b_columns), atom_of_b), arguments.columns - 1u);
}

uvec2 word_at(uint32_t word)
{
    return at(words(arguments.workspace), word, 4u);
}

uvec2 size_of_share(uint32_t share)
{
    return word_at(SK_SPGEMM_SHARES_BEGIN + 2u * share);
}

// A place of an array of as many words as rows, in whole blocks. Behind the last one begins what is behind the lists.
uvec2 array_at(uint32_t number, uint32_t place)
{
    uvec2 begin = span(number * sk_list_blocks(arguments.rows), SK_SPGEMM_BLOCK, 4u);
    return at(add(word_at(SK_SPGEMM_LISTS_BEGIN), begin), place, 4u);
}

// Where the list of a class has a row.
uvec2 list_at(uint32_t row_class, uint32_t place)
{
    return array_at(row_class / 2u, sk_place_in_array(row_class, place, arguments.rows));
}

// Where the products of a long row are.
uvec2 long_products_at(uint32_t place)
{
    return array_at(SK_SPGEMM_LISTS, place);
}

uvec2 expansion_begin()
{
    return array_at(SK_SPGEMM_LISTS + 1u, 0u);
}

uvec2 bytes_of(sk_wide size)
{
    return uvec2(size.low, size.high);
}

table_words status_word(uint32_t word)
{
    return table_words(at(words(arguments.status), word, 4u));
}

// Adds to a sum of two words, in a table.
void add_to(uvec2 table, uint32_t word, sk_wide sum)
{
    uint32_t before = atomicAdd(table_words(at(table, word, 4u)).x, sum.low);
    uint32_t high = sum.high + (before + sum.low < before ? 1u : 0u);
    if (high > 0u)
    {
        atomicAdd(table_words(at(table, word + 1u, 4u)).x, high);
    }
}

// A long row that has more products is split.
uint32_t products_of_share()
{
    sk_wide all;
    all.low = status_word(SK_SPGEMM_PRODUCTS).x;
    all.high = status_word(SK_SPGEMM_PRODUCTS + 1u).x;
    return sk_products_of_share(all);
}

uint32_t count_split_rows()
{
    return min(table_words(word_at(SK_SPGEMM_SPLIT_ROWS)).x, SK_MOST_SPLIT_ROWS);
}

bool is_b_sorted()
{
    sk_wide descents, borders;
    descents.low = table_words(word_at(SK_SPGEMM_DESCENTS)).x;
    descents.high = table_words(word_at(SK_SPGEMM_DESCENTS + 1u)).x;
    borders.low = table_words(word_at(SK_SPGEMM_BORDERS)).x;
    borders.high = table_words(word_at(SK_SPGEMM_BORDERS + 1u)).x;
    return descents.low == borders.low && descents.high == borders.high;
}

bool is_b_uneven()
{
    return table_words(word_at(SK_SPGEMM_UNEVEN)).x != 0u;
}

table_words sample_at(uint32_t place)
{
    return table_words(word_at(SK_SPGEMM_SAMPLE_BEGIN + place));
}

// A word of what is known of a split row.
table_words split_word(uint32_t split, uint32_t word)
{
    return table_words(word_at(SK_SPGEMM_SPLIT_BEGIN + SK_SPLIT_WORDS * split + word));
}

uint32_t split_row(uint32_t split)
{
    return min(split_word(split, SK_SPLIT_ROW).x, arguments.rows - 1u);
}

table_words offset_of_c(uint32_t row)
{
    return table_words(at(words(arguments.c_offsets), row, 4u));
}

shared uint32_t lane_sums[INVOCATIONS];

// The sum of the values of the team's lanes up to the invocation's own. All invocations meet.
uint32_t sum_lanes(uint32_t value)
{
    uint32_t self = gl_LocalInvocationIndex, lane = self % LANES;
    barrier();
    lane_sums[self] = value;
    for (uint32_t distance = 1u; distance < LANES; distance *= 2u)
    {
        barrier();
        uint32_t before = 0u;
        if (lane >= distance)
        {
            before = lane_sums[self - distance];
        }
        barrier();
        value += before;
        lane_sums[self] = value;
    }
    barrier();
    return value;
}

// The sum of all lanes, behind sum_lanes().
uint32_t team_sum()
{
    return lane_sums[gl_LocalInvocationIndex / LANES * LANES + LANES - 1u];
}
