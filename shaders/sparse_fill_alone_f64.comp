// Generated from templates/kernels/sparse/sparse_fill_alone.comp.j2. Do not edit; run: ninja regen
//
// Computes columns and values of C, of one class of short rows, thread-mapped: an invocation finds the columns of a row
// one after another, as sparse_count_alone.comp does. Elements are summed from the left, in the order of A's row. If C
// has more nonzeros than there is memory for, nothing of it is written.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "spgemm.glsl"

#include "spgemm_rows.glsl"

#include "spgemm_alone.glsl"

#include "spgemm_values-f64-f64-f64.glsl"

#include "spgemm_full.glsl"

#include "spgemm_fill_alone_main.glsl"
