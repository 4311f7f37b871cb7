#include "device.h"

#include "course/vulkan_try.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
    MOST_EXTENSIONS = 9,
    MOST_FAMILIES = 32,
    NAME_SIZE = 128
};

/* ---- which device ---------------------------------------------------------------------------- */

/* Word `index` of a list with commas between, in turn. */
static void find_word(const char* list, uint32_t index, char word[NAME_SIZE])
{
    uint32_t count = 1;
    for (const char* at = list; *at; at++)
        count += *at == ',';
    for (index %= count; index > 0; index--)
        list = strchr(list, ',') + 1;
    snprintf(word, NAME_SIZE, "%.*s", (int)strcspn(list, ","), list);
}

/* The index of GPU number `rank` of those that are no CPU, in turn; of a machine without one, of its CPU drivers. */
static void find_gpu(const gpu* first, uint32_t rank, char word[NAME_SIZE])
{
    VkPhysicalDevice devices[64];
    uint32_t gpus[64], gpu_count = 0, count = sizeof devices / sizeof devices[0];
    vkEnumeratePhysicalDevices(first->instance, &count, devices);
    for (uint32_t i = 0; i < count; i++)
    {
        VkPhysicalDeviceProperties properties;
        vkGetPhysicalDeviceProperties(devices[i], &properties);
        if (properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU ||
            properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU)
            gpus[gpu_count++] = i;
    }
    snprintf(word, NAME_SIZE, "%u", gpu_count > 0 ? gpus[rank % gpu_count] : 0u);
}

/* Chooses it; the instance of the first choice serves to count the GPUs. */
static bool choose_device(gpu* g, const char* list, uint32_t rank)
{
    char word[NAME_SIZE];
    gpu_options options = {0};
    const char* wanted = getenv("STREAMK_DEVICE");
    if (!list && wanted && *wanted)
        list = wanted;
    if (list)
        find_word(list, rank, word);
    else
    {
        gpu first;
        options.device = "0";
        if (!choose_gpu(&first, &options))
            return false;
        find_gpu(&first, rank, word);
        close_gpu(&first);
    }
    options.device = word;
    return choose_gpu(g, &options);
}

/* ---- queues and features --------------------------------------------------------------------- */

/* A family that copies and does not compute, as GPUs have for their copy engines; else that of products. Each way has a
 * queue of its own where there are enough. */
static void choose_copy_queues(device* d)
{
    VkQueueFamilyProperties families[MOST_FAMILIES];
    uint32_t count = MOST_FAMILIES;
    vkGetPhysicalDeviceQueueFamilyProperties(d->g.physical_device, &count, families);
    d->copy_family = d->g.queue_family;
    for (uint32_t i = 0; i < count; i++)
        if ((families[i].queueFlags & VK_QUEUE_TRANSFER_BIT) &&
            !(families[i].queueFlags & (VK_QUEUE_COMPUTE_BIT | VK_QUEUE_GRAPHICS_BIT)))
        {
            d->copy_family = i;
            break;
        }
    uint32_t last = families[d->copy_family].queueCount - 1;
    d->copy_queue = d->copy_family == d->g.queue_family && last > 0 ? 1 : 0;
    d->return_queue = last > d->copy_queue ? d->copy_queue + 1 : d->copy_queue;
    d->g.sharing_families[0] = d->g.queue_family;
    d->g.sharing_families[1] = d->copy_family;
}

static bool has_extension(const gpu* g, const char* name)
{
    uint32_t count = 0;
    bool found = false;
    vkEnumerateDeviceExtensionProperties(g->physical_device, NULL, &count, NULL);
    VkExtensionProperties* list = calloc(count ? count : 1, sizeof *list);
    if (list && vkEnumerateDeviceExtensionProperties(g->physical_device, NULL, &count, list) >= VK_SUCCESS)
        for (uint32_t i = 0; i < count && !found; i++)
            found = strcmp(list[i].extensionName, name) == 0;
    free(list);
    return found;
}

static VkDeviceSize find_import_alignment(const gpu* g)
{
    VkPhysicalDeviceExternalMemoryHostPropertiesEXT host = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_MEMORY_HOST_PROPERTIES_EXT};
    VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2};
    properties.pNext = &host;
    vkGetPhysicalDeviceProperties2(g->physical_device, &properties);
    return host.minImportedHostPointerAlignment;
}

