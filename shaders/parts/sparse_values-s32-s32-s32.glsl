// Values of sparse matrices, and elements of dense ones.
#define SUM int

const uint32_t INVOCATIONS = 128u;
layout(local_size_x = 128) in;

const uint32_t SIZE = 4u; // bytes

#include "arithmetic.glsl"

#include "bytes.glsl"

#include "sparse_words.glsl"

layout(buffer_reference, std430, buffer_reference_align = 4) buffer elements
{
    int x;
};

#include "sparse_multiply.glsl"

// Alpha or beta. Both parts of a complex number are scaled by it.
SUM factor(uint32_t bits)
{
    return int(bits);
}

// Where an element of a dense matrix lies.
uvec2 element_at(uvec2 address, bool transposed, uint32_t row, uint32_t column, uint32_t leading_dimension)
{
    uvec2 line = add(address, span(transposed ? column : row, leading_dimension, SIZE));
    return at(line, transposed ? row : column, SIZE);
}
