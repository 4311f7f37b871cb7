// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// Fixups add by float atomics, in any order: the last bits of rounded sums may differ from launch to launch.
// A is m x k and B is k x n, of f16; sums and partials are f32; C and D are m x n, of f32.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-dp2a-f16-f32-f32-adds.glsl"

#include "constants-scalar-f32-64x64x32.glsl"

#include "fixup_codes-f32-adds.glsl"

#include "workgroup.glsl"

#include "launch.glsl"

#include "address-16bit-f32.glsl"

#include "multiply-dp2a-f16-16bit-f32-64x64x32-4x4-1stages-1loads.glsl"

#include "epilogue-scalar-f32-4elements-adds_to_output.glsl"

#include "sum_run.glsl"

#include "write_tile_scalar.glsl"

#include "fixup_unordered-scalar-f32-f32-adds.glsl"

#include "main.glsl"
