// Generated from templates/kernels/probes/probe_matrix.comp.j2. Do not edit; run: ninja regen
//
// Peak rate of cooperative matrices: every subgroup multiplies 4 fragments of A with 4 of B on registers, over and over.
// FLOP in all: workgroups * SUBGROUPS * iterations * 16 * 2 * FRAGMENT_M * FRAGMENT_N * FRAGMENT_K.
//
// Workgroups: any number, in x. Writes one fragment of sums a subgroup, which nobody need read.
// Constants: 0 INVOCATIONS in a workgroup, a multiple of the subgroup size; 1, 2, 3 FRAGMENT_M, N, K: a size that the
// device lists for s8 inputs with s32 sums.
// Push constants: as in push_constants, 20 bytes.
#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_shader_explicit_arithmetic_types_int8 : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_cooperative_matrix : require
#extension GL_KHR_memory_scope_semantics : require
#extension GL_KHR_shader_subgroup_basic : require
#pragma use_vulkan_memory_model

layout(constant_id = 0) const uint32_t INVOCATIONS = 128u;
layout(constant_id = 1) const uint32_t FRAGMENT_M = 16u;
layout(constant_id = 2) const uint32_t FRAGMENT_N = 16u;
layout(constant_id = 3) const uint32_t FRAGMENT_K = 16u;
layout(local_size_x_id = 0) in;

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer operands
{
    int8_t x[];
};
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer totals
{
    int x[];
};

layout(push_constant, std430) uniform push_constants
{
    uvec2 inputs;        // address of 4 fragments of A, then 4 of B, s8, each row-major
    uvec2 result;        // address of workgroups * SUBGROUPS * FRAGMENT_M * FRAGMENT_N ints
    uint32_t iterations; // of the loop
};

void main()
{
    coopmat<int8_t, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_K, gl_MatrixUseA> a[4];
    coopmat<int8_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_N, gl_MatrixUseB> b[4];
    coopmat<int, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_N, gl_MatrixUseAccumulator> sums[4][4];
    [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
    {
        coopMatLoad(a[i], operands(inputs).x, i * FRAGMENT_M * FRAGMENT_K, FRAGMENT_K, gl_CooperativeMatrixLayoutRowMajor);
        [[unroll]] for (uint32_t j = 0u; j < 4u; ++j)
        {
            sums[i][j] = coopmat<int, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_N, gl_MatrixUseAccumulator>(0);
        }
    }
    [[unroll]] for (uint32_t j = 0u; j < 4u; ++j)
    {
        coopMatLoad(b[j], operands(inputs).x, (4u * FRAGMENT_M + j * FRAGMENT_N) * FRAGMENT_K, FRAGMENT_N,
                    gl_CooperativeMatrixLayoutRowMajor);
    }
    for (uint32_t iteration = 0u; iteration < iterations; ++iteration)
    {
        [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
        {
            [[unroll]] for (uint32_t j = 0u; j < 4u; ++j)
            {
                sums[i][j] = coopMatMulAdd(a[i], b[j], sums[i][j]);
            }
        }
    }
    [[unroll]] for (uint32_t i = 0u; i < 15u; ++i)
    {
        sums[0][0] += sums[(i + 1u) / 4u][(i + 1u) % 4u];
    }
    uint32_t subgroup = gl_WorkGroupID.x * gl_NumSubgroups + gl_SubgroupID;
    coopMatStore(sums[0][0], totals(result).x, subgroup * FRAGMENT_M * FRAGMENT_N, FRAGMENT_N,
                 gl_CooperativeMatrixLayoutRowMajor);
}
