// Generated from templates/kernels/slices/levels.comp.j2. Do not edit; run: ninja regen
//
// Adds the levels of a product of slices, as integers of 128 bits, and rounds each sum once, to nearest even: to D. Where
// a row of A or a column of B has infinities or NaN, D has what sums of f64 would have. An invocation has four columns
// of a row: SwiftShader takes minutes to compile it where that is in a loop.
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

#define SK_PRODUCTS_TILE 32u // rows and columns of a level of a workgroup, where devices lack kernels
#define SK_MENDED_ROWS 16u   // of D that a workgroup mends, four elements an invocation
#define SK_MENDED_COLUMNS 32u
#define SK_LEVELS_FIRST 1u // nothing was added before
#define SK_LEVELS_LAST 2u  // the sum is rounded, and written to D
#define SK_LEVELS_ALL 3u   // both

struct sk_products_arguments
{
    uint32_t a[2], b[2]; // lines of digits, four in a word
    uint32_t level[2];
    uint32_t m, n;
    uint32_t depth;             // words of a line that are multiplied
    uint32_t line_words;        // from line to line
    uint32_t leading_dimension; // of the level
};

struct sk_levels_arguments
{
    uint32_t levels[2];     // sums of products of slices, s32, level after level, in rows
    uint32_t level_size[2]; // bytes from level to level
    uint32_t keys_a[2], keys_b[2];
    uint32_t sums[2]; // of the parts of k so far, four words each
    uint32_t a[2], b[2], d[2];
    uint32_t m, n, k;           // k is 0: D is 0
    uint32_t leading_dimension; // of levels
    sk_strides_arguments strides;
    uint32_t words;
    uint32_t slices;
    uint32_t flags;    // SK_LEVELS_... and SK_PANEL_...
    uint32_t diagonal; // of the triangle: its column in D's first row, modulo 2^32
};

struct sk_mend_slices_arguments
{
    uint32_t measures[2];          // sums of magnitudes, in rows
    uint32_t keys_a[2], keys_b[2]; // the largest of each line
    uint32_t a[2], b[2], d[2];
    uint32_t m, n, k;
    uint32_t leading_dimension; // of measures
    uint32_t least;             // measure of an element that slices cover
    sk_strides_arguments strides;
    uint32_t words;
    uint32_t flags;    // SK_PANEL_...
    uint32_t diagonal; // as of levels
};

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
    uint32_t signs = 0u;
    uvec2 of_a = uvec2(arguments.strides.row_a, arguments.strides.k_a);
    uvec2 of_b = uvec2(arguments.strides.column_b, arguments.strides.k_b);
    for (uint32_t k = 0u; k < arguments.k && signs < 3u; ++k)
    {
        uvec2 x = load_element(words(arguments.a), row, k, of_a, arguments.words, components_of_a());
        uvec2 y = load_element(words(arguments.b), column, k, of_b, arguments.words, components_of_b());
        bool is_infinite = max(x.y & 0x7fffffffu, y.y & 0x7fffffffu) == INFINITE;
        bool is_zero = (x.x | x.y << 1u) == 0u || (y.x | y.y << 1u) == 0u;
        signs |= !is_infinite ? 0u : is_zero ? 3u : 1u << ((x.y ^ y.y) >> 31u);
    }
    return signs == 3u ? NOT_A_NUMBER : uvec2(0u, INFINITE | (signs == 2u ? 0x80000000u : 0u));
}

// Reads the levels of four columns. Behind the last column there is room.
uvec4[SK_SLICES_MOST] load_levels(uint32_t row, uint32_t column)
{
    uvec4 levels[SK_SLICES_MOST];
    uvec2 from = word_at(add(words(arguments.levels), span(row, arguments.leading_dimension, 4u)), column);
    [[unroll]] for (uint32_t level = 0u; level < SK_SLICES_MOST; ++level)
    {
        levels[level] = uvec4(0u);
        if (level < arguments.slices)
        {
            levels[level] = four_words(from).x;
            from = add(from, words(arguments.level_size));
        }
    }
    return levels;
}

// 256 times a sum, and a level, of 64 bits.
uvec2 add_level(uvec2 sum, uint32_t level)
{
    uint carry;
    uint low = uaddCarry(sum.x << 8u, level, carry);
    return uvec2(low, (sum.y << 8u | sum.x >> 24u) + uint32_t(int(level) >> 31) + carry);
}

