/* What the fake device does: objects, the record of commands, memory; and the way to all functions. */
#define VK_NO_PROTOTYPES
#include "fake_vulkan.h"
#include "workgroup.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

fake_vulkan fake;

/* ---- handles --------------------------------------------------------------------------------- */

static char instance_of[1], physical_device_of[1], device_of[1], commands_of[1];

VkInstance fake_instance(void)
{
    return (VkInstance)(void*)instance_of;
}

VkPhysicalDevice fake_physical_device(void)
{
    return (VkPhysicalDevice)(void*)physical_device_of;
}

VkDevice fake_device(void)
{
    return (VkDevice)(void*)device_of;
}

VkCommandBuffer fake_commands(void)
{
    return (VkCommandBuffer)(void*)commands_of;
}

VkBuffer fake_buffer(VkDeviceAddress address)
{
    return (VkBuffer)(uintptr_t)address;
}

uint64_t fake_hash(const void* bytes, size_t size)
{
    uint64_t hash = 0xcbf29ce484222325u ^ size;
    for (size_t i = 0; i < size; i += sizeof(uint32_t))
    {
        uint32_t word = 0;
        memcpy(&word, (const char*)bytes + i, size - i < sizeof word ? size - i : sizeof word);
        hash = (hash ^ word) * 0x100000001b3u;
        hash ^= hash >> 32;
    }
    return hash;
}

/* ---- calls that fail ------------------------------------------------------------------------- */

bool fake_call_succeeds(const char* function)
{
    if (fake.calls == UINT32_MAX || (fake.failing && strcmp(fake.failing, function) != 0))
    {
        return true;
    }
    if (fake.calls-- == 0)
    {
        fake.failed = function;
        return false;
    }
    return true;
}

/* ---- objects --------------------------------------------------------------------------------- */

/* The words of the module that was created last: the next pipeline is made of it. */
static uint32_t* last_module;
static uint64_t last_contents; /* their hash */

static void keep_module(const VkShaderModuleCreateInfo* info)
{
    last_module = realloc(last_module, info->codeSize);
    if (!last_module)
    {
        abort();
    }
    memcpy(last_module, info->pCode, info->codeSize);
    last_contents = fake.hashes_modules ? fake_hash(info->pCode, info->codeSize) : 0;
}

static VKAPI_ATTR VkResult VKAPI_CALL create_module(VkDevice device, const VkShaderModuleCreateInfo* info,
                                                    const VkAllocationCallbacks* allocator, VkShaderModule* module)
{
    (void)device;
    (void)allocator;
    if (!fake_call_succeeds("vkCreateShaderModule"))
    {
        return fake.failure;
    }
    ++fake.modules_alive;
    fake.module_size = (uint32_t)info->codeSize;
    keep_module(info);
    *module = (VkShaderModule)(uintptr_t)info->codeSize;
    return VK_SUCCESS;
}

static VKAPI_ATTR void VKAPI_CALL destroy_module(VkDevice device, VkShaderModule module,
                                                 const VkAllocationCallbacks* allocator)
{
    (void)device;
    (void)allocator;
    fake.modules_alive -= module != VK_NULL_HANDLE;
}

static VKAPI_ATTR VkResult VKAPI_CALL create_layout(VkDevice device, const VkPipelineLayoutCreateInfo* info,
                                                    const VkAllocationCallbacks* allocator, VkPipelineLayout* layout)
{
    (void)device;
    (void)allocator;
    if (!fake_call_succeeds("vkCreatePipelineLayout"))
    {
        return fake.failure;
    }
    ++fake.layouts_alive;
    *layout = (VkPipelineLayout)(uintptr_t)info->pPushConstantRanges[0].size;
    return VK_SUCCESS;
}

static VKAPI_ATTR void VKAPI_CALL destroy_layout(VkDevice device, VkPipelineLayout layout,
                                                 const VkAllocationCallbacks* allocator)
{
    (void)device;
    (void)allocator;
    fake.layouts_alive -= layout != VK_NULL_HANDLE;
}

/* No pipeline may have more than the device allows a workgroup. */
static void measure_pipeline(fake_pipeline* pipeline)
{
    const VkPhysicalDeviceLimits* limits = &fake.properties.limits;
    workgroup found = measure_workgroup(last_module, pipeline->module / sizeof(uint32_t), pipeline->constants);
    if (found.invocations == 0 || found.invocations > limits->maxComputeWorkGroupInvocations ||
        found.shared_size > limits->maxComputeSharedMemorySize)
    {
        fprintf(stderr, "a workgroup has %u invocations and %u bytes of shared memory; the device has %u and %u\n",
                found.invocations, found.shared_size, limits->maxComputeWorkGroupInvocations,
                limits->maxComputeSharedMemorySize);
        abort();
    }
}

