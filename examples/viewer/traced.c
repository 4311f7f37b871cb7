/* The implementation of streamk_trace.h. It comes before whatever includes streamk.h, so that all here is the former's. */
#include <volk.h>

#define STREAMK_IMPLEMENTATION
#include "streamk_trace.h"

#include "traced.h"

#include <stdlib.h>
#include <string.h>

struct traced_plan
{
    sk_context* context;
    sk_plan* plan;
    sk_plan_info info;
};

/* ---- device ---------------------------------------------------------------------------------- */

static bool has_device_extension(VkPhysicalDevice device, const char* name)
{
    uint32_t count = 0;
    bool found = false;
    VkExtensionProperties* list = NULL;
    if (vkEnumerateDeviceExtensionProperties(device, NULL, &count, NULL) == VK_SUCCESS && count > 0)
        list = calloc(count, sizeof *list);
    if (list && vkEnumerateDeviceExtensionProperties(device, NULL, &count, list) >= VK_SUCCESS)
        for (uint32_t i = 0; i < count && !found; i++)
            found = strcmp(list[i].extensionName, name) == 0;
    free(list);
    return found;
}

void enable_shader_clock(sk_features* features, void* user_data)
{
    static VkPhysicalDeviceShaderClockFeaturesKHR clock; /* part of the chain that vkCreateDevice reads */
    const gpu* g = user_data;
    VkPhysicalDeviceFeatures2 all = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, &clock, {0}};
    memset(&clock, 0, sizeof clock);
    clock.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_CLOCK_FEATURES_KHR;
    if (!has_device_extension(g->physical_device, VK_KHR_SHADER_CLOCK_EXTENSION_NAME))
        return;
    vkGetPhysicalDeviceFeatures2(g->physical_device, &all);
    if (features->extension_count == sizeof features->extensions / sizeof features->extensions[0])
        return;
    features->extensions[features->extension_count++] = VK_KHR_SHADER_CLOCK_EXTENSION_NAME;
    clock.pNext = features->features.pNext;
    features->features.pNext = &clock;
}

/* ---- plan ------------------------------------------------------------------------------------ */

static sk_result create_traced_context(const gpu* g, sk_context** context)
{
    sk_context_desc desc = {0};
    desc.instance = g->instance;
    desc.physical_device = g->physical_device;
    desc.device = g->device;
    desc.device_create_info = &g->create_info;
    desc.logger = g->logger;
    return sk_create_context(&desc, context);
}

sk_result open_traced_plan(const gpu* g, const sk_gemm_desc* desc, traced_plan** plan)
{
    traced_plan* p = calloc(1, sizeof *p);
    if (!p)
        return SK_ERROR_OUT_OF_HOST_MEMORY;
    sk_result result = create_traced_context(g, &p->context);
    if (result == SK_SUCCESS)
        result = sk_create_plan(p->context, desc, &p->plan);
    if (result == SK_SUCCESS)
        p->info = sk_query_plan(p->plan);
    else
        close_traced_plan(p);
    *plan = result == SK_SUCCESS ? p : NULL;
    return result;
}

void close_traced_plan(traced_plan* plan)
{
    if (!plan)
        return;
    sk_destroy_plan(plan->plan);
    sk_destroy_context(plan->context);
    free(plan);
}

VkDeviceSize find_traced_workspace_size(const traced_plan* plan)
{
    return plan->info.workspace_size;
}

/* ---- a launch -------------------------------------------------------------------------------- */

VkDeviceSize find_trace_size(void)
{
    return SK_TRACE_RECORDS_OFFSET - SK_TRACE_COUNT_OFFSET + SK_TRACE_ROOM * sizeof(sk_trace_record);
}

static void record_barrier(VkCommandBuffer commands, VkPipelineStageFlags from, VkPipelineStageFlags to)
{
    VkMemoryBarrier barrier = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, VK_ACCESS_MEMORY_WRITE_BIT,
                               VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT};
    vkCmdPipelineBarrier(commands, from, to, 0, 1, &barrier, 0, NULL, 0, NULL);
}

sk_result record_traced_plan(VkCommandBuffer commands, const traced_plan* plan, const sk_gemm_args* args,
                             const gpu_buffer* trace)
{
    const VkPipelineStageFlags compute = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, copy = VK_PIPELINE_STAGE_TRANSFER_BIT;
    VkBufferCopy region = {args->workspace.offset + SK_TRACE_COUNT_OFFSET, 0, find_trace_size()};
    record_barrier(commands, compute | copy, compute | copy);
    sk_result result = sk_clear_workspace(commands, plan->context, args->workspace);
    if (result == SK_SUCCESS)
        result = sk_gemm(commands, plan->plan, args);
    if (result == SK_SUCCESS)
    {
        record_barrier(commands, compute, copy);
        vkCmdCopyBuffer(commands, args->workspace.buffer, trace->buffer, 1, &region);
        record_barrier(commands, copy, compute | copy);
    }
    return result;
}

/* ---- its trace ------------------------------------------------------------------------------- */

uint32_t count_traced_room(void)
{
    return SK_TRACE_ROOM;
}

/* Workers and tiles of a last wave count on from the others. */
static traced_segment decode(const sk_plan_info* info, const sk_trace_record* record)
{
    traced_segment segment = {.worker = record->worker, .tile = record->tile};
    if (record->tile & SK_TRACE_LAST_WAVE)
    {
        segment.worker = (record->worker & ~SK_TRACE_LAST_WAVE) + info->workers;
        segment.tile = (record->tile & ~SK_TRACE_LAST_WAVE) + info->tiles;
    }
    segment.k_begin = record->k_begin;
    segment.k_end = record->k_end;
    memcpy(segment.device_clock, record->device_clock, sizeof segment.device_clock);
    memcpy(segment.subgroup_clock, record->subgroup_clock, sizeof segment.subgroup_clock);
    return segment;
}

uint32_t read_traced_segments(const traced_plan* plan, const void* trace, uint32_t most, traced_segment* segments)
{
    const char* records = (const char*)trace + (SK_TRACE_RECORDS_OFFSET - SK_TRACE_COUNT_OFFSET);
    uint32_t count = 0;
    memcpy(&count, trace, sizeof count);
    for (uint32_t i = 0; segments && i < count && i < most && i < SK_TRACE_ROOM; i++)
    {
        sk_trace_record record;
        memcpy(&record, records + i * sizeof record, sizeof record);
        segments[i] = decode(&plan->info, &record);
    }
    return count;
}
