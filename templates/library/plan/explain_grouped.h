/* explain_grouped.h - lists what the planner weighs for several problems.
 *
 * Uses group_ways.h, explain.h. Must not know pipelines or command buffers.
 */

#include "explain.h"
#include "group_ways.h"

/* What was asked for, with every decision forced that a candidate has so far. */
static sk_gemm_desc sk__force_grouped(const sk__grouped_planner* planner, const sk__choice* choice, uint32_t waves)
{
    sk_gemm_desc desc = planner->desc->gemm;
    bool exchanged = planner->planner.problem->exchanged;
    desc.way = sk__is_bounded(desc.accuracy) ? SK_WAY_TYPES : desc.way;
    desc.kernel = sk__kernel_at(choice->kernel)->name;
    desc.decomposition = choice->decomposition;
    desc.fixup = choice->fixup == SK_FIXUP_NONE ? SK_FIXUP_AUTO : choice->fixup;
    desc.most_looks = sk__fixup_of(desc.fixup)->waits ? desc.most_looks : 0;
    desc.workers = choice->workers;
    desc.packing = sk__operands_as_asked(exchanged, sk__copies_a(&choice->packing), sk__copies_b(&choice->packing));
    desc.hybrid_waves = choice->decomposition == SK_DECOMPOSITION_HYBRID ? waves : 0;
    return desc;
}

/* Keeps a candidate, if it is among the fastest. */
static void sk__keep_grouped(const sk__grouped_planner* planner, const sk__choice* choice, uint32_t waves)
{
    sk__explanation* explanation = (sk__explanation*)planner->user_data;
    uint32_t place = sk__make_place(explanation, choice->time);
    sk__note_measured(explanation, choice, choice->time);
    if (place < explanation->capacity)
    {
        explanation->list[place].desc = sk__force_grouped(planner, choice, waves);
        explanation->list[place].info.predicted_time = choice->time;
    }
}

/* A planner, and the waves of the candidate that it visits. */
typedef struct sk__explained
{
    const sk__grouped_planner* planner;
    uint32_t waves;
} sk__explained;

static void sk__keep_other(const void* explained, const sk__choice* other)
{
    const sk__explained* with = (const sk__explained*)explained;
    sk__keep_grouped(with->planner, other, with->waves);
}

/* Visits a candidate as the planner does, and after it the fixups that were not taken. */
static void sk__explain_grouped(const sk__grouped_planner* planner, const sk__choice* candidate, uint32_t waves)
{
    sk__explained explained = {planner, waves};
    sk__keep_grouped(planner, candidate, waves);
    if (sk__weighed_fixups(&planner->planner, candidate))
    {
        sk__schedule schedule = sk__schedule_grouped(planner->grouped, candidate);
        sk__pace pace = sk__grouped_pace(planner, candidate, &schedule);
        sk__visit_other_fixups(&planner->planner, &pace, candidate, sk__keep_other, &explained);
    }
}

/* Says what the plan of a candidate is, by planning it. */
static sk_result sk__describe_grouped(const sk_context* context, const sk_grouped_gemm_desc* asked,
                                      sk_candidate* candidate)
{
    sk_plan plan;
    sk_grouped_gemm_desc desc = *asked;
    memset(&plan, 0, sizeof plan);
    desc.gemm = candidate->desc;
    sk_result result = sk__plan_group(context, &desc, NULL, NULL, &plan);
    sk__forget_expected(&plan);
    candidate->info = plan.info;
    candidate->desc.order = plan.info.order;
    candidate->desc.raster_width = plan.info.raster_width;
    candidate->desc.sort = plan.info.sort;
    candidate->desc.most_looks = plan.info.most_looks;
    return result;
}

/* Slices are weighed as they would be planned. */
static sk_result sk__weigh_sliced_group(const sk_context* context, const sk_grouped_gemm_desc* desc,
                                        sk__explanation* explanation)
{
    sk_plan plan;
    memset(&plan, 0, sizeof plan);
    plan.program.context = context;
    return sk__keep_way(explanation, &desc->gemm, sk__plan_group_of_slices(context, desc, &plan), &plan);
}

/* Fills an explanation. */
static sk_result sk__weigh_grouped(const sk_context* context, const sk_grouped_gemm_desc* desc,
                                   sk__explanation* explanation)
{
    sk_plan plan;
    if (sk__is_cut_group(context, desc))
    {
        return sk__weigh_sliced_group(context, desc, explanation);
    }
    memset(&plan, 0, sizeof plan);
    sk_result result = sk__plan_group(context, desc, sk__explain_grouped, explanation, &plan);
    bool weighs = result == SK_SUCCESS && sk__weighs_sliced_group(context, desc, &plan);
    sk__forget_expected(&plan);
    SK__TRY(result);
    for (uint32_t i = 0; i < sk__min(explanation->count, explanation->capacity); ++i)
    {
        SK__TRY(sk__describe_grouped(context, desc, &explanation->list[i]));
    }
    return weighs ? sk__weigh_sliced_group(context, desc, explanation) : SK_SUCCESS;
}

STREAMK_API sk_result sk_explain_grouped_gemm_plan(const sk_context* context, const sk_grouped_gemm_desc* desc,
                                                   uint32_t* count, sk_candidate* candidates)
{
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    SK__REQUIRE(&context->logger, count, SK_ERROR_NULL_ARGUMENT, "count is NULL");
    SK__REQUIRE(&context->logger, desc, SK_ERROR_NULL_ARGUMENT, "desc is NULL");
    sk__explanation explanation = {context, candidates, candidates ? *count : 0, 0, NULL, 0.0f};
    SK__TRY(sk__weigh_grouped(context, desc, &explanation));
    bool incomplete = candidates && explanation.count > explanation.capacity;
    *count = incomplete ? explanation.capacity : explanation.count;
    return incomplete ? SK_INCOMPLETE : SK_SUCCESS;
}
