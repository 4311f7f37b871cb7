// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// Of several products in one launch: each has a row in a table, which the device reads.
// A is m x k and B is k x n, of s8; sums and partials are s32; C and D are m x n, of f32.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-coop.glsl"

#include "constants-coop-128x192x128-64x48-16x16x32-grouped.glsl"

#include "fixup_codes.glsl"

#include "workgroup-coop.glsl"

#include "launch-grouped.glsl"

#include "address-8bit-f32-grouped.glsl"

#include "multiply-coop-s8-8bit-s32-128x192x128-64x48-1loads-16x16x32-16bytes-coop.glsl"

#include "epilogue-coop-f32-4elements-coop-grouped.glsl"

#include "sum_run-s8-s32.glsl"

#include "write_tile_coop-s32-16bytes.glsl"

#include "begin_factors.glsl"

#include "problems.glsl"

#include "fixup_ordered-coop-s32.glsl"

#include "main-grouped.glsl"
