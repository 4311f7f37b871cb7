// Generated from templates/kernels/probes/probe_fma.comp.j2. Do not edit; run: ninja regen
//
// Peak rate of fused multiply-adds in f64: every invocation runs 16 independent chains of them on registers.
// FLOP in all: workgroups * INVOCATIONS * iterations * 256.
//
// Workgroups: any number, in x. Writes one double an invocation, which nobody need read.
// Constants: 0 INVOCATIONS in a workgroup.
// Push constants: as in push_constants, 20 bytes. With factor just below 1 and a small addend the values stay finite.
#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#pragma use_vulkan_memory_model

layout(constant_id = 0) const uint32_t INVOCATIONS = 256u;
layout(local_size_x_id = 0) in;

layout(buffer_reference, std430, buffer_reference_align = 8) writeonly buffer numbers
{
    double x[];
};

layout(push_constant, std430) uniform push_constants
{
    uvec2 result;        // address of workgroups * INVOCATIONS doubles
    uint32_t iterations; // of the loop
    float factor;
    float addend;
};

void main()
{
    double values[16];
    [[unroll]] for (uint32_t i = 0u; i < 16u; ++i)
    {
        values[i] = double(gl_LocalInvocationIndex + i);
    }
    for (uint32_t iteration = 0u; iteration < iterations; ++iteration)
    {
        [[unroll]] for (uint32_t step = 0u; step < 8u; ++step)
        {
            [[unroll]] for (uint32_t i = 0u; i < 16u; ++i)
            {
                values[i] = fma(values[i], double(factor), double(addend));
            }
        }
    }
    double sum = 0.0;
    [[unroll]] for (uint32_t i = 0u; i < 16u; ++i)
    {
        sum += values[i];
    }
    numbers(result).x[gl_WorkGroupID.x * INVOCATIONS + gl_LocalInvocationIndex] = sum;
}
