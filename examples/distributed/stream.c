#include "stream.h"

#include "course/vulkan_try.h"
#include "parts/words/progress.h"

#include <string.h>

static bool create_timeline(stream* s)
{
    VkSemaphoreTypeCreateInfo type = {.sType = VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO};
    VkSemaphoreCreateInfo info = {.sType = VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO};
    type.semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE;
    info.pNext = &type;
    return VK_TRY(vkCreateSemaphore(s->g->device, &info, NULL, &s->timeline));
}

static bool create_commands(stream* s, uint32_t family)
{
    VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
    VkCommandBufferAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
    pool.flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
    pool.queueFamilyIndex = family;
    if (!VK_TRY(vkCreateCommandPool(s->g->device, &pool, NULL, &s->pool)))
        return false;
    info.commandPool = s->pool;
    info.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
    info.commandBufferCount = STREAM_DEPTH;
    return VK_TRY(vkAllocateCommandBuffers(s->g->device, &info, s->commands));
}

static uint32_t count_timestamp_bits(const gpu* g, uint32_t family)
{
    VkQueueFamilyProperties families[32];
    uint32_t count = sizeof families / sizeof families[0];
    vkGetPhysicalDeviceQueueFamilyProperties(g->physical_device, &count, families);
    return family < count ? families[family].timestampValidBits : 0;
}

static bool create_times(stream* s, uint32_t family)
{
    VkQueryPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO};
    uint32_t bits = count_timestamp_bits(s->g, family);
    if (bits == 0)
        return true;
    s->clock_mask = bits >= 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1;
    info.queryType = VK_QUERY_TYPE_TIMESTAMP;
    info.queryCount = 2 * STREAM_DEPTH;
    return VK_TRY(vkCreateQueryPool(s->g->device, &info, NULL, &s->times));
}

static double read_time(const stream* s, uint32_t query)
{
    uint64_t ticks = 0;
    vkGetQueryPoolResults(s->g->device, s->times, query, 1, sizeof ticks, &ticks, sizeof ticks,
                          VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT);
    return 1e-9 * (double)(ticks & s->clock_mask) * (double)s->g->properties.limits.timestampPeriod;
}

/* An empty submission ties the device's clock to the host's. */
static bool tie_clocks(stream* s)
{
    if (!s->times)
        return true;
    VkCommandBuffer commands = begin_stream(s, NULL);
    uint64_t value = commands ? submit_stream(s, NULL, 0) : 0;
    if (value == 0 || !wait_stream(s, value))
        return false;
    s->clock_offset = read_seconds() - read_time(s, 1 + 2 * (uint32_t)((value - 1) % STREAM_DEPTH));
    return true;
}

bool open_stream(const gpu* g, VkQueue queue, uint32_t family, stream* s)
{
    memset(s, 0, sizeof *s);
    s->g = g;
    s->queue = queue;
    return create_timeline(s) && create_commands(s, family) && create_times(s, family) && tie_clocks(s);
}

void close_stream(stream* s)
{
    if (!s->g || !s->g->device)
        return;
    vkDestroyQueryPool(s->g->device, s->times, NULL);
    vkDestroyCommandPool(s->g->device, s->pool, NULL);
    vkDestroySemaphore(s->g->device, s->timeline, NULL);
    memset(s, 0, sizeof *s);
}

/* Tells the listener of submissions that have completed. */
static void retire(stream* s, uint64_t value)
{
    for (; s->retired < value; s->retired++)
    {
        uint32_t place = (uint32_t)(s->retired % STREAM_DEPTH);
        if (s->on_done && s->labels[place] && s->times)
            s->on_done(s->user_data, s->labels[place], s->clock_offset + read_time(s, 2 * place),
                       s->clock_offset + read_time(s, 2 * place + 1));
    }
}

bool wait_stream(stream* s, uint64_t value)
{
    const uint64_t patience = 200000; /* nanoseconds until on_wait is called again */
    VkSemaphoreWaitInfo info = {.sType = VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO};
    info.semaphoreCount = 1;
    info.pSemaphores = &s->timeline;
    info.pValues = &value;
    VkResult result;
    while ((result = vkWaitSemaphores(s->g->device, &info, s->on_wait ? patience : UINT64_MAX)) == VK_TIMEOUT)
        s->on_wait(s->user_data);
    if (!check_vulkan(result, "vkWaitSemaphores"))
        return false;
    retire(s, value);
    return true;
}

VkCommandBuffer begin_stream(stream* s, const char* label)
{
    VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER};
    uint32_t place = (uint32_t)(s->submitted % STREAM_DEPTH);
    if (s->submitted >= STREAM_DEPTH && !wait_stream(s, s->submitted + 1 - STREAM_DEPTH))
        return VK_NULL_HANDLE;
    VkCommandBuffer commands = s->commands[place];
    begin.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
    if (!VK_TRY(vkBeginCommandBuffer(commands, &begin)))
        return VK_NULL_HANDLE;
    s->labels[place] = label;
    if (s->times)
    {
        vkCmdResetQueryPool(commands, s->times, 2 * place, 2);
        vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, s->times, 2 * place);
    }
    barrier.srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT;
    barrier.dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT;
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 1,
                         &barrier, 0, NULL, 0, NULL);
    return commands;
}

static void make_visible_to_host(VkCommandBuffer commands)
{
    VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER};
    barrier.srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT;
    barrier.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier, 0,
                         NULL, 0, NULL);
}

uint64_t submit_stream(stream* s, const stream* other, uint64_t value)
{
    VkTimelineSemaphoreSubmitInfo values = {.sType = VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO};
    VkSubmitInfo submit = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO};
    const VkPipelineStageFlags stages = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
    uint32_t place = (uint32_t)(s->submitted % STREAM_DEPTH);
    uint64_t next = s->submitted + 1;
    make_visible_to_host(s->commands[place]);
    if (s->times)
        vkCmdWriteTimestamp(s->commands[place], VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, s->times, 2 * place + 1);
    values.waitSemaphoreValueCount = submit.waitSemaphoreCount = other ? 1 : 0;
    values.pWaitSemaphoreValues = &value;
    values.signalSemaphoreValueCount = submit.signalSemaphoreCount = submit.commandBufferCount = 1;
    values.pSignalSemaphoreValues = &next;
    submit.pNext = &values;
    submit.pWaitSemaphores = other ? &other->timeline : NULL;
    submit.pWaitDstStageMask = &stages;
    submit.pCommandBuffers = &s->commands[place];
    submit.pSignalSemaphores = &s->timeline;
    if (!VK_TRY(vkEndCommandBuffer(s->commands[place])) ||
        !VK_TRY(vkQueueSubmit(s->queue, 1, &submit, VK_NULL_HANDLE)))
        return 0;
    return s->submitted = next;
}
