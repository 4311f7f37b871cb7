// Generated from templates/kernels/sparse/sparse_blocks_by_subgroups.comp.j2. Do not edit; run: ninja regen
//
// D = alpha A B + beta C with a sparse A, by row-blocks: a workgroup is a worker, with neighbouring rows. It stages their
// nonzeros in shared memory, neighbours by neighbours, and each row is summed there by PARTS teams.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "subgroups_that_shuffle.glsl"

#include "sparse-cf32-cf32-cf32.glsl"

#include "sparse_atoms.glsl"

#include "sparse_stage-cf32-cf32.glsl"

#include "sparse_parts_of_subgroup.glsl"

#include "sparse_blocks_main.glsl"
