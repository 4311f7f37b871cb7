/* e2m1.h - floats of 4 bits: a sign, two bits of exponent, one of fraction. They have neither infinity nor NaN.
 *
 * Source: OCP Microscaling Formats (MX) Specification 1.0, section 5.3.3.
 */

#include "numbers.h"

/* The value of a code. Code 8 is -0. */
static float skb__value_of_e2m1(uint32_t code)
{
    static const float magnitudes[8] = {0.0f, 0.5f, 1.0f, 1.5f, 2.0f, 3.0f, 4.0f, 6.0f};
    return code & 8 ? -magnitudes[code & 7] : magnitudes[code];
}

/* The code whose multiple of the scale is nearest, ties to even codes. What is beyond 6 scales becomes that. A small
 * value becomes +0, as does any if the scale is 0. */
static uint32_t skb__find_e2m1(float value, float scale)
{
    const float x = scale > 0.0f ? skb__magnitude(value) / scale : 0.0f;
    const int code = (x > 0.25f) + (x >= 0.75f) + (x > 1.25f) + (x >= 1.75f) + (x > 2.5f) + (x >= 3.5f) + (x > 5.0f);
    return (uint32_t)code | (value < 0.0f && code ? 8u : 0u);
}
