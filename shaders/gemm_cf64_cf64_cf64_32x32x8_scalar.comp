// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// A is m x k and B is k x n, of cf64; sums and partials are cf64; C and D are m x n, of cf64.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-dot-f32-f32-f32-blocks.glsl"

#include "constants-scalar-32x32x8-4x4.glsl"

#include "fixup_codes.glsl"

#include "workgroup-scalar-4x4.glsl"

#include "launch.glsl"

#include "address-128bit-cf64.glsl"

#include "multiply-scalar-cf64-128bit-cf64-32x32x8-4x4-1stages-1loads.glsl"

#include "epilogue-cf64-4elements.glsl"

#include "scale_term-cf64-cf64-cf64.glsl"

#include "sum_run-scalar-cf64-cf64.glsl"

#include "write_tile_scalar-cf64.glsl"

#include "fixup_ordered-scalar-cf64.glsl"

#include "main.glsl"
