/* features.h - which device features the kernels want, which a device has, and which it was created with.
 *
 * Uses functions.h. Must not know kernels: they name features by these bits.
 */

#include "functions.h"

/* name of the bit, and of the feature as Vulkan spells it */
#define SK__FEATURES(X)                                           \
    X(SK__BUFFER_DEVICE_ADDRESS, 0, "bufferDeviceAddress")        \
    X(SK__VULKAN_MEMORY_MODEL, 1, "vulkanMemoryModel")            \
    X(SK__STORAGE_16BIT, 2, "storageBuffer16BitAccess")           \
    X(SK__FLOAT16, 3, "shaderFloat16")                            \
    X(SK__COOPERATIVE_MATRIX, 4, "cooperativeMatrix")             \
    X(SK__SUBGROUP_SIZE_CONTROL, 5, "subgroupSizeControl")        \
    X(SK__FULL_SUBGROUPS, 6, "computeFullSubgroups")              \
    X(SK__STORAGE_8BIT, 7, "storageBuffer8BitAccess")             \
    X(SK__INT8, 8, "shaderInt8")                                  \
    X(SK__FLOAT64, 9, "shaderFloat64")                            \
    X(SK__BFLOAT16_MATRIX, 10, "shaderBFloat16CooperativeMatrix") \
    X(SK__INTEGER_DOT_PRODUCT, 11, "shaderIntegerDotProduct")     \
    X(SK__FLOAT32_ADD, 12, "shaderBufferFloat32AtomicAdd")

enum
{
#define SK_X(name, bit, text) name = 1 << bit,
    SK__FEATURES(SK_X)
#undef SK_X
    SK__BASELINE = SK__BUFFER_DEVICE_ADDRESS | SK__VULKAN_MEMORY_MODEL
};

/* Of VK_KHR_shader_bfloat16, which older Vulkan headers lack: bf16 is as fast with those. */
enum
{
    SK__BFLOAT16_FEATURES = 1000141000,      /* VkStructureType */
    SK__COMPONENT_TYPE_BFLOAT16 = 1000141000 /* VkComponentTypeKHR */
};

/* The name of the lowest feature of a set. */
static const char* sk__feature_name(uint32_t features)
{
#define SK_X(name, bit, text) \
    if (features & name)      \
    {                         \
        return text;          \
    }
    SK__FEATURES(SK_X)
#undef SK_X
    return "";
}

static uint32_t sk__bit(VkBool32 enabled, uint32_t feature)
{
    return enabled ? feature : 0u;
}

/* The features that one structure of a pNext chain enables. */
static uint32_t sk__features_of(const VkBaseInStructure* structure)
{
#define SK__AS(type) ((const type*)(const void*)structure)
    switch ((int)structure->sType)
    {
    case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2:
        return sk__bit(SK__AS(VkPhysicalDeviceFeatures2)->features.shaderFloat64, SK__FLOAT64);
    case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES:
        return sk__bit(SK__AS(VkPhysicalDevice8BitStorageFeatures)->storageBuffer8BitAccess, SK__STORAGE_8BIT);
    case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES:
        return sk__bit(SK__AS(VkPhysicalDeviceVulkan11Features)->storageBuffer16BitAccess, SK__STORAGE_16BIT);
    case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES:
        return sk__bit(SK__AS(VkPhysicalDevice16BitStorageFeatures)->storageBuffer16BitAccess, SK__STORAGE_16BIT);
    case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES:
        return sk__bit(SK__AS(VkPhysicalDeviceVulkan12Features)->bufferDeviceAddress, SK__BUFFER_DEVICE_ADDRESS) |
               sk__bit(SK__AS(VkPhysicalDeviceVulkan12Features)->vulkanMemoryModel, SK__VULKAN_MEMORY_MODEL) |
               sk__bit(SK__AS(VkPhysicalDeviceVulkan12Features)->shaderFloat16, SK__FLOAT16) |
               sk__bit(SK__AS(VkPhysicalDeviceVulkan12Features)->shaderInt8, SK__INT8) |
               sk__bit(SK__AS(VkPhysicalDeviceVulkan12Features)->storageBuffer8BitAccess, SK__STORAGE_8BIT);
    case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES:
        return sk__bit(SK__AS(VkPhysicalDeviceBufferDeviceAddressFeatures)->bufferDeviceAddress,
                       SK__BUFFER_DEVICE_ADDRESS);
    case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES:
        return sk__bit(SK__AS(VkPhysicalDeviceVulkanMemoryModelFeatures)->vulkanMemoryModel, SK__VULKAN_MEMORY_MODEL);
    case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES:
        return sk__bit(SK__AS(VkPhysicalDeviceShaderFloat16Int8Features)->shaderFloat16, SK__FLOAT16) |
               sk__bit(SK__AS(VkPhysicalDeviceShaderFloat16Int8Features)->shaderInt8, SK__INT8);
    case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES:
        return sk__bit(SK__AS(VkPhysicalDeviceVulkan13Features)->subgroupSizeControl, SK__SUBGROUP_SIZE_CONTROL) |
               sk__bit(SK__AS(VkPhysicalDeviceVulkan13Features)->computeFullSubgroups, SK__FULL_SUBGROUPS) |
               sk__bit(SK__AS(VkPhysicalDeviceVulkan13Features)->shaderIntegerDotProduct, SK__INTEGER_DOT_PRODUCT);
    case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES:
        return sk__bit(SK__AS(VkPhysicalDeviceSubgroupSizeControlFeatures)->subgroupSizeControl,
                       SK__SUBGROUP_SIZE_CONTROL) |
               sk__bit(SK__AS(VkPhysicalDeviceSubgroupSizeControlFeatures)->computeFullSubgroups, SK__FULL_SUBGROUPS);
    case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_FEATURES:
        return sk__bit(SK__AS(VkPhysicalDeviceShaderIntegerDotProductFeatures)->shaderIntegerDotProduct,
                       SK__INTEGER_DOT_PRODUCT);
    case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COOPERATIVE_MATRIX_FEATURES_KHR:
        return sk__bit(SK__AS(VkPhysicalDeviceCooperativeMatrixFeaturesKHR)->cooperativeMatrix,
                       SK__COOPERATIVE_MATRIX);
    case SK__BFLOAT16_FEATURES:
        return sk__bit(SK__AS(sk_bfloat16_features)->shaderBFloat16Type &&
                           SK__AS(sk_bfloat16_features)->shaderBFloat16CooperativeMatrix,
                       SK__BFLOAT16_MATRIX);
    case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_ATOMIC_FLOAT_FEATURES_EXT:
        return sk__bit(SK__AS(VkPhysicalDeviceShaderAtomicFloatFeaturesEXT)->shaderBufferFloat32AtomicAdd,
                       SK__FLOAT32_ADD);
    default: return 0u;
    }
#undef SK__AS
}

