// Generated from templates/kernels/slices/exponents.comp.j2. Do not edit; run: ninja regen
//
// Finds the largest exponents of lines of A or B, which are to be cut into slices. A workgroup has some lines, and a chunk
// of k: it writes a key for each line.
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
    sk_exponents_arguments arguments;
};

#include "slices_numbers.glsl"

#include "slices_tile.glsl"

shared uint32_t largest[SK_SLICES_LINES];

void main()
{
    uint32_t blocks = sk_divide_up(arguments.lines, SK_SLICES_LINES), workgroup = own_workgroup();
    uint32_t first_line = workgroup % blocks * SK_SLICES_LINES, chunk = workgroup / blocks;
    if (chunk >= arguments.chunks)
    {
        return;
    }
    uint32_t self = gl_LocalInvocationIndex, begin = chunk * arguments.chunk;
    uint32_t end = begin + min(arguments.chunk, arguments.depth - begin);
    uint32_t keys[ELEMENTS];
    [[unroll]] for (uint32_t i = 0u; i < ELEMENTS; ++i)
    {
        keys[i] = 0u;
    }
    if (self < SK_SLICES_LINES)
    {
        largest[self] = 0u;
    }
    for (uint32_t k = begin; k < end; k += min(SK_SLICES_DEPTH, end - k))
    {
        uvec2 numbers[ELEMENTS] = load_tile(words(arguments.from), first_line, arguments.lines, k, end);
        [[unroll]] for (uint32_t i = 0u; i < ELEMENTS; ++i)
        {
            keys[i] = max(keys[i], key_of(numbers[i]));
        }
    }
    barrier();
    [[unroll]] for (uint32_t i = 0u; i < ELEMENTS; ++i)
    {
        atomicMax(largest[place_of(i).x], keys[i]);
    }
    barrier();
    if (self < SK_SLICES_LINES && first_line + self < arguments.lines)
    {
        uvec2 to = add(words(arguments.to), span(chunk, arguments.lines, 4u));
        single_words(word_at(to, first_line + self)).x = largest[self];
    }
}
