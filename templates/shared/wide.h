/* wide.h - numbers of 64 bits in two words: not every device has such integers.
 *
 * Uses language.h. Must not know what the numbers count.
 */

SK__STRUCT(sk__wide)
{
    uint32_t low;
    uint32_t high;
};

SK__FUNCTION sk__wide sk__widen(uint32_t number)
{
    sk__wide wide;
    wide.low = number;
    wide.high = 0u;
    return wide;
}

/* The sum modulo 2^64, which is below both where it overflows. */
SK__FUNCTION sk__wide sk__add_wide(sk__wide a, sk__wide b)
{
    sk__wide sum;
    sum.low = a.low + b.low;
    sum.high = a.high + b.high + (sum.low < a.low ? 1u : 0u);
    return sum;
}

/* The difference modulo 2^64. */
SK__FUNCTION sk__wide sk__subtract_wide(sk__wide a, sk__wide b)
{
    sk__wide difference;
    difference.low = a.low - b.low;
    difference.high = a.high - b.high - (a.low < b.low ? 1u : 0u);
    return difference;
}

/* All 64 bits of a product, of four products of halves. */
SK__FUNCTION sk__wide sk__multiply_wide(uint32_t a, uint32_t b)
{
    uint32_t a_low = a & 0xffffu, a_high = a >> 16u;
    uint32_t b_low = b & 0xffffu, b_high = b >> 16u;
    uint32_t middle = a_high * b_low + (a_low * b_low >> 16u);
    uint32_t other = a_low * b_high + (middle & 0xffffu);
    sk__wide product;
    product.low = a * b;
    product.high = a_high * b_high + (middle >> 16u) + (other >> 16u);
    return product;
}

SK__FUNCTION bool sk__is_wider(sk__wide a, sk__wide b)
{
    return a.high > b.high || (a.high == b.high && a.low > b.low);
}

/* A product, or 2^32 - 1 where that is less. */
SK__FUNCTION uint32_t sk__multiply_saturated(uint32_t a, uint32_t b)
{
    sk__wide product = sk__multiply_wide(a, b);
    return product.high > 0u ? 0xffffffffu : product.low;
}

/* A sum, or 2^32 - 1 where that is less. Like a sum it may be taken in any order. */
SK__FUNCTION uint32_t sk__add_saturated(uint32_t a, uint32_t b)
{
    uint32_t sum = a + b;
    return sum < a ? 0xffffffffu : sum;
}
