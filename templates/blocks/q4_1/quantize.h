#include "../numbers.h"

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
