/* factor.h - alpha and beta of a problem table, which are f64, as numbers that kernels without f64 compute with.
 *
 * Uses language.h. Must not know which kernel reads them. An f64 is two words, low first.
 */

/* Whether it is 0, of either sign. */
SK__FUNCTION bool sk__is_zero_factor(uint32_t factor[2])
{
    return (factor[0] | factor[1] << 1u) == 0u;
}

/* Divides by 2^shift, to the nearest integer, and to the even one of two. `rest`: there are lower bits. */
SK__FUNCTION uint32_t sk__shift_to_nearest(uint32_t significand, uint32_t shift, bool rest)
{
    uint32_t half_way = (1u << shift) >> 1u;
    uint32_t lost = significand & ((1u << shift) - 1u), whole = significand >> shift;
    bool up = lost > half_way || (lost == half_way && (rest || (whole & 1u) != 0u));
    return whole + (up ? 1u : 0u);
}

/* Bits of the nearest f32; of NaN, those of one. An f32 of the least exponent is subnormal: it has fewer bits. */
SK__FUNCTION uint32_t sk__round_factor(uint32_t factor[2])
{
    const uint32_t infinite = 0x7f800000u, bias = 1023u - 127u;
    uint32_t sign = factor[1] & 0x80000000u, exponent = factor[1] >> 20u & 0x7ffu;
    uint32_t significand = (factor[1] & 0xfffffu) << 4u | factor[0] >> 28u; /* one bit more than an f32 has */
    bool rest = (factor[0] & 0xfffffffu) != 0u;
    if (exponent == 0x7ffu)
    {
        return sign | infinite | (significand != 0u || rest ? 0x400000u : 0u);
    }
    if (exponent >= bias + 255u)
    {
        return sign | infinite;
    }
    if (exponent > bias)
    {
        return sign | (((exponent - bias) << 23u) + sk__shift_to_nearest(significand, 1u, rest));
    }
    uint32_t shift = sk__min(bias - exponent, 24u) + 2u; /* 26 leaves nothing of 25 bits */
    return sign | sk__shift_to_nearest(0x1000000u | significand, shift, rest);
}

/* The integer that it is; its 32 low bits, if it has more. */
SK__FUNCTION uint32_t sk__integer_factor(uint32_t factor[2])
{
    uint32_t exponent = factor[1] >> 20u & 0x7ffu, high = (factor[1] & 0xfffffu) | 0x100000u;
    uint32_t magnitude = 0u;
    if (exponent >= 1023u && exponent < 1023u + 32u)
    {
        uint32_t shift = 1023u + 52u - exponent; /* 21 to 52 */
        magnitude = shift >= 32u ? high >> (shift - 32u) : high << (32u - shift) | factor[0] >> shift;
    }
    return (factor[1] >> 31u) != 0u ? 0u - magnitude : magnitude;
}
