// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// A is m x k and B is k x n, of u8; sums and partials are u32; C and D are m x n, of u32.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-dot-s8-s32-f32.glsl"

#include "constants-dot-1x32x2048-1x16.glsl"

#include "fixup_codes.glsl"

#include "workgroup.glsl"

#include "launch.glsl"

#include "address-dot-8bit-u32.glsl"

#include "multiply-dot-u8-u32-1x32x2048-1x16-1stages.glsl"

#include "epilogue-dot-u32-1elements.glsl"

#include "sum_run-u8-u32.glsl"

#include "write_tile_dot-u32.glsl"

#include "fixup_ordered-dot-u32.glsl"

#include "main.glsl"
