// Generated from templates/kernels/probes/triangle.comp.j2. Do not edit; run: ninja regen
//
// Writes down where tiles of a triangle lie: of each entry of a list, the tile is x; its row, column and batch become y, z, w.
//
// Workgroups: any number, in x, each of 64 entries.
// Constants: 0 TILE_M, 1 TILE_N, elements; 2 PERIODS of a group, 3 UPPER, as in sk_make_triangle().
// Push constants: as in push_constants, 20 bytes.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#pragma use_vulkan_memory_model

layout(constant_id = 0) const uint32_t TILE_M = 1u;
layout(constant_id = 1) const uint32_t TILE_N = 1u;
layout(constant_id = 2) const uint32_t PERIODS = 1u;
layout(constant_id = 3) const bool UPPER = false;
layout(local_size_x = 64) in;

#include "arithmetic.glsl"

struct sk_tile_position
{
    uint32_t batch;
    uint32_t row;    // in tiles
    uint32_t column; // in tiles
};

struct sk_rectangle
{
    uint32_t rows;    // of tiles, in one batch
    uint32_t columns; // of tiles
    uint32_t width;   // of a strip, in tiles
    uint32_t along_m; // strips are `width` columns wide and run along m; otherwise `width` rows, along n
};

// Tiles of one batch, which fit 32 bits.
uint32_t sk_count_rectangle(sk_rectangle map)
{
    return map.rows * map.columns;
}

sk_tile_position sk_locate_in_rectangle(sk_rectangle map, uint32_t tile)
{
    uint32_t across = map.along_m != 0u ? map.columns : map.rows;
    uint32_t along = map.along_m != 0u ? map.rows : map.columns;
    uint32_t strip = sk_min(map.width, across); // so that the tiles of a strip fit 32 bits
    uint32_t of_batch = sk_count_rectangle(map);
    sk_tile_position position;
    position.batch = 0u;
    if (tile >= of_batch)
    {
        position.batch = tile / of_batch;
    }
    uint32_t in_batch = tile - position.batch * of_batch;
    uint32_t first = 0u;
    if (in_batch >= strip * along)
    {
        first = in_batch / (strip * along) * strip;
    }
    uint32_t width = sk_min(strip, across - first);
    uint32_t in_strip = in_batch - first * along;
    uint32_t position_along = in_strip;
    if (width > 1u)
    {
        position_along = in_strip / width;
    }
    uint32_t position_across = first + (in_strip - position_along * width);
    position.row = map.along_m != 0u ? position_along : position_across;
    position.column = map.along_m != 0u ? position_across : position_along;
    return position;
}

// The same for tiles that each of the map's is cut into, row by row. Beyond a ragged edge some lie outside D.
sk_tile_position sk_locate_part(sk_rectangle map, uint32_t parts_m, uint32_t parts_n, uint32_t tile)
{
    uint32_t parts = parts_m * parts_n;
    uint32_t part = tile % parts;
    sk_tile_position position = sk_locate_in_rectangle(map, tile / parts);
    position.row = position.row * parts_m + part / parts_n;
    position.column = position.column * parts_n + part % parts_n;
    return position;
}

#include "guess.glsl"

#define SK_TRIANGLE_NONE 0u
#define SK_TRIANGLE_LOWER 1u
#define SK_TRIANGLE_UPPER 2u

struct sk_triangle
{
    uint32_t extent;  // rows of the matrix, which are as many as its columns; elements, as are
    uint32_t height;  // of a band,
    uint32_t stride;  // from a tile to the next along its band,
    uint32_t depth;   // of a group
    uint32_t bands;   // of a group
    uint32_t columns; // tiles along each band between one group and the next
    uint32_t block;   // tiles of a diagonal block: all that the first group has
    bool upper;
};

// `bands` of a group are a multiple of those whose elements both sides of a tile divide: `periods` times as many. A
// block of bands x columns tiles has those below its diagonal, and those that the diagonal crosses.
sk_triangle sk_make_triangle(uint32_t extent, uint32_t tile_m, uint32_t tile_n, uint32_t bands,
                                            uint32_t periods, bool upper)
{
    sk_triangle map;
    map.extent = extent;
    map.height = upper ? tile_n : tile_m;
    map.stride = upper ? tile_m : tile_n;
    map.depth = bands * map.height;
    map.bands = bands;
    map.columns = map.depth / map.stride;
    map.block = (bands * map.columns + bands + map.columns - periods) / 2u;
    map.upper = upper;
    return map;
}

