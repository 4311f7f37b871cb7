/* spgemm/create.h - creates a plan of a product of two sparse matrices.
 *
 * Uses spgemm/plan.h. Must not know command buffers.
 */

#include "plan.h"

static sk_result sk__hold_spgemm_pipeline(sk_context* context, sk_spgemm_plan* plan, const sk__sparse_key* key,
                                          VkPipeline* handle)
{
    sk__pipeline* pipeline = NULL;
    SK__TRY(sk__get_sparse_pipeline(context, key, &pipeline));
    *handle = sk__hold(&plan->program, pipeline);
    return SK_SUCCESS;
}

/* A module whose first dispatch is another pipeline. */
static sk_result sk__make_both_pipelines(sk_context* context, sk_spgemm_plan* plan, sk__sparse_kind kind,
                                         uint32_t lanes, VkPipeline* first, VkPipeline* second)
{
    sk__sparse_key key;
    memset(&key, 0, sizeof key);
    key.kind = kind;
    key.constants[SK__SPARSE_LANES] = lanes;
    key.constants[SK__SPARSE_A_IS_IDENTITY] = kind != SK__SPARSE_SCAN && plan->problem.a_is_identity;
    SK__TRY(sk__hold_spgemm_pipeline(context, plan, &key, second));
    key.constants[SK__SPARSE_IS_FIRST] = true;
    return sk__hold_spgemm_pipeline(context, plan, &key, first);
}

static sk_result sk__make_class_pipelines(sk_context* context, sk_spgemm_plan* plan, uint32_t row_class)
{
    sk__sparse_key key;
    bool is_long = row_class == SK__SHORT_CLASSES;
    memset(&key, 0, sizeof key);
    bool is_alone = sk__is_row_alone(plan, row_class), is_of_subgroup = sk__is_row_of_subgroup(plan, row_class);
    key.kind = is_alone ? SK__SPARSE_COUNT_ALONE : is_of_subgroup ? SK__SPARSE_COUNT_BY_SUBGROUPS : SK__SPARSE_COUNT;
    key.constants[SK__SPARSE_LANES] = is_long ? (uint32_t)SK__SPARSE_INVOCATIONS : SK__CLASS_LANES(row_class);
    key.constants[SK__SPARSE_IS_LONG] = is_long;
    key.constants[SK__SPARSE_A_IS_IDENTITY] = plan->problem.a_is_identity;
    SK__TRY(sk__hold_spgemm_pipeline(context, plan, &key, &plan->counts[row_class]));
    key.kernel = plan->problem.kernel;
    key.kind = is_alone ? SK__SPARSE_FILL_ALONE : is_of_subgroup ? SK__SPARSE_FILL_BY_SUBGROUPS : SK__SPARSE_FILL;
    key.constants[SK__SPARSE_ROUND_IN_INTEGERS] = !context->device.converts_to_nearest;
    return sk__hold_spgemm_pipeline(context, plan, &key, &plan->fills[row_class]);
}

/* llvmpipe takes a barrier of a subgroup for one of the workgroup, which all subgroups would have to reach as often. */
static sk_result sk__make_narrow_pipelines(sk_context* context, sk_spgemm_plan* plan)
{
    sk__sparse_key key;
    memset(&key, 0, sizeof key);
    key.kind = SK__SPARSE_COUNT_NARROW;
    key.constants[SK__SPARSE_LANES] = plan->info.narrow_lanes;
    key.constants[SK__SPARSE_IS_LONG] = true;
    key.constants[SK__SPARSE_IN_LOCKSTEP] = context->device.driver == VK_DRIVER_ID_MESA_LLVMPIPE;
    SK__TRY(sk__hold_spgemm_pipeline(context, plan, &key, &plan->count_narrow));
    key.kind = SK__SPARSE_FILL_NARROW;
    key.kernel = plan->problem.kernel;
    key.constants[SK__SPARSE_ROUND_IN_INTEGERS] = !context->device.converts_to_nearest;
    return sk__hold_spgemm_pipeline(context, plan, &key, &plan->fill_narrow);
}

/* Those of merge-path. */
static sk_result sk__make_chunk_pipelines(sk_context* context, sk_spgemm_plan* plan)
{
    sk__sparse_key key;
    uint32_t lanes = SK__SPARSE_INVOCATIONS;
    memset(&key, 0, sizeof key);
    key.constants[SK__SPARSE_LANES] = lanes;
    key.constants[SK__SPARSE_A_IS_IDENTITY] = plan->problem.a_is_identity;
    SK__TRY(sk__make_both_pipelines(context, plan, SK__SPARSE_PLACES, lanes, &plan->place_sums, &plan->places));
    SK__TRY(sk__make_both_pipelines(context, plan, SK__SPARSE_CUT, lanes, &plan->cut, &plan->list));
    SK__TRY(sk__make_both_pipelines(context, plan, SK__SPARSE_HEADS, lanes, &plan->clear_sizes, &plan->heads));
    key.kind = SK__SPARSE_EXPAND;
    SK__TRY(sk__hold_spgemm_pipeline(context, plan, &key, &plan->expand));
    key.kind = SK__SPARSE_JOIN;
    SK__TRY(sk__hold_spgemm_pipeline(context, plan, &key, &plan->join));
    key.kernel = plan->problem.kernel;
    key.kind = SK__SPARSE_ADD;
    key.constants[SK__SPARSE_ROUND_IN_INTEGERS] = !context->device.converts_to_nearest;
    return sk__hold_spgemm_pipeline(context, plan, &key, &plan->add);
}

static sk_result sk__fill_spgemm_plan(sk_context* context, const void* of, sk__program* program)
{
    const sk_spgemm_desc* desc = (const sk_spgemm_desc*)of;
    sk_spgemm_plan* plan = (sk_spgemm_plan*)program;
    SK__TRY(sk__resolve_spgemm(context, desc, &plan->problem));
    SK__TRY(sk__describe_spgemm(context, desc, plan));
    sk__choose_row_workers(context, plan);
    sk__log_program(program);
    if (!context->handle)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__make_both_pipelines(context, plan, SK__SPARSE_BOUND, plan->bound_lanes, &plan->clear, &plan->bound));
    SK__TRY(sk__make_both_pipelines(context, plan, SK__SPARSE_SPLIT, SK__SPARSE_INVOCATIONS, &plan->split,
                                    &plan->prepare));
    SK__TRY(sk__make_both_pipelines(context, plan, SK__SPARSE_SCAN, 1, &plan->sums, &plan->offsets));
    for (uint32_t i = 0; i < SK__SPGEMM_CLASSES; ++i)
    {
        SK__TRY(sk__make_class_pipelines(context, plan, i));
    }
    SK__TRY(plan->info.narrow_workgroups > 0 ? sk__make_narrow_pipelines(context, plan) : SK_SUCCESS);
    return plan->runs > 0 ? sk__make_chunk_pipelines(context, plan) : SK_SUCCESS;
}

static const sk__product sk__spgemm = {sizeof(sk_spgemm_plan), sk__fill_spgemm_plan, sk__tell_spgemm_plan, NULL};

STREAMK_API sk_result sk_create_spgemm_plan(sk_context* context, const sk_spgemm_desc* desc, sk_spgemm_plan** plan)
{
    return sk__create_program(&sk__spgemm, context, desc, plan);
}

STREAMK_API void sk_destroy_spgemm_plan(sk_spgemm_plan* plan)
{
    if (plan)
    {
        sk__destroy_program(&plan->program);
    }
}
