/* What streamk adds to a VkDeviceCreateInfo, on the fake device: each feature once, wherever the caller has a place for
 * it; the extensions that are not enabled yet; and the sentence where nothing can be added. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"

/* ---- a caller's chain --------------------------------------------------------------------------- */

/* The structures that a caller may chain. */
typedef struct caller
{
    VkPhysicalDeviceFeatures2 core;
    VkPhysicalDeviceVulkan11Features vulkan11;
    VkPhysicalDeviceVulkan12Features vulkan12;
    VkPhysicalDeviceVulkan13Features vulkan13;
    VkPhysicalDevice16BitStorageFeatures storage_16bit;
    VkPhysicalDevice8BitStorageFeatures storage_8bit;
    VkPhysicalDeviceShaderFloat16Int8Features float16_int8;
    VkPhysicalDeviceBufferDeviceAddressFeatures buffer_device_address;
    VkPhysicalDeviceVulkanMemoryModelFeatures memory_model;
    VkPhysicalDeviceSubgroupSizeControlFeatures subgroup_size_control;
    VkPhysicalDeviceShaderIntegerDotProductFeatures integer_dot_product;
    sk_cooperative_matrix_features cooperative_matrix;
    VkPhysicalDeviceShaderAtomicFloatFeaturesEXT atomic_float;
    sk_bfloat16_features bfloat16;
    sk_mixed_dot_product_features mixed_dot_product;
    VkPhysicalDeviceMultiviewFeatures other; /* of no interest to streamk */
    VkPhysicalDeviceFeatures enabled;
} caller;

typedef enum place
{
    CORE,
    VULKAN_11,
    VULKAN_12,
    VULKAN_13,
    STORAGE_16BIT, /* and all that follow have structures of their own */
    STORAGE_8BIT,
    FLOAT16_INT8,
    ADDRESS,
    MEMORY_MODEL,
    SUBGROUP_SIZE,
    DOT_PRODUCT,
    MATRIX,
    ATOMIC_FLOAT,
    BFLOAT16,
    MIXED_DOT_PRODUCT,
    OTHER,
    PLACES
} place;

static const struct
{
    int type;
    size_t offset;
    uint32_t
        excluded; /* places that may not be in the chain with it; VUID-VkDeviceCreateInfo-pNext-02829 and -06532 */
} places[PLACES] = {
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, offsetof(caller, core), 0},
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES, offsetof(caller, vulkan11), 1 << STORAGE_16BIT},
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES, offsetof(caller, vulkan12),
     1 << STORAGE_8BIT | 1 << FLOAT16_INT8 | 1 << ADDRESS | 1 << MEMORY_MODEL},
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES, offsetof(caller, vulkan13),
     1 << SUBGROUP_SIZE | 1 << DOT_PRODUCT},
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES, offsetof(caller, storage_16bit), 1 << VULKAN_11},
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES, offsetof(caller, storage_8bit), 1 << VULKAN_12},
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES, offsetof(caller, float16_int8), 1 << VULKAN_12},
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES, offsetof(caller, buffer_device_address),
     1 << VULKAN_12},
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES, offsetof(caller, memory_model), 1 << VULKAN_12},
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES, offsetof(caller, subgroup_size_control),
     1 << VULKAN_13},
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_FEATURES, offsetof(caller, integer_dot_product),
     1 << VULKAN_13},
    {FAKE_COOPERATIVE_MATRIX_FEATURES, offsetof(caller, cooperative_matrix), 0},
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_ATOMIC_FLOAT_FEATURES_EXT, offsetof(caller, atomic_float), 0},
    {FAKE_BFLOAT16_FEATURES, offsetof(caller, bfloat16), 0},
    {FAKE_MIXED_DOT_PRODUCT_FEATURES, offsetof(caller, mixed_dot_product), 0},
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES, offsetof(caller, other), 0},
};

static caller own;
static VkDeviceCreateInfo info;
static sk_features features;
static sk_required_features_desc desc;

