/* slow_driver.h - the fake device, but that pipelines take a driver's time, and may be made by many threads at once. It
 * knows each pipeline that it made. Include it after fake_vulkan.h. */
#ifndef SLOW_DRIVER_H
#define SLOW_DRIVER_H

#include <pthread.h>
#include <time.h>

enum
{
    SLOW_PIPELINES = 1024
};

typedef struct slow_pipeline
{
    uint64_t made_of; /* a hash of module, constants and subgroup size */
    bool is_alive;    /* or in the making */
} slow_pipeline;

static struct
{
    pthread_mutex_t mutex;
    slow_pipeline pipelines[SLOW_PIPELINES];
    uint32_t count;
    uint32_t doubled;               /* that were made though another one of the same was there */
    uint32_t milliseconds;          /* of a pipeline */
    uint32_t running, most_running; /* calls at once */
    uint32_t failures;              /* calls that fail before one succeeds */
    uint32_t failed;
} slow = {.mutex = PTHREAD_MUTEX_INITIALIZER};

static inline uint64_t slow_hash(const VkComputePipelineCreateInfo* info)
{
    const VkSpecializationInfo* constants = info->stage.pSpecializationInfo;
    const VkPipelineShaderStageRequiredSubgroupSizeCreateInfo* size = info->stage.pNext;
    uint64_t parts[3] = {(uint64_t)(uintptr_t)info->stage.module, fake_hash(constants->pData, constants->dataSize),
                         size ? size->requiredSubgroupSize : 0};
    return fake_hash(parts, sizeof parts);
}

static inline uint32_t slow_begin(uint64_t made_of)
{
    pthread_mutex_lock(&slow.mutex);
    uint32_t place = slow.count++;
    for (uint32_t i = 0; i < place; ++i)
    {
        slow.doubled += slow.pipelines[i].is_alive && slow.pipelines[i].made_of == made_of;
    }
    slow.pipelines[place].made_of = made_of;
    slow.pipelines[place].is_alive = true;
    ++slow.running;
    slow.most_running = slow.running > slow.most_running ? slow.running : slow.most_running;
    pthread_mutex_unlock(&slow.mutex);
    return place;
}

static inline bool slow_end(uint32_t place)
{
    pthread_mutex_lock(&slow.mutex);
    bool succeeds = slow.failed >= slow.failures;
    slow.failed += !succeeds;
    slow.pipelines[place].is_alive = succeeds;
    --slow.running;
    pthread_mutex_unlock(&slow.mutex);
    return succeeds;
}

static VKAPI_ATTR VkResult VKAPI_CALL slow_create_pipelines(VkDevice device, VkPipelineCache cache, uint32_t count,
                                                            const VkComputePipelineCreateInfo* infos,
                                                            const VkAllocationCallbacks* allocator,
                                                            VkPipeline* pipelines)
{
    (void)device, (void)cache, (void)count, (void)allocator;
    const struct timespec time = {0, (long)slow.milliseconds * 1000000};
    uint32_t place = slow_begin(slow_hash(infos));
    nanosleep(&time, NULL);
    bool made = slow_end(place);
    *pipelines = made ? (VkPipeline)(uintptr_t)(place + 1) : VK_NULL_HANDLE;
    return made ? VK_SUCCESS : VK_ERROR_OUT_OF_DEVICE_MEMORY;
}

static VKAPI_ATTR void VKAPI_CALL slow_destroy_pipeline(VkDevice device, VkPipeline pipeline,
                                                        const VkAllocationCallbacks* allocator)
{
    (void)device, (void)allocator;
    pthread_mutex_lock(&slow.mutex);
    slow.pipelines[(uintptr_t)pipeline - 1].is_alive = false;
    pthread_mutex_unlock(&slow.mutex);
}

/* A module's handle is a hash of its text. */
static VKAPI_ATTR VkResult VKAPI_CALL slow_create_module(VkDevice device, const VkShaderModuleCreateInfo* info,
                                                         const VkAllocationCallbacks* allocator,
                                                         VkShaderModule* module)
{
    (void)device, (void)allocator;
    *module = (VkShaderModule)(uintptr_t)fake_hash(info->pCode, info->codeSize);
    return VK_SUCCESS;
}

static VKAPI_ATTR void VKAPI_CALL slow_destroy_module(VkDevice device, VkShaderModule module,
                                                      const VkAllocationCallbacks* allocator)
{
    (void)device, (void)module, (void)allocator;
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL slow_get_proc_addr(VkInstance instance, const char* name);

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL slow_get_device_proc_addr(VkDevice device, const char* name)
{
    (void)device;
    return slow_get_proc_addr(fake_instance(), name);
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL slow_get_proc_addr(VkInstance instance, const char* name)
{
    static const fake_function own[] = {
        {"vkGetDeviceProcAddr", (PFN_vkVoidFunction)slow_get_device_proc_addr},
        {"vkCreateShaderModule", (PFN_vkVoidFunction)slow_create_module},
        {"vkDestroyShaderModule", (PFN_vkVoidFunction)slow_destroy_module},
        {"vkCreateComputePipelines", (PFN_vkVoidFunction)slow_create_pipelines},
        {"vkDestroyPipeline", (PFN_vkVoidFunction)slow_destroy_pipeline},
    };
    for (size_t i = 0; i < sizeof own / sizeof own[0]; ++i)
    {
        if (strcmp(own[i].name, name) == 0)
        {
            return own[i].function;
        }
    }
    return fake_get_instance_proc_addr(instance, name);
}

/* A context of the slow driver, without names, of which the fake keeps the last for all threads. */
static inline sk_context_desc describe_slow_context(void)
{
    reset_fake();
    fake.no_labels = true;
    sk_context_desc desc = fake_context_desc();
    desc.get_instance_proc_addr = slow_get_proc_addr;
    desc.allocator = NULL;
    slow.milliseconds = 2;
    slow.count = slow.doubled = slow.running = slow.most_running = slow.failures = slow.failed = 0;
    return desc;
}

static inline uint32_t count_slow_pipelines(void)
{
    uint32_t alive = 0;
    for (uint32_t i = 0; i < slow.count; ++i)
    {
        alive += slow.pipelines[i].is_alive;
    }
    return alive;
}

#endif
