// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// A is m x k and B is k x n, of codes in blocks; sums and partials are f32; C and D are m x n, of f16.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-dot-f16-f32-f16-blocks-codes.glsl"

#include "constants-dot-f16-f16-2x8x256-2x4-blocks.glsl"

#include "fixup_codes.glsl"

#include "workgroup-dot.glsl"

#include "launch.glsl"

#include "address-dot-16bit-f16.glsl"

#include "multiply-dot-f32-2x8x256-2x4-1stages-blocks-codes.glsl"

#include "epilogue-dot-f16-1elements.glsl"

#include "sum_run.glsl"

#include "write_tile_dot.glsl"

#include "fixup_ordered-dot-f32.glsl"

#include "main-short.glsl"
