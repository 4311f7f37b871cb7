// Generated from templates/kernels/copy/decode.comp.j2. Do not edit; run: ninja regen
//
// Packing of an operand in blocks: decodes the lines of A or B to f32, each element rounded once, to where 16-byte
// accesses reach them. Lines run along k.
//
// An invocation decodes a run of 32 elements.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "copy-f32.glsl"

layout(constant_id = 39) const uint32_t FORMAT = 12u; // of blocks: an SK_TYPE
#include "formats.glsl"

layout(buffer_reference, std430, buffer_reference_align = 8) writeonly buffer decoded
{
    vec4 x[];
};

vec4 rounded(vec4 values)
{
    return values;
}

// Writes one of a run's two parts.
void write_part(sk_run loaded, uint32_t part, float scale, float added, uvec2 destination)
{
    [[unroll]] for (uint32_t quad = 0u; quad < 4u; ++quad)
    {
        vec4 values = codes_of(loaded, 4u * part + quad);
        values = HAS_MINIMA ? fma(vec4(scale), values, vec4(added)) : scale * values;
        decoded(destination).x[quad] = rounded(values);
    }
}

void main()
{
    uint32_t workgroup = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint32_t line_runs = length / RUN_ELEMENTS;
    uint32_t line = (workgroup * INVOCATIONS + gl_LocalInvocationIndex) / line_runs;
    uint32_t column = (workgroup * INVOCATIONS + gl_LocalInvocationIndex) % line_runs * RUN_ELEMENTS;
    if (line >= all_lines)
    {
        return;
    }
    uint32_t run = column % BLOCK_ELEMENTS / RUN_ELEMENTS;
    column -= column % BLOCK_ELEMENTS;
    uvec2 source = add(words(from), block_span(line / lines, batch_stride));
    source = add(add(source, block_span(line % lines, leading_dimension)), block_span(1u, column));
    uvec2 destination = add(words(to), span(line, packed_leading_dimension, SIZE));
    sk_run loaded = load_run(source, run);
    vec2 scales = scales_of(loaded, run), minima = HAS_MINIMA ? minima_of(loaded, run) : vec2(0.0);
    [[unroll]] for (uint32_t part = 0u; part < 2u; ++part)
    {
        uint32_t begin = column + part_begin(run, part);
        write_part(loaded, part, scales[part], minima[part], add(destination, span(begin, 1u, SIZE)));
    }
}
