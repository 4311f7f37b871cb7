// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// Of several products in one launch: each has a row in a table, which the device reads.
// A is m x k and B is k x n, of f32; sums and partials are f32; C and D are m x n, of f32.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-dot-f32-f32-f32-blocks.glsl"

#include "constants-scalar-f32-64x64x32-grouped.glsl"

#include "fixup_codes.glsl"

#include "workgroup-dot-1x8x2048-1x4-blocks.glsl"

#include "launch-grouped.glsl"

#include "address-32bit-f32-grouped.glsl"

#include "multiply-scalar-f32-32bit-f32-64x64x32-8x8-1stages-1loads-words-2layers.glsl"

#include "epilogue-scalar-f32-4elements-words-grouped.glsl"

#include "sum_run-scalar-f32-f32-2layers.glsl"

#include "write_tile_scalar-f32-words-2layers.glsl"

#include "begin_factors.glsl"

#include "problems.glsl"

#include "fixup_ordered-scalar-f32-words-2layers.glsl"

#include "main-grouped.glsl"
