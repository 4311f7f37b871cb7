// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// A is m x k and B is k x n, of s8; sums and partials are s32; C and D are m x n, of s32.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-coop.glsl"

#include "constants-coop-s8-192x128x128-48x64-16x16x32.glsl"

#include "fixup_codes.glsl"

#include "workgroup-coop.glsl"

#include "launch.glsl"

#include "address-8bit-s32.glsl"

#include "multiply-coop-s8-8bit-s32-192x128x128-48x64-1loads-16x16x32-16bytes-coop.glsl"

#include "epilogue-coop-s32-4elements-coop.glsl"

#include "sum_run-s8-s32.glsl"

#include "write_tile_coop-s32-s32-16bytes.glsl"

#include "fixup_ordered-coop-s32.glsl"

#include "main.glsl"
