/* access.h - how a choice's kernel reads A and B, packed or not, and what that costs.
 *
 * Uses choice.h. Must not know decompositions.
 */

#include "choice.h"

/* What a kernel's candidates pack, if they do: both, if the kernel has them arranged; what was asked for; or, unasked,
 * A and B where their shapes or strides do not suit 16-byte accesses, or their layouts the kernel. */
static sk__packing sk__plan_packing(const sk__planner* planner, const sk__kernel* kernel)
{
    const sk__problem* problem = planner->problem;
    sk_packing wanted = planner->desc->packing;
    bool is_free = wanted == SK_PACKING_AUTO && !planner->device->is_cpu;
    sk__packing packing;
    memset(&packing, 0, sizeof packing);
    if (sk__is_arranged(kernel))
    {
        packing.a = packing.b = true;
        packing.arranged = kernel;
        return sk__with_copies(problem, packing);
    }
    packing.transpose_a = sk__packs_transposed(kernel) && !problem->a_k_contiguous;
    packing.transpose_b = sk__packs_transposed(kernel) && !problem->b_k_contiguous;
    packing.a = is_free ? !problem->aligned_a || packing.transpose_a : wanted == SK_PACKING_ALWAYS;
    packing.b = is_free ? !problem->aligned_b || packing.transpose_b : wanted == SK_PACKING_ALWAYS;
    packing.a |= wanted == (problem->exchanged ? SK_PACKING_B : SK_PACKING_A);
    packing.b |= wanted == (problem->exchanged ? SK_PACKING_A : SK_PACKING_B);
    packing.transpose_a &= packing.a;
    packing.transpose_b &= packing.b;
    return sk__with_copies(problem, packing);
}

/* Whether a pipeline that reads A 16 bytes at a time relies on where its lines begin: small-dot kernels look for
 * themselves. */
static bool sk__relies_on_lines_of_a(const sk__choice* choice)
{
    return sk__kernel_at(choice->kernel)->multiply != SK_MULTIPLY_DOT;
}

/* Whether every 16-byte access of A and B stays inside its line and on a multiple of 16 bytes from the base. */
static bool sk__are_inputs_alignable(const sk__problem* problem, const sk__choice* choice)
{
    bool a = choice->packing.a || problem->aligned_a || !sk__relies_on_lines_of_a(choice);
    return a && (choice->packing.b || problem->aligned_b);
}

/* Whether k is contiguous in what the kernel reads as A, and as B; one that reads them arranged does not mind. */
static bool sk__reads_a_along_k(const sk__problem* problem, const sk__choice* choice)
{
    return problem->a_k_contiguous || choice->packing.transpose_a || choice->packing.arranged;
}

static bool sk__reads_b_along_k(const sk__problem* problem, const sk__choice* choice)
{
    return problem->b_k_contiguous || choice->packing.transpose_b || choice->packing.arranged;
}

/* By what factor a k-iteration takes longer where A and B are read element by element. Measured with 160x192x64 and
 * f32 128x128x16 on an H200, driver 580.159, at 4096 x 4096 x 4096 and 4095 x 4097 x 4093, with f16's scalar 64x64x16
 * at 292 x 130 x 1914, and small dot, which does little else than load, with s8 and e4m3 at 1 x 1000 x 2048: 5.4 and
 * 4.3; guessed of others. */
static float sk__general_factor(const sk__device* device, const sk__kernel* kernel)
{
    if (device->is_cpu)
    {
        return 1.0f;
    }
    switch (kernel->multiply)
    {
    case SK_MULTIPLY_COOP: return 2.6f;
    case SK_MULTIPLY_DOT: return 0.3f * 16.0f / (float)sk__type_size(kernel->input);
    default: return sk__type_size(kernel->input) < 4u ? 1.9f : 1.12f;
    }
}

/* By what factor it does where the kernel wants k contiguous, but in A or B, or both, it is not. Measured with s8
 * 128x128x128 on an H200, driver 580.159, at 4096 x 4096 x 4096: 1.83 of B, 2.85 of A, 3.7 of both; guessed of
 * others. */
static float sk__strided_factor(const sk__device* device, bool a, bool b)
{
    return device->is_cpu ? 1.0f : 1.0f + (a ? 1.85f : 0.0f) + (b ? 0.83f : 0.0f);
}

/* By what factor k-iterations take longer than those of aligned A and B of the layouts that the kernel likes. */
static float sk__access_factor(const sk__planner* planner, const sk__choice* choice)
{
    const sk__problem* problem = planner->problem;
    const sk__kernel* kernel = sk__kernel_at(choice->kernel);
    bool strided_a = sk__packs_transposed(kernel) && !sk__reads_a_along_k(problem, choice);
    bool strided_b = sk__packs_transposed(kernel) && !sk__reads_b_along_k(problem, choice);
    bool aligned = sk__are_inputs_alignable(problem, choice);
    float general = aligned ? 1.0f : sk__general_factor(planner->device, kernel);
    return general * sk__strided_factor(planner->device, strided_a, strided_b);
}
