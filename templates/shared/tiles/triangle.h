/* triangle.h - a tile map: the macro-tiles that hold something of a triangle of a square matrix, and their order.
 *
 * Uses arithmetic.h, tiles/rectangle.h for the position, and sk__guess_group() of language.h (kernels have their own).
 * Must not know which worker computes a tile.
 * A band is a row of tiles of a lower triangle, or a column of tiles of an upper one. It has the tiles from the
 * matrix's edge to the diagonal. Bands that follow each other form a group, whose elements are a multiple of both sides
 * of a tile: so every group has as many tiles more than the one before, and a closed form counts them. Only the
 * matrix's end may cut the last group short.
 * The tiles are numbered batch by batch, and group by group. In a group they are walked like a strip of a rectangle up
 * to the diagonal block, so that tiles computed at the same time share operands in cache; then band by band.
 */

#define SK__TRIANGLE_NONE 0u
#define SK__TRIANGLE_LOWER 1u
#define SK__TRIANGLE_UPPER 2u

SK__STRUCT(sk__triangle)
{
    uint32_t extent;  /* rows of the matrix, which are as many as its columns; elements, as are */
    uint32_t height;  /* of a band, */
    uint32_t stride;  /* from a tile to the next along its band, */
    uint32_t depth;   /* of a group */
    uint32_t bands;   /* of a group */
    uint32_t columns; /* tiles along each band between one group and the next */
    uint32_t block;   /* tiles of a diagonal block: all that the first group has */
    bool upper;
};

/* `bands` of a group are a multiple of those whose elements both sides of a tile divide: `periods` times as many. A
 * block of bands x columns tiles has those below its diagonal, and those that the diagonal crosses. */
SK__FUNCTION sk__triangle sk__make_triangle(uint32_t extent, uint32_t tile_m, uint32_t tile_n, uint32_t bands,
                                            uint32_t periods, bool upper)
{
    sk__triangle map;
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

/* The tiles before a group, if 32 bits count them: each group has bands * columns more than the one before. */
SK__FUNCTION uint32_t sk__count_before_group(sk__triangle map, uint32_t group)
{
    uint32_t pairs = group % 2u == 0u ? group / 2u * (group - 1u) : (group - 1u) / 2u * group;
    return map.block * group + map.bands * map.columns * pairs;
}

/* Groups that the matrix's end does not cut. */
SK__FUNCTION uint32_t sk__count_whole_groups(sk__triangle map)
{
    return map.extent / map.depth;
}

/* Bands of a group: fewer if it is cut. */
SK__FUNCTION uint32_t sk__count_bands(sk__triangle map, uint32_t group)
{
    return sk__min(sk__divide_up(map.extent - group * map.depth, map.height), map.bands);
}

/* Tiles that a band of a group has in the diagonal block. */
SK__FUNCTION uint32_t sk__count_in_block(sk__triangle map, uint32_t group, uint32_t band)
{
    return sk__divide_up(sk__min((band + 1u) * map.height, map.extent - group * map.depth), map.stride);
}

/* Tiles of one batch, if 32 bits count them. */
SK__FUNCTION uint32_t sk__count_triangle(sk__triangle map)
{
    uint32_t group = sk__count_whole_groups(map);
    uint32_t bands = sk__count_bands(map, group);
    uint32_t tiles = sk__count_before_group(map, group) + bands * group * map.columns;
    for (uint32_t band = 0u; band < bands; ++band)
    {
        tiles += sk__count_in_block(map, group, band);
    }
    return tiles;
}

/* The group of a tile. The guess may be anything: it only has to be near for this to be fast. */
SK__FUNCTION uint32_t sk__find_group(sk__triangle map, uint32_t tile, uint32_t guess)
{
    uint32_t last = sk__count_whole_groups(map);
    uint32_t group = sk__min(guess, last);
    while (sk__count_before_group(map, group) > tile)
    {
        --group;
    }
    while (group < last && tile - sk__count_before_group(map, group) >= map.block + group * map.columns * map.bands)
    {
        ++group;
    }
    return group;
}

/* The tiles of a lower triangle; the bands of an upper one are columns. */
SK__FUNCTION sk__tile_position sk__locate_band(sk__triangle map, uint32_t band, uint32_t along)
{
    sk__tile_position position;
    position.batch = 0u;
    position.row = map.upper ? along : band;
    position.column = map.upper ? band : along;
    return position;
}

/* A tile of the first batch. */
SK__FUNCTION sk__tile_position sk__locate_in_batch(sk__triangle map, uint32_t tile)
{
    uint32_t guess = sk__guess_group(map.block, map.bands * map.columns, tile);
    uint32_t group = sk__find_group(map, tile, guess);
    uint32_t bands = sk__count_bands(map, group);
    uint32_t in_group = tile - sk__count_before_group(map, group);
    uint32_t before = group * map.columns; /* tiles of each band before the diagonal block */
    uint32_t band = 0u, along = 0u;
    if (in_group < bands * before)
    {
        along = in_group / bands;
        band = in_group - along * bands;
    }
    else
    {
        along = in_group - bands * before;
        while (band + 1u < bands && along >= sk__count_in_block(map, group, band))
        {
            along -= sk__count_in_block(map, group, band);
            ++band;
        }
        along += before;
    }
    return sk__locate_band(map, group * map.bands + band, along);
}

/* A tile by its number. A number beyond the last tile gives some position, and the search for it ends. */
SK__FUNCTION sk__tile_position sk__locate_in_triangle(sk__triangle map, uint32_t tile)
{
    uint32_t batch = 0u;
    if (tile >= sk__count_before_group(map, sk__count_whole_groups(map)))
    {
        uint32_t tiles = sk__max(sk__count_triangle(map), 1u);
        batch = tile / tiles;
        tile -= batch * tiles;
    }
    sk__tile_position position = sk__locate_in_batch(map, tile);
    position.batch = batch;
    return position;
}
