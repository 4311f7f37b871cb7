// Generated from templates/kernels/probes/conjugate.comp.j2. Do not edit; run: ninja regen
//
// A step of conjugate gradients, behind q = A p. Five rows of `size` f32 lie one after the other: p, q, x and r, and a row
// whose first element is the square of r's length.
//
//     a = r r / p q,  x += a p,  r -= a q,  b = (r r now) / (r r before),  p = r + b p
//
// Workgroups: one. Constants: 0 INVOCATIONS in it, a power of two up to 256.
// Push constants: as in push_constants, 12 bytes.
#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#pragma use_vulkan_memory_model

layout(constant_id = 0) const uint32_t INVOCATIONS = 256u;
layout(local_size_x_id = 0) in;

layout(buffer_reference, std430, buffer_reference_align = 4) buffer numbers
{
    float x[];
};

layout(push_constant, std430) uniform push_constants
{
    uvec2 rows; // address
    uint32_t size;
};

shared float sums[256];

// The sum of what the invocations have, for all of them.
float add_up(float own)
{
    sums[gl_LocalInvocationIndex] = own;
    for (uint32_t distance = INVOCATIONS / 2u; distance > 0u; distance /= 2u)
    {
        barrier();
        if (gl_LocalInvocationIndex < distance)
        {
            sums[gl_LocalInvocationIndex] += sums[gl_LocalInvocationIndex + distance];
        }
    }
    barrier();
    float sum = sums[0];
    barrier();
    return sum;
}

void main()
{
    numbers row = numbers(rows);
    uint32_t q = size, x = 2u * size, r = 3u * size, square = 4u * size;
    float before = row.x[square], products = 0.0, squares = 0.0;
    for (uint32_t i = gl_LocalInvocationIndex; i < size; i += INVOCATIONS)
    {
        products += row.x[i] * row.x[q + i];
    }
    float curvature = add_up(products);
    float a = curvature > 0.0 ? before / curvature : 0.0; // 0: r is 0, to the last bit
    for (uint32_t i = gl_LocalInvocationIndex; i < size; i += INVOCATIONS)
    {
        row.x[x + i] += a * row.x[i];
        float rest = row.x[r + i] - a * row.x[q + i];
        row.x[r + i] = rest;
        squares += rest * rest;
    }
    float after = add_up(squares);
    float b = before > 0.0 ? after / before : 0.0;
    for (uint32_t i = gl_LocalInvocationIndex; i < size; i += INVOCATIONS)
    {
        row.x[i] = row.x[r + i] + b * row.x[i];
    }
    if (gl_LocalInvocationIndex == 0u)
    {
        row.x[square] = after;
    }
}
