#include "dequantize.h"

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