/* A device that has all, and a caller who chains the structures of a set of places. */
static void start(uint32_t set)
{
    reset_fake();
    fake.atomic_float.shaderBufferFloat32AtomicAdd = VK_TRUE;
    fake.extensions[fake.extension_count++] = VK_EXT_SHADER_ATOMIC_FLOAT_EXTENSION_NAME;
    fake.mixed_dot_product.shaderMixedFloatDotProductFloat16AccFloat32 = VK_TRUE;
    fake.mixed_dot_product.shaderMixedFloatDotProductFloat16AccFloat16 = VK_TRUE;
    fake.extensions[fake.extension_count++] = "VK_VALVE_shader_mixed_float_dot_product";
    desc = fake_features_desc();
    memset(&own, 0, sizeof own);
    memset(&info, 0, sizeof info);
    memset(&features, 0xff, sizeof features);
    info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    for (int i = 0; i < PLACES; ++i)
    {
        VkBaseOutStructure* structure = (void*)((char*)&own + places[i].offset);
        structure->sType = (VkStructureType)places[i].type;
        if (set >> i & 1u)
        {
            structure->pNext = (void*)info.pNext;
            info.pNext = structure;
        }
    }
}

static void merge(void)
{
    if (!CHECK_EQ(sk_merge_features(&desc, &info, &features), SK_SUCCESS))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
}

/* The places that the chain has, each once and beside none that excludes it. */
static uint32_t places_of_chain(void)
{
    uint32_t set = 0, excluded = 0;
    for (const VkBaseInStructure* s = info.pNext; s; s = s->pNext)
    {
        int i = 0;
        while (i < PLACES && places[i].type != (int)s->sType)
        {
            ++i;
        }
        if (CHECK(i < PLACES) && CHECK(!(set >> i & 1u)))
        {
            set |= 1u << i;
            excluded |= places[i].excluded;
        }
    }
    CHECK_EQ(set & excluded, 0);
    return set;
}

static bool hands_out(const char* extension)
{
    bool found = false;
    for (uint32_t i = 0; i < features.extension_count; ++i)
    {
        found = found || strcmp(features.extensions[i], extension) == 0;
    }
    return found;
}

static bool is_missing(const char* feature)
{
    bool found = false;
    for (uint32_t i = 0; i < features.missing_count; ++i)
    {
        found = found || strcmp(features.missing[i], feature) == 0;
    }
    return found;
}

/* The device can be created: all features are enabled, each in one place. Returns the places. */
static uint32_t check_complete(void)
{
    CHECK_EQ(sk__features_of_device(&info), SK__ALL_FEATURES);
    CHECK_EQ(features.missing_count, 0);
    return places_of_chain();
}

/* ---- cases -------------------------------------------------------------------------------------- */

static void an_empty_info_gets_a_structure_for_each_feature(void)
{
    start(0);
    merge();
    uint32_t versions = 1 << VULKAN_11 | 1 << VULKAN_12 | 1 << VULKAN_13;
    CHECK_EQ(check_complete(), ((1 << OTHER) - 1) & ~versions);
    CHECK(info.pNext == &features.features);
    CHECK_EQ(features.extension_count, 4);
    CHECK(hands_out("VK_KHR_cooperative_matrix") && hands_out("VK_KHR_shader_bfloat16"));
    CHECK(hands_out("VK_VALVE_shader_mixed_float_dot_product"));
    CHECK(!features.mixed_dot_product.shaderMixedFloatDotProductFloat16AccFloat16);
    CHECK(hands_out(VK_EXT_SHADER_ATOMIC_FLOAT_EXTENSION_NAME));
}

static void sk_required_features_says_the_same(void)
{
    sk_features same;
    start(0);
    CHECK_EQ(sk_required_features(&desc, &same), SK_SUCCESS);
    info.pNext = &same.features;
    merge();
    CHECK_EQ(features.extension_count, same.extension_count);
    CHECK(info.pNext == &same.features);
    CHECK_EQ(sk__features_of_device(&info), SK__ALL_FEATURES);
}

