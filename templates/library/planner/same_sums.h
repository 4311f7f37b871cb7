/* same_sums.h - kernels that add an element's products in the same order, and so give it the same bits, whatever their
 * tiles: with desc.batch_invariant they alone serve, with whole tiles, or with chunks of k that m does not tell.
 *
 * Uses choice.h. Must not know costs of plans, or how tiles are dealt.
 */

#include "choice.h"

/* Whether sums have the same bits in any order: those of integers are exact. */
static bool sk__sums_are_exact(const sk__problem* problem)
{
    return sk__is_integer_type(problem->accumulator);
}

/* Whether a sum of products can round to -0, which zeros behind the last product make +0. Products of f16 and of 8-bit
 * floats are no less than 2^-48, so that no sum in f32 underflows. */
static bool sk__sums_underflow(const sk__problem* problem)
{
    return sk__element_of(problem->input)->size > 2 || problem->input == SK_TYPE_BF16 ||
           problem->accumulator != SK_TYPE_F32;
}

/* k that one instruction adds up, in an order of its own. */
static uint32_t sk__step_of(const sk__planner* planner, uint32_t index)
{
    const sk__kernel* kernel = sk__kernel_at(index);
    return sk__has_fragments(kernel)              ? planner->builds[index].fragment.k
           : kernel->multiply == SK_MULTIPLY_DP2A ? 2u
                                                  : 1u;
}

/* Whether zeros follow behind the last instruction that has products. */
static bool sk__adds_zeros(const sk__planner* planner, uint32_t index)
{
    uint32_t k = planner->problem->k, step = sk__step_of(planner, index), tile_k = sk__kernel_at(index)->tile_k;
    return sk__divide_up(k, tile_k) * (uint64_t)tile_k > sk__divide_up(k, step) * (uint64_t)step;
}

/* Whether two kernels multiply by the same instruction. */
static bool sk__multiplies_alike(const sk__planner* planner, uint32_t index, uint32_t other)
{
    const sk__kernel *kernel = sk__kernel_at(index), *reference = sk__kernel_at(other);
    if (sk__has_fragments(kernel) && sk__has_fragments(reference))
    {
        const sk__build *one = &planner->builds[index], *two = &planner->builds[other];
        return one->fragment.m == two->fragment.m && one->fragment.n == two->fragment.n &&
               one->fragment.k == two->fragment.k;
    }
    return kernel->multiply == reference->multiply;
}

/* Whether two kernels give every element the same bits. k of several problems is any. */
static bool sk__sums_alike(const sk__planner* planner, uint32_t index, uint32_t other)
{
    if (*planner->builds[index].reason != 0 || !sk__multiplies_alike(planner, index, other))
    {
        return false;
    }
    bool same_k = sk__kernel_at(index)->tile_k == sk__kernel_at(other)->tile_k;
    return same_k || !sk__sums_underflow(planner->problem) ||
           (!planner->grouped && sk__adds_zeros(planner, index) == sk__adds_zeros(planner, other));
}

/* Whether the order of a kernel's sums depends on nothing but k. Small-dot kernels add by as many invocations as
 * addresses let load at once. */
static bool sk__has_one_order(const sk__kernel* kernel)
{
    return kernel->multiply != SK_MULTIPLY_DOT;
}

/* Whether a kernel serves with the reference's bits, where they matter. */
static bool sk__keeps_rows(const sk__planner* planner, uint32_t index)
{
    bool any = !planner->problem->batch_invariant || sk__sums_are_exact(planner->problem);
    bool alike = planner->reference == planner->kernel_end || sk__sums_alike(planner, index, planner->reference);
    const sk__kernel* kernel = sk__kernel_at(index);
    return any || (sk__has_one_order(kernel) && planner->chunk % kernel->tile_k == 0 && alike);
}

/* Whether the desc tells the order of sums: of several problems, bounds of n and k do. */
static bool sk__has_order_of_sums(const sk__planner* planner)
{
    bool any = !planner->problem->batch_invariant || sk__sums_are_exact(planner->problem);
    return any || planner->desc->chunk > 0 || (planner->desc->n > 0 && planner->desc->k > 0);
}

