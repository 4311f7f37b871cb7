// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// A is m x k and B is k x n, of s8; sums and partials are s32; C and D are m x n, of f16.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-coop-s8-s32-f16.glsl"

#include "constants-coop-s8-f16-128x128x128-64x32-16x16x32_16x16x16.glsl"

#include "fixup_codes.glsl"

#include "workgroup-coop.glsl"

#include "launch.glsl"

#include "address-coop-8bit-f16.glsl"

#include "multiply-coop-s8-8bit-s32-128x128x128-64x32-1loads-16x16x32_16x16x16-16bytes-coop.glsl"

#include "epilogue-coop-f16-8elements-coop.glsl"

#include "sum_run-s8-s32.glsl"

#include "write_tile_coop-s32-16bytes.glsl"

#include "fixup_ordered-coop-s32.glsl"

#include "main.glsl"
