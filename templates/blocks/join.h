/* join.h - sk_join_blocks(): codes, scales and zeros that lie apart become blocks of q4_g, e4m3_g or nvfp4. */

#include "formats.h"

/* A desc, and its strides: where those are 0, what that means. */
typedef struct skb__join
{
    const sk_join_desc* desc;
    uint32_t elements; /* of a block */
    uint64_t code_line, code_step, scale_line, scale_step, zero_line, zero_step;
} skb__join;

static uint32_t skb__or(uint32_t value, uint32_t otherwise)
{
    return value ? value : otherwise;
}

static skb__join skb__complete_join(const sk_join_desc* desc, uint32_t elements)
{
    const bool awq = desc->order == SK_CODE_ORDER_AWQ;
    const uint32_t groups = desc->k / elements * (desc->type == SK_TYPE_NVFP4 ? 4 : 1);
    const uint32_t word = desc->type == SK_TYPE_E4M3_G128 ? 4u : 8u;
    const uint32_t odd = desc->zeros == SK_ZEROS_CODES && !awq ? groups % 2 : 0;
    const uint32_t line = awq ? 1 : groups, step = awq ? desc->lines : 1;
    skb__join join;
    join.desc = desc;
    join.elements = elements;
    join.code_line = skb__or(desc->code_line, awq ? 1 : desc->k / word);
    join.code_step = skb__or(desc->code_step, awq ? desc->lines / 8 : 1);
    join.scale_line = skb__or(desc->scale_line, line);
    join.scale_step = skb__or(desc->scale_step, step);
    join.zero_line = skb__or(desc->zero_line, line + odd);
    join.zero_step = skb__or(desc->zero_step, step);
    return join;
}

/* The place of a line in a word of eight, as AWQ has them. */
static uint32_t skb__awq_place(uint64_t line)
{
    return (uint32_t)(line % 8 / 2 + line % 2 * 4);
}

/* The code of 4 bits of element k. */
static uint32_t skb__code_at(const skb__join* join, uint32_t line, uint32_t k, const uint8_t* codes)
{
    const bool awq = join->desc->order == SK_CODE_ORDER_AWQ;
    const uint64_t word =
        awq ? line / 8 * join->code_line + k * join->code_step : line * join->code_line + k / 8 * join->code_step;
    const uint32_t place = awq ? skb__awq_place(line) : k % 8;
    return (uint32_t)codes[4 * word + place / 2] >> place % 2 * 4 & 15u;
}

/* Codes of one line are copied byte by byte: a word's first byte is its lowest on every host. */
static void skb__join_e4m3(const skb__join* join, uint32_t line, uint32_t group, const uint8_t* codes,
                           const uint8_t* scales, uint8_t* block)
{
    const uint64_t at = line / skb__or(join->desc->lines_of_scale, 1) * join->scale_line + group * join->scale_step;
    memcpy(block, scales + 4 * at, 4);
    for (uint32_t i = 0; i < join->elements; i += 4)
        memcpy(block + 4 + i,
               codes + 4 * (line * join->code_line + (group * join->elements + i) / 4 * join->code_step), 4);
}

/* Of 16 elements, a byte has two that are 8 apart. */
static void skb__join_nvfp4(const skb__join* join, uint32_t line, uint32_t block_number, const uint8_t* codes,
                            const uint8_t* scales, uint8_t* block)
{
    const uint64_t scale_line = line / skb__or(join->desc->lines_of_scale, 1) * join->scale_line;
    memset(block, 0, 36);
    for (uint32_t part = 0; part < 4; ++part)
        block[part] = scales[scale_line + (4 * block_number + part) * join->scale_step];
    for (uint32_t i = 0; i < 64; ++i)
    {
        uint8_t* byte = &block[4 + i / 16 * 8 + i % 8];
        *byte = (uint8_t)(*byte | skb__code_at(join, line, 64 * block_number + i, codes) << i % 16 / 8 * 4);
    }
}

