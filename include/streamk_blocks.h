/* streamk_blocks.h - weights in blocks for streamk.h: quantizes and decodes them on the host - MIT license
 *
 * C99 or C++11. Optional. It lies beside streamk.h, includes it, and makes no Vulkan call. One file defines
 * STREAMK_BLOCKS_IMPLEMENTATION before it includes this; with STREAMK_STATIC every file does that needs the functions.
 * Rendered from templates/blocks. Do not edit; run: ninja regen
 *
 *     uint64_t size = sk_blocks_size(SK_TYPE_Q4_0, (uint64_t)n * k);
 *     result = sk_quantize(SK_TYPE_Q4_0, weights, (uint64_t)n * k, blocks);
 *
 * Elements of a block are neighbours along k. So a matrix B that is quantized has contiguous k, which is column-major,
 * and A is row-major; and k is a multiple of the block's elements.
 *
 *   type      elements   bytes   bits of an element
 *   q4_0            32      18                  4.5
 *   q4_1            32      20                    5
 *   q5_0            32      22                  5.5
 *   q8_0            32      34                  8.5
 *   q4_K           256     144                  4.5
 *   q6_K           256     210               6.5625
 *   mxfp4           32      17                 4.25
 *   nvfp4           64      36                  4.5
 *   q4_g32          32      20                    5
 *   q4_g64          64      36                  4.5
 *   q4_g128        128      68                 4.25
 *   e4m3_g128      128     132                 8.25
 *
 * Blocks lie as in GGUF files, but for those of q4_g and e4m3_g: see docs/weights.md. */
#ifndef STREAMK_BLOCKS_H
#define STREAMK_BLOCKS_H

#ifndef STREAMK_H
#include "streamk.h"
#endif

#ifndef STREAMK_PLAIN_NAMES
#define sk_blocks_size SK__LINK(sk_blocks_size)
#define sk_quantize SK__LINK(sk_quantize)
#define sk_dequantize SK__LINK(sk_dequantize)
#define sk_join_blocks SK__LINK(sk_join_blocks)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Find the bytes of `count` elements in blocks. 0: the type has no blocks of several elements, or `count` is no
 * multiple of its block's, or 64 bits do not count the bytes. */
STREAMK_API uint64_t sk_blocks_size(sk_type type, uint64_t count);

/* Quantize numbers to blocks. Element i of `values` becomes element i of the blocks, which lie one after the other.
 *
 * The same values give the same bytes. A scale is the least that reaches the value of the largest magnitude of its
 * block, or of its part of a block; Q4_1 and Q4_K reach from the least to the largest value. Every value goes to the
 * nearest code. It comes back with an error of at most one step, which is the distance of neighbouring codes there.
 *
 *   type     with blocks of several elements: SK_TYPE_Q4_0 and those after it
 *   values   `count` finite floats
 *   count    elements, a multiple of the block's; 0 writes nothing
 *   blocks   sk_blocks_size() bytes, at any address; apart from `values`
 *
 * SK_ERROR_NULL_ARGUMENT: a pointer is missing. SK_ERROR_INVALID_VALUE: the type, or `count`, or a value that is not
 * finite, or too large for the scale of its block; blocks before that one are written then. */
STREAMK_API sk_result sk_quantize(sk_type type, const float* values, uint64_t count, void* blocks);

/* Decode blocks to numbers: the reference of every kernel that multiplies blocks.
 *
 * The sum of Q4_1, the difference of Q4_K and of Q4_G32 to Q4_G128, and the product of E4M3_G128 are rounded once to
 * f32. All else is exact. So a compiler that fuses a multiply and an add changes no bit. Scales that are infinite or
 * NaN give what IEEE 754 says.
 *
 *   type     as above
 *   blocks   sk_blocks_size() bytes, at any address
 *   count    elements, a multiple of the block's; 0 writes nothing
 *   values   `count` floats; apart from `blocks`
 *
 * SK_ERROR_NULL_ARGUMENT: a pointer is missing. SK_ERROR_INVALID_VALUE: the type, or `count`. */
STREAMK_API sk_result sk_dequantize(sk_type type, const void* blocks, uint64_t count, float* values);

