#include "dequantize.h"

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
