/* sddmm/plan.h - plans a product of dense matrices where a sparse one has nonzeros, and says what it is.
 *
 * Uses sparse/problem.h, sparse/teams.h, program.h. Must not know command buffers.
 */

#include "../problem.h"
#include "../teams.h"
#include "../../launch/program.h"
#include "../../base/line.h"
#include "../../../shared/sparse/sddmm_arguments.h"

enum
{
    SK__LANES_OF_SAMPLE = 8,       /* at most, unless the desc has more: with runs they read lines of 128 bytes */
    SK__NONZEROS_OF_WORKER = 1024, /* at most, as long as there are no more workers than a dispatch may have */
    SK__WAVES_OF_WORKERS = 4
};

struct sk_sddmm_plan
{
    sk__program program;
    sk__sparse_problem pattern; /* of its dense matrices only B */
    sk__dense a;
    uint32_t k;
    bool has_runs; /* of A and B, of neighbouring k, 16 bytes each, if their addresses are multiples of it */
    sk_sddmm_plan_info info;
    VkPipeline pipeline;
};

static sk_result sk__resolve_pattern(const sk_context* context, const sk_sddmm_desc* desc,
                                     sk__sparse_problem* pattern)
{
    sk_spmm_desc sparse;
    memset(&sparse, 0, sizeof sparse);
    sparse.m = desc->m;
    sparse.k = desc->n;
    sparse.nonzeros = desc->nonzeros;
    sparse.storage = desc->storage;
    sparse.type = desc->type;
    sparse.epilogue = desc->epilogue;
    return sk__resolve_sparse(context, &sparse, pattern);
}

static sk_result sk__resolve_sddmm(const sk_context* context, const sk_sddmm_desc* desc, sk_sddmm_plan* plan)
{
    const sk_logger* logger = &context->logger;
    SK__TRY(sk__resolve_pattern(context, desc, &plan->pattern));
    SK__TRY(sk__resolve_dense(logger, "a", &desc->a, desc->m, desc->k, &plan->a));
    SK__TRY(sk__resolve_dense(logger, "b", &desc->b, desc->k, desc->n, &plan->pattern.b));
    SK__REQUIRE(logger, sk__is_power_of_two_up_to(desc->lanes, SK__SPARSE_INVOCATIONS), SK_ERROR_INVALID_VALUE,
                "lanes is %u, must be a power of two up to %u", desc->lanes, (uint32_t)SK__SPARSE_INVOCATIONS);
    SK__REQUIRE(logger, desc->workers <= SK__MOST_WORKGROUPS, SK_ERROR_WORKERS, "workers is %u, must be at most %u",
                desc->workers, (uint32_t)SK__MOST_WORKGROUPS);
    plan->k = desc->k;
    plan->has_runs = sk__has_runs(&plan->a, false, desc->type) && sk__has_runs(&plan->pattern.b, true, desc->type);
    return SK_SUCCESS;
}

/* Several times as many workers as run together, as these are not equally fast; but each has some chunks of nonzeros.
 * With fewer nonzeros, as many as run together, as long as all teams of each have one. */
static uint32_t sk__choose_sddmm_workers(const sk_context* context, uint32_t nonzeros, uint32_t lanes)
{
    const uint32_t chunk = SK__SPARSE_INVOCATIONS, most = SK__NONZEROS_OF_WORKER;
    uint32_t wave = context->device.compute_units * sk__find_sparse_costs(&context->device)->workgroups_per_unit;
    uint32_t few = sk__min(wave, sk__divide_up(nonzeros, chunk / lanes));
    uint32_t share = sk__max(sk__min(nonzeros / (SK__WAVES_OF_WORKERS * wave), most), chunk);
    return sk__min(sk__max(few, nonzeros / share), SK__MOST_WORKGROUPS);
}

