// Generated from templates/kernels/copy/pack.comp.j2. Do not edit; run: ninja regen
//
// Packing: copies the lines of A or B to where 16-byte accesses reach them, with zeros up to the end of each line's last 16
// bytes. All types of 16 bits share it.
//
// An invocation writes 16 bytes.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "copy.glsl"

#include "load_vector.glsl"

void main()
{
    uint32_t workgroup = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint32_t vector = workgroup * INVOCATIONS + gl_LocalInvocationIndex;
    uint32_t line_vectors = (length + VECTOR - 1u) / VECTOR;
    uint32_t line = vector / line_vectors;
    uint32_t column = vector % line_vectors * VECTOR;
    if (line >= all_lines)
    {
        return;
    }
    uvec2 source = add(words(from), span(line / lines, batch_stride, SIZE));
    source = add(source, span(line % lines, leading_dimension, SIZE));
    uvec2 destination = add(words(to), span(line, packed_leading_dimension, SIZE));
    vectors(add(destination, span(column, 1u, SIZE))).x[0] = load_vector(add(source, span(column, 1u, SIZE)), length - column);
}
