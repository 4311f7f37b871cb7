/* Memory of the host that MPI and the device both reach. */
#include "device.h"

#include "course/vulkan_try.h"

#include <stdlib.h>
#include <string.h>

enum
{
    PAGE = 4096
};

static uint64_t round_up(uint64_t size, uint64_t unit)
{
    return (size + unit - 1) / unit * unit;
}

/* A buffer that external memory may be bound to. */
static bool create_buffer(const gpu* g, uint64_t size, VkBuffer* buffer)
{
    VkExternalMemoryBufferCreateInfo external = {.sType = VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO};
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO};
    external.handleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
    info.pNext = &external;
    info.size = size;
    info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    if (g->sharing_families[0] != g->sharing_families[1])
    {
        info.sharingMode = VK_SHARING_MODE_CONCURRENT;
        info.queueFamilyIndexCount = 2;
        info.pQueueFamilyIndices = g->sharing_families;
    }
    return vkCreateBuffer(g->device, &info, NULL, buffer) == VK_SUCCESS;
}

/* A coherent type of memory that both the buffer and the pointer allow. */
static bool import(const gpu* g, void* data, uint64_t size, gpu_buffer* b)
{
    VkMemoryHostPointerPropertiesEXT pointer = {.sType = VK_STRUCTURE_TYPE_MEMORY_HOST_POINTER_PROPERTIES_EXT};
    VkImportMemoryHostPointerInfoEXT host = {.sType = VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO_EXT};
    VkMemoryAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
    VkMemoryRequirements needs;
    host.handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
    host.pHostPointer = data;
    info.pNext = &host;
    info.allocationSize = size;
    vkGetBufferMemoryRequirements(g->device, b->buffer, &needs);
    if (needs.size > size || vkGetMemoryHostPointerPropertiesEXT(g->device, host.handleType, data, &pointer) < 0)
        return false;
    for (uint32_t i = 0; i < g->memory.memoryTypeCount; i++)
    {
        bool fits = (needs.memoryTypeBits & pointer.memoryTypeBits) >> i & 1u;
        info.memoryTypeIndex = i;
        if (fits && (g->memory.memoryTypes[i].propertyFlags & VK_MEMORY_PROPERTY_HOST_COHERENT_BIT) &&
            vkAllocateMemory(g->device, &info, NULL, &b->memory) == VK_SUCCESS)
            return vkBindBufferMemory(g->device, b->buffer, b->memory, 0) == VK_SUCCESS;
    }
    return false;
}

bool import_host_memory(device* d, void* data, uint64_t size, host_memory* m)
{
    memset(m, 0, sizeof *m);
    if (d->import_alignment == 0 || (uintptr_t)data % d->import_alignment != 0 || size % d->import_alignment != 0)
        return false;
    m->data = data;
    m->buffer.size = size;
    m->is_imported = create_buffer(&d->g, size, &m->buffer.buffer) && import(&d->g, data, size, &m->buffer);
    if (!m->is_imported)
        destroy_gpu_buffer(&d->g, &m->buffer);
    return m->is_imported;
}

static void count(device* d, uint64_t size)
{
    d->host_used += size;
    d->host_peak = d->host_used > d->host_peak ? d->host_used : d->host_peak;
}

bool take_host_memory(device* d, uint64_t size, host_memory* m)
{
    void* data = NULL;
    uint64_t alignment = d->import_alignment > PAGE ? d->import_alignment : PAGE;
    size = round_up(size ? size : 1, alignment);
    memset(m, 0, sizeof *m);
    if (posix_memalign(&data, alignment, size) != 0)
    {
        tell_vulkan("memory is short: there are no %.4g MB\n", 1e-6 * (double)size);
        return false;
    }
    bool done = import_host_memory(d, data, size, m) || create_gpu_buffer(&d->g, size, GPU_HOST, &m->buffer);
    m->data = m->allocated = data;
    count(d, m->is_imported ? size : 2 * size);
    return done;
}

void free_host_memory(device* d, host_memory* m)
{
    if (m->allocated)
        d->host_used -= m->is_imported ? m->buffer.size : 2 * m->buffer.size;
    destroy_gpu_buffer(&d->g, &m->buffer);
    free(m->allocated);
    memset(m, 0, sizeof *m);
}

void flush_host_memory(const host_memory* m, uint64_t offset, uint64_t size)
{
    if (!m->is_imported)
        memcpy((char*)m->buffer.mapped + offset, (char*)m->data + offset, size);
}

void fetch_host_memory(const host_memory* m, uint64_t offset, uint64_t size)
{
    if (!m->is_imported)
        memcpy((char*)m->data + offset, (char*)m->buffer.mapped + offset, size);
}
