layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer source_vectors
{
    uvec4 x[];
};

const uint32_t TILE_LINES = 128u;
const uint32_t TILE_COLUMNS = 256u;

#include "transposed.glsl"

// Of a whole tile, VECTOR x VECTOR elements an invocation. Neighbours read 128 bytes, and write 64, that lie together.
void transpose_block(uvec2 source, uvec2 destination)
{
    uint32_t line = gl_LocalInvocationIndex % (TILE_LINES / VECTOR) * VECTOR;
    uint32_t column = gl_LocalInvocationIndex / (TILE_LINES / VECTOR) * VECTOR;
    uvec4 block[VECTOR]; // a column each
    [[unroll]] for (uint32_t i = 0u; i < VECTOR; ++i)
    {
        block[i] = source_vectors(source).x[((column + i) * leading_dimension + line) / VECTOR];
    }
    [[unroll]] for (uint32_t i = 0u; i < VECTOR; i += 4u)
    {
        uvec4 quads[4]; // four columns of four lines each
        [[unroll]] for (uint32_t j = 0u; j < 4u; ++j)
        {
            uint32_t first = 4u * j;
            quads[j] = transposed(uvec4(block[first][i / 4u], block[first + 1u][i / 4u], block[first + 2u][i / 4u],
                                        block[first + 3u][i / 4u]));
        }
        [[unroll]] for (uint32_t j = 0u; j < 4u; ++j)
        {
            vectors(destination).x[((line + i + j) * packed_leading_dimension + column) / VECTOR] =
                uvec4(quads[0][j], quads[1][j], quads[2][j], quads[3][j]);
        }
    }
}

// VECTOR elements of a line, those past the last one zero.
uvec4 gather(uvec2 source, uint32_t line, uint32_t column, uint32_t columns_left)
{
    uvec4 bits = uvec4(0u);
    [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
    {
        if (column + e < columns_left)
        {
            bits[e / 4u] |= uint(elements(source).x[(column + e) * leading_dimension + line]) << (8u * (e % 4u));
        }
    }
    return bits;
}

// Of a tile that may reach past the matrix, or lies anywhere, a line an invocation, so that neighbours read bytes that lie
// together.
void turn_elements(uvec2 source, uvec2 destination, uint32_t columns_left)
{
    uint32_t line = gl_LocalInvocationIndex;
    for (uint32_t column = 0u; column < min(columns_left, TILE_COLUMNS); column += VECTOR)
    {
        vectors(destination).x[(line * packed_leading_dimension + column) / VECTOR] = gather(source, line, column, columns_left);
    }
}