static uint32_t sk__features_of_chain(const void* chain)
{
    uint32_t features = 0;
    for (const VkBaseInStructure* s = (const VkBaseInStructure*)chain; s; s = s->pNext)
    {
        features |= sk__features_of(s);
    }
    return features;
}

/* Those that a device was created with. */
static uint32_t sk__features_of_device(const VkDeviceCreateInfo* info)
{
    bool has_doubles = info->pEnabledFeatures && info->pEnabledFeatures->shaderFloat64;
    return sk__features_of_chain(info->pNext) | sk__bit(has_doubles, SK__FLOAT64);
}

/* The extensions of a physical device. */
typedef struct sk__extensions
{
    VkExtensionProperties* list; /* from sk__allocate */
    uint32_t count;
} sk__extensions;

/* The list is the caller's to free, also after a failure. */
static sk_result sk__list_extensions(const sk_logger* logger, const sk__functions* functions,
                                     const VkAllocationCallbacks* allocator, VkPhysicalDevice physical_device,
                                     sk__extensions* extensions)
{
    memset(extensions, 0, sizeof *extensions);
    uint32_t count = 0;
    VkResult result = functions->vkEnumerateDeviceExtensionProperties(physical_device, NULL, &count, NULL);
    if (result >= 0)
    {
        size_t size = (count + 1u) * sizeof *extensions->list;
        extensions->list = (VkExtensionProperties*)sk__allocate(allocator, size);
        SK__REQUIRE(logger, extensions->list, SK_ERROR_OUT_OF_HOST_MEMORY,
                    "%zu bytes for a list of extensions could not be allocated", size);
        result = functions->vkEnumerateDeviceExtensionProperties(physical_device, NULL, &count, extensions->list);
    }
    SK__REQUIRE(logger, result >= 0, SK_ERROR_VULKAN, "vkEnumerateDeviceExtensionProperties returned %d",
                (int)result);
    extensions->count = count;
    return SK_SUCCESS;
}

static bool sk__has_extension(const sk__extensions* extensions, const char* name)
{
    bool found = false;
    for (uint32_t i = 0; i < extensions->count && !found; ++i)
    {
        found = strcmp(extensions->list[i].extensionName, name) == 0;
    }
    return found;
}

static void sk__request_extension(sk_features* features, const char* name)
{
    features->extensions[features->extension_count++] = name;
}

/* Links a feature structure if the device knows it, by its version or by the extension, which is requested then. */
static void sk__chain_features(const sk__extensions* extensions, const char* extension, bool is_core, void* structure,
                               VkStructureType type, sk_features* features)
{
    VkBaseOutStructure* base = (VkBaseOutStructure*)structure;
    base->sType = type;
    if (!is_core && !sk__has_extension(extensions, extension))
    {
        return;
    }
    base->pNext = (VkBaseOutStructure*)features->features.pNext;
    features->features.pNext = base;
    if (!is_core)
    {
        sk__request_extension(features, extension);
    }
}

