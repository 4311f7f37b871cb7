/* merge.h - what to create a VkDevice with: the features and extensions that the kernels use and the device has.
 *
 * Uses features.h. Must not know kernels.
 */

#include "features.h"

/* A structure of sk_features, and the version or extension of Vulkan that its features need. */
typedef struct sk__feature_source
{
    int structure;         /* VkStructureType */
    size_t offset;         /* in sk_features */
    uint32_t version;      /* of Vulkan that has the features without an extension; UINT32_MAX: none */
    const char* extension; /* that older versions need; NULL: none, Vulkan 1.2 has the features */
} sk__feature_source;

#define SK__SOURCE(structure, member, version, extension) structure, offsetof(sk_features, member), version, extension

static const sk__feature_source sk__feature_sources[] = {
    {SK__SOURCE(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES, storage_16bit, 0, NULL)},
    {SK__SOURCE(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES, storage_8bit, 0, NULL)},
    {SK__SOURCE(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES, float16_int8, 0, NULL)},
    {SK__SOURCE(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES, buffer_device_address, 0, NULL)},
    {SK__SOURCE(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES, vulkan_memory_model, 0, NULL)},
    {SK__SOURCE(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES, subgroup_size_control,
                VK_API_VERSION_1_3, VK_EXT_SUBGROUP_SIZE_CONTROL_EXTENSION_NAME)},
    {SK__SOURCE(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_FEATURES, integer_dot_product,
                VK_API_VERSION_1_3, VK_KHR_SHADER_INTEGER_DOT_PRODUCT_EXTENSION_NAME)},
    {SK__SOURCE(SK__COOPERATIVE_MATRIX_FEATURES, cooperative_matrix, UINT32_MAX, "VK_KHR_cooperative_matrix")},
    {SK__SOURCE(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_ATOMIC_FLOAT_FEATURES_EXT, atomic_float, UINT32_MAX,
                VK_EXT_SHADER_ATOMIC_FLOAT_EXTENSION_NAME)},
    {SK__SOURCE(SK__BFLOAT16_FEATURES, bfloat16, UINT32_MAX, "VK_KHR_shader_bfloat16")},
    {SK__SOURCE(SK__MIXED_DOT_PRODUCT_FEATURES, mixed_dot_product, UINT32_MAX,
                "VK_VALVE_shader_mixed_float_dot_product")},
};

#undef SK__SOURCE

enum
{
    SK__FEATURE_SOURCES = sizeof sk__feature_sources / sizeof sk__feature_sources[0]
};

/* Makes a structure of sk_features the first of a chain; returns the new chain. */
static void* sk__link_features(const sk__feature_source* source, void* chain, sk_features* features)
{
    VkBaseOutStructure* structure = (VkBaseOutStructure*)(void*)((char*)features + source->offset);
    structure->sType = (VkStructureType)source->structure;
    structure->pNext = (VkBaseOutStructure*)chain;
    return structure;
}

/* Makes the chain begin with VkPhysicalDeviceFeatures2. */
static void* sk__link_core_features(void* chain, sk_features* features)
{
    features->features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
    features->features.pNext = chain;
    return &features->features;
}

/* What the Vulkan of a device has that a VkDevice is created with. */
typedef struct sk__found_features
{
    VkPhysicalDeviceProperties properties;
    uint32_t version;      /* of Vulkan that the application uses */
    uint32_t available;    /* features */
    bool is_portable_only; /* it has a subset of Vulkan, as its extension says, which then must be enabled */
} sk__found_features;

#define SK__PORTABILITY_SUBSET "VK_KHR_portability_subset" /* vulkan_core.h lacks it */

/* Whether features of Vulkan 1.2 are told through the instance. Every device of Vulkan 1.2 has timelineSemaphore; if
 * the instance is of Vulkan 1.0, the loader answers for the device, and knows no such structure. */
static bool sk__tells_features(const sk__functions* functions, VkPhysicalDevice physical_device)
{
    VkPhysicalDeviceTimelineSemaphoreFeatures timeline;
    VkPhysicalDeviceFeatures2 all;
    memset(&timeline, 0, sizeof timeline);
    memset(&all, 0, sizeof all);
    timeline.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TIMELINE_SEMAPHORE_FEATURES;
    all.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
    all.pNext = &timeline;
    functions->vkGetPhysicalDeviceFeatures2(physical_device, &all);
    return timeline.timelineSemaphore;
}

