#include "device.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <vector>

static void print_error(sk_result, const char* sentence, void*)
{
    std::fprintf(stderr, "streamk: %s\n", sentence);
}

static bool fail(const char* sentence)
{
    std::fprintf(stderr, "mlp: %s\n", sentence);
    return false;
}

sk_buffer buffer::matrix() const
{
    sk_buffer matrix = {};
    matrix.buffer = handle;
    matrix.size = size;
    return matrix;
}

bool device::open()
{
    return open_instance() && open_device() && open_memory();
}

static bool has_instance_extension(const char* name)
{
    uint32_t count = 0;
    vkEnumerateInstanceExtensionProperties(nullptr, &count, nullptr);
    std::vector<VkExtensionProperties> all(count);
    vkEnumerateInstanceExtensionProperties(nullptr, &count, all.data());
    return std::any_of(all.begin(), all.end(), [name](const VkExtensionProperties& extension) {
        return std::strcmp(extension.extensionName, name) == 0;
    });
}

bool device::open_instance()
{
    VkApplicationInfo application = {};
    VkInstanceCreateInfo info = {};
    application.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO;
    application.apiVersion = VK_API_VERSION_1_2;
    info.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO;
    info.pApplicationInfo = &application;
    if (volkInitialize() != VK_SUCCESS)
        return fail("no Vulkan loader was found");
    const char* const portability = "VK_KHR_portability_enumeration"; /* MoltenVK's drivers are listed only with it */
    if (has_instance_extension(portability))
    {
        info.flags = 1; /* VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR, which older Vulkan headers lack */
        info.enabledExtensionCount = 1;
        info.ppEnabledExtensionNames = &portability;
    }
    if (vkCreateInstance(&info, nullptr, &instance) != VK_SUCCESS)
        return fail("no Vulkan driver was found");
    volkLoadInstance(instance);
    uint32_t count = 1; /* the first device */
    if (vkEnumeratePhysicalDevices(instance, &count, &physical) < VK_SUCCESS || count == 0)
        return fail("no Vulkan device was found");
    vkGetPhysicalDeviceProperties(physical, &properties);

    VkQueueFamilyProperties families[32];
    uint32_t family_count = 32;
    vkGetPhysicalDeviceQueueFamilyProperties(physical, &family_count, families);
    while (family < family_count && !(families[family].queueFlags & VK_QUEUE_COMPUTE_BIT))
        family++;
    return family < family_count || fail("the device has no queue for compute");
}

/* An engine chains its own features to `info` first; streamk adds to them, and hands out the extensions to append. */
bool device::open_device()
{
    const float priority = 1.0f;
    VkDeviceQueueCreateInfo queue_info = {};
    VkDeviceCreateInfo info = {};
    queue_info.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
    queue_info.queueFamilyIndex = family;
    queue_info.queueCount = 1;
    queue_info.pQueuePriorities = &priority;
    info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    info.queueCreateInfoCount = 1;
    info.pQueueCreateInfos = &queue_info;

    sk_features features = {};
    sk_required_features_desc desc = {};
    desc.instance = instance;
    desc.physical_device = physical;
    desc.api_version = VK_API_VERSION_1_2;
    desc.logger.function = print_error;
    if (sk_merge_features(&desc, &info, &features) != SK_SUCCESS)
        return false;
    std::vector<const char*> extensions(features.extensions, features.extensions + features.extension_count);
    info.enabledExtensionCount = static_cast<uint32_t>(extensions.size());
    info.ppEnabledExtensionNames = extensions.data();
    if (vkCreateDevice(physical, &info, nullptr, &handle) != VK_SUCCESS)
        return fail("vkCreateDevice failed");
    volkLoadDevice(handle);
    vkGetDeviceQueue(handle, family, 0, &queue);
    return create_context(info); /* while `features` is still there */
}

bool device::create_context(const VkDeviceCreateInfo& info)
{
    sk_context_desc desc = {};
    desc.instance = instance;
    desc.physical_device = physical;
    desc.device = handle;
    desc.device_create_info = &info;
    desc.logger.function = print_error;
    return streamk::create(desc, streamk_context) == SK_SUCCESS;
}

