#include "../numbers.h"

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
