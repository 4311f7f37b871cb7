/* grouped.h - appends a plan of several problems to a command buffer.
 *
 * Uses record.h, sliced_group.h. Nothing here changes a plan or a context.
 */

#include "record.h"
#include "sliced_group.h"

/* Writes the host's problems. Memory of the user's is written at once, and submitting makes that visible. Otherwise the
 * workspace is updated. */
static void sk__record_problems(VkCommandBuffer commands, const sk_plan* plan, const sk_grouped_gemm_args* args,
                                const sk__grouped_operands* operands, sk__grouped_extent all)
{
    const sk_context* context = plan->program.context;
    bool updates = !args->upload_mapped && sk_query_upload_size(plan, args->problem_count) > 0;
    if (updates)
    {
        sk__begin_updates(commands, context);
    }
    if (sk__is_sliced(plan))
    {
        sk__upload_parts(commands, plan, args, operands);
    }
    else
    {
        sk__upload_own(commands, plan, args, all, operands->prepared);
    }
    if (updates)
    {
        sk__barrier(commands, context, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT);
    }
}

static void sk__fill_any_grouped_launch(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                        const sk__grouped_operands* operands, sk__launch* launch)
{
    (sk__is_sliced(plan) ? sk__fill_sliced_group : sk__fill_grouped_launch)(plan, args, operands, launch);
}

/* Resolves what is launched. Without tiles nothing is. */
static sk_result sk__resolve_grouped_launch(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                            sk__grouped_operands* operands, sk__grouped_extent* all, bool* has_tiles)
{
    const sk_context* context = plan->program.context;
    all->tiles = all->places = 0;
    SK__REQUIRE(&context->logger, args, SK_ERROR_NULL_ARGUMENT, "args is NULL");
    SK__REQUIRE(&context->logger, plan->grouped.most_problems > 0, SK_ERROR_INVALID_VALUE,
                "the plan is of one problem: sk_gemm records it, and sk_query_gemm_launch tells of it");
    SK__TRY(sk__require_device(context));
    SK__TRY(sk__resolve_grouped_operands(plan, args, operands, all));
    SK__TRY(sk__is_sliced(plan) ? sk__check_sliced_launch(plan, args) : sk__check_group_room(plan, args));
    *has_tiles = !args->problems || all->tiles > 0;
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_query_grouped_gemm_launch(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                                   sk_launch_info* info)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    sk__launch launch = sk__begin_launch(plan->program.context, VK_NULL_HANDLE);
    sk__grouped_operands operands;
    sk__grouped_extent all;
    bool has_tiles = false;
    SK__REQUIRE(&plan->program.context->logger, info, SK_ERROR_NULL_ARGUMENT, "launch is NULL");
    SK__TRY(sk__resolve_grouped_launch(plan, args, &operands, &all, &has_tiles));
    if (has_tiles)
    {
        sk__fill_any_grouped_launch(plan, args, &operands, &launch);
    }
    *info = launch.info;
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_grouped_gemm(VkCommandBuffer commands, const sk_plan* plan, const sk_grouped_gemm_args* args)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    sk__grouped_operands operands;
    sk__grouped_extent all;
    bool has_tiles = false;
    SK__REQUIRE(&plan->program.context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__TRY(sk__resolve_grouped_launch(plan, args, &operands, &all, &has_tiles));
    if (!has_tiles)
    {
        return SK_SUCCESS;
    }
    sk__launch launch = sk__begin_labelled(&plan->program, commands);
    if (args->problems)
    {
        sk__record_problems(commands, plan, args, &operands, all);
    }
    sk__fill_any_grouped_launch(plan, args, &operands, &launch);
    sk__end_labelled(&launch);
    return SK_SUCCESS;
}
