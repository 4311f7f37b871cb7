/* explain.h - lists what the planner weighs.
 *
 * Uses force.h, ways.h. Must not know pipelines or command buffers.
 */

#include "force.h"
#include "ways.h"

/* The fastest candidates so far, in order. Of equal times, the one that was tried first comes first. */
typedef struct sk__explanation
{
    const sk_context* context;
    sk_candidate* list; /* may be NULL */
    uint32_t capacity;
    uint32_t count;       /* of all, also those that did not fit */
    const char* measured; /* the kernel of the fastest candidate whose constants are no guess; NULL: there is none */
    float measured_time;  /* of that candidate */
} sk__explanation;

/* Keeps the kernel and the time of a candidate, if it is the fastest of those whose constants are no guess. */
static void sk__note_measured(sk__explanation* explanation, const sk__choice* choice, float time)
{
    bool retiled = choice->decomposition == SK_DECOMPOSITION_RETILED;
    bool guessed = sk__is_guess(explanation->context, choice->kernel) ||
                   (retiled && sk__is_guess(explanation->context, choice->last_wave_kernel));
    if (!guessed && (!explanation->measured || time < explanation->measured_time))
    {
        explanation->measured = sk__kernel_at(choice->kernel)->name;
        explanation->measured_time = time;
    }
}

/* The plan of a candidate, as far as its info goes. */
static sk_plan sk__sketch_plan(const sk__planner* planner, const sk_context* context, const sk__choice* candidate)
{
    sk_plan plan;
    sk__choice choice = *candidate;
    memset(&plan, 0, sizeof plan);
    plan.program.context = context;
    plan.problem = *planner->problem;
    plan.most_workspace = planner->desc->most_workspace;
    sk__choose_raster(planner, &choice);
    sk__set_choice(&plan, &choice);
    sk__cut_plan(&plan, planner->desc->most_time);
    return plan;
}

/* Counts a candidate of a time, and makes room for it: its place, which is no place if others are faster. */
static uint32_t sk__make_place(sk__explanation* explanation, float time)
{
    uint32_t held = sk__min(explanation->count++, explanation->capacity);
    uint32_t place = held;
    while (place > 0 && time < explanation->list[place - 1u].info.predicted_time)
    {
        --place;
    }
    if (place < explanation->capacity)
    {
        uint32_t moved = sk__min(held, explanation->capacity - 1u) - place;
        memmove(&explanation->list[place + 1u], &explanation->list[place], moved * sizeof explanation->list[0]);
    }
    return place;
}

static void sk__explain_choice(const sk__planner* planner, const sk__choice* choice)
{
    sk__explanation* explanation = (sk__explanation*)planner->user_data;
    sk_plan plan = sk__sketch_plan(planner, explanation->context, choice);
    uint32_t place = explanation->capacity;
    if (sk__can_be_cut(&plan))
    {
        float time = sk__predicted_time(&plan);
        place = sk__make_place(explanation, time);
        sk__note_measured(explanation, choice, time);
    }
    if (place < explanation->capacity)
    {
        sk_candidate* candidate = &explanation->list[place];
        candidate->info = sk__describe_plan(&plan);
        candidate->desc = sk__force(planner->desc, &plan.choice, &candidate->info);
    }
}

static void sk__explain_other(const void* planner, const sk__choice* other)
{
    sk__explain_choice((const sk__planner*)planner, other);
}

/* Visits a candidate as the planner does, and after it the fixups that were not taken. */
static void sk__explain_candidate(const sk__planner* planner, const sk__choice* candidate)
{
    sk__explain_choice(planner, candidate);
    if (sk__weighed_fixups(planner, candidate))
    {
        sk__pace pace = sk__pace_of(planner, candidate);
        sk__visit_other_fixups(planner, &pace, candidate, sk__explain_other, planner);
    }
}

/* The desc that leads to a product of slices or halves alone. */
static sk_gemm_desc sk__force_way(const sk_gemm_desc* desc, const sk_plan* plan)
{
    const sk_plan* high =
        sk__is_halved(plan) && sk__is_one_panel(plan) ? sk__first_halved_products(plan)->high : NULL;
    sk_gemm_desc forced = high ? sk__force(desc, &high->choice, &high->info) : *desc;
    forced.way = sk__is_bounded(desc->accuracy) ? plan->info.way : desc->way;
    forced.slices = plan->info.slices;
    forced.most_workspace = desc->most_workspace;
    return forced;
}

/* Keeps a plan of a way, if it was planned and is among the fastest, and forgets what it holds. */
static sk_result sk__keep_way(sk__explanation* explanation, const sk_gemm_desc* desc, sk_result result, sk_plan* plan)
{
    if (result == SK_SUCCESS)
    {
        uint32_t place = sk__make_place(explanation, plan->info.predicted_time);
        if (place < explanation->capacity)
        {
            explanation->list[place].info = plan->info;
            explanation->list[place].desc = sk__force_way(desc, plan);
        }
    }
    sk__forget_expected(plan);
    sk__forget_products(explanation->context, plan);
    return result;
}

/* A product of slices or halves is weighed as it would be planned. */
static sk_result sk__weigh_way(const sk_context* context, const sk_gemm_desc* desc, sk_way way,
                               sk__explanation* explanation)
{
    sk_plan plan;
    memset(&plan, 0, sizeof plan);
    plan.program.context = context;
    return sk__keep_way(explanation, desc, sk__plan_way(context, desc, way, &plan), &plan);
}

/* Fills an explanation. */
static sk_result sk__weigh(const sk_context* context, const sk_gemm_desc* desc, sk__explanation* explanation)
{
    sk__problem problem;
    sk__choice choice;
    if (sk__is_cut(desc) || sk__wanted_way(context, desc) == SK_WAY_SLICES)
    {
        return sk__weigh_way(context, desc, SK_WAY_SLICES, explanation);
    }
    if (desc->way == SK_WAY_F16X3 || sk__wanted_way(context, desc) == SK_WAY_F16X3)
    {
        return sk__weigh_way(context, desc, SK_WAY_F16X3, explanation);
    }
    SK__TRY(sk__resolve_problem(&context->logger, desc, desc, &problem));
    sk__planner planner = sk__make_planner(context, desc, &problem);
    planner.visit = sk__explain_candidate;
    planner.user_data = explanation;
    SK__TRY(sk__choose(&planner, &choice));
    sk_plan plan = sk__sketch_plan(&planner, context, &choice);
    SK__TRY(sk__check_cut(&plan));
    if (sk__weighs_halves(context, desc))
    {
        SK__TRY(sk__weigh_way(context, desc, SK_WAY_F16X3, explanation));
    }
    return sk__weighs_slices(context, desc) ? sk__weigh_way(context, desc, SK_WAY_SLICES, explanation) : SK_SUCCESS;
}

STREAMK_API sk_result sk_explain_gemm_plan(const sk_context* context, const sk_gemm_desc* desc, uint32_t* count,
                                           sk_candidate* candidates)
{
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    SK__REQUIRE(&context->logger, count, SK_ERROR_NULL_ARGUMENT, "count is NULL");
    SK__REQUIRE(&context->logger, desc, SK_ERROR_NULL_ARGUMENT, "desc is NULL");
    sk__explanation explanation = {context, candidates, candidates ? *count : 0, 0, NULL, 0.0f};
    SK__TRY(sk__weigh(context, desc, &explanation));
    bool incomplete = candidates && explanation.count > explanation.capacity;
    *count = incomplete ? explanation.capacity : explanation.count;
    return incomplete ? SK_INCOMPLETE : SK_SUCCESS;
}
