// Floats without signs, as bits. Those that are not finite are from INFINITY on.
const uint32_t MAGNITUDE = 0x7fffffffu;
const uint32_t INFINITY = 0x7f800000u;

// mantissa * 2^exponent. Of numbers but 0 the mantissa has 24 bits, the first of which is set.
struct sk_number
{
    uint32_t mantissa;
    int exponent;
};

sk_number normalized(uint32_t mantissa, int exponent)
{
    int shift = 23 - findMSB(mantissa);
    return sk_number(mantissa << uint32_t(shift), exponent - shift);
}

// What a float is, subnormal ones too, which devices may take for 0.
sk_number number_of(uint32_t bits)
{
    uint32_t exponent = bits >> 23u;
    return normalized(bits & 0x7fffffu | (exponent > 0u ? 0x800000u : 0u), max(int(exponent), 1) - 150);
}

// (mantissa + a fraction) * 2^exponent as a float, rounded to nearest, ties to even. The mantissa has 26 bits, the first of which is
// set; the fraction is 0, or more than that.
uint32_t rounded_float(uint32_t mantissa, int exponent, bool has_fraction)
{
    uint32_t drop = uint32_t(max(2, -149 - exponent)); // bits
    if (drop > 27u)
    {
        return 0u;
    }
    uint32_t rest = mantissa & (1u << drop) - 1u, middle = 1u << (drop - 1u), kept = mantissa >> drop;
    kept += rest > middle || rest == middle && (has_fraction || kept % 2u == 1u) ? 1u : 0u;
    int biased = max(exponent + 151, 0); // less 1 of a normal number: the first bit adds it
    return min((uint32_t(biased) << 23u) + kept, INFINITY);
}

// The quotient of two finite floats, rounded to nearest: bit by bit. Of 0 by any, and of any by 0, it is 0.
uint32_t quotient(uint32_t dividend, uint32_t divisor)
{
    if (dividend == 0u || divisor == 0u)
    {
        return 0u;
    }
    sk_number a = number_of(dividend), b = number_of(divisor);
    bool is_less = a.mantissa < b.mantissa;
    uint32_t rest = (is_less ? 2u * a.mantissa : a.mantissa) - b.mantissa, bits = 1u;
    for (uint32_t i = 0u; i < 25u; ++i)
    {
        bool fits = 2u * rest >= b.mantissa;
        rest = 2u * rest - (fits ? b.mantissa : 0u);
        bits = 2u * bits + (fits ? 1u : 0u);
    }
    return rounded_float(bits, a.exponent - b.exponent - (is_less ? 26 : 25), rest > 0u);
}

// Whether factor * 2^exponent times a float, rounded to nearest, is below another float. The factor is below 8, and the product is no
// subnormal number that would be rounded.
bool is_product_below(uint32_t bits, uint32_t factor, int exponent, uint32_t limit)
{
    if (bits == 0u)
    {
        return limit > 0u;
    }
    sk_number number = number_of(bits);
    uint32_t product = number.mantissa * factor; // 27 bits at most
    uint32_t drop = uint32_t(findMSB(product) - 23), rest = product & (1u << drop) - 1u, kept = product >> drop;
    bool is_tie = drop > 0u && 2u * rest == 1u << drop;
    kept += 2u * rest > 1u << drop || is_tie && kept % 2u == 1u ? 1u : 0u;
    sk_number made = kept == 0x1000000u ? sk_number(0x800000u, number.exponent + exponent + int(drop) + 1)
                                        : sk_number(kept, number.exponent + exponent + int(drop));
    sk_number other = number_of(limit);
    return made.exponent < other.exponent || made.exponent == other.exponent && made.mantissa < other.mantissa;
}
