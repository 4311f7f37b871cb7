/* create_many.h - creates several plans, and lets threads that create the same ones share the work.
 *
 * Uses create.h. Must not know command buffers.
 *
 * A thread first makes whatever pipelines no other thread is making. It waits for those of other threads when it has
 * none left to begin.
 */

#include "create.h"

static const sk__product sk__hurried_gemm = {sizeof(sk_plan), sk__hurry_plan, sk__tell_plan, sk__empty_plan};

/* Waits for the pipelines that a plan has passed, or makes those that another thread could not make. */
static sk_result sk__finish_plan(sk_context* context, sk_plan* plan)
{
    if (plan->passed == 0)
    {
        return SK_SUCCESS;
    }
    sk__let_go(&plan->program);
    plan->hurries = false;
    plan->passed = 0;
    return sk__complete_plan(context, plan);
}

/* Makes only pipelines: the plan is destroyed. */
static sk_result sk__prepare_plan(sk_context* context, const sk_gemm_desc* desc)
{
    sk_plan* plan = NULL;
    SK__TRY(sk__create_program(&sk__hurried_gemm, context, desc, &plan));
    sk_destroy_plan(plan);
    return SK_SUCCESS;
}

/* Makes plans until one fails; *failed becomes its index, or `count`. */
static sk_result sk__make_plans(sk_context* context, uint32_t count, const sk_gemm_desc* descs, sk_plan** plans,
                                uint32_t* failed)
{
    for (*failed = 0; *failed < count; ++*failed)
    {
        uint32_t i = *failed;
        SK__TRY(plans ? sk__create_program(&sk__hurried_gemm, context, &descs[i], &plans[i])
                      : sk__prepare_plan(context, &descs[i]));
    }
    for (*failed = 0; plans && *failed < count; ++*failed)
    {
        SK__TRY(sk__finish_plan(context, plans[*failed]));
    }
    *failed = count;
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_create_gemm_plans(sk_context* context, uint32_t count, const sk_gemm_desc* descs,
                                           sk_plan** plans, uint32_t* failed)
{
    uint32_t unasked, *reached = failed ? failed : &unasked;
    *reached = count;
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    for (uint32_t i = 0; plans && i < count; ++i)
    {
        plans[i] = NULL;
    }
    SK__REQUIRE(&context->logger, descs || count == 0, SK_ERROR_NULL_ARGUMENT, "descs is NULL");
    sk_result result = sk__make_plans(context, count, descs, plans, reached);
    for (uint32_t i = 0; plans && result != SK_SUCCESS && i < count; ++i)
    {
        sk_destroy_plan(plans[i]);
        plans[i] = NULL;
    }
    return result;
}
