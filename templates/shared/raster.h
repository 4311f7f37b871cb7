/* raster.h - in which order tile numbers walk the rows and columns of macro-tiles.
 *
 * Uses partition.h. Must not know which worker computes a tile.
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

SK__STRUCT(sk__raster)
{
    uint32_t rows;    /* of tiles, in one batch */
    uint32_t columns; /* of tiles */
    uint32_t width;   /* of a strip, in tiles */
    uint32_t along_m; /* strips are `width` columns wide and run along m; otherwise `width` rows, along n */
};

SK__FUNCTION sk__tile_position sk__locate_tile(sk__raster raster, uint32_t tile)
{
    uint32_t across = raster.along_m != 0u ? raster.columns : raster.rows;
    uint32_t along = raster.along_m != 0u ? raster.rows : raster.columns;
    uint32_t strip = sk__min(raster.width, across); /* so that the tiles of a strip fit 32 bits */
    sk__tile_position position;
    position.batch = 0u;
    if (tile >= across * along)
    {
        position.batch = tile / (across * along);
    }
    uint32_t in_batch = tile - position.batch * across * along;
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
    position.row = raster.along_m != 0u ? position_along : position_across;
    position.column = raster.along_m != 0u ? position_across : position_along;
    return position;
}

/* The same for tiles that each of the raster's is cut into, row by row. Beyond a ragged edge some lie outside D. */
SK__FUNCTION sk__tile_position sk__locate_part(sk__raster raster, uint32_t parts_m, uint32_t parts_n, uint32_t tile)
{
    uint32_t parts = parts_m * parts_n;
    uint32_t part = tile % parts;
    sk__tile_position position = sk__locate_tile(raster, tile / parts);
    position.row = position.row * parts_m + part / parts_n;
    position.column = position.column * parts_n + part % parts_n;
    return position;
}
