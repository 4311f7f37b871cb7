// Generated from templates/kernels/copy/round_operand.comp.j2. Do not edit; run: ninja regen
//
// Packing of an operand of f32 that is multiplied as bf16: copies the lines of A or B, each element rounded once, to
// nearest even, to where 16-byte accesses reach them, with zeros up to the end of each line's last 16 bytes.
//
// An invocation rounds 8 elements. It reads four at a time where they lie on a multiple of 16 bytes, and none behind a line.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "copy.glsl"

#include "round_quad-bf16.glsl"

const uint32_t ROUNDED = 8u; // elements that an invocation writes
const uint32_t FLOAT_SIZE = 4u;

layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer floats
{
    float x[];
};
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer quads
{
    vec4 x[];
};

// Four neighbours, of which the line has `count` or more; zeros for those that it has not.
vec4 load_quad(uvec2 address, uint32_t count)
{
    if (count >= 4u && (address.x & 15u) == 0u)
    {
        return quads(address).x[0];
    }
    vec4 values = vec4(0.0);
    [[unroll]] for (uint32_t e = 0u; e < 4u; ++e)
    {
        if (e < count)
        {
            values[e] = floats(address).x[e];
        }
    }
    return values;
}

void main()
{
    uint32_t workgroup = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint32_t number = workgroup * INVOCATIONS + gl_LocalInvocationIndex;
    uint32_t line_parts = (length + ROUNDED - 1u) / ROUNDED;
    uint32_t line = number / line_parts;
    uint32_t column = number % line_parts * ROUNDED;
    if (line >= all_lines)
    {
        return;
    }
    uvec2 source = add(words(from), span(line / lines, batch_stride, FLOAT_SIZE));
    source = add(source, span(line % lines, leading_dimension, FLOAT_SIZE));
    source = add(source, span(column, 1u, FLOAT_SIZE));
    uvec2 destination = add(add(words(to), span(line, packed_leading_dimension, SIZE)), span(column, 1u, SIZE));
    [[unroll]] for (uint32_t i = 0u; i < ROUNDED / 4u; ++i)
    {
        uint32_t before = min(4u * i, length - column);
        rounded(destination).x[i] = round_quad(load_quad(add(source, uvec2(before * FLOAT_SIZE, 0u)), length - column - before));
    }
}
