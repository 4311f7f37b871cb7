/* features.h - which device features the kernels want, and the members of Vulkan's structures that enable them.
 *
 * Uses functions.h. Must not know kernels: they name features by these bits.
 */

#include "functions.h"

/* The name of the bit, its place, and the feature's name in Vulkan. */
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
    X(SK__FLOAT32_ADD, 12, "shaderBufferFloat32AtomicAdd")        \
    X(SK__MIXED_DOT_PRODUCT, 13, "shaderMixedFloatDotProductFloat16AccFloat32")

enum
{
#define SK_X(name, bit, text) name = 1 << bit,
    SK__FEATURES(SK_X)
#undef SK_X
#define SK_X(name, bit, text) | name
    SK__ALL_FEATURES = 0 SK__FEATURES(SK_X),
#undef SK_X
    SK__BASELINE = SK__BUFFER_DEVICE_ADDRESS | SK__VULKAN_MEMORY_MODEL
};

#ifdef STREAMK_TRACES
/* What every traced kernel needs. The caller enables it: sk_features has no structure for it. */
enum
{
    SK__SHADER_CLOCK = 1 << 14
};
#endif

/* Enumerators of VK_KHR_cooperative_matrix, VK_KHR_shader_bfloat16, VK_ARM_shader_core_builtins and
 * VK_VALVE_shader_mixed_float_dot_product, which older Vulkan headers lack. */
enum
{
    SK__ARM_PROPERTIES = 1000497001,              /* VkStructureType */
    SK__COOPERATIVE_MATRIX_FEATURES = 1000506000, /* VkStructureType */
    SK__MATRIX_PROPERTIES = 1000506001,           /* VkStructureType */
    SK__BFLOAT16_FEATURES = 1000141000,           /* VkStructureType */
    SK__MIXED_DOT_PRODUCT_FEATURES = 1000673000,  /* VkStructureType */
    SK__COMPONENT_TYPE_BFLOAT16 = 1000141000      /* VkComponentTypeKHR */
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
#ifdef STREAMK_TRACES
    if (features & SK__SHADER_CLOCK)
    {
        return "VK_KHR_shader_clock with shaderDeviceClock and shaderSubgroupClock";
    }
#endif
    return "";
}

/* A member of a structure that enables a feature. If a structure has several members for one feature, the feature needs
 * all of them. */
typedef struct sk__feature_member
{
    int structure; /* VkStructureType */
    size_t offset; /* of a VkBool32 */
    uint32_t feature;
} sk__feature_member;

#define SK__MEMBER(structure, type, member, feature)                                                              \
    VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_##structure##_FEATURES, offsetof(VkPhysicalDevice##type##Features, member), \
        feature

/* Structures for single features, and those of the Vulkan versions that later took the features over. */
static const sk__feature_member sk__feature_members[] = {
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2,
     offsetof(VkPhysicalDeviceFeatures2, features) + offsetof(VkPhysicalDeviceFeatures, shaderFloat64), SK__FLOAT64},
    {SK__MEMBER(VULKAN_1_1, Vulkan11, storageBuffer16BitAccess, SK__STORAGE_16BIT)},
    {SK__MEMBER(VULKAN_1_2, Vulkan12, bufferDeviceAddress, SK__BUFFER_DEVICE_ADDRESS)},
    {SK__MEMBER(VULKAN_1_2, Vulkan12, vulkanMemoryModel, SK__VULKAN_MEMORY_MODEL)},
    {SK__MEMBER(VULKAN_1_2, Vulkan12, storageBuffer8BitAccess, SK__STORAGE_8BIT)},
    {SK__MEMBER(VULKAN_1_2, Vulkan12, shaderFloat16, SK__FLOAT16)},
    {SK__MEMBER(VULKAN_1_2, Vulkan12, shaderInt8, SK__INT8)},
    {SK__MEMBER(VULKAN_1_3, Vulkan13, subgroupSizeControl, SK__SUBGROUP_SIZE_CONTROL)},
    {SK__MEMBER(VULKAN_1_3, Vulkan13, computeFullSubgroups, SK__FULL_SUBGROUPS)},
    {SK__MEMBER(VULKAN_1_3, Vulkan13, shaderIntegerDotProduct, SK__INTEGER_DOT_PRODUCT)},
    {SK__MEMBER(16BIT_STORAGE, 16BitStorage, storageBuffer16BitAccess, SK__STORAGE_16BIT)},
    {SK__MEMBER(8BIT_STORAGE, 8BitStorage, storageBuffer8BitAccess, SK__STORAGE_8BIT)},
    {SK__MEMBER(SHADER_FLOAT16_INT8, ShaderFloat16Int8, shaderFloat16, SK__FLOAT16)},
    {SK__MEMBER(SHADER_FLOAT16_INT8, ShaderFloat16Int8, shaderInt8, SK__INT8)},
    {SK__MEMBER(BUFFER_DEVICE_ADDRESS, BufferDeviceAddress, bufferDeviceAddress, SK__BUFFER_DEVICE_ADDRESS)},
    {SK__MEMBER(VULKAN_MEMORY_MODEL, VulkanMemoryModel, vulkanMemoryModel, SK__VULKAN_MEMORY_MODEL)},
    {SK__MEMBER(SUBGROUP_SIZE_CONTROL, SubgroupSizeControl, subgroupSizeControl, SK__SUBGROUP_SIZE_CONTROL)},
    {SK__MEMBER(SUBGROUP_SIZE_CONTROL, SubgroupSizeControl, computeFullSubgroups, SK__FULL_SUBGROUPS)},
    {SK__MEMBER(SHADER_INTEGER_DOT_PRODUCT, ShaderIntegerDotProduct, shaderIntegerDotProduct,
                SK__INTEGER_DOT_PRODUCT)},
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_ATOMIC_FLOAT_FEATURES_EXT,
     offsetof(VkPhysicalDeviceShaderAtomicFloatFeaturesEXT, shaderBufferFloat32AtomicAdd), SK__FLOAT32_ADD},
    {SK__COOPERATIVE_MATRIX_FEATURES, offsetof(sk_cooperative_matrix_features, cooperativeMatrix),
     SK__COOPERATIVE_MATRIX},
    {SK__BFLOAT16_FEATURES, offsetof(sk_bfloat16_features, shaderBFloat16Type), SK__BFLOAT16_MATRIX},
    {SK__BFLOAT16_FEATURES, offsetof(sk_bfloat16_features, shaderBFloat16CooperativeMatrix), SK__BFLOAT16_MATRIX},
    {SK__MIXED_DOT_PRODUCT_FEATURES,
     offsetof(sk_mixed_dot_product_features, shaderMixedFloatDotProductFloat16AccFloat32), SK__MIXED_DOT_PRODUCT},
