/* rectangle.h - a tile map: in which order tile numbers walk the rows and columns of a rectangle of macro-tiles.
 *
 * Uses arithmetic.h. Must not know which worker computes a tile.
 * A tile map has three functions: they count its tiles, locate a tile, and locate a part of a tile.
 * Tiles are numbered batch by batch. Within a batch they fill strips `width` tiles wide, so that tiles computed at the
 * same time share operands in cache; a last strip may be narrower (no padding tiles). Where tiles are cut into smaller
 * ones for another kernel, those of one tile have consecutive numbers.
 */

SK__STRUCT(sk__tile_position)
{
    uint32_t batch;
    uint32_t row;    /* in tiles */
    uint32_t column; /* in tiles */
};

SK__STRUCT(sk__rectangle)
{
    uint32_t rows;    /* of tiles, in one batch */
    uint32_t columns; /* of tiles */
    uint32_t width;   /* of a strip, in tiles */
    uint32_t along_m; /* strips are `width` columns wide and run along m; otherwise `width` rows, along n */
};

/* Tiles of one batch, which fit 32 bits. */
SK__FUNCTION uint32_t sk__count_rectangle(sk__rectangle map)
{
    return map.rows * map.columns;
}

SK__FUNCTION sk__tile_position sk__locate_in_rectangle(sk__rectangle map, uint32_t tile)
{
    uint32_t across = map.along_m != 0u ? map.columns : map.rows;
    uint32_t along = map.along_m != 0u ? map.rows : map.columns;
    uint32_t strip = sk__min(map.width, across); /* so that the tiles of a strip fit 32 bits */
    uint32_t of_batch = sk__count_rectangle(map);
    sk__tile_position position;
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
    uint32_t width = sk__min(strip, across - first);
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

/* The same for tiles that each of the map's is cut into, row by row. Beyond a ragged edge some lie outside D. */
SK__FUNCTION sk__tile_position sk__locate_part(sk__rectangle map, uint32_t parts_m, uint32_t parts_n, uint32_t tile)
{
    uint32_t parts = parts_m * parts_n;
    uint32_t part = tile % parts;
    sk__tile_position position = sk__locate_in_rectangle(map, tile / parts);
    position.row = position.row * parts_m + part / parts_n;
    position.column = position.column * parts_n + part % parts_n;
    return position;
}
