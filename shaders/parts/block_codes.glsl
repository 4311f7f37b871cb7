// Of 16 bytes, the low halves of four (quad 0 to 3), or their high halves (4 to 7), a byte each.
uint32_t nibbles_of(uvec4 bytes, uint32_t quad)
{
    return (quad < 4u ? bytes[quad % 4u] : bytes[quad % 4u] >> 4u) & 0x0f0f0f0fu;
}

// Bits of 2^23. NVIDIA's compiler makes two instructions of `x & mask | bits` if both are constants, or a constant and what it knows
// nothing of, and one if it knows one alone. A launch has fewer than 2^31 workgroups along x, which it does not know.
uint32_t bits_of_2_23()
{
    return 0x4b000000u + (gl_NumWorkGroups.x >> 31u);
}

// Codes of four neighbours, as numbers, and what these are made of: a mask leaves bits of each of four bytes, which are multiplied by
// `unit`, a power of two, before `zero` is subtracted.
struct sk_codes
{
    vec4 numbers;
    uint32_t bytes;
    uint32_t mask; // of a byte
    float unit;
    float zero;
};

// The bits of a byte, and those of 2^23, are the float 2^23 + byte; those of the next byte, where it lies, are 2^23 + 256 byte. Every
// step is exact.
sk_codes masked_codes(uint32_t bytes, uint32_t mask, float unit, float zero)
{
    uvec2 pairs = uvec2(bytes, bytes >> 16u);
    vec2 low = uintBitsToFloat(pairs & mask | bits_of_2_23()), high = uintBitsToFloat(pairs & mask << 8u | bits_of_2_23());
    low = fma(low, vec2(unit), vec2(-8388608.0 * unit - zero));
    high = fma(high, vec2(unit / 256.0), vec2(-32768.0 * unit - zero));
    return sk_codes(vec4(low.x, high.x, low.y, high.y), bytes, mask, unit, zero);
}

sk_codes byte_codes(uint32_t bytes, float zero)
{
    return masked_codes(bytes, 0xffu, 1.0, zero);
}

// The same of halves of bytes, as nibbles_of() counts them.
sk_codes nibble_codes(uvec4 bytes, uint32_t quad, float zero)
{
    return quad < 4u ? masked_codes(bytes[quad % 4u], 0x0fu, 1.0, zero) : masked_codes(bytes[quad % 4u], 0xf0u, 1.0 / 16.0, zero);
}

// Four E2M1, a byte each: 0, 0.5, 1, 1.5, 2, 3, 4, 6, and the same with a minus. Bytes of 12 plus twice the number
// are made first.
sk_codes e2m1_codes(uint32_t codes)
{
    uint32_t low = codes & 0x03030303u, large = codes >> 2u & 0x01010101u; // large: from 2 on
    uint32_t six = low & low >> 1u & large;
    uint32_t doubled = low + (low & 3u * large) + 4u * large + 2u * six;
    uint32_t bytes = 0x0c0c0c0cu + doubled - 2u * (doubled & 15u * (codes >> 3u & 0x01010101u));
    return masked_codes(bytes, 0xffu, 0.5, 6.0);
}
