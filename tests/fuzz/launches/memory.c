#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include "memory.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum
{
    STEP = ROOM + FENCE,
    HALF = FENCE + ROOMS * STEP,
    SIZE = HALVES * HALF + FENCE + WORKSPACE_ROOM + FENCE
};

bool can_fence(const gpu* g)
{
    static VkExtensionProperties extensions[512];
    uint32_t count = sizeof extensions / sizeof extensions[0];
    bool found = false;
    vkEnumerateDeviceExtensionProperties(g->physical_device, NULL, &count, extensions);
    for (uint32_t i = 0; i < count; i++)
    {
        found |= strcmp(extensions[i].extensionName, VK_EXT_EXTERNAL_MEMORY_HOST_EXTENSION_NAME) == 0;
    }
    return found && g->properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
}

void ask_for_fences(sk_features* features, void* user_data)
{
    (void)user_data;
    features->extensions[features->extension_count++] = VK_EXT_EXTERNAL_MEMORY_HOST_EXTENSION_NAME;
}

/* ---- pages of ours ------------------------------------------------------------------------------ */

static size_t room_begin(uint32_t room)
{
    return FENCE + room * (size_t)STEP;
}

/* Pages, which are never given back: the process ends with them. */
static unsigned char* map_pages(void)
{
    unsigned char* mapped = mmap(NULL, SIZE + FENCE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return mapped == MAP_FAILED ? NULL : mapped + (FENCE - (uintptr_t)mapped % FENCE) % FENCE;
}

static bool protect_fences(unsigned char* pages)
{
    bool done = mprotect(pages + SIZE - FENCE, FENCE, PROT_NONE) == 0 &&
                mprotect(pages + HALVES * HALF, FENCE, PROT_NONE) == 0;
    for (uint32_t h = 0; h < HALVES; h++)
    {
        for (uint32_t room = 0; room <= ROOMS; room++)
        {
            done = done && mprotect(pages + h * (size_t)HALF + room_begin(room) - FENCE, FENCE, PROT_NONE) == 0;
        }
    }
    return done;
}

static bool create_importing_buffer(const gpu* g, VkBuffer* buffer)
{
    VkExternalMemoryBufferCreateInfo external = {.sType = VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO};
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO};
    external.handleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
    info.pNext = &external;
    info.size = SIZE;
    info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT |
                 VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    return vkCreateBuffer(g->device, &info, NULL, buffer) == VK_SUCCESS;
}

static uint32_t find_memory_type(const gpu* g, VkBuffer buffer, const void* pages)
{
    VkMemoryRequirements needs;
    VkMemoryHostPointerPropertiesEXT host = {.sType = VK_STRUCTURE_TYPE_MEMORY_HOST_POINTER_PROPERTIES_EXT};
    vkGetBufferMemoryRequirements(g->device, buffer, &needs);
    vkGetMemoryHostPointerPropertiesEXT(g->device, VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT, pages,
                                        &host);
    uint32_t type = 0, types = needs.memoryTypeBits & host.memoryTypeBits;
    while (type < 31 && !(types >> type & 1u))
    {
        type++;
    }
    return type;
}

static bool import_pages(const gpu* g, void* pages, gpu_buffer* buffer)
{
    VkImportMemoryHostPointerInfoEXT import = {.sType = VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO_EXT};
    VkMemoryAllocateFlagsInfo flags = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO};
    VkMemoryAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
    VkBufferDeviceAddressInfo address = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO};
    import.handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
    import.pHostPointer = pages;
    flags.pNext = &import;
    flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
    info.pNext = &flags;
    info.allocationSize = SIZE;
    if (!create_importing_buffer(g, &buffer->buffer))
    {
        return false;
    }
    info.memoryTypeIndex = find_memory_type(g, buffer->buffer, pages);
    if (vkAllocateMemory(g->device, &info, NULL, &buffer->memory) != VK_SUCCESS ||
        vkBindBufferMemory(g->device, buffer->buffer, buffer->memory, 0) != VK_SUCCESS)
    {
        return false;
    }
    address.buffer = buffer->buffer;
    buffer->address = vkGetBufferDeviceAddress(g->device, &address);
    buffer->mapped = pages;
    buffer->size = SIZE;
    return true;
}

