/* formats.h - sk_quantize() and sk_dequantize(), by the table of formats, which is rendered. */

#include "numbers.h"

/* A type whose blocks have several elements. */
typedef struct skb__block_format
{
    sk_type type;
    uint32_t elements, size;                               /* of a block; the size is bytes */
    bool (*quantize)(const float* values, uint8_t* block); /* false: a scale would be infinite */
    void (*dequantize)(const uint8_t* block, float* values);
} skb__block_format;

/* NULL: the type has none. */
static const skb__block_format* skb__find_block_format(sk_type type);

STREAMK_API uint64_t sk_blocks_size(sk_type type, uint64_t count)
{
    const skb__block_format* format = skb__find_block_format(type);
    if (!format || count % format->elements != 0 || count / format->elements > UINT64_MAX / format->size)
        return 0;
    return count / format->elements * format->size;
}

/* What is wrong with arguments, if anything. */
static sk_result skb__check_blocks(sk_type type, const void* from, uint64_t count, const void* to)
{
    if (count > 0 && (!from || !to))
        return SK_ERROR_NULL_ARGUMENT;
    if (!skb__find_block_format(type) || (count > 0 && sk_blocks_size(type, count) == 0))
        return SK_ERROR_INVALID_VALUE;
    return SK_SUCCESS;
}

static bool skb__are_finite(const float* values, uint32_t count)
{
    bool finite = true;
    for (uint32_t i = 0; i < count; ++i)
        finite = finite && (skb__bits_of(values[i]) >> 23 & 255) < 255;
    return finite;
}

STREAMK_API sk_result sk_quantize(sk_type type, const float* values, uint64_t count, void* blocks)
{
    const skb__block_format* format = skb__find_block_format(type);
    const sk_result result = skb__check_blocks(type, values, count, blocks);
    uint8_t* block = (uint8_t*)blocks;
    if (result != SK_SUCCESS)
        return result;
    for (uint64_t i = 0; i < count; i += format->elements, block += format->size)
        if (!skb__are_finite(values + i, format->elements) || !format->quantize(values + i, block))
            return SK_ERROR_INVALID_VALUE;
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_dequantize(sk_type type, const void* blocks, uint64_t count, float* values)
{
    const skb__block_format* format = skb__find_block_format(type);
    const sk_result result = skb__check_blocks(type, blocks, count, values);
    const uint8_t* block = (const uint8_t*)blocks;
    if (result != SK_SUCCESS)
        return result;
    for (uint64_t i = 0; i < count; i += format->elements, block += format->size)
        format->dequantize(block, values + i);
    return SK_SUCCESS;
}
