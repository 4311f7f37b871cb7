// Generated from templates/kernels/slices/levels.comp.j2. Do not edit; run: ninja regen
//
// Adds the levels of a product of slices, as integers of 128 bits, and rounds each sum once, to nearest even: to D. Where
// a row of A or a column of B has infinities or NaN, D has what sums of f64 would have. An invocation has a column of a
// few rows.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "slices_head.glsl"

layout(push_constant, std430) uniform push_constants
{
    sk_levels_arguments arguments;
};

#include "slices_numbers.glsl"

#include "slices_round.glsl"

const uvec2 NOT_A_NUMBER = uvec2(0u, 0x7ff80000u);
const uint32_t INFINITE = 0x7ff00000u; // in the high word

// An element of D whose row of A or column of B has an infinity, and no NaN. Other elements are finite, so that only
// infinities and what they meet decide.
uvec2 find_infinite(uint32_t row, uint32_t column)
{
    uint32_t size = 4u * arguments.words, signs = 0u;
    uvec2 a = add(words(arguments.a), span(row, arguments.row_a, size));
    uvec2 b = add(words(arguments.b), span(column, arguments.column_b, size));
    for (uint32_t k = 0u; k < arguments.k && signs < 3u; ++k)
    {
        uvec2 x = load_number(add(a, span(k, arguments.k_a, size)), arguments.words);
        uvec2 y = load_number(add(b, span(k, arguments.k_b, size)), arguments.words);
        bool is_infinite = max(x.y & 0x7fffffffu, y.y & 0x7fffffffu) == INFINITE;
        bool is_zero = (x.x | x.y << 1u) == 0u || (y.x | y.y << 1u) == 0u;
        signs |= !is_infinite ? 0u : is_zero ? 3u : 1u << ((x.y ^ y.y) >> 31u);
    }
    return signs == 3u ? NOT_A_NUMBER : uvec2(0u, INFINITE | (signs == 2u ? 0x80000000u : 0u));
}

// Adds the levels, each of which weighs 256 times what the next one does.
uvec4 add_levels(uint32_t row, uint32_t column)
{
    uvec2 from = add(words(arguments.levels), span(row, arguments.leading_dimension, 4u));
    from = word_at(from, column);
    uint32_t levels[SK_SLICES_MOST];
    [[unroll]] for (uint32_t i = 0u; i < SK_SLICES_MOST; ++i)
    {
        levels[i] = 0u;
        if (i < arguments.slices)
        {
            levels[i] = single_words(from).x;
            from = add(from, words(arguments.level_size));
        }
    }
    uvec4 sum = uvec4(0u);
    [[unroll]] for (uint32_t i = 0u; i < SK_SLICES_MOST; ++i)
    {
        if (i < arguments.slices)
        {
            uint32_t above = uint32_t(int(levels[i]) >> 31);
            sum = uvec4(sum.x << 8u, sum.y << 8u | sum.x >> 24u, sum.z << 8u | sum.y >> 24u, sum.w << 8u | sum.z >> 24u);
            sum = add_wide(sum, uvec4(levels[i], above, above, above));
        }
    }
    return sum;
}

// Adds the parts of k so far. Returns whether they are all.
bool add_parts(uint32_t row, uint32_t column, inout uvec4 sum)
{
    uvec2 place = add(words(arguments.sums), span(row, arguments.n, 16u));
    place = add(place, span(column, 1u, 16u));
    if ((arguments.flags & SK_LEVELS_FIRST) == 0u)
    {
        sum = add_wide(sum, four_words(place).x);
    }
    if ((arguments.flags & SK_LEVELS_LAST) == 0u)
    {
        four_words(place).x = sum;
        return false;
    }
    return true;
}

void store_number(uint32_t row, uint32_t column, uvec2 bits)
{
    uint32_t size = 4u * arguments.words;
    uvec2 to = add(words(arguments.d), span(row, arguments.row_d, size));
    to = add(to, span(column, arguments.column_d, size));
    if (arguments.words == 2u)
    {
        pairs_of_words(to).x = bits;
    }
    else
    {
        single_words(to).x = bits.x;
    }
}

uvec2 narrow_special(uvec2 number)
{
    bool is_nan = number.y == NOT_A_NUMBER.y;
    uint32_t single = is_nan ? 0x7fc00000u : (number.y & 0x80000000u) | 0x7f800000u;
    return arguments.words == 2u ? number : uvec2(single, 0u);
}

void compute(uint32_t row, uint32_t column, uint32_t key_b)
{
    uint32_t key_a = single_words(word_at(words(arguments.keys_a), row)).x;
    uvec4 sum = add_levels(row, column);
    if (!add_parts(row, column, sum))
    {
        return;
    }
    uint32_t key = max(key_a, key_b);
    if (key < KEY_INFINITE)
    {
        int unit = int(exponent_of(key_a) + exponent_of(key_b)) - int(8u * arguments.slices) - 2154;
        store_number(row, column, arguments.words == 2u ? round_to_f64(sum, unit) : round_to_f32(sum, unit));
        return;
    }
    store_number(row, column, narrow_special(key == KEY_NAN ? NOT_A_NUMBER : find_infinite(row, column)));
}

void main()
{
    uint32_t blocks = sk_divide_up(arguments.n, INVOCATIONS), workgroup = own_workgroup();
    uint32_t column = workgroup % blocks * INVOCATIONS + gl_LocalInvocationIndex;
    uint32_t first = workgroup / blocks * SK_LEVELS_ROWS;
    if (column >= arguments.n)
    {
        return;
    }
    uint32_t key_b = 0u;
    if (arguments.k > 0u)
    {
        key_b = single_words(word_at(words(arguments.keys_b), column)).x;
    }
    for (uint32_t i = 0u; i < SK_LEVELS_ROWS && first + i < arguments.m; ++i)
    {
        if (arguments.k > 0u)
        {
            compute(first + i, column, key_b);
        }
        else
        {
            store_number(first + i, column, uvec2(0u));
        }
    }
}
