// Generated from templates/kernels/sparse/sparse_strided_by_subgroups.comp.j2. Do not edit; run: ninja regen
//
// D = alpha A B + beta C with a sparse A, thread-mapped or group-mapped: a worker computes whole rows, dealt round
// robin.
//
// A worker is PARTS teams, which share a row's nonzeros round robin. Their sums are added in a tree.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "subgroups_that_shuffle.glsl"

#include "sparse-f16-f32-f16.glsl"

#include "sparse_atoms.glsl"

#include "sparse_parts_of_subgroup.glsl"

#include "sparse_strided_main.glsl"
