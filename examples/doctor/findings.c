#include "findings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void add_version(report* r, const char* name, uint32_t version)
{
    char text[64];
    snprintf(text, sizeof text, "%u.%u.%u", VK_API_VERSION_MAJOR(version), VK_API_VERSION_MINOR(version),
             VK_API_VERSION_PATCH(version));
    add_text(r, name, text);
}

static void add_hexadecimal(report* r, const char* name, uint32_t value)
{
    char text[16];
    snprintf(text, sizeof text, "0x%04x", value);
    add_text(r, name, text);
}

void report_versions(report* r)
{
    char text[64];
    uint32_t loader = 0;
    begin_group(r, "versions");
    snprintf(text, sizeof text, "%d.%d.%d", STREAMK_VERSION_MAJOR, STREAMK_VERSION_MINOR, STREAMK_VERSION_PATCH);
    add_text(r, "streamk", text);
    add_version(r, "vulkan_headers", VK_HEADER_VERSION_COMPLETE);
    add_count(r, "volk", VOLK_HEADER_VERSION);
    if (vkEnumerateInstanceVersion && vkEnumerateInstanceVersion(&loader) == VK_SUCCESS)
        add_version(r, "vulkan_loader", loader);
    else
        add_text(r, "vulkan_loader", "none");
#ifdef __VERSION__
    add_text(r, "compiler", __VERSION__);
#endif
    end_group(r);
}

/* ---- device ---------------------------------------------------------------------------------- */

static const char* name_device_type(VkPhysicalDeviceType type)
{
    switch ((int)type)
    {
    case VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU: return "integrated GPU";
    case VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU: return "discrete GPU";
    case VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU: return "virtual GPU";
    case VK_PHYSICAL_DEVICE_TYPE_CPU: return "CPU";
    default: return "other";
    }
}

static void list_devices(report* r, const gpu* g)
{
    VkPhysicalDevice devices[64];
    uint32_t count = sizeof devices / sizeof *devices;
    VkResult result = vkEnumeratePhysicalDevices(g->instance, &count, devices);
    begin_list(r, "devices");
    for (uint32_t i = 0; i < count && result >= VK_SUCCESS; i++)
    {
        VkPhysicalDeviceProperties properties;
        vkGetPhysicalDeviceProperties(devices[i], &properties);
        add_text(r, NULL, properties.deviceName);
    }
    end_list(r);
}

static void add_driver(report* r, const gpu* g)
{
    VkPhysicalDeviceDriverProperties driver = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES};
    VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2};
    if (g->properties.apiVersion < VK_API_VERSION_1_2)
    {
        add_text(r, "driver", "of a device older than Vulkan 1.2");
        return;
    }
    properties.pNext = &driver;
    vkGetPhysicalDeviceProperties2(g->physical_device, &properties);
    add_text(r, "driver", driver.driverName);
    add_text(r, "driver_info", driver.driverInfo);
    add_hexadecimal(r, "driver_version", g->properties.driverVersion);
}

static uint64_t find_local_memory(const gpu* g)
{
    uint64_t largest = 0;
    for (uint32_t i = 0; i < g->memory.memoryHeapCount; i++)
    {
        const VkMemoryHeap* heap = &g->memory.memoryHeaps[i];
        if ((heap->flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT) && heap->size > largest)
            largest = heap->size;
    }
    return largest;
}

void report_device(report* r, const gpu* g)
{
    list_devices(r, g);
    begin_group(r, "device");
    add_text(r, "name", g->properties.deviceName);
    add_text(r, "type", name_device_type(g->properties.deviceType));
    add_hexadecimal(r, "vendor_id", g->properties.vendorID);
    add_hexadecimal(r, "device_id", g->properties.deviceID);
    add_version(r, "vulkan", g->properties.apiVersion);
    add_driver(r, g);
    end_group(r);
    begin_group(r, "limits");
    add_count(r, "local_memory", find_local_memory(g));
    add_count(r, "max_buffer_range", g->properties.limits.maxStorageBufferRange);
    add_count(r, "max_workgroups", g->properties.limits.maxComputeWorkGroupCount[0]);
    add_count(r, "timestamp_bits", g->timestamp_bits);
    end_group(r);
}

/* ---- what the library makes of it ------------------------------------------------------------ */

