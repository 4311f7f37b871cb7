// Generated from templates/kernels/slices/slices.comp.j2. Do not edit; run: ninja regen
//
// Cuts A or B into slices. An element becomes an integer, scaled by the largest exponent of its line and rounded, and that
// becomes digits of 8 bits, which are balanced: from -128 to 127. The slice of a line has one digit of each of its
// elements. A workgroup cuts a tile.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "slices_head.glsl"

layout(push_constant, std430) uniform push_constants
{
    sk_slices_arguments arguments;
};

#include "slices_numbers.glsl"

#include "slices_tile.glsl"

const uint32_t ROW = SK_SLICES_DEPTH + 1u; // spreads lines over banks of shared memory

shared uint32_t exponents[SK_SLICES_LINES];
shared uint32_t low_digits[SK_SLICES_LINES * ROW];
shared uint32_t high_digits[SK_SLICES_LINES * ROW];

// The largest exponent of each line of the tile, of those of its chunks.
void find_exponents(uint32_t first_line, bool writes)
{
    uint32_t self = gl_LocalInvocationIndex, line = first_line + self, key = 0u;
    if (self < SK_SLICES_LINES && line < arguments.lines)
    {
        for (uint32_t chunk = 0u; chunk < arguments.chunks; ++chunk)
        {
            uvec2 keys = add(words(arguments.keys), span(chunk, arguments.lines, 4u));
            key = max(key, single_words(word_at(keys, line)).x);
        }
        exponents[self] = exponent_of(key);
        if (writes)
        {
            uvec2 all = add(words(arguments.keys), span(arguments.chunks, arguments.lines, 4u));
            single_words(word_at(all, line)).x = key;
        }
    }
}

// Digits of a number, the last one in the lowest byte: a digit d is d + 128 of the integer's bytes, once 0x80...80 has been
// added to it, which carries where a digit would be above 127.
uvec2 digits_of(uvec2 number, uint32_t exponent)
{
    finite parts = take_apart(number);
    int left = int(8u * arguments.slices) - 54 - int(exponent - parts.exponent);
    uvec2 integer = uvec2(0u);
    if (left >= 0)
    {
        integer = shift_left(parts.mantissa, uint32_t(left));
    }
    else if (left >= -54)
    {
        uint32_t right = uint32_t(-left);
        integer = shift_right(add(parts.mantissa, shift_left(uvec2(1u, 0u), right - 1u)), right);
    }
    integer = (number.y & 0x80000000u) != 0u ? add(~integer, uvec2(1u, 0u)) : integer;
    uvec2 middle = shift_right(uvec2(0x80808080u), 8u * (SK_SLICES_MOST - arguments.slices));
    return add(integer, middle) ^ 0x80808080u;
}

// The same digit of four neighbours along k.
uint32_t take_digits(uint32_t place, uint32_t digit)
{
    uint32_t shift = 8u * (digit & 3u), four = 0u;
    [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
    {
        uint32_t digits = digit < 4u ? low_digits[place + i] : high_digits[place + i];
        four |= (digits >> shift & 0xffu) << 8u * i;
    }
    return four;
}

void store_slices(uint32_t first_line, uint32_t k)
{
    for (uint32_t i = gl_LocalInvocationIndex; i < SK_SLICES_LINES * SK_SLICES_DEPTH / 4u; i += INVOCATIONS)
    {
        uint32_t line = i / (SK_SLICES_DEPTH / 4u), column = i % (SK_SLICES_DEPTH / 4u) * 4u;
        if (first_line + line < arguments.lines && k + column < arguments.k_part)
        {
            uvec2 to = add(words(arguments.to), span(first_line + line, arguments.slices * arguments.k_part, 1u));
            for (uint32_t digit = 0u; digit < arguments.slices; ++digit)
            {
                uint32_t slice = arguments.reversed != 0u ? digit : arguments.slices - 1u - digit;
                single_words(add(to, uvec2(slice * arguments.k_part + k + column, 0u))).x =
                    take_digits(line * ROW + column, digit);
            }
        }
    }
}

void main()
{
    uint32_t blocks = sk_divide_up(arguments.lines, SK_SLICES_LINES), workgroup = own_workgroup();
    uint32_t first_line = workgroup % blocks * SK_SLICES_LINES, k = workgroup / blocks * SK_SLICES_DEPTH;
    if (k >= arguments.k_part)
    {
        return;
    }
    find_exponents(first_line, k == 0u);
    uint32_t begin = arguments.k_begin + k, end = min(arguments.k_begin + arguments.k_part, arguments.depth);
    uvec2 numbers[ELEMENTS] = load_tile(words(arguments.from), first_line, arguments.lines, min(begin, end), end);
    barrier();
    [[unroll]] for (uint32_t i = 0u; i < ELEMENTS; ++i)
    {
        uvec2 place = place_of(i), digits = digits_of(numbers[i], exponents[place.x]);
        low_digits[place.x * ROW + place.y] = digits.x;
        high_digits[place.x * ROW + place.y] = digits.y;
    }
    barrier();
    store_slices(first_line, k);
}
