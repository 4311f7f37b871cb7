// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// A is m x k and B is k x n, of u8; sums and partials are u32; C and D are m x n, of u32.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions.glsl"

#include "constants-scalar-128x128x16-8x8.glsl"

#include "fixup_codes.glsl"

#include "workgroup.glsl"

#include "launch.glsl"

#include "address-8bit-u32.glsl"

#include "multiply-scalar-u8-8bit-u32-128x128x16-8x8-1stages-1loads.glsl"

#include "epilogue-u32-4elements.glsl"

#include "sum_run-u8-u32.glsl"

#include "write_tile_scalar-u32.glsl"

#include "fixup_ordered-scalar-u32.glsl"

#include "main.glsl"
