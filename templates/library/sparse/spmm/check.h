/* spmm/check.h - appends a check of the index arrays of a sparse matrix, and judges what it found.
 *
 * Uses spmm/record.h. Nothing here changes a plan or a context.
 */

#include "record.h"

static sk_result sk__resolve_checked(const sk_spmm_plan* plan, const sk_spmm_args* args, const sk_buffer* status,
                                     sk__sparse_operands* operands, sk__memory* found)
{
    const sk_logger* logger = &plan->program.context->logger;
    memset(operands, 0, sizeof *operands);
    SK__TRY(sk__resolve_index_arrays(plan->program.context, &plan->problem, sk__names_of_a, &args->a,
                                     &args->row_indices, operands));
    SK__TRY(sk__resolve_elements(plan->program.context, "status", status, &sk__word_element,
                                 sizeof(sk_sparse_status) / 4u, found));
    SK__TRY(sk__check_overlap(logger, found, &operands->offsets));
    SK__TRY(sk__check_overlap(logger, found, &operands->row_indices));
    return sk__check_overlap(logger, found, &operands->columns);
}

STREAMK_API sk_result sk_check_sparse(VkCommandBuffer commands, const sk_spmm_plan* plan, const sk_spmm_args* args,
                                      sk_buffer status)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    const sk_context* context = plan->program.context;
    sk__sparse_operands operands;
    sk__memory found;
    SK__REQUIRE(&context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__REQUIRE(&context->logger, args, SK_ERROR_NULL_ARGUMENT, "args is NULL");
    SK__TRY(sk__require_device(context));
    SK__REQUIRE(&context->logger, plan->check_pipeline, SK_ERROR_INVALID_VALUE,
                "the plan was made without sk_spmm_desc.checks");
    SK__TRY(sk__resolve_checked(plan, args, &status, &operands, &found));
    sk__index_arguments arguments =
        sk__make_index_arguments(plan, &operands, operands.offsets.address, found.address);
    sk__launch launch = sk__begin_launch(context, commands);
    sk__add_index_step(&launch, plan->check_pipeline, &arguments, 1);
    sk__wait(&launch);
    arguments.stage = plan->problem.storage == SK_STORAGE_CSR ? SK__INDEX_CHECK_CSR : SK__INDEX_CHECK_COO;
    sk__add_index_step(&launch, plan->check_pipeline, &arguments,
                       sk__max(plan->problem.rows + 1u, plan->problem.nonzeros));
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_read_sparse_status(const sk_sparse_status* status, char* text, size_t size)
{
    if (!status)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    sk__line line = {text, size, 0};
    if (status->bad_offset != SK__INDEX_FINE)
    {
        sk__add(&line,
                "row_offsets[%u] is below the one before it, or above the nonzeros; or it is the first and not 0, or "
                "the last and not the nonzeros",
                status->bad_offset);
        return SK_ERROR_INVALID_VALUE;
    }
    if (status->bad_row != SK__INDEX_FINE)
    {
        sk__add(&line, "row_indices[%u] is below the one before it, or is not below m", status->bad_row);
        return SK_ERROR_INVALID_VALUE;
    }
    if (status->bad_column != SK__INDEX_FINE)
    {
        sk__add(&line, "column_indices[%u] is not below k", status->bad_column);
        return SK_ERROR_INVALID_VALUE;
    }
    sk__add(&line, "the index arrays are right");
    return SK_SUCCESS;
}
