/* layer.h - what the Khronos validation layer is asked to check, and what it says. Include it after check.h. */
#ifndef LAYER_H
#define LAYER_H

#include "course/vulkan.h"

#include <stdlib.h>
#include <string.h>

static struct
{
    const char* expected; /* part of a planted error's name; NULL: none is planted */
    unsigned found;       /* messages with that name */
    unsigned complaints;  /* all others */
} layer;

static const char* checks; /* "sync", "addresses" or "races" */

static inline bool has_checks(const char* what)
{
    return strcmp(checks, what) == 0;
}

static VKAPI_ATTR VkBool32 VKAPI_CALL on_message(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
                                                 VkDebugUtilsMessageTypeFlagsEXT types,
                                                 const VkDebugUtilsMessengerCallbackDataEXT* data, void* user_data)
{
    const char* name = data->pMessageIdName ? data->pMessageIdName : "";
    (void)severity;
    (void)types;
    (void)user_data;
    /* of the machine's other drivers and layers; of features that the layer adds for itself */
    if (strcmp(name, "Loader Message") == 0 || strcmp(name, "WARNING-Setting-Limit-Adjusted") == 0)
    {
        return VK_FALSE;
    }
    if (layer.expected && strstr(name, layer.expected))
    {
        layer.found++;
        return VK_FALSE;
    }
    if (layer.complaints++ < 20)
    {
        printf("  the layer says: %s: %s\n", name, data->pMessage);
    }
    return VK_FALSE;
}

static inline void expect(const char* name)
{
    layer.expected = name;
    layer.found = 0;
}

static inline void check_found(void)
{
    CHECK(layer.found > 0);
    CHECK_EQ(layer.complaints, 0);
    layer.expected = NULL;
}

static inline void choose_checks(void)
{
    bool sync = has_checks("sync");
    setenv("VK_LAYER_VALIDATE_CORE", sync ? "1" : "0", 1); /* the layer warns of core and GPU-AV at once */
    setenv("VK_LAYER_VALIDATE_SYNC", sync ? "1" : "0", 1);
    setenv("VK_LAYER_SYNCVAL_SHADER_ACCESSES_HEURISTIC", sync ? "1" : "0", 1);
    setenv("VK_LAYER_GPUAV_ENABLE", sync ? "0" : "1", 1);
    setenv("VK_LAYER_GPUAV_BUFFER_ADDRESS_OOB", has_checks("addresses") ? "1" : "0", 1);
    setenv("VK_LAYER_GPUAV_SHARED_MEMORY_DATA_RACE", has_checks("races") ? "1" : "0", 1);
}

static inline bool has_layer(void)
{
    VkLayerProperties layers[64];
    uint32_t count = sizeof layers / sizeof layers[0];
    if (volkInitialize() != VK_SUCCESS || vkEnumerateInstanceLayerProperties(&count, layers) < 0)
    {
        return false;
    }
    for (uint32_t i = 0; i < count; i++)
    {
        if (strcmp(layers[i].layerName, "VK_LAYER_KHRONOS_validation") == 0)
        {
            return true;
        }
    }
    return false;
}

#endif