bool device::open_memory()
{
    VmaVulkanFunctions functions = {};
    VmaAllocatorCreateInfo info = {};
    VkCommandPoolCreateInfo pool_info = {};
    functions.vkGetInstanceProcAddr = vkGetInstanceProcAddr;
    functions.vkGetDeviceProcAddr = vkGetDeviceProcAddr;
    info.flags = VMA_ALLOCATOR_CREATE_BUFFER_DEVICE_ADDRESS_BIT; /* streamk enables the feature */
    info.instance = instance;
    info.physicalDevice = physical;
    info.device = handle;
    info.pVulkanFunctions = &functions;
    info.vulkanApiVersion = VK_API_VERSION_1_2;
    pool_info.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO;
    pool_info.queueFamilyIndex = family;
    return vmaCreateAllocator(&info, &allocator) == VK_SUCCESS &&
           vkCreateCommandPool(handle, &pool_info, nullptr, &pool) == VK_SUCCESS;
}

device::~device()
{
    streamk_context.reset();
    for (const buffer& made : buffers)
        vmaDestroyBuffer(allocator, made.handle, made.allocation);
    vmaDestroyAllocator(allocator);
    if (handle)
    {
        vkDestroyCommandPool(handle, pool, nullptr);
        vkDestroyDevice(handle, nullptr);
    }
    if (instance)
        vkDestroyInstance(instance, nullptr);
}

/* VMA puts many buffers into one VkDeviceMemory, at offsets that Vulkan asks for: a workspace needs more. */
bool device::create_buffer(VkDeviceSize size, VkDeviceSize alignment, bool is_mapped, buffer& made)
{
    VkBufferCreateInfo info = {};
    VmaAllocationCreateInfo allocation = {};
    VmaAllocationInfo allocated = {};
    made = buffer();
    if (size == 0)
        return true;
    info.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
    info.size = made.size = size;
    info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT |
                 VK_BUFFER_USAGE_TRANSFER_DST_BIT; /* sk_clear_workspace() fills */
    allocation.usage = VMA_MEMORY_USAGE_AUTO;
    if (is_mapped)
        allocation.flags = VMA_ALLOCATION_CREATE_MAPPED_BIT | VMA_ALLOCATION_CREATE_HOST_ACCESS_RANDOM_BIT;
    if (vmaCreateBufferWithAlignment(allocator, &info, &allocation, alignment, &made.handle, &made.allocation,
                                     &allocated) != VK_SUCCESS)
    {
        made = buffer();
        return false;
    }
    made.mapped = static_cast<float*>(allocated.pMappedData);
    buffers.push_back(made);
    return true;
}

bool device::flush(const buffer& written)
{
    return vmaFlushAllocation(allocator, written.allocation, 0, VK_WHOLE_SIZE) == VK_SUCCESS;
}

bool device::invalidate(const buffer& read)
{
    return vmaInvalidateAllocation(allocator, read.allocation, 0, VK_WHOLE_SIZE) == VK_SUCCESS;
}

VkCommandBuffer device::begin()
{
    VkCommandBuffer commands = VK_NULL_HANDLE;
    VkCommandBufferAllocateInfo info = {};
    VkCommandBufferBeginInfo begin_info = {};
    info.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO;
    info.commandPool = pool;
    info.commandBufferCount = 1;
    begin_info.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO;
    bool done = vkAllocateCommandBuffers(handle, &info, &commands) == VK_SUCCESS &&
                vkBeginCommandBuffer(commands, &begin_info) == VK_SUCCESS;
    return done ? commands : VK_NULL_HANDLE;
}

bool device::run(VkCommandBuffer commands)
{
    VkSubmitInfo submit = {};
    submit.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &commands;
    return vkEndCommandBuffer(commands) == VK_SUCCESS &&
           vkQueueSubmit(queue, 1, &submit, VK_NULL_HANDLE) == VK_SUCCESS && vkQueueWaitIdle(queue) == VK_SUCCESS;
}
