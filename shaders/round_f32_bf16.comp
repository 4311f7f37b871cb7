// Generated from templates/kernels/probes/round.comp.j2. Do not edit; run: ninja regen
//
// Rounds f32 to bf16, to nearest even. An invocation writes words of 4 bytes: the last one may end behind the last element.
//
// Workgroups: any number, in x; together they stride over the words.
// Constants: 0 INVOCATIONS in a workgroup.
// Push constants: as in push_constants, 20 bytes.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#pragma use_vulkan_memory_model

layout(constant_id = 0) const uint32_t INVOCATIONS = 256u;
layout(local_size_x_id = 0) in;

layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer wide_elements
{
    float x[];
};

layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer rounded_words
{
    uint32_t x[];
};

layout(push_constant, std430) uniform push_constants
{
    uvec2 wide; // address of `count` elements
    uvec2 rounded; // address, a multiple of 4
    uint32_t count; // below 2^31
};

#include "round_bits_to_bf16.glsl"

uint32_t round_element(float value)
{
    return round_bits_to_bf16(value);
}

void main()
{
    uint32_t stride = gl_NumWorkGroups.x * INVOCATIONS, words = count / 2u + count % 2u;
    for (uint32_t first = gl_WorkGroupID.x * INVOCATIONS + gl_LocalInvocationIndex; first < words;
         first += 4u * stride)
    {
        float values[4][2];
        [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
        {
            [[unroll]] for (uint32_t e = 0u; e < 2u; ++e)
            {
                uint32_t element = 2u * (first + i * stride) + e;
                values[i][e] = element < count ? float(wide_elements(wide).x[element]) : 0.0;
            }
        }
        [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
        {
            if (first + i * stride < words)
            {
                rounded_words(rounded).x[first + i * stride] = round_element(values[i][0]) | round_element(values[i][1]) << 16u;
            }
        }
    }
}
