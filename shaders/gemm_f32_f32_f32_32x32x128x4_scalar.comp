// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// A is m x k and B is k x n, of f32; sums and partials are f32; C and D are m x n, of f32.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-dot-f32-f32-f32-blocks.glsl"

#include "constants-scalar-f32-f32-32x32x128-4x4.glsl"

#include "fixup_codes.glsl"

#include "workgroup.glsl"

#include "launch.glsl"

#include "address-32bit-f32.glsl"

#include "multiply-scalar-f32-32bit-f32-32x32x128-4x4-1stages-1loads-words-4layers.glsl"

#include "epilogue-scalar-f32-4elements-words.glsl"

#include "sum_run-scalar-f32-f32-2layers.glsl"

#include "write_tile_scalar-f32-words-2layers.glsl"

#include "fixup_ordered-scalar-f32-words-2layers.glsl"

#include "main.glsl"