// The tiles before a group, if 32 bits count them: each group has bands * columns more than the one before.
uint32_t sk_count_before_group(sk_triangle map, uint32_t group)
{
    uint32_t pairs = group % 2u == 0u ? group / 2u * (group - 1u) : (group - 1u) / 2u * group;
    return map.block * group + map.bands * map.columns * pairs;
}

// Groups that the matrix's end does not cut.
uint32_t sk_count_whole_groups(sk_triangle map)
{
    return map.extent / map.depth;
}

// Bands of a group: fewer if it is cut.
uint32_t sk_count_bands(sk_triangle map, uint32_t group)
{
    return sk_min(sk_divide_up(map.extent - group * map.depth, map.height), map.bands);
}

// Tiles that a band of a group has in the diagonal block.
uint32_t sk_count_in_block(sk_triangle map, uint32_t group, uint32_t band)
{
    return sk_divide_up(sk_min((band + 1u) * map.height, map.extent - group * map.depth), map.stride);
}

// Tiles of one batch, if 32 bits count them.
uint32_t sk_count_triangle(sk_triangle map)
{
    uint32_t group = sk_count_whole_groups(map);
    uint32_t bands = sk_count_bands(map, group);
    uint32_t tiles = sk_count_before_group(map, group) + bands * group * map.columns;
    for (uint32_t band = 0u; band < bands; ++band)
    {
        tiles += sk_count_in_block(map, group, band);
    }
    return tiles;
}

// The group of a tile. The guess may be anything: it only has to be near for this to be fast.
uint32_t sk_find_group(sk_triangle map, uint32_t tile, uint32_t guess)
{
    uint32_t last = sk_count_whole_groups(map);
    uint32_t group = sk_min(guess, last);
    while (sk_count_before_group(map, group) > tile)
    {
        --group;
    }
    while (group < last && tile - sk_count_before_group(map, group) >= map.block + group * map.columns * map.bands)
    {
        ++group;
    }
    return group;
}

// The tiles of a lower triangle; the bands of an upper one are columns.
sk_tile_position sk_locate_band(sk_triangle map, uint32_t band, uint32_t along)
{
    sk_tile_position position;
    position.batch = 0u;
    position.row = map.upper ? along : band;
    position.column = map.upper ? band : along;
    return position;
}

// A tile of the first batch.
sk_tile_position sk_locate_in_batch(sk_triangle map, uint32_t tile)
{
    uint32_t guess = sk_guess_group(map.block, map.bands * map.columns, tile);
    uint32_t group = sk_find_group(map, tile, guess);
    uint32_t bands = sk_count_bands(map, group);
    uint32_t in_group = tile - sk_count_before_group(map, group);
    uint32_t before = group * map.columns; // tiles of each band before the diagonal block
    uint32_t band = 0u, along = 0u;
    if (in_group < bands * before)
    {
        along = in_group / bands;
        band = in_group - along * bands;
    }
    else
    {
        along = in_group - bands * before;
        while (band + 1u < bands && along >= sk_count_in_block(map, group, band))
        {
            along -= sk_count_in_block(map, group, band);
            ++band;
        }
        along += before;
    }
    return sk_locate_band(map, group * map.bands + band, along);
}

// A tile by its number. A number beyond the last tile gives some position, and the search for it ends.
sk_tile_position sk_locate_in_triangle(sk_triangle map, uint32_t tile)
{
    uint32_t batch = 0u;
    if (tile >= sk_count_before_group(map, sk_count_whole_groups(map)))
    {
        uint32_t tiles = sk_max(sk_count_triangle(map), 1u);
        batch = tile / tiles;
        tile -= batch * tiles;
    }
    sk_tile_position position = sk_locate_in_batch(map, tile);
    position.batch = batch;
    return position;
}

layout(buffer_reference, std430, buffer_reference_align = 16) buffer entries
{
    uvec4 x[];
};

layout(push_constant, std430) uniform push_constants
{
    uvec2 list; // address
    uint32_t extent;
    uint32_t count;
    uint32_t bands; // of a group
};

void main()
{
    if (gl_GlobalInvocationID.x < count)
    {
        sk_triangle map = sk_make_triangle(extent, TILE_M, TILE_N, bands, PERIODS, UPPER);
        uint32_t tile = entries(list).x[gl_GlobalInvocationID.x].x;
        sk_tile_position position = sk_locate_in_triangle(map, tile);
        entries(list).x[gl_GlobalInvocationID.x] = uvec4(tile, position.row, position.column, position.batch);
    }
}