/* Whether tiles may be split: those of chunks are summed in an order that k alone tells. Of several problems, chunks
 * that nobody asked for have no slots: how many there are depends on m. */
static bool sk__may_split(const sk__planner* planner)
{
    bool any = !planner->problem->batch_invariant || sk__sums_are_exact(planner->problem);
    return any || planner->desc->chunk > 0 || (planner->chunk > 0 && !planner->grouped);
}

/* The kernel whose bits all plans of the same types have, for any m, n and k: the one named, or that with the most
 * multiplications a microsecond where all compute units are busy. It copies nothing, and reads no blocks, unless all
 * do. kernel_end: there is none. */
static uint32_t sk__find_reference(const sk__planner* planner)
{
    uint32_t reference = planner->kernel_end;
    float best = 0.0f;
    for (uint32_t i = planner->first_kernel; i < planner->kernel_end; ++i)
    {
        const sk__kernel* kernel = sk__kernel_at(i);
        const sk__cost* cost = &planner->costs->kernels[i];
        bool named = planner->desc->kernel && strcmp(planner->desc->kernel, kernel->name) == 0;
        bool serves = named || (!planner->desc->kernel && sk__is_eligible(planner, kernel));
        bool plain = !sk__is_arranged(kernel) && !kernel->blocks;
        float volume = (float)kernel->tile_m * (float)kernel->tile_n * (float)kernel->tile_k;
        float rate = (plain ? 1e9f : 1.0f) * volume * (float)cost->workgroups_per_unit / cost->iteration_time;
        if (serves && *planner->builds[i].reason == 0 && sk__has_one_order(kernel) && rate > best)
        {
            reference = i;
            best = rate;
        }
    }
    return reference;
}

enum
{
    SK__FEW_TILE_COLUMNS = 128,    /* of the tiles that few rows have */
    SK__CHUNK_GRANULE = 256,       /* a multiple of k-iterations of nearly all kernels */
    SK__LEAST_MATRIX_CHUNK = 1024, /* elements of k, with cooperative matrices, */
    SK__LEAST_SCALAR_CHUNK = 512   /* and without */
};

/* Elements of k that are summed by themselves, for all m alike; 0: all k at once. Few rows have a tile for each 128
 * columns of D: where these are fewer than compute units, k is cut into so many chunks that units have one each, but
 * not into shorter ones than are worth a pass through the workspace. (Over the layers of Llama 3 8B and 16 to 2048
 * rows, f16 then takes 1.08 of auto's time in the geometric mean on an H200; with whole k alone 1.25, by prediction.)
 * Who asks for data-parallel gets all k at once, and so the same bits for every n, too. */
static uint32_t sk__choose_chunk(const sk__planner* planner)
{
    const sk__problem* problem = planner->problem;
    const sk_gemm_desc* desc = planner->desc;
    bool none = !problem->batch_invariant || sk__sums_are_exact(problem) || planner->reference == planner->kernel_end;
    bool whole =
        desc->decomposition == SK_DECOMPOSITION_RETILED || desc->decomposition == SK_DECOMPOSITION_DATA_PARALLEL;
    bool refused = desc->most_time || whole;
    if (none || refused || desc->chunk || problem->epilogue.second)
    {
        return 0;
    }
    const sk__kernel* kernel = sk__kernel_at(planner->reference);
    uint32_t tiles = sk__max(sk__divide_up(desc->n, SK__FEW_TILE_COLUMNS), 1u); /* not those of expected problems */
    uint32_t wanted = sk__divide_up(problem->k, sk__max(planner->device->compute_units / tiles, 1u));
    uint32_t least = sk__has_fragments(kernel) ? SK__LEAST_MATRIX_CHUNK : SK__LEAST_SCALAR_CHUNK;
    uint32_t granule = SK__CHUNK_GRANULE / sk__greatest_common_divisor(SK__CHUNK_GRANULE, kernel->tile_k);
    uint64_t chunk = sk__divide_up(sk__max(wanted, least), granule * kernel->tile_k);
    chunk *= (uint64_t)granule * kernel->tile_k;
    return chunk < problem->k ? (uint32_t)chunk : 0u;
}
