#include "../numbers.h"

/* Code 127 or -127 reaches the value of the largest magnitude. */
static bool skb__quantize_q8_0(const float* values, uint8_t* block)
{
    const bool holds = skb__write_f16(skb__magnitude(skb__find_peak(values, 32)) / 127.0f, true, block);
    const float d = skb__read_f16(block);
    for (int i = 0; i < 32; ++i)
        block[2 + i] = (uint8_t)skb__find_code(values[i], d, -127, 127);
    return holds;
}
