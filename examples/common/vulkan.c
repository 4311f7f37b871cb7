/* The implementation of vulkan.h, and of volk. */
#define VOLK_IMPLEMENTATION
#include "vulkan.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Bytes of the staging buffer: large enough to hide the cost of a submission. */
#define STAGING_SIZE ((VkDeviceSize)32 << 20)

static const char* vulkan_result_name(VkResult result)
{
    switch (result)
    {
    case VK_TIMEOUT: return "VK_TIMEOUT";
    case VK_ERROR_OUT_OF_HOST_MEMORY: return "VK_ERROR_OUT_OF_HOST_MEMORY";
    case VK_ERROR_OUT_OF_DEVICE_MEMORY: return "VK_ERROR_OUT_OF_DEVICE_MEMORY";
    case VK_ERROR_INITIALIZATION_FAILED: return "VK_ERROR_INITIALIZATION_FAILED";
    case VK_ERROR_DEVICE_LOST: return "VK_ERROR_DEVICE_LOST";
    case VK_ERROR_MEMORY_MAP_FAILED: return "VK_ERROR_MEMORY_MAP_FAILED";
    case VK_ERROR_LAYER_NOT_PRESENT: return "VK_ERROR_LAYER_NOT_PRESENT";
    case VK_ERROR_EXTENSION_NOT_PRESENT: return "VK_ERROR_EXTENSION_NOT_PRESENT";
    case VK_ERROR_FEATURE_NOT_PRESENT: return "VK_ERROR_FEATURE_NOT_PRESENT";
    case VK_ERROR_INCOMPATIBLE_DRIVER: return "VK_ERROR_INCOMPATIBLE_DRIVER";
    default: return "a VkResult";
    }
}

/* The call's text up to its parenthesis is its name. */
static bool succeeded(VkResult result, const char* call)
{
    if (result == VK_SUCCESS)
        return true;
    fprintf(stderr, "%.*s failed with %s (%d)\n", (int)strcspn(call, "("), call, vulkan_result_name(result),
            (int)result);
    return false;
}

#define VK_TRY(call) succeeded((call), #call)

static void print_streamk_error(sk_result result, const char* sentence, void* user_data)
{
    (void)result;
    (void)user_data;
    fprintf(stderr, "streamk: %s\n", sentence);
}

static sk_logger stderr_logger(void)
{
    sk_logger logger = {0};
    logger.function = print_streamk_error;
    return logger;
}

/* ---- instance -------------------------------------------------------------------------------- */

static bool load_vulkan(void)
{
    if (volkInitialize() == VK_SUCCESS)
        return true;
    fprintf(stderr, "no Vulkan loader was found: install libvulkan1 (Debian, Ubuntu), vulkan-loader (Fedora) or "
                    "vulkan-icd-loader (Arch)\n");
    return false;
}

static bool complain_no_device(void)
{
    fprintf(stderr, "no Vulkan device was found: install the GPU's driver, or lavapipe (mesa-vulkan-drivers) to run "
                    "on the CPU\n");
    return false;
}

static bool has_instance_extension(const char* name)
{
    uint32_t count = 0;
    bool found = false;
    VkExtensionProperties* list = NULL;
    if (vkEnumerateInstanceExtensionProperties(NULL, &count, NULL) == VK_SUCCESS && count > 0)
        list = calloc(count, sizeof *list);
    if (list && vkEnumerateInstanceExtensionProperties(NULL, &count, list) >= VK_SUCCESS)
        for (uint32_t i = 0; i < count && !found; i++)
            found = strcmp(list[i].extensionName, name) == 0;
    free(list);
    return found;
}

static VkDebugUtilsMessengerCreateInfoEXT messenger_info(const gpu_options* options)
{
    VkDebugUtilsMessengerCreateInfoEXT info = {.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT};
    info.messageSeverity =
        VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
    info.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT;
    info.pfnUserCallback = options->on_message;
    info.pUserData = options->user_data;
    return info;
}

