// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// Of several products in one launch: each has a row in a table, which the device reads.
// A is m x k and B is k x n, of s8; sums and partials are s32; C and D are m x n, of s32.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-dot-s8-s32-f32.glsl"

#include "constants-scalar-128x128x64-8x8-grouped.glsl"

#include "fixup_codes.glsl"

#include "workgroup.glsl"

#include "launch-grouped.glsl"

#include "address-8bit-s32-grouped.glsl"

#include "multiply-dp4a-s8-8bit-s32-128x128x64-8x8-1stages-1loads.glsl"

#include "epilogue-s32-4elements-grouped.glsl"

#include "sum_run-s8-s32.glsl"

#include "write_tile_scalar-s32.glsl"

#include "begin_factors-s32.glsl"

#include "problems.glsl"

#include "fixup_ordered-scalar-s32.glsl"

#include "main-grouped.glsl"
