// Generated from templates/kernels/sparse/sparse_sample.comp.j2. Do not edit; run: ninja regen
//
// D = alpha A B + beta C, where a sparse matrix has nonzeros: D and C have a value for each of these, A and B are dense.
// A workgroup is a worker, with as many nonzeros as any other. It finds rows and columns of a chunk of them. Then a team
// of LANES invocations computes some at once: a lane adds up every LANES-th run of neighbouring products, and sums of
// lanes are added in their order. So the bits depend on no worker, and not on how runs are loaded. Neighbouring teams
// have neighbouring nonzeros, whose row of A a subgroup loads once.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "sparse_extensions.glsl"

// The library knows these by number.
layout(constant_id = 0) const uint32_t LANES = 1u; // invocations of a team: a power of two
layout(constant_id = 4) const bool B_TRANSPOSED = false; // B is column-major
layout(constant_id = 7) const bool ROUND_IN_INTEGERS = false;
layout(constant_id = 11) const bool A_TRANSPOSED = false; // A is column-major
layout(constant_id = 12) const bool HAS_ROW_INDICES = false; // nonzeros have row indices, rows have no offsets

#include "sparse_values-f64-f64-f64.glsl"

#include "sparse_sample_arguments.glsl"

#include "sparse_runs-f64.glsl"

void store_value(uint32_t atom, SUM sum)
{
    SUM value = factor(arguments.alpha) * sum;
    if (arguments.reads_c != 0u)
    {
        value += factor(arguments.beta) * SUM(elements(at(words(arguments.c), atom, SIZE)).x);
    }
    elements(at(words(arguments.d), atom, SIZE)).x = value;
}

#include "sparse_sample_main.glsl"
