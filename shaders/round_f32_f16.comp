// Generated from templates/kernels/probes/round.comp.j2. Do not edit; run: ninja regen
//
// Rounds f32 to f16, to nearest even. An invocation writes words of 4 bytes: the last one may end behind the last element.
//
// Workgroups: any number, in x; together they stride over the words.
// Constants: 0 INVOCATIONS in a workgroup.
// Push constants: as in push_constants, 20 bytes.
#version 460
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

// The 16 bits of f16. They are made of integers, so that no device flushes subnormal numbers.
uint32_t round_element(float value)
{
    uint32_t bits = floatBitsToUint(value), magnitude = bits & 0x7fffffffu, negative = bits >> 16u & 0x8000u;
    if (magnitude > 0x7f800000u) // NaN
    {
        return negative | 0x7e00u | (magnitude >> 13u & 0x3ffu);
    }
    // Below 2^-14 a step is 2^-24: the significand has lost so many bits, all of them below 2^-25
    uint32_t exponent = magnitude >> 23u, lost = exponent >= 113u ? 13u : min(126u - exponent, 31u);
    uint32_t whole = exponent >= 113u ? magnitude - 0x38000000u : exponent == 0u ? 0u : magnitude & 0x7fffffu | 0x800000u;
    uint32_t kept = whole >> lost, rest = whole & ((1u << lost) - 1u), tie = 1u << (lost - 1u);
    kept += uint32_t(rest > tie || (rest == tie && (kept & 1u) == 1u));
    return negative | min(kept, 0x7c00u);
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