static sk_sddmm_plan_info sk__choose_sddmm(const sk_context* context, const sk_sddmm_desc* desc)
{
    uint32_t run = sk__run_length(desc->type);
    sk_sddmm_plan_info info;
    info.lanes = desc->lanes ? desc->lanes : sk__power_of_two_above(sk__divide_up(desc->k, run), SK__LANES_OF_SAMPLE);
    uint32_t workers = desc->workers ? desc->workers : sk__choose_sddmm_workers(context, desc->nonzeros, info.lanes);
    sk__partition shares = sk__make_partition(desc->nonzeros, workers, 0);
    info.workers = shares.workers;
    info.share = shares.share;
    info.larger_shares = shares.larger_shares;
    return info;
}

static sk_result sk__make_sddmm_pipeline(sk_context* context, sk_sddmm_plan* plan)
{
    sk__pipeline* pipeline = NULL;
    sk__sparse_key key;
    memset(&key, 0, sizeof key);
    key.kernel = plan->pattern.kernel;
    key.kind = SK__SPARSE_SAMPLE;
    key.constants[SK__SPARSE_LANES] = plan->info.lanes;
    key.constants[SK__SPARSE_A_TRANSPOSED] = plan->a.transposed;
    key.constants[SK__SPARSE_B_TRANSPOSED] = plan->pattern.b.transposed;
    key.constants[SK__SPARSE_HAS_ROW_INDICES] = plan->pattern.storage == SK_STORAGE_COO;
    key.constants[SK__SPARSE_ROUND_IN_INTEGERS] = !context->device.converts_to_nearest;
    SK__TRY(sk__get_sparse_pipeline(context, &key, &pipeline));
    plan->pipeline = sk__hold(&plan->program, pipeline);
    return SK_SUCCESS;
}

static void sk__tell_sddmm_plan(const sk__program* program, sk__line* line)
{
    const sk_sddmm_plan* plan = (const sk_sddmm_plan*)program;
    const sk__sparse_problem* pattern = &plan->pattern;
    const sk_sddmm_plan_info* info = &plan->info;
    uint32_t most = info->share + (info->larger_shares > 0 ? 1u : 0u);
    sk__add(line, "%ux%u times %ux%u, of %s, at %u nonzero%s of %s: --workers %u --lanes %u; %u nonzero%s a worker",
            pattern->rows, plan->k, plan->k, pattern->columns, sk_word(SK_WORDS_TYPE, pattern->type),
            pattern->nonzeros, sk__plural(pattern->nonzeros), sk_word(SK_WORDS_STORAGE, pattern->storage),
            info->workers, info->lanes, most, sk__plural(most));
}

static sk_result sk__fill_sddmm_plan(sk_context* context, const void* of, sk__program* program)
{
    const sk_sddmm_desc* desc = (const sk_sddmm_desc*)of;
    sk_sddmm_plan* plan = (sk_sddmm_plan*)program;
    SK__TRY(sk__resolve_sddmm(context, desc, plan));
    plan->info = sk__choose_sddmm(context, desc);
    sk__log_program(program);
    return context->handle && desc->nonzeros > 0 ? sk__make_sddmm_pipeline(context, plan) : SK_SUCCESS;
}

static const sk__product sk__sddmm = {sizeof(sk_sddmm_plan), sk__fill_sddmm_plan, sk__tell_sddmm_plan, NULL};

STREAMK_API sk_result sk_create_sddmm_plan(sk_context* context, const sk_sddmm_desc* desc, sk_sddmm_plan** plan)
{
    return sk__create_program(&sk__sddmm, context, desc, plan);
}

STREAMK_API void sk_destroy_sddmm_plan(sk_sddmm_plan* plan)
{
    if (plan)
    {
        sk__destroy_program(&plan->program);
    }
}

STREAMK_API sk_sddmm_plan_info sk_query_sddmm_plan(const sk_sddmm_plan* plan)
{
    return plan->info;
}

STREAMK_API size_t sk_format_sddmm_plan(const sk_sddmm_plan* plan, char* line, size_t size)
{
    return sk__format_program(&plan->program, line, size);
}
