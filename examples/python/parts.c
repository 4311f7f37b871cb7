#include "parts.h"

#include <string.h>

static __thread struct
{
    bool limits;
    uint32_t first, end, next; /* dispatches: those that pass, and the number of the next one */
} part;

void begin_part(uint32_t first, uint32_t end)
{
    part.limits = true;
    part.first = first;
    part.end = end;
    part.next = 0;
}

void end_part(void)
{
    part.limits = false;
}

static bool passes(uint32_t dispatch)
{
    return !part.limits || (dispatch >= part.first && dispatch < part.end);
}

static VKAPI_ATTR void VKAPI_CALL dispatch(VkCommandBuffer commands, uint32_t x, uint32_t y, uint32_t z)
{
    if (passes(part.next++))
        vkCmdDispatch(commands, x, y, z);
}

static VKAPI_ATTR void VKAPI_CALL dispatch_base(VkCommandBuffer commands, uint32_t base_x, uint32_t base_y,
                                                uint32_t base_z, uint32_t x, uint32_t y, uint32_t z)
{
    if (passes(part.next++))
        vkCmdDispatchBase(commands, base_x, base_y, base_z, x, y, z);
}

/* A barrier belongs to the dispatch that follows it. */
static VKAPI_ATTR void VKAPI_CALL barrier(VkCommandBuffer commands, VkPipelineStageFlags from,
                                          VkPipelineStageFlags to, VkDependencyFlags flags, uint32_t memory_count,
                                          const VkMemoryBarrier* memory, uint32_t buffer_count,
                                          const VkBufferMemoryBarrier* buffers, uint32_t image_count,
                                          const VkImageMemoryBarrier* images)
{
    if (passes(part.next))
        vkCmdPipelineBarrier(commands, from, to, flags, memory_count, memory, buffer_count, buffers, image_count,
                             images);
}

static PFN_vkVoidFunction VKAPI_CALL get_device_function(VkDevice device, const char* name)
{
    if (strcmp(name, "vkCmdDispatch") == 0)
        return (PFN_vkVoidFunction)dispatch;
    if (strcmp(name, "vkCmdDispatchBase") == 0)
        return (PFN_vkVoidFunction)dispatch_base;
    if (strcmp(name, "vkCmdPipelineBarrier") == 0)
        return (PFN_vkVoidFunction)barrier;
    return vkGetDeviceProcAddr(device, name);
}

PFN_vkVoidFunction VKAPI_CALL get_part_function(VkInstance instance, const char* name)
{
    if (strcmp(name, "vkGetDeviceProcAddr") == 0)
        return (PFN_vkVoidFunction)get_device_function;
    return vkGetInstanceProcAddr(instance, name);
}
