#include "dequantize.h"

/* Stores the numbers of 6 bits of all 8 parts. */
static void skb__write_q4_K_parts(const int scales[8], const int minimums[8], uint8_t* bytes)
{
    for (int i = 0; i < 4; ++i)
    {
        bytes[i] = (uint8_t)(scales[i] | scales[4 + i] >> 4 << 6);
        bytes[4 + i] = (uint8_t)(minimums[i] | minimums[4 + i] >> 4 << 6);
        bytes[8 + i] = (uint8_t)((scales[4 + i] & 15) | (minimums[4 + i] & 15) << 4);
    }
}

/* The least value of a part, or 0 if that is less; and the largest. */
static void skb__find_extremes(const float* values, float* least, float* largest)
{
    *least = values[0] < 0.0f ? values[0] : 0.0f;
    *largest = values[0];
    for (int i = 1; i < 32; ++i)
    {
        *least = values[i] < *least ? values[i] : *least;
        *largest = values[i] > *largest ? values[i] : *largest;
    }
}

/* Writes a half, and finds for each part how many times the half reaches its number. False: the half is infinite. */
static bool skb__share_scale(const float numbers[8], uint8_t* half, int multiples[8])
{
    const bool holds = skb__write_f16(skb__find_peak(numbers, 8) / 63.0f, true, half);
    const float step = skb__read_f16(half);
    for (int part = 0; part < 8; ++part)
        multiples[part] = skb__count_steps(numbers[part], step, 63);
    return holds;
}

/* In each part, code 0 reaches down to the least value, and code 15 up to the largest. */
static bool skb__quantize_q4_K(const float* values, uint8_t* block)
{
    float depths[8], largest[8];
    int scales[8], minimums[8];
    for (int part = 0; part < 8; ++part)
    {
        skb__find_extremes(values + 32 * part, &depths[part], &largest[part]);
        depths[part] = -depths[part];
    }
    const bool holds_minimums = skb__share_scale(depths, block + 2, minimums);
    const float dmin = skb__read_f16(block + 2);
    for (int part = 0; part < 8; ++part)
    {
        const float range = largest[part] + dmin * (float)minimums[part];
        depths[part] = range > 0.0f ? range / 15.0f : 0.0f;
    }
    const bool holds_scales = skb__share_scale(depths, block, scales);
    const float d = skb__read_f16(block);
    skb__write_q4_K_parts(scales, minimums, block + 4);
    memset(block + 16, 0, 128);
    for (int i = 0; i < 256; ++i)
    {
        const int part = i / 32;
        const float above = values[i] + dmin * (float)minimums[part];
        const int code = skb__find_code(above, d * (float)scales[part], 0, 15);
        uint8_t* byte = &block[16 + part / 2 * 32 + i % 32];
        *byte = (uint8_t)(*byte | code << part % 2 * 4);
    }
    return holds_minimums && holds_scales;
}
