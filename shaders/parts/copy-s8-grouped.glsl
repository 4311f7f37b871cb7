#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_EXT_shader_8bit_storage : require

const uint32_t SIZE = 1u;      // bytes of an element
const uint32_t VECTOR = 16u / SIZE; // elements
const uint32_t INVOCATIONS = 128u;
layout(local_size_x = 128) in;

#include "copies-grouped.glsl"

// Of the problem in hand, what kernels of one problem are pushed.
uint32_t from[2], to[2], lines, all_lines, length, leading_dimension, batch_stride, packed_leading_dimension;

layout(buffer_reference, std430, buffer_reference_align = 1) readonly buffer elements
{
    uint8_t x[];
};
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer vectors
{
    uvec4 x[];
};

#include "bytes.glsl"

#include "copied-grouped.glsl"

void begin_copy(sk_copied copied)
{
    from[0] = copied.from.x;
    from[1] = copied.from.y;
    to[0] = copied.to.x;
    to[1] = copied.to.y;
    lines = all_lines = copied.extent.lines;
    length = copied.extent.line;
    leading_dimension = copied.leading_dimension;
    batch_stride = 0u;
    packed_leading_dimension = copied.extent.all_line;
}
