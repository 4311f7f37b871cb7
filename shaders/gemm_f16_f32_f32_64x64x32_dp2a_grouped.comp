// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// Of several products in one launch: each has a row in a table, which the device reads.
// A is m x k and B is k x n, of f16; sums and partials are f32; C and D are m x n, of f32.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-dp2a-f16-f32-f32.glsl"

#include "constants-scalar-f32-64x64x32-grouped.glsl"

#include "fixup_codes.glsl"

#include "workgroup.glsl"

#include "launch-grouped.glsl"

#include "address-16bit-f32-grouped.glsl"

#include "multiply-dp2a-f16-16bit-f32-64x64x32-4x4-1stages-1loads.glsl"

#include "epilogue-f32-4elements-grouped.glsl"

#include "sum_run.glsl"

#include "write_tile_scalar.glsl"

#include "begin_factors.glsl"

#include "problems.glsl"

#include "fixup_ordered-scalar-f32.glsl"

#include "main-grouped.glsl"
