// Generated from templates/kernels/sparse/sparse_fill_by_subgroups.comp.j2. Do not edit; run: ninja regen
//
// Computes columns and values of C, of one class of short rows, each by a team of one subgroup. An element is summed
// from the left, in the order of A's row. If C has more nonzeros than there is memory for, nothing of it is written.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "subgroups_that_shuffle.glsl"
#extension GL_KHR_shader_subgroup_ballot : require
#include "spgemm.glsl"

#include "spgemm_rows.glsl"

#include "spgemm_subgroup.glsl"

#include "spgemm_teams.glsl"

#include "spgemm_values-s32-s32-s32.glsl"

#include "spgemm_full.glsl"

#include "spgemm_fill_teams_main.glsl"