static bool create_instance(gpu* g, const gpu_options* options)
{
    const char* layer = "VK_LAYER_KHRONOS_validation";
    const char* extension = VK_EXT_DEBUG_UTILS_EXTENSION_NAME;
    VkDebugUtilsMessengerCreateInfoEXT messenger = messenger_info(options);
    VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO};
    VkInstanceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO};

    application.pApplicationName = "streamk examples";
    application.apiVersion = VK_API_VERSION_1_3; /* the newest we would use; devices of 1.2 are welcome */
    info.pApplicationInfo = &application;
    info.ppEnabledLayerNames = &layer;
    info.enabledLayerCount = options->validation ? 1 : 0;
    info.ppEnabledExtensionNames = &extension;
    if (options->on_message || (options->labels && has_instance_extension(extension)))
        info.enabledExtensionCount = 1;
    if (options->on_message) /* also told of what happens while the instance is made */
        info.pNext = &messenger;

    VkResult result = vkCreateInstance(&info, NULL, &g->instance);
    if (result == VK_ERROR_INCOMPATIBLE_DRIVER) /* what the loader says when it finds no driver at all */
        return complain_no_device();
    if (!succeeded(result, "vkCreateInstance"))
        return false;
    volkLoadInstance(g->instance);
    messenger.pNext = NULL;
    return !options->on_message ||
           VK_TRY(vkCreateDebugUtilsMessengerEXT(g->instance, &messenger, NULL, &g->messenger));
}

/* ---- physical device ------------------------------------------------------------------------- */

static bool contains_ignoring_case(const char* text, const char* part)
{
    for (; *text; text++)
    {
        size_t i = 0;
        while (part[i] && tolower((unsigned char)text[i]) == tolower((unsigned char)part[i]))
            i++;
        if (!part[i])
            return true;
    }
    return false;
}

static bool is_number(const char* text)
{
    return *text && text[strspn(text, "0123456789")] == 0;
}

static VkPhysicalDeviceProperties device_properties(VkPhysicalDevice device)
{
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(device, &properties);
    return properties;
}

/* The index of the device that `wanted` means, or count. */
static uint32_t find_device(const VkPhysicalDevice* devices, uint32_t count, const char* wanted)
{
    for (uint32_t i = 0; i < count; i++)
    {
        VkPhysicalDeviceProperties properties = device_properties(devices[i]);
        if (wanted && is_number(wanted) && strtoul(wanted, NULL, 10) == i)
            return i;
        if (wanted && !is_number(wanted) && contains_ignoring_case(properties.deviceName, wanted))
            return i;
        if (!wanted && properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU)
            return i;
    }
    return wanted ? count : 0;
}

static void print_devices(const VkPhysicalDevice* devices, uint32_t count, const char* wanted)
{
    fprintf(stderr, "no Vulkan device matches \"%s\"; there are:\n", wanted ? wanted : "");
    for (uint32_t i = 0; i < count; i++)
        fprintf(stderr, "  %u  %s\n", i, device_properties(devices[i]).deviceName);
}

static bool choose_physical_device(gpu* g, const char* wanted)
{
    VkPhysicalDevice devices[64];
    uint32_t count = sizeof devices / sizeof devices[0];
    VkResult result = vkEnumeratePhysicalDevices(g->instance, &count, devices);

    if (!wanted)
        wanted = getenv("STREAMK_DEVICE");
    if (wanted && !*wanted)
        wanted = NULL;
    if (result != VK_SUCCESS && result != VK_INCOMPLETE)
        return succeeded(result, "vkEnumeratePhysicalDevices");
    if (count == 0)
        return complain_no_device();
    uint32_t index = find_device(devices, count, wanted);
    if (index >= count)
    {
        print_devices(devices, count, wanted);
        return false;
    }
    g->physical_device = devices[index];
    vkGetPhysicalDeviceProperties(g->physical_device, &g->properties);
    vkGetPhysicalDeviceMemoryProperties(g->physical_device, &g->memory);
    return true;
}

static bool choose_queue_family(gpu* g)
{
    VkQueueFamilyProperties families[32];
    uint32_t count = sizeof families / sizeof families[0];
    vkGetPhysicalDeviceQueueFamilyProperties(g->physical_device, &count, families);
    for (uint32_t i = 0; i < count; i++)
    {
        if (!(families[i].queueFlags & VK_QUEUE_COMPUTE_BIT))
            continue;
        g->queue_family = i;
        g->timestamp_bits = families[i].timestampValidBits;
        return true;
    }
    fprintf(stderr, "%s has no queue for compute\n", g->properties.deviceName);
    return false;
}

/* ---- device ---------------------------------------------------------------------------------- */

