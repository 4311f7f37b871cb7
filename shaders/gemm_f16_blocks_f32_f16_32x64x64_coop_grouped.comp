// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// Of several products in one launch: each has a row in a table, which the device reads.
// A is m x k and B is k x n, of f16; sums and partials are f32; C and D are m x n, of f16.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-f16-f16.glsl"

#include "constants-coop-f16-f16-32x64x64-16x16-16x16x16-decoded-grouped.glsl"

#include "fixup_codes.glsl"

#include "workgroup-coop.glsl"

#include "launch-grouped.glsl"

#include "address-coop-16bit-f16-grouped.glsl"

#include "multiply-coop-f16-16bit-f32-32x64x64-16x16-1loads-16x16x16-16bytes-coop-decoded.glsl"

#include "epilogue-coop-f16-8elements-coop-blocks-grouped.glsl"

#include "sum_run.glsl"

#include "write_tile_coop-f32-16bytes.glsl"

#include "begin_factors.glsl"

#include "problems.glsl"

#include "fixup_ordered-coop-f32.glsl"

#include "main-grouped.glsl"