// Adds the levels, each of which weighs 256 times what the next one does: the first four, whose sum has 56 bits, and then
// the others.
uvec4 add_levels(uvec4 levels[SK_SLICES_MOST], uint32_t i)
{
    uvec2 first = uvec2(0u), others = uvec2(0u);
    [[unroll]] for (uint32_t level = 0u; level < SK_SLICES_MOST; ++level)
    {
        if (level < arguments.slices && level < 4u)
        {
            first = add_level(first, levels[level][i]);
        }
        else if (level < arguments.slices)
        {
            others = add_level(others, levels[level][i]);
        }
    }
    uint32_t up = 8u * (max(arguments.slices, 4u) - 4u), above = uint32_t(int(first.y) >> 31);
    uint32_t above_others = uint32_t(int(others.y) >> 31);
    uvec4 sum = uvec4(0u, first, above);
    if (up < 32u)
    {
        uvec2 moved = shift_left(first, up);
        sum = uvec4(moved, up == 0u ? above : uint32_t(int(first.y) >> int(32u - up)), above);
    }
    return add_wide(sum, uvec4(others, above_others, above_others));
}

// Adds the parts of k so far. Returns whether they are all.
bool add_parts(uint32_t row, uint32_t column, inout uvec4 sum)
{
    if ((arguments.flags & SK_LEVELS_ALL) == SK_LEVELS_ALL)
    {
        return true;
    }
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

void store_number(uvec2 to, uvec2 bits)
{
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

uvec2 round_special(uint32_t key, uint32_t row, uint32_t column)
{
    return narrow_special(key == KEY_NAN ? NOT_A_NUMBER : find_infinite(row, column));
}

// The bits of an element that is the sum of all parts of k.
uvec2 find_bits(uint32_t row, uint32_t column, uint32_t key_a, uint32_t key_b, uvec4 sum)
{
    uint32_t key = max(key_a, key_b);
    if (key >= KEY_INFINITE)
    {
        return round_special(key, row, column);
    }
    int unit = int(exponent_of(key_a) + exponent_of(key_b)) - int(8u * arguments.slices) - 2154;
    return arguments.words == 2u ? round_to_f64(sum, unit) : round_to_f32(sum, unit);
}

// Writes up to four neighbours of a row.
void compute(uint32_t row, uint32_t column, uvec4 keys_b)
{
    uint32_t size = 4u * arguments.words, key_a = single_words(word_at(words(arguments.keys_a), row)).x;
    uvec4 levels[SK_SLICES_MOST] = load_levels(row, column);
    uvec2 to = add(words(arguments.d), span(row, arguments.strides.row_d, size));
    to = add(to, span(column, arguments.strides.column_d, size));
    uvec2 next = span(1u, arguments.strides.column_d, size);
    [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
    {
        uvec4 sum = add_levels(levels, i);
        if (column + i < arguments.n && is_inside(row, column + i) && add_parts(row, column + i, sum))
        {
            store_number(to, find_bits(row, column + i, key_a, keys_b[i], sum));
        }
        to = add(to, next);
    }
}

// Without k, all is 0.
void store_zeros(uint32_t row, uint32_t column)
{
    uint32_t size = 4u * arguments.words;
    uvec2 line = add(words(arguments.d), span(row, arguments.strides.row_d, size));
    for (uint32_t i = 0u; i < 4u && column + i < arguments.n; ++i)
    {
        if (is_inside(row, column + i))
        {
            store_number(add(line, span(column + i, arguments.strides.column_d, size)), uvec2(0u));
        }
    }
}

void main()
{
    uint32_t blocks = sk_divide_up(arguments.n, 4u * INVOCATIONS), workgroup = own_workgroup();
    uint32_t column = (workgroup % blocks * INVOCATIONS + gl_LocalInvocationIndex) * 4u;
    uint32_t row = workgroup / blocks;
    if (column >= arguments.n || row >= arguments.m)
    {
        return;
    }
    if (arguments.k == 0u)
    {
        store_zeros(row, column);
        return;
    }
    uvec4 keys_b = uvec4(0u);
    [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
    {
        if (column + i < arguments.n)
        {
            keys_b[i] = single_words(word_at(words(arguments.keys_b), column + i)).x;
        }
    }
    compute(row, column, keys_b);
}
