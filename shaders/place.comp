// Generated from templates/kernels/grouped/place.comp.j2. Do not edit; run: ninja regen
//
// Finds room for the copies of several problems' A and B: judges each problem, counts what comes before its copies, and writes
// the table of copies and the rows of the problems as the kernels behind it read them. A problem that breaks the plan's limits,
// or for whose copies there is no room, gets a row that says so to prepare.comp.
//
// One workgroup. Each invocation has a run of consecutive problems.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_KHR_memory_scope_semantics : require
#pragma use_vulkan_memory_model

layout(constant_id = 0) const uint32_t INVOCATIONS = 1024u;
layout(local_size_x_id = 0) in;

const uint32_t SK_PACK_INVOCATIONS = 128u;
const uint32_t SK_TRANSPOSED_LINES = 128u;
const uint32_t SK_TRANSPOSED_COLUMNS = 256u;
const uint32_t SK_ARRANGED_BLOCK = 4u;

#include "arithmetic.glsl"

#include "table-grouped.glsl"

#include "schedule.glsl"

#include "grouped.glsl"

#include "judge.glsl"

// The same of all problems. A line of a copy runs along k, or along the rows of A or the columns of B.
struct sk_copying
{
    uint32_t is_made;
    uint32_t is_b;
    uint32_t columns;   // of the copied matrix for each of a row's n: 2 with a gate, otherwise 1
    uint32_t is_shared; // all problems have one matrix, whose copy they share
    uint32_t along_k;
    uint32_t vector;       // elements of the copy in 16 bytes
    uint32_t fill_lines;   // a copy has a multiple of so many lines,
    uint32_t fill_length;  // and each of them of so many elements
    uint32_t block_lines;  // of a block; 0: it is block_length vectors that hold elements,
    uint32_t block_length; // otherwise so many elements of each line
};

// The copy of one problem.
struct sk_copy_extent
{
    uint32_t lines; // that hold elements
    uint32_t line;
    uint32_t all_lines; // with those that fill up
    uint32_t all_line;
    uint32_t vectors; // of all; 2^32 - 1 where there are at least so many, or kernels do not reach a tile's lines
    uint32_t blocks;  // if vectors are below 2^31
};

// The next multiple, or 2^32 - 1 where that is less.
uint32_t sk_fill_up(uint32_t extent, uint32_t granule)
{
    return sk_multiply_saturated(sk_divide_up(extent, granule), granule);
}

uint32_t sk_count_copy_vectors(sk_copy_extent extent, uint32_t line_vectors)
{
    uint32_t reached = sk_multiply_saturated(16u * sk_min(extent.all_lines, SK_TILE_LINES), line_vectors);
    return reached > 0x7fffffffu ? 0xffffffffu : sk_multiply_saturated(extent.all_lines, line_vectors);
}

uint32_t sk_count_copy_blocks(sk_copy_extent extent, sk_copying copying)
{
    uint32_t filled = extent.lines * sk_divide_up(extent.line, copying.vector);
    uint32_t blocks = sk_divide_up(filled, copying.block_length);
    if (copying.block_lines > 0u)
    {
        blocks = sk_divide_up(extent.all_lines, copying.block_lines) *
                 sk_divide_up(extent.all_line, copying.block_length);
    }
    return blocks;
}

// The copy of a problem's operand, of which k is multiplied; none if nothing is. Returns early, so that spirv-opt keeps
// one function for all callers (see schedule.h).
sk_copy_extent sk_measure_copy(sk_problem_row row, uint32_t k, sk_copying copying)
{
    uint32_t rows = copying.is_b != 0u ? copying.columns * row.n : row.m;
    sk_copy_extent extent;
    extent.lines = copying.along_k != 0u ? rows : k;
    extent.line = copying.along_k != 0u ? k : rows;
    extent.all_lines = sk_fill_up(extent.lines, copying.fill_lines);
    extent.all_line = sk_fill_up(extent.line, copying.fill_length);
    extent.vectors = extent.blocks = 0u;
    if (copying.is_made == 0u || sk_is_empty_row(row) || k == 0u)
    {
        return extent;
    }
    extent.vectors = sk_count_copy_vectors(extent, extent.all_line / copying.vector);
    extent.blocks = sk_count_copy_blocks(extent, copying);
    return extent;
}

// What the table of copies does not say of them. The table follows it in memory: a row for each problem, as wide as
// those of a space.
struct sk_copies_header
{
    uint32_t problems;
    uint32_t blocks[2]; // of all copies of A, and of B
    uint32_t unused;
};

