/* create.h - creates a plan: lets the planner choose, tells the log, and makes the pipelines; and destroys it.
 *
 * Uses group.h, pipelines.h, cut.h, log_plan.h. Must not know command buffers.
 */

#include "cut.h"
#include "group.h"
#include "log_plan.h"
#include "pipelines.h"

static sk_result sk__fill_plan(sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    sk__choice choice;
    plan->context = context;
    plan->allocator = context->allocator;
    SK__TRY(sk__resolve_problem(&context->logger, desc, &plan->problem));
    sk__planner planner = sk__make_planner(context, desc, &plan->problem);
    SK__TRY(sk__choose(&planner, &choice));
    sk__set_choice(plan, &choice);
    sk__cut_plan(plan, desc->most_time);
    SK__TRY(sk__check_cut(plan));
    sk__warn_of_segment(plan);
    sk__find_alignment(plan);
    sk__fill_arguments(plan);
    plan->info = sk__describe_plan(plan);
    SK__TRY(sk__log_plan(plan, desc, NULL));
    if (sk__is_empty(plan) || !context->handle)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__make_copy_pipelines(context, plan));
    if (sk__tells_words(&context->device, &plan->problem.epilogue))
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_TELL, &plan->tell_pipeline));
    }
    SK__TRY(sk__make_pipelines(context, plan, false));
    return plan->alignable ? sk__make_pipelines(context, plan, true) : SK_SUCCESS;
}

/* Allocates a plan, which is to be filled in by a desc. */
static sk_result sk__begin_plan(sk_context* context, const void* desc, sk_plan** plan)
{
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    SK__REQUIRE(&context->logger, plan, SK_ERROR_NULL_ARGUMENT, "plan is NULL");
    *plan = NULL;
    SK__REQUIRE(&context->logger, desc, SK_ERROR_NULL_ARGUMENT, "desc is NULL");
    *plan = (sk_plan*)sk__allocate(context->allocator, sizeof **plan);
    SK__REQUIRE(&context->logger, *plan, SK_ERROR_OUT_OF_HOST_MEMORY, "the plan's %llu bytes could not be allocated",
                (unsigned long long)sizeof **plan);
    return SK_SUCCESS;
}

/* Hands out a plan if it could be filled in; otherwise NULL. */
static sk_result sk__keep_plan(sk_plan** plan, sk_result result)
{
    if (result != SK_SUCCESS)
    {
        sk_destroy_plan(*plan);
        *plan = NULL;
    }
    return result;
}

STREAMK_API sk_result sk_create_plan(sk_context* context, const sk_gemm_desc* desc, sk_plan** plan)
{
    SK__TRY(sk__begin_plan(context, desc, plan));
    return sk__keep_plan(plan, sk__fill_plan(context, desc, *plan));
}

STREAMK_API void sk_destroy_plan(sk_plan* plan)
{
    if (!plan)
    {
        return;
    }
    sk__release(plan->held, plan->held_count);
    sk__forget_expected(plan);
    sk__free(plan->allocator, plan);
}

static sk_result sk__fill_grouped_plan(sk_context* context, const sk_grouped_desc* desc, sk_plan* plan)
{
    SK__TRY(sk__plan_group(context, desc, NULL, NULL, plan));
    SK__TRY(sk__log_plan(plan, &desc->gemm, desc));
    return context->handle ? sk__make_grouped_pipelines(context, plan) : SK_SUCCESS;
}

STREAMK_API sk_result sk_create_grouped_plan(sk_context* context, const sk_grouped_desc* desc, sk_plan** plan)
{
    SK__TRY(sk__begin_plan(context, desc, plan));
    return sk__keep_plan(plan, sk__fill_grouped_plan(context, desc, *plan));
}
