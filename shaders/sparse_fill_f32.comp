// Generated from templates/kernels/sparse/sparse_fill.comp.j2. Do not edit; run: ninja regen
//
// Computes columns and values of C, of one class of rows. A team sorts all products of a short row by their columns; a
// workgroup sorts those of a long row batch by batch, and adds to the sums of a window. Either way an element is summed
// from the left, in the order of A's row. If C has more nonzeros than there is memory for, nothing of it is written.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "spgemm.glsl"

#include "spgemm_batch.glsl"

#include "spgemm_sort.glsl"

#include "spgemm_rows.glsl"

#include "spgemm_window.glsl"

#include "spgemm_values-f32-f32-f32.glsl"

#include "spgemm_fill_main.glsl"
