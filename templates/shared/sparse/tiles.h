/* tiles.h - tiles and their atoms: the rows of a sparse matrix and their nonzeros, as row offsets tell them.
 *
 * Uses language.h, arithmetic.h. Must not know who works on them, or what an atom costs.
 * Words: Osama, Porumbescu, Owens: A Programming Model for GPU Load Balancing, PPoPP 2023 (arXiv:2301.04792).
 */

SK__STRUCT(sk__tiles)
{
    SK__TABLE offsets; /* tiles + 1 words: where each tile's atoms begin, and where the last one's end */
    uint32_t tiles;
    uint32_t atoms; /* tiles + atoms < 2^32; 0: no tile has any, and offsets are not read */
};

/* Where a tile's atoms begin; of the tile after the last one, where all end. Wrong offsets lead to no other atoms than
 * there are. */
SK__FUNCTION uint32_t sk__tile_begin(sk__tiles tiles, uint32_t tile)
{
    uint32_t begin = 0u;
    if (tiles.atoms > 0u)
    {
        begin = sk__min(sk__read_table(tiles.offsets, tile), tiles.atoms);
    }
    return begin;
}

/* Where a tile's atoms end: not before they begin. */
SK__FUNCTION uint32_t sk__tile_end(sk__tiles tiles, uint32_t tile)
{
    return sk__max(sk__tile_begin(tiles, tile), sk__tile_begin(tiles, tile + 1u));
}
