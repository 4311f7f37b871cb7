// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// A is m x k and B is k x n, of codes in blocks; sums and partials are f32; C and D are m x n, of f32.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-dot-f32-f32-f32-blocks-codes.glsl"

#include "constants-dot-2x8x2048-2x4-blocks.glsl"

#include "fixup_codes.glsl"

#include "workgroup-dot-1x8x2048-1x4-blocks.glsl"

#include "launch.glsl"

#include "address-dot-32bit-f32.glsl"

#include "multiply-dot-f32-2x8x2048-2x4-1stages-blocks-codes.glsl"

#include "epilogue-dot-f32-1elements.glsl"

#include "sum_run.glsl"

#include "write_tile_dot.glsl"

#include "fixup_ordered-dot-f32.glsl"

#include "main-short.glsl"
