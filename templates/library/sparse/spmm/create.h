/* spmm/create.h - creates a plan of a product with a sparse matrix.
 *
 * Uses spmm/format.h. Must not know command buffers.
 */

#include "format.h"

static sk_result sk__hold_sparse_pipeline(sk_context* context, sk_spmm_plan* plan, const sk__sparse_key* key,
                                          VkPipeline* handle)
{
    sk__pipeline* pipeline = NULL;
    SK__TRY(sk__get_sparse_pipeline(context, key, &pipeline));
    *handle = sk__hold(&plan->program, pipeline);
    return SK_SUCCESS;
}

/* A vector without gaps is column-major, too: its elements' addresses take fewer instructions so. */
static bool sk__is_by_columns(const sk__dense* dense)
{
    return dense->transposed || dense->leading_dimension == 1u;
}

static sk__sparse_kind sk__choose_sparse_kind(const sk__device* device, const sk__sparse_choice* choice)
{
    bool in_subgroup = choice->parts > 1u && sk__can_add_in_subgroup(device, choice->parts * choice->lanes);
    const sk__sparse_strategy* strategy = sk__sparse_strategy_of(choice->decomposition);
    return in_subgroup ? strategy->kind_in_subgroups : strategy->kind;
}

static sk_result sk__make_sparse_pipelines(sk_context* context, sk_spmm_plan* plan)
{
    const sk__sparse_problem* problem = &plan->problem;
    bool cuts_rows = sk__sparse_strategy_of(plan->choice.decomposition)->cuts_rows;
    sk__sparse_key key;
    memset(&key, 0, sizeof key);
    key.kernel = problem->kernel;
    key.kind = sk__choose_sparse_kind(&context->device, &plan->choice);
    key.constants[SK__SPARSE_LANES] = plan->choice.lanes;
    key.constants[SK__SPARSE_COLUMNS] = plan->choice.columns;
    key.constants[SK__SPARSE_PARTS] = cuts_rows ? 1u : plan->choice.parts;
    key.constants[SK__SPARSE_LOADS] = plan->choice.loads;
    key.constants[SK__SPARSE_B_TRANSPOSED] = sk__is_by_columns(&problem->b);
    key.constants[SK__SPARSE_C_TRANSPOSED] = sk__is_by_columns(&problem->c);
    key.constants[SK__SPARSE_D_TRANSPOSED] = sk__is_by_columns(&problem->d);
    key.constants[SK__SPARSE_ROUND_IN_INTEGERS] = !context->device.converts_to_nearest;
    SK__TRY(sk__hold_sparse_pipeline(context, plan, &key, &plan->pipeline));
    key.kind = SK__SPARSE_CARRY;
    return cuts_rows ? sk__hold_sparse_pipeline(context, plan, &key, &plan->carry_pipeline) : SK_SUCCESS;
}

/* Those that read no values: one serves all types. */
static sk_result sk__make_index_pipelines(sk_context* context, sk_spmm_plan* plan, bool checks)
{
    sk__sparse_key key;
    memset(&key, 0, sizeof key);
    if (sk__makes_offsets(plan))
    {
        key.kind = SK__SPARSE_OFFSETS;
        SK__TRY(sk__hold_sparse_pipeline(context, plan, &key, &plan->offsets_pipeline));
    }
    key.kind = SK__SPARSE_CHECK;
    return checks ? sk__hold_sparse_pipeline(context, plan, &key, &plan->check_pipeline) : SK_SUCCESS;
}

static sk_result sk__fill_spmm_plan(sk_context* context, const void* of, sk__program* program)
{
    const sk_spmm_desc* desc = (const sk_spmm_desc*)of;
    sk_spmm_plan* plan = (sk_spmm_plan*)program;
    SK__TRY(sk__resolve_sparse(context, desc, &plan->problem));
    SK__TRY(sk__choose_spmm(context, desc, &plan->problem, &plan->choice));
    plan->info = sk__describe_spmm(plan);
    sk__log_program(program);
    if (!context->handle)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__make_index_pipelines(context, plan, desc->checks));
    return sk__is_empty_sparse(plan) ? SK_SUCCESS : sk__make_sparse_pipelines(context, plan);
}

static const sk__product sk__spmm = {sizeof(sk_spmm_plan), sk__fill_spmm_plan, sk__tell_spmm_plan, NULL};

STREAMK_API sk_result sk_create_spmm_plan(sk_context* context, const sk_spmm_desc* desc, sk_spmm_plan** plan)
{
    return sk__create_program(&sk__spmm, context, desc, plan);
}

STREAMK_API void sk_destroy_spmm_plan(sk_spmm_plan* plan)
{
    if (plan)
    {
        sk__destroy_program(&plan->program);
    }
}
