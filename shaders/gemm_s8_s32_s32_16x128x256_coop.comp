// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// A is m x k and B is k x n, of s8; sums and partials are s32; C and D are m x n, of s32, D row-major.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-coop-s8-s32-s32.glsl"

const uint32_t TILE_M = 16u;
const uint32_t TILE_N = 128u;
const uint32_t TILE_K = 256u;

// The library knows these by number.
layout(constant_id = 0) const uint32_t INVOCATIONS = 256u; // in a workgroup
layout(constant_id = 1) const uint32_t FRAGMENT_M = 16u; // cooperative matrix size
layout(constant_id = 2) const uint32_t FRAGMENT_N = 16u;
layout(constant_id = 3) const uint32_t FRAGMENT_K = 32u;
#include "specialization-coop-s32.glsl"

#include "fixup_codes-s32.glsl"

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

#include "address-coop-8bit-s32.glsl"

#include "sums_coop-coop-s8-s32-16x16.glsl"

#include "multiply_coop-s8-s32-16x128x256-16x16-16x16x32_16x16x16.glsl"

#include "load_tile-8bit-1loads-coop.glsl"

#include "store_tile_coop-s8-1loads-16bytes.glsl"

#include "main_loop_coop-s8-s32-1loads.glsl"

#include "epilogue-coop-s32.glsl"

#include "write_tile_coop-s32-s32-16bytes.glsl"

#include "fixup_ordered-coop-s32.glsl"

#include "main.glsl"
