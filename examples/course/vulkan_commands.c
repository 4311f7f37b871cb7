/* Command buffers from beginning to completion, and timestamps in them. */
#include "vulkan_try.h"

#include <string.h>

static void record_memory_barrier(VkCommandBuffer commands, VkPipelineStageFlags from_stages, VkAccessFlags from,
                                  VkPipelineStageFlags to_stages, VkAccessFlags to)
{
    VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER};
    barrier.srcAccessMask = from;
    barrier.dstAccessMask = to;
    vkCmdPipelineBarrier(commands, from_stages, to_stages, 0, 1, &barrier, 0, NULL, 0, NULL);
}

static const VkPipelineStageFlags WORK_STAGES = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT;
static const VkAccessFlags WORK_READS = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_TRANSFER_READ_BIT;
static const VkAccessFlags WORK_WRITES = VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT;

VkCommandBuffer begin_gpu_commands(const gpu* g)
{
    VkCommandBuffer commands = VK_NULL_HANDLE;
    VkCommandBufferAllocateInfo allocation = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
    VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    allocation.commandPool = g->pool;
    allocation.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
    allocation.commandBufferCount = 1;
    if (!VK_TRY(vkAllocateCommandBuffers(g->device, &allocation, &commands)))
        return VK_NULL_HANDLE;
    if (!VK_TRY(vkBeginCommandBuffer(commands, &begin)))
    {
        vkFreeCommandBuffers(g->device, g->pool, 1, &commands);
        return VK_NULL_HANDLE;
    }
    /* a fence tells the host that earlier work is complete, but does not make it visible to later work */
    record_memory_barrier(commands, WORK_STAGES, WORK_WRITES, WORK_STAGES, WORK_READS | WORK_WRITES);
    return commands;
}

static VkResult wait_for_fence(const gpu* g, VkFence fence)
{
    const uint64_t second = 1000000000;
    VkResult result;
    while ((result = vkWaitForFences(g->device, 1, &fence, VK_TRUE, g->on_wait ? second : UINT64_MAX)) == VK_TIMEOUT)
        if (g->on_wait)
            g->on_wait(g->user_data);
    return result;
}

bool submit_gpu_commands(const gpu* g, VkCommandBuffer commands)
{
    VkFenceCreateInfo fence_info = {.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
    VkSubmitInfo submit = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO};
    VkFence fence = VK_NULL_HANDLE;
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &commands;

    record_memory_barrier(commands, WORK_STAGES, WORK_WRITES, VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
    bool done = VK_TRY(vkEndCommandBuffer(commands)) && VK_TRY(vkCreateFence(g->device, &fence_info, NULL, &fence)) &&
                VK_TRY(vkQueueSubmit(g->queue, 1, &submit, fence)) &&
                check_vulkan(wait_for_fence(g, fence), "vkWaitForFences");
    vkDestroyFence(g->device, fence, NULL);
    vkFreeCommandBuffers(g->device, g->pool, 1, &commands);
    return done;
}

void record_compute_barrier(VkCommandBuffer commands)
{
    record_memory_barrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                          VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                          VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
}

/* ---- timestamps ------------------------------------------------------------------------------ */

static bool reset_timer(const gpu* g, const gpu_timer* timer)
{
    VkCommandBuffer commands = begin_gpu_commands(g);
    if (!commands)
        return false;
    vkCmdResetQueryPool(commands, timer->queries, 0, timer->count);
    return submit_gpu_commands(g, commands);
}

bool create_gpu_timer(const gpu* g, uint32_t count, gpu_timer* timer)
{
    VkQueryPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO};
    info.queryType = VK_QUERY_TYPE_TIMESTAMP;
    info.queryCount = count;

    memset(timer, 0, sizeof *timer);
    timer->count = count;
    if (g->timestamp_bits == 0)
    {
        tell_vulkan("%s has no timestamps on its queue for compute\n", g->properties.deviceName);
        return false;
    }
    if (VK_TRY(vkCreateQueryPool(g->device, &info, NULL, &timer->queries)) && reset_timer(g, timer))
        return true;
    destroy_gpu_timer(g, timer);
    return false;
}

void destroy_gpu_timer(const gpu* g, gpu_timer* timer)
{
    if (g->device)
        vkDestroyQueryPool(g->device, timer->queries, NULL);
    memset(timer, 0, sizeof *timer);
}

void write_gpu_timestamp(const gpu_timer* timer, VkCommandBuffer commands, uint32_t index)
{
    vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, timer->queries, index);
}

bool read_gpu_timestamps(const gpu* g, const gpu_timer* timer, uint32_t count, double* nanoseconds)
{
    uint64_t mask = g->timestamp_bits >= 64 ? UINT64_MAX : ((uint64_t)1 << g->timestamp_bits) - 1;
    uint64_t first = 0;
    for (uint32_t i = 0; i < count; i++)
    {
        uint64_t ticks = 0;
        if (!VK_TRY(vkGetQueryPoolResults(g->device, timer->queries, i, 1, sizeof ticks, &ticks, sizeof ticks,
                                          VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT)))
            return false;
        if (i == 0)
            first = ticks;
        nanoseconds[i] = (double)((ticks - first) & mask) * (double)g->properties.limits.timestampPeriod;
    }
    return reset_timer(g, timer);
}
