/* spmm/record.h - appends a product with a sparse matrix to a command buffer.
 *
 * Uses spmm/plan.h, sparse/operands.h. Nothing here changes a plan or a context.
 */

#include "plan.h"
#include "../operands.h"

/* The index arrays of A, in sentences. */
static const char* const sk__names_of_a[] = {"a.row_offsets", "a.column_indices"};

/* D and the workspace are written, the others only read. C may be D if both lie alike. */
static sk_result sk__check_sparse_overlaps(const sk_spmm_plan* plan, const sk__sparse_operands* operands)
{
    const sk_logger* logger = &plan->program.context->logger;
    const sk__dense *c = &plan->problem.c, *d = &plan->problem.d;
    const sk__memory* inputs[] = {&operands->offsets, &operands->row_indices, &operands->columns,
                                  &operands->values,  &operands->b,           &operands->c};
    bool is_d = operands->c.address == operands->d.address && c->transposed == d->transposed &&
                c->leading_dimension == d->leading_dimension;
    for (int i = 0; i < 6; ++i)
    {
        SK__TRY(sk__check_overlap(logger, &operands->workspace, inputs[i]));
        if (i < 5 || !is_d)
        {
            SK__TRY(sk__check_overlap(logger, &operands->d, inputs[i]));
        }
    }
    return sk__check_overlap(logger, &operands->workspace, &operands->d);
}

static sk_result sk__resolve_sparse_operands(const sk_spmm_plan* plan, const sk_spmm_args* args,
                                             sk__sparse_operands* operands)
{
    const sk__sparse_problem* problem = &plan->problem;
    const sk_context* context = plan->program.context;
    bool reads_ab = problem->nonzeros > 0 && (!problem->linear || !sk__rounds_to_zero(args->alpha));
    if (problem->linear)
    {
        SK__TRY(sk__check_factor(context, "", "alpha", args->alpha, problem->type));
        SK__TRY(sk__check_factor(context, "", "beta", args->beta, problem->type));
    }
    memset(operands, 0, sizeof *operands);
    if (reads_ab)
    {
        SK__TRY(sk__resolve_index_arrays(context, problem, sk__names_of_a, &args->a, &args->row_indices, operands));
        SK__TRY(sk__resolve_elements(context, "a.values", &args->a.values, sk__element_of(problem->type),
                                     problem->nonzeros, &operands->values));
    }
    SK__TRY(sk__resolve_dense_memory(context, problem->type, &problem->b, &args->b, reads_ab, &operands->b));
    SK__TRY(sk__resolve_dense_memory(context, problem->type, &problem->c, &args->c,
                                     problem->linear && !sk__rounds_to_zero(args->beta), &operands->c));
    SK__TRY(sk__resolve_dense_memory(context, problem->type, &problem->d, &args->d, true, &operands->d));
    SK__TRY(sk__resolve_workspace(context, &args->workspace, plan->info.workspace_size, &operands->workspace));
    return sk__check_sparse_overlaps(plan, operands);
}

static sk__sparse_arguments sk__make_sparse_arguments(const sk_spmm_plan* plan, const sk_spmm_args* args,
                                                      const sk__sparse_operands* operands)
{
    const sk__sparse_problem* problem = &plan->problem;
    sk__sparse_arguments arguments;
    VkDeviceAddress workspace = sk__after_head(&operands->workspace), made = workspace + plan->offsets_begin;
    sk__put_address(arguments.offsets, sk__makes_offsets(plan) ? made : operands->offsets.address);
    sk__put_address(arguments.columns, operands->columns.address);
    sk__put_address(arguments.values, operands->values.address);
    sk__put_address(arguments.b, operands->b.address);
    sk__put_address(arguments.c, operands->c.address);
    sk__put_address(arguments.d, operands->d.address);
    sk__put_address(arguments.workspace, workspace);
    arguments.rows = problem->rows;
    arguments.nonzeros = operands->values.address ? problem->nonzeros : 0;
    arguments.last_column = problem->columns - 1u;
    arguments.n = problem->n;
    arguments.leading_dimension_b = problem->b.leading_dimension;
    arguments.leading_dimension_c = problem->c.leading_dimension;
    arguments.leading_dimension_d = problem->d.leading_dimension;
    arguments.workers = plan->choice.workers;
    arguments.alpha = sk__factor_bits(problem->type, problem->linear ? args->alpha : 1.0);
    arguments.beta = sk__factor_bits(problem->type, problem->linear ? args->beta : 0.0);
    arguments.reads_c = operands->c.address != 0;
    arguments.in_runs = plan->choice.has_runs && (operands->b.address | operands->d.address) % SK__RUN_SIZE == 0;
    return arguments;
}

