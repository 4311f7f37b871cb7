#include "../e2m1.h"

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
