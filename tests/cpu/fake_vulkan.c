#define VK_NO_PROTOTYPES
#include "fake_vulkan.h"

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

/* ---- properties and features ----------------------------------------------------------------- */

static VKAPI_ATTR void VKAPI_CALL get_properties(VkPhysicalDevice device, VkPhysicalDeviceProperties* properties)
{
    (void)device;
    *properties = fake.properties;
}

static void fill_amd(VkPhysicalDeviceShaderCorePropertiesAMD* amd)
{
    amd->shaderEngineCount = fake.amd_engines;
    amd->shaderArraysPerEngineCount = 2;
    amd->computeUnitsPerShaderArray = 5;
}

static void fill_subgroup_sizes(VkPhysicalDeviceSubgroupSizeControlProperties* sizes)
{
    sizes->minSubgroupSize = fake.subgroup_size_min;
    sizes->maxSubgroupSize = fake.subgroup_size_max;
    sizes->maxComputeWorkgroupSubgroups = fake.subgroups;
    sizes->requiredSubgroupSizeStages = VK_SHADER_STAGE_COMPUTE_BIT;
}

static void fill_dot_products(VkPhysicalDeviceShaderIntegerDotProductProperties* properties)
{
    properties->integerDotProduct4x8BitPackedSignedAccelerated = fake.accelerates_s8;
    properties->integerDotProduct4x8BitPackedUnsignedAccelerated = fake.accelerates_u8;
}

static VKAPI_ATTR void VKAPI_CALL get_properties_2(VkPhysicalDevice device, VkPhysicalDeviceProperties2* properties)
{
    get_properties(device, &properties->properties);
    for (VkBaseOutStructure* s = properties->pNext; s; s = s->pNext)
    {
        void* structure = s;
        switch ((int)s->sType)
        {
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES:
            ((VkPhysicalDeviceVulkan11Properties*)structure)->subgroupSize = fake.subgroup_size;
            break;
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_PROPERTIES:
            ((VkPhysicalDeviceVulkan12Properties*)structure)->shaderRoundingModeRTEFloat16 = fake.rounds_to_nearest;
            break;
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES:
            fill_subgroup_sizes(structure);
            break;
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_PROPERTIES:
            fill_dot_products(structure);
            break;
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_SM_BUILTINS_PROPERTIES_NV:
            ((VkPhysicalDeviceShaderSMBuiltinsPropertiesNV*)structure)->shaderSMCount = fake.nv_units;
            break;
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_CORE_PROPERTIES_AMD: fill_amd(structure); break;
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_CORE_BUILTINS_PROPERTIES_ARM:
            ((VkPhysicalDeviceShaderCoreBuiltinsPropertiesARM*)structure)->shaderCoreCount = fake.arm_units;
            break;
        default: break;
        }
    }
}

/* Copies a feature structure but for its place in the chain. */
static void copy_features(VkBaseOutStructure* to, const void* from, size_t size)
{
    VkBaseOutStructure head = *to;
    memcpy(to, from, size);
    to->sType = head.sType;
    to->pNext = head.pNext;
}

static VKAPI_ATTR void VKAPI_CALL get_features_2(VkPhysicalDevice device, VkPhysicalDeviceFeatures2* features)
{
    (void)device;
    features->features = fake.core;
    for (VkBaseOutStructure* s = features->pNext; s; s = s->pNext)
    {
        switch ((int)s->sType)
        {
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES:
            copy_features(s, &fake.vulkan11, sizeof fake.vulkan11);
            break;
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES:
            copy_features(s, &fake.vulkan12, sizeof fake.vulkan12);
            break;
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES:
            copy_features(s, &fake.subgroup_size_control, sizeof fake.subgroup_size_control);
            break;
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COOPERATIVE_MATRIX_FEATURES_KHR:
            copy_features(s, &fake.cooperative_matrix, sizeof fake.cooperative_matrix);
            break;
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_FEATURES:
            copy_features(s, &fake.integer_dot_product, sizeof fake.integer_dot_product);
            break;
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_BFLOAT16_FEATURES_KHR:
            copy_features(s, &fake.bfloat16, sizeof fake.bfloat16);
            break;
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_ATOMIC_FLOAT_FEATURES_EXT:
            copy_features(s, &fake.atomic_float, sizeof fake.atomic_float);
            break;
        default: break;
        }
    }
}

