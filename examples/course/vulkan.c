/* Opens a device, and is the implementation of volk. */
#define VOLK_IMPLEMENTATION
#include "vulkan_try.h"
#include "cores.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void print_streamk_error(sk_result result, const char* sentence, void* user_data)
{
    (void)result;
    (void)user_data;
    tell_vulkan("streamk: %s\n", sentence);
}

static sk_logger make_stderr_logger(void)
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
    tell_vulkan("no Vulkan loader was found: install libvulkan1 (Debian, Ubuntu), vulkan-loader (Fedora) or "
                "vulkan-icd-loader (Arch), or set LD_LIBRARY_PATH to the folder that has libvulkan.so.1\n");
    return false;
}

static bool complain_no_device(void)
{
    tell_vulkan("no Vulkan device was found: install the GPU's driver, or lavapipe (mesa-vulkan-drivers) to run on "
                "the CPU, or set VK_DRIVER_FILES to a driver's JSON file; `sh .ci/env PROGRAM` runs on the one that "
                "./setup.sh unpacked\n");
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

static VkDebugUtilsMessengerCreateInfoEXT make_messenger_info(const gpu_options* options)
{
    VkDebugUtilsMessengerCreateInfoEXT info = {.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT};
    info.messageSeverity =
        VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
    info.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT;
    info.pfnUserCallback = options->on_message;
    info.pUserData = options->user_data;
    return info;
}

/* A sibling has loaded Vulkan, too. */
static bool share_instance(gpu* g, const gpu* sibling)
{
    g->instance = sibling->instance;
    g->shares_instance = true;
    return true;
}

/* VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR, which Vulkan headers 1.3.204 lack; and the most extensions. */
enum
{
    ENUMERATE_PORTABILITY = 1,
    INSTANCE_EXTENSIONS = 2
};

/* Chooses the extensions that are there, and that the options ask for. A loader lists drivers that have a subset of
 * Vulkan, as MoltenVK has, only where they are asked for. */
static void choose_instance_extensions(const gpu_options* options, const char* names[INSTANCE_EXTENSIONS],
                                       VkInstanceCreateInfo* info)
{
    const char* portability = "VK_KHR_portability_enumeration";
    info->ppEnabledExtensionNames = names;
    if (options->on_message || (options->labels && has_instance_extension(VK_EXT_DEBUG_UTILS_EXTENSION_NAME)))
        names[info->enabledExtensionCount++] = VK_EXT_DEBUG_UTILS_EXTENSION_NAME;
    if (has_instance_extension(portability))
    {
        names[info->enabledExtensionCount++] = portability;
        info->flags |= ENUMERATE_PORTABILITY;
    }
}

static bool create_instance(gpu* g, const gpu_options* options)
{
    const char *layer = "VK_LAYER_KHRONOS_validation", *extensions[INSTANCE_EXTENSIONS];
    VkDebugUtilsMessengerCreateInfoEXT messenger = make_messenger_info(options);
    VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO};
    VkInstanceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO};

    application.pApplicationName = "streamk examples";
    application.apiVersion = options->api_version ? options->api_version : VK_API_VERSION_1_3;
    info.pApplicationInfo = &application;
    info.ppEnabledLayerNames = &layer;
    info.enabledLayerCount = options->validation ? 1 : 0;
    choose_instance_extensions(options, extensions, &info);
    if (options->on_message) /* also told of what happens while the instance is made */
        info.pNext = &messenger;

    VkResult result = vkCreateInstance(&info, NULL, &g->instance);
    if (result == VK_ERROR_INCOMPATIBLE_DRIVER) /* what the loader says when it finds no driver at all */
        return complain_no_device();
    if (!check_vulkan(result, "vkCreateInstance"))
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

static VkPhysicalDeviceProperties query_device_properties(VkPhysicalDevice device)
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
        VkPhysicalDeviceProperties properties = query_device_properties(devices[i]);
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
    tell_vulkan("no Vulkan device matches \"%s\"; there are:\n", wanted ? wanted : "");
    for (uint32_t i = 0; i < count; i++)
        tell_vulkan("  %u  %s\n", i, query_device_properties(devices[i]).deviceName);
}

/* The user's word, or on a CPU driver the cores, which no Vulkan tells; else the library asks the driver. */
static bool find_compute_units(gpu* g)
{
    char* end = NULL;
    const char* given = getenv("STREAMK_UNITS");
    bool is_cpu = g->properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    g->compute_units = is_cpu ? count_cores() : 0;
    if (!given || !*given)
        return true;
    unsigned long units = strtoul(given, &end, 10);
    bool fine = *given >= '1' && *given <= '9' && *end == 0 && units <= 65535;
    g->compute_units = fine ? (uint32_t)units : 0;
    if (!fine)
        tell_vulkan("$STREAMK_UNITS is \"%s\", not a number of compute units from 1 to 65535\n", given);
    return fine;
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
        return check_vulkan(result, "vkEnumeratePhysicalDevices");
    if (count == 0)
        return complain_no_device();
    uint32_t index = find_device(devices, count, wanted);
    g->is_unknown = index >= count;
    if (g->is_unknown)
    {
        print_devices(devices, count, wanted);
        return false;
    }
    g->physical_device = devices[index];
    vkGetPhysicalDeviceProperties(g->physical_device, &g->properties);
    vkGetPhysicalDeviceMemoryProperties(g->physical_device, &g->memory);
    return find_compute_units(g);
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
    tell_vulkan("%s has no queue for compute\n", g->properties.deviceName);
    return false;
}

