// Generated from templates/kernels/probes/visits.comp.j2. Do not edit; run: ninja regen
//
// Writes down which segments each worker would compute: what a kernel's main() does, with a list in place of the matrices.
// For each worker, at arguments.workspace: the number of its segments, then WORDS words for each of the first `capacity`.
//
// Workgroups: any number, in x, each of INVOCATIONS workers; the first of all is first_worker.
// Constants: 0 INVOCATIONS in a workgroup; 1 TILE_M, 2 TILE_N, 3 TILE_K, elements; 4 PARTS_M, 5 PARTS_N,
// 6 UNIT, 7 INTERLEAVE, 8 CHUNKED, as in kernels.
// Push constants: the arguments, with first_worker and capacity in place of address a; in place of address b the number of
// problems, or 0, and 1 if shares are listed, or 2 if starts are; in place of addresses c and d those of the tables of problems and workers.
// Of addresses only these and the workspace's are read.
#version 460
#extension GL_GOOGLE_include_directive : require
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

#include "arithmetic.glsl"

layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer table_words
{
    uint32_t x[];
};

#define sk_lists_problems(space) ((space).problems > 0u)
#define SK_SHARES

uint32_t sk_read_table(uvec2 table, uint32_t index)
{
    return table_words(table).x[index];
}

#include "schedule.glsl"

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
    sk_schedule schedule = sk_make_schedule(arguments, TILE_K, 1u, UNIT, INTERLEAVE, CHUNKED);
    schedule.space.problems = arguments.problem.b.address[0];
    schedule.space.table = uvec2(arguments.problem.c.address[0], arguments.problem.c.address[1]);
    schedule = sk_derive_shares(schedule);
    schedule.shares.listed = arguments.problem.b.address[1] == 1u;
    schedule.shares.starts = arguments.problem.b.address[1] == 2u;
    schedule.shares.table = uvec2(arguments.problem.d.address[0], arguments.problem.d.address[1]);
    if (schedule.shares.listed)
    {
        schedule.stream_k.workers = schedule.workers;
    }
    return schedule;
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
    schedule.shares.nearby = worker;
    sk_work work = sk_find_work(schedule, worker);
    list.x[at] = work.segments;
    for (uint32_t i = 0u; i < min(work.segments, capacity); ++i)
    {
        write_segment(list, at + 1u + WORDS * i, schedule, worker, sk_work_segment(schedule, work, i));
    }
}
