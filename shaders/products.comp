// Generated from templates/kernels/slices/products.comp.j2. Do not edit; run: ninja regen
//
// Multiplies digits of A and B: a level of a product of slices, on devices that can run no kernel for s8, as they have no
// 8-bit storage. A workgroup computes a tile of the level, an invocation 2 x 4 of its elements.
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
    sk_products_arguments arguments;
};

const uint32_t DEPTH = 16u; // words of a line that are in shared memory at a time
const uint32_t ROW = DEPTH + 1u;
const uint32_t ROWS = 2u, COLUMNS = 4u; // of an invocation

shared uint32_t words_of_a[SK_PRODUCTS_TILE * ROW];
shared uint32_t words_of_b[SK_PRODUCTS_TILE * ROW];

// Zero beyond the lines and their ends.
uint32_t load_digits(uvec2 from, uint32_t line, uint32_t lines, uint32_t place)
{
    uint32_t digits = 0u;
    if (line < lines && place < arguments.depth)
    {
        digits = single_words(word_at(add(from, span(line, arguments.line_words, 4u)), place)).x;
    }
    return digits;
}

void load_tiles(uint32_t first_row, uint32_t first_column, uint32_t begin)
{
    for (uint32_t i = gl_LocalInvocationIndex; i < SK_PRODUCTS_TILE * DEPTH; i += INVOCATIONS)
    {
        uint32_t line = i / DEPTH, place = i % DEPTH;
        words_of_a[line * ROW + place] = load_digits(words(arguments.a), first_row + line, arguments.m, begin + place);
        words_of_b[line * ROW + place] = load_digits(words(arguments.b), first_column + line, arguments.n, begin + place);
    }
}

int multiply_digits(uint32_t a, uint32_t b)
{
    int sum = 0;
    [[unroll]] for (int i = 0; i < 32; i += 8)
    {
        sum += bitfieldExtract(int(a), i, 8) * bitfieldExtract(int(b), i, 8);
    }
    return sum;
}

void main()
{
    uint32_t blocks = sk_divide_up(arguments.n, SK_PRODUCTS_TILE), workgroup = own_workgroup();
    uint32_t first_row = workgroup / blocks * SK_PRODUCTS_TILE, first_column = workgroup % blocks * SK_PRODUCTS_TILE;
    if (first_row >= arguments.m)
    {
        return;
    }
    uint32_t row = gl_LocalInvocationIndex / (SK_PRODUCTS_TILE / COLUMNS) * ROWS;
    uint32_t column = gl_LocalInvocationIndex % (SK_PRODUCTS_TILE / COLUMNS) * COLUMNS;
    int sums[ROWS * COLUMNS];
    [[unroll]] for (uint32_t i = 0u; i < ROWS * COLUMNS; ++i)
    {
        sums[i] = 0;
    }
    for (uint32_t begin = 0u; begin < arguments.depth; begin += DEPTH)
    {
        barrier();
        load_tiles(first_row, first_column, begin);
        barrier();
        for (uint32_t place = 0u; place < DEPTH; ++place)
        {
            [[unroll]] for (uint32_t i = 0u; i < ROWS * COLUMNS; ++i)
            {
                sums[i] += multiply_digits(words_of_a[(row + i / COLUMNS) * ROW + place],
                                           words_of_b[(column + i % COLUMNS) * ROW + place]);
            }
        }
    }
    [[unroll]] for (uint32_t i = 0u; i < ROWS * COLUMNS; ++i)
    {
        uint32_t own_row = first_row + row + i / COLUMNS, own_column = first_column + column + i % COLUMNS;
        if (own_row < arguments.m && own_column < arguments.n)
        {
            uvec2 to = add(words(arguments.level), span(own_row, arguments.leading_dimension, 4u));
            single_words(word_at(to, own_column)).x = uint32_t(sums[i]);
        }
    }
}