/* Links the feature structures that the device knows, and asks it for their members. */
static void sk__query_features(const sk__functions* functions, const sk__extensions* extensions,
                               VkPhysicalDevice physical_device, uint32_t api_version, sk_features* features)
{
    bool has_1_3 = api_version >= VK_API_VERSION_1_3;
    memset(features, 0, sizeof *features);
    features->features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
    features->vulkan11.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES;
    features->vulkan12.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES;
    features->features.pNext = &features->vulkan11;
    features->vulkan11.pNext = &features->vulkan12;
    sk__chain_features(extensions, VK_EXT_SUBGROUP_SIZE_CONTROL_EXTENSION_NAME, has_1_3,
                       &features->subgroup_size_control,
                       VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES, features);
    sk__chain_features(extensions, VK_KHR_COOPERATIVE_MATRIX_EXTENSION_NAME, false, &features->cooperative_matrix,
                       VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COOPERATIVE_MATRIX_FEATURES_KHR, features);
    sk__chain_features(extensions, VK_KHR_SHADER_INTEGER_DOT_PRODUCT_EXTENSION_NAME, has_1_3,
                       &features->integer_dot_product,
                       VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_FEATURES, features);
    sk__chain_features(extensions, VK_EXT_SHADER_ATOMIC_FLOAT_EXTENSION_NAME, false, &features->atomic_float,
                       VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_ATOMIC_FLOAT_FEATURES_EXT, features);
    sk__chain_features(extensions, "VK_KHR_shader_bfloat16", false, &features->bfloat16,
                       (VkStructureType)SK__BFLOAT16_FEATURES, features);
    functions->vkGetPhysicalDeviceFeatures2(physical_device, &features->features);
}

/* Turns off whatever the kernels do not use. */
static void sk__keep_used_features(sk_features* features)
{
    sk_features all = *features;
    memset(&features->features.features, 0, sizeof features->features.features);
    features->features.features.shaderFloat64 = all.features.features.shaderFloat64;
    memset(&features->vulkan11, 0, sizeof features->vulkan11);
    memset(&features->vulkan12, 0, sizeof features->vulkan12);
    features->vulkan11.sType = all.vulkan11.sType;
    features->vulkan11.pNext = all.vulkan11.pNext;
    features->vulkan11.storageBuffer16BitAccess = all.vulkan11.storageBuffer16BitAccess;
    features->vulkan12.sType = all.vulkan12.sType;
    features->vulkan12.pNext = all.vulkan12.pNext;
    features->vulkan12.bufferDeviceAddress = all.vulkan12.bufferDeviceAddress;
    features->vulkan12.vulkanMemoryModel = all.vulkan12.vulkanMemoryModel;
    features->vulkan12.shaderFloat16 = all.vulkan12.shaderFloat16;
    features->vulkan12.shaderInt8 = all.vulkan12.shaderInt8;
    features->vulkan12.storageBuffer8BitAccess = all.vulkan12.storageBuffer8BitAccess;
    features->cooperative_matrix.cooperativeMatrixRobustBufferAccess = VK_FALSE;
    memset(&features->atomic_float, 0, sizeof features->atomic_float);
    features->atomic_float.sType = all.atomic_float.sType;
    features->atomic_float.pNext = all.atomic_float.pNext;
    features->atomic_float.shaderBufferFloat32AtomicAdd = all.atomic_float.shaderBufferFloat32AtomicAdd;
    features->bfloat16.shaderBFloat16DotProduct = VK_FALSE;
}

STREAMK_API sk_result sk_required_features(const sk_required_features_desc* desc, sk_features* features)
{
    if (!desc)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    SK__REQUIRE(&desc->logger, features, SK_ERROR_NULL_ARGUMENT, "features is NULL");
    SK__REQUIRE(&desc->logger, desc->instance, SK_ERROR_NULL_ARGUMENT, "instance is NULL");
    SK__REQUIRE(&desc->logger, desc->physical_device, SK_ERROR_NULL_ARGUMENT, "physical_device is NULL");
    sk__functions functions;
    SK__TRY(sk__load_instance_functions(&desc->logger, desc->get_instance_proc_addr, desc->instance, &functions));
    VkPhysicalDeviceProperties properties;
    functions.vkGetPhysicalDeviceProperties(desc->physical_device, &properties);
    SK__REQUIRE(&desc->logger, properties.apiVersion >= VK_API_VERSION_1_2, SK_ERROR_MISSING_FEATURE,
                "%s has Vulkan %u.%u, 1.2 is needed", properties.deviceName, VK_VERSION_MAJOR(properties.apiVersion),
                VK_VERSION_MINOR(properties.apiVersion));
    sk__extensions extensions;
    sk_result result =
        sk__list_extensions(&desc->logger, &functions, desc->allocator, desc->physical_device, &extensions);
    if (result == SK_SUCCESS)
    {
        sk__query_features(&functions, &extensions, desc->physical_device, properties.apiVersion, features);
    }
    sk__free(desc->allocator, extensions.list);
    SK__TRY(result);
    uint32_t missing = SK__BASELINE & ~sk__features_of_chain(&features->features);
    SK__REQUIRE(&desc->logger, !missing, SK_ERROR_MISSING_FEATURE, "%s lacks %s, which every kernel needs",
                properties.deviceName, sk__feature_name(missing));
    sk__keep_used_features(features);
    return SK_SUCCESS;
}
