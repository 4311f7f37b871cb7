// Generated from templates/kernels/copy/transpose.comp.j2. Do not edit; run: ninja regen
//
// Packing for matrices that load fast only where k is contiguous: A or B is transposed, lines along m or n become lines
// along k, with zeros up to the end of each line's last 16 bytes. All types of 8 bits share it.
//
// Lines and columns are those of the copy: what is a column there is a line of the original. A workgroup writes a tile of
// TILE_LINES x TILE_COLUMNS.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "copy-s8.glsl"

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

void main()
{
    uint32_t workgroup = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint32_t tiles_along_lines = (lines + TILE_LINES - 1u) / TILE_LINES;
    uint32_t tiles = tiles_along_lines * ((length + TILE_COLUMNS - 1u) / TILE_COLUMNS); // of a matrix
    uint32_t matrix = workgroup / tiles;
    uint32_t line = workgroup % tiles % tiles_along_lines * TILE_LINES;
    uint32_t column = workgroup % tiles / tiles_along_lines * TILE_COLUMNS;
    if (matrix * lines >= all_lines)
    {
        return;
    }
    uvec2 source = add(words(from), span(matrix, batch_stride, SIZE));
    source = add(add(source, span(column, leading_dimension, SIZE)), span(line, 1u, SIZE));
    uvec2 destination = add(words(to), span(matrix * lines + line, packed_leading_dimension, SIZE));
    destination = add(destination, span(column, 1u, SIZE));
    bool whole = line + TILE_LINES <= lines && column + TILE_COLUMNS <= length;
    if (whole && (from[0] | leading_dimension | batch_stride) % VECTOR == 0u)
    {
        transpose_block(source, destination);
    }
    else if (line + gl_LocalInvocationIndex < lines)
    {
        turn_elements(source, destination, length - column);
    }
}
