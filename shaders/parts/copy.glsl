#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_EXT_shader_16bit_storage : require

const uint32_t SIZE = 2u;      // bytes of an element
const uint32_t VECTOR = 16u / SIZE; // elements
const uint32_t INVOCATIONS = 128u;
layout(local_size_x = 128) in;

layout(push_constant, std430) uniform push_constants
{
    uint32_t from[2]; // addresses, low word first
    uint32_t to[2];
    uint32_t lines, all_lines;                // of a copied matrix, and of all
    uint32_t length;                          // of a line, elements, as are these:
    uint32_t leading_dimension, batch_stride; // of `from`
    uint32_t packed_leading_dimension;        // of `to`, whose matrices lie behind one another
};

layout(buffer_reference, std430, buffer_reference_align = 2) readonly buffer elements
{
    uint16_t x[];
};
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer vectors
{
    uvec4 x[];
};

#include "bytes.glsl"