/* ---- halves ------------------------------------------------------------------------------------- */

static bool open_half(memory* m, uint32_t index)
{
    half* h = &m->halves[index];
    h->offset = index * (size_t)HALF;
    h->at = (unsigned char*)m->buffer.mapped + h->offset;
    h->before = malloc(HALF);
    h->allowed = malloc(HALF);
    return h->before && h->allowed;
}

bool open_memory(const gpu* g, memory* m)
{
    memset(m, 0, sizeof *m);
    m->is_fenced = can_fence(g);
    unsigned char* pages = m->is_fenced ? map_pages() : NULL;
    bool done = m->is_fenced ? pages && import_pages(g, pages, &m->buffer) && protect_fences(pages)
                             : create_gpu_buffer(g, SIZE, GPU_HOST, &m->buffer);
    if (!done)
    {
        fprintf(stderr, "there is no memory for launches\n");
        return false;
    }
    m->workspace_offset = HALVES * HALF + FENCE;
    m->workspace = (unsigned char*)m->buffer.mapped + m->workspace_offset;
    return open_half(m, 0) && open_half(m, 1);
}

void close_memory(const gpu* g, memory* m)
{
    for (uint32_t h = 0; h < HALVES; h++)
    {
        free(m->halves[h].before);
        free(m->halves[h].allowed);
    }
    destroy_gpu_buffer(g, &m->buffer);
}

void describe_address(const memory* m, const void* address, char* text, size_t size)
{
    ptrdiff_t at = (const unsigned char*)address - (unsigned char*)m->buffer.mapped;
    if (at < 0 || at >= (ptrdiff_t)SIZE)
    {
        snprintf(text, size, "outside of the memory");
        return;
    }
    if (at >= HALVES * (ptrdiff_t)HALF)
    {
        snprintf(text, size, "byte %td of the workspace's room", at - (ptrdiff_t)m->workspace_offset);
        return;
    }
    snprintf(text, size, "byte %td of room %td of launch %td", at % HALF % STEP - FENCE, at % HALF / STEP, at / HALF);
}

void clear_half(half* h)
{
    h->rooms = 0;
}

place take_place(half* h, size_t size, uint32_t alignment)
{
    if (size > ROOM || h->rooms == ROOMS)
    {
        fprintf(stderr, "%zu bytes have no room %u\n", size, h->rooms);
        abort();
    }
    size_t begin = room_begin(h->rooms++);
    bool is_at_begin = draw_once_in(h->state, 5);
    place p = {is_at_begin ? begin : (begin + ROOM - size) & ~(size_t)(alignment - 1), size};
    memset(h->at + begin, GUARD, ROOM);
    return p;
}

sk_buffer name_place(const memory* m, const half* h, place p)
{
    sk_buffer named = {.size = p.size};
    VkDeviceSize at = h->offset + p.at;
    if (draw_once_in(h->state, 4))
    {
        named.offset = draw_below(h->state, 64);
        named.address = m->buffer.address + at - named.offset;
        return named;
    }
    named.buffer = m->buffer.buffer;
    named.offset = at;
    return named;
}

void remember_half(half* h)
{
    for (uint32_t room = 0; room < h->rooms; room++)
    {
        memcpy(h->before + room_begin(room), h->at + room_begin(room), ROOM);
        memcpy(h->allowed + room_begin(room), h->at + room_begin(room), ROOM);
    }
}

void restore_half(half* h)
{
    for (uint32_t room = 0; room < h->rooms; room++)
    {
        memcpy(h->at + room_begin(room), h->before + room_begin(room), ROOM);
        memcpy(h->allowed + room_begin(room), h->before + room_begin(room), ROOM);
    }
}

size_t find_difference(const half* h)
{
    for (uint32_t room = 0; room < h->rooms; room++)
    {
        size_t begin = room_begin(room);
        bool is_same = memcmp(h->at + begin, h->allowed + begin, ROOM) == 0;
        for (size_t i = begin; !is_same; i++)
        {
            if (h->at[i] != h->allowed[i])
            {
                return i;
            }
        }
    }
    return SIZE_MAX;
}
