/* sparse/record.h - appends a product with a sparse matrix to a command buffer.
 *
 * Uses sparse/format.h, record.h. Nothing here changes a plan or a context.
 */

#include "format.h"
#include "../record/record.h"

/* Memory that is read or written; of what is not, nothing. */
typedef struct sk__sparse_operands
{
    sk__memory offsets, columns, values, b, c, d, workspace;
} sk__sparse_operands;

/* A dense matrix; nothing of one that is not read. */
static sk_result sk__resolve_dense_memory(const sk_sparse_plan* plan, const sk__dense* dense, const sk_buffer* buffer,
                                          bool is_used, sk__memory* memory)
{
    uint64_t size = sk__type_size(plan->problem.type), leading = dense->leading_dimension;
    bool is_empty = !is_used || dense->lines == 0 || dense->length == 0;
    uint64_t extent = is_empty ? 0 : (dense->lines - 1u) * leading + dense->length;
    SK__TRY(sk__resolve_elements(plan->context, dense->name, buffer, (uint32_t)size, extent, memory));
    if (extent > 0)
    {
        memory->width = dense->length * size;
        memory->rows.stride = leading * size;
        memory->rows.count = dense->lines;
    }
    return SK_SUCCESS;
}

/* D and the workspace are written, the others only read. C may be D if both lie alike. */
static sk_result sk__check_sparse_overlaps(const sk_sparse_plan* plan, const sk__sparse_operands* operands)
{
    const sk_logger* logger = &plan->context->logger;
    const sk__dense *c = &plan->problem.c, *d = &plan->problem.d;
    const sk__memory* inputs[] = {&operands->offsets, &operands->columns, &operands->values, &operands->b,
                                  &operands->c};
    bool is_d = operands->c.address == operands->d.address && c->transposed == d->transposed &&
                c->leading_dimension == d->leading_dimension;
    for (int i = 0; i < 5; ++i)
    {
        SK__TRY(sk__check_overlap(logger, &operands->workspace, inputs[i]));
        if (i < 4 || !is_d)
        {
            SK__TRY(sk__check_overlap(logger, &operands->d, inputs[i]));
        }
    }
    return sk__check_overlap(logger, &operands->workspace, &operands->d);
}

static sk_result sk__resolve_sparse_operands(const sk_sparse_plan* plan, const sk_sparse_args* args,
                                             sk__sparse_operands* operands)
{
    const sk__sparse_problem* problem = &plan->problem;
    const sk_context* context = plan->context;
    bool reads_ab = problem->nonzeros > 0 && (!problem->linear || args->alpha != 0.0f);
    uint64_t nonzeros = reads_ab ? problem->nonzeros : 0, offsets = reads_ab ? problem->rows + (uint64_t)1 : 0;
    if (problem->linear)
    {
        SK__TRY(sk__check_factor(context, "alpha", (double)args->alpha, problem->type));
        SK__TRY(sk__check_factor(context, "beta", (double)args->beta, problem->type));
    }
    SK__TRY(sk__resolve_elements(context, "row_offsets", &args->row_offsets, 4, offsets, &operands->offsets));
    SK__TRY(sk__resolve_elements(context, "column_indices", &args->column_indices, 4, nonzeros, &operands->columns));
    SK__TRY(sk__resolve_elements(context, "values", &args->values, sk__type_size(problem->type), nonzeros,
                                 &operands->values));
    SK__TRY(sk__resolve_dense_memory(plan, &problem->b, &args->b, reads_ab, &operands->b));
    SK__TRY(
        sk__resolve_dense_memory(plan, &problem->c, &args->c, problem->linear && args->beta != 0.0f, &operands->c));
    SK__TRY(sk__resolve_dense_memory(plan, &problem->d, &args->d, true, &operands->d));
    SK__TRY(sk__resolve_workspace(context, &args->workspace, plan->info.workspace_size, &operands->workspace));
    return sk__check_sparse_overlaps(plan, operands);
}

static sk__sparse_arguments sk__make_sparse_arguments(const sk_sparse_plan* plan, const sk_sparse_args* args,
                                                      const sk__sparse_operands* operands)
{
    const sk__sparse_problem* problem = &plan->problem;
    sk__sparse_arguments arguments;
    sk__put_address(arguments.offsets, operands->offsets.address);
    sk__put_address(arguments.columns, operands->columns.address);
    sk__put_address(arguments.values, operands->values.address);
    sk__put_address(arguments.b, operands->b.address);
    sk__put_address(arguments.c, operands->c.address);
    sk__put_address(arguments.d, operands->d.address);
    sk__put_address(arguments.workspace, operands->workspace.address);
    arguments.rows = problem->rows;
    arguments.nonzeros = operands->values.address ? problem->nonzeros : 0;
    arguments.last_column = problem->columns - 1u;
    arguments.n = problem->n;
    arguments.leading_dimension_b = problem->b.leading_dimension;
    arguments.leading_dimension_c = problem->c.leading_dimension;
    arguments.leading_dimension_d = problem->d.leading_dimension;
    arguments.workers = plan->choice.workers;
    arguments.alpha = sk__factor_bits(problem->type, problem->linear ? (double)args->alpha : 1.0);
    arguments.beta = sk__factor_bits(problem->type, problem->linear ? (double)args->beta : 0.0);
    arguments.reads_c = operands->c.address != 0;
    return arguments;
}

static void sk__record_sparse_step(VkCommandBuffer commands, const sk_sparse_plan* plan, VkPipeline pipeline,
                                   const sk__sparse_arguments* arguments)
{
    const sk_context* context = plan->context;
    context->functions.vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    context->functions.vkCmdPushConstants(commands, context->layouts[0], VK_SHADER_STAGE_COMPUTE_BIT, 0,
                                          (uint32_t)sizeof *arguments, arguments);
    context->functions.vkCmdDispatch(commands, plan->info.group_count_x, plan->info.group_count_y,
                                     plan->info.group_count_z);
}

static void sk__begin_sparse_label(VkCommandBuffer commands, const sk_sparse_plan* plan)
{
    char line[SK_LINE_SIZE];
    if (sk__has_labels(plan->context))
    {
        sk_format_sparse_plan(plan, line, sizeof line);
        sk__put_label(commands, plan->context, line);
    }
}

STREAMK_API sk_result sk_spmm(VkCommandBuffer commands, const sk_sparse_plan* plan, const sk_sparse_args* args)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    const sk_context* context = plan->context;
    sk__sparse_operands operands;
    SK__REQUIRE(&context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__REQUIRE(&context->logger, args, SK_ERROR_NULL_ARGUMENT, "args is NULL");
    SK__TRY(sk__require_device(context));
    if (sk__is_empty_sparse(plan))
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__resolve_sparse_operands(plan, args, &operands));
    sk__sparse_arguments arguments = sk__make_sparse_arguments(plan, args, &operands);
    sk__begin_sparse_label(commands, plan);
    sk__record_sparse_step(commands, plan, plan->pipeline, &arguments);
    if (plan->carry_pipeline)
    {
        sk__barrier(commands, context, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT);
        sk__record_sparse_step(commands, plan, plan->carry_pipeline, &arguments);
    }
    sk__end_label(commands, context);
    return SK_SUCCESS;
}
