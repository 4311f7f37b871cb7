/* The 8-bit floats of the OCP 8-bit Floating Point Specification (OFP8), in plain C. */
#ifndef PARTS_MATRICES_FLOAT8_H
#define PARTS_MATRICES_FLOAT8_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct float8
{
    int mantissa; /* bits */
    int bias;
    int special; /* bits of the first magnitude that is no number */
    bool has_infinity;
} float8;

static const float8 e4m3 = {3, 7, 0x7f, false}, e5m2 = {2, 15, 0x7c, true};

static inline double widen_float8(float8 type, uint8_t bits)
{
    int magnitude = bits & 0x7f, exponent = magnitude >> type.mantissa, one = 1 << type.mantissa;
    int digits = magnitude % one + (exponent > 0 ? one : 0);
    double value = ldexp(digits, (exponent > 0 ? exponent : 1) - type.bias - type.mantissa);
    if (magnitude >= type.special)
    {
        value = type.has_infinity && magnitude == type.special ? INFINITY : NAN;
    }
    return bits & 0x80 ? -value : value;
}

/* Round to nearest even. What is too large becomes infinite; a type without infinity has NaN instead. */
static inline uint8_t round_to_float8(float8 type, double value)
{
    int exponent = 0, sign = signbit(value) ? 0x80 : 0;
    if (isnan(value) || isinf(value))
    {
        return (uint8_t)(sign | (isinf(value) && type.has_infinity ? type.special : 0x7f));
    }
    (void)frexp(value, &exponent);
    exponent = value == 0.0 || exponent - 1 < 1 - type.bias ? 1 - type.bias : exponent - 1;
    double digits = nearbyint(ldexp(fabs(value), type.mantissa - exponent));
    double magnitude = ldexp(exponent + type.bias - 1, type.mantissa) + digits;
    return (uint8_t)(sign | (magnitude < type.special ? (int)magnitude : type.special));
}

#endif