static bool create_device(gpu* g, const gpu_options* options)
{
    sk_required_features_desc desc = {0};
    desc.instance = g->instance;
    desc.physical_device = g->physical_device;
    desc.logger = stderr_logger();
    if (sk_required_features(&desc, &g->features) != SK_SUCCESS)
        return false;
    if (options->edit_features)
        options->edit_features(&g->features, options->user_data);

    g->queue_priority = 1.0f;
    g->queue_info.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
    g->queue_info.queueFamilyIndex = g->queue_family;
    g->queue_info.queueCount = 1;
    g->queue_info.pQueuePriorities = &g->queue_priority;
    g->create_info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    g->create_info.pNext = &g->features.features;
    g->create_info.queueCreateInfoCount = 1;
    g->create_info.pQueueCreateInfos = &g->queue_info;
    g->create_info.enabledExtensionCount = g->features.extension_count;
    g->create_info.ppEnabledExtensionNames = g->features.extensions;
    if (!VK_TRY(vkCreateDevice(g->physical_device, &g->create_info, NULL, &g->device)))
        return false;
    vkGetDeviceQueue(g->device, g->queue_family, 0, &g->queue);
    return true;
}

static bool create_pool(gpu* g)
{
    VkCommandPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
    info.flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
    info.queueFamilyIndex = g->queue_family;
    return VK_TRY(vkCreateCommandPool(g->device, &info, NULL, &g->pool));
}

bool gpu_open(gpu* g, const gpu_options* options)
{
    gpu_options defaults = {0};
    if (!options)
        options = &defaults;
    memset(g, 0, sizeof *g);
    g->on_wait = options->on_wait;
    g->user_data = options->user_data;
    if (load_vulkan() && create_instance(g, options) && choose_physical_device(g, options->device) &&
        choose_queue_family(g) && create_device(g, options) && create_pool(g))
        return true;
    gpu_close(g);
    return false;
}

void gpu_close(gpu* g)
{
    if (g->device)
    {
        vkDestroyCommandPool(g->device, g->pool, NULL);
        vkDestroyDevice(g->device, NULL);
    }
    if (g->messenger)
        vkDestroyDebugUtilsMessengerEXT(g->instance, g->messenger, NULL);
    if (g->instance)
        vkDestroyInstance(g->instance, NULL);
    memset(g, 0, sizeof *g);
}

sk_result gpu_create_context(const gpu* g, sk_context** context)
{
    sk_context_desc desc = {0};
    desc.instance = g->instance;
    desc.physical_device = g->physical_device;
    desc.device = g->device;
    desc.device_create_info = &g->create_info;
    desc.logger = stderr_logger();
    return sk_create_context(&desc, context);
}

/* ---- memory ---------------------------------------------------------------------------------- */

static const VkMemoryPropertyFlags MAPPABLE =
    VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
static const VkMemoryPropertyFlags CACHED = VK_MEMORY_PROPERTY_HOST_CACHED_BIT;

/* Allocate from the first type that has all the flags and room. */
static bool allocate_with(const gpu* g, const VkMemoryRequirements* needs, VkMemoryPropertyFlags flags,
                          gpu_buffer* buffer)
{
    VkMemoryAllocateFlagsInfo address = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO};
    VkMemoryAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
    address.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
    info.pNext = &address;
    info.allocationSize = needs->size;

    for (uint32_t i = 0; i < g->memory.memoryTypeCount; i++)
    {
        VkMemoryPropertyFlags has = g->memory.memoryTypes[i].propertyFlags;
        info.memoryTypeIndex = i;
        if (!(needs->memoryTypeBits >> i & 1u) || (has & flags) != flags)
            continue;
        if (vkAllocateMemory(g->device, &info, NULL, &buffer->memory) != VK_SUCCESS)
            continue;
        /* reading memory that is mapped but not cached is slower than copying it first */
        bool map = (has & MAPPABLE) == MAPPABLE && ((flags & MAPPABLE) || (has & CACHED));
        if (!map || VK_TRY(vkMapMemory(g->device, buffer->memory, 0, VK_WHOLE_SIZE, 0, &buffer->mapped)))
            return true;
        vkFreeMemory(g->device, buffer->memory, NULL);
        buffer->memory = VK_NULL_HANDLE;
    }
    return false;
}

static bool allocate(const gpu* g, int kind, gpu_buffer* buffer)
{
    VkMemoryPropertyFlags wanted = kind == GPU_HOST ? MAPPABLE : VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT;
    VkMemoryRequirements needs;
    vkGetBufferMemoryRequirements(g->device, buffer->buffer, &needs);
    bool allocated = kind == GPU_HOST && allocate_with(g, &needs, MAPPABLE | CACHED, buffer);
    allocated = allocated || allocate_with(g, &needs, wanted, buffer);
    if (!allocated)
        fprintf(stderr, "%s could not allocate %llu bytes of %s memory\n", g->properties.deviceName,
                (unsigned long long)needs.size, kind == GPU_HOST ? "host" : "device");
    return allocated && VK_TRY(vkBindBufferMemory(g->device, buffer->buffer, buffer->memory, 0));
}