static sk__index_arguments sk__make_index_arguments(const sk_spmm_plan* plan, const sk__sparse_operands* operands,
                                                    VkDeviceAddress offsets, VkDeviceAddress status)
{
    sk__index_arguments arguments;
    sk__put_address(arguments.offsets, offsets);
    sk__put_address(arguments.row_indices, operands->row_indices.address);
    sk__put_address(arguments.column_indices, operands->columns.address);
    sk__put_address(arguments.status, status);
    arguments.rows = plan->problem.rows;
    arguments.columns = plan->problem.columns;
    arguments.nonzeros = plan->problem.nonzeros;
    arguments.stage = SK__INDEX_CLEAR;
    return arguments;
}

static void sk__add_index_step(sk__launch* launch, VkPipeline pipeline, const sk__index_arguments* arguments,
                               uint32_t count)
{
    uint32_t workgroups = sk__divide_up(count, SK__SPARSE_INVOCATIONS);
    const uint32_t groups[3] = {sk__max(sk__min(workgroups, SK__MOST_WORKGROUPS), 1u), 1, 1};
    sk__add_sparse_step(launch, pipeline, arguments, sizeof *arguments, groups);
}

/* Makes row offsets of row indices. */
static void sk__add_offsets(const sk_spmm_plan* plan, const sk__sparse_operands* operands, sk__launch* launch)
{
    sk__index_arguments arguments =
        sk__make_index_arguments(plan, operands, sk__after_head(&operands->workspace) + plan->offsets_begin, 0);
    sk__add_index_step(launch, plan->offsets_pipeline, &arguments, plan->problem.rows + 1u);
    sk__wait(launch);
}

static void sk__fill_sparse_launch(const sk_spmm_plan* plan, const sk_spmm_args* args,
                                   const sk__sparse_operands* operands, sk__launch* launch)
{
    const sk_spmm_plan_info* info = &plan->info;
    const uint32_t groups[3] = {info->group_count_x, info->group_count_y, info->group_count_z};
    sk__sparse_arguments arguments = sk__make_sparse_arguments(plan, args, operands);
    if (plan->offsets_pipeline && arguments.nonzeros > 0)
    {
        sk__add_offsets(plan, operands, launch);
    }
    sk__add_sparse_step(launch, plan->pipeline, &arguments, sizeof arguments, groups);
    if (plan->carry_pipeline)
    {
        sk__wait(launch);
        sk__add_sparse_step(launch, plan->carry_pipeline, &arguments, sizeof arguments, groups);
    }
}

STREAMK_API sk_result sk_spmm(VkCommandBuffer commands, const sk_spmm_plan* plan, const sk_spmm_args* args)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    const sk_context* context = plan->program.context;
    sk__sparse_operands operands;
    SK__REQUIRE(&context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__REQUIRE(&context->logger, args, SK_ERROR_NULL_ARGUMENT, "args is NULL");
    SK__TRY(sk__require_device(context));
    if (sk__is_empty_sparse(plan))
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__resolve_sparse_operands(plan, args, &operands));
    sk__launch launch = sk__begin_labelled(&plan->program, commands);
    sk__fill_sparse_launch(plan, args, &operands, &launch);
    sk__end_labelled(&launch);
    return SK_SUCCESS;
}
