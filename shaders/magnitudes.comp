// Generated from templates/kernels/halves/magnitudes.comp.j2. Do not edit; run: ninja regen
//
// Finds the largest and the least magnitudes of lines of A or B, which are to be halved. A workgroup has some lines, and a
// chunk of k.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "halves_head.glsl"

layout(push_constant, std430) uniform push_constants
{
    sk_magnitudes_arguments arguments;
};

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
