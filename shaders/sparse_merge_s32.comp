// Generated from templates/kernels/sparse/sparse_merge.comp.j2. Do not edit; run: ninja regen
//
// D = alpha A B + beta C with a sparse A, by merge-path: a workgroup is a worker, with as many places as any other. It
// goes through them in chunks; of a chunk each team has as many places, too.
//
// Rows that a worker has from their first nonzero to their end are stored to D. Of a row that others have begun, the
// sum goes to a slot of the workspace, as do those behind the worker's last row's end: sparse_carry.comp adds them up.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "sparse-s32-s32-s32.glsl"

#include "sparse_atoms.glsl"

#include "sparse_slots.glsl"

#include "sparse_stage-s32-s32.glsl"

#include "sparse_merge_share.glsl"

#include "sparse_merge_teams.glsl"

#include "sparse_merge_alone.glsl"

#include "sparse_merge_main.glsl"
