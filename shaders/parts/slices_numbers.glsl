// Numbers as the bits of f64, low word first, whatever the device has: all that follows is done with integers.

// The bits of an f32 as those of the f64 that it equals.
uvec2 widen(uint32_t bits)
{
    uint32_t sign = bits & 0x80000000u, magnitude = bits & 0x7fffffffu, exponent = magnitude >> 23u;
    if (exponent == 0u)
    {
        if (magnitude == 0u)
        {
            return uvec2(0u, sign);
        }
        uint32_t shift = 23u - uint32_t(findMSB(magnitude));
        magnitude <<= shift;
        exponent = 1u - shift;
    }
    exponent = exponent == 255u ? 2047u : exponent + 896u;
    return uvec2(magnitude << 29u, sign | exponent << 20u | (magnitude & 0x7fffffu) >> 3u);
}

uvec2 load_words(uvec2 address, uint32_t words)
{
    return words == 2u ? pairs_of_words(address).x : uvec2(single_words(address).x, 0u);
}

uvec2 number_of(uvec2 loaded, uint32_t words)
{
    return words == 2u ? loaded : widen(loaded.x);
}

#include "components.glsl"

uvec2 load_element(uvec2 from, uint32_t line, uint32_t k, uvec2 strides, uint32_t words, uint32_t components)
{
    uvec2 number = number_of(load_words(element_at(from, line, k, strides, 4u * words, components), words), words);
    return uvec2(number.x, number.y ^ sign_of(line, k, components));
}

uvec2 shift_left(uvec2 x, uint32_t bits)
{
    x = (bits & 32u) != 0u ? uvec2(0u, x.x) : x;
    uint32_t rest = bits & 31u;
    return rest == 0u ? x : uvec2(x.x << rest, x.y << rest | x.x >> (32u - rest));
}

uvec2 shift_right(uvec2 x, uint32_t bits)
{
    x = (bits & 32u) != 0u ? uvec2(x.y, 0u) : x;
    uint32_t rest = bits & 31u;
    return rest == 0u ? x : uvec2(x.x >> rest | x.y << (32u - rest), x.y >> rest);
}

// A finite number without its sign: mantissa 2^(exponent - EXPONENT_ONE - 52), where bit 52 of the mantissa is set. The
// exponents of f64, subnormal numbers too, are 1 or more. 0 has the mantissa 0.
struct finite
{
    uvec2 mantissa;
    uint32_t exponent;
};

const uint32_t EXPONENT_MORE = 52u; // than f64 has in its bits
const uint32_t EXPONENT_ONE = 1023u + EXPONENT_MORE;

finite take_apart(uvec2 number)
{
    finite parts;
    uint32_t exponent = number.y >> 20u & 0x7ffu;
    parts.mantissa = uvec2(number.x, number.y & 0xfffffu);
    parts.exponent = exponent + EXPONENT_MORE;
    if (exponent != 0u)
    {
        parts.mantissa.y |= 0x100000u;
    }
    else if (parts.mantissa.x != 0u || parts.mantissa.y != 0u)
    {
        uint32_t first = uint32_t(parts.mantissa.y != 0u ? 32 + findMSB(parts.mantissa.y) : findMSB(parts.mantissa.x));
        parts.mantissa = shift_left(parts.mantissa, 52u - first);
        parts.exponent = first + 1u;
    }
    return parts;
}

// What is larger of numbers whose magnitude is larger: the exponent, and the next 20 bits.
const uint32_t KEY_INFINITE = (2047u + EXPONENT_MORE) << 20u;
const uint32_t KEY_NAN = 0xffffffffu;

uint32_t key_of(uvec2 number)
{
    finite parts = take_apart(number);
    bool is_zero = parts.mantissa.x == 0u && parts.mantissa.y == 0u;
    bool is_nan = parts.exponent == 2047u + EXPONENT_MORE && (parts.mantissa.x != 0u || parts.mantissa.y != 0x100000u);
    uint32_t key = parts.exponent << 20u | (parts.mantissa.y & 0xfffffu);
    return is_zero ? 0u : is_nan ? KEY_NAN : key;
}

// The exponent by which a line is scaled, of its largest key. A number of this exponent becomes an integer of
// 8 slices - 1 bits. Integers beyond 0x7f7f...7f have no balanced digits: those become of one bit less.
const uint32_t KEY_BALANCED = 0xfdfdfu;

uint32_t exponent_of(uint32_t key)
{
    return (key >> 20u) + ((key & 0xfffffu) < KEY_BALANCED ? 0u : 1u);
}
