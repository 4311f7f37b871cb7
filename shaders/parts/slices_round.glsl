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

uvec4 shift_right_wide(uvec4 x, uint32_t bits)
{
    x = (bits & 64u) != 0u ? uvec4(x.zw, 0u, 0u) : x;
    x = (bits & 32u) != 0u ? uvec4(x.yzw, 0u) : x;
    uint32_t rest = bits & 31u;
    return rest == 0u ? x : x >> rest | uvec4(x.yzw, 0u) << (32u - rest);
}

uint32_t first_bit(uvec4 x)
{
    return uint32_t(x.w != 0u   ? 96 + findMSB(x.w)
                    : x.z != 0u ? 64 + findMSB(x.z)
                    : x.y != 0u ? 32 + findMSB(x.y)
                                : findMSB(x.x));
}

struct rounded
{
    uvec2 digits;    // with the first bit, where the number is normal
    uint32_t sign;   // in the highest bit
    uint32_t field;  // 1 less than the exponent's bits where the number is normal, otherwise 0
};

// A sum in units of 2^unit, which is not 0, to so many digits, in units of 2^least or more.
rounded round_sum(uvec4 sum, int unit, int digits, int least)
{
    rounded made;
    made.sign = sum.w & 0x80000000u;
    sum = made.sign != 0u ? add_wide(~sum, uvec4(1u, 0u, 0u, 0u)) : sum;
    int right = max(int(first_bit(sum)) + 1 - digits, least - unit);
    made.field = uint32_t(right + unit - least);
    if (right <= 0)
    {
        made.digits = shift_left(sum.xy, uint32_t(-right));
    }
    else if (right < 128)
    {
        uint32_t odd = shift_right_wide(sum, uint32_t(right)).x & 1u;
        uvec4 half_less = shift_right_wide(uvec4(0xffffffffu), uint32_t(129 - right)); // 2^(right - 1) - 1
        half_less = right == 1 ? uvec4(0u) : half_less;
        sum = add_wide(add_wide(sum, half_less), uvec4(odd, 0u, 0u, 0u));
        made.digits = shift_right_wide(sum, uint32_t(right)).xy;
    }
    else
    {
        made.digits = uvec2(0u);
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