#define SK_COPIES_HEADER 4u // words

// Words of a row: what lies before the problem's copies of A and, one word further, of B.
#define SK_COPIES_BLOCKS 0u
#define SK_COPIES_VECTORS 2u

// Push constants of modules that copy A or B of several problems.
struct sk_copies_arguments
{
    uint32_t problems[2]; // addresses: of the problem table,
    uint32_t copies[2];   // of the copies' header,
    uint32_t from[2];     // from where the operand's offsets count,
    uint32_t to[2];       // and of the first copy
    sk_copying copying;
    uint32_t second;         // the second term's is copied
    uint32_t exchanged;      // rows are
    uint32_t source_along_k; // k is contiguous in `from`
    uint32_t strip;          // of arranged copies: fragments along the rows of a strip
};

// Bits of a word that tells which operands are copied, and how.
#define SK_COPIES_A 1u
#define SK_COPIES_B 2u
#define SK_COPIES_TRANSPOSED_A 4u
#define SK_COPIES_TRANSPOSED_B 8u
#define SK_COPIES_SHARED_A 16u
#define SK_COPIES_SHARED_B 32u
#define SK_COPIES_ARRANGED 64u
#define SK_COPIES_FRAGMENT 16u // bits from here on: the extent of a fragment of arranged copies

// The word's bits count from those of A. Matrices that are arranged have elements of 16 bits.
sk_copying sk_copying_of(sk_grouped_limits limits, uint32_t word, bool is_b)
{
    uint32_t bits = is_b ? word >> 1u : word;
    bool arranged = (word & SK_COPIES_ARRANGED) != 0u, transposed = (bits & SK_COPIES_TRANSPOSED_A) != 0u;
    bool k_contiguous = is_b ? limits.layouts.b_k_contiguous : limits.layouts.a_k_contiguous;
    uint32_t size = arranged ? 2u : limits.input_size, block = SK_ARRANGED_BLOCK * (word >> SK_COPIES_FRAGMENT);
    sk_copying copying;
    copying.is_made = bits & SK_COPIES_A;
    copying.is_b = is_b ? 1u : 0u;
    copying.columns = is_b ? limits.layouts.columns : 1u;
    copying.is_shared = bits & SK_COPIES_SHARED_A;
    copying.along_k = k_contiguous || transposed || arranged ? 1u : 0u;
    copying.vector = 16u / size;
    copying.fill_lines = !arranged ? 1u : is_b ? limits.tile_n : limits.tile_m;
    copying.fill_length = arranged ? limits.tile_k : SK_PACKED_LINE / size;
    copying.block_lines = copying.block_length = block;
    if (!arranged)
    {
        copying.block_lines = 0u;
        copying.block_length = SK_PACK_INVOCATIONS;
    }
    if (transposed)
    {
        copying.block_lines = SK_TRANSPOSED_LINES;
        copying.block_length = SK_TRANSPOSED_COLUMNS;
    }
    return copying;
}

// The copies of a problem.
struct sk_row_copies
{
    sk_copy_extent a;
    sk_copy_extent b;
};

sk_row_copies sk_measure_copies(sk_problem_row row, sk_grouped_limits limits, uint32_t word)
{
    uint32_t k = sk_multiplied_k(row, limits.layouts.linear);
    sk_row_copies copies;
    copies.a = sk_measure_copy(row, k, sk_copying_of(limits, word, false));
    copies.b = sk_measure_copy(row, k, sk_copying_of(limits, word, true));
    return copies;
}

// Whether there is room for a copy behind others; none needs no room.
bool sk_has_room(uint32_t before, uint32_t own, uint32_t most, uint32_t is_shared)
{
    return own == 0u || sk_add_saturated(is_shared != 0u ? 0u : before, own) <= most;
}

// Why there is no room for a problem's copies, whose vectors before it are given.
uint32_t sk_judge_room(sk_row_copies copies, uint32_t before[2], uint32_t most[2], uint32_t word)
{
    uint32_t reason = SK_LEFT_OUT_NOT;
    if (!sk_has_room(before[1], copies.b.vectors, most[1], word & SK_COPIES_SHARED_B))
    {
        reason = SK_LEFT_OUT_COPY + 16u * SK_OPERAND_B;
    }
    if (!sk_has_room(before[0], copies.a.vectors, most[0], word & SK_COPIES_SHARED_A))
    {
        reason = SK_LEFT_OUT_COPY + 16u * SK_OPERAND_A;
    }
    return reason;
}

