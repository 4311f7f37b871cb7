/* Memory of the host that MPI and the device both reach. */
#include "device.h"

#include "course/vulkan_try.h"

#include <stdlib.h>
#include <string.h>

enum
{
    PAGE = 4096
};

#ifndef IMPORT_SIZE
#define IMPORT_SIZE ((uint64_t)1 << 30) /* bytes that are imported at once */
#endif

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

static uint64_t measure_chunk(const host_memory* m, uint32_t chunk)
{
    uint64_t first = (uint64_t)chunk * IMPORT_SIZE;
    return m->size - first < IMPORT_SIZE ? m->size - first : IMPORT_SIZE;
}

static void drop_chunks(const device* d, host_memory* m)
{
    for (uint32_t i = 0; i < m->chunk_count; i++)
        destroy_gpu_buffer(&d->g, &m->chunks[i]);
    m->chunk_count = 0;
}

static bool import_chunk(const device* d, host_memory* m, uint32_t i)
{
    gpu_buffer* chunk = &m->chunks[i];
    memset(chunk, 0, sizeof *chunk);
    chunk->size = measure_chunk(m, i);
    return create_buffer(&d->g, chunk->size, &chunk->buffer) &&
           import(&d->g, (char*)m->data + (uint64_t)i * IMPORT_SIZE, chunk->size, chunk);
}

bool import_host_memory(device* d, void* data, uint64_t size, host_memory* m)
{
    uint64_t count = (size + IMPORT_SIZE - 1) / IMPORT_SIZE;
    memset(m, 0, sizeof *m);
    if (d->import_alignment == 0 || (uintptr_t)data % d->import_alignment != 0 || size % d->import_alignment != 0 ||
        count > MOST_CHUNKS)
        return false;
    m->data = data;
    m->size = size;
    m->is_imported = true;
    for (uint32_t i = 0; m->is_imported && i < count; i++)
    {
        m->chunk_count = i + 1;
        m->is_imported = import_chunk(d, m, i);
    }
    if (!m->is_imported)
        drop_chunks(d, m);
    return m->is_imported;
}

static void count(device* d, uint64_t size)
{
    d->host_used += size;
    d->host_peak = d->host_used > d->host_peak ? d->host_used : d->host_peak;
}

/* A copy for the device. */
static bool mirror(device* d, host_memory* m)
{
    bool done = (m->size + IMPORT_SIZE - 1) / IMPORT_SIZE <= MOST_CHUNKS;
    for (uint32_t i = 0; done && (uint64_t)i * IMPORT_SIZE < m->size; i++)
    {
        m->chunk_count = i + 1;
        done = create_gpu_buffer(&d->g, measure_chunk(m, i), GPU_HOST, &m->chunks[i]);
    }
    if (!done)
        tell_vulkan("memory is short: the device cannot copy from %.4g MB of the host's\n", 1e-6 * (double)m->size);
    return done;
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
    bool imported = import_host_memory(d, data, size, m);
    m->data = m->allocated = data;
    m->size = size;
    count(d, imported ? size : 2 * size);
    return imported || mirror(d, m);
}

void free_host_memory(device* d, host_memory* m)
{
    if (m->allocated)
        d->host_used -= m->is_imported ? m->size : 2 * m->size;
    drop_chunks(d, m);
    free(m->allocated);
    memset(m, 0, sizeof *m);
}

/* ---- copies ---------------------------------------------------------------------------------- */

/* Bytes from an offset on that lie in its chunk. */
static uint64_t find_run(uint64_t offset, uint64_t bytes)
{
    uint64_t left = IMPORT_SIZE - offset % IMPORT_SIZE;
    return bytes < left ? bytes : left;
}

void record_copy(VkCommandBuffer commands, const host_memory* m, uint64_t offset, const gpu_buffer* on_device,
                 uint64_t device_offset, uint64_t bytes, bool up)
{
    for (uint64_t at = 0, run; at < bytes; at += run)
    {
        run = find_run(offset + at, bytes - at);
        uint64_t here = (offset + at) % IMPORT_SIZE, there = device_offset + at;
        VkBuffer host = m->chunks[(offset + at) / IMPORT_SIZE].buffer;
        VkBufferCopy region = {up ? here : there, up ? there : here, run};
        vkCmdCopyBuffer(commands, up ? host : on_device->buffer, up ? on_device->buffer : host, 1, &region);
    }
}

static void move(const host_memory* m, uint64_t offset, uint64_t size, bool to_device)
{
    for (uint64_t at = 0, run; !m->is_imported && at < size; at += run)
    {
        run = find_run(offset + at, size - at);
        char* mirrored = (char*)m->chunks[(offset + at) / IMPORT_SIZE].mapped + (offset + at) % IMPORT_SIZE;
        char* data = (char*)m->data + offset + at;
        memcpy(to_device ? mirrored : data, to_device ? data : mirrored, run);
    }
}

void flush_host_memory(const host_memory* m, uint64_t offset, uint64_t size)
{
    move(m, offset, size, true);
}

void fetch_host_memory(const host_memory* m, uint64_t offset, uint64_t size)
{
    move(m, offset, size, false);
}
