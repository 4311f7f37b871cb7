// Generated from templates/kernels/halves/magnitudes.comp.j2. Do not edit; run: ninja regen
//
// Finds the largest and the least magnitudes of lines of A or B, which are to be halved. A workgroup has some lines, and a
// chunk of k.
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
    sk_magnitudes_arguments arguments;
};

#include "components.glsl"

#include "halves_tile.glsl"

shared uint32_t largest[SK_HALVES_LINES];
shared uint32_t least[SK_HALVES_LINES];

void main()
{
    uint32_t blocks = sk_divide_up(arguments.lines, SK_HALVES_LINES), workgroup = own_workgroup();
    uint32_t first_line = workgroup % blocks * SK_HALVES_LINES, chunk = workgroup / blocks;
    if (chunk >= arguments.chunks)
    {
        return;
    }
    uint32_t self = gl_LocalInvocationIndex, begin = chunk * arguments.chunk;
    uint32_t end = begin + min(arguments.chunk, arguments.depth - begin);
    uvec2 found[ELEMENTS];
    [[unroll]] for (uint32_t i = 0u; i < ELEMENTS; ++i)
    {
        found[i] = uvec2(0u, 0xffffffffu);
    }
    if (self < SK_HALVES_LINES)
    {
        largest[self] = 0u;
        least[self] = 0xffffffffu;
    }
    for (uint32_t k = begin; k < end; k += min(SK_HALVES_DEPTH, end - k))
    {
        uint32_t numbers[ELEMENTS] = load_tile(words(arguments.from), first_line, arguments.lines, k, end);
        [[unroll]] for (uint32_t i = 0u; i < ELEMENTS; ++i)
        {
            uint32_t magnitude = numbers[i] & 0x7fffffffu;
            found[i] = uvec2(max(found[i].x, magnitude), min(found[i].y, magnitude - 1u));
        }
    }
    barrier();
    [[unroll]] for (uint32_t i = 0u; i < ELEMENTS; ++i)
    {
        atomicMax(largest[place_of(i).x], found[i].x);
        atomicMin(least[place_of(i).x], found[i].y);
    }
    barrier();
    if (self < SK_HALVES_LINES && first_line + self < arguments.lines)
    {
        uvec2 to = word_at(words(arguments.to), first_line + self);
        single_words(add(to, span(chunk, arguments.lines, 4u))).x = largest[self];
        single_words(add(to, span(arguments.chunks + chunk, arguments.lines, 4u))).x = least[self];
    }
}
