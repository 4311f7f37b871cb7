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
layout(constant_id = 39) const uint32_t FORMAT = 12u; // of blocks: an SK_TYPE

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

#include "arithmetic.glsl"

// A table is an array of words, at an address. Invocations read what others wrote.
layout(buffer_reference, std430, buffer_reference_align = 4) buffer table_words
{
    nonprivate uint32_t x[];
};

#define sk_lists_problems(space) true
#define SK_SHARES

uint32_t sk_read_table(uvec2 table, uint32_t index)
{
    return table_words(table).x[index];
}

#include "schedule.glsl"

#include "grouped.glsl"

#include "judge.glsl"

layout(push_constant, std430) uniform push_constants
{
    sk_prepare_arguments arguments;
};

#include "bytes.glsl"

layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer grouped_headers
{
    sk_grouped_header x;
};

#include "block_sizes.glsl"

shared uint32_t all_tiles, all_places; // of problems that are not left out

uint32_t own_left_out = 0xffffffffu, own_reason = 0u; // the first of the invocation's

uvec2 space_header()
{
    return add(words(arguments.workspace), span(arguments.space, 4u, 1u));
}

uvec2 space_table()
{
    return add(space_header(), uvec2(4u * SK_GROUPED_HEADER, 0u));
}

#define SIZES arguments

#include "runs.glsl"

#include "left_out.glsl"

sk_space make_space(uint32_t tiles)
{
    sk_space space = sk_make_space(tiles, 0u, arguments.unit);
    space.problems = problem_count();
    space.table = space_table();
    return space;
}

#include "sort.glsl"

#include "shares.glsl"

void write_row(uint32_t place, sk_grouped_extent extent, uint32_t k_iterations, uint32_t last)
{
    table_words table = table_words(space_table());
    table.x[place * SK_TABLE_ROW + SK_TABLE_TILES] = extent.tiles;
    table.x[place * SK_TABLE_ROW + SK_TABLE_PLACES] = extent.places;
    table.x[place * SK_TABLE_ROW + SK_TABLE_K_ITERATIONS] = k_iterations;
    table.x[place * SK_TABLE_ROW + SK_TABLE_PROBLEM] = last;
}

// Why a problem is left out.
uint32_t judge(sk_problem_row row, sk_grouped_limits limits)
{
    if ((arguments.flags & SK_PREPARE_JUDGED) != 0u)
    {
        return sk_judged_reason(row);
    }
    return sk_judge_row(row, limits, arguments.room);
}

// What a problem has; nothing if there is a reason to leave it out. Its row keeps that, and the reason, for write_run().
sk_grouped_extent measure_problem(uint32_t place, uint32_t number, sk_grouped_limits limits)
{
    sk_problem_row row = read_row(number, limits);
    uint32_t reason = judge(row, limits);
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
    if (!sk_is_countable(own, sk_chunk_room(arguments)) || reason != SK_LEFT_OUT_NOT)
    {
        atomicMin(first_left_out, number);
        atomicAdd(left_out_count, 1u);
        own_reason = number < own_left_out ? reason : own_reason;
        own_left_out = min(own_left_out, number);
    }
    else if (own.tiles > before.tiles)
    {
        atomicMin(least_k, table.x[at + SK_TABLE_K_ITERATIONS]);
        atomicMax(most_k, table.x[at + SK_TABLE_K_ITERATIONS]);
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
        if (sk_is_countable(before, sk_chunk_room(arguments)))
        {
            countable = before;
        }
    }
    atomicMax(all_tiles, countable.tiles);
    atomicMax(all_places, countable.places);
}

// How tiles are shared, of which all is counted.
sk_sharing find_sharing()
{
    sk_sharing sharing = sk_unpack_sharing(arguments);
    sharing.tiles = all_tiles;
    sharing.places = all_places;
    sharing.least_k = least_k;
    sharing.most_k = most_k;
    return sk_weigh_tiles(sharing);
}

sk_grouped_limits limits_of_plan()
{
    sk_grouped_limits limits = sk_unpack_limits(arguments);
    if (BLOCK_ELEMENTS > 0u) // otherwise B is in no blocks
    {
        limits.block = BLOCK_ELEMENTS;
        limits.block_size = BLOCK_SIZE;
        limits.block_alignment = BLOCK_ALIGNMENT;
    }
    return limits;
}

void main()
{
    if (gl_LocalInvocationIndex == 0u)
    {
        all_tiles = all_places = 0u;
        first_left_out = 0xffffffffu;
        left_out_count = 0u;
        some_bits = 0u;
        common_bits = least_k = 0xffffffffu;
        most_k = 0u;
    }
    barrier();
    sk_grouped_limits limits = limits_of_plan();
    sk_run run = find_run();
    if ((arguments.tile & SK_PREPARE_SORTED) != 0u)
    {
        run = sort_problems(run, limits);
    }
    write_run(run, count_before(measure_run(run, limits), problem_count()));
    meet();
    if (own_left_out == first_left_out && left_out_count > 0u)
    {
        first_reason = own_reason;
    }
    sk_grouped_header header = share_tiles(find_sharing(), run);
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        grouped_headers(space_header()).x = header;
        write_status(problem_count(), limits.exchanged);
        if (header.problems == 0u)
        {
            write_row(0u, no_extent(), 0u, 0u); // which workers look at before they know that there is nothing to do
        }
    }
}