/* What streamk asks for, timeline semaphores, and the import of host memory. */
static bool create_device(device* d, const float* priorities)
{
    gpu* g = &d->g;
    const char* extensions[MOST_EXTENSIONS];
    VkDeviceQueueCreateInfo queues[2] = {{.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO},
                                         {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO}};
    VkPhysicalDeviceTimelineSemaphoreFeatures timeline = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TIMELINE_SEMAPHORE_FEATURES};
    sk_required_features_desc desc = {0};
    bool has_family = d->copy_family != g->queue_family;
    queues[0].queueFamilyIndex = g->queue_family;
    queues[0].queueCount = 1 + (has_family ? 0 : d->return_queue);
    queues[1].queueFamilyIndex = d->copy_family;
    queues[1].queueCount = 1 + d->return_queue;
    queues[0].pQueuePriorities = queues[1].pQueuePriorities = priorities;
    g->create_info.queueCreateInfoCount = has_family ? 2 : 1;
    g->create_info.pQueueCreateInfos = queues;
    timeline.timelineSemaphore = VK_TRUE;
    g->create_info.pNext = &timeline;
    desc.instance = g->instance;
    desc.physical_device = g->physical_device;
    desc.logger = g->logger;
    if (sk_merge_features(&desc, &g->create_info, &g->features) != SK_SUCCESS)
        return false;
    uint32_t count = g->features.extension_count;
    memcpy(extensions, g->features.extensions, count * sizeof *extensions);
    if (has_extension(g, VK_EXT_EXTERNAL_MEMORY_HOST_EXTENSION_NAME))
    {
        extensions[count++] = VK_EXT_EXTERNAL_MEMORY_HOST_EXTENSION_NAME;
        d->import_alignment = find_import_alignment(g);
    }
    g->create_info.enabledExtensionCount = count;
    g->create_info.ppEnabledExtensionNames = extensions;
    return create_gpu_device(g) && create_gpu_context(g, &d->context) == SK_SUCCESS;
}

/* ---- the device ------------------------------------------------------------------------------ */

/* A context of the device's profile, which takes no time to plan with. */
static bool create_forecaster(device* d)
{
    sk_planning_desc desc = {0};
    size_t size = sk_format_profile(d->context, NULL, 0) + 1;
    char* text = malloc(size);
    if (!text)
        return false;
    sk_format_profile(d->context, text, size);
    desc.profile = text;
    desc.logger = d->g.logger;
    bool done = sk_create_planning_context(&desc, &d->forecaster) == SK_SUCCESS;
    free(text);
    return done;
}

bool open_device(device* d, const char* list, uint32_t rank)
{
    const float priorities[3] = {1.0f, 1.0f, 1.0f};
    VkQueue copies = VK_NULL_HANDLE, returns = VK_NULL_HANDLE;
    memset(d, 0, sizeof *d);
    if (!choose_device(&d->g, list, rank))
        return false;
    choose_copy_queues(d);
    if (!create_device(d, priorities) || !create_forecaster(d))
        return false;
    vkGetDeviceQueue(d->g.device, d->copy_family, d->copy_queue, &copies);
    vkGetDeviceQueue(d->g.device, d->copy_family, d->return_queue, &returns);
    return open_stream(&d->g, d->g.queue, d->g.queue_family, &d->products) &&
           open_stream(&d->g, copies, d->copy_family, &d->copies) &&
           open_stream(&d->g, returns, d->copy_family, &d->returns);
}

void close_device(device* d)
{
    if (d->g.device)
        vkDeviceWaitIdle(d->g.device);
    close_stream(&d->products);
    close_stream(&d->copies);
    close_stream(&d->returns);
    sk_destroy_context(d->forecaster);
    sk_destroy_context(d->context);
    close_gpu(&d->g);
}

bool take_device_memory(device* d, uint64_t size, gpu_buffer* buffer)
{
    if (!create_gpu_buffer(&d->g, size, GPU_DEVICE, buffer))
        return false;
    d->used += size;
    d->peak = d->used > d->peak ? d->used : d->peak;
    return true;
}

void free_device_memory(device* d, gpu_buffer* buffer)
{
    d->used -= buffer->size;
    destroy_gpu_buffer(&d->g, buffer);
}
