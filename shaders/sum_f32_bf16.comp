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

#include "launch.glsl"

#include "address-16bit-bf16.glsl"

#include "epilogue-bf16-4elements.glsl"

#include "slot-f32.glsl"

#include "sum_peers-f32.glsl"

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
    sk_schedule schedule = sk_make_schedule(arguments, TILE_K, SECOND ? 2u : 1u, UNIT, INTERLEAVE, CHUNKED);
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
    sum_peers(schedule, first, last, min(vector, vectors - 1u));
    if (gl_LocalInvocationIndex < VECTORS && vector < vectors)
    {
        write_vector(tile, vector, sums[gl_LocalInvocationIndex]);
    }
}
