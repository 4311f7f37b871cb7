// Generated from templates/kernels/halves/mend.comp.j2. Do not edit; run: ninja regen
//
// Computes elements of D in rows of A and columns of B that halves do not cover, by f32 multiply-adds in ascending k: D
// has beta C, since such lines have halves of 0. A workgroup has some tiles of D, side by side, and ends at once where
// nothing is flagged.
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

#define SK_HALVES_LINES 32u   // of the tile of a workgroup that finds magnitudes, or writes halves
#define SK_HALVES_DEPTH 64u   // of k, of that tile
#define SK_MEND_TILE 32u      // rows and columns of D that a workgroup mends at once
#define SK_MEND_COLUMNS 256u  // of D that it has: a multiple
#define SK_HALVES_FIRST 14    // exponent of the largest element of a line of halves
#define SK_HALVES_LEAST (-40) // exponents of the largest element of a line that has halves
#define SK_HALVES_MOST 70

struct sk_magnitudes_arguments
{
    uint32_t from[2];
    uint32_t to[2]; // chunk after chunk, a word for each line: the largest ones, then the least but 0, less one
    uint32_t lines, depth;
    uint32_t line_stride, k_stride;
    uint32_t chunk; // of k, a multiple of SK_HALVES_DEPTH
    uint32_t chunks;
    uint32_t components; // SK_COMPLEX...
};

struct sk_halves_arguments
{
    uint32_t from[2];
    uint32_t to[2];         // for each line its halves, first all of a kind and then the others, of k each
    uint32_t magnitudes[2]; // of chunks
    uint32_t factors[2];    // of lines: by what their high halves are to be scaled, f32
    uint32_t low_factors[2];
    uint32_t flags[2]; // of lines: 1 if halves do not cover one, which then has zeros; otherwise 0
    uint32_t lines, depth;
    uint32_t line_stride, k_stride;
    uint32_t chunks;
    uint32_t k;         // a multiple of SK_HALVES_DEPTH; what is beyond the depth is 0
    uint32_t low_first; // the low halves come before the high ones
    uint32_t spread;    // binary orders from the largest to the least element of a line, at most, but for zeros
    uint32_t components;
    uint32_t copy[2]; // of the elements, line after line; 0: there is none
};

struct sk_mend_arguments
{
    uint32_t a[2], b[2], d[2];
    uint32_t flags_a[2], flags_b[2];
    uint32_t m, n, k;
    sk_strides_arguments strides;
    float alpha;
    uint32_t flags;    // SK_PANEL_...
    uint32_t diagonal; // of the triangle: its column in D's first row, modulo 2^32
};

layout(push_constant, std430) uniform push_constants
{
    sk_mend_arguments arguments;
};

#include "components.glsl"

#include "panel_flags.glsl"

const uint32_t DEPTH = 32u; // of k, that are multiplied at once
const uint32_t ROW = DEPTH + 1u; // spreads lines over banks of shared memory
const uint32_t ROWS = 2u, COLUMNS = SK_MEND_TILE * SK_MEND_TILE / INVOCATIONS / ROWS; // of an invocation

shared uint32_t flagged; // whether lines are: bit 0: any row, and above it any column of each tile
shared float numbers_of_a[SK_MEND_TILE * ROW];
shared float numbers_of_b[SK_MEND_TILE * ROW];

bool is_flagged(uvec2 flags, uint32_t line, uint32_t lines)
{
    return line < lines && single_words(word_at(flags, line)).x != 0u;
}

// An element of A or B; 0 beyond its lines and k.
float load_number(uvec2 from, uint32_t line, uint32_t lines, uint32_t k, uvec2 strides, uint32_t components)
{
    if (line >= lines || k >= arguments.k)
    {
        return 0.0;
    }
    uint32_t bits = single_words(element_at(from, line, k, strides, 4u, components)).x;
    return uintBitsToFloat(bits ^ sign_of(line, k, components));
}

// The line and the k of an element of a tile that neighbouring invocations load from neighbours in memory.
uvec2 place_of(uint32_t place, uint32_t k_stride)
{
    return k_stride >> (components_of_a() & 1u) == 1u ? uvec2(place / DEPTH, place % DEPTH)
                                                      : uvec2(place % SK_MEND_TILE, place / SK_MEND_TILE);
}

