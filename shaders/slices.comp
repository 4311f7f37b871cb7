// Generated from templates/kernels/slices/slices.comp.j2. Do not edit; run: ninja regen
//
// Cuts A or B into slices. An element becomes an integer, scaled by the largest exponent of its line and rounded, and that
// becomes digits of 8 bits, which are balanced: from -128 to 127. The slice of a line has one digit of each of its
// elements. A workgroup cuts a tile.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "numbers_head.glsl"

#define SK_SLICES_MOST 8u   // slices of an element, which have 8 bits each
#define SK_SLICES_LINES 16u // of the tile of a workgroup that finds exponents, or writes slices
#define SK_SLICES_DEPTH 64u // of k, of that tile
#define SK_COMPLEX 1u       // k counts components, real parts first
#define SK_COMPLEX_PAIRS 2u // so do lines, of B
#define SK_COMPLEX_CONJUGATE 4u

// Of a panel of D
#define SK_PANEL_LOWER 4u // D is a triangle
#define SK_PANEL_UPPER 8u
#define SK_PANEL_A 4u // the first bit of A's components, SK_COMPLEX...
#define SK_PANEL_B 8u // and of B's

struct sk_exponents_arguments
{
    uint32_t from[2];
    uint32_t to[2]; // a key for each line of each chunk: chunk after chunk
    uint32_t lines, depth;
    uint32_t line_stride, k_stride;
    uint32_t words; // of an element: 1 of f32, 2 of f64
    uint32_t chunk; // of k, a multiple of SK_SLICES_DEPTH
    uint32_t chunks;
    uint32_t components;
};

struct sk_slices_arguments
{
    uint32_t from[2];
    uint32_t to[2];   // for each line its slices, one behind the other, of k_part bytes each
    uint32_t keys[2]; // of chunks; behind them the largest of each line, by workgroups of k = 0
    uint32_t lines, depth;
    uint32_t line_stride, k_stride;
    uint32_t words;
    uint32_t chunks;
    uint32_t k_begin, k_part; // a multiple of 16; what is beyond the depth is 0
    uint32_t slices;
    uint32_t reversed;        // the last slice comes first
    uint32_t magnitudes[2];   // a byte for each k, of at most 2^7 times the scaled element's
    uint32_t magnitudes_line; // bytes; 0: none are written
    uint32_t components;
    uint32_t copy_line; // bytes; 0: elements are not copied
    uint32_t copy[2];
};

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
    int right = 64 - int(8u * arguments.slices) + int(exponent - parts.exponent); // of the mantissa's 64 bits, less one
    uvec2 integer = uvec2(0u);
    if (right < 64)
    {
        integer = add(shift_right(shift_left(parts.mantissa, 11u), uint32_t(right)), uvec2(1u, 0u));
        integer = shift_right(integer, 1u);
    }
    integer = (number.y & 0x80000000u) != 0u ? add(~integer, uvec2(1u, 0u)) : integer;
    uvec2 middle = shift_right(uvec2(0x80808080u), 8u * (SK_SLICES_MOST - arguments.slices));
    return add(integer, middle) ^ 0x80808080u;
}

// Byte i of four words, as the words i.
uvec4 transpose_bytes(uvec4 rows)
{
    uvec2 even = (rows.xz & 0x00ff00ffu) | (rows.yw & 0x00ff00ffu) << 8u;
    uvec2 odd = (rows.xz >> 8u & 0x00ff00ffu) | (rows.yw & 0xff00ff00u);
    return uvec4((even.x & 0xffffu) | even.y << 16u, (odd.x & 0xffffu) | odd.y << 16u,
                 even.x >> 16u | (even.y & 0xffff0000u), odd.x >> 16u | (odd.y & 0xffff0000u));
}

// Stores the digits of four neighbours along k.
void store_digits(uint32_t place, uvec2 to)
{
    uvec4 low, high;
    [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
    {
        low[i] = low_digits[place + i];
        high[i] = high_digits[place + i];
    }
    low = transpose_bytes(low);
    high = transpose_bytes(high);
    bool reversed = arguments.reversed != 0u;
    uint32_t begin = reversed ? 0u : (arguments.slices - 1u) * arguments.k_part;
    uint32_t further = reversed ? arguments.k_part : 0u - arguments.k_part;
    [[unroll]] for (uint32_t digit = 0u; digit < SK_SLICES_MOST; ++digit)
    {
        if (digit < arguments.slices)
        {
            single_words(add(to, uvec2(begin, 0u))).x = digit < 4u ? low[digit & 3u] : high[digit & 3u];
            begin += further;
        }
    }
}

// No more than 2^7 times the scaled element's magnitude: that of its first digit, or one less if the second digit does not
// add to it.
uint32_t least_magnitude(uvec2 digits)
{
    uint32_t both = shift_right(digits, 8u * (arguments.slices - 2u)).x;
    int first = bitfieldExtract(int(both), 8, 8), second = bitfieldExtract(int(both), 0, 8);
    return uint32_t(max(abs(first) - (first > 0 == second > 0 && second != 0 ? 0 : 1), 0));
}

// Stores the magnitudes of four neighbours along k.
void store_magnitudes(uint32_t place, uint32_t line, uint32_t k)
{
    uint32_t magnitudes = 0u;
    [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
    {
        magnitudes |= least_magnitude(uvec2(low_digits[place + i], high_digits[place + i])) << 8u * i;
    }
    uvec2 to = add(words(arguments.magnitudes), span(line, arguments.magnitudes_line, 1u));
    single_words(add(to, uvec2(k, 0u))).x = magnitudes;
}

void store_slices(uint32_t first_line, uint32_t k)
{
    for (uint32_t i = gl_LocalInvocationIndex; i < SK_SLICES_LINES * SK_SLICES_DEPTH / 4u; i += INVOCATIONS)
    {
        uint32_t line = i / (SK_SLICES_DEPTH / 4u), column = i % (SK_SLICES_DEPTH / 4u) * 4u;
        if (first_line + line < arguments.lines && k + column < arguments.k_part)
        {
            uvec2 to = add(words(arguments.to), span(first_line + line, arguments.slices * arguments.k_part, 1u));
            store_digits(line * ROW + column, add(to, uvec2(k + column, 0u)));
            if (arguments.magnitudes_line != 0u)
            {
                store_magnitudes(line * ROW + column, first_line + line, arguments.k_begin + k + column);
            }
        }
    }
}

// Copies elements, of real numbers, line after line.
void copy_elements(uint32_t first_line, uint32_t begin, uint32_t end)
{
    uint32_t size = 4u * arguments.words;
    for (uint32_t i = 0u; i < ELEMENTS; ++i)
    {
        uvec2 place = uvec2(first_line, begin) + place_of(i);
        if (place.x < arguments.lines && place.y < end)
        {
            uvec2 from = element_at(words(arguments.from), place.x, place.y,
                                    uvec2(arguments.line_stride, arguments.k_stride), size, 0u);
            uvec2 to = add(add(words(arguments.copy), span(place.x, arguments.copy_line, 1u)), uvec2(place.y * size, 0u));
            uvec2 element = load_words(from, arguments.words);
            single_words(to).x = element.x;
            if (arguments.words == 2u)
            {
                single_words(add(to, uvec2(4u, 0u))).x = element.y;
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
    if (arguments.copy_line != 0u)
    {
        copy_elements(first_line, begin, end);
    }
}
