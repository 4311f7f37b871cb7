/* numbers.h - what quantizers and dequantizers share: bits of floats, halves, and the nearest code.
 *
 * Knows no format. Names begin with skb__, as one file may hold the implementation of streamk.h, too.
 */

#include "api.h"

#include <string.h>

static uint32_t skb__bits_of(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static float skb__float_of(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static float skb__magnitude(float value)
{
    return skb__float_of(skb__bits_of(value) & 0x7fffffffu);
}

/* The half at two bytes, exactly. */
static float skb__read_f16(const uint8_t* bytes)
{
    const uint32_t bits = bytes[0] | (uint32_t)bytes[1] << 8, exponent = bits >> 10 & 31, fraction = bits & 1023;
    const uint32_t sign = (bits & 0x8000u) << 16;
    if (exponent == 0)
        return skb__float_of(sign | skb__bits_of((float)fraction * (1.0f / 16777216.0f)));
    return skb__float_of(sign | (exponent == 31 ? 255u : exponent + 112) << 23 | fraction << 13);
}

/* Writes the half next to a value, rounded away from zero (outward) or towards it. False: it is infinite. */
static bool skb__write_f16(float value, bool outward, uint8_t* bytes)
{
    const uint32_t bits = skb__bits_of(value), magnitude = bits & 0x7fffffffu;
    uint32_t half = ((magnitude + (outward ? 0x1fffu : 0u)) >> 13) - (112u << 10);
    if (magnitude < 0x38800000u) /* 2^-14: a multiple of 2^-24, which is what half 1 means */
    {
        const float units = skb__float_of(magnitude) * 16777216.0f;
        half = (uint32_t)units + (outward && (float)(uint32_t)units < units ? 1u : 0u);
    }
    bytes[0] = (uint8_t)half;
    bytes[1] = (uint8_t)(half >> 8 | (bits >> 31) << 7);
    return half < 0x7c00u;
}

/* The value of the largest magnitude, the first of several. */
static float skb__find_peak(const float* values, int count)
{
    float largest = values[0];
    for (int i = 1; i < count; ++i)
        largest = skb__magnitude(values[i]) > skb__magnitude(largest) ? values[i] : largest;
    return largest;
}

/* The code from least to most whose multiple of the step is nearest; 0 if the step is 0. */
static int skb__find_code(float value, float step, int least, int most)
{
    if (!(skb__magnitude(step) > 0.0f))
        return 0;
    const float from_least = value / step - (float)least + 0.5f;
    if (!(from_least > 0.0f))
        return least;
    return from_least >= (float)(most - least) ? most : least + (int)from_least;
}

/* The least number of steps that reach a value, at most `most`; 0 if the step is 0. */
static int skb__count_steps(float value, float step, int most)
{
    if (!(step > 0.0f))
        return 0;
    const float steps = value / step;
    if (steps >= (float)most)
        return most;
    return (int)steps + ((float)(int)steps < steps ? 1 : 0);
}
