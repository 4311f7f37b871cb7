/* Sentences about failures: to stderr, or to a text of the thread's. */
#include "vulkan_try.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static __thread struct
{
    char* text;
    size_t size;
} kept;

void keep_gpu_sentences(char* text, size_t size)
{
    kept.text = text;
    kept.size = size;
}

void tell_vulkan(const char* format, ...)
{
    va_list list;
    va_start(list, format);
    size_t length = kept.text ? strlen(kept.text) : 0;
    if (kept.text)
        vsnprintf(kept.text + length, kept.size - length, format, list);
    else
        vfprintf(stderr, format, list);
    va_end(list);
}

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

bool check_vulkan(VkResult result, const char* call)
{
    if (result == VK_SUCCESS)
        return true;
    tell_vulkan("%.*s failed with %s (%d)\n", (int)strcspn(call, "("), call, vulkan_result_name(result), (int)result);
    return false;
}
