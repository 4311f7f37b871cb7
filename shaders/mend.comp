// Generated from templates/kernels/halves/mend.comp.j2. Do not edit; run: ninja regen
//
// Computes elements of D in rows of A and columns of B that halves do not cover, by f32 multiply-adds in ascending k. A
// workgroup has some tiles of D, side by side, and ends at once where nothing is flagged.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "halves_head.glsl"

layout(push_constant, std430) uniform push_constants
{
    sk_mend_arguments arguments;
};

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
float load_number(uvec2 from, uint32_t line, uint32_t lines, uint32_t k, uint32_t line_stride, uint32_t k_stride)
{
    if (line >= lines || k >= arguments.k)
    {
        return 0.0;
    }
    uvec2 address = add(add(from, span(line, line_stride, 4u)), span(k, k_stride, 4u));
    return uintBitsToFloat(single_words(address).x);
}

// The line and the k of an element of a tile that neighbouring invocations load from neighbours in memory.
uvec2 place_of(uint32_t place, uint32_t k_stride)
{
    return k_stride == 1u ? uvec2(place / DEPTH, place % DEPTH) : uvec2(place % SK_MEND_TILE, place / SK_MEND_TILE);
}

void load_tiles(uint32_t first_row, uint32_t first_column, uint32_t begin)
{
    for (uint32_t i = gl_LocalInvocationIndex; i < SK_MEND_TILE * DEPTH; i += INVOCATIONS)
    {
        uvec2 a = place_of(i, arguments.k_a), b = place_of(i, arguments.k_b);
        numbers_of_a[a.x * ROW + a.y] =
            load_number(words(arguments.a), first_row + a.x, arguments.m, begin + a.y, arguments.row_a, arguments.k_a);
        numbers_of_b[b.x * ROW + b.y] =
            load_number(words(arguments.b), first_column + b.x, arguments.n, begin + b.y, arguments.column_b, arguments.k_b);
    }
}

void store_sums(uint32_t row, uint32_t column, float sums[ROWS * COLUMNS])
{
    [[unroll]] for (uint32_t i = 0u; i < ROWS * COLUMNS; ++i)
    {
        uint32_t own_row = row + i / COLUMNS, own_column = column + i % COLUMNS;
        bool is_own = is_flagged(words(arguments.flags_a), own_row, arguments.m) ||
                      is_flagged(words(arguments.flags_b), own_column, arguments.n);
        if (is_own && own_row < arguments.m && own_column < arguments.n)
        {
            uvec2 to = add(words(arguments.d), span(own_row, arguments.row_d, 4u));
            single_words(add(to, span(own_column, arguments.column_d, 4u))).x = floatBitsToUint(sums[i]);
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