/* A bit for each specialization constant of a module. */
static uint64_t find_constants(const uint32_t* words, size_t count)
{
    const uint32_t decorate = 71, spec_id = 1;
    uint64_t found = 0;
    for (size_t i = 5; i < count; i += words[i] >> 16)
    {
        if ((words[i] & 0xffffu) == decorate && words[i + 2] == spec_id)
        {
            found |= UINT64_C(1) << words[i + 3];
        }
    }
    return found;
}

static void note_pipeline(const VkComputePipelineCreateInfo* info, fake_pipeline* pipeline)
{
    const VkSpecializationInfo* constants = info->stage.pSpecializationInfo;
    const VkPipelineShaderStageRequiredSubgroupSizeCreateInfo* size = info->stage.pNext;
    pipeline->module = (uint32_t)(uintptr_t)info->stage.module;
    pipeline->contents = last_contents;
    pipeline->has = find_constants(last_module, pipeline->module / sizeof(uint32_t));
    pipeline->flags = info->stage.flags;
    pipeline->is_based = (info->flags & (VkPipelineCreateFlags)VK_PIPELINE_CREATE_DISPATCH_BASE) != 0;
    pipeline->push_constants = (uint32_t)(uintptr_t)info->layout;
    pipeline->required_subgroup_size = size ? size->requiredSubgroupSize : 0;
    for (uint32_t i = 0; i < constants->mapEntryCount; ++i)
    {
        const VkSpecializationMapEntry* entry = &constants->pMapEntries[i];
        if (entry->constantID >= FAKE_CONSTANTS)
        {
            fprintf(stderr, "constant %u: FAKE_CONSTANTS is %d\n", entry->constantID, FAKE_CONSTANTS);
            abort();
        }
        pipeline->given |= UINT64_C(1) << entry->constantID;
        memcpy(&pipeline->constants[entry->constantID], (const char*)constants->pData + entry->offset, entry->size);
    }
    measure_pipeline(pipeline);
}

/* The first structure of the chain is the only one that pipelines have. */
static void give_feedback(const VkComputePipelineCreateInfo* info, fake_pipeline* pipeline)
{
    const VkPipelineCreationFeedbackCreateInfo* feedback = (const VkPipelineCreationFeedbackCreateInfo*)info->pNext;
    pipeline->asks_for_feedback = feedback != NULL;
    if (feedback)
    {
        feedback->pPipelineCreationFeedback->flags = fake.feedback;
    }
}

static VKAPI_ATTR VkResult VKAPI_CALL create_pipelines(VkDevice device, VkPipelineCache cache, uint32_t count,
                                                       const VkComputePipelineCreateInfo* infos,
                                                       const VkAllocationCallbacks* allocator, VkPipeline* pipelines)
{
    (void)device;
    (void)cache;
    (void)allocator;
    for (uint32_t i = 0; i < count; ++i)
    {
        pipelines[i] = VK_NULL_HANDLE;
        if (!fake_call_succeeds("vkCreateComputePipelines"))
        {
            return fake.failure;
        }
        if (fake.pipeline_count == FAKE_PIPELINES)
        {
            return VK_ERROR_UNKNOWN;
        }
        give_feedback(&infos[i], &fake.pipelines[fake.pipeline_count]);
        note_pipeline(&infos[i], &fake.pipelines[fake.pipeline_count++]);
        ++fake.pipelines_alive;
        pipelines[i] = (VkPipeline)(uintptr_t)fake.pipeline_count;
    }
    return VK_SUCCESS;
}

static VKAPI_ATTR void VKAPI_CALL destroy_pipeline(VkDevice device, VkPipeline pipeline,
                                                   const VkAllocationCallbacks* allocator)
{
    (void)device;
    (void)allocator;
    fake.pipelines_alive -= pipeline != VK_NULL_HANDLE;
    if (pipeline != VK_NULL_HANDLE)
    {
        fake.pipelines[(uintptr_t)pipeline - 1u].is_destroyed = true;
    }
}

static VKAPI_ATTR VkDeviceAddress VKAPI_CALL get_address(VkDevice device, const VkBufferDeviceAddressInfo* info)
{
    (void)device;
    return (VkDeviceAddress)(uintptr_t)info->buffer;
}

/* ---- commands -------------------------------------------------------------------------------- */

/* The next place of the record; when it is full, the last one again. */
static fake_command* add_command(fake_kind kind, VkCommandBuffer commands)
{
    fake_command* command = &fake.record[fake.count < FAKE_COMMANDS ? fake.count++ : FAKE_COMMANDS - 1];
    memset(command, 0, sizeof *command);
    command->kind = kind;
    command->commands = commands;
    return command;
}