/* The features that a device has. */
static uint32_t sk__query_features(const sk__functions* functions, const sk__extensions* extensions,
                                   VkPhysicalDevice physical_device, uint32_t version)
{
    sk_features all;
    void* chain = NULL;
    memset(&all, 0, sizeof all);
    for (uint32_t i = 0; i < SK__FEATURE_SOURCES; ++i)
    {
        const sk__feature_source* source = &sk__feature_sources[i];
        if (version >= source->version || sk__has_extension(extensions, source->extension))
        {
            chain = sk__link_features(source, chain, &all);
        }
    }
    sk__link_core_features(chain, &all);
    functions->vkGetPhysicalDeviceFeatures2(physical_device, &all.features);
    return sk__features_of_chain(&all.features);
}

/* Enables features in the caller's own structures. Returns the features that have a member there. */
static uint32_t sk__enable_features_in_chain(uint32_t features, const VkDeviceCreateInfo* info)
{
    uint32_t placed = 0;
    for (VkBaseOutStructure* s = (VkBaseOutStructure*)info->pNext; s; s = s->pNext)
    {
        sk__enable_features(features, s);
        placed |= sk__features_in((int)s->sType);
    }
    if (info->pEnabledFeatures)
    {
        VkPhysicalDeviceFeatures* core = (VkPhysicalDeviceFeatures*)info->pEnabledFeatures;
        core->shaderFloat64 = core->shaderFloat64 || (features & SK__FLOAT64) ? VK_TRUE : VK_FALSE;
        placed |= SK__FLOAT64;
    }
    return placed;
}

static const VkBaseOutStructure* sk__find_structure(const VkDeviceCreateInfo* info, VkStructureType type)
{
    const VkBaseOutStructure* s = (const VkBaseOutStructure*)info->pNext;
    while (s && s->sType != type)
    {
        s = s->pNext;
    }
    return s;
}

static bool sk__enables_extension(const VkDeviceCreateInfo* info, const char* name)
{
    bool found = false;
    for (uint32_t i = 0; i < info->enabledExtensionCount && !found; ++i)
    {
        found = strcmp(info->ppEnabledExtensionNames[i], name) == 0;
    }
    return found;
}

/* Links structures for the features that have no member in the chain yet, and lists the extensions that are needed. */
static void sk__append_features(const sk__found_features* found, VkDeviceCreateInfo* info, sk_features* features)
{
    uint32_t available = found->available;
    uint32_t placed = sk__enable_features_in_chain(available, info);
    void* chain = (void*)info->pNext;
    for (uint32_t i = 0; i < SK__FEATURE_SOURCES; ++i)
    {
        const sk__feature_source* source = &sk__feature_sources[i];
        uint32_t used = available & sk__features_in(source->structure);
        if (used & ~placed)
        {
            chain = sk__link_features(source, chain, features);
            sk__enable_features(used, (VkBaseOutStructure*)chain);
        }
        if (used && found->version < source->version && !sk__enables_extension(info, source->extension))
        {
            features->extensions[features->extension_count++] = source->extension;
        }
    }
    if (found->is_portable_only && !sk__enables_extension(info, SK__PORTABILITY_SUBSET))
    {
        features->extensions[features->extension_count++] = SK__PORTABILITY_SUBSET;
    }
    if (!(placed & SK__FLOAT64))
    {
        chain = sk__link_core_features(chain, features);
        sk__enable_features(available, (VkBaseOutStructure*)chain);
    }
    info->pNext = chain;
}

/* Whether what the caller chains and enables can be added to. */
static sk_result sk__check_device_info(const sk_logger* logger, const sk__found_features* found,
                                       const VkDeviceCreateInfo* info, const sk_features* features)
{
    for (const VkBaseOutStructure* s = (const VkBaseOutStructure*)info->pNext; s; s = s->pNext)
    {
        SK__REQUIRE(logger, (uintptr_t)s - (uintptr_t)features >= sizeof *features, SK_ERROR_INVALID_VALUE,
                    "info->pNext holds structures of features already: use others, or begin with a new info");
    }
    SK__REQUIRE(logger,
                found->version >= VK_API_VERSION_1_3 ||
                    !sk__find_structure(info, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES),
                SK_ERROR_INVALID_VALUE,
                "info->pNext holds VkPhysicalDeviceVulkan13Features, but %s is used with Vulkan %u.%u",
                found->properties.deviceName, VK_API_VERSION_MAJOR(found->version),
                VK_API_VERSION_MINOR(found->version));
    SK__REQUIRE(
        logger, !sk__enables_extension(info, VK_EXT_BUFFER_DEVICE_ADDRESS_EXTENSION_NAME), SK_ERROR_INVALID_VALUE,
        "info->ppEnabledExtensionNames holds %s, which excludes Vulkan's own bufferDeviceAddress, which every "
        "kernel needs",
        VK_EXT_BUFFER_DEVICE_ADDRESS_EXTENSION_NAME);
    return SK_SUCCESS;
}

