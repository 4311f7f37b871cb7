// Generated from templates/kernels/sparse/sparse_carry.comp.j2. Do not edit; run: ninja regen
//
// Adds up the rows that merge-path cuts, in the order of their nonzeros. A workgroup has the row that a worker ends.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "sparse-cf32-cf32-cf32.glsl"

#include "sparse_slots.glsl"

#include "sparse_carry_main.glsl"
