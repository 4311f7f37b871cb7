/* The implementation of streamk.h with traced kernels. What the other files call has none: its functions are linked by
 * other names. */
#define STREAMK_TRACES "viewer/traced_modules.h"

#include <volk.h>

#define STREAMK_IMPLEMENTATION
#include "streamk.h"

#include "traced.h"

#include <stdlib.h>
#include <string.h>

struct tracer
{
    sk_context* context;
};

struct traced_plan
{
    const sk_context* context;
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

sk_result open_tracer(const gpu* g, tracer** t)
{
    sk_context_desc desc = make_gpu_context_desc(g);
    *t = calloc(1, sizeof **t);
    sk_result result = *t ? sk_create_context(&desc, &(*t)->context) : SK_ERROR_OUT_OF_HOST_MEMORY;
    if (result != SK_SUCCESS)
    {
        free(*t);
        *t = NULL;
    }
    return result;
}

void close_tracer(tracer* t)
{
    if (t)
        sk_destroy_context(t->context);
    free(t);
}

bool has_traced_kernel(const tracer* t, const char* name)
{
    bool found = false;
    for (uint32_t i = 0; i < sk_query_context(t->context).kernel_count && !found; i++)
        found = strcmp(sk_query_kernel(t->context, i).name, name) == 0;
    return found;
}

sk_result open_traced_plan(const tracer* t, const sk_gemm_desc* desc, traced_plan** plan)
{
    traced_plan* p = calloc(1, sizeof *p);
    *plan = NULL;
    if (!p)
        return SK_ERROR_OUT_OF_HOST_MEMORY;
    sk_result result = sk_create_gemm_plan(t->context, desc, &p->plan);
    if (result != SK_SUCCESS)
    {
        free(p);
        return result;
    }
    p->context = t->context;
    p->info = sk_query_plan(p->plan);
    *plan = p;
    return SK_SUCCESS;
}

void close_traced_plan(traced_plan* plan)
{
    if (plan)
        sk_destroy_plan(plan->plan);
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

sk_result record_trace_begin(VkCommandBuffer commands, const traced_plan* plan, sk_buffer workspace)
{
    const VkPipelineStageFlags any = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT;
    record_barrier(commands, any, any);
    return sk_clear_workspace(commands, plan->context, workspace);
}

sk_result record_traced_plan(VkCommandBuffer commands, const traced_plan* plan, const sk_gemm_args* args)
{
    return sk_gemm(commands, plan->plan, args);
}

void record_trace_end(VkCommandBuffer commands, sk_buffer workspace, const gpu_buffer* trace)
{
    const VkPipelineStageFlags any = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT;
    VkBufferCopy region = {workspace.offset + SK_TRACE_COUNT_OFFSET, 0, find_trace_size()};
    record_barrier(commands, any, any);
    vkCmdCopyBuffer(commands, workspace.buffer, trace->buffer, 1, &region);
    record_barrier(commands, any, any);
}

/* ---- its trace ------------------------------------------------------------------------------- */

uint32_t count_traced_room(void)
{
    return SK_TRACE_ROOM;
}

/* Some drivers' clocks have 32 bits, and wrap around within seconds: such times are told from one of about then. */
static uint64_t unwrap(uint64_t ticks, uint64_t reference)
{
    bool wraps = ticks >> 32 == 0 && reference >> 32 == 0;
    int32_t difference = (int32_t)(uint32_t)(ticks - reference);
    return wraps ? ((uint64_t)1 << 32) + reference + (uint64_t)(int64_t)difference : ticks;
}

/* Workers and tiles of a last wave, which has as many of both, count on from the others. */
static traced_segment decode(const sk_plan_info* info, const sk_trace_record* record, const sk_trace_record* first)
{
    bool is_last_wave = (record->tile & SK_TRACE_LAST_WAVE) || info->tiles == 0;
    traced_segment segment = {.worker = record->worker & ~(SK_TRACE_LAST_WAVE | SK_TRACE_PASS)};
    segment.is_pass = (record->worker & SK_TRACE_PASS) != 0;
    segment.tile = record->tile & ~SK_TRACE_LAST_WAVE;
    segment.worker += is_last_wave ? info->workers - info->last_wave_tiles : 0;
    segment.tile += is_last_wave ? info->tiles : 0;
    segment.k_begin = record->k_begin;
    segment.k_end = record->k_end;
    for (int i = 0; i < 3; i++)
    {
        segment.device_clock[i] = unwrap(record->device_clock[i], first->device_clock[0]);
        segment.subgroup_clock[i] = unwrap(record->subgroup_clock[i], first->subgroup_clock[0]);
    }
    return segment;
}

uint32_t read_traced_segments(const traced_plan* plan, const void* trace, uint32_t most, traced_segment* segments)
{
    const char* records = (const char*)trace + (SK_TRACE_RECORDS_OFFSET - SK_TRACE_COUNT_OFFSET);
    uint32_t count = 0;
    memcpy(&count, trace, sizeof count);
    for (uint32_t i = 0; segments && i < count && i < most && i < SK_TRACE_ROOM; i++)
    {
        sk_trace_record record, first;
        memcpy(&first, records, sizeof first);
        memcpy(&record, records + i * sizeof record, sizeof record);
        segments[i] = decode(&plan->info, &record, &first);
    }
    return count;
}
