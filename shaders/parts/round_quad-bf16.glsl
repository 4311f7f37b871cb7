#include "round_bits_to_bf16.glsl"

// Four neighbours along k of a copy.
layout(buffer_reference, std430, buffer_reference_align = 8) writeonly buffer rounded
{
    uvec2 x[];
};

// Each rounded once, to nearest even.
uvec2 round_quad(vec4 values)
{
    return uvec2(round_bits_to_bf16(values.x) | round_bits_to_bf16(values.y) << 16, round_bits_to_bf16(values.z) | round_bits_to_bf16(values.w) << 16);
}