static void structures_of_versions_are_filled(void)
{
    start(1 << VULKAN_11 | 1 << VULKAN_12 | 1 << VULKAN_13);
    own.vulkan12.timelineSemaphore = VK_TRUE;
    merge();
    CHECK_EQ(check_complete(), 1 << CORE | 1 << VULKAN_11 | 1 << VULKAN_12 | 1 << VULKAN_13 | 1 << MATRIX |
                                   1 << ATOMIC_FLOAT | 1 << BFLOAT16 | 1 << MIXED_DOT_PRODUCT);
    CHECK(own.vulkan11.storageBuffer16BitAccess && !own.vulkan11.multiview);
    CHECK(own.vulkan12.bufferDeviceAddress && own.vulkan12.vulkanMemoryModel && own.vulkan12.shaderInt8);
    CHECK(own.vulkan12.timelineSemaphore && !own.vulkan12.descriptorIndexing);
    CHECK(own.vulkan13.subgroupSizeControl && own.vulkan13.computeFullSubgroups && !own.vulkan13.synchronization2);
}

static void structures_of_extensions_are_filled_and_the_others_added(void)
{
    start(1 << STORAGE_8BIT | 1 << ADDRESS | 1 << SUBGROUP_SIZE | 1 << MATRIX | 1 << OTHER);
    own.buffer_device_address.bufferDeviceAddressCaptureReplay = VK_TRUE;
    merge();
    CHECK(check_complete() & 1 << OTHER);
    CHECK(own.storage_8bit.storageBuffer8BitAccess && !own.storage_8bit.uniformAndStorageBuffer8BitAccess);
    CHECK(own.buffer_device_address.bufferDeviceAddress && own.subgroup_size_control.computeFullSubgroups);
    CHECK(own.buffer_device_address.bufferDeviceAddressCaptureReplay);
    CHECK(own.cooperative_matrix.cooperativeMatrix && !own.cooperative_matrix.cooperativeMatrixRobustBufferAccess);
    CHECK(features.vulkan_memory_model.vulkanMemoryModel &&
          !features.vulkan_memory_model.vulkanMemoryModelDeviceScope);
    CHECK_EQ(features.storage_8bit.sType, 0);
    CHECK_EQ(features.extension_count, 4);
}

/* Every set of structures that a caller may have. */
static void whatever_is_chained_each_feature_has_one_place(void)
{
    unsigned sets = 0;
    for (uint32_t set = 0; set < 1u << OTHER; ++set)
    {
        uint32_t excluded = 0;
        for (int i = 0; i < OTHER; ++i)
        {
            excluded |= set >> i & 1u ? places[i].excluded : 0;
        }
        if (!(set & excluded))
        {
            start(set);
            merge();
            CHECK((check_complete() & set) == set);
            ++sets;
        }
    }
    CHECK_EQ(sets, 2 * 3 * 17 * 5 * 16);
}

static void core_features_are_enabled_where_the_caller_enables_them(void)
{
    start(1 << CORE);
    merge();
    check_complete();
    CHECK(own.core.features.shaderFloat64 && !own.core.features.shaderInt64);
    start(0);
    own.enabled.shaderInt64 = VK_TRUE;
    info.pEnabledFeatures = &own.enabled;
    merge();
    CHECK(!(check_complete() & 1 << CORE)); /* VUID-VkDeviceCreateInfo-pNext-00373 */
    CHECK(own.enabled.shaderFloat64 && own.enabled.shaderInt64);
    start(0);
    fake.core.shaderFloat64 = VK_FALSE;
    own.enabled.shaderFloat64 = VK_FALSE;
    info.pEnabledFeatures = &own.enabled;
    merge();
    CHECK(!own.enabled.shaderFloat64 && is_missing("shaderFloat64"));
}

