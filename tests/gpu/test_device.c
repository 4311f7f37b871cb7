/* Devices that are created with what sk_merge_features() makes of a caller's VkDeviceCreateInfo, under the Khronos
 * validation layer, which must not say a word; and a product on each. */
#include "check.h"
#include "gpu/validated.h"
#include "gpu/validated_kinds.h"

/* What a caller chains. */
typedef struct chain
{
    uint32_t api_version; /* the application's */
    bool versions;        /* the structures of its Vulkan, up to 1.3 */
    bool extensions;      /* structures of their own for some features */
    bool core;            /* VkPhysicalDeviceFeatures2 */
    bool enabled;         /* pEnabledFeatures instead */
    bool lists;           /* an extension that streamk wants, too */
} chain;

static const chain CHAINS[] = {
    {VK_API_VERSION_1_3, false, false, false, false, false}, {VK_API_VERSION_1_3, true, false, false, false, false},
    {VK_API_VERSION_1_3, true, false, true, false, true},    {VK_API_VERSION_1_3, true, false, false, true, false},
    {VK_API_VERSION_1_3, false, true, false, false, true},   {VK_API_VERSION_1_3, false, true, true, false, false},
    {VK_API_VERSION_1_3, false, true, false, true, false},   {VK_API_VERSION_1_2, false, false, false, false, false},
    {VK_API_VERSION_1_2, true, false, true, false, true},    {VK_API_VERSION_1_2, false, true, false, true, true},
};

/* The caller's structures, each with a feature of its own. */
static struct
{
    VkPhysicalDeviceFeatures2 core;
    VkPhysicalDeviceVulkan11Features vulkan11;
    VkPhysicalDeviceVulkan12Features vulkan12;
    VkPhysicalDeviceVulkan13Features vulkan13;
    VkPhysicalDevice8BitStorageFeatures storage_8bit;
    VkPhysicalDeviceBufferDeviceAddressFeatures buffer_device_address;
    VkPhysicalDeviceSubgroupSizeControlFeatures subgroup_size_control;
    VkPhysicalDeviceCooperativeMatrixFeaturesKHR cooperative_matrix;
    VkPhysicalDeviceTimelineSemaphoreFeatures timeline_semaphore;
    VkPhysicalDeviceFeatures enabled;
    const char* names[16];
    uint32_t name_count;
} own;

static void link_structure(void* structure, VkStructureType type)
{
    VkBaseOutStructure* base = structure;
    base->sType = type;
    base->pNext = (void*)device.create_info.pNext;
    device.create_info.pNext = base;
}

