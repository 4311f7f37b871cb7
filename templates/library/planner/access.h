/* access.h - how a choice's kernel reads A and B, packed or not, and what that costs.
 *
 * Uses choice.h, prepacked.h. Must not know decompositions.
 */

#include "choice.h"
#include "prepacked.h"

/* Whether a copy of A or B would have k contiguous, and the original has not: as the kernel wants it, or as the order
 * is that a desc has. */
static bool sk__wants_transposed(const sk__planner* planner, const sk__kernel* kernel, bool is_b)
{
    const sk__problem* problem = planner->problem;
    const sk__matrix* matrix = is_b ? &problem->b : &problem->a;
    const sk_pack_header* asked = sk__asked_header(planner->desc, problem, is_b);
    return sk__is_full_header(asked) ? sk__asks_for_transposed(asked, matrix)
                                     : sk__packs_transposed(kernel) && !matrix->k_contiguous;
}

/* Which operands a kernel's candidates copy, if they copy any. An arranged kernel needs copies of both. Otherwise it is
 * what the desc asks for. If that leaves it open, it is an operand whose shape or strides do not suit 16-byte accesses,
 * or whose layout makes the kernel slow. A prepacked operand is a copy, too. So is an A or B of another type than is
 * multiplied: in blocks which the kernel does not read, or rounded. */
static sk__packing sk__plan_packing(const sk__planner* planner, const sk__kernel* kernel)
{
    const sk__problem* problem = planner->problem;
    sk_packing wanted = planner->desc->packing;
    bool is_free = wanted == SK_PACKING_AUTO && !planner->device->is_cpu;
    sk__packing packing;
    memset(&packing, 0, sizeof packing);
    packing.prepacked_a = problem->a.prepacked && !kernel->codes;
    packing.prepacked_b = problem->b.prepacked && !kernel->blocks;
    if (sk__is_arranged(kernel))
    {
        packing.a = packing.b = true;
        packing.arranged = kernel;
        return sk__with_copies(problem, packing);
    }
    packing.transpose_a = sk__wants_transposed(planner, kernel, false);
    packing.transpose_b = sk__wants_transposed(planner, kernel, true);
    packing.a = is_free ? !sk__are_lines_of_a_aligned(problem) || packing.transpose_a : wanted == SK_PACKING_ALWAYS;
    packing.b = is_free ? !sk__are_lines_of_b_aligned(problem) || packing.transpose_b : wanted == SK_PACKING_ALWAYS;
    packing.a |= wanted == (problem->exchanged ? SK_PACKING_B : SK_PACKING_A) || packing.prepacked_a;
    packing.b |= wanted == (problem->exchanged ? SK_PACKING_A : SK_PACKING_B) || packing.prepacked_b;
    packing.convert_a = sk__is_converted(problem, &problem->a) && !kernel->codes;
    packing.convert_b = sk__is_converted(problem, &problem->b) && !kernel->blocks;
    packing.a = packing.convert_a || (packing.a && !kernel->codes);
    packing.b = packing.convert_b || (packing.b && !kernel->blocks);
    packing.transpose_a &= packing.a;
    packing.transpose_b &= packing.b;
    return sk__with_copies(problem, packing);
}

/* Whether a kernel multiplies copies alone, and some are made at each launch. */
static bool sk__needs_copies(const sk__packing* packing)
{
    return packing->arranged || (packing->convert_a && !packing->prepacked_a) ||
           (packing->convert_b && !packing->prepacked_b);
}

/* A packing without the copies that are made at each launch. */
static sk__packing sk__keep_prepacked(sk__packing packing)
{
    packing.a = packing.prepacked_a;
    packing.b = packing.prepacked_b;
    packing.transpose_a &= packing.a;
    packing.transpose_b &= packing.b;
    return packing;
}

/* Whether a kernel takes as many terms. Sums of small-dot kernels come from their first term alone. */
static bool sk__takes_terms(const sk__problem* problem, const sk__kernel* kernel)
{
    return !problem->epilogue.second || kernel->multiply != SK_MULTIPLY_DOT;
}

/* Whether it can promote sums, where a problem wants that. */
static bool sk__promotes_sums(const sk__problem* problem, const sk__kernel* kernel)
{
    return problem->epilogue.promotion == 0 || kernel->promotes;
}

/* Whether a pipeline that reads A 16 bytes at a time needs aligned lines of A. Small-dot kernels do not: they test each
 * address. */
static bool sk__relies_on_lines_of_a(const sk__choice* choice)
{
    return sk__kernel_at(choice->kernel)->multiply != SK_MULTIPLY_DOT;
}

/* The same of B. Blocks may be read in words of 4 bytes. */
static bool sk__relies_on_lines_of_b(const sk__choice* choice)
{
    return !sk__kernel_at(choice->kernel)->blocks;
}