static void extensions_that_are_enabled_are_not_handed_out(void)
{
    static const char* const names[] = {"VK_KHR_swapchain", "VK_KHR_cooperative_matrix"};
    start(0);
    info.ppEnabledExtensionNames = names;
    info.enabledExtensionCount = 2;
    merge();
    CHECK_EQ(features.extension_count, 3);
    CHECK(!hands_out("VK_KHR_cooperative_matrix"));
}

/* A device, or an application on a newer one. */
/* Vulkan demands that it is enabled where a device has it. */
static void a_subset_of_vulkan_is_enabled_once(void)
{
    static const char* const names[] = {"VK_KHR_portability_subset"};
    start(0);
    merge();
    CHECK(!hands_out(names[0]));
    uint32_t without = features.extension_count;
    start(0);
    fake.extensions[fake.extension_count++] = names[0];
    merge();
    CHECK_EQ(features.extension_count, without + 1);
    CHECK(hands_out(names[0]));
    CHECK(features.extension_count <= sizeof features.extensions / sizeof features.extensions[0]);
    start(0);
    fake.extensions[fake.extension_count++] = names[0];
    info.ppEnabledExtensionNames = names;
    info.enabledExtensionCount = 1;
    merge();
    CHECK(!hands_out(names[0]));
}

static void vulkan_1_2_has_features_of_1_3_by_extensions(void)
{
    for (int by_application = 0; by_application < 2; ++by_application)
    {
        start(1 << SUBGROUP_SIZE);
        fake.extensions[fake.extension_count++] = VK_KHR_SHADER_INTEGER_DOT_PRODUCT_EXTENSION_NAME;
        *(by_application ? &desc.api_version : &fake.properties.apiVersion) = VK_API_VERSION_1_2;
        merge();
        check_complete();
        CHECK_EQ(features.extension_count, 6);
        CHECK(hands_out(VK_EXT_SUBGROUP_SIZE_CONTROL_EXTENSION_NAME));
        CHECK(hands_out(VK_KHR_SHADER_INTEGER_DOT_PRODUCT_EXTENSION_NAME));
    }
}

static void what_the_device_lacks_is_named(void)
{
    start(1 << VULKAN_12);
    fake.properties.apiVersion = VK_API_VERSION_1_2; /* without an extension for dot products */
    fake.vulkan12.shaderInt8 = VK_FALSE;
    fake.bfloat16.shaderBFloat16Type = VK_FALSE;
    merge();
    CHECK_EQ(features.missing_count, 3);
    CHECK(is_missing("shaderInt8") && is_missing("shaderBFloat16CooperativeMatrix"));
    CHECK(is_missing("shaderIntegerDotProduct"));
    CHECK(!own.vulkan12.shaderInt8 && own.vulkan12.shaderFloat16);
    CHECK_EQ(features.integer_dot_product.sType, 0);
    CHECK(!hands_out("VK_KHR_shader_bfloat16"));
    places_of_chain();
}

/* What a caller enables stays enabled, whether or not the device has it. */
static void nothing_is_disabled(void)
{
    start(1 << VULKAN_12);
    fake.vulkan12.shaderInt8 = VK_FALSE;
    own.vulkan12.shaderInt8 = VK_TRUE;
    merge();
    CHECK(own.vulkan12.shaderInt8);
}

/* Refused, and everything is as it was. */
static void check_refused(sk_result result, const char* sentence)
{
    caller before = own;
    VkDeviceCreateInfo info_before = info;
    CHECK_EQ(sk_merge_features(&desc, &info, &features), result);
    if (!CHECK(strcmp(fake.sentence, sentence) == 0))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
    CHECK(memcmp(&before, &own, sizeof own) == 0);
    CHECK(memcmp(&info_before, &info, sizeof info) == 0);
    CHECK_EQ(fake.allocations_alive, 0);
}