bool gpu_create_buffer(const gpu* g, VkDeviceSize size, int kind, gpu_buffer* buffer)
{
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO};
    info.size = size ? size : 16; /* Vulkan has no empty buffers */
    info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT |
                 VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;

    memset(buffer, 0, sizeof *buffer);
    buffer->size = size;
    if (!VK_TRY(vkCreateBuffer(g->device, &info, NULL, &buffer->buffer)) || !allocate(g, kind, buffer))
    {
        gpu_destroy_buffer(g, buffer);
        return false;
    }
    VkBufferDeviceAddressInfo address = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO};
    address.buffer = buffer->buffer;
    buffer->address = vkGetBufferDeviceAddress(g->device, &address);
    return true;
}

void gpu_destroy_buffer(const gpu* g, gpu_buffer* buffer)
{
    if (g->device)
    {
        vkDestroyBuffer(g->device, buffer->buffer, NULL);
        vkFreeMemory(g->device, buffer->memory, NULL); /* unmaps it too */
    }
    memset(buffer, 0, sizeof *buffer);
}

static bool in_range(const gpu_buffer* buffer, VkDeviceSize offset, VkDeviceSize size)
{
    if (offset <= buffer->size && size <= buffer->size - offset)
        return true;
    fprintf(stderr, "%llu bytes at offset %llu reach past the end of a buffer of %llu bytes\n",
            (unsigned long long)size, (unsigned long long)offset, (unsigned long long)buffer->size);
    return false;
}

static bool copy_buffer(const gpu* g, VkBuffer from, VkDeviceSize from_offset, VkBuffer to, VkDeviceSize to_offset,
                        VkDeviceSize size)
{
    VkBufferCopy region = {from_offset, to_offset, size};
    VkCommandBuffer commands = gpu_begin(g);
    if (!commands)
        return false;
    vkCmdCopyBuffer(commands, from, to, 1, &region);
    return gpu_submit(g, commands);
}

bool gpu_upload(const gpu* g, const gpu_buffer* to, VkDeviceSize offset, const void* data, VkDeviceSize size)
{
    if (!in_range(to, offset, size))
        return false;
    if (size == 0)
        return true;
    if (to->mapped)
    {
        memcpy((char*)to->mapped + offset, data, (size_t)size);
        return true;
    }

    gpu_buffer staging;
    bool done = gpu_create_buffer(g, size < STAGING_SIZE ? size : STAGING_SIZE, GPU_HOST, &staging);
    for (VkDeviceSize at = 0, step; done && at < size; at += step)
    {
        step = size - at < STAGING_SIZE ? size - at : STAGING_SIZE;
        memcpy(staging.mapped, (const char*)data + at, (size_t)step);
        done = copy_buffer(g, staging.buffer, 0, to->buffer, offset + at, step);
    }
    gpu_destroy_buffer(g, &staging);
    return done;
}

bool gpu_download(const gpu* g, const gpu_buffer* from, VkDeviceSize offset, void* data, VkDeviceSize size)
{
    if (!in_range(from, offset, size))
        return false;
    if (size == 0)
        return true;
    if (from->mapped)
    {
        memcpy(data, (const char*)from->mapped + offset, (size_t)size);
        return true;
    }

    gpu_buffer staging;
    bool done = gpu_create_buffer(g, size < STAGING_SIZE ? size : STAGING_SIZE, GPU_HOST, &staging);
    for (VkDeviceSize at = 0, step; done && at < size; at += step)
    {
        step = size - at < STAGING_SIZE ? size - at : STAGING_SIZE;
        done = copy_buffer(g, from->buffer, offset + at, staging.buffer, 0, step);
        if (done)
            memcpy((char*)data + at, staging.mapped, (size_t)step);
    }
    gpu_destroy_buffer(g, &staging);
    return done;
}

sk_buffer gpu_matrix(const gpu_buffer* buffer, VkDeviceSize offset)
{
    sk_buffer matrix = {0};
    matrix.buffer = buffer->buffer;
    matrix.offset = offset;
    matrix.size = offset < buffer->size ? buffer->size - offset : 0;
    return matrix;
}

/* ---- commands -------------------------------------------------------------------------------- */

static void memory_barrier(VkCommandBuffer commands, VkPipelineStageFlags from_stages, VkAccessFlags from,
                           VkPipelineStageFlags to_stages, VkAccessFlags to)
{
    VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER};
    barrier.srcAccessMask = from;
    barrier.dstAccessMask = to;
    vkCmdPipelineBarrier(commands, from_stages, to_stages, 0, 1, &barrier, 0, NULL, 0, NULL);
}

