/* Halves (IEEE 754 binary16) and bf16 in plain C: exact, subnormals, infinities and NaNs included. */
#ifndef PARTS_MATRICES_HALF_H
#define PARTS_MATRICES_HALF_H

#include <stdint.h>
#include <string.h>

/* Shift right by 1 to 31 bits, rounding to the nearest, ties to even. */
static inline uint32_t round_shifted(uint32_t value, uint32_t shift)
{
    uint32_t kept = value >> shift;
    uint32_t rest = value & ((1u << shift) - 1u);
    uint32_t tie = 1u << (shift - 1u);
    return kept + (rest > tie || (rest == tie && (kept & 1u)) ? 1u : 0u);
}

/* Round to the nearest half, ties to even; what is too large becomes infinite. */
static inline uint16_t round_to_half(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    uint32_t sign = bits >> 16 & 0x8000u;
    uint32_t magnitude = bits & 0x7fffffffu;

    if (magnitude > 0x7f800000u) /* every NaN becomes a quiet NaN */
        return (uint16_t)(sign | 0x7e00u | (magnitude >> 13 & 0x3ffu));
    if (magnitude >= 0x47800000u) /* 65536 and more */
        return (uint16_t)(sign | 0x7c00u);
    if (magnitude >= 0x38800000u) /* normal; a carry out of the mantissa is the next exponent, or infinity */
        return (uint16_t)(sign | round_shifted(magnitude - 0x38000000u, 13));
    if (magnitude < 0x33000000u) /* under half of the smallest subnormal */
        return (uint16_t)sign;

    uint32_t mantissa = (magnitude & 0x7fffffu) | 0x800000u;
    return (uint16_t)(sign | round_shifted(mantissa, 126u - (magnitude >> 23)));
}

static inline float widen_half(uint16_t half)
{
    uint32_t sign = (uint32_t)(half & 0x8000u) << 16;
    uint32_t exponent = half >> 10 & 0x1fu;
    uint32_t mantissa = half & 0x3ffu;
    uint32_t bits;
    float value;

    if (exponent == 0) /* zero or subnormal: mantissa * 2^-24 is exact */
    {
        value = (float)mantissa * (1.0f / 16777216.0f);
        return sign ? -value : value;
    }
    bits = sign | (exponent == 31 ? 0x7f800000u : (exponent + 112u) << 23) | mantissa << 13;
    memcpy(&value, &bits, sizeof value);
    return value;
}

/* Round to the nearest bf16, the upper half of a float's bits, ties to even; what is too large becomes infinite. */
static inline uint16_t round_to_bf16(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    if ((bits & 0x7fffffffu) > 0x7f800000u)
        return (uint16_t)(bits >> 16 | 0x40u);
    return (uint16_t)round_shifted(bits, 16);
}

static inline float widen_bf16(uint16_t bf16)
{
    uint32_t bits = (uint32_t)bf16 << 16;
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

#endif
