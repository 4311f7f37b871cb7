/* What the fake device is, and what it says of itself. */
#define VK_NO_PROTOTYPES
#include "fake_vulkan.h"

#include <stdio.h>
#include <string.h>

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

static void fill_subgroup_operations(VkPhysicalDeviceVulkan11Properties* properties)
{
    properties->subgroupSize = fake.subgroup_size;
    properties->subgroupSupportedStages = VK_SHADER_STAGE_COMPUTE_BIT;
    properties->subgroupSupportedOperations = fake.subgroup_operations;
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
            fill_subgroup_operations(structure);
            memcpy(((VkPhysicalDeviceVulkan11Properties*)structure)->deviceUUID, fake.properties.pipelineCacheUUID,
                   VK_UUID_SIZE);
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
        case FAKE_ARM_PROPERTIES: ((fake_arm_properties*)structure)->shaderCoreCount = fake.arm_units; break;
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
        void* structure = s;
        switch ((int)s->sType)
        {
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES:
            ((VkPhysicalDevice16BitStorageFeatures*)structure)->storageBuffer16BitAccess =
                fake.vulkan11.storageBuffer16BitAccess;
            break;
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES:
            ((VkPhysicalDevice8BitStorageFeatures*)structure)->storageBuffer8BitAccess =
                fake.vulkan12.storageBuffer8BitAccess;
            break;
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES:
            ((VkPhysicalDeviceShaderFloat16Int8Features*)structure)->shaderFloat16 = fake.vulkan12.shaderFloat16;
            ((VkPhysicalDeviceShaderFloat16Int8Features*)structure)->shaderInt8 = fake.vulkan12.shaderInt8;
            break;
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES:
            ((VkPhysicalDeviceBufferDeviceAddressFeatures*)structure)->bufferDeviceAddress =
                fake.vulkan12.bufferDeviceAddress;
            break;
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TIMELINE_SEMAPHORE_FEATURES:
            ((VkPhysicalDeviceTimelineSemaphoreFeatures*)structure)->timelineSemaphore =
                fake.vulkan12.timelineSemaphore;
            break;
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES:
            ((VkPhysicalDeviceVulkanMemoryModelFeatures*)structure)->vulkanMemoryModel =
                fake.vulkan12.vulkanMemoryModel;
            break;
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES:
            copy_features(s, &fake.subgroup_size_control, sizeof fake.subgroup_size_control);
            break;
        case FAKE_COOPERATIVE_MATRIX_FEATURES:
            copy_features(s, &fake.cooperative_matrix, sizeof fake.cooperative_matrix);
            break;
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_FEATURES:
            copy_features(s, &fake.integer_dot_product, sizeof fake.integer_dot_product);
            break;
        case FAKE_BFLOAT16_FEATURES: copy_features(s, &fake.bfloat16, sizeof fake.bfloat16); break;
        case FAKE_MIXED_DOT_PRODUCT_FEATURES:
            copy_features(s, &fake.mixed_dot_product, sizeof fake.mixed_dot_product);
            break;
        case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_ATOMIC_FLOAT_FEATURES_EXT:
            copy_features(s, &fake.atomic_float, sizeof fake.atomic_float);
            break;
        default: break;
        }
    }
}

/* A positive result, such as VK_INCOMPLETE, comes with an array that is filled. */
static VkResult list_result(const char* function)
{
    return fake_call_succeeds(function) ? VK_SUCCESS : fake.failure;
}

static VKAPI_ATTR VkResult VKAPI_CALL enumerate_extensions(VkPhysicalDevice device, const char* layer,
                                                           uint32_t* count, VkExtensionProperties* extensions)
{
    (void)device;
    (void)layer;
    VkResult result = list_result("vkEnumerateDeviceExtensionProperties");
    if (result < 0)
    {
        return result;
    }
    for (uint32_t i = 0; extensions && i < *count && i < fake.extension_count; ++i)
    {
        snprintf(extensions[i].extensionName, sizeof extensions[i].extensionName, "%s", fake.extensions[i]);
    }
    *count = fake.extension_count;
    return result;
}

static VKAPI_ATTR VkResult VKAPI_CALL get_matrices(VkPhysicalDevice device, uint32_t* count, void* matrices)
{
    (void)device;
    VkResult result = list_result("vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR");
    if (result < 0)
    {
        return result;
    }
    for (uint32_t i = 0; i < *count && i < fake.matrix_count; ++i)
    {
        ((fake_matrix*)matrices)[i] = fake.matrices[i];
    }
    *count = fake.matrix_count;
    return result;
}

const fake_function fake_queries[] = {
    {"vkGetPhysicalDeviceProperties", (PFN_vkVoidFunction)get_properties},
    {"vkGetPhysicalDeviceProperties2", (PFN_vkVoidFunction)get_properties_2},
    {"vkGetPhysicalDeviceFeatures2", (PFN_vkVoidFunction)get_features_2},
    {"vkEnumerateDeviceExtensionProperties", (PFN_vkVoidFunction)enumerate_extensions},
    {"vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR", (PFN_vkVoidFunction)get_matrices},
    {NULL, NULL},
};

