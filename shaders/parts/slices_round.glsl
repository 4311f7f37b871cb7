// Integers of 128 bits, low word first, in two's complement; and how they are rounded to floating-point numbers.
layout(buffer_reference, std430, buffer_reference_align = 16) buffer four_words
{
    uvec4 x;
};

uvec4 add_wide(uvec4 a, uvec4 b)
{
    uint carry, other;
    uvec4 sum;
    sum.x = uaddCarry(a.x, b.x, carry);
    sum.y = uaddCarry(a.y, carry, carry);
    sum.y = uaddCarry(sum.y, b.y, other);
    carry += other;
    sum.z = uaddCarry(a.z, carry, carry);
    sum.z = uaddCarry(sum.z, b.z, other);
    sum.w = a.w + b.w + carry + other;
    return sum;
}

#include "panel_flags.glsl"

struct rounded
{
    uvec2 digits;   // with the first bit, where the number is normal
    uint32_t sign;  // in the highest bit
    uint32_t field; // 1 less than the exponent's bits where the number is normal, otherwise 0
};

// A sum in units of 2^unit, which is not 0, to so many digits, in units of 2^least or more.
rounded round_sum(uvec4 sum, int unit, int digits, int least)
{
    rounded made;
    made.sign = sum.w & 0x80000000u;
    sum = made.sign != 0u ? add_wide(~sum, uvec4(1u, 0u, 0u, 0u)) : sum;

    // The first 64 bits, and whether there are others
    int word = sum.w != 0u ? 3 : sum.z != 0u ? 2 : sum.y != 0u ? 1 : 0;
    uvec3 top = word == 3 ? sum.wzy : word == 2 ? sum.zyx : word == 1 ? uvec3(sum.yx, 0u) : uvec3(sum.x, 0u, 0u);
    int first = findMSB(top.x);
    uint32_t up = 31u - uint32_t(first);
    bool more = (word == 3 && sum.x != 0u) || top.z << up != 0u;
    uvec2 bits = shift_left(uvec2(top.y, top.x), up);
    bits.x |= up == 0u ? 0u : top.z >> (32u - up);

    int lowest = unit + 32 * word + first - 63;
    int dropped = max(64 - digits, least - lowest);
    made.field = uint32_t(lowest + dropped - least);
    made.digits = uvec2(0u);
    if (dropped <= 64)
    {
        uvec2 rest = shift_left(bits, uint32_t(64 - dropped));
        uvec2 kept = dropped == 64 ? uvec2(0u) : shift_right(bits, uint32_t(dropped));
        more = more || (rest.y << 1u | rest.x) != 0u || (kept.x & 1u) != 0u;
        made.digits = add(kept, uvec2(more ? rest.y >> 31u : 0u, 0u));
    }
    return made;
}

uvec2 round_to_f64(uvec4 sum, int unit)
{
    if (sum == uvec4(0u))
    {
        return uvec2(0u);
    }
    rounded made = round_sum(sum, unit, 53, -1074);
    uvec2 bits = uvec2(made.digits.x, (made.field << 20u) + made.digits.y);
    bits = made.field >= 2046u ? uvec2(0u, 0x7ff00000u) : bits;
    return uvec2(bits.x, bits.y | made.sign);
}

uvec2 round_to_f32(uvec4 sum, int unit)
{
    if (sum == uvec4(0u))
    {
        return uvec2(0u);
    }
    rounded made = round_sum(sum, unit, 24, -149);
    uint32_t bits = made.field >= 254u ? 0x7f800000u : (made.field << 23u) + made.digits.x;
    return uvec2(bits | made.sign, 0u);
}