void report_features(report* r, const gpu* g)
{
    begin_list(r, "missing_features");
    for (uint32_t i = 0; i < g->features.missing_count; i++)
        add_text(r, NULL, g->features.missing[i]);
    end_list(r);
    begin_list(r, "extensions");
    for (uint32_t i = 0; i < g->features.extension_count; i++)
        add_text(r, NULL, g->features.extensions[i]);
    end_list(r);
}

/* Adds the values of a profile's lines with this key; all lines if there is none. */
static void list_lines(report* r, const char* name, const char* profile, const char* key)
{
    char line[256];
    begin_list(r, name);
    for (const char* at = profile; *at; at += strcspn(at, "\n"), at += *at == '\n')
    {
        size_t skipped = key ? strlen(key) : 0;
        snprintf(line, sizeof line, "%.*s", (int)strcspn(at, "\n"), at);
        if (!key || strncmp(line, key, skipped) == 0)
            add_text(r, NULL, line + skipped);
    }
    end_list(r);
}

/* Kernels that plans may choose, and whose constants are a guess; or that all are. */
static void list_guessed(report* r, const sk_context* context)
{
    uint32_t count = sk_query_context(context).kernel_count, measured = 0;
    for (uint32_t i = 0; i < count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        measured += kernel.available && kernel.automatic && !kernel.guessed;
    }
    begin_list(r, "guessed_kernels");
    for (uint32_t i = 0; i < count && measured > 0; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        if (kernel.available && kernel.automatic && kernel.guessed)
            add_text(r, NULL, kernel.name);
    }
    if (measured == 0)
        add_text(r, NULL, "all");
    end_list(r);
}

void report_planning(report* r, const sk_context* context)
{
    sk_context_info info = sk_query_context(context);
    size_t size = sk_format_profile(context, NULL, 0) + 1;
    char* profile = malloc(size);
    begin_group(r, "planning");
    add_count(r, "compute_units", info.compute_units);
    add_flag(r, "compute_units_guessed", info.compute_units_guessed);
    add_text(r, "constants_of", info.costs);
    add_flag(r, "constants_measured", info.costs_measured);
    add_flag(r, "constants_given", info.costs_given);
    end_group(r);
    list_guessed(r, context);
    if (!profile)
        return;
    sk_format_profile(context, profile, size);
    list_lines(r, "features", profile, "feature = ");
    list_lines(r, "profile", profile, NULL);
    free(profile);
}

static void list_kernels(report* r, const sk_context* context)
{
    begin_list(r, "all_kernels");
    for (uint32_t i = 0; i < sk_query_context(context).kernel_count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        char text[256];
        if (!r->json)
        {
            snprintf(text, sizeof text, "%s%s%s", kernel.name, kernel.available ? "" : ": ", kernel.reason);
            add_text(r, NULL, text);
            continue;
        }
        begin_group(r, NULL);
        add_text(r, "name", kernel.name);
        add_flag(r, "available", kernel.available);
        add_flag(r, "automatic", kernel.automatic);
        add_flag(r, "guessed", kernel.guessed);
        add_text(r, "reason", kernel.reason);
        end_group(r);
    }
    end_list(r);
}

/* How many kernels cannot run for a reason; 0 if an earlier kernel has it: it is told only once. */
static uint32_t count_reason(const sk_context* context, uint32_t index)
{
    uint32_t count = 0;
    const char* reason = sk_query_kernel(context, index).reason;
    for (uint32_t i = 0; i < sk_query_context(context).kernel_count && *reason; i++)
        if (strcmp(sk_query_kernel(context, i).reason, reason) == 0)
        {
            if (i < index)
                return 0;
            count++;
        }
    return count;
}

void report_kernels(report* r, const sk_context* context, bool all)
{
    uint32_t count = sk_query_context(context).kernel_count, available = 0, automatic = 0;
    for (uint32_t i = 0; i < count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        available += kernel.available;
        automatic += kernel.available && kernel.automatic;
    }
    begin_group(r, "kernels");
    add_count(r, "in_the_header", count);
    add_count(r, "can_run", available);
    add_count(r, "chosen_by_plans", automatic);
    end_group(r);
    begin_list(r, "kernels_that_cannot_run");
    for (uint32_t i = 0; i < count; i++)
    {
        char text[256];
        uint32_t alike = count_reason(context, i);
        snprintf(text, sizeof text, "%u: %s", alike, sk_query_kernel(context, i).reason);
        if (alike > 0)
            add_text(r, NULL, text);
    }
    end_list(r);
    if (all || r->json)
        list_kernels(r, context);
}
