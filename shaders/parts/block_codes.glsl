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
    vec4 halves; // of E2M1: numbers times 2^-14, if keeps_subnormals(); of others 0
    uvec2 pairs; // of E2M1: bits of f16 of numbers times 2^-13, 0 and 2, then 1 and 3; of others 0
};

// The bits of a byte, and those of 2^23, are the float 2^23 + byte; those of the next byte, where it lies, are 2^23 + 256 byte. Every
// step is exact.
sk_codes masked_codes(uint32_t bytes, uint32_t mask, float unit, float zero)
{
    uvec2 pairs = uvec2(bytes, bytes >> 16u);
    vec2 low = uintBitsToFloat(pairs & mask | bits_of_2_23()), high = uintBitsToFloat(pairs & mask << 8u | bits_of_2_23());
    low = fma(low, vec2(unit), vec2(-8388608.0 * unit - zero));
    high = fma(high, vec2(unit / 256.0), vec2(-32768.0 * unit - zero));
    return sk_codes(vec4(low.x, high.x, low.y, high.y), bytes, mask, unit, zero, vec4(0.0), uvec2(0u));
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

// Whether the device keeps subnormal numbers of f16 when it makes f32 of them. It has to do so to answer: a compiler does not know
// that the second word is 0.
bool keeps_subnormals()
{
    return unpackHalf2x16(1u | gl_NumWorkGroups.x >> 31u).x > 0.0;
}

// An E2M1 has the last two bits of the exponent and the first one of the mantissa of an f16 that is 2^14 times smaller, which is
// subnormal for 0.5. With an exponent that is greater by one, none is: these are its last three bits and that of the mantissa, for the
// magnitudes of eight codes. Codes from 2 on become greater by 2, and 1 by 1.
uint32_t normal_fields(uint32_t codes)
{
    uint32_t second = codes >> 1u, third = codes >> 2u;
    uint32_t large = (codes | second) & 0x22222222u, one = codes & ~second & ~third & 0x11111111u;
    return (codes & 0x77777777u) + large + one;
}

// Four numbers as bits of f16, 0 and 2, then 1 and 3, from the low or high halves of bytes: signs are those of codes, all other bits the
// mask has of fields.
uvec2 pairs_of_fields(uint32_t fields, uint32_t mask, uint32_t codes, bool high)
{
    uvec2 magnitudes = high ? uvec2(fields << 5u, fields >> 3u) : uvec2(fields << 9u, fields << 1u);
    uvec2 signs = high ? uvec2(codes << 8u, codes) : uvec2(codes << 12u, codes << 4u);
    return magnitudes & mask | signs & 0x80008000u;
}

vec4 numbers_of_pairs(uvec2 pairs)
{
    vec2 even = unpackHalf2x16(pairs.x), odd = unpackHalf2x16(pairs.y);
    return vec4(even.x, odd.x, even.y, odd.y);
}

// Four E2M1, in the low or high halves of bytes: 0, 0.5, 1, 1.5, 2, 3, 4, 6, and the same with a minus. Bytes are 12 plus twice the
// number.
sk_codes e2m1_codes(uint32_t word, bool is_high)
{
    uint32_t codes = (is_high ? word >> 4u : word) & 0x0f0f0f0fu;
    uint32_t low = codes & 0x03030303u, large = codes >> 2u & 0x01010101u; // large: from 2 on
    uint32_t six = low & low >> 1u & large;
    uint32_t doubled = low + (low & 3u * large) + 4u * large + 2u * six;
    uint32_t bytes = 0x0c0c0c0cu + doubled - 2u * (doubled & 15u * (codes >> 3u & 0x01010101u));
    uvec2 pairs = pairs_of_fields(normal_fields(word), 0x1e001e00u, word, is_high);
    vec4 halves = numbers_of_pairs(pairs_of_fields(word, 0x0e000e00u, word, is_high));
    return sk_codes(8192.0 * numbers_of_pairs(pairs), bytes, 0xffu, 0.5, 6.0, halves, pairs);
}
