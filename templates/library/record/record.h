/* record.h - appends a plan to a command buffer.
 *
 * Uses launch.h. Nothing here changes a plan or a context.
 */

#include "launch.h"

static void sk__barrier(VkCommandBuffer commands, const sk_context* context, VkPipelineStageFlags stage,
                        VkAccessFlags written)
{
    VkMemoryBarrier barrier = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, written,
                               VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT};
    context->functions.vkCmdPipelineBarrier(commands, stage, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &barrier, 0,
                                            NULL, 0, NULL);
}

/* The pieces of a dispatch, row after row, each behind those before it. */
static void sk__record_pieces(VkCommandBuffer commands, const sk_context* context, const sk__step* step)
{
    for (uint32_t row = 0; row < step->groups_y; ++row)
    {
        for (uint32_t begin = 0; begin < step->cut.depth; begin += step->cut.segments)
        {
            if (row > 0 || begin > 0)
            {
                sk__barrier(commands, context, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT);
            }
            context->functions.vkCmdDispatchBase(commands, 0, row, begin, step->groups_x, 1,
                                                 sk__min(step->cut.segments, step->cut.depth - begin));
        }
    }
}

static void sk__record_step(VkCommandBuffer commands, const sk_context* context, const sk__step* step, bool more)
{
    if (step->waits)
    {
        sk__barrier(commands, context, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT);
    }
    context->functions.vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, step->pipeline);
    context->functions.vkCmdPushConstants(commands, context->layouts[more], VK_SHADER_STAGE_COMPUTE_BIT, 0,
                                          sk__push_constants_size(more), &step->constants);
    if (step->cut.segments > 0)
    {
        sk__record_pieces(commands, context, step);
        return;
    }
    context->functions.vkCmdDispatch(commands, step->groups_x, step->groups_y, 1);
}

static bool sk__has_labels(const sk_context* context)
{
    return context->functions.vkCmdBeginDebugUtilsLabelEXT && context->functions.vkCmdEndDebugUtilsLabelEXT;
}

/* Begins a label of a plan's line, if there are labels. */
static void sk__put_label(VkCommandBuffer commands, const sk_context* context, const char* line)
{
    if (sk__has_labels(context))
    {
        VkDebugUtilsLabelEXT label;
        memset(&label, 0, sizeof label);
        label.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT;
        label.pLabelName = line;
        context->functions.vkCmdBeginDebugUtilsLabelEXT(commands, &label);
    }
}

static void sk__begin_label(VkCommandBuffer commands, const sk_plan* plan)
{
    char line[SK_LINE_SIZE];
    if (sk__has_labels(plan->context))
    {
        sk_format_plan(plan, line, sizeof line);
        sk__put_label(commands, plan->context, line);
    }
}

static void sk__end_label(VkCommandBuffer commands, const sk_context* context)
{
    if (sk__has_labels(context))
    {
        context->functions.vkCmdEndDebugUtilsLabelEXT(commands);
    }
}

STREAMK_API sk_result sk_gemm(VkCommandBuffer commands, const sk_plan* plan, const sk_gemm_args* args)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    sk__launch launch;
    const sk_context* context = plan->context;
    SK__REQUIRE(&context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__REQUIRE(&context->logger, args, SK_ERROR_NULL_ARGUMENT, "args is NULL");
    SK__REQUIRE(&context->logger, plan->grouped.most_problems == 0, SK_ERROR_INVALID_VALUE,
                "the plan is of several problems: sk_gemm_grouped records it");
    SK__TRY(sk__require_device(context));
    SK__TRY(sk__prepare_launch(plan, args, &launch));
    if (launch.step_count == 0)
    {
        return SK_SUCCESS;
    }
    sk__begin_label(commands, plan);
    for (uint32_t i = 0; i < launch.step_count; ++i)
    {
        bool more = i >= launch.copy_count && sk__pushes_more(context, &plan->problem.epilogue);
        sk__record_step(commands, context, &launch.steps[i], more);
    }
    sk__end_label(commands, context);
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
