/* record.h - appends a plan to a command buffer.
 *
 * Uses launch.h, panels.h. Nothing here changes a plan or a context.
 */

#include "launch.h"
#include "panels.h"

static void sk__fill_any_launch(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands,
                                sk__launch* launch)
{
    if (sk__is_sliced(plan) || sk__is_halved(plan))
    {
        sk__fill_narrow_launch(plan, args, operands, launch);
        return;
    }
    sk__fill_launch(plan, args, operands, launch);
}

STREAMK_API sk_result sk_gemm(VkCommandBuffer commands, const sk_plan* plan, const sk_gemm_args* args)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    const sk_context* context = plan->program.context;
    sk__operands operands;
    SK__REQUIRE(&context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__REQUIRE(&context->logger, args, SK_ERROR_NULL_ARGUMENT, "args is NULL");
    SK__REQUIRE(&context->logger, plan->grouped.most_problems == 0, SK_ERROR_INVALID_VALUE,
                "the plan is of several problems: sk_grouped_gemm records it");
    SK__TRY(sk__require_device(context));
    if (sk__is_empty(plan))
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__resolve_operands(plan, args, &operands));
    sk__launch launch = sk__begin_labelled(&plan->program, commands);
    sk__fill_any_launch(plan, args, &operands, &launch);
    sk__end_labelled(&launch);
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_query_gemm_launch(const sk_plan* plan, const sk_gemm_args* args, sk_launch_info* info)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    const sk_context* context = plan->program.context;
    sk__operands operands;
    sk__launch launch = sk__begin_launch(context, VK_NULL_HANDLE);
    SK__REQUIRE(&context->logger, args, SK_ERROR_NULL_ARGUMENT, "args is NULL");
    SK__REQUIRE(&context->logger, info, SK_ERROR_NULL_ARGUMENT, "launch is NULL");
    SK__REQUIRE(&context->logger, plan->grouped.most_problems == 0, SK_ERROR_INVALID_VALUE,
                "the plan is of several problems: sk_query_grouped_gemm_launch tells of it");
    SK__TRY(sk__require_device(context));
    if (!sk__is_empty(plan))
    {
        SK__TRY(sk__resolve_operands(plan, args, &operands));
        sk__fill_any_launch(plan, args, &operands, &launch);
    }
    *info = launch.info;
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_clear_workspace(VkCommandBuffer commands, const sk_context* context, sk_buffer workspace)
{
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    const VkDeviceSize size = SK__WORKSPACE_HEAD;
    SK__TRY(sk__require_device(context));
    SK__REQUIRE(&context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__REQUIRE(&context->logger, workspace.buffer, SK_ERROR_NULL_ARGUMENT,
                "workspace.buffer is NULL: a fill needs the buffer; its first %llu bytes must become zero",
                (unsigned long long)size);
    SK__REQUIRE(&context->logger, workspace.size >= size, SK_ERROR_WORKSPACE_TOO_SMALL,
                "workspace.size is %llu byte%s, what precedes its slots takes %llu",
                (unsigned long long)workspace.size, sk__plural(workspace.size), (unsigned long long)size);
    SK__REQUIRE(&context->logger, workspace.offset % 4 == 0, SK_ERROR_WORKSPACE_MISALIGNED,
                "workspace.offset is %llu, not a multiple of 4", (unsigned long long)workspace.offset);
    SK__REQUIRE(&context->logger, workspace.offset <= UINT64_MAX - size, SK_ERROR_INVALID_VALUE,
                "workspace.offset is %llu, from which %llu bytes reach beyond 2^64",
                (unsigned long long)workspace.offset, (unsigned long long)size);
    context->functions.vkCmdFillBuffer(commands, workspace.buffer, workspace.offset, size, 0);
    sk__barrier(commands, context, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT);
    return SK_SUCCESS;
}