void load_tiles(uint32_t first_row, uint32_t first_column, uint32_t begin)
{
    uvec2 of_a = uvec2(arguments.strides.row_a, arguments.strides.k_a);
    uvec2 of_b = uvec2(arguments.strides.column_b, arguments.strides.k_b);
    for (uint32_t i = gl_LocalInvocationIndex; i < SK_MEND_TILE * DEPTH; i += INVOCATIONS)
    {
        uvec2 a = place_of(i, of_a.y), b = place_of(i, of_b.y);
        numbers_of_a[a.x * ROW + a.y] = load_number(words(arguments.a), first_row + a.x, arguments.m, begin + a.y, of_a,
                                                    components_of_a());
        numbers_of_b[b.x * ROW + b.y] = load_number(words(arguments.b), first_column + b.x, arguments.n, begin + b.y, of_b,
                                                    components_of_b());
    }
}

void store_sums(uint32_t row, uint32_t column, float sums[ROWS * COLUMNS])
{
    [[unroll]] for (uint32_t i = 0u; i < ROWS * COLUMNS; ++i)
    {
        uint32_t own_row = row + i / COLUMNS, own_column = column + i % COLUMNS;
        bool is_own = is_flagged(words(arguments.flags_a), own_row, arguments.m) ||
                      is_flagged(words(arguments.flags_b), own_column, arguments.n);
        is_own = is_own && own_row < arguments.m && own_column < arguments.n;
        if (is_own && is_inside(own_row, own_column))
        {
            uvec2 to = add(words(arguments.d), span(own_row, arguments.strides.row_d, 4u));
            to = add(to, span(own_column, arguments.strides.column_d, 4u));
            precise float d = fma(arguments.alpha, sums[i], uintBitsToFloat(single_words(to).x));
            single_words(to).x = floatBitsToUint(d);
        }
    }
}

// Of the rows, and of the columns of each tile, whether any is flagged.
void find_flags(uint32_t first_row, uint32_t first_column)
{
    uint32_t self = gl_LocalInvocationIndex, found = 0u;
    if (self == 0u)
    {
        flagged = 0u;
    }
    barrier();
    if (self < SK_MEND_TILE && is_flagged(words(arguments.flags_a), first_row + self, arguments.m))
    {
        found = 1u;
    }
    [[unroll]] for (uint32_t i = 0u; i < SK_MEND_COLUMNS / INVOCATIONS; ++i)
    {
        uint32_t column = self + i * INVOCATIONS;
        if (is_flagged(words(arguments.flags_b), first_column + column, arguments.n))
        {
            found |= 2u << column / SK_MEND_TILE;
        }
    }
    if (found != 0u)
    {
        atomicOr(flagged, found);
    }
    barrier();
}

void mend_tile(uint32_t first_row, uint32_t first_column)
{
    uint32_t self = gl_LocalInvocationIndex;
    uint32_t row = self / (SK_MEND_TILE / COLUMNS) * ROWS, column = self % (SK_MEND_TILE / COLUMNS) * COLUMNS;
    float sums[ROWS * COLUMNS];
    [[unroll]] for (uint32_t i = 0u; i < ROWS * COLUMNS; ++i)
    {
        sums[i] = 0.0;
    }
    for (uint32_t begin = 0u; begin < arguments.k; begin += DEPTH)
    {
        barrier();
        load_tiles(first_row, first_column, begin);
        barrier();
        for (uint32_t k = 0u; k < DEPTH; ++k)
        {
            [[unroll]] for (uint32_t i = 0u; i < ROWS * COLUMNS; ++i)
            {
                sums[i] = fma(numbers_of_a[(row + i / COLUMNS) * ROW + k], numbers_of_b[(column + i % COLUMNS) * ROW + k],
                              sums[i]);
            }
        }
    }
    store_sums(first_row + row, first_column + column, sums);
}

void main()
{
    uint32_t columns = sk_divide_up(arguments.n, SK_MEND_COLUMNS), workgroup = own_workgroup();
    uint32_t first_row = workgroup / columns * SK_MEND_TILE, first_column = workgroup % columns * SK_MEND_COLUMNS;
    if (first_row >= arguments.m)
    {
        return;
    }
    find_flags(first_row, first_column);
    uint32_t found = flagged;
    for (uint32_t i = 0u; found != 0u && i < SK_MEND_COLUMNS / SK_MEND_TILE; ++i)
    {
        if ((found & (1u | 2u << i)) != 0u)
        {
            mend_tile(first_row, first_column + i * SK_MEND_TILE);
        }
    }
}
