// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// Fixups add by float atomics, in any order: where sums are rounded, their last bits may differ from launch to launch.
// A is m x k and B is k x n, of e5m2; sums and partials are f32; C and D are m x n, of f32, D row-major.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-coop-e5m2-f32-f32-adds.glsl"

const uint32_t TILE_M = 128u;
const uint32_t TILE_N = 192u;
const uint32_t TILE_K = 64u;

// The library knows these by number.
layout(constant_id = 0) const uint32_t INVOCATIONS = 256u; // in a workgroup
layout(constant_id = 1) const uint32_t FRAGMENT_M = 16u; // cooperative matrix size
layout(constant_id = 2) const uint32_t FRAGMENT_N = 16u;
layout(constant_id = 3) const uint32_t FRAGMENT_K = 16u;
#include "specialization-coop-f32.glsl"

#include "fixup_codes-f32-adds.glsl"

const uint32_t SUBGROUPS = 8u;
const uint32_t SUBGROUP_SIZE = INVOCATIONS / SUBGROUPS;
layout(local_size_x_id = 0) in;

#include "workspace.glsl"

#include "schedule.glsl"

layout(push_constant, std430) uniform push_constants
{
    sk_arguments arguments;
    uint32_t epilogue[2u + MORE_WORDS]; // the words below
};

#include "address-coop-8bit-f32.glsl"

#include "sums_coop-coop-e5m2-f32-64x48.glsl"

#include "multiply_coop-e5m2-f32-128x192x64-64x48-16x16x16.glsl"

#include "load_tile-8bit-1loads-coop.glsl"

#include "store_tile_coop-e5m2-1loads-16bytes.glsl"

#include "main_loop_coop-e5m2-f32-1loads.glsl"

#include "epilogue-coop-f32-adds_to_output.glsl"

#include "write_tile_coop-f32-f32-16bytes.glsl"

#include "fixup_unordered-coop-f32-f32-adds.glsl"

#include "main.glsl"