static VKAPI_ATTR VkResult VKAPI_CALL enumerate_extensions(VkPhysicalDevice device, const char* layer,
                                                           uint32_t* count, VkExtensionProperties* extensions)
{
    (void)device;
    (void)layer;
    for (uint32_t i = 0; extensions && i < *count && i < fake.extension_count; ++i)
    {
        snprintf(extensions[i].extensionName, sizeof extensions[i].extensionName, "%s", fake.extensions[i]);
    }
    *count = fake.extension_count;
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL get_matrices(VkPhysicalDevice device, uint32_t* count,
                                                   VkCooperativeMatrixPropertiesKHR* matrices)
{
    (void)device;
    for (uint32_t i = 0; i < *count && i < fake.matrix_count; ++i)
    {
        matrices[i] = fake.matrices[i];
    }
    *count = fake.matrix_count;
    return VK_SUCCESS;
}

/* ---- objects --------------------------------------------------------------------------------- */

static VKAPI_ATTR VkResult VKAPI_CALL create_module(VkDevice device, const VkShaderModuleCreateInfo* info,
                                                    const VkAllocationCallbacks* allocator, VkShaderModule* module)
{
    (void)device;
    (void)allocator;
    if (fake.module_result != VK_SUCCESS)
    {
        return fake.module_result;
    }
    ++fake.modules_alive;
    fake.module_size = (uint32_t)info->codeSize;
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
    if (fake.layout_result != VK_SUCCESS)
    {
        return fake.layout_result;
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

static void note_pipeline(const VkComputePipelineCreateInfo* info, fake_pipeline* pipeline)
{
    const VkSpecializationInfo* constants = info->stage.pSpecializationInfo;
    const VkPipelineShaderStageRequiredSubgroupSizeCreateInfo* size = info->stage.pNext;
    pipeline->module = (uint32_t)(uintptr_t)info->stage.module;
    pipeline->flags = info->stage.flags;
    pipeline->push_constants = (uint32_t)(uintptr_t)info->layout;
    pipeline->required_subgroup_size = size ? size->requiredSubgroupSize : 0;
    for (uint32_t i = 0; i < constants->mapEntryCount; ++i)
    {
        const VkSpecializationMapEntry* entry = &constants->pMapEntries[i];
        memcpy(&pipeline->constants[entry->constantID], (const char*)constants->pData + entry->offset, entry->size);
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
        if (fake.pipeline_result != VK_SUCCESS || fake.pipeline_count == FAKE_PIPELINES)
        {
            return fake.pipeline_result != VK_SUCCESS ? fake.pipeline_result : VK_ERROR_UNKNOWN;
        }
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
    (void)flags;
    (void)buffer_count;
    (void)buffers;
    (void)image_count;
    (void)images;
    fake_command* command = add_command(FAKE_BARRIER, commands);
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

static VKAPI_ATTR void VKAPI_CALL cmd_fill(VkCommandBuffer commands, VkBuffer buffer, VkDeviceSize offset,
                                           VkDeviceSize size, uint32_t value)
{
    fake_command* command = add_command(FAKE_FILL, commands);
    command->address = (VkDeviceAddress)(uintptr_t)buffer + offset;
    command->length = size;
    command->value = value;
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

/* ---- the way to all of them ------------------------------------------------------------------ */

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_device_proc_addr(VkDevice device, const char* name)
{
    (void)device;
    return fake_get_instance_proc_addr(fake_instance(), name);
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL fake_get_instance_proc_addr(VkInstance instance, const char* name)
{
    static const struct
    {
        const char* name;
        PFN_vkVoidFunction function;
    } functions[] = {
        {"vkGetDeviceProcAddr", (PFN_vkVoidFunction)get_device_proc_addr},
        {"vkGetPhysicalDeviceProperties", (PFN_vkVoidFunction)get_properties},
        {"vkGetPhysicalDeviceProperties2", (PFN_vkVoidFunction)get_properties_2},
        {"vkGetPhysicalDeviceFeatures2", (PFN_vkVoidFunction)get_features_2},
        {"vkEnumerateDeviceExtensionProperties", (PFN_vkVoidFunction)enumerate_extensions},
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
        {"vkCmdFillBuffer", (PFN_vkVoidFunction)cmd_fill},
        {"vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR", (PFN_vkVoidFunction)get_matrices},
        {"vkCmdBeginDebugUtilsLabelEXT", (PFN_vkVoidFunction)cmd_begin_label},
        {"vkCmdEndDebugUtilsLabelEXT", (PFN_vkVoidFunction)cmd_end_label},
    };
    bool is_absent =
        (fake.missing && strcmp(name, fake.missing) == 0) || (fake.no_labels && strstr(name, "DebugUtils"));
    for (size_t i = 0; instance == fake_instance() && !is_absent && i < sizeof functions / sizeof functions[0]; ++i)
    {
        if (strcmp(functions[i].name, name) == 0)
        {
            return functions[i].function;
        }
    }
    return NULL;
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

/* ---- devices --------------------------------------------------------------------------------- */

static void add_matrix(VkComponentTypeKHR input, VkComponentTypeKHR sums, uint32_t m, uint32_t n, uint32_t k)
{
    VkCooperativeMatrixPropertiesKHR* matrix = &fake.matrices[fake.matrix_count++];
    memset(matrix, 0, sizeof *matrix);
    matrix->sType = VK_STRUCTURE_TYPE_COOPERATIVE_MATRIX_PROPERTIES_KHR;
    matrix->MSize = m;
    matrix->NSize = n;
    matrix->KSize = k;
    matrix->AType = matrix->BType = input;
    matrix->CType = matrix->ResultType = sums;
    matrix->scope = VK_SCOPE_SUBGROUP_KHR;
}

static void set_limits(const char* name, VkPhysicalDeviceType type, uint32_t shared_size, uint32_t invocations)
{
    snprintf(fake.properties.deviceName, sizeof fake.properties.deviceName, "%s", name);
    fake.properties.deviceType = type;
    fake.properties.apiVersion = VK_API_VERSION_1_3;
    fake.properties.limits.maxComputeSharedMemorySize = shared_size;
    fake.properties.limits.maxPushConstantsSize = 256;
    fake.properties.limits.maxComputeWorkGroupInvocations = invocations;
    fake.properties.limits.maxComputeWorkGroupSize[0] = invocations;
}

static void enable_everything(void)
{
    fake.vulkan11.storageBuffer16BitAccess = VK_TRUE;
    fake.vulkan12.bufferDeviceAddress = VK_TRUE;
    fake.vulkan12.vulkanMemoryModel = VK_TRUE;
    fake.vulkan12.shaderFloat16 = VK_TRUE;
    fake.vulkan12.shaderInt8 = VK_TRUE;
    fake.vulkan12.storageBuffer8BitAccess = VK_TRUE;
    fake.core.shaderFloat64 = VK_TRUE;
    fake.subgroup_size_control.subgroupSizeControl = VK_TRUE;
    fake.subgroup_size_control.computeFullSubgroups = VK_TRUE;
    fake.integer_dot_product.shaderIntegerDotProduct = VK_TRUE;
    fake.accelerates_s8 = fake.accelerates_u8 = VK_TRUE;
    fake.cooperative_matrix.cooperativeMatrix = VK_TRUE;
    fake.cooperative_matrix.cooperativeMatrixRobustBufferAccess = VK_TRUE;
    fake.rounds_to_nearest = VK_TRUE;
    fake.allocations = UINT32_MAX;
    fake.extensions[fake.extension_count++] = VK_EXT_SUBGROUP_SIZE_CONTROL_EXTENSION_NAME;
    fake.extensions[fake.extension_count++] = VK_KHR_COOPERATIVE_MATRIX_EXTENSION_NAME;
}

void fake_reset(void)
{
    memset(&fake, 0, sizeof fake);
    set_limits("Fake GPU", VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU, 49152, 1024);
    enable_everything();
    fake.extensions[fake.extension_count++] = VK_KHR_SHADER_BFLOAT16_EXTENSION_NAME;
    fake.extensions[fake.extension_count++] = VK_NV_SHADER_SM_BUILTINS_EXTENSION_NAME;
    fake.properties.vendorID = 0x10de;
    fake.nv_units = 132;
    fake.subgroup_size = fake.subgroup_size_min = fake.subgroup_size_max = 32;
    fake.subgroups = 32;
    add_matrix(VK_COMPONENT_TYPE_FLOAT16_KHR, VK_COMPONENT_TYPE_FLOAT32_KHR, 16, 8, 16);
    add_matrix(VK_COMPONENT_TYPE_FLOAT16_KHR, VK_COMPONENT_TYPE_FLOAT32_KHR, 16, 16, 16);
    add_matrix(VK_COMPONENT_TYPE_FLOAT16_KHR, VK_COMPONENT_TYPE_FLOAT16_KHR, 16, 16, 16);
    add_matrix(VK_COMPONENT_TYPE_SINT8_KHR, VK_COMPONENT_TYPE_SINT32_KHR, 16, 16, 32);
    add_matrix(VK_COMPONENT_TYPE_UINT8_KHR, VK_COMPONENT_TYPE_UINT32_KHR, 16, 16, 32);
    add_matrix(VK_COMPONENT_TYPE_BFLOAT16_KHR, VK_COMPONENT_TYPE_FLOAT32_KHR, 16, 16, 16);
    fake.bfloat16.shaderBFloat16Type = fake.bfloat16.shaderBFloat16DotProduct = VK_TRUE;
    fake.bfloat16.shaderBFloat16CooperativeMatrix = VK_TRUE;
}

void fake_reset_cpu(void)
{
    memset(&fake, 0, sizeof fake);
    set_limits("Fake CPU", VK_PHYSICAL_DEVICE_TYPE_CPU, 32768, 256);
    enable_everything();
    fake.subgroup_size = fake.subgroup_size_min = fake.subgroup_size_max = 8;
    fake.subgroups = 32;
    add_matrix(VK_COMPONENT_TYPE_FLOAT16_KHR, VK_COMPONENT_TYPE_FLOAT32_KHR, 8, 8, 8);
    add_matrix(VK_COMPONENT_TYPE_SINT8_KHR, VK_COMPONENT_TYPE_SINT32_KHR, 8, 8, 8);
}

void fake_reset_as(bool is_cpu)
{
    if (is_cpu)
    {
        fake_reset_cpu();
    }
    else
    {
        fake_reset();
    }
}

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

sk_context_desc fake_context_desc(void)
{
    sk_required_features_desc required = fake_features_desc();
    sk_context_desc desc;
    memset(&desc, 0, sizeof desc);
    required.allocator = NULL;
    sk_required_features(&required, &fake.features);
    fake.create_info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    fake.create_info.pNext = &fake.features.features;
    desc.instance = fake_instance();
    desc.physical_device = fake_physical_device();
    desc.device = fake_device();
    desc.device_create_info = &fake.create_info;
    desc.get_instance_proc_addr = fake_get_instance_proc_addr;
    desc.allocator = fake_allocator();
    desc.logger = fake_logger();
    return desc;
}