/* Join codes, scales and zeros that lie apart to blocks, as sk_join() does on a device: desc->lines lines, one after
 * another. The arrays may lie at any address, apart from `blocks`, which has
 * sk_blocks_size(desc->type, lines * k) bytes.
 *
 * SK_ERROR_NULL_ARGUMENT: a pointer is missing. SK_ERROR_INVALID_VALUE: the type is not Q4_G32, Q4_G64, Q4_G128,
 * E4M3_G128 or NVFP4, or k is no multiple of its block's elements, or the zeros or the order do not suit it. */
STREAMK_API sk_result sk_join_blocks(const sk_join_desc* desc, const void* codes, const void* scales,
                                     const void* zeros, void* blocks);

#ifdef __cplusplus
}
#endif

#endif /* STREAMK_BLOCKS_H */

#ifdef STREAMK_BLOCKS_IMPLEMENTATION
#ifndef STREAMK_BLOCKS_IMPLEMENTED
#define STREAMK_BLOCKS_IMPLEMENTED

#if defined(__cplusplus) && defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast" /* it is C */
#endif

/* numbers.h - what quantizers and dequantizers share: bits of floats, halves, and the nearest code.
 *
 * Knows no format. Names begin with skb__, as one file may hold the implementation of streamk.h, too.
 */

#include <string.h>

