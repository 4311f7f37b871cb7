// Generated from templates/kernels/fixup/sum.comp.j2. Do not edit; run: ninja regen
//
// The separate pass where tiles are few and peers many: sums the partials of split tiles, which lie in their slots row by row,
// runs the epilogue and writes D. Partials are f32; C and D are bf16. Kernels of any tile share it.
//
// A workgroup sums some vectors, of four neighbours of a row. RUNS of consecutive peers are loaded at once, each by invocations
// of its own; the sums then travel from run to run, so that the order is ascending k.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-dot-bf16-f32-bf16-blocks.glsl"

// The library knows these by number.
layout(constant_id = 0) const uint32_t INVOCATIONS = 64u; // in a workgroup
#include "specialization-sum.glsl"

#include "fixup_codes.glsl"

layout(local_size_x_id = 0) in;

#include "launch-grouped.glsl"

#include "address-16bit-bf16-grouped.glsl"

#include "epilogue-bf16-4elements-grouped.glsl"

#include "slot-f32.glsl"

#include "begin_factors.glsl"

#include "problems.glsl"

#include "sum_peers-f32.glsl"

void write_vector(sk_tile tile, uint32_t vector, vec4 sum)
{
    begin_problem(tile);
    sk_tile_position position = locate_tile(tile);
    uint32_t row = vector / (TILE_N / 4u);
    begin_output(position);
    write_elements(row, vector % (TILE_N / 4u) * 4u, position, float[4](sum.x, sum.y, sum.z, sum.w));
}

// Each worker has some workgroups, which sum the tiles that it begins.
void main()
{
    sk_schedule schedule = make_schedule();
    uint32_t workgroup = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    const uint32_t vectors = TILE_M * TILE_N / 4u; // of a tile,
    const uint32_t workgroups = (vectors + VECTORS - 1u) / VECTORS; // and of a worker its workgroups
    uint32_t vector = workgroup % workgroups * VECTORS + gl_LocalInvocationIndex % VECTORS;
    if (workgroup / workgroups >= schedule.workers)
    {
        return;
    }
    schedule.shares.nearby = workgroup / workgroups;
    sk_work work = sk_find_work(schedule, workgroup / workgroups);
    schedule.space.nearby = work.last_tile.row;
    uint32_t tiles = sk_count_begun_tiles(schedule, work);
    for (uint32_t i = 0u; i < tiles; ++i)
    {
        sk_tile tile = sk_tile_at(schedule.space, work.last_tile.number - i);
        uint32_t first = sk_first_peer(schedule, tile);
        uint32_t last = sk_last_peer(schedule, tile);
        if (first < last)
        {
            sum_peers(schedule, first, last, min(vector, vectors - 1u));
        }
        if (first < last && gl_LocalInvocationIndex < VECTORS && vector < vectors)
        {
            write_vector(tile, vector, sums[gl_LocalInvocationIndex]);
        }
    }
}