// The row whose A and B are the copies, as offsets from the first ones. Copies of the second term lie as those of the
// first, but behind the room for these: both terms' offsets then count from where the copies of the operand begin.
sk_problem_row sk_place_row(sk_problem_row row, sk_row_copies copies, uint32_t before[2],
                                           uint32_t most[2], uint32_t word)
{
    uint32_t a = (word & SK_COPIES_SHARED_A) != 0u ? 0u : before[0];
    uint32_t b = (word & SK_COPIES_SHARED_B) != 0u ? 0u : before[1];
    if ((word & SK_COPIES_A) != 0u)
    {
        row.a[0] = a << 4u;
        row.a[1] = a >> 28u;
        row.second_a[0] = (a + most[0]) << 4u;
        row.second_a[1] = (a + most[0]) >> 28u;
        row.leading_dimension_a = row.leading_dimension_second_a = copies.a.all_line;
    }
    if ((word & SK_COPIES_B) != 0u)
    {
        row.b[0] = b << 4u;
        row.b[1] = b >> 28u;
        row.second_b[0] = (b + most[1]) << 4u;
        row.second_b[1] = (b + most[1]) >> 28u;
        row.leading_dimension_b = row.leading_dimension_second_b = copies.b.all_line;
    }
    return row;
}

// Push constants of place.comp, 128 bytes. Those that prepare.comp has, too, are as there.
struct sk_place_arguments
{
    uint32_t problems[2];
    uint32_t workspace[2];
    uint32_t count[2];
    uint32_t copies; // words from the workspace to the copies' header; the rows that are written follow the table
    uint32_t most_problems;
    uint32_t m;
    uint32_t n;
    uint32_t k;
    uint32_t tile;
    uint32_t flags;
    uint32_t word;    // SK_COPIES_... bits, and those of SK_PREPARE_FORM
    uint32_t most[2]; // vectors for which there is room, of A and of B
    sk_grouped_room room;
};

#define SK_PLACED_ROWS 4u // words a problem in the table of copies, behind which the rows of all problems begin

layout(push_constant, std430) uniform push_constants
{
    sk_place_arguments arguments;
};

#include "bytes.glsl"

layout(buffer_reference, std430, buffer_reference_align = 8) buffer placed_rows
{
    sk_problem_row x[];
};
layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer copies_headers
{
    sk_copies_header x;
};
layout(buffer_reference, std430, buffer_reference_align = 4) buffer copies_words
{
    uint32_t x[];
};

#define SIZES arguments

#include "runs.glsl"

uvec2 copies_header()
{
    return add(words(arguments.workspace), span(arguments.copies, 4u, 1u));
}

copies_words copies_table()
{
    return copies_words(add(copies_header(), uvec2(4u * SK_COPIES_HEADER, 0u)));
}

placed_rows rows_to_write()
{
    uint32_t before = SK_COPIES_HEADER + SK_PLACED_ROWS * arguments.most_problems;
    return placed_rows(add(copies_header(), span(before, 4u, 1u)));
}

sk_grouped_limits unpack_limits()
{
    sk_prepare_arguments same;
    same.m = arguments.m;
    same.n = arguments.n;
    same.k = arguments.k;
    same.tile = arguments.tile;
    same.flags = arguments.flags;
    same.unit = 1u;
    same.waves = arguments.word & SK_PREPARE_FORM;
    return sk_unpack_limits(same);
}

void write_row(uint32_t number, sk_problem_row row, sk_grouped_limits limits)
{
    if (limits.exchanged)
    {
        row = sk_exchange_row(row);
    }
    rows_to_write().x[number] = row;
}

// A row that this invocation wrote.
sk_problem_row read_written(uint32_t number, sk_grouped_limits limits)
{
    sk_problem_row row = rows_to_write().x[number];
    if (limits.exchanged)
    {
        return sk_exchange_row(row);
    }
    return row;
}

// Two numbers, of A and of B, that are summed up as tiles and places are.
sk_grouped_extent pair(uint32_t a, uint32_t b)
{
    sk_grouped_extent both;
    both.tiles = a;
    both.places = b;
    return both;
}