#ifdef STREAMK_TRACES
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_CLOCK_FEATURES_KHR,
     offsetof(VkPhysicalDeviceShaderClockFeaturesKHR, shaderDeviceClock), SK__SHADER_CLOCK},
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_CLOCK_FEATURES_KHR,
     offsetof(VkPhysicalDeviceShaderClockFeaturesKHR, shaderSubgroupClock), SK__SHADER_CLOCK},
#endif
};

#undef SK__MEMBER

enum
{
    SK__FEATURE_MEMBERS = sizeof sk__feature_members / sizeof sk__feature_members[0]
};

static VkBool32* sk__find_member(const sk__feature_member* member, const VkBaseOutStructure* structure)
{
    return (VkBool32*)(void*)((char*)(void*)structure + member->offset);
}

/* The features that a structure has members for. */
static uint32_t sk__features_in(int structure)
{
    uint32_t features = 0;
    for (uint32_t i = 0; i < SK__FEATURE_MEMBERS; ++i)
    {
        features |= sk__feature_members[i].structure == structure ? sk__feature_members[i].feature : 0u;
    }
    return features;
}

/* The features that a structure enables. */
static uint32_t sk__features_of(const VkBaseOutStructure* structure)
{
    uint32_t disabled = 0;
    for (uint32_t i = 0; i < SK__FEATURE_MEMBERS; ++i)
    {
        const sk__feature_member* member = &sk__feature_members[i];
        if (member->structure == (int)structure->sType && !*sk__find_member(member, structure))
        {
            disabled |= member->feature;
        }
    }
    return sk__features_in((int)structure->sType) & ~disabled;
}

static uint32_t sk__features_of_chain(const void* chain)
{
    uint32_t features = 0;
    for (const VkBaseOutStructure* s = (const VkBaseOutStructure*)chain; s; s = s->pNext)
    {
        features |= sk__features_of(s);
    }
    return features;
}

/* The features that a device was created with. */
static uint32_t sk__features_of_device(const VkDeviceCreateInfo* info)
{
    bool has_doubles = info->pEnabledFeatures && info->pEnabledFeatures->shaderFloat64;
    return sk__features_of_chain(info->pNext) | (has_doubles ? (uint32_t)SK__FLOAT64 : 0u);
}

/* Enables those of the features that the structure has members for. */
static void sk__enable_features(uint32_t features, VkBaseOutStructure* structure)
{
    for (uint32_t i = 0; i < SK__FEATURE_MEMBERS; ++i)
    {
        const sk__feature_member* member = &sk__feature_members[i];
        if (member->structure == (int)structure->sType && (member->feature & features))
        {
            *sk__find_member(member, structure) = VK_TRUE;
        }
    }
}

/* The extensions of a physical device. */
typedef struct sk__extensions
{
    VkExtensionProperties* list; /* from sk__allocate */
    uint32_t count;
} sk__extensions;

/* The caller frees the list, also after a failure. */
static sk_result sk__list_extensions(const sk_logger* logger, const sk__functions* functions,
                                     const VkAllocationCallbacks* allocator, VkPhysicalDevice physical_device,
                                     sk__extensions* extensions)
{
    memset(extensions, 0, sizeof *extensions);
    static const char function[] = "vkEnumerateDeviceExtensionProperties";
    uint32_t count = 0;
    VkResult returned = functions->vkEnumerateDeviceExtensionProperties(physical_device, NULL, &count, NULL);
    SK__TRY(sk__check_list(logger, returned, function));
    size_t size = (count + 1u) * sizeof *extensions->list;
    extensions->list = (VkExtensionProperties*)sk__allocate(allocator, size);
    SK__REQUIRE(logger, extensions->list, SK_ERROR_OUT_OF_HOST_MEMORY,
                "%llu bytes for a list of extensions could not be allocated", (unsigned long long)size);
    returned = functions->vkEnumerateDeviceExtensionProperties(physical_device, NULL, &count, extensions->list);
    SK__TRY(sk__check_list(logger, returned, function));
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
