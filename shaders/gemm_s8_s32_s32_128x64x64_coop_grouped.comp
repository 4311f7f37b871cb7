// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// Of several products in one launch: each has a row in a table, which the device reads.
// A is m x k and B is k x n, of s8; sums and partials are s32; C and D are m x n, of s32.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-coop.glsl"

#include "constants-coop-s8-128x64x64-64x32-16x16x32-grouped.glsl"

#include "fixup_codes.glsl"

#include "workgroup-coop-128x128x32-64x64.glsl"

#include "launch-grouped.glsl"

#include "address-8bit-s32-grouped.glsl"

#include "multiply-coop-s8-8bit-s32-128x64x64-64x32-1loads-16x16x32-16bytes-coop.glsl"

#include "epilogue-coop-s32-4elements-coop-grouped.glsl"

#include "sum_run-s8-s32.glsl"

#include "write_tile_coop-s32-s32-16bytes.glsl"

#include "begin_factors-s32.glsl"

#include "problems.glsl"

#include "fixup_ordered-coop-s32.glsl"

#include "main-grouped.glsl"
