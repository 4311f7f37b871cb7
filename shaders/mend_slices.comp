// Generated from templates/kernels/slices/mend_slices.comp.j2. Do not edit; run: ninja regen
//
// Computes elements of D whose sum of |a| |b| is measured to be too small beside the largest elements of their row of
// A and their column of B: by integers of 128 bits, and rounded once. A workgroup has some tiles of D, and ends soon
// where there is no such element.
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
    sk_mend_slices_arguments arguments;
};

#include "slices_numbers.glsl"

#include "slices_round.glsl"

const uint32_t TILE_ROWS = 8u, TILE_COLUMNS = INVOCATIONS / TILE_ROWS; // an element an invocation
const uint32_t TILES = SK_MENDED_COLUMNS / TILE_COLUMNS; // of the workgroup, side by side
const uint32_t DEPTH = 32u; // of k, in shared memory at once
const uint32_t ROW = DEPTH + 1u; // spreads lines over banks of shared memory

shared uint32_t weak_tiles; // a bit of each
shared uint32_t any_products; // of a tile's weak elements, are not 0
shared uvec2 numbers_of_a[TILE_ROWS * ROW];
shared uvec2 numbers_of_b[TILE_COLUMNS * ROW];

// Lines of zeros have exact elements, and lines with infinities or NaN have those that belong to them.
bool can_be_weak(uint32_t key)
{
    return key != 0u && key < KEY_INFINITE;
}

bool is_weak(uint32_t row, uint32_t column, uint32_t measure)
{
    return column < arguments.n && measure < arguments.least && is_inside(row, column) &&
           can_be_weak(single_words(word_at(words(arguments.keys_a), row)).x) &&
           can_be_weak(single_words(word_at(words(arguments.keys_b), column)).x);
}

uvec2 measure_at(uint32_t row, uint32_t column)
{
    return word_at(add(words(arguments.measures), span(row, arguments.leading_dimension, 4u)), column);
}

// Finds which tiles have weak elements: an invocation sees four columns. Behind the last column there is room.
void find_weak_tiles(uint32_t first_row, uint32_t first_column)
{
    const uint32_t quads = SK_MENDED_COLUMNS / 4u;
    uint32_t self = gl_LocalInvocationIndex, quad = self % quads * 4u;
    uint32_t row = first_row + self / quads, column = first_column + quad;
    if (row < arguments.m && column < arguments.n)
    {
        uvec4 measures = four_words(measure_at(row, column)).x;
        bool any_weak = is_weak(row, column, measures.x) || is_weak(row, column + 1u, measures.y) ||
                        is_weak(row, column + 2u, measures.z) || is_weak(row, column + 3u, measures.w);
        if (any_weak)
        {
            atomicOr(weak_tiles, 1u << (self / quads / TILE_ROWS * TILES + quad / TILE_COLUMNS));
        }
    }
}

// An element of A or B; 0 beyond its lines and k.
uvec2 load_number(uvec2 from, uint32_t line, uint32_t lines, uint32_t k, uvec2 strides, uint32_t components)
{
    return line < lines && k < arguments.k ? load_element(from, line, k, strides, arguments.words, components) : uvec2(0u);
}

// The line and the k of an element that neighbouring invocations load from neighbours in memory.
uvec2 place_of(uint32_t place, uint32_t lines, uint32_t k_stride)
{
    return k_stride >> (components_of_a() & 1u) == 1u ? uvec2(place / DEPTH, place % DEPTH) : uvec2(place % lines, place / lines);
}

void load_lines(uint32_t first_row, uint32_t first_column, uint32_t begin)
{
    uvec2 of_a = uvec2(arguments.strides.row_a, arguments.strides.k_a);
    uvec2 of_b = uvec2(arguments.strides.column_b, arguments.strides.k_b);
    barrier();
    for (uint32_t i = gl_LocalInvocationIndex; i < TILE_ROWS * DEPTH; i += INVOCATIONS)
    {
        uvec2 place = place_of(i, TILE_ROWS, of_a.y);
        numbers_of_a[place.x * ROW + place.y] = load_number(words(arguments.a), first_row + place.x, arguments.m,
                                                            begin + place.y, of_a, components_of_a());
    }
    for (uint32_t i = gl_LocalInvocationIndex; i < TILE_COLUMNS * DEPTH; i += INVOCATIONS)
    {
        uvec2 place = place_of(i, TILE_COLUMNS, of_b.y);
        numbers_of_b[place.x * ROW + place.y] = load_number(words(arguments.b), first_column + place.x, arguments.n,
                                                            begin + place.y, of_b, components_of_b());
    }
    barrier();
}

bool is_nothing(finite x)
{
    return (x.mantissa.x | x.mantissa.y) == 0u;
}

// Of products that are not 0, the largest sum of exponents; 0: there are none.
uint32_t find_largest(uint32_t row, uint32_t column)
{
    uint32_t largest = 0u;
    for (uint32_t k = 0u; k < DEPTH; ++k)
    {
        finite x = take_apart(numbers_of_a[row * ROW + k]), y = take_apart(numbers_of_b[column * ROW + k]);
        largest = is_nothing(x) || is_nothing(y) ? largest : max(largest, x.exponent + y.exponent);
    }
    return largest;
}

