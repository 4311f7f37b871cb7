// Generated from templates/kernels/pack.comp.j2. Do not edit; run: ninja regen
//
// Packing: copies the lines of A or B to where 16-byte accesses reach them, with zeros up to the end of each line's last 16
// bytes. All types of 8 bits share it.
//
// An invocation writes 16 bytes.
#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_EXT_shader_8bit_storage : require

const uint32_t SIZE = 1u;      // bytes of an element
const uint32_t VECTOR = 16u / SIZE; // elements
const uint32_t INVOCATIONS = 128u;
layout(local_size_x = 128) in;

// sk__pack_arguments in templates/header/pack.h
layout(push_constant, std430) uniform push_constants
{
    uint32_t from[2]; // addresses, bytes
    uint32_t to[2];
    uint32_t lines, all_lines;                                      // of a matrix, and of all
    uint32_t length;                                                // of a line, elements, as are these:
    uint32_t leading_dimension, batch_stride;                       // of `from`
    uint32_t packed_leading_dimension;                              // of `to`, whose matrices lie behind one another
};

layout(buffer_reference, std430, buffer_reference_align = 1) readonly buffer elements
{
    uint8_t x[];
};
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer vectors
{
    uvec4 x[];
};

uvec2 add(uvec2 address, uvec2 bytes)
{
    uint carry;
    uint low = uaddCarry(address.x, bytes.x, carry);
    return uvec2(low, address.y + bytes.y + carry);
}

// Bytes of lines * stride elements of `size` bytes, a power of two.
uvec2 span(uint32_t lines, uint32_t stride, uint32_t size)
{
    uint high, low;
    umulExtended(lines, stride, high, low);
    uint32_t shift = uint32_t(findMSB(size));
    return shift == 0u ? uvec2(low, high) : uvec2(low << shift, (high << shift) | (low >> (32u - shift)));
}

uvec2 words(uint32_t pair[2])
{
    return uvec2(pair[0], pair[1]);
}

uvec4 load_vector(uvec2 address, uint32_t count)
{
    uvec4 bits = uvec4(0u);
    [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
    {
        if (e < count)
        {
            bits[e * SIZE / 4u] |= uint(elements(address).x[e]) << (8u * (e * SIZE % 4u));
        }
    }
    return bits;
}

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
