/* create.h - creates a plan: lets the planner choose, tells the log, and makes the pipelines; and destroys it.
 *
 * Uses group_ways.h, pipelines.h, log_plan.h. Must not know command buffers.
 */

#include "group_ways.h"
#include "log_plan.h"
#include "pipelines.h"

/* Makes all pipelines of a plan of one problem that is decided, and is no product of slices or halves. */
static sk_result sk__complete_whole_plan(sk_context* context, sk_plan* plan)
{
    SK__TRY(sk__make_copy_pipelines(context, plan));
    if (sk__tells_words(&context->device, &plan->problem.epilogue))
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_TELL, &plan->tell_pipeline));
    }
    if (!plan->alignable || !plan->problem.aligned)
    {
        SK__TRY(sk__make_pipelines(context, plan, false));
    }
    return plan->alignable ? sk__make_pipelines(context, plan, true) : SK_SUCCESS;
}

/* The plans of products pass pipelines as their plan does. NULL: there is none. */
static sk_result sk__complete_product(sk_context* context, sk_plan* plan, sk_plan* product)
{
    if (!product)
    {
        return SK_SUCCESS;
    }
    sk__let_go(&product->program);
    product->hurries = plan->hurries;
    product->passed = 0;
    SK__TRY(sk__complete_whole_plan(context, product));
    plan->passed += product->passed;
    return SK_SUCCESS;
}

static sk_result sk__complete_sliced_plan(sk_context* context, sk_plan* plan)
{
    for (uint32_t level = 0; level < sk__count_planned_products(plan); ++level)
    {
        SK__TRY(sk__complete_product(context, plan, plan->sliced.levels.products[level]));
    }
    return sk__make_slicing_pipelines(context, plan);
}

static sk_result sk__complete_halved_plan(sk_context* context, sk_plan* plan)
{
    for (uint32_t shape = 0; shape < SK__PANEL_SHAPES; ++shape)
    {
        SK__TRY(sk__complete_product(context, plan, plan->halved.shapes[shape].low));
        SK__TRY(sk__complete_product(context, plan, plan->halved.shapes[shape].high));
    }
    return sk__make_halving_pipelines(context, plan);
}

/* Makes all pipelines of a plan of one problem that is decided. */
static sk_result sk__complete_plan(sk_context* context, sk_plan* plan)
{
    if (sk__is_empty(plan) || !context->handle)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__complete_product(context, plan, plan->narrow.of_c));
    SK__TRY(sk__complete_product(context, plan, plan->narrow.of_product));
    return sk__is_sliced(plan)   ? sk__complete_sliced_plan(context, plan)
           : sk__is_halved(plan) ? sk__complete_halved_plan(context, plan)
                                 : sk__complete_whole_plan(context, plan);
}

/* Decides a plan, of any way. */
static sk_result sk__decide_way(const sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    if (sk__is_cut(desc))
    {
        return sk__plan_slices(context, desc, plan);
    }
    if (desc->way == SK_WAY_F16X3)
    {
        return sk__plan_halves(context, desc, plan);
    }
    sk_way wanted = sk__wanted_way(context, desc);
    if (wanted != SK_WAY_AUTO)
    {
        return sk__plan_way(context, desc, wanted, plan);
    }
    SK__TRY(sk__decide_plan(context, desc, plan));
    if (sk__weighs_halves(context, desc))
    {
        SK__TRY(sk__take_faster_way(context, desc, SK_WAY_F16X3, plan));
    }
    return sk__weighs_slices(context, desc) ? sk__take_faster_way(context, desc, SK_WAY_SLICES, plan) : SK_SUCCESS;
}

static sk_result sk__fill_plan(sk_context* context, const void* of, sk__program* program)
{
    const sk_gemm_desc* desc = (const sk_gemm_desc*)of;
    sk_plan* plan = (sk_plan*)program;
    SK__TRY(sk__decide_way(context, desc, plan));
    if (sk__is_sliced(plan) || sk__is_halved(plan))
    {
        sk__log_program(program);
        return sk__complete_plan(context, plan);
    }
    sk__warn_of_segment(plan);
    SK__TRY(sk__log_plan(plan, desc, NULL));
    return sk__complete_plan(context, plan);
}

static sk_result sk__hurry_plan(sk_context* context, const void* of, sk__program* program)
{
    ((sk_plan*)program)->hurries = true;
    return sk__fill_plan(context, of, program);
}

/* Makes all pipelines of a plan of several problems by slices. */
static sk_result sk__complete_sliced_group(sk_context* context, sk_plan* plan)
{
    sk_plan* parts[] = {plan->sliced.of_group, plan->narrow.of_c, plan->narrow.of_product};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; ++i)
    {
        if (parts[i])
        {
            SK__TRY(sk__make_grouped_pipelines(context, parts[i]));
        }
    }
    return sk__make_slicing_pipelines(context, plan);
}

static sk_result sk__fill_grouped_plan(sk_context* context, const void* of, sk__program* program)
{
    const sk_grouped_gemm_desc* desc = (const sk_grouped_gemm_desc*)of;
    sk_plan* plan = (sk_plan*)program;
    SK__TRY(sk__decide_group(context, desc, plan));
    if (sk__is_sliced(plan))
    {
        sk__log_program(program);
        return context->handle ? sk__complete_sliced_group(context, plan) : SK_SUCCESS;
    }
    SK__TRY(sk__log_plan(plan, &desc->gemm, desc));
    return context->handle ? sk__make_grouped_pipelines(context, plan) : SK_SUCCESS;
}

static void sk__empty_plan(sk__program* program)
{
    sk__forget_expected((sk_plan*)program);
    sk__forget_products(program->context, (sk_plan*)program);
}

static const sk__product sk__gemm = {sizeof(sk_plan), sk__fill_plan, sk__tell_plan, sk__empty_plan};
static const sk__product sk__grouped_gemm = {sizeof(sk_plan), sk__fill_grouped_plan, sk__tell_plan, sk__empty_plan};

STREAMK_API sk_result sk_create_gemm_plan(sk_context* context, const sk_gemm_desc* desc, sk_plan** plan)
{
    return sk__create_program(&sk__gemm, context, desc, plan);
}

STREAMK_API sk_result sk_create_grouped_gemm_plan(sk_context* context, const sk_grouped_gemm_desc* desc,
                                                  sk_plan** plan)
{
    return sk__create_program(&sk__grouped_gemm, context, desc, plan);
}

STREAMK_API void sk_destroy_plan(sk_plan* plan)
{
    if (plan)
    {
        sk__destroy_program(&plan->program);
    }
}