/* ---- device ---------------------------------------------------------------------------------- */

/* Fills create_info, except for features and extensions. */
static void fill_create_info(gpu* g)
{
    g->queue_priority = 1.0f;
    g->queue_info.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
    g->queue_info.queueFamilyIndex = g->queue_family;
    g->queue_info.queueCount = 1;
    g->queue_info.pQueuePriorities = &g->queue_priority;
    g->create_info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    g->create_info.queueCreateInfoCount = 1;
    g->create_info.pQueueCreateInfos = &g->queue_info;
}

static bool merge_features(gpu* g, const gpu_options* options)
{
    sk_required_features_desc desc = {0};
    desc.instance = g->instance;
    desc.physical_device = g->physical_device;
    desc.api_version = options->api_version;
    desc.logger = g->logger;
    if (sk_merge_features(&desc, &g->create_info, &g->features) != SK_SUCCESS)
        return false;
    if (options->edit_features)
        options->edit_features(&g->features, options->user_data);
    g->create_info.enabledExtensionCount = g->features.extension_count;
    g->create_info.ppEnabledExtensionNames = g->features.extensions;
    return true;
}

static bool create_pool(gpu* g)
{
    VkCommandPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
    info.flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
    info.queueFamilyIndex = g->queue_family;
    return VK_TRY(vkCreateCommandPool(g->device, &info, NULL, &g->pool));
}

bool choose_gpu(gpu* g, const gpu_options* options)
{
    gpu_options defaults = {0};
    if (!options)
        options = &defaults;
    memset(g, 0, sizeof *g);
    g->logger = options->logger.function ? options->logger : make_stderr_logger();
    g->on_wait = options->on_wait;
    g->user_data = options->user_data;
    bool has_instance =
        options->sibling ? share_instance(g, options->sibling) : load_vulkan() && create_instance(g, options);
    if (!has_instance || !choose_physical_device(g, options->device) || !choose_queue_family(g))
        return false;
    fill_create_info(g);
    return true;
}

bool create_gpu_device(gpu* g)
{
    if (!VK_TRY(vkCreateDevice(g->physical_device, &g->create_info, NULL, &g->device)))
        return false;
    vkGetDeviceQueue(g->device, g->queue_family, 0, &g->queue);
    return create_pool(g);
}

bool open_gpu(gpu* g, const gpu_options* options)
{
    gpu_options defaults = {0};
    if (!options)
        options = &defaults;
    if (choose_gpu(g, options) && merge_features(g, options) && create_gpu_device(g))
        return true;
    bool is_unknown = g->is_unknown;
    close_gpu(g);
    g->is_unknown = is_unknown;
    return false;
}

void close_gpu(gpu* g)
{
    if (g->device)
    {
        vkDestroyCommandPool(g->device, g->pool, NULL);
        vkDestroyDevice(g->device, NULL);
    }
    if (g->messenger)
        vkDestroyDebugUtilsMessengerEXT(g->instance, g->messenger, NULL);
    if (g->instance && !g->shares_instance)
        vkDestroyInstance(g->instance, NULL);
    memset(g, 0, sizeof *g);
}

sk_context_desc make_gpu_context_desc(const gpu* g)
{
    sk_context_desc desc = {0};
    desc.instance = g->instance;
    desc.physical_device = g->physical_device;
    desc.device = g->device;
    desc.device_create_info = &g->create_info;
    desc.logger = g->logger;
    desc.compute_units = g->compute_units;
    return desc;
}

/* Lets the device write how its registers hold matrices, and the context judge that. */
static bool probe_fragments(const gpu* g, sk_context* context, const gpu_buffer* told)
{
    VkCommandBuffer commands = begin_gpu_commands(g);
    if (!commands)
        return false;
    bool recorded = sk_probe_fragments(commands, context, make_gpu_matrix(told, 0)) == SK_SUCCESS;
    return submit_gpu_commands(g, commands) && recorded &&
           sk_accept_fragments(context, told->mapped, (size_t)told->size) == SK_SUCCESS;
}

bool accept_gpu_fragments(const gpu* g, sk_context* context)
{
    gpu_buffer told = {0};
    size_t size = sk_query_context(context).fragments_size;
    bool done = size == 0 || (create_gpu_buffer(g, size, GPU_HOST, &told) && probe_fragments(g, context, &told));
    destroy_gpu_buffer(g, &told);
    return done;
}

sk_result create_gpu_context(const gpu* g, sk_context** context)
{
    sk_context_desc desc = make_gpu_context_desc(g);
    sk_result result = sk_create_context(&desc, context);
    if (result == SK_SUCCESS)
        accept_gpu_fragments(g, *context);
    return result;
}
