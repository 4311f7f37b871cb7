/* without_rounding.h - a context that is told that the device does not promise how it converts to f16: its shaders
 * round in integers. */
#ifndef WITHOUT_ROUNDING_H
#define WITHOUT_ROUNDING_H

#include "course/vulkan.h"

#include <string.h>

static inline VKAPI_ATTR void VKAPI_CALL get_properties_without_rounding(VkPhysicalDevice physical_device,
                                                                         VkPhysicalDeviceProperties2* properties)
{
    vkGetPhysicalDeviceProperties2(physical_device, properties);
    for (VkBaseOutStructure* s = properties->pNext; s; s = s->pNext)
    {
        if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_PROPERTIES)
        {
            ((VkPhysicalDeviceVulkan12Properties*)(void*)s)->shaderRoundingModeRTEFloat16 = VK_FALSE;
        }
    }
}

static inline VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_address_without_rounding(VkInstance instance,
                                                                                    const char* name)
{
    if (strcmp(name, "vkGetPhysicalDeviceProperties2") == 0)
    {
        return (PFN_vkVoidFunction)get_properties_without_rounding;
    }
    return vkGetInstanceProcAddr(instance, name);
}

static inline sk_result create_context_without_rounding(const gpu* g, sk_context** context)
{
    sk_context_desc desc = {.instance = g->instance, .physical_device = g->physical_device};
    desc.device = g->device;
    desc.device_create_info = &g->create_info;
    desc.get_instance_proc_addr = get_address_without_rounding;
    return sk_create_context(&desc, context);
}

#endif
