/* group_ways.h - which way several problems take whose bound is asked for: their type's own arithmetic, or slices.
 *
 * Uses query_sliced_group.h, ways.h. Must not know pipelines or command buffers.
 *
 * Slices need sizes that the host knows. So they are weighed only where expected problems are listed.
 */

#include "query_sliced_group.h"
#include "ways.h"

/* Whether a plan may have slices unasked. */
static bool sk__may_slice_group(const sk_grouped_gemm_desc* desc)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    bool is_plain = !sk__find_more(gemm) && sk__is_undecided(gemm) && desc->ragged == SK_RAGGED_NONE;
    return sk__is_bounded(gemm->accuracy) && gemm->way == SK_WAY_AUTO && is_plain && !sk__prepacked_of_group(desc);
}

/* Whether no kernel of f64 runs for several problems. */
static bool sk__lacks_types_of_group(const sk_context* context, const sk_grouped_gemm_desc* desc)
{
    bool lacks = desc->gemm.accuracy == SK_ACCURACY_F64 && sk__may_slice_group(desc);
    for (uint32_t i = 0; lacks && i < sk__kernel_count(); ++i)
    {
        const sk__kernel* kernel = sk__kernel_at(i);
        bool runs = !*context->builds[i].reason && kernel->modules[SK__MODULE_GROUPED];
        lacks = kernel->input != desc->gemm.d.type || !runs;
    }
    return lacks;
}

static bool sk__is_cut_group(const sk_context* context, const sk_grouped_gemm_desc* desc)
{
    return sk__is_cut(&desc->gemm) || sk__lacks_types_of_group(context, desc);
}

/* Slices are weighed where a kernel multiplies them, and as many as there may be compute all that is expected. `types`
 * is the other plan. */
static bool sk__weighs_sliced_group(const sk_context* context, const sk_grouped_gemm_desc* desc, const sk_plan* types)
{
    uint32_t most = SK__MOST_PROBLEMS / (SK__SLICES_MOST + 1u);
    bool weighs = sk__may_slice_group(desc) && desc->problems && desc->problem_count > 0;
    weighs = weighs && desc->most_problems <= most && sk__has_narrow_kernel(context);
    for (uint32_t i = 0; weighs && i < types->grouped.row_count; ++i)
    {
        weighs = sk__fits_slices(types, SK__SLICES_MOST, types->grouped.rows[i]);
    }
    return weighs;
}

/* Plans slices, also where the desc leaves the way open. */
static sk_result sk__plan_group_of_slices(const sk_context* context, const sk_grouped_gemm_desc* desc, sk_plan* plan)
{
    sk_grouped_gemm_desc forced = *desc;
    forced.gemm.way = desc->gemm.way ? desc->gemm.way : SK_WAY_SLICES;
    return sk__plan_sliced_group(context, &forced, plan);
}

/* Decides a plan of several problems, of any way. */
static sk_result sk__decide_group(const sk_context* context, const sk_grouped_gemm_desc* desc, sk_plan* plan)
{
    if (sk__is_cut_group(context, desc))
    {
        return sk__plan_group_of_slices(context, desc, plan);
    }
    sk_plan* other = NULL;
    SK__TRY(sk__plan_group(context, desc, NULL, NULL, plan));
    if (!sk__weighs_sliced_group(context, desc, plan))
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__begin_other(context, plan, &other));
    return sk__take_faster(context, sk__plan_group_of_slices(context, desc, other), other, plan);
}
