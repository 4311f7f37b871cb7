// Generated from templates/kernels/copy/arrange.comp.j2. Do not edit; run: ninja regen
//
// Arranging: copies A or B so that the 16 bytes that an invocation of a subgroup holds of a fragment lie together, and next to
// those of its neighbours: see multiply_arranged.glsl.j2. Rows (m of A, n of B) and k past the matrix are zero.
//
// A workgroup copies BLOCK x BLOCK fragments, by way of shared memory.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_memory_scope_semantics : require
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_bfloat16 : require
#extension GL_KHR_cooperative_matrix : require
#extension GL_EXT_spirv_intrinsics : require
#extension GL_KHR_shader_subgroup_basic : require
#pragma use_vulkan_memory_model

// The library knows these by number.
layout(constant_id = 0) const uint32_t INVOCATIONS = 128u; // in a workgroup
layout(constant_id = 1) const uint32_t FRAGMENT_M = 16u; // cooperative matrix size
layout(constant_id = 2) const uint32_t FRAGMENT_N = 16u;
layout(constant_id = 3) const uint32_t FRAGMENT_K = 16u;
layout(local_size_x_id = 0) in;

const uint32_t SIZE = 2u;      // bytes of an element
const uint32_t VECTOR = 16u / SIZE; // elements
const uint32_t BLOCK = 4u;     // subgroups, a row of fragments each, and steps along k
const uint32_t SUBGROUP_SIZE = INVOCATIONS / BLOCK;
const uint32_t EXTENT = BLOCK * FRAGMENT_M; // rows, columns and k of a block, as fragments are as long as wide
const uint32_t LINE_VECTORS = EXTENT / VECTOR;
const uint32_t STRIDE = LINE_VECTORS + 1u; // 16 bytes between lines, against bank conflicts
const uint32_t VECTORS = EXTENT * LINE_VECTORS / INVOCATIONS; // of an invocation

// Two elements and the word that holds them: OpBitcast.
spirv_instruction(id = 124) bf16vec2 as_pair(uint word);
spirv_instruction(id = 124) uint as_word(bf16vec2 pair);

layout(push_constant, std430) uniform push_constants
{
    uint32_t from[2]; // addresses, low word first
    uint32_t to[2];
    uint32_t rows, depth;                     // of a matrix: m of A, n of B; k
    uint32_t leading_dimension, batch_stride; // of `from`, elements
    uint32_t all_rows, steps;                 // of a copied matrix, fragments
    uint32_t strip;                           // fragments along the rows of a strip
    uint32_t batch_count;
    uint32_t is_b, along_k; // whether it is B, and k is contiguous in `from`
};

layout(buffer_reference, std430, buffer_reference_align = 2) readonly buffer elements
{
    uint16_t x[];
};
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer source_vectors
{
    uvec4 x[];
};
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer vectors
{
    uvec4 x[];
};

#include "bytes.glsl"

#include "arrange_block-bf16-amd.glsl"

void main()
{
    uint32_t workgroup = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint32_t row_blocks = (all_rows + BLOCK - 1u) / BLOCK;
    uint32_t step_blocks = (steps + BLOCK - 1u) / BLOCK;
    uint32_t matrix = workgroup / (row_blocks * step_blocks);
    if (matrix >= batch_count)
    {
        return;
    }
    uint32_t in_matrix = workgroup % (row_blocks * step_blocks);
    uint32_t row = (along_k != 0u ? in_matrix / step_blocks : in_matrix % row_blocks) * BLOCK; // fragments, as this:
    uint32_t step = (along_k != 0u ? in_matrix % step_blocks : in_matrix / row_blocks) * BLOCK;
    fetch_block(matrix, row * FRAGMENT_M, step * FRAGMENT_M);
    barrier();
    row += gl_SubgroupID;
    uvec2 destination = add(words(to), span(matrix, all_rows * steps * SUBGROUP_SIZE, 16u));
    [[unroll]] for (uint32_t s = 0u; s < BLOCK; ++s)
    {
        if (row < all_rows && step + s < steps)
        {
            uint32_t line = (along_k != 0u ? gl_SubgroupID : s) * FRAGMENT_M;
            uint32_t column = (along_k != 0u ? s : gl_SubgroupID) * FRAGMENT_M;
            uint32_t begin = line * STRIDE + column / 8u;
            uint32_t fragment = (row / strip * steps + step + s) * strip + row % strip;
            uvec2 place = add(destination, span(fragment * ARRANGED_VECTORS, 1u, 16u));
            if (is_b != 0u)
            {
                store_b(begin, place);
            }
            else
            {
                store_a(begin, place);
            }
        }
    }
}
