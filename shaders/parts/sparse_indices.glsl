#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#pragma use_vulkan_memory_model

const uint32_t INVOCATIONS = 128u;
layout(local_size_x = 128) in;

#include "arithmetic.glsl"

#include "bytes.glsl"

#include "sparse_words.glsl"

// How many of `count` words of a table, which do not decrease, are below a number.
uint32_t sk_count_below(uvec2 table, uint32_t count, uint32_t number)
{
    uint32_t low = 0u, high = count;
    while (low < high)
    {
        uint32_t middle = low + (high - low) / 2u;
        bool is_below = sk_read_table(table, middle) < number;
        low = is_below ? middle + 1u : low;
        high = is_below ? high : middle;
    }
    return low;
}

struct sk_index_arguments
{
    uint32_t offsets[2];     // row offsets: made, or checked
    uint32_t row_indices[2]; // only of a matrix that has these; otherwise 0
    uint32_t column_indices[2];
    uint32_t status[2]; // sk_sparse_status
    uint32_t rows;
    uint32_t columns;
    uint32_t nonzeros;
    uint32_t stage; // SK_INDEX_...
};

#define SK_INDEX_CLEAR 0u // the status
#define SK_INDEX_CHECK_CSR 1u
#define SK_INDEX_CHECK_COO 2u

// Words of sk_sparse_status: the least index of what is wrong, or SK_INDEX_FINE; and nonzeros of the longest row.
#define SK_INDEX_BAD_OFFSET 0u
#define SK_INDEX_BAD_ROW 1u
#define SK_INDEX_BAD_COLUMN 2u
#define SK_INDEX_LONGEST_ROW 3u
#define SK_INDEX_FINE 0xffffffffu

layout(push_constant, std430) uniform push_constants
{
    sk_index_arguments arguments;
};

#include "sparse_own.glsl"
