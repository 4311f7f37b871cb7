#include "../e2m1.h"

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
