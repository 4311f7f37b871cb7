// Four neighbours along k of a copy.
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer rounded
{
    vec4 x[];
};

// Each rounded once, to nearest even.
vec4 round_quad(vec4 values)
{
    return values;
}
