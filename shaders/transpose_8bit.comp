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

#include "transpose_tile-s8.glsl"

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
