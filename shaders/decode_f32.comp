// Generated from templates/kernels/copy/decode.comp.j2. Do not edit; run: ninja regen
//
// Packing of an operand in blocks: decodes the lines of A or B to f32, each element rounded once, to where 16-byte
// accesses reach them. Lines run along k.
//
// An invocation decodes 8 elements. Those of the same run load it all, from the same addresses.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "copy-f32.glsl"

layout(constant_id = 39) const uint32_t FORMAT = 12u; // of blocks: an SK_TYPE
#include "blocks_in_memory-decode.glsl"

#include "round_quad-f32.glsl"

// What an invocation writes: 8 neighbours along k.
const uint32_t DECODED = 8u;
const uint32_t SHARERS = RUN_ELEMENTS / DECODED; // of a run

vec4 decode_quad(sk_run loaded, uint32_t quad, float scale, float minimum)
{
    vec4 codes = codes_of(loaded, quad).numbers;
    return round_quad(HAS_MINIMA ? fma(vec4(scale), codes, vec4(minimum)) : scale * codes);
}

void main()
{
    uint32_t workgroup = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint32_t number = workgroup * INVOCATIONS + gl_LocalInvocationIndex;
    uint32_t line_runs = length / RUN_ELEMENTS;
    uint32_t line = number / SHARERS / line_runs;
    uint32_t column = number / SHARERS % line_runs * RUN_ELEMENTS;
    if (line >= all_lines)
    {
        return;
    }
    uvec2 source = add(words(from), block_span(line / lines, batch_stride));
    source = add(source, block_span(line % lines, leading_dimension));
    sk_run loaded = load_run(source, column);
    uint32_t run = column % BLOCK_ELEMENTS / RUN_ELEMENTS;
    column -= column % BLOCK_ELEMENTS;
    uint32_t quad = number % SHARERS * (DECODED / 4u);
    uint32_t part = quad / (PART_ELEMENTS / 4u);
    float scale = scales_of(loaded, run)[part], minimum = HAS_MINIMA ? minima_of(loaded, run)[part] : 0.0;
    column += part_begin(run, part) + 4u * quad % PART_ELEMENTS;
    uvec2 destination = add(add(words(to), span(line, packed_leading_dimension, SIZE)), span(column, 1u, SIZE));
    [[unroll]] for (uint32_t i = 0u; i < DECODED / 4u; ++i)
    {
        rounded(destination).x[i] = decode_quad(loaded, quad + i, scale, minimum);
    }
}
