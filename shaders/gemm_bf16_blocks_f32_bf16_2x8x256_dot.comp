// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// A is m x k and B is k x n, of bf16; sums and partials are f32; C and D are m x n, of bf16.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-dot-bf16-f32-bf16-blocks.glsl"

#include "constants-dot-2x8x256-2x4-blocks.glsl"

#include "fixup_codes.glsl"

#include "workgroup-dot.glsl"

#include "launch.glsl"

#include "address-dot-16bit-bf16.glsl"

#include "multiply-dot-bf16-f32-2x8x256-2x4-1stages-blocks.glsl"

#include "epilogue-dot-bf16-1elements.glsl"

#include "sum_run.glsl"

#include "write_tile_dot.glsl"

#include "fixup_ordered-dot-f32.glsl"

#include "main-short.glsl"
