// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// A is m x k and B is k x n, of u8; sums and partials are u32; C and D are m x n, of u32.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-coop.glsl"

#include "constants-coop-64x64x128-32x32-16x16x32_16x16x16.glsl"

#include "fixup_codes.glsl"

#include "workgroup-coop-128x128x32-64x64.glsl"

#include "launch.glsl"

#include "address-8bit-u32.glsl"

#include "multiply-coop-u8-8bit-u32-64x64x128-32x32-2loads-16x16x32_16x16x16-16bytes-coop.glsl"

#include "epilogue-coop-u32-4elements-coop.glsl"

#include "sum_run-u8-u32.glsl"

#include "write_tile_coop-u32-u32-16bytes.glsl"

#include "fixup_ordered-coop-u32.glsl"

#include "main.glsl"
