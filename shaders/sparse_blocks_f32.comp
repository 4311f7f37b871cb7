// Generated from templates/kernels/sparse/sparse_blocks.comp.j2. Do not edit; run: ninja regen
//
// D = alpha A B + beta C with a sparse A, by row-blocks: a workgroup is a worker, with neighbouring rows. It stages their
// nonzeros in shared memory, neighbours by neighbours, and each row is summed there by PARTS teams.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "sparse-f32-f32-f32.glsl"

#include "sparse_atoms.glsl"

#include "sparse_stage-f32-f32.glsl"

#include "sparse_parts.glsl"

#include "sparse_blocks_main.glsl"
