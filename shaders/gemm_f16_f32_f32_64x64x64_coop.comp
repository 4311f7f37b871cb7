// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// A is m x k and B is k x n, of f16; sums and partials are f32; C and D are m x n, of f32.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-f16-f32-f32.glsl"

#include "constants-coop-f16-f32-64x64x64-32x32-16x16x16_8x16x16-promotes.glsl"

#include "fixup_codes.glsl"

#include "workgroup-coop-128x128x32-64x64.glsl"

#include "launch.glsl"

#include "address-16bit-f32.glsl"

#include "multiply-coop-f16-16bit-f32-64x64x64-32x32-2loads-16x16x16_8x16x16-16bytes-coop-promotes.glsl"

#include "epilogue-coop-f32-4elements-coop.glsl"

#include "sum_run-coop-f16-f32-promotes.glsl"

#include "write_tile_coop-f32-16bytes.glsl"

#include "fixup_ordered-coop-f32.glsl"

#include "main.glsl"
