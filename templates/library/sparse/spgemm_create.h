/* sparse/spgemm_create.h - creates a plan of a product of two sparse matrices.
 *
 * Uses sparse/spgemm_plan.h. Must not know command buffers.
 */

#include "spgemm_plan.h"

static sk_result sk__hold_spgemm_pipeline(sk_context* context, sk_spgemm_plan* plan, const sk__sparse_key* key,
                                          VkPipeline* handle)
{
    sk__pipeline* pipeline = NULL;
    SK__TRY(sk__get_sparse_pipeline(context, key, &pipeline));
    *handle = sk__hold(pipeline, plan->held, &plan->held_count);
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
    bool is_alone = sk__is_row_alone(plan, row_class);
    key.kind = is_alone ? SK__SPARSE_COUNT_ALONE : SK__SPARSE_COUNT;
    key.constants[SK__SPARSE_LANES] = is_long ? (uint32_t)SK__SPARSE_INVOCATIONS : SK__CLASS_LANES(row_class);
    key.constants[SK__SPARSE_IS_LONG] = is_long;
    key.constants[SK__SPARSE_A_IS_IDENTITY] = plan->problem.a_is_identity;
    SK__TRY(sk__hold_spgemm_pipeline(context, plan, &key, &plan->counts[row_class]));
    key.kernel = plan->problem.kernel;
    key.kind = is_alone ? SK__SPARSE_FILL_ALONE : SK__SPARSE_FILL;
    key.constants[SK__SPARSE_ROUND_IN_INTEGERS] = !context->device.converts_to_nearest;
    return sk__hold_spgemm_pipeline(context, plan, &key, &plan->fills[row_class]);
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

static void sk__log_spgemm_plan(const sk_spgemm_plan* plan)
{
    char line[SK_LINE_SIZE];
    if (sk__logs(&plan->context->log, SK_LOG_LEVEL_INFO))
    {
        sk_format_spgemm_plan(plan, line, sizeof line);
        sk__tell(&plan->context->log, SK_LOG_LEVEL_INFO, "plan of %s", line);
    }
}

static sk_result sk__fill_spgemm_plan(sk_context* context, const sk_spgemm_desc* desc, sk_spgemm_plan* plan)
{
    plan->context = context;
    plan->allocator = context->allocator;
    SK__TRY(sk__resolve_spgemm(context, desc, &plan->problem));
    SK__TRY(sk__describe_spgemm(context, desc, plan));
    sk__choose_row_workers(context, plan);
    sk__log_spgemm_plan(plan);
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
    return plan->runs > 0 ? sk__make_chunk_pipelines(context, plan) : SK_SUCCESS;
}

STREAMK_API sk_result sk_create_spgemm_plan(sk_context* context, const sk_spgemm_desc* desc, sk_spgemm_plan** plan)
{
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    SK__REQUIRE(&context->logger, plan, SK_ERROR_NULL_ARGUMENT, "plan is NULL");
    *plan = NULL;
    SK__REQUIRE(&context->logger, desc, SK_ERROR_NULL_ARGUMENT, "desc is NULL");
    sk_spgemm_plan* made = (sk_spgemm_plan*)sk__allocate(context->allocator, sizeof *made);
    SK__REQUIRE(&context->logger, made, SK_ERROR_OUT_OF_HOST_MEMORY, "the plan's %llu bytes could not be allocated",
                (unsigned long long)sizeof *made);
    sk_result result = sk__fill_spgemm_plan(context, desc, made);
    if (result != SK_SUCCESS)
    {
        sk_destroy_spgemm_plan(made);
        return result;
    }
    *plan = made;
    return SK_SUCCESS;
}

STREAMK_API void sk_destroy_spgemm_plan(sk_spgemm_plan* plan)
{
    if (plan)
    {
        sk__release(plan->held, plan->held_count);
        sk__free(plan->allocator, plan);
    }
}