/* Whether a kernel reads blocks of a type 16 bytes at a time where they fill lines of whole vectors. Kernels of
 * matrices read all, small-dot kernels those of which each fills vectors. */
static bool sk__takes_vectors_of(const sk__kernel* kernel, sk_type type)
{
    return kernel->multiply == SK_MULTIPLY_COOP || sk__element_of(type)->size % 16 == 0;
}

/* Whether a pipeline that reads A 16 bytes at a time reads blocks of B so, too. */
static bool sk__reads_vectors_of_blocks(const sk__problem* problem, const sk__choice* choice)
{
    const sk__kernel* kernel = sk__kernel_at(choice->kernel);
    return kernel->blocks && sk__takes_vectors_of(kernel, problem->b.type) && sk__are_lines_of_b_aligned(problem);
}

/* Whether every 16-byte access of A and B stays inside its line and on a multiple of 16 bytes from the base. */
static bool sk__are_inputs_alignable(const sk__problem* problem, const sk__choice* choice)
{
    bool a = choice->packing.a || sk__are_lines_of_a_aligned(problem) || !sk__relies_on_lines_of_a(choice);
    return a && (choice->packing.b || !sk__relies_on_lines_of_b(choice) || sk__are_lines_of_b_aligned(problem));
}

/* Whether k is contiguous in what the kernel reads as A. It counts as contiguous in arranged copies, whose order suits
 * the kernel whatever the layout was. */
static bool sk__reads_a_along_k(const sk__problem* problem, const sk__choice* choice)
{
    return problem->a.k_contiguous || choice->packing.transpose_a || choice->packing.arranged;
}

/* Whether k is contiguous in what the kernel reads as B; arranged copies count, too. */
static bool sk__reads_b_along_k(const sk__problem* problem, const sk__choice* choice)
{
    return problem->b.k_contiguous || choice->packing.transpose_b || choice->packing.arranged;
}

/* The factor by which a kernel's k-iterations take longer where it reads A and B element by element. */
static float sk__general_factor(const sk__fitted* fitted, const sk__kernel* kernel)
{
    float size = sk__mean_size(kernel->input), dot = fitted->general_dot * 16.0f / size;
    switch (kernel->multiply)
    {
    case SK_MULTIPLY_DOT: return dot > 1.0f ? dot : 1.0f;
    case SK_MULTIPLY_COOP:
    case SK_MULTIPLY_ARRANGED: return fitted->general_coop;
    default: return size < 4.0f ? fitted->general_scalar_small : fitted->general_scalar;
    }
}

/* The factor by which k-iterations take longer than with aligned A and B in the kernel's fastest layouts. */
static float sk__access_factor(const sk__planner* planner, const sk__choice* choice)
{
    const sk__problem* problem = planner->problem;
    const sk__kernel* kernel = sk__kernel_at(choice->kernel);
    bool strided_a = sk__packs_transposed(kernel) && !sk__reads_a_along_k(problem, choice);
    bool strided_b = sk__packs_transposed(kernel) && !sk__reads_b_along_k(problem, choice);
    bool aligned = sk__are_inputs_alignable(problem, choice);
    const sk__fitted* fitted = sk__fitted_of(planner->costs, &planner->costs->kernels[choice->kernel]);
    float strided = 1.0f + (strided_a ? fitted->strided_a : 0.0f) + (strided_b ? fitted->strided_b : 0.0f);
    return (aligned ? 1.0f : sk__general_factor(fitted, kernel)) * strided;
}

/* Microseconds that a tile takes longer if its sums are stored one by one, but A and B are copies that are read 16
 * bytes at a time: sums that neighbours store at once lie apart then. */
static float sk__apart_time(const sk__planner* planner, const sk__choice* choice)
{
    const sk__problem* problem = planner->problem;
    const sk__kernel* kernel = sk__kernel_at(choice->kernel);
    uint32_t lines = problem->n | problem->d.leading_dimension | problem->d.batch_stride;
    bool copies = (choice->packing.a || choice->packing.b) && sk__are_inputs_alignable(problem, choice);
    bool apart = copies && !planner->grouped && lines % kernel->output_vector > 0;
    float sums = apart ? 1e-3f * (float)(kernel->tile_m * kernel->tile_n) : 0.0f; /* thousands */
    return sums * sk__fitted_of(planner->costs, &planner->costs->kernels[choice->kernel])->apart;
}

/* What a kernel, and how it reads and writes, make of a choice's tiles. */
static void sk__set_access(const sk__planner* planner, sk__choice* choice)
{
    choice->access_factor = sk__access_factor(planner, choice);
    choice->apart_time = sk__apart_time(planner, choice);
}
