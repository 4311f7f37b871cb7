// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// Fixups add by float atomics, in any order: the last bits of rounded sums may differ from launch to launch.
// A is m x k and B is k x n, of f16; sums and partials are f32; C and D are m x n, of f16.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-dot-f16-f32-f16-adds-blocks.glsl"

#include "constants-scalar-f16-32x32x16-4x4.glsl"

#include "fixup_codes-adds.glsl"

#include "workgroup-scalar-4x4.glsl"

#include "launch.glsl"

#include "address-16bit-f16.glsl"

#include "multiply-scalar-f16-16bit-f32-32x32x16-4x4-1stages-1loads.glsl"

#include "epilogue-f16-4elements.glsl"

#include "sum_run.glsl"

#include "write_tile_scalar.glsl"

#include "fixup_unordered-scalar-f32-adds.glsl"

#include "main.glsl"