// All bits of a product of two mantissas.
uvec4 multiply_wide(uvec2 x, uvec2 y)
{
    uint32_t low, above, other, above_other, first, second, high, above_high;
    umulExtended(x.x, y.x, above, low);
    umulExtended(x.x, y.y, second, first);
    umulExtended(x.y, y.x, above_other, other);
    umulExtended(x.y, y.y, above_high, high);
    uvec2 middle = add(add(uvec2(first, second), uvec2(other, above_other)), uvec2(above, 0u));
    return uvec4(low, middle.x, add(uvec2(high, above_high), uvec2(middle.y, 0u)));
}

uvec4 shift_wide_right(uvec4 x, uint32_t bits)
{
    x = (bits & 64u) != 0u ? uvec4(x.zw, 0u, 0u) : x;
    x = (bits & 32u) != 0u ? uvec4(x.yzw, 0u) : x;
    uint32_t rest = bits & 31u;
    return rest == 0u ? x : x >> rest | uvec4(x.yzw, 0u) << (32u - rest);
}

// Adds products in units of 2^(largest - 2 EXPONENT_ONE - 104): what is below one is left out. A product has 106 bits.
uvec4 add_products(uint32_t row, uint32_t column, uint32_t largest, uvec4 sum)
{
    for (uint32_t k = 0u; k < DEPTH; ++k)
    {
        uvec2 a = numbers_of_a[row * ROW + k], b = numbers_of_b[column * ROW + k];
        finite x = take_apart(a), y = take_apart(b);
        uint32_t down = largest - (x.exponent + y.exponent);
        if (!is_nothing(x) && !is_nothing(y) && down < 106u)
        {
            uvec4 product = shift_wide_right(multiply_wide(x.mantissa, y.mantissa), down);
            bool negative = ((a.y ^ b.y) & 0x80000000u) != 0u;
            sum = add_wide(sum, negative ? add_wide(~product, uvec4(1u, 0u, 0u, 0u)) : product);
        }
    }
    return sum;
}

void store_sum(uint32_t row, uint32_t column, uvec4 sum, int unit)
{
    uint32_t size = 4u * arguments.words;
    uvec2 to = add(words(arguments.d), span(row, arguments.strides.row_d, size));
    to = add(to, span(column, arguments.strides.column_d, size));
    if (arguments.words == 2u)
    {
        pairs_of_words(to).x = round_to_f64(sum, unit);
    }
    else
    {
        single_words(to).x = round_to_f32(sum, unit).x;
    }
}

// Whether a product of any weak element of the tile is not 0.
bool has_products(uint32_t largest)
{
    if (gl_LocalInvocationIndex == 0u)
    {
        any_products = 0u;
    }
    barrier();
    if (largest != 0u)
    {
        atomicOr(any_products, 1u);
    }
    barrier();
    return any_products != 0u;
}

// Where all products are 0, D is 0 already.
void mend_tile(uint32_t first_row, uint32_t first_column)
{
    uint32_t row = gl_LocalInvocationIndex / TILE_COLUMNS, column = gl_LocalInvocationIndex % TILE_COLUMNS;
    uint32_t own_row = first_row + row, own_column = first_column + column, largest = 0u;
    bool is_own = own_row < arguments.m && own_column < arguments.n;
    is_own = is_own && is_weak(own_row, own_column, single_words(measure_at(own_row, own_column)).x);
    for (uint32_t begin = 0u; begin < arguments.k; begin += DEPTH)
    {
        load_lines(first_row, first_column, begin);
        largest = max(largest, is_own ? find_largest(row, column) : 0u);
    }
    if (!has_products(largest))
    {
        return;
    }
    uvec4 sum = uvec4(0u);
    for (uint32_t begin = 0u; begin < arguments.k; begin += DEPTH)
    {
        load_lines(first_row, first_column, begin);
        if (is_own)
        {
            sum = add_products(row, column, largest, sum);
        }
    }
    if (is_own)
    {
        store_sum(own_row, own_column, sum, int(largest) - int(2u * EXPONENT_ONE) - 104);
    }
}

void main()
{
    uint32_t columns = sk_divide_up(arguments.n, SK_MENDED_COLUMNS), workgroup = own_workgroup();
    uint32_t first_row = workgroup / columns * SK_MENDED_ROWS, first_column = workgroup % columns * SK_MENDED_COLUMNS;
    if (first_row >= arguments.m)
    {
        return;
    }
    if (gl_LocalInvocationIndex == 0u)
    {
        weak_tiles = 0u;
    }
    barrier();
    find_weak_tiles(first_row, first_column);
    barrier();
    for (uint32_t left = weak_tiles; left != 0u; left &= left - 1u)
    {
        uint32_t tile = uint32_t(findLSB(left));
        mend_tile(first_row + tile / TILES * TILE_ROWS, first_column + tile % TILES * TILE_COLUMNS);
    }
}
