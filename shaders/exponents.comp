// Generated from templates/kernels/slices/exponents.comp.j2. Do not edit; run: ninja regen
//
// Finds the largest exponents of lines of A or B, which are to be cut into slices. A workgroup has some lines, and a chunk
// of k: it writes a key for each line.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "slices_head.glsl"

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
