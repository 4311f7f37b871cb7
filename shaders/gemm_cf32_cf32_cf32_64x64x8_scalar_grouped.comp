// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// Of several products in one launch: each has a row in a table, which the device reads.
// A is m x k and B is k x n, of cf32; sums and partials are cf32; C and D are m x n, of cf32.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-dot-f32-f32-f32-blocks.glsl"

#include "constants-scalar-64x64x8-grouped.glsl"

#include "fixup_codes.glsl"

#include "workgroup-dot-1x8x2048-1x4-blocks.glsl"

#include "launch-grouped.glsl"

#include "address-64bit-cf32-grouped.glsl"

#include "multiply-scalar-cf32-64bit-cf32-64x64x8-8x4-2stages-1loads.glsl"

#include "epilogue-cf32-4elements-grouped.glsl"

#include "scale_term-cf32-cf32-cf32.glsl"

#include "sum_run-scalar-cf32-cf32.glsl"

#include "write_tile_scalar-cf32.glsl"

#include "begin_factors-cf32.glsl"

#include "problems.glsl"

#include "fixup_ordered-scalar-cf32.glsl"

#include "main-grouped.glsl"