static VKAPI_ATTR void VKAPI_CALL cmd_barrier(VkCommandBuffer commands, VkPipelineStageFlags before,
                                              VkPipelineStageFlags after, VkDependencyFlags flags, uint32_t count,
                                              const VkMemoryBarrier* barriers, uint32_t buffer_count,
                                              const VkBufferMemoryBarrier* buffers, uint32_t image_count,
                                              const VkImageMemoryBarrier* images)
{
    (void)buffers;
    (void)images;
    fake_command* command = add_command(FAKE_BARRIER, commands);
    command->flags = flags;
    command->barriers = count;
    command->other_barriers = buffer_count + image_count;
    command->before = before;
    command->after = after;
    for (uint32_t i = 0; i < count; ++i)
    {
        command->source |= barriers[i].srcAccessMask;
        command->destination |= barriers[i].dstAccessMask;
    }
}

static VKAPI_ATTR void VKAPI_CALL cmd_bind(VkCommandBuffer commands, VkPipelineBindPoint point, VkPipeline pipeline)
{
    (void)point;
    add_command(FAKE_BIND, commands)->pipeline = (uint32_t)(uintptr_t)pipeline - 1u;
}

static VKAPI_ATTR void VKAPI_CALL cmd_push(VkCommandBuffer commands, VkPipelineLayout layout,
                                           VkShaderStageFlags stages, uint32_t offset, uint32_t size,
                                           const void* values)
{
    (void)layout;
    (void)stages;
    fake_command* command = add_command(FAKE_PUSH, commands);
    command->offset = offset;
    command->size = offset + size;
    memcpy((char*)command->words + offset, values, size);
}

static VKAPI_ATTR void VKAPI_CALL cmd_dispatch(VkCommandBuffer commands, uint32_t x, uint32_t y, uint32_t z)
{
    fake_command* command = add_command(FAKE_DISPATCH, commands);
    command->groups[0] = x;
    command->groups[1] = y;
    command->groups[2] = z;
}

static VKAPI_ATTR void VKAPI_CALL cmd_dispatch_base(VkCommandBuffer commands, uint32_t base_x, uint32_t base_y,
                                                    uint32_t base_z, uint32_t x, uint32_t y, uint32_t z)
{
    fake_command* command = add_command(FAKE_DISPATCH, commands);
    command->base[0] = base_x;
    command->base[1] = base_y;
    command->base[2] = base_z;
    command->groups[0] = x;
    command->groups[1] = y;
    command->groups[2] = z;
}

static VKAPI_ATTR void VKAPI_CALL cmd_fill(VkCommandBuffer commands, VkBuffer buffer, VkDeviceSize offset,
                                           VkDeviceSize size, uint32_t value)
{
    fake_command* command = add_command(FAKE_FILL, commands);
    command->address = (VkDeviceAddress)(uintptr_t)buffer + offset;
    command->length = size;
    command->value = value;
}

static VKAPI_ATTR void VKAPI_CALL cmd_update(VkCommandBuffer commands, VkBuffer buffer, VkDeviceSize offset,
                                             VkDeviceSize size, const void* data)
{
    fake_command* command = add_command(FAKE_UPDATE, commands);
    command->address = (VkDeviceAddress)(uintptr_t)buffer + offset;
    command->length = size;
    command->contents = fake_hash(data, (size_t)size);
    VkDeviceSize from = command->address - fake.updated_from;
    if (from <= FAKE_UPDATED && size <= FAKE_UPDATED - from)
    {
        memcpy(fake.updated + from, data, (size_t)size);
    }
}

static VKAPI_ATTR void VKAPI_CALL cmd_begin_label(VkCommandBuffer commands, const VkDebugUtilsLabelEXT* label)
{
    fake_command* command = add_command(FAKE_BEGIN_LABEL, commands);
    snprintf(command->label, sizeof command->label, "%s", label->pLabelName);
}

static VKAPI_ATTR void VKAPI_CALL cmd_end_label(VkCommandBuffer commands)
{
    add_command(FAKE_END_LABEL, commands);
}

static VKAPI_ATTR VkResult VKAPI_CALL set_name(VkDevice device, const VkDebugUtilsObjectNameInfoEXT* info)
{
    (void)device;
    if (!fake_call_succeeds("vkSetDebugUtilsObjectNameEXT"))
    {
        return fake.failure;
    }
    bool is_pipeline = info->objectType == VK_OBJECT_TYPE_PIPELINE;
    char* name = is_pipeline ? fake.pipelines[info->objectHandle - 1u].name : fake.module_name;
    snprintf(name, 128, "%s", info->pObjectName);
    return VK_SUCCESS;
}

