#include "../numbers.h"

/* Codes reach from the least value, or 0, to the largest, or 0. The zero is one of them, so 0 stays 0. */
static bool skb__quantize_q4_g(const float* values, int elements, uint8_t* block)
{
    float least = 0.0f, largest = 0.0f;
    for (int i = 0; i < elements; ++i)
    {
        least = values[i] < least ? values[i] : least;
        largest = values[i] > largest ? values[i] : largest;
    }
    const bool holds = skb__write_f16(largest / 15.0f - least / 15.0f, true, block);
    const float d = skb__read_f16(block);
    const int zero = skb__find_code(-least, d, 0, 15);
    (void)skb__write_f16((float)zero, true, block + 2);
    memset(block + 4, 0, (size_t)elements / 2);
    for (int i = 0; i < elements; ++i)
    {
        uint8_t* byte = &block[4 + i / 32 * 16 + i % 16];
        *byte = (uint8_t)(*byte | (skb__find_code(values[i], d, -zero, 15 - zero) + zero) << i % 32 / 16 * 4);
    }
    return holds;
}
