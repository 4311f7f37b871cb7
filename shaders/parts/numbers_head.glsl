// What modules have in common that cut numbers, f32 or f64, into narrower ones, word by word.
#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#pragma use_vulkan_memory_model

const uint32_t INVOCATIONS = 128u;
layout(local_size_x = 128) in;

#include "arithmetic.glsl"

#include "bytes.glsl"

struct sk_strides_arguments
{
    uint32_t row_a, k_a; // from row to row, and from k to k
    uint32_t k_b, column_b;
    uint32_t row_d, column_d;
};

layout(buffer_reference, std430, buffer_reference_align = 4) buffer single_words
{
    uint32_t x;
};

layout(buffer_reference, std430, buffer_reference_align = 8) buffer pairs_of_words
{
    uvec2 x;
};

uint32_t own_workgroup()
{
    return gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
}

uvec2 word_at(uvec2 address, uint32_t index)
{
    return add(address, span(index, 1u, 4u));
}
