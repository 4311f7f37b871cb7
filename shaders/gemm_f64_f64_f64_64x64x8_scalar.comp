// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// A is m x k and B is k x n, of f64; sums and partials are f64; C and D are m x n, of f64.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-dot-f32-f32-f32-blocks.glsl"

#include "constants-scalar-f32-f32-64x64x8-8x4.glsl"

#include "fixup_codes.glsl"

#include "workgroup.glsl"

#include "launch.glsl"

#include "address-64bit-f64.glsl"

#include "multiply-scalar-f64-64bit-f64-64x64x8-4x4-2stages-1loads.glsl"

#include "epilogue-f64-4elements.glsl"

#include "sum_run.glsl"

#include "write_tile_scalar-f64.glsl"

#include "fixup_ordered-scalar-f64.glsl"

#include "main.glsl"