/* ---- devices --------------------------------------------------------------------------------- */

static void add_matrix(int input, int sums, uint32_t m, uint32_t n, uint32_t k)
{
    fake_matrix* matrix = &fake.matrices[fake.matrix_count++];
    memset(matrix, 0, sizeof *matrix);
    matrix->sType = (VkStructureType)FAKE_MATRIX_PROPERTIES;
    matrix->MSize = m;
    matrix->NSize = n;
    matrix->KSize = k;
    matrix->AType = matrix->BType = input;
    matrix->CType = matrix->ResultType = sums;
    matrix->scope = VK_SCOPE_SUBGROUP_NV;
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
    fake.vulkan12.timelineSemaphore = VK_TRUE;
    fake.vulkan12.bufferDeviceAddress = VK_TRUE;
    fake.vulkan12.vulkanMemoryModel = VK_TRUE;
    fake.vulkan12.shaderFloat16 = VK_TRUE;
    fake.vulkan12.shaderInt8 = VK_TRUE;
    fake.vulkan12.storageBuffer8BitAccess = VK_TRUE;
    fake.core.shaderFloat64 = VK_TRUE;
    fake.subgroup_size_control.subgroupSizeControl = VK_TRUE;
    fake.subgroup_size_control.computeFullSubgroups = VK_TRUE;
    fake.subgroup_operations =
        VK_SUBGROUP_FEATURE_BASIC_BIT | VK_SUBGROUP_FEATURE_BALLOT_BIT | VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT;
    fake.integer_dot_product.shaderIntegerDotProduct = VK_TRUE;
    fake.accelerates_s8 = fake.accelerates_u8 = VK_TRUE;
    fake.cooperative_matrix.cooperativeMatrix = VK_TRUE;
    fake.cooperative_matrix.cooperativeMatrixRobustBufferAccess = VK_TRUE;
    fake.rounds_to_nearest = VK_TRUE;
    fake.allocations = fake.calls = UINT32_MAX;
    fake.extensions[fake.extension_count++] = VK_EXT_SUBGROUP_SIZE_CONTROL_EXTENSION_NAME;
    fake.extensions[fake.extension_count++] = "VK_KHR_cooperative_matrix";
}

void reset_fake(void)
{
    memset(&fake, 0, sizeof fake);
    set_limits("Fake GPU", VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU, 49152, 1024);
    enable_everything();
    fake.extensions[fake.extension_count++] = "VK_KHR_shader_bfloat16";
    fake.extensions[fake.extension_count++] = VK_NV_SHADER_SM_BUILTINS_EXTENSION_NAME;
    fake.properties.vendorID = 0x10de;
    fake.nv_units = 132;
    fake.subgroup_size = fake.subgroup_size_min = fake.subgroup_size_max = 32;
    fake.subgroups = 32;
    add_matrix(VK_COMPONENT_TYPE_FLOAT16_NV, VK_COMPONENT_TYPE_FLOAT32_NV, 16, 8, 16);
    add_matrix(VK_COMPONENT_TYPE_FLOAT16_NV, VK_COMPONENT_TYPE_FLOAT32_NV, 16, 16, 16);
    add_matrix(VK_COMPONENT_TYPE_FLOAT16_NV, VK_COMPONENT_TYPE_FLOAT16_NV, 16, 16, 16);
    add_matrix(VK_COMPONENT_TYPE_SINT8_NV, VK_COMPONENT_TYPE_SINT32_NV, 16, 16, 32);
    add_matrix(VK_COMPONENT_TYPE_UINT8_NV, VK_COMPONENT_TYPE_UINT32_NV, 16, 16, 32);
    add_matrix(FAKE_BFLOAT16, VK_COMPONENT_TYPE_FLOAT32_NV, 16, 16, 16);
    fake.bfloat16.shaderBFloat16Type = fake.bfloat16.shaderBFloat16DotProduct = VK_TRUE;
    fake.bfloat16.shaderBFloat16CooperativeMatrix = VK_TRUE;
}

void reset_fake_cpu(void)
{
    memset(&fake, 0, sizeof fake);
    set_limits("Fake CPU", VK_PHYSICAL_DEVICE_TYPE_CPU, 32768, 256);
    enable_everything();
    fake.subgroup_size = fake.subgroup_size_min = fake.subgroup_size_max = 8;
    fake.subgroups = 32;
    add_matrix(VK_COMPONENT_TYPE_FLOAT16_NV, VK_COMPONENT_TYPE_FLOAT32_NV, 8, 8, 8);
    add_matrix(VK_COMPONENT_TYPE_SINT8_NV, VK_COMPONENT_TYPE_SINT32_NV, 8, 8, 8);
}

void reset_fake_as(bool is_cpu)
{
    if (is_cpu)
    {
        reset_fake_cpu();
    }
    else
    {
        reset_fake();
    }
}
