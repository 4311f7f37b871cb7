/* words.h - numbers of 64 bits in words, and arrays of words that the device reads.
 *
 * Uses operands.h. Must not know what they are for.
 */

#include "operands.h"

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
static sk_result sk__resolve_words(const sk_plan* plan, const char* name, const sk_buffer* buffer, uint64_t count,
                                   VkDeviceAddress* address)
{
    const sk_logger* logger = &plan->context->logger;
    sk__memory memory;
    SK__TRY(sk__resolve_buffer(plan->context, name, buffer, &memory));
    SK__REQUIRE(logger, memory.address % 4 == 0 && memory.address > 0, SK_ERROR_MISALIGNED,
                "%s is at address 0x%llx, not a multiple of 4", name, (unsigned long long)memory.address);
    SK__REQUIRE(logger, buffer->size >= 4 * count, SK_ERROR_BUFFER_TOO_SMALL, "%s.size is %llu bytes, it takes %llu",
                name, (unsigned long long)buffer->size, (unsigned long long)(4 * count));
    *address = memory.address;
    return SK_SUCCESS;
}
