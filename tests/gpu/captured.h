/* captured.h - what a context tells the driver of its pipelines, kept instead of compiled: to compile it without the
 * library. One capture at a time. */
#ifndef CAPTURED_H
#define CAPTURED_H

#include "course/vulkan.h"

#include <stdlib.h>
#include <string.h>

enum
{
    CAPTURED_MOST = 2048,
    CAPTURED_CONSTANTS = 64
};

typedef struct captured_pipeline
{
    VkComputePipelineCreateInfo info;
    VkSpecializationInfo constants;
    VkSpecializationMapEntry entries[CAPTURED_CONSTANTS];
    uint32_t values[CAPTURED_CONSTANTS];
    VkPipelineShaderStageRequiredSubgroupSizeCreateInfo subgroup_size;
} captured_pipeline;

static struct
{
    captured_pipeline pipelines[CAPTURED_MOST]; /* they point into themselves, and stay where they are */
    uint32_t count;
} captured;

static inline void capture_stage(captured_pipeline* c)
{
    VkPipelineShaderStageCreateInfo* stage = &c->info.stage;
    c->constants = *stage->pSpecializationInfo;
    memcpy(c->entries, c->constants.pMapEntries, c->constants.mapEntryCount * sizeof *c->entries);
    memcpy(c->values, c->constants.pData, c->constants.dataSize);
    c->constants.pMapEntries = c->entries;
    c->constants.pData = c->values;
    stage->pSpecializationInfo = &c->constants;
    if (stage->pNext)
    {
        memcpy(&c->subgroup_size, stage->pNext, sizeof c->subgroup_size);
        c->subgroup_size.pNext = NULL;
        stage->pNext = &c->subgroup_size;
    }
}

static VKAPI_ATTR VkResult VKAPI_CALL capture_pipelines(VkDevice device, VkPipelineCache cache, uint32_t count,
                                                        const VkComputePipelineCreateInfo* infos,
                                                        const VkAllocationCallbacks* allocator, VkPipeline* pipelines)
{
    (void)device, (void)cache, (void)allocator;
    if (count != 1 || captured.count == CAPTURED_MOST ||
        infos->stage.pSpecializationInfo->mapEntryCount > CAPTURED_CONSTANTS)
    {
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    captured_pipeline* c = &captured.pipelines[captured.count++];
    c->info = *infos;
    c->info.pNext = NULL;
    capture_stage(c);
    *pipelines = (VkPipeline)(uintptr_t)captured.count;
    return VK_SUCCESS;
}

/* Modules live until the device is destroyed, and pipelines are none. */
static VKAPI_ATTR void VKAPI_CALL keep_module(VkDevice device, VkShaderModule module,
                                              const VkAllocationCallbacks* allocator)
{
    (void)device, (void)module, (void)allocator;
}

static VKAPI_ATTR void VKAPI_CALL keep_pipeline(VkDevice device, VkPipeline pipeline,
                                                const VkAllocationCallbacks* allocator)
{
    (void)device, (void)pipeline, (void)allocator;
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_captured_device_function(VkDevice device, const char* name)
{
    const struct
    {
        const char* name;
        PFN_vkVoidFunction function;
    } own[] = {
        {"vkCreateComputePipelines", (PFN_vkVoidFunction)capture_pipelines},
        {"vkDestroyShaderModule", (PFN_vkVoidFunction)keep_module},
        {"vkDestroyPipeline", (PFN_vkVoidFunction)keep_pipeline},
        {"vkSetDebugUtilsObjectNameEXT", NULL},
    };
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
    {
        if (strcmp(own[i].name, name) == 0)
        {
            return own[i].function;
        }
    }
    return vkGetDeviceProcAddr(device, name);
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_captured_function(VkInstance instance, const char* name)
{
    return strcmp(name, "vkGetDeviceProcAddr") == 0 ? (PFN_vkVoidFunction)get_captured_device_function
                                                    : vkGetInstanceProcAddr(instance, name);
}

/* A context whose pipelines are captured. It must live as long as they are used, as they have its layouts. */
static inline sk_result create_capturing_context(const gpu* g, sk_context** context)
{
    sk_context_desc desc = make_gpu_context_desc(g);
    desc.get_instance_proc_addr = get_captured_function;
    captured.count = 0;
    return sk_create_context(&desc, context);
}

#endif