static void link_versions(uint32_t api_version)
{
    own.vulkan11.multiview = VK_TRUE;
    own.vulkan12.timelineSemaphore = VK_TRUE;
    own.vulkan13.synchronization2 = VK_TRUE;
    link_structure(&own.vulkan11, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES);
    link_structure(&own.vulkan12, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    if (api_version >= VK_API_VERSION_1_3)
    {
        link_structure(&own.vulkan13, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    }
}

static void link_extensions(void)
{
    own.timeline_semaphore.timelineSemaphore = VK_TRUE;
    link_structure(&own.storage_8bit, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES);
    link_structure(&own.buffer_device_address, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
    link_structure(&own.subgroup_size_control, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES);
    link_structure(&own.cooperative_matrix, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COOPERATIVE_MATRIX_FEATURES_KHR);
    link_structure(&own.timeline_semaphore, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TIMELINE_SEMAPHORE_FEATURES);
}

static void link_all(const chain* c)
{
    memset(&own, 0, sizeof own);
    if (c->versions)
    {
        link_versions(c->api_version);
    }
    if (c->extensions)
    {
        link_extensions();
    }
    if (c->core)
    {
        link_structure(&own.core, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
    }
    own.core.features.shaderInt64 = own.enabled.shaderInt64 = VK_TRUE;
    device.create_info.pEnabledFeatures = c->enabled ? &own.enabled : NULL;
    own.name_count = c->lists ? 1 : 0;
    own.names[0] = VK_KHR_COOPERATIVE_MATRIX_EXTENSION_NAME;
    device.create_info.ppEnabledExtensionNames = own.names;
    device.create_info.enabledExtensionCount = own.name_count;
}

static bool choose(uint32_t api_version)
{
    gpu_options options = {0};
    options.validation = true;
    options.on_message = on_message;
    options.api_version = api_version;
    return choose_gpu(&device, &options);
}

static sk_required_features_desc desc_of_device(uint32_t api_version)
{
    sk_required_features_desc desc = {0};
    desc.instance = device.instance;
    desc.physical_device = device.physical_device;
    desc.api_version = api_version;
    desc.logger = device.logger;
    return desc;
}

static bool merge(uint32_t api_version)
{
    sk_required_features_desc desc = desc_of_device(api_version);
    if (!CHECK_EQ(sk_merge_features(&desc, &device.create_info, &device.features), SK_SUCCESS))
    {
        return false;
    }
    for (uint32_t i = 0; i < device.features.extension_count; i++)
    {
        own.names[own.name_count++] = device.features.extensions[i];
    }
    device.create_info.enabledExtensionCount = own.name_count;
    return true;
}

static uint32_t count_available(void)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < sk_query_context(context).kernel_count; i++)
    {
        count += sk_query_kernel(context, i).available;
    }
    return count;
}

static void close_device(void)
{
    destroy_gpu_buffer(&device, &workspace);
    sk_destroy_context(context);
    context = NULL;
    close_gpu(&device);
}

/* The kernels that the device can run; 0 after a failure. */
static uint32_t multiply_on(const chain* c)
{
    uint32_t available = 0;
    if (CHECK(choose(c->api_version)))
    {
        link_all(c);
        if (merge(c->api_version) && CHECK(create_gpu_device(&device)) &&
            CHECK_EQ(create_gpu_context(&device, &context), SK_SUCCESS) &&
            CHECK(create_gpu_buffer(&device, 8 << 20, GPU_DEVICE, &workspace)))
        {
            available = count_available();
            sk_kernel_info kernel = find_tested_kernel();
            product p = make_product(&kernel, &KINDS[0]);
            run_product(&p, 0);
        }
    }
    close_device();
    return available;
}

static void every_chain_makes_the_same_device_in_silence(void)
{
    uint32_t available = 0;
    is_cpu = true; /* the quickest kernels will do */
    for (size_t i = 0; i < sizeof CHAINS / sizeof CHAINS[0]; i++)
    {
        uint32_t count = multiply_on(&CHAINS[i]);
        available = i == 0 ? count : available;
        CHECK(count > 0);
        CHECK_EQ(count, available);
        if (!CHECK_EQ(layer.complaints, 0))
        {
            CHECK_NOTE("chain %zu\n", i);
        }
    }
}

/* What the call is for: the same features chained beside the caller's own structure. */
static void features_that_are_chained_twice_are_found(void)
{
    if (CHECK(choose(VK_API_VERSION_1_3)))
    {
        sk_required_features_desc desc = desc_of_device(VK_API_VERSION_1_3);
        memset(&own, 0, sizeof own);
        CHECK_EQ(sk_required_features(&desc, &device.features), SK_SUCCESS);
        device.create_info.pNext = &device.features.features;
        device.create_info.enabledExtensionCount = device.features.extension_count;
        device.create_info.ppEnabledExtensionNames = device.features.extensions;
        link_structure(&own.vulkan12, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        expect("VUID-VkDeviceCreateInfo-pNext-02830");
        (void)create_gpu_device(&device);
        check_found();
    }
    close_device();
}

int main(void)
{
    checks = "sync";
    choose_checks();
    RUN(the_layer_is_present);
    if (has_layer())
    {
        RUN(every_chain_makes_the_same_device_in_silence);
        RUN(features_that_are_chained_twice_are_found);
    }
    return CHECK_DONE();
}