/* The zero of a group, f16. */
static void skb__join_zero(const skb__join* join, uint32_t scale_line, uint32_t group, const uint8_t* zeros,
                           uint8_t* half)
{
    uint64_t at = scale_line * join->zero_line + group * join->zero_step;
    uint32_t zero = 8;
    if (join->desc->zeros == SK_ZEROS_F16)
    {
        memcpy(half, zeros + 2 * at, 2);
        return;
    }
    at = join->desc->order == SK_CODE_ORDER_AWQ ? at / 8 * 8 + skb__awq_place(at) : at;
    if (join->desc->zeros == SK_ZEROS_CODES)
        zero = ((uint32_t)zeros[at / 2] >> at % 2 * 4 & 15u) + join->desc->zero_added;
    (void)skb__write_f16((float)zero, true, half);
}

static void skb__join_q4(const skb__join* join, uint32_t line, uint32_t group, const uint8_t* codes,
                         const uint8_t* scales, const uint8_t* zeros, uint8_t* block)
{
    const uint32_t scale_line = line / skb__or(join->desc->lines_of_scale, 1);
    memcpy(block, scales + 2 * (scale_line * join->scale_line + group * join->scale_step), 2);
    skb__join_zero(join, scale_line, group, zeros, block + 2);
    memset(block + 4, 0, join->elements / 2);
    for (uint32_t i = 0; i < join->elements; ++i)
    {
        const uint32_t code = skb__code_at(join, line, group * join->elements + i, codes);
        uint8_t* byte = &block[4 + i / 32 * 16 + i % 16];
        *byte = (uint8_t)(*byte | code << i % 32 / 16 * 4);
    }
}

static void skb__join_block(const skb__join* join, uint32_t line, uint32_t number, const uint8_t* codes,
                            const uint8_t* scales, const uint8_t* zeros, uint8_t* block)
{
    if (join->desc->type == SK_TYPE_E4M3_G128)
        skb__join_e4m3(join, line, number, codes, scales, block);
    else if (join->desc->type == SK_TYPE_NVFP4)
        skb__join_nvfp4(join, line, number, codes, scales, block);
    else
        skb__join_q4(join, line, number, codes, scales, zeros, block);
}

/* Whether a desc can be followed. */
static bool skb__can_join(const sk_join_desc* desc)
{
    const skb__block_format* format = skb__find_block_format(desc->type);
    const bool has_none = desc->type == SK_TYPE_E4M3_G128 || desc->type == SK_TYPE_NVFP4;
    const bool is_q4 = desc->type == SK_TYPE_Q4_G32 || desc->type == SK_TYPE_Q4_G64 || desc->type == SK_TYPE_Q4_G128;
    const bool knows =
        desc->order == SK_CODE_ORDER_ALONG_K || (desc->order == SK_CODE_ORDER_AWQ && is_q4 && desc->lines % 8 == 0);
    return format && knows && (is_q4 || (has_none && desc->zeros == SK_ZEROS_EIGHT)) &&
           desc->k % format->elements == 0 && (uint32_t)desc->zeros <= (uint32_t)SK_ZEROS_CODES &&
           desc->zero_added <= 16;
}

STREAMK_API sk_result sk_join_blocks(const sk_join_desc* desc, const void* codes, const void* scales,
                                     const void* zeros, void* blocks)
{
    if (!desc)
        return SK_ERROR_NULL_ARGUMENT;
    if (!skb__can_join(desc))
        return SK_ERROR_INVALID_VALUE;
    const skb__block_format* format = skb__find_block_format(desc->type);
    const skb__join join = skb__complete_join(desc, format->elements);
    const uint32_t groups = desc->k / format->elements;
    uint8_t* block = (uint8_t*)blocks;
    if (groups == 0 || desc->lines == 0)
        return SK_SUCCESS;
    if (!codes || !scales || !blocks || (!zeros && desc->zeros != SK_ZEROS_EIGHT))
        return SK_ERROR_NULL_ARGUMENT;
    for (uint32_t line = 0; line < desc->lines; ++line)
        for (uint32_t group = 0; group < groups; ++group, block += format->size)
            skb__join_block(&join, line, group, (const uint8_t*)codes, (const uint8_t*)scales, (const uint8_t*)zeros,
                            block);
    return SK_SUCCESS;
}
