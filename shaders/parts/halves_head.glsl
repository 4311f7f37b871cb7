#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#pragma use_vulkan_memory_model

const uint32_t INVOCATIONS = 128u;
layout(local_size_x = 128) in;

#include "arithmetic.glsl"

#include "bytes.glsl"

#define SK_HALVES_LINES 32u   // of the tile of a workgroup that finds magnitudes, or writes halves
#define SK_HALVES_DEPTH 64u   // of k, of that tile
#define SK_MEND_TILE 32u      // rows and columns of D that a workgroup mends at once
#define SK_MEND_COLUMNS 256u  // of D that it has: a multiple
#define SK_HALVES_FIRST 14    // exponent of the largest element of a line of halves
#define SK_HALVES_LEAST (-40) // exponents of the largest element of a line that has halves
#define SK_HALVES_MOST 70

struct sk_magnitudes_arguments
{
    uint32_t from[2];
    uint32_t to[2]; // chunk after chunk, a word for each line: the largest ones, then the least but 0, less one
    uint32_t lines, depth;
    uint32_t line_stride, k_stride;
    uint32_t chunk; // of k, a multiple of SK_HALVES_DEPTH
    uint32_t chunks;
};

struct sk_halves_arguments
{
    uint32_t from[2];
    uint32_t to[2];         // for each line its halves, first all of a kind and then the others, of k each
    uint32_t magnitudes[2]; // of chunks
    uint32_t factors[2];    // of lines: by what their high halves are to be scaled, f32
    uint32_t low_factors[2];
    uint32_t flags[2]; // of lines: 1 if halves do not cover one, which then has zeros; otherwise 0
    uint32_t lines, depth;
    uint32_t line_stride, k_stride;
    uint32_t chunks;
    uint32_t k;         // a multiple of SK_HALVES_DEPTH; what is beyond the depth is 0
    uint32_t low_first; // the low halves come before the high ones
    uint32_t spread;    // binary orders from the largest to the least element of a line, at most, but for zeros
};

struct sk_mend_arguments
{
    uint32_t a[2], b[2], d[2];
    uint32_t flags_a[2], flags_b[2];
    uint32_t m, n, k;
    uint32_t row_a, k_a; // strides of A: from row to row, and from k to k; those of B and D:
    uint32_t k_b, column_b;
    uint32_t row_d, column_d;
};

layout(buffer_reference, std430, buffer_reference_align = 4) buffer single_words
{
    uint32_t x;
};

layout(buffer_reference, std430, buffer_reference_align = 8) buffer pairs_of_words
{
    uvec2 x;
};

uint32_t own_workgroup()
{
    return gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
}

uvec2 word_at(uvec2 address, uint32_t index)
{
    return add(address, span(index, 1u, 4u));
}
