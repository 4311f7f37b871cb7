// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// A is m x k and B is k x n, of u8; sums and partials are u32; C and D are m x n, of u32, D row-major.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-dp4a-u8-u32-u32.glsl"

const uint32_t TILE_M = 128u;
const uint32_t TILE_N = 128u;
const uint32_t TILE_K = 64u;

// The library knows these by number.
#include "specialization-scalar-u32.glsl"

#include "fixup_codes-u32.glsl"

const uint32_t INVOCATIONS = 256u;
layout(local_size_x = 256) in;

#include "workspace.glsl"

#include "schedule.glsl"

layout(push_constant, std430) uniform push_constants
{
    sk_arguments arguments;
    uint32_t epilogue[2u + MORE_WORDS]; // the words below
};

#include "address-scalar-8bit-u32.glsl"

#include "multiply_scalar-dp4a-u8-u32-128x128x64-8x8-1stages.glsl"

#include "load_tile-8bit-1loads.glsl"

#include "store_tile_dp4a-u32.glsl"

#include "main_loop_scalar-u8-u32-1stages.glsl"

#include "epilogue-scalar-u32.glsl"

#include "write_tile_scalar-u32.glsl"

#include "fixup_ordered-scalar-u32.glsl"

#include "main.glsl"
