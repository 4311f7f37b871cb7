/* force.h - the desc that leads to a choice alone.
 *
 * Uses plan.h. Must not know pipelines or command buffers.
 */

#include "plan.h"

/* What was asked for, with every decision forced. */
static sk_gemm_desc sk__force(const sk_gemm_desc* asked, const sk__choice* choice, const sk_plan_info* info)
{
    sk_gemm_desc desc = *asked;
    bool split_k = choice->decomposition == SK_DECOMPOSITION_SPLIT_K;
    bool hybrid = choice->decomposition == SK_DECOMPOSITION_HYBRID;
    bool retiled = choice->decomposition == SK_DECOMPOSITION_RETILED;
    bool one_a_tile = retiled && choice->workers == choice->tiles;
    desc.way = sk__is_bounded(asked->accuracy) ? info->way : asked->way;
    desc.kernel = info->kernel;
    desc.last_wave_kernel = retiled ? sk__kernel_at(choice->last_wave_kernel)->name : NULL;
    desc.decomposition = choice->decomposition;
    desc.fixup = choice->fixup == SK_FIXUP_NONE ? SK_FIXUP_AUTO : choice->fixup;
    desc.workers = choice->wave ? choice->wave : split_k || one_a_tile ? 0 : choice->workers;
    desc.packing = info->packing;
    desc.splits = split_k ? choice->splits : 0;
    desc.hybrid_waves = 0;
    desc.stream_k_tiles = hybrid ? choice->stream_k_tiles : 0;
    desc.minimum_segment = choice->minimum_segment;
    desc.k_alignment = choice->chunked ? 0 : choice->unit;
    desc.chunk = choice->chunked ? choice->unit : 0;
    desc.interleave = choice->interleave > 1 ? choice->interleave : 0;
    desc.order = info->order;
    desc.raster = info->raster;
    desc.raster_width = info->raster_width;
    desc.sort = info->sort;
    desc.search = info->search;
    desc.preparation = info->preparation;
    desc.most_looks = info->most_looks;
    desc.most_time = info->most_time;
    desc.most_workspace = info->most_workspace;
    return desc;
}

/* Decisions without those that their decomposition does not use. */
static sk_gemm_desc sk__drop_unused(sk_gemm_desc desc)
{
    bool stream_k = sk__is_stream_k(desc.decomposition);
    bool splits_tiles = stream_k || desc.decomposition == SK_DECOMPOSITION_SPLIT_K;
    desc.minimum_segment = stream_k && desc.minimum_segment > 1 ? desc.minimum_segment : 0;
    desc.k_alignment = splits_tiles && desc.k_alignment > 1 ? desc.k_alignment : 0;
    desc.order = desc.decomposition == SK_DECOMPOSITION_HYBRID ? desc.order : SK_ORDER_AUTO;
    return desc;
}

/* The decisions of a plan, without those that its decomposition does not use. */
static sk_gemm_desc sk__decisions_of(const sk_plan* plan, const sk_plan_info* info)
{
    sk_gemm_desc nothing;
    memset(&nothing, 0, sizeof nothing);
    nothing.batch_invariant = plan->problem.batch_invariant;
    nothing.accuracy = plan->problem.accuracy;
    sk_gemm_desc desc = sk__drop_unused(sk__force(&nothing, &plan->choice, info));
    if (plan->grouped.most_problems > 0) /* how many tiles are dealt by the place depends on the problems */
    {
        desc.hybrid_waves = desc.decomposition == SK_DECOMPOSITION_HYBRID ? plan->grouped.waves : 0;
        desc.stream_k_tiles = 0;
    }
    return desc;
}