static const VkPipelineStageFlags WORK_STAGES = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT;
static const VkAccessFlags WORK_READS = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_TRANSFER_READ_BIT;
static const VkAccessFlags WORK_WRITES = VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT;

VkCommandBuffer gpu_begin(const gpu* g)
{
    VkCommandBuffer commands = VK_NULL_HANDLE;
    VkCommandBufferAllocateInfo allocation = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
    VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    allocation.commandPool = g->pool;
    allocation.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
    allocation.commandBufferCount = 1;
    if (!VK_TRY(vkAllocateCommandBuffers(g->device, &allocation, &commands)))
        return VK_NULL_HANDLE;
    if (!VK_TRY(vkBeginCommandBuffer(commands, &begin)))
    {
        vkFreeCommandBuffers(g->device, g->pool, 1, &commands);
        return VK_NULL_HANDLE;
    }
    /* a fence tells the host that earlier work is complete, but does not make it visible to later work */
    memory_barrier(commands, WORK_STAGES, WORK_WRITES, WORK_STAGES, WORK_READS | WORK_WRITES);
    return commands;
}

static VkResult wait_for_fence(const gpu* g, VkFence fence)
{
    const uint64_t second = 1000000000;
    VkResult result;
    while ((result = vkWaitForFences(g->device, 1, &fence, VK_TRUE, g->on_wait ? second : UINT64_MAX)) == VK_TIMEOUT)
        if (g->on_wait)
            g->on_wait(g->user_data);
    return result;
}

bool gpu_submit(const gpu* g, VkCommandBuffer commands)
{
    VkFenceCreateInfo fence_info = {.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
    VkSubmitInfo submit = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO};
    VkFence fence = VK_NULL_HANDLE;
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &commands;

    memory_barrier(commands, WORK_STAGES, WORK_WRITES, VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
    bool done = VK_TRY(vkEndCommandBuffer(commands)) && VK_TRY(vkCreateFence(g->device, &fence_info, NULL, &fence)) &&
                VK_TRY(vkQueueSubmit(g->queue, 1, &submit, fence)) &&
                succeeded(wait_for_fence(g, fence), "vkWaitForFences");
    vkDestroyFence(g->device, fence, NULL);
    vkFreeCommandBuffers(g->device, g->pool, 1, &commands);
    return done;
}

void gpu_compute_barrier(VkCommandBuffer commands)
{
    memory_barrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                   VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
}

/* ---- timestamps ------------------------------------------------------------------------------ */

static bool reset_timer(const gpu* g, const gpu_timer* timer)
{
    VkCommandBuffer commands = gpu_begin(g);
    if (!commands)
        return false;
    vkCmdResetQueryPool(commands, timer->queries, 0, timer->count);
    return gpu_submit(g, commands);
}

bool gpu_create_timer(const gpu* g, uint32_t count, gpu_timer* timer)
{
    VkQueryPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO};
    info.queryType = VK_QUERY_TYPE_TIMESTAMP;
    info.queryCount = count;

    memset(timer, 0, sizeof *timer);
    timer->count = count;
    if (g->timestamp_bits == 0)
    {
        fprintf(stderr, "%s has no timestamps on its queue for compute\n", g->properties.deviceName);
        return false;
    }
    if (VK_TRY(vkCreateQueryPool(g->device, &info, NULL, &timer->queries)) && reset_timer(g, timer))
        return true;
    gpu_destroy_timer(g, timer);
    return false;
}

void gpu_destroy_timer(const gpu* g, gpu_timer* timer)
{
    if (g->device)
        vkDestroyQueryPool(g->device, timer->queries, NULL);
    memset(timer, 0, sizeof *timer);
}

void gpu_write_timestamp(const gpu_timer* timer, VkCommandBuffer commands, uint32_t index)
{
    vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, timer->queries, index);
}

bool gpu_read_timestamps(const gpu* g, const gpu_timer* timer, uint32_t count, double* nanoseconds)
{
    uint64_t mask = g->timestamp_bits >= 64 ? UINT64_MAX : ((uint64_t)1 << g->timestamp_bits) - 1;
    uint64_t first = 0;
    for (uint32_t i = 0; i < count; i++)
    {
        uint64_t ticks = 0;
        if (!VK_TRY(vkGetQueryPoolResults(g->device, timer->queries, i, 1, sizeof ticks, &ticks, sizeof ticks,
                                          VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT)))
            return false;
        if (i == 0)
            first = ticks;
        nanoseconds[i] = (double)((ticks - first) & mask) * (double)g->properties.limits.timestampPeriod;
    }
    return reset_timer(g, timer);
}