// Judges the problems of a run. Returns the vectors of their copies.
sk_grouped_extent judge_run(sk_run run, sk_grouped_limits limits)
{
    sk_grouped_extent vectors = no_extent();
    for (uint32_t i = run.begin; i < run.end; ++i)
    {
        sk_problem_row row = read_row(i, limits);
        uint32_t reason = sk_judge_row(row, limits, arguments.room);
        if (reason != SK_LEFT_OUT_NOT || sk_is_empty_row(row))
        {
            row = sk_leave_out(row, reason);
        }
        write_row(i, row, limits);
        sk_row_copies copies = sk_measure_copies(row, limits, arguments.word);
        vectors = sk_add_extents(vectors, pair(copies.a.vectors, copies.b.vectors));
    }
    return vectors;
}

// Places the copies of a run behind those before it. Returns their blocks, and writes them and what is before to the table.
sk_grouped_extent place_run(sk_run run, sk_grouped_extent before, sk_grouped_limits limits)
{
    sk_grouped_extent blocks = no_extent();
    copies_words table = copies_table();
    for (uint32_t i = run.begin; i < run.end; ++i)
    {
        sk_problem_row row = read_written(i, limits);
        sk_row_copies copies = sk_measure_copies(row, limits, arguments.word);
        uint32_t vectors[2] = uint32_t[2](before.tiles, before.places);
        uint32_t reason = sk_judge_room(copies, vectors, arguments.most, arguments.word);
        bool fits = reason == SK_LEFT_OUT_NOT;
        sk_grouped_extent own = pair(fits ? copies.a.blocks : 0u, fits ? copies.b.blocks : 0u);
        if (!fits)
        {
            write_row(i, sk_leave_out(row, reason), limits);
        }
        else if (!sk_is_empty_row(row))
        {
            write_row(i, sk_place_row(row, copies, vectors, arguments.most, arguments.word), limits);
        }
        for (uint32_t operand = 0u; operand < 2u; ++operand)
        {
            table.x[i * SK_TABLE_ROW + SK_COPIES_VECTORS + operand] = vectors[operand];
        }
        table.x[i * SK_TABLE_ROW + SK_COPIES_BLOCKS] = own.tiles;
        table.x[i * SK_TABLE_ROW + SK_COPIES_BLOCKS + 1u] = own.places;
        before = sk_add_extents(before, pair(copies.a.vectors, copies.b.vectors));
        blocks = sk_add_extents(blocks, own);
    }
    return blocks;
}

// Blocks of an operand's copies, at most: of a shared one only the first is made.
uint32_t most_blocks(bool is_b, sk_grouped_limits limits)
{
    sk_copying copying = sk_copying_of(limits, arguments.word, is_b);
    sk_problem_row row;
    row.m = is_b ? 1u : limits.m;
    row.n = is_b ? limits.n : 1u;
    return copying.is_shared != 0u ? sk_measure_copy(row, limits.k, copying).blocks : 0xffffffffu;
}

// Completes the table's rows of a run: what is before each.
void complete_run(sk_run run, sk_grouped_extent before, sk_grouped_extent most)
{
    copies_words table = copies_table();
    for (uint32_t i = run.begin; i < run.end; ++i)
    {
        uint32_t at = i * SK_TABLE_ROW + SK_COPIES_BLOCKS;
        sk_grouped_extent own = pair(table.x[at], table.x[at + 1u]);
        table.x[at] = min(before.tiles, most.tiles);
        table.x[at + 1u] = min(before.places, most.places);
        before = sk_add_extents(before, own);
    }
}

void write_header(sk_grouped_extent most)
{
    uint32_t runs = min(problem_count(), INVOCATIONS);
    sk_grouped_extent all = no_extent();
    if (runs > 0u)
    {
        all = before_runs[runs - 1u];
    }
    sk_copies_header header;
    header.problems = problem_count();
    header.blocks[0] = min(all.tiles, most.tiles);
    header.blocks[1] = min(all.places, most.places);
    header.unused = 0u;
    copies_headers(copies_header()).x = header;
}

void main()
{
    sk_grouped_limits limits = unpack_limits();
    sk_run run = find_run();
    sk_grouped_extent before = count_before(judge_run(run, limits), problem_count());
    sk_grouped_extent blocks = place_run(run, before, limits);
    barrier(); // all have read what is before them
    sk_grouped_extent most = pair(most_blocks(false, limits), most_blocks(true, limits));
    complete_run(run, count_before(blocks, problem_count()), most);
    if (gl_LocalInvocationIndex == 0u)
    {
        write_header(most);
    }
}
