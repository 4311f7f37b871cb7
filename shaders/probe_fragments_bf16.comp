// Generated from templates/kernels/copy/probe_fragments.comp.j2. Do not edit; run: ninja regen
//
// Tells which elements of a fragment of A, and of one of B, each invocation of a subgroup holds, and in which order. The library
// compares that with what kernels that are arranged for AMD take for granted.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_memory_scope_semantics : require
#extension GL_EXT_bfloat16 : require
#extension GL_KHR_cooperative_matrix : require
#extension GL_EXT_spirv_intrinsics : require
#extension GL_KHR_shader_subgroup_basic : require
#pragma use_vulkan_memory_model

// The library knows these by number.
layout(constant_id = 0) const uint32_t INVOCATIONS = 32u; // in a workgroup
layout(constant_id = 1) const uint32_t FRAGMENT_M = 16u; // cooperative matrix size
layout(constant_id = 2) const uint32_t FRAGMENT_N = 16u;
layout(constant_id = 3) const uint32_t FRAGMENT_K = 16u;
layout(local_size_x_id = 0) in;

// Two elements and the word that holds them: OpBitcast.
spirv_instruction(id = 124) bf16vec2 as_pair(uint word);
spirv_instruction(id = 124) uint as_word(bf16vec2 pair);

#include "told_fragments.glsl"

// Tells what this invocation holds of a fragment of A; returns how much.
uint32_t tell_a(told here)
{
    coopmat<bfloat16_t, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_K, gl_MatrixUseA> fragment;
    coopMatLoad(fragment, block, 0u, FRAGMENT_K / 8u, gl_CooperativeMatrixLayoutRowMajor);
    uint32_t length = uint32_t(fragment.length());
    [[unroll]] for (uint32_t e = 0u; e < MOST_ELEMENTS; e += 2u)
    {
        uint32_t word = as_word(bf16vec2(fragment[e % length], fragment[(e + 1u) % length]));
        here.x.words[0][gl_SubgroupInvocationID][e / 2u] = word;
    }
    return length;
}

// Tells what this invocation holds of a fragment of B; returns how much.
uint32_t tell_b(told here)
{
    coopmat<bfloat16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_N, gl_MatrixUseB> fragment;
    coopMatLoad(fragment, block, 0u, FRAGMENT_K / 8u, gl_CooperativeMatrixLayoutColumnMajor);
    uint32_t length = uint32_t(fragment.length());
    [[unroll]] for (uint32_t e = 0u; e < MOST_ELEMENTS; e += 2u)
    {
        uint32_t word = as_word(bf16vec2(fragment[e % length], fragment[(e + 1u) % length]));
        here.x.words[1][gl_SubgroupInvocationID][e / 2u] = word;
    }
    return length;
}

void main()
{
    fill_block();
    told here = told(uvec2(to[0], to[1]));
    uint32_t a_elements = tell_a(here);
    tell_fragments(here, a_elements, tell_b(here));
}
