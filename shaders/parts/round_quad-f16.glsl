#include "round_to_f16.glsl"

// Four neighbours along k of a copy.
layout(buffer_reference, std430, buffer_reference_align = 8) writeonly buffer rounded
{
    f16vec4 x[];
};

// Each rounded once, to nearest even.
f16vec4 round_quad(vec4 values)
{
    return f16vec4(vec4(round_to_f16(values.x), round_to_f16(values.y), round_to_f16(values.z), round_to_f16(values.w)));
}