/* ---- the way to all of them ------------------------------------------------------------------ */

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_device_proc_addr(VkDevice device, const char* name)
{
    (void)device;
    return fake_get_instance_proc_addr(fake_instance(), name);
}

static const fake_function functions[] = {
    {"vkGetDeviceProcAddr", (PFN_vkVoidFunction)get_device_proc_addr},
    {"vkCreateShaderModule", (PFN_vkVoidFunction)create_module},
    {"vkDestroyShaderModule", (PFN_vkVoidFunction)destroy_module},
    {"vkCreatePipelineLayout", (PFN_vkVoidFunction)create_layout},
    {"vkDestroyPipelineLayout", (PFN_vkVoidFunction)destroy_layout},
    {"vkCreateComputePipelines", (PFN_vkVoidFunction)create_pipelines},
    {"vkDestroyPipeline", (PFN_vkVoidFunction)destroy_pipeline},
    {"vkGetBufferDeviceAddress", (PFN_vkVoidFunction)get_address},
    {"vkCmdPipelineBarrier", (PFN_vkVoidFunction)cmd_barrier},
    {"vkCmdBindPipeline", (PFN_vkVoidFunction)cmd_bind},
    {"vkCmdPushConstants", (PFN_vkVoidFunction)cmd_push},
    {"vkCmdDispatch", (PFN_vkVoidFunction)cmd_dispatch},
    {"vkCmdDispatchBase", (PFN_vkVoidFunction)cmd_dispatch_base},
    {"vkCmdFillBuffer", (PFN_vkVoidFunction)cmd_fill},
    {"vkCmdUpdateBuffer", (PFN_vkVoidFunction)cmd_update},
    {"vkSetDebugUtilsObjectNameEXT", (PFN_vkVoidFunction)set_name},
    {"vkCmdBeginDebugUtilsLabelEXT", (PFN_vkVoidFunction)cmd_begin_label},
    {"vkCmdEndDebugUtilsLabelEXT", (PFN_vkVoidFunction)cmd_end_label},
    {NULL, NULL},
};

static PFN_vkVoidFunction find_function(const fake_function* functions_of, const char* name)
{
    while (functions_of->name && strcmp(functions_of->name, name) != 0)
    {
        ++functions_of;
    }
    return functions_of->function;
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL fake_get_instance_proc_addr(VkInstance instance, const char* name)
{
    bool is_absent =
        (fake.missing && strcmp(name, fake.missing) == 0) || (fake.no_labels && strstr(name, "DebugUtils"));
    if (instance != fake_instance() || is_absent)
    {
        return NULL;
    }
    PFN_vkVoidFunction query = find_function(fake_queries, name);
    return query ? query : find_function(functions, name);
}

/* ---- memory and messages --------------------------------------------------------------------- */

static VKAPI_ATTR void* VKAPI_CALL allocate(void* user_data, size_t size, size_t alignment,
                                            VkSystemAllocationScope scope)
{
    (void)user_data;
    (void)alignment;
    (void)scope;
    if (fake.allocations == 0)
    {
        return NULL;
    }
    fake.allocations -= fake.allocations != UINT32_MAX;
    ++fake.allocations_alive;
    fake.largest_allocation = size > fake.largest_allocation ? size : fake.largest_allocation;
    return malloc(size);
}

static VKAPI_ATTR void* VKAPI_CALL reallocate(void* user_data, void* memory, size_t size, size_t alignment,
                                              VkSystemAllocationScope scope)
{
    (void)user_data;
    (void)alignment;
    (void)scope;
    return realloc(memory, size);
}

static VKAPI_ATTR void VKAPI_CALL release(void* user_data, void* memory)
{
    (void)user_data;
    fake.allocations_alive -= memory != NULL;
    free(memory);
}

const VkAllocationCallbacks* fake_allocator(void)
{
    static const VkAllocationCallbacks callbacks = {NULL, allocate, reallocate, release, NULL, NULL};
    return &callbacks;
}

static void keep_sentence(sk_result result, const char* sentence, void* user_data)
{
    fake_vulkan* f = user_data;
    f->result = result;
    ++f->sentence_count;
    snprintf(f->sentence, sizeof f->sentence, "%s", sentence);
}

sk_logger fake_logger(void)
{
    sk_logger logger = {keep_sentence, &fake};
    return logger;
}

/* ---- descs --------------------------------------------------------------------------------------- */

sk_required_features_desc fake_features_desc(void)
{
    sk_required_features_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.instance = fake_instance();
    desc.physical_device = fake_physical_device();
    desc.get_instance_proc_addr = fake_get_instance_proc_addr;
    desc.allocator = fake_allocator();
    desc.logger = fake_logger();
    return desc;
}