static uint32_t skb__bits_of(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static float skb__float_of(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static float skb__magnitude(float value)
{
    return skb__float_of(skb__bits_of(value) & 0x7fffffffu);
}

/* The half at two bytes, exactly. */
static float skb__read_f16(const uint8_t* bytes)
{
    const uint32_t bits = bytes[0] | (uint32_t)bytes[1] << 8, exponent = bits >> 10 & 31, fraction = bits & 1023;
    const uint32_t sign = (bits & 0x8000u) << 16;
    if (exponent == 0)
        return skb__float_of(sign | skb__bits_of((float)fraction * (1.0f / 16777216.0f)));
    return skb__float_of(sign | (exponent == 31 ? 255u : exponent + 112) << 23 | fraction << 13);
}

/* Writes the half next to a value, rounded away from zero (outward) or towards it. False: it is infinite. */
static bool skb__write_f16(float value, bool outward, uint8_t* bytes)
{
    const uint32_t bits = skb__bits_of(value), magnitude = bits & 0x7fffffffu;
    uint32_t half = ((magnitude + (outward ? 0x1fffu : 0u)) >> 13) - (112u << 10);
    if (magnitude < 0x38800000u) /* 2^-14: a multiple of 2^-24, which is what half 1 means */
    {
        const float units = skb__float_of(magnitude) * 16777216.0f;
        half = (uint32_t)units + (outward && (float)(uint32_t)units < units ? 1u : 0u);
    }
    bytes[0] = (uint8_t)half;
    bytes[1] = (uint8_t)(half >> 8 | (bits >> 31) << 7);
    return half < 0x7c00u;
}

/* The value of the largest magnitude, the first of several. */
static float skb__find_peak(const float* values, int count)
{
    float largest = values[0];
    for (int i = 1; i < count; ++i)
        largest = skb__magnitude(values[i]) > skb__magnitude(largest) ? values[i] : largest;
    return largest;
}

/* The code from least to most whose multiple of the step is nearest; 0 if the step is 0. */
static int skb__find_code(float value, float step, int least, int most)
{
    if (!(skb__magnitude(step) > 0.0f))
        return 0;
    const float from_least = value / step - (float)least + 0.5f;
    if (!(from_least > 0.0f))
        return least;
    return from_least >= (float)(most - least) ? most : least + (int)from_least;
}

/* The least number of steps that reach a value, at most `most`; 0 if the step is 0. */
static int skb__count_steps(float value, float step, int most)
{
    if (!(step > 0.0f))
        return 0;
    const float steps = value / step;
    if (steps >= (float)most)
        return most;
    return (int)steps + ((float)(int)steps < steps ? 1 : 0);
}

/* e2m1.h - floats of 4 bits: a sign, two bits of exponent, one of fraction. They have neither infinity nor NaN.
 *
 * Source: OCP Microscaling Formats (MX) Specification 1.0, section 5.3.3.
 */

/* The value of a code. Code 8 is -0. */
static float skb__value_of_e2m1(uint32_t code)
{
    static const float magnitudes[8] = {0.0f, 0.5f, 1.0f, 1.5f, 2.0f, 3.0f, 4.0f, 6.0f};
    return code & 8 ? -magnitudes[code & 7] : magnitudes[code];
}

/* The code whose multiple of the scale is nearest, ties to even codes. What is beyond 6 scales becomes that. A small
 * value becomes +0, as does any if the scale is 0. */
static uint32_t skb__find_e2m1(float value, float scale)
{
    const float x = scale > 0.0f ? skb__magnitude(value) / scale : 0.0f;
    const int code = (x > 0.25f) + (x >= 0.75f) + (x > 1.25f) + (x >= 1.75f) + (x > 2.5f) + (x >= 3.5f) + (x > 5.0f);
    return (uint32_t)code | (value < 0.0f && code ? 8u : 0u);
}

/* q4_0, 32 elements, 18 bytes. Bytes 0 and 1: the scale d, f16. Byte 2 + i: element i in the low half, element i + 16
 * in the high half. A code q means d (q - 8). */
static void skb__dequantize_q4_0(const uint8_t* block, float* values)
{
    const float d = skb__read_f16(block);
    for (int i = 0; i < 16; ++i)
    {
        values[i] = d * (float)((block[2 + i] & 15) - 8);
        values[i + 16] = d * (float)((block[2 + i] >> 4) - 8);
    }
}

/* Code 0, which means -8 d, reaches the value of the largest magnitude. */
static bool skb__quantize_q4_0(const float* values, uint8_t* block)
{
    const bool holds = skb__write_f16(skb__find_peak(values, 32) / -8.0f, true, block);
    const float d = skb__read_f16(block);
    for (int i = 0; i < 16; ++i)
    {
        const int low = skb__find_code(values[i], d, -8, 7) + 8, high = skb__find_code(values[i + 16], d, -8, 7) + 8;
        block[2 + i] = (uint8_t)(low | high << 4);
    }
    return holds;
}

/* q4_1, 32 elements, 20 bytes. Bytes 0 and 1: the scale d, f16. Bytes 2 and 3: the least value m, f16. Byte 4 + i:
 * element i in the low half, element i + 16 in the high half. A code q means d q + m. */
static void skb__dequantize_q4_1(const uint8_t* block, float* values)
{
    const float d = skb__read_f16(block), m = skb__read_f16(block + 2);
    for (int i = 0; i < 16; ++i)
    {
        values[i] = d * (float)(block[4 + i] & 15) + m;
        values[i + 16] = d * (float)(block[4 + i] >> 4) + m;
    }
}

/* Code 0 reaches down to the least value, and code 15 up to the largest. */
static bool skb__quantize_q4_1(const float* values, uint8_t* block)
{
    float least = values[0], largest = values[0];
    for (int i = 1; i < 32; ++i)
    {
        least = values[i] < least ? values[i] : least;
        largest = values[i] > largest ? values[i] : largest;
    }
    const bool holds_least = skb__write_f16(least, least < 0.0f, block + 2);
    const float m = skb__read_f16(block + 2);
    const bool holds_scale = skb__write_f16(largest > m ? (largest - m) / 15.0f : 0.0f, true, block);
    const float d = skb__read_f16(block);
    for (int i = 0; i < 16; ++i)
    {
        const int low = skb__find_code(values[i] - m, d, 0, 15), high = skb__find_code(values[i + 16] - m, d, 0, 15);
        block[4 + i] = (uint8_t)(low | high << 4);
    }
    return holds_least && holds_scale;
}

/* q5_0, 32 elements, 22 bytes. Bytes 0 and 1: the scale d, f16. Bytes 2 to 5: a word whose bit i is the fifth bit of
 * element i. Byte 6 + i: the other bits of element i in the low half, of element i + 16 in the high half. A code q
 * means d (q - 16). */
static void skb__dequantize_q5_0(const uint8_t* block, float* values)
{
    const float d = skb__read_f16(block);
    for (int i = 0; i < 32; ++i)
    {
        const int four = block[6 + i % 16] >> i / 16 * 4 & 15, fifth = block[2 + i / 8] >> i % 8 & 1;
        values[i] = d * (float)(four + 16 * fifth - 16);
    }
}

/* Code 0, which means -16 d, reaches the value of the largest magnitude. */
static bool skb__quantize_q5_0(const float* values, uint8_t* block)
{
    memset(block, 0, 22);
    const bool holds = skb__write_f16(skb__find_peak(values, 32) / -16.0f, true, block);
    const float d = skb__read_f16(block);
    for (int i = 0; i < 32; ++i)
    {
        const int code = skb__find_code(values[i], d, -16, 15) + 16;
        block[2 + i / 8] = (uint8_t)(block[2 + i / 8] | code >> 4 << i % 8);
        block[6 + i % 16] = (uint8_t)(block[6 + i % 16] | (code & 15) << i / 16 * 4);
    }
    return holds;
}

/* q8_0, 32 elements, 34 bytes. Bytes 0 and 1: the scale d, f16. Byte 2 + i: element i, a signed byte. A code q means
 * d q. */
static void skb__dequantize_q8_0(const uint8_t* block, float* values)
{
    const float d = skb__read_f16(block);
    for (int i = 0; i < 32; ++i)
        values[i] = d * (float)(block[2 + i] < 128 ? block[2 + i] : block[2 + i] - 256);
}

/* Code 127 or -127 reaches the value of the largest magnitude. */
static bool skb__quantize_q8_0(const float* values, uint8_t* block)
{
    const bool holds = skb__write_f16(skb__magnitude(skb__find_peak(values, 32)) / 127.0f, true, block);
    const float d = skb__read_f16(block);
    for (int i = 0; i < 32; ++i)
        block[2 + i] = (uint8_t)skb__find_code(values[i], d, -127, 127);
    return holds;
}

/* q4_K, 256 elements, 144 bytes. Bytes 0 and 1: d, f16. Bytes 2 and 3: dmin, f16. Bytes 4 to 15: a scale and a minimum
 * of 6 bits for each of 8 parts of 32 elements. Byte 16 + 32 p + i: element 64 p + i in the low half, which is of part
 * 2 p, and element 64 p + 32 + i in the high half, of part 2 p + 1. A code q means (d scale) q - (dmin minimum). */

/* The numbers of 6 bits of one part, of the 12 bytes that have all. */
static void skb__read_q4_K_part(const uint8_t* bytes, int part, float* scale, float* minimum)
{
    const int i = part % 4;
    *scale = (float)(part < 4 ? bytes[i] & 63 : (bytes[8 + i] & 15) | bytes[i] >> 6 << 4);
    *minimum = (float)(part < 4 ? bytes[4 + i] & 63 : bytes[8 + i] >> 4 | bytes[4 + i] >> 6 << 4);
}

static void skb__dequantize_q4_K(const uint8_t* block, float* values)
{
    const float d = skb__read_f16(block), dmin = skb__read_f16(block + 2);
    for (int part = 0; part < 8; ++part)
    {
        const uint8_t* codes = block + 16 + part / 2 * 32;
        float scale, minimum;
        skb__read_q4_K_part(block + 4, part, &scale, &minimum);
        scale *= d;
        minimum *= dmin;
        for (int i = 0; i < 32; ++i)
            values[32 * part + i] = scale * (float)(codes[i] >> part % 2 * 4 & 15) - minimum;
    }
}

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

/* q6_K, 256 elements, 210 bytes: two halves of 128 elements. Of half h: bytes 64 h on have the low 4 bits of codes,
 * bytes 128 + 32 h on their high 2 bits, bytes 192 + 8 h on a signed scale for each 16 elements. Bytes 208 and 209: d,
 * f16. Element 32 g + i of a half, for g from 0 to 3, has its low bits in byte 32 (g mod 2) + i, in the high half if g
 * is 2 or 3, and its high bits in bits 2 g and 2 g + 1 of byte i. A code q means (d scale) (q - 32). */
static void skb__dequantize_q6_K(const uint8_t* block, float* values)
{
    const float d = skb__read_f16(block + 208);
    for (int i = 0; i < 256; ++i)
    {
        const int half = i / 128, group = i / 32 % 4, scale = block[192 + i / 16];
        const int low = block[64 * half + group % 2 * 32 + i % 32] >> group / 2 * 4 & 15;
        const int high = block[128 + 32 * half + i % 32] >> 2 * group & 3;
        values[i] = d * (float)(scale < 128 ? scale : scale - 256) * (float)(low + 16 * high - 32);
    }
}

/* Writes the scales, so that code 0 of each 16 elements reaches their value of the largest magnitude. */
static bool skb__write_q6_K_scales(const float* values, uint8_t* block)
{
    float steps[16];
    for (int part = 0; part < 16; ++part)
        steps[part] = skb__find_peak(values + 16 * part, 16) / -32.0f;
    const bool holds = skb__write_f16(skb__magnitude(skb__find_peak(steps, 16)) / 127.0f, true, block + 208);
    const float d = skb__read_f16(block + 208);
    for (int part = 0; part < 16; ++part)
    {
        const int scale = skb__count_steps(skb__magnitude(steps[part]), d, 127);
        block[192 + part] = (uint8_t)(steps[part] < 0.0f ? -scale : scale);
    }
    return holds;
}

static bool skb__quantize_q6_K(const float* values, uint8_t* block)
{
    memset(block, 0, 192);
    const bool holds = skb__write_q6_K_scales(values, block);
    const float d = skb__read_f16(block + 208);
    for (int i = 0; i < 256; ++i)
    {
        const int half = i / 128, group = i / 32 % 4, scale = block[192 + i / 16];
        const int code = skb__find_code(values[i], d * (float)(scale < 128 ? scale : scale - 256), -32, 31) + 32;
        uint8_t* low = &block[64 * half + group % 2 * 32 + i % 32];
        uint8_t* high = &block[128 + 32 * half + i % 32];
        *low = (uint8_t)(*low | (code & 15) << group / 2 * 4);
        *high = (uint8_t)(*high | code >> 4 << 2 * group);
    }
    return holds;
}

/* mxfp4, 32 elements, 17 bytes. Byte 0: the exponent e of the scale. Byte 1 + i: element i in the low half, element
 * i + 16 in the high half, both E2M1. An element means E2M1 2^(e - 127), which may be a subnormal float, or infinite.
 * With e = 255 all elements are NaN.
 *
 * Source: OCP Microscaling Formats (MX) Specification 1.0, sections 5.3.3 and 5.4.1. */

/* 2^(e - 127), or NaN. */
static float skb__value_of_e8m0(uint32_t e)
{
    return skb__float_of(e == 0 ? 0x400000u : e == 255 ? 0x7fc00000u : e << 23);
}

static void skb__dequantize_mxfp4(const uint8_t* block, float* values)
{
    const float scale = skb__value_of_e8m0(block[0]);
    for (int i = 0; i < 16; ++i)
    {
        values[i] = scale * skb__value_of_e2m1(block[1 + i] & 15);
        values[i + 16] = scale * skb__value_of_e2m1(block[1 + i] >> 4);
    }
}

/* The scale is the power of two that leaves the value of the largest magnitude between 4 and 8; what is beyond 6
 * becomes 6. Source: as of the layout, section 6.3. */
static bool skb__quantize_mxfp4(const float* values, uint8_t* block)
{
    const uint32_t exponent = skb__bits_of(skb__find_peak(values, 32)) >> 23 & 255;
    block[0] = (uint8_t)(exponent > 2 ? exponent - 2 : 0);
    const float scale = skb__value_of_e8m0(block[0]);
    for (int i = 0; i < 16; ++i)
        block[1 + i] = (uint8_t)(skb__find_e2m1(values[i], scale) | skb__find_e2m1(values[i + 16], scale) << 4);
    return true;
}

/* nvfp4, 64 elements, 36 bytes. Byte p: the scale of part p, 16 elements, E4M3 without sign. Byte 4 + 8 p + i: element
 * 16 p + i in the low half, element 16 p + 8 + i in the high half, both E2M1. An element means E2M1 scale. The scale's
 * bit 7 counts for nothing, and its code 0x7f is 0, unless bit 7 is set: then it is 480. */
static float skb__value_of_ue4m3(uint32_t code)
{
    const uint32_t exponent = code >> 3 & 15, fraction = code & 7;
    if (code == 0x7f)
        return 0.0f;
    if (exponent == 0)
        return (float)fraction * (1.0f / 512.0f);
    return skb__float_of((exponent + 120) << 23 | fraction << 20);
}

static void skb__dequantize_nvfp4(const uint8_t* block, float* values)
{
    for (int part = 0; part < 4; ++part)
    {
        const uint8_t* codes = block + 4 + 8 * part;
        const float scale = skb__value_of_ue4m3(block[part]);
        for (int i = 0; i < 8; ++i)
        {
            values[16 * part + i] = scale * skb__value_of_e2m1(codes[i] & 15);
            values[16 * part + 8 + i] = scale * skb__value_of_e2m1(codes[i] >> 4);
        }
    }
}

/* The code of the least scale that is no less. 0x7f: there is none. */
static uint32_t skb__find_ue4m3(float scale)
{
    uint32_t code = 0;
    while (code < 0x7f && skb__value_of_ue4m3(code) < scale)
        ++code;
    return code;
}

/* 6, the largest E2M1, reaches the value of the largest magnitude of each part. */
static bool skb__quantize_nvfp4(const float* values, uint8_t* block)
{
    bool holds = true;
    for (int part = 0; part < 4; ++part)
    {
        const float* from = values + 16 * part;
        const uint32_t code = skb__find_ue4m3(skb__magnitude(skb__find_peak(from, 16)) / 6.0f);
        const float scale = skb__value_of_ue4m3(code);
        holds = holds && code < 0x7f;
        block[part] = (uint8_t)code;
        for (int i = 0; i < 8; ++i)
            block[4 + 8 * part + i] =
                (uint8_t)(skb__find_e2m1(from[i], scale) | skb__find_e2m1(from[8 + i], scale) << 4);
    }
    return holds;
}

/* q4_g32, q4_g64, q4_g128: a group of 32, 64 or 128 elements, 4 bytes and half a byte for each element. Bytes 0 and 1:
 * the scale d, f16. Bytes 2 and 3: the zero z, f16. Byte 4 + 16 r + i: element 32 r + i in the low half, element
 * 32 r + 16 + i in the high half. A code q means d q - d z. */
static void skb__dequantize_q4_g(const uint8_t* block, int elements, float* values)
{
    const float d = skb__read_f16(block), least = d * skb__read_f16(block + 2);
    for (int i = 0; i < elements; ++i)
    {
        const int code = block[4 + i / 32 * 16 + i % 16] >> i % 32 / 16 * 4 & 15;
        values[i] = d * (float)code - least;
    }
}

/* Codes reach from the least value, or 0, to the largest, or 0. The zero is one of them, so 0 stays 0. */
static bool skb__quantize_q4_g(const float* values, int elements, uint8_t* block)
{
    float least = 0.0f, largest = 0.0f;
    for (int i = 0; i < elements; ++i)
    {
        least = values[i] < least ? values[i] : least;
        largest = values[i] > largest ? values[i] : largest;
    }
    const bool holds = skb__write_f16(largest / 15.0f - least / 15.0f, true, block);
    const float d = skb__read_f16(block);
    const int zero = skb__find_code(-least, d, 0, 15);
    (void)skb__write_f16((float)zero, true, block + 2);
    memset(block + 4, 0, (size_t)elements / 2);
    for (int i = 0; i < elements; ++i)
    {
        uint8_t* byte = &block[4 + i / 32 * 16 + i % 16];
        *byte = (uint8_t)(*byte | (skb__find_code(values[i], d, -zero, 15 - zero) + zero) << i % 32 / 16 * 4);
    }
    return holds;
}

/* e4m3_g128, a group of 128 elements, 132 bytes. Bytes 0 to 3: the scale d, f32. Byte 4 + i: element i, an E4M3, which
 * is a sign, four bits of exponent and three of fraction. Its magnitude 127 is NaN; it has no infinity. A code q means
 * d E4M3(q).
 *
 * Source: OCP 8-bit Floating Point Specification (OFP8) 1.0, section 5.2. */
static float skb__value_of_e4m3(uint32_t code)
{
    const uint32_t exponent = code >> 3 & 15, fraction = code & 7, sign = (code & 128) << 24;
    if ((code & 127) == 127)
        return skb__float_of(0x7fc00000u);
    if (exponent == 0)
        return skb__float_of(sign | skb__bits_of((float)fraction * (1.0f / 512.0f)));
    return skb__float_of(sign | (exponent + 120) << 23 | fraction << 20);
}

static void skb__dequantize_e4m3_g(const uint8_t* block, int elements, float* values)
{
    const float d =
        skb__float_of(block[0] | (uint32_t)block[1] << 8 | (uint32_t)block[2] << 16 | (uint32_t)block[3] << 24);
    for (int i = 0; i < elements; ++i)
        values[i] = d * skb__value_of_e4m3(block[4 + i]);
}

/* The code nearest to a magnitude of at most 448, ties to even codes. */
static uint32_t skb__find_e4m3(float magnitude)
{
    uint32_t below = 0, above = 126;
    while (above - below > 1)
    {
        const uint32_t middle = (below + above) / 2;
        if (skb__value_of_e4m3(middle) <= magnitude)
            below = middle;
        else
            above = middle;
    }
    const float to_below = magnitude - skb__value_of_e4m3(below), to_above = skb__value_of_e4m3(above) - magnitude;
    return to_below < to_above || (to_below == to_above && below % 2 == 0) ? below : above;
}

/* 448, the largest E4M3, reaches the value of the largest magnitude. */
static bool skb__quantize_e4m3_g(const float* values, int elements, uint8_t* block)
{
    const float peak = skb__magnitude(skb__find_peak(values, elements));
    float d = peak / 448.0f;
    if (d * 448.0f < peak)
        d = skb__float_of(skb__bits_of(d) + 1);
    const uint32_t bits = skb__bits_of(d);
    for (int i = 0; i < 4; ++i)
        block[i] = (uint8_t)(bits >> 8 * i);
    for (int i = 0; i < elements; ++i)
    {
        const float share = d > 0.0f ? skb__magnitude(values[i]) / d : 0.0f;
        block[4 + i] = (uint8_t)(skb__find_e4m3(share) | (values[i] < 0.0f ? 128u : 0u));
    }
    return true;
}

static bool skb__quantize_q4_g32(const float* values, uint8_t* block)
{
    return skb__quantize_q4_g(values, 32, block);
}

static void skb__dequantize_q4_g32(const uint8_t* block, float* values)
{
    skb__dequantize_q4_g(block, 32, values);
}

static bool skb__quantize_q4_g64(const float* values, uint8_t* block)
{
    return skb__quantize_q4_g(values, 64, block);
}

static void skb__dequantize_q4_g64(const uint8_t* block, float* values)
{
    skb__dequantize_q4_g(block, 64, values);
}

static bool skb__quantize_q4_g128(const float* values, uint8_t* block)
{
    return skb__quantize_q4_g(values, 128, block);
}

static void skb__dequantize_q4_g128(const uint8_t* block, float* values)
{
    skb__dequantize_q4_g(block, 128, values);
}

static bool skb__quantize_e4m3_g128(const float* values, uint8_t* block)
{
    return skb__quantize_e4m3_g(values, 128, block);
}

static void skb__dequantize_e4m3_g128(const uint8_t* block, float* values)
{
    skb__dequantize_e4m3_g(block, 128, values);
}

/* formats.h - sk_quantize() and sk_dequantize(), by the table of formats, which is rendered. */

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

static const skb__block_format* skb__find_block_format(sk_type type)
{
    static const skb__block_format formats[] = {
        {SK_TYPE_Q4_0, 32u, 18u,
         skb__quantize_q4_0, skb__dequantize_q4_0},
        {SK_TYPE_Q4_1, 32u, 20u,
         skb__quantize_q4_1, skb__dequantize_q4_1},
        {SK_TYPE_Q5_0, 32u, 22u,
         skb__quantize_q5_0, skb__dequantize_q5_0},
        {SK_TYPE_Q8_0, 32u, 34u,
         skb__quantize_q8_0, skb__dequantize_q8_0},
        {SK_TYPE_Q4_K, 256u, 144u,
         skb__quantize_q4_K, skb__dequantize_q4_K},
        {SK_TYPE_Q6_K, 256u, 210u,
         skb__quantize_q6_K, skb__dequantize_q6_K},
        {SK_TYPE_MXFP4, 32u, 17u,
         skb__quantize_mxfp4, skb__dequantize_mxfp4},
        {SK_TYPE_NVFP4, 64u, 36u,
         skb__quantize_nvfp4, skb__dequantize_nvfp4},
        {SK_TYPE_Q4_G32, 32u, 20u,
         skb__quantize_q4_g32, skb__dequantize_q4_g32},
        {SK_TYPE_Q4_G64, 64u, 36u,
         skb__quantize_q4_g64, skb__dequantize_q4_g64},
        {SK_TYPE_Q4_G128, 128u, 68u,
         skb__quantize_q4_g128, skb__dequantize_q4_g128},
        {SK_TYPE_E4M3_G128, 128u, 132u,
         skb__quantize_e4m3_g128, skb__dequantize_e4m3_g128},
    };
    for (size_t i = 0; i < sizeof formats / sizeof formats[0]; ++i)
        if (formats[i].type == type)
            return &formats[i];
    return NULL;
}

/* join.h - sk_join_blocks(): codes, scales and zeros that lie apart become blocks of q4_g, e4m3_g or nvfp4. */

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

#if defined(__cplusplus) && defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#endif /* STREAMK_BLOCKS_IMPLEMENTED */
#endif /* STREAMK_BLOCKS_IMPLEMENTATION */

/*
MIT License

Copyright (c) The streamk authors

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/
