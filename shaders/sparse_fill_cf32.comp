// Generated from templates/kernels/sparse/sparse_fill.comp.j2. Do not edit; run: ninja regen
//
// Computes columns and values of C, of one class of rows. A team adds up the products of a row in a table in shared
// memory. If that has no room for the row, its sums lie in a window of the workspace. Either way an element is summed
// from the left, in the order of A's row. If C has more nonzeros than there is memory for, nothing of it is written.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "spgemm.glsl"

#include "spgemm_rows.glsl"

#include "spgemm_batch.glsl"

#include "spgemm_table.glsl"

#include "spgemm_window.glsl"

#include "spgemm_values-cf32-cf32-cf32.glsl"

#include "spgemm_full.glsl"

#include "spgemm_sums-cf32.glsl"

#include "spgemm_fill_main.glsl"