/* Lists the features that the device lacks. It is an error if every kernel needs one of them. */
static sk_result sk__list_missing(const sk_logger* logger, const char* device, uint32_t missing,
                                  sk_features* features)
{
#define SK_X(name, bit, text)                                \
    if (missing & name)                                      \
    {                                                        \
        features->missing[features->missing_count++] = text; \
    }
    SK__FEATURES(SK_X)
#undef SK_X
    SK__REQUIRE(logger, !(missing & SK__BASELINE), SK_ERROR_MISSING_FEATURE, "%s lacks %s, which every kernel needs",
                device, sk__feature_name(missing & SK__BASELINE));
    return SK_SUCCESS;
}

/* Whether both the device and the application have Vulkan 1.2, as far as can be told. */
static sk_result sk__check_version(const sk_required_features_desc* desc, const sk__functions* functions,
                                   const sk__found_features* found)
{
    const VkPhysicalDeviceProperties* properties = &found->properties;
    SK__REQUIRE(&desc->logger, properties->apiVersion >= VK_API_VERSION_1_2, SK_ERROR_MISSING_FEATURE,
                "%s has Vulkan %u.%u, 1.2 is needed", properties->deviceName,
                VK_API_VERSION_MAJOR(properties->apiVersion), VK_API_VERSION_MINOR(properties->apiVersion));
    SK__REQUIRE(&desc->logger, found->version >= VK_API_VERSION_1_2, SK_ERROR_INVALID_VALUE,
                "api_version is %u.%u, 1.2 is needed", VK_API_VERSION_MAJOR(found->version),
                VK_API_VERSION_MINOR(found->version));
    SK__REQUIRE(&desc->logger, sk__tells_features(functions, desc->physical_device), SK_ERROR_INVALID_VALUE,
                "the instance is of Vulkan 1.0, though %s has %u.%u: VkApplicationInfo.apiVersion must be "
                "VK_API_VERSION_1_2 or newer",
                properties->deviceName, VK_API_VERSION_MAJOR(properties->apiVersion),
                VK_API_VERSION_MINOR(properties->apiVersion));
    return SK_SUCCESS;
}

/* Finds what a device has. The members of the desc have been checked. */
static sk_result sk__find_features(const sk_required_features_desc* desc, sk__found_features* found)
{
    sk__functions functions;
    sk__extensions extensions;
    uint32_t told = desc->api_version;
    SK__TRY(sk__load_instance_functions(&desc->logger, desc->get_instance_proc_addr, desc->instance, &functions));
    functions.vkGetPhysicalDeviceProperties(desc->physical_device, &found->properties);
    found->version = told && told < found->properties.apiVersion ? told : found->properties.apiVersion;
    SK__TRY(sk__check_version(desc, &functions, found));
    sk_result result =
        sk__list_extensions(&desc->logger, &functions, desc->allocator, desc->physical_device, &extensions);
    if (result == SK_SUCCESS)
    {
        found->available = sk__query_features(&functions, &extensions, desc->physical_device, found->version);
        found->is_portable_only = sk__has_extension(&extensions, SK__PORTABILITY_SUBSET);
    }
    sk__free(desc->allocator, extensions.list);
    return result;
}

STREAMK_API sk_result sk_merge_features(const sk_required_features_desc* desc, VkDeviceCreateInfo* info,
                                        sk_features* features)
{
    if (!desc)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    sk__found_features found;
    memset(&found, 0, sizeof found);
    const sk_logger* logger = &desc->logger;
    SK__REQUIRE(logger, desc->instance, SK_ERROR_NULL_ARGUMENT, "instance is NULL");
    SK__REQUIRE(logger, desc->physical_device, SK_ERROR_NULL_ARGUMENT, "physical_device is NULL");
    SK__REQUIRE(logger, info, SK_ERROR_NULL_ARGUMENT, "info is NULL");
    SK__REQUIRE(logger, features, SK_ERROR_NULL_ARGUMENT, "features is NULL");
    SK__TRY(sk__find_features(desc, &found));
    SK__TRY(sk__check_device_info(logger, &found, info, features));
    memset(features, 0, sizeof *features);
    SK__TRY(sk__list_missing(logger, found.properties.deviceName, SK__ALL_FEATURES & ~found.available, features));
    sk__append_features(&found, info, features);
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_required_features(const sk_required_features_desc* desc, sk_features* features)
{
    VkDeviceCreateInfo info;
    memset(&info, 0, sizeof info);
    return sk_merge_features(desc, &info, features);
}