static void what_cannot_be_added_to_is_refused(void)
{
    static const char* const names[] = {VK_EXT_BUFFER_DEVICE_ADDRESS_EXTENSION_NAME};
    start(1 << VULKAN_12 | 1 << VULKAN_13);
    fake.properties.apiVersion = VK_API_VERSION_1_2;
    check_refused(SK_ERROR_INVALID_VALUE, "info->pNext holds VkPhysicalDeviceVulkan13Features, but Fake GPU is used "
                                          "with Vulkan 1.2");
    start(1 << VULKAN_12);
    info.ppEnabledExtensionNames = names;
    info.enabledExtensionCount = 1;
    check_refused(SK_ERROR_INVALID_VALUE,
                  "info->ppEnabledExtensionNames holds VK_EXT_buffer_device_address, which excludes Vulkan's own "
                  "bufferDeviceAddress, which every kernel needs");
    start(1 << VULKAN_12);
    fake.vulkan12.vulkanMemoryModel = VK_FALSE;
    check_refused(SK_ERROR_MISSING_FEATURE, "Fake GPU lacks vulkanMemoryModel, which every kernel needs");
    CHECK(is_missing("vulkanMemoryModel"));
    start(0);
    fake.properties.apiVersion = VK_API_VERSION_1_1;
    check_refused(SK_ERROR_MISSING_FEATURE, "Fake GPU has Vulkan 1.1, 1.2 is needed");
    start(0);
    desc.api_version = VK_API_VERSION_1_1;
    check_refused(SK_ERROR_INVALID_VALUE, "api_version is 1.1, 1.2 is needed");
    start(0);
    merge();
    check_refused(SK_ERROR_INVALID_VALUE,
                  "info->pNext holds structures of features already: use others, or begin with a new info");
}

/* Of Vulkan 1.0: the loader answers for the device, without the structures that it does not know. */
static void an_older_instance_is_told_apart_from_a_lacking_device(void)
{
    start(0);
    memset(&fake.vulkan12, 0, sizeof fake.vulkan12);
    memset(&fake.vulkan11, 0, sizeof fake.vulkan11);
    check_refused(SK_ERROR_INVALID_VALUE, "the instance is of Vulkan 1.0, though Fake GPU has 1.3: "
                                          "VkApplicationInfo.apiVersion must be VK_API_VERSION_1_2 or newer");
    start(0);
    fake.vulkan12.bufferDeviceAddress = VK_FALSE;
    CHECK_EQ(sk_merge_features(&desc, &info, &features), SK_ERROR_MISSING_FEATURE);
    CHECK(strcmp(fake.sentence, "Fake GPU lacks bufferDeviceAddress, which every kernel needs") == 0);
}

static void null_arguments_are_refused(void)
{
    start(0);
    CHECK_EQ(sk_merge_features(NULL, &info, &features), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(fake.sentence_count, 0);
    CHECK_EQ(sk_merge_features(&desc, NULL, &features), SK_ERROR_NULL_ARGUMENT);
    CHECK(strcmp(fake.sentence, "info is NULL") == 0);
    CHECK_EQ(sk_merge_features(&desc, &info, NULL), SK_ERROR_NULL_ARGUMENT);
    CHECK(strcmp(fake.sentence, "features is NULL") == 0);
}

int main(void)
{
    RUN(an_empty_info_gets_a_structure_for_each_feature);
    RUN(sk_required_features_says_the_same);
    RUN(structures_of_versions_are_filled);
    RUN(structures_of_extensions_are_filled_and_the_others_added);
    RUN(whatever_is_chained_each_feature_has_one_place);
    RUN(core_features_are_enabled_where_the_caller_enables_them);
    RUN(extensions_that_are_enabled_are_not_handed_out);
    RUN(a_subset_of_vulkan_is_enabled_once);
    RUN(vulkan_1_2_has_features_of_1_3_by_extensions);
    RUN(what_the_device_lacks_is_named);
    RUN(nothing_is_disabled);
    RUN(what_cannot_be_added_to_is_refused);
    RUN(an_older_instance_is_told_apart_from_a_lacking_device);
    RUN(null_arguments_are_refused);
    return CHECK_DONE();
}
