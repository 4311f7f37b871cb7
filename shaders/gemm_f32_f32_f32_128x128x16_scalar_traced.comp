// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// A is m x k and B is k x n, of f32; sums and partials are f32; C and D are m x n, of f32.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-f32-f32-f32-traces.glsl"

#include "constants-scalar-128x128x16-8x8.glsl"

#include "fixup_codes.glsl"

#include "workgroup.glsl"

#include "launch-traces.glsl"

#include "address-32bit-f32.glsl"

#include "multiply-scalar-f32-32bit-f32-128x128x16-8x8-2stages-1loads-words.glsl"

#include "epilogue-scalar-f32-4elements-words.glsl"

#include "sum_run.glsl"

#include "write_tile_scalar-f32-words.glsl"

#include "trace.glsl"

#include "fixup_ordered-scalar-f32-words-traces.glsl"

#include "main-traces.glsl"
