/* memory.h - memory that a launch reads and writes, resolved and checked.
 *
 * Uses element.h, context.h, overlap.h, workspace.h. Must not know problems, plans or command buffers.
 */

#include "../base/element.h"
#include "../device/context.h"
#include "overlap.h"
#include "workspace.h"

static sk_result sk__resolve_buffer(const sk_context* context, const char* name, const sk_buffer* buffer,
                                    sk__memory* memory)
{
    memory->name = name;
    memory->address = buffer->address;
    SK__REQUIRE(&context->logger, buffer->buffer || buffer->address, SK_ERROR_NULL_ARGUMENT,
                "%s has neither a buffer nor an address", name);
    SK__REQUIRE(&context->logger, !buffer->buffer || !buffer->address, SK_ERROR_INVALID_VALUE,
                "%s has both a buffer and an address", name);
    if (buffer->buffer)
    {
        VkBufferDeviceAddressInfo info = {VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, NULL, buffer->buffer};
        memory->address = context->functions.vkGetBufferDeviceAddress(context->handle, &info);
    }
    SK__REQUIRE(&context->logger, buffer->offset <= UINT64_MAX - memory->address, SK_ERROR_INVALID_VALUE,
                "%s.offset is %llu, which from address 0x%llx leads beyond 2^64", name,
                (unsigned long long)buffer->offset, (unsigned long long)memory->address);
    memory->address += buffer->offset;
    return SK_SUCCESS;
}

/* Takes `size` bytes, as one row. */
static void sk__take_bytes(sk__memory* memory, uint64_t size)
{
    const sk__steps one = {0, 1};
    memory->end = memory->address + size;
    memory->width = size;
    memory->rows = memory->batches = one;
}

/* Resolves `extent` elements. No elements need no memory. */
static sk_result sk__resolve_elements(const sk_context* context, const char* name, const sk_buffer* buffer,
                                      const sk__element* element, uint64_t extent, sk__memory* memory)
{
    const sk_logger* logger = &context->logger;
    memset(memory, 0, sizeof *memory);
    if (extent == 0)
    {
        return SK_SUCCESS;
    }
    uint64_t size = sk__run_size(element, extent);
    SK__TRY(sk__resolve_buffer(context, name, buffer, memory));
    bool in_blocks = element->count > 1;
    SK__REQUIRE(logger, memory->address % element->alignment == 0, SK_ERROR_MISALIGNED,
                "%s is at address 0x%llx, not a multiple of %s %u%s", name, (unsigned long long)memory->address,
                in_blocks ? "the" : "its", element->alignment,
                in_blocks ? " bytes where blocks may begin" : "-byte elements");
    SK__REQUIRE(logger, buffer->size == VK_WHOLE_SIZE || sk__run_fits(element, extent, buffer->size),
                SK_ERROR_BUFFER_TOO_SMALL, "%s.size is %llu byte%s, its elements reach %llu", name,
                (unsigned long long)buffer->size, sk__plural(buffer->size), (unsigned long long)size);
    SK__REQUIRE(logger, size <= UINT64_MAX - memory->address, SK_ERROR_BUFFER_TOO_SMALL,
                "%s is at address 0x%llx, from which its elements reach %llu bytes, beyond 2^64", name,
                (unsigned long long)memory->address, (unsigned long long)size);
    sk__take_bytes(memory, size);
    return SK_SUCCESS;
}

/* Lets resolved elements be lines of `length` elements, which begin `stride` elements apart. */
static void sk__take_lines(sk__memory* memory, const sk__element* element, uint64_t length, uint64_t stride,
                           uint64_t lines)
{
    memory->width = sk__run_size(element, length);
    memory->rows.stride = sk__run_size(element, stride);
    memory->rows.count = lines;
}

static sk_result sk__resolve_workspace(const sk_context* context, const sk_buffer* buffer, VkDeviceSize size,
                                       sk__memory* memory)
{
    const sk_logger* logger = &context->logger;
    memset(memory, 0, sizeof *memory);
    if (size == 0)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__resolve_buffer(context, "workspace", buffer, memory));
    SK__REQUIRE(logger, memory->address % SK__WORKSPACE_ALIGNMENT == 0, SK_ERROR_WORKSPACE_MISALIGNED,
                "workspace is at address 0x%llx, not a multiple of %d", (unsigned long long)memory->address,
                (int)SK__WORKSPACE_ALIGNMENT);
    SK__REQUIRE(logger, buffer->size >= size, SK_ERROR_WORKSPACE_TOO_SMALL,
                "workspace.size is %llu byte%s, the plan needs %llu", (unsigned long long)buffer->size,
                sk__plural(buffer->size), (unsigned long long)size);
    SK__REQUIRE(logger, size <= UINT64_MAX - memory->address, SK_ERROR_WORKSPACE_TOO_SMALL,
                "workspace is at address 0x%llx, from which the plan needs %llu bytes, beyond 2^64",
                (unsigned long long)memory->address, (unsigned long long)size);
    sk__take_bytes(memory, size);
    return SK_SUCCESS;
}

static sk_result sk__check_overlap(const sk_logger* logger, const sk__memory* x, const sk__memory* y)
{
    SK__REQUIRE(logger, !sk__overlap(x, y), SK_ERROR_OVERLAP, "%s [0x%llx, 0x%llx) overlaps %s [0x%llx, 0x%llx)",
                x->name, (unsigned long long)x->address, (unsigned long long)x->end, y->name,
                (unsigned long long)y->address, (unsigned long long)y->end);
    return SK_SUCCESS;
}

static void sk__put_address(uint32_t words[2], VkDeviceAddress address)
{
    words[0] = (uint32_t)address;
    words[1] = (uint32_t)(address >> 32);
}

static sk__wide sk__wide_of(uint64_t number)
{
    sk__wide wide = {(uint32_t)number, (uint32_t)(number >> 32)};
    return wide;
}

static bool sk__is_given(const sk_buffer* buffer)
{
    return buffer->buffer || buffer->address;
}

/* Words that the device reads. */
static sk_result sk__resolve_words(const sk_context* context, const char* name, const sk_buffer* buffer,
                                   uint64_t count, VkDeviceAddress* address)
{
    const sk_logger* logger = &context->logger;
    sk__memory memory;
    SK__TRY(sk__resolve_buffer(context, name, buffer, &memory));
    SK__REQUIRE(logger, memory.address % 4 == 0 && memory.address > 0, SK_ERROR_MISALIGNED,
                "%s is at address 0x%llx, not a multiple of 4", name, (unsigned long long)memory.address);
    SK__REQUIRE(logger, buffer->size >= 4 * count, SK_ERROR_BUFFER_TOO_SMALL, "%s.size is %llu bytes, it takes %llu",
                name, (unsigned long long)buffer->size, (unsigned long long)(4 * count));
    *address = memory.address;
    return SK_SUCCESS;
}
