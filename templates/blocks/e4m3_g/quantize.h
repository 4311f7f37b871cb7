#include "dequantize.h"

/* The code nearest to a magnitude of at most 448, ties to even codes. */
static uint32_t skb__find_e4m3(float magnitude)
{
    uint32_t below = 0, above = 126;
    while (above - below > 1)
    {
        const uint32_t middle = (below + above) / 2;
        if (skb__value_of_e4m3(middle) <= magnitude)
            below = middle;
        else
            above = middle;
    }
    const float to_below = magnitude - skb__value_of_e4m3(below), to_above = skb__value_of_e4m3(above) - magnitude;
    return to_below < to_above || (to_below == to_above && below % 2 == 0) ? below : above;
}

/* 448, the largest E4M3, reaches the value of the largest magnitude. */
static bool skb__quantize_e4m3_g(const float* values, int elements, uint8_t* block)
{
    const float peak = skb__magnitude(skb__find_peak(values, elements));
    float d = peak / 448.0f;
    if (d * 448.0f < peak)
        d = skb__float_of(skb__bits_of(d) + 1);
    const uint32_t bits = skb__bits_of(d);
    for (int i = 0; i < 4; ++i)
        block[i] = (uint8_t)(bits >> 8 * i);
    for (int i = 0; i < elements; ++i)
    {
        const float share = d > 0.0f ? skb__magnitude(values[i]) / d : 0.0f;
        block[4 + i] = (uint8_t)(skb__find_e4m3(share) | (values[i] < 0.0f ? 128u : 0u));
    }
    return true;
}
