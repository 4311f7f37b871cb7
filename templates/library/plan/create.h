/* create.h - creates a plan: lets the planner choose, and makes the pipelines.
 *
 * Uses alignment.h, query.h, pipeline.h. Must not know command buffers.
 */

#include "../device/pipeline.h"
#include "alignment.h"
#include "query.h"

/* The fixup stage of a plan's first dispatch. */
static sk__fixup_stage sk__first_stage(const sk__choice* choice)
{
    switch ((int)choice->fixup)
    {
    case SK_FIXUP_LAST_ARRIVER: return SK__FIXUP_LAST_ARRIVER;
    case SK_FIXUP_SEPARATE_PASS: return choice->sum_runs ? SK__FIXUP_STORE_ROWS : SK__FIXUP_STORE;
    case SK_FIXUP_TURNSTILE: return SK__FIXUP_TURNSTILE;
    case SK_FIXUP_TURNSTILE_UNORDERED: return SK__FIXUP_UNORDERED;
    case SK_FIXUP_ATOMIC: return SK__FIXUP_ATOMIC;
    default: return SK__FIXUP_NONE;
    }
}

/* Finds a pipeline, or makes it, which then stays until the plan is destroyed. */
static sk_result sk__hold_pipeline(sk_context* context, sk_plan* plan, const sk__pipeline_key* key,
                                   VkPipeline* handle)
{
    sk__pipeline* pipeline = NULL;
    SK__TRY(sk__get_pipeline(context, key, &pipeline));
    STREAMK_ASSERT(plan->held_count < SK__PLAN_PIPELINES);
    *handle = sk__hold(pipeline, plan->held, &plan->held_count);
    return SK_SUCCESS;
}

/* What the pipeline of a plan's first dispatch is made from, but for its module and alignment. */
static sk__pipeline_key sk__first_key(const sk_plan* plan)
{
    const sk__problem* problem = &plan->problem;
    sk__pipeline_key key;
    memset(&key, 0, sizeof key);
    key.kernel = plan->choice.kernel;
    key.parts_m = key.parts_n = 1;
    key.unit = plan->choice.unit;
    key.chunked = plan->choice.chunked;
    key.interleave = plan->choice.interleave;
    key.a_k_contiguous = sk__reads_a_along_k(problem, &plan->choice);
    key.b_k_contiguous = sk__reads_b_along_k(problem, &plan->choice);
    key.c_transposed = problem->c.transposed;
    key.conjugate_a = problem->a.conjugate;
    key.conjugate_b = problem->b.conjugate;
    key.epilogue = problem->epilogue;
    key.pointers = problem->pointers;
    key.fixup = sk__first_stage(&plan->choice);
    key.cut = plan->cut.segments > 0;
    return key;
}

static sk_result sk__make_pipelines(sk_context* context, sk_plan* plan, bool aligned)
{
    sk__pipeline_key key = sk__first_key(plan);
    key.aligned = aligned || (plan->choice.packing.a && plan->choice.packing.b);
    key.aligned_output = aligned && plan->alignable_output;
    key.packed = plan->choice.packing.a || plan->choice.packing.b;
    key.module = sk__adds_floats(plan->choice.fixup) ? SK__MODULE_ADDS : SK__MODULE_MULTIPLY;
    if (plan->schedule.space.tiles > 0)
    {
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->pipelines[aligned]));
    }
    if (plan->last_wave.schedule.space.tiles > 0)
    {
        key.kernel = plan->choice.last_wave_kernel;
        key.parts_m = plan->last_wave.parts_m;
        key.parts_n = plan->last_wave.parts_n;
        key.cut = plan->last_wave.cut.segments > 0;
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->last_wave.pipelines[aligned]));
    }
    key.cut = false;
    if (plan->choice.fixup == SK_FIXUP_SEPARATE_PASS)
    {
        key.fixup = SK__FIXUP_SUM;
        key.module = plan->choice.sum_runs ? SK__MODULE_SUM : SK__MODULE_MULTIPLY;
        key.own_invocations = SK__SUM_VECTORS * plan->choice.sum_runs;
        key.packed = false;
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->sum_pipelines[aligned]));
    }
    if (plan->choice.fixup == SK_FIXUP_ATOMIC)
    {
        key.fixup = SK__FIXUP_NONE;
        key.module = SK__MODULE_MULTIPLY;
        key.packed = false;
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->seed_pipelines[aligned]));
    }
    return SK_SUCCESS;
}

/* Kernels that share the module of a copy share its pipeline. An arranged copy is an exception: its pipeline has the
 * kernel's fragments. */
static sk_result sk__make_copy_pipeline(sk_context* context, sk_plan* plan, sk__module_kind copy, VkPipeline* handle)
{
    uint32_t kernel = plan->choice.kernel;
    const sk__spirv* spirv = sk__kernel_at(kernel)->modules[copy];
    sk__pipeline_key key;
    memset(&key, 0, sizeof key);
    key.module = copy;
    key.parts_m = key.parts_n = key.unit = 1;
    key.kernel = copy == SK__MODULE_ARRANGE || copy == SK__MODULE_GROUPED_ARRANGE ? kernel : 0;
    if (copy == SK__MODULE_PREPARE || copy == SK__MODULE_PLACE)
    {
        bool few = plan->grouped.most_problems <= SK__PREPARE_FEW;
        key.own_invocations = (uint32_t)(few ? SK__PREPARE_FEW : SK__PREPARE_INVOCATIONS);
    }
    while (sk__kernel_at(key.kernel)->modules[copy] != spirv)
    {
        ++key.kernel;
    }
    return sk__hold_pipeline(context, plan, &key, handle);
}

static sk_result sk__make_copy_pipelines(sk_context* context, sk_plan* plan)
{
    const sk__packing* packing = &plan->choice.packing;
    bool grouped = plan->grouped.most_problems > 0;
    sk__module_kind pack = grouped ? SK__MODULE_GROUPED_PACK : SK__MODULE_PACK;
    sk__module_kind transpose = grouped ? SK__MODULE_GROUPED_TRANSPOSE : SK__MODULE_TRANSPOSE;
    sk__module_kind arrange = grouped ? SK__MODULE_GROUPED_ARRANGE : SK__MODULE_ARRANGE;
    if (packing->arranged)
    {
        return sk__make_copy_pipeline(context, plan, arrange, &plan->pack_pipeline);
    }
    if (packing->a != packing->transpose_a || packing->b != packing->transpose_b)
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, pack, &plan->pack_pipeline));
    }
    if (packing->transpose_a || packing->transpose_b)
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, transpose, &plan->transpose_pipeline));
    }
    return SK_SUCCESS;
}

/* Tells the log what a plan is; `grouped` is NULL, or what `desc` is a part of. In log_plan.h. */
static sk_result sk__log_plan(const sk_plan* plan, const sk_gemm_desc* desc, const sk_grouped_desc* grouped);

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

/* Frees what a plan of several problems has of those that are expected. */
static void sk__forget_expected(sk_plan* plan)
{
    if (plan->grouped.table)
    {
        sk__free(plan->allocator, plan->grouped.table);
    }
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
