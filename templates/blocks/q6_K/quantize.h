#include "../numbers.h"

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
