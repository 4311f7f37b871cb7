#include "../numbers.h"

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
