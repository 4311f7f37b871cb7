// Generated from templates/kernels/gemm/gemm.comp.j2. Do not edit; run: ninja regen
//
// D = A B and its epilogue, for the macro-tiles and k-iterations that the schedule hands to this workgroup.
// Of several products in one launch: each has a row in a table, which the device reads.
// A is m x k and B is k x n, of u8; sums and partials are u32; C and D are m x n, of u32, D row-major.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "extensions-coop-u8-u32-u32.glsl"

#include "constants-coop-u32-128x192x128-64x48-16x16x32.glsl"

#include "fixup_codes-u32.glsl"

#include "workgroup-coop-128x192x128-64x48.glsl"

#include "launch-grouped.glsl"

#include "address-coop-8bit-u32-grouped.glsl"

#include "multiply-coop-u8-8bit-u32-128x192x128-64x48-1loads-16x16x32-16bytes-coop.glsl"

#include "epilogue-coop-u32-4elements.glsl"

#include "terms-coop-u8-u32.glsl"

#include "write_tile_coop-u32-u32-16bytes.glsl"

#include "problems-u32.glsl"

#include "fixup_ordered-coop-u32.glsl"

#include "main-grouped.glsl"
