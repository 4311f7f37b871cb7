// Generated from templates/kernels/probes/probe_read.comp.j2. Do not edit; run: ninja regen
//
// Reads memory, 16 bytes an access, 4 of them in flight in each invocation. Each workgroup writes the sum of all words
// that it read, modulo 2^32: so no read can be left out, and the host can check them.
// Bytes read in all: 16 * vectors.
//
// Workgroups: any number, in x; together they stride over the vectors.
// Constants: 0 INVOCATIONS in a workgroup.
// Push constants: as in push_constants, 20 bytes. The address `from` is a multiple of 16.
#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#pragma use_vulkan_memory_model

layout(constant_id = 0) const uint32_t INVOCATIONS = 256u;
layout(local_size_x_id = 0) in;

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer vectors_16
{
    uvec4 x[];
};
layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer words
{
    uint32_t x[];
};

layout(push_constant, std430) uniform push_constants
{
    uvec2 from;       // address
    uvec2 sums;       // address of a uint32_t for each workgroup
    uint32_t vectors; // of 16 bytes, below 2^31
};

shared uint32_t total;

void main()
{
    uint32_t stride = gl_NumWorkGroups.x * INVOCATIONS;
    uint32_t first = gl_WorkGroupID.x * INVOCATIONS + gl_LocalInvocationIndex;
    uvec4 sum = uvec4(0u);
    for (uint32_t begin = first; begin < vectors; begin += 4u * stride)
    {
        uvec4 values[4];
        [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
        {
            values[i] = uvec4(0u);
            if (begin + i * stride < vectors)
            {
                values[i] = vectors_16(from).x[begin + i * stride];
            }
        }
        [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
        {
            sum += values[i];
        }
    }
    if (gl_LocalInvocationIndex == 0u)
    {
        total = 0u;
    }
    barrier();
    atomicAdd(total, sum.x + sum.y + sum.z + sum.w);
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        words(sums).x[gl_WorkGroupID.x] = total;
    }
}
