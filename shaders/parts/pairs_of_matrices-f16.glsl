#define MATRIX_ELEMENT float16_t
#define MATRIX_PAIR f16vec2
// Two elements and the word that holds them: OpBitcast.
spirv_instruction(id = 124) f16vec2 as_pair(uint word);
spirv_instruction(id = 124) uint as_word(f16vec2 pair);

#include "round_to_f16.glsl"

uint32_t rounded_pair(float first, float second)
{
    return packFloat2x16(f16vec2(vec2(round_to_f16(first), round_to_f16(second))));
}

// Whether f16 has scales exactly, and there are no minima: then it decodes, two elements an instruction, if it rounds products to
// nearest. (That of a sum with a product may round twice.)
const bool HAS_HALVES = FORMAT == 12u || FORMAT == 14u || FORMAT == 15u || FORMAT == 19u || false;

// Bits of 1024, twice: see bits_of_2_23().
uint32_t bits_of_1024s()
{
    return 0x64006400u + (gl_NumWorkGroups.x >> 31u);
}

// The bits of a byte, and those of 1024, are the number 1024 + byte. Codes are exact.
uvec2 decoded_halves(sk_codes codes, float scale)
{
    uvec2 pairs = uvec2(codes.bytes, codes.bytes >> 8u) & codes.mask * 0x10001u | bits_of_1024s();
    f16vec4 numbers = f16vec4(unpackFloat2x16(pairs.x), unpackFloat2x16(pairs.y));
    numbers = fma(numbers, f16vec4(codes.unit), f16vec4(-1024.0 * codes.unit - codes.zero));
    f16vec4 elements = f16vec4(float16_t(scale)) * numbers;
    return uvec2(packFloat2x16(elements.xy), packFloat2x16(elements.zw));
}

// What numbers of E2M1 times 2^-13 are multiplied by, one factor after the other, of which the first is exact. A scale that f16 has is
// the second. Others are powers of two, or not numbers. What matters of those lies between 2^-29, with which all elements are 0, and
// 2^17, with which all but 0 are infinite.
f16vec2 factors_of(float scale)
{
    if (HAS_HALVES)
    {
        return f16vec2(8192.0, scale);
    }
    int exponent = int(floatBitsToUint(scale) >> 23u);
    int power = clamp(exponent - 114, -16, 30); // of scale * 2^13
    int second = clamp(power, -14, 15);
    uint32_t bits = uint(power - second + 15) << 10u | uint(second + 15) << 26u;
    return unpackFloat2x16(exponent == 255 ? bits | 0x7e000000u : bits);
}

uvec2 decoded_pairs(uvec2 pairs, float scale)
{
    f16vec2 factors = factors_of(scale);
    precise f16vec2 even = unpackFloat2x16(pairs.x) * factors.x, odd = unpackFloat2x16(pairs.y) * factors.x;
    even *= factors.y;
    odd *= factors.y;
    return uvec2(packFloat2x16(even), packFloat2x16(odd));
}

// Four elements, each rounded once: 0 and 2, then 1 and 3.
uvec2 decoded(sk_codes codes, float scale, float minimum)
{
    if (IS_E2M1 && !ROUND_IN_INTEGERS)
    {
        return decoded_pairs(codes.pairs, scale);
    }
    if (HAS_HALVES && !ROUND_IN_INTEGERS)
    {
        return decoded_halves(codes, scale);
    }
    vec4 elements = HAS_MINIMA ? fma(vec4(scale), codes.numbers, vec4(minimum)) : scale * codes.numbers;
    return uvec2(rounded_pair(elements.x, elements.z), rounded_pair(elements.y, elements.w));
}
