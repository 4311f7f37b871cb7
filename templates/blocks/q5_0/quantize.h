#include "../numbers.h"

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
