/* Buffers, and copies to and from them. */
#include "vulkan_try.h"
#include "memory.h"

#include <string.h>

/* Bytes of the staging buffer: large enough to hide the cost of a submission. */
#define STAGING_SIZE ((VkDeviceSize)32 << 20)

static const VkMemoryPropertyFlags MAPPABLE =
    VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
static const VkMemoryPropertyFlags CACHED = VK_MEMORY_PROPERTY_HOST_CACHED_BIT;

/* Allocate from the first memory type that has all the flags, and enough room. The memory is for this buffer alone, and
 * says so: NVIDIA's driver then places it so that reads at random are up to 1.7 times as fast
 * (examples/benchmark/NOTES.md). */
static bool allocate_with(const gpu* g, const VkMemoryRequirements* needs, VkMemoryPropertyFlags flags,
                          gpu_buffer* buffer)
{
    VkMemoryDedicatedAllocateInfo dedicated = {.sType = VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO};
    VkMemoryAllocateFlagsInfo address = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO};
    VkMemoryAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
    dedicated.buffer = buffer->buffer;
    address.pNext = &dedicated;
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
    const VkMemoryPropertyFlags local = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT;
    VkMemoryPropertyFlags wanted = kind == GPU_DEVICE ? local : MAPPABLE;
    VkMemoryPropertyFlags best = kind == GPU_HOST ? MAPPABLE | CACHED : MAPPABLE | local;
    VkMemoryRequirements needs;
    vkGetBufferMemoryRequirements(g->device, buffer->buffer, &needs);
    bool allocated = kind != GPU_DEVICE && allocate_with(g, &needs, best, buffer);
    allocated = allocated || allocate_with(g, &needs, wanted, buffer);
    if (!allocated)
        tell_vulkan("%s could not allocate %llu bytes of %s memory\n", g->properties.deviceName,
                    (unsigned long long)needs.size, kind == GPU_DEVICE ? "device" : "host");
    return allocated && VK_TRY(vkBindBufferMemory(g->device, buffer->buffer, buffer->memory, 0));
}

/* The largest heap that is local; of a CPU, what is free of it. */
static VkDeviceSize find_gpu_memory(const gpu* g)
{
    bool cpu = g->properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    VkDeviceSize largest = 0, most = cpu ? find_free_memory() : UINT64_MAX;
    for (uint32_t i = 0; i < g->memory.memoryHeapCount; i++)
    {
        const VkMemoryHeap* heap = &g->memory.memoryHeaps[i];
        if ((heap->flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT) && heap->size > largest)
            largest = heap->size;
    }
    return largest < most ? largest : most;
}

bool has_gpu_memory(const gpu* g, VkDeviceSize bytes, const char* what)
{
    VkDeviceSize most = find_gpu_memory(g);
    if (bytes > most)
        fprintf(stderr, "%s needs %.4g MB of device memory, and %s has %.4g MB\n", what, 1e-6 * (double)bytes,
                g->properties.deviceName, 1e-6 * (double)most);
    return bytes <= most;
}

bool create_gpu_buffer(const gpu* g, VkDeviceSize size, int kind, gpu_buffer* buffer)
{
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO};
    info.size = size ? size : 16; /* Vulkan has no empty buffers */
    info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT |
                 VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    if (g->sharing_families[0] != g->sharing_families[1])
    {
        info.sharingMode = VK_SHARING_MODE_CONCURRENT;
        info.queueFamilyIndexCount = 2;
        info.pQueueFamilyIndices = g->sharing_families;
    }

    memset(buffer, 0, sizeof *buffer);
    buffer->size = size;
    bool made = vkCreateBuffer(g->device, &info, NULL, &buffer->buffer) == VK_SUCCESS;
    if (!made)
        fprintf(stderr, "%s could not make a buffer of %llu bytes\n", g->properties.deviceName,
                (unsigned long long)info.size);
    if (!made || !allocate(g, kind, buffer))
    {
        destroy_gpu_buffer(g, buffer);
        return false;
    }
    VkBufferDeviceAddressInfo address = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO};
    address.buffer = buffer->buffer;
    buffer->address = vkGetBufferDeviceAddress(g->device, &address);
    return true;
}

void destroy_gpu_buffer(const gpu* g, gpu_buffer* buffer)
{
    if (g->device)
    {
        vkDestroyBuffer(g->device, buffer->buffer, NULL);
        vkFreeMemory(g->device, buffer->memory, NULL); /* unmaps it too */
    }
    memset(buffer, 0, sizeof *buffer);
}

static bool is_in_range(const gpu_buffer* buffer, VkDeviceSize offset, VkDeviceSize size)
{
    if (offset <= buffer->size && size <= buffer->size - offset)
        return true;
    tell_vulkan("%llu bytes at offset %llu reach past the end of a buffer of %llu bytes\n", (unsigned long long)size,
                (unsigned long long)offset, (unsigned long long)buffer->size);
    return false;
}

static bool copy_buffer(const gpu* g, VkBuffer from, VkDeviceSize from_offset, VkBuffer to, VkDeviceSize to_offset,
                        VkDeviceSize size)
{
    VkBufferCopy region = {from_offset, to_offset, size};
    VkCommandBuffer commands = begin_gpu_commands(g);
    if (!commands)
        return false;
    vkCmdCopyBuffer(commands, from, to, 1, &region);
    return submit_gpu_commands(g, commands);
}

bool upload_gpu_buffer(const gpu* g, const gpu_buffer* to, VkDeviceSize offset, const void* data, VkDeviceSize size)
{
    if (!is_in_range(to, offset, size))
        return false;
    if (size == 0)
        return true;
    if (to->mapped)
    {
        memcpy((char*)to->mapped + offset, data, (size_t)size);
        return true;
    }

    gpu_buffer staging;
    bool done = create_gpu_buffer(g, size < STAGING_SIZE ? size : STAGING_SIZE, GPU_HOST, &staging);
    for (VkDeviceSize at = 0, step; done && at < size; at += step)
    {
        step = size - at < STAGING_SIZE ? size - at : STAGING_SIZE;
        memcpy(staging.mapped, (const char*)data + at, (size_t)step);
        done = copy_buffer(g, staging.buffer, 0, to->buffer, offset + at, step);
    }
    destroy_gpu_buffer(g, &staging);
    return done;
}

bool download_gpu_buffer(const gpu* g, const gpu_buffer* from, VkDeviceSize offset, void* data, VkDeviceSize size)
{
    if (!is_in_range(from, offset, size))
        return false;
    if (size == 0)
        return true;
    if (from->mapped)
    {
        memcpy(data, (const char*)from->mapped + offset, (size_t)size);
        return true;
    }

    gpu_buffer staging;
    bool done = create_gpu_buffer(g, size < STAGING_SIZE ? size : STAGING_SIZE, GPU_HOST, &staging);
    for (VkDeviceSize at = 0, step; done && at < size; at += step)
    {
        step = size - at < STAGING_SIZE ? size - at : STAGING_SIZE;
        done = copy_buffer(g, from->buffer, offset + at, staging.buffer, 0, step);
        if (done)
            memcpy((char*)data + at, staging.mapped, (size_t)step);
    }
    destroy_gpu_buffer(g, &staging);
    return done;
}

sk_buffer make_gpu_matrix(const gpu_buffer* buffer, VkDeviceSize offset)
{
    sk_buffer matrix = {0};
    matrix.buffer = buffer->buffer;
    matrix.offset = offset;
    matrix.size = offset < buffer->size ? buffer->size - offset : 0;
    return matrix;
}
