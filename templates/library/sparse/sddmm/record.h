/* sddmm/record.h - appends a product of dense matrices where a sparse one has nonzeros to a command buffer.
 *
 * Uses sddmm/plan.h, sparse/operands.h. Nothing here changes a plan or a context.
 */

#include "plan.h"
#include "../operands.h"

/* D is written, the others only read. C may be D. */
static sk_result sk__check_sddmm_overlaps(const sk_logger* logger, const sk__sparse_operands* operands,
                                          const sk__memory* a)
{
    const sk__memory* inputs[] = {&operands->offsets, &operands->row_indices, &operands->columns, a, &operands->b};
    for (int i = 0; i < 5; ++i)
    {
        SK__TRY(sk__check_overlap(logger, &operands->d, inputs[i]));
    }
    return operands->c.address == operands->d.address ? SK_SUCCESS
                                                      : sk__check_overlap(logger, &operands->d, &operands->c);
}

/* With an alpha of 0, neither A and B nor where nonzeros are is read. */
static sk_result sk__resolve_sddmm_operands(const sk_sddmm_plan* plan, const sk_sddmm_args* args,
                                            sk__sparse_operands* operands, sk__memory* a)
{
    static const char* const names[] = {"pattern.row_offsets", "pattern.column_indices"};
    const sk__sparse_problem* pattern = &plan->pattern;
    const sk_context* context = plan->program.context;
    const sk__element* element = sk__element_of(pattern->type);
    bool reads_ab = plan->k > 0 && (!pattern->linear || !sk__rounds_to_zero(args->alpha));
    bool reads_c = pattern->linear && !sk__rounds_to_zero(args->beta);
    if (pattern->linear)
    {
        SK__TRY(sk__check_factor(context, "", "alpha", args->alpha, pattern->type));
        SK__TRY(sk__check_factor(context, "", "beta", args->beta, pattern->type));
    }
    memset(operands, 0, sizeof *operands);
    if (reads_ab)
    {
        SK__TRY(sk__resolve_index_arrays(context, pattern, names, &args->pattern, &args->row_indices, operands));
    }
    SK__TRY(sk__resolve_dense_memory(context, pattern->type, &plan->a, &args->a, reads_ab, a));
    SK__TRY(sk__resolve_dense_memory(context, pattern->type, &pattern->b, &args->b, reads_ab, &operands->b));
    SK__TRY(sk__resolve_elements(context, "c", &args->c, element, reads_c ? pattern->nonzeros : 0, &operands->c));
    SK__TRY(sk__resolve_elements(context, "d", &args->d, element, pattern->nonzeros, &operands->d));
    return sk__check_sddmm_overlaps(&context->logger, operands, a);
}

static sk__sddmm_arguments sk__make_sddmm_arguments(const sk_sddmm_plan* plan, const sk_sddmm_args* args,
                                                    const sk__sparse_operands* operands, const sk__memory* a)
{
    const sk__sparse_problem* pattern = &plan->pattern;
    bool is_csr = pattern->storage == SK_STORAGE_CSR;
    sk__sddmm_arguments arguments;
    sk__put_address(arguments.rows_at, is_csr ? operands->offsets.address : operands->row_indices.address);
    sk__put_address(arguments.columns, operands->columns.address);
    sk__put_address(arguments.a, a->address);
    sk__put_address(arguments.b, operands->b.address);
    sk__put_address(arguments.c, operands->c.address);
    sk__put_address(arguments.d, operands->d.address);
    arguments.rows = pattern->rows;
    arguments.last_column = pattern->columns - 1u;
    arguments.nonzeros = pattern->nonzeros;
    arguments.k = a->address ? plan->k : 0;
    arguments.leading_dimension_a = plan->a.leading_dimension;
    arguments.leading_dimension_b = pattern->b.leading_dimension;
    arguments.alpha = sk__factor_bits(pattern->type, pattern->linear ? args->alpha : 1.0);
    arguments.beta = sk__factor_bits(pattern->type, pattern->linear ? args->beta : 0.0);
    arguments.reads_c = operands->c.address != 0;
    arguments.in_runs = plan->has_runs && (a->address | operands->b.address) % SK__RUN_SIZE == 0;
    return arguments;
}

STREAMK_API sk_result sk_sddmm(VkCommandBuffer commands, const sk_sddmm_plan* plan, const sk_sddmm_args* args)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    const sk_context* context = plan->program.context;
    const uint32_t groups[3] = {plan->info.workers, 1, 1};
    sk__sparse_operands operands;
    sk__memory a;
    SK__REQUIRE(&context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__REQUIRE(&context->logger, args, SK_ERROR_NULL_ARGUMENT, "args is NULL");
    SK__TRY(sk__require_device(context));
    if (plan->pattern.nonzeros == 0)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__resolve_sddmm_operands(plan, args, &operands, &a));
    sk__sddmm_arguments arguments = sk__make_sddmm_arguments(plan, args, &operands, &a);
    sk__launch launch = sk__begin_labelled(&plan->program, commands);
    sk__add_sparse_step(&launch, plan->pipeline, &arguments, sizeof arguments, groups);
    sk__end_labelled(&launch);
    return SK_SUCCESS;
}
