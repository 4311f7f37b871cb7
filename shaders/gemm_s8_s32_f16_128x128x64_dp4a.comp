// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// A is m x k and B is k x n, of s8; sums and partials are s32; C and D are m x n, of f16.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-s8-s32-f16.glsl"

#include "constants-scalar-s8-f16-128x128x64-8x8.glsl"

#include "fixup_codes.glsl"

#include "workgroup.glsl"

#include "launch.glsl"

#include "address-scalar-8bit-f16.glsl"

#include "multiply-dp4a-s8-8bit-s32-128x128x64-8x8-1stages-1loads.glsl"

#include "epilogue-f16-4elements.glsl"

#include "sum_run-s8-s32.glsl"

#include "write_tile_scalar.glsl"

#include "fixup_ordered-scalar-s32.glsl"

#include "main.glsl"
