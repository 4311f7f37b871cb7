// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// Of several products in one launch: each has a row in a table, which the device reads.
// A is m x k and B is k x n, of s8; sums and partials are s32; C and D are m x n, of f16.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-s8-s32-f16.glsl"

#include "constants-dot-f16-1x64x1024-1x16-grouped.glsl"

#include "fixup_codes.glsl"

#include "workgroup.glsl"

#include "launch-grouped.glsl"

#include "address-dot-8bit-f16-grouped.glsl"

#include "multiply-dot-s8-s32-1x64x1024-1x16-1stages.glsl"

#include "epilogue-dot-f16-1elements-grouped.glsl"

#include "sum_run-s8-s32.glsl"

#include "write_tile_dot.glsl"

#include "begin_factors.glsl"

#include "problems.glsl"

#include "fixup_ordered-dot-s32.glsl"

#include "main-grouped.glsl"
