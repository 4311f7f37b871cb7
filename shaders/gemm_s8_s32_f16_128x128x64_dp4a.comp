// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// A is m x k and B is k x n, of s8; sums and partials are s32; C and D are m x n, of f16, D row-major.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-dp4a-s8-s32-f16.glsl"

const uint32_t TILE_M = 128u;
const uint32_t TILE_N = 128u;
const uint32_t TILE_K = 64u;

// The library knows these by number.
#include "specialization-scalar-f16.glsl"

#include "fixup_codes-f16.glsl"

const uint32_t INVOCATIONS = 256u;
layout(local_size_x = 256) in;

#include "workspace.glsl"

#include "schedule.glsl"

layout(push_constant, std430) uniform push_constants
{
    sk_arguments arguments;
    uint32_t epilogue[2u + MORE_WORDS]; // the words below
};

#include "address-scalar-8bit-f16.glsl"

#include "multiply_scalar-dp4a-s8-s32-128x128x64-8x8-1stages.glsl"

#include "load_tile-8bit-1loads.glsl"

#include "store_tile_dp4a-s32.glsl"

#include "main_loop_scalar-s8-s32-1stages.glsl"

#include "epilogue-scalar-f16.glsl"

#include "write_tile_scalar-f16.glsl"

#include "fixup_ordered-scalar-s32.glsl"

#include "main.glsl"
