// Generated from templates/kernels/fixup/sum.comp.j2. Do not edit; run: ninja regen
//
// The separate pass where tiles are few and peers many: sums the partials of split tiles, which lie in their slots row by row,
// runs the epilogue and writes D. Partials are f32; C and D are f32, D row-major. Kernels of any tile share it.
//
// A workgroup sums some vectors, of four neighbours of a row. RUNS of consecutive peers are loaded at once, each by invocations
// of its own; the sums then travel from run to run, so that the order is ascending k.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-sum-f32-f32-f32-traces.glsl"

// The library knows these by number.
layout(constant_id = 0) const uint32_t INVOCATIONS = 64u; // in a workgroup
#include "specialization-sum-f32.glsl"

#include "fixup_codes-f32.glsl"

layout(local_size_x_id = 0) in;

#include "workspace-traces.glsl"

#include "arithmetic.glsl"

#include "table.glsl"

#include "schedule.glsl"

#include "arguments.glsl"

#include "address-sum-32bit-f32.glsl"

#include "epilogue-sum-f32.glsl"

#include "slot-f32.glsl"

#include "trace.glsl"

const uint32_t TOGETHER = 16u; // most loads of an invocation that are under way
const uint32_t VECTORS = 64u; // of a workgroup
const uint32_t RUNS = INVOCATIONS / VECTORS;

shared vec4 sums[VECTORS]; // of the peers so far

// Adds the peers from `begin` on, `length` of them in each run, to the sums of a vector.
void add_peers(sk_schedule schedule, uint32_t first, uint32_t begin, uint32_t last, uint32_t length, uint32_t vector)
{
    uint32_t run = gl_LocalInvocationIndex / VECTORS;
    vec4 parts[TOGETHER];
    [[unroll]] for (uint32_t i = 0u; i < TOGETHER; ++i)
    {
        if (i < length)
        {
            uint32_t peer = min(begin + run * length + i, last);
            parts[i] = slot(sk_slot(schedule, peer, peer - first)).x[vector];
        }
    }
    for (uint32_t turn = 0u; turn < RUNS; ++turn)
    {
        barrier();
        if (run == turn)
        {
            vec4 sum = sums[gl_LocalInvocationIndex % VECTORS];
            [[unroll]] for (uint32_t i = 0u; i < TOGETHER; ++i)
            {
                bool present = i < length && begin + run * length + i <= last;
                sum += present ? parts[i] : vec4(-0.0);
            }
            sums[gl_LocalInvocationIndex % VECTORS] = sum;
        }
    }
}

void sum_peers(sk_schedule schedule, uint32_t first, uint32_t last, uint32_t vector)
{
    if (gl_LocalInvocationIndex < VECTORS)
    {
        sums[gl_LocalInvocationIndex] = vec4(-0.0); // leaves every number as it is when added to it
    }
    uint32_t length = min(sk_divide_up(last - first + 1u, RUNS), TOGETHER);
    for (uint32_t begin = first; begin <= last; begin += RUNS * length)
    {
        add_peers(schedule, first, begin, last, length, vector);
    }
    barrier();
}

void write_vector(sk_tile tile, uint32_t vector, vec4 sum)
{
    begin_problem();
    sk_tile_position position = locate_tile(tile);
    uint32_t row = vector / (TILE_N / 4u);
    begin_output(position);
    write_elements(row, vector % (TILE_N / 4u) * 4u, position, float[4](sum.x, sum.y, sum.z, sum.w));
}

void main()
{
    sk_schedule schedule = sk_make_schedule(arguments, TILE_K, UNIT, INTERLEAVE, CHUNKED);
    uint32_t workgroup = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    const uint32_t vectors = TILE_M * TILE_N / 4u; // of a tile,
    const uint32_t workgroups = (vectors + VECTORS - 1u) / VECTORS; // and its workgroups
    sk_tile tile = sk_tile_at(schedule.space, workgroup / workgroups);
    uint32_t vector = workgroup % workgroups * VECTORS + gl_LocalInvocationIndex % VECTORS;
    if (tile.number >= sk_count_split_region_tiles(schedule))
    {
        return;
    }
    uint32_t first = sk_first_peer(schedule, tile);
    uint32_t last = sk_last_peer(schedule, tile);
    if (first == last)
    {
        return;
    }
    read_clocks(SEGMENT_BEGINS);
    sum_peers(schedule, first, last, min(vector, vectors - 1u));
    read_clocks(SEGMENT_IS_MULTIPLIED);
    if (gl_LocalInvocationIndex < VECTORS && vector < vectors)
    {
        write_vector(tile, vector, sums[gl_LocalInvocationIndex]);
    }
    write_pass_trace(tile, workgroup);
}
