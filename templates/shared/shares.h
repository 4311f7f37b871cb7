/* shares.h - which tiles of several problems go whole, and what share of the others each worker gets.
 *
 * Uses grouped.h. Must not know who fills in the table.
 * Whole tiles are the last ones, in rounds of one for each worker. Where problems differ in k, their tiles are no equal
 * work: a worker's share of Stream-K is its balanced target minus its whole tiles. Rounds are dropped until no worker
 * has more whole tiles than its target. The shares then lie in a table: the place at which each worker's begins, and
 * where the last one ends. Where all tiles are alike, shares are even, and there is no table.
 * Work is measured by weight: a tile weighs its places, and as many more as it costs to start and write it.
 */

#define SK__WAVES_NONE 0u     /* no tile is dealt by the place */
#define SK__WAVES_ALL 0x1fffu /* all are */
#define SK__MOST_WAVES 0x1ffeu
#define SK__MOST_TILE_WEIGHT 0xffffu
#define SK__ANY_LEAST 0xffffu /* no share has so many places */

SK__STRUCT(sk__sharing)
{
    uint32_t tiles; /* of all problems, */
    uint32_t places;
    uint32_t workers;
    uint32_t waves;       /* see sk__count_grouped_stream_k_tiles(); or SK__WAVES_... */
    uint32_t least;       /* places of a share that does not end in the tile in which it begins */
    uint32_t tile_weight; /* what a tile weighs besides its places */
    uint32_t weight;      /* derived: of all tiles */
    uint32_t least_k;     /* k-iterations of a tile, */
    uint32_t most_k;
};

/* Tiles that are dealt by the place at least: what whole tiles leave over, and waves - 1 full waves of workers with it.
 */
SK__FUNCTION uint32_t sk__count_grouped_stream_k_tiles(uint32_t tiles, uint32_t workers, uint32_t waves)
{
    uint32_t left_over = tiles % workers;
    uint32_t full = waves == SK__WAVES_NONE ? 0u : sk__multiply_saturated(waves - 1u, workers);
    uint32_t stream_k = sk__min(sk__add_saturated(left_over, full), tiles);
    if (waves == SK__WAVES_NONE || (waves != SK__WAVES_ALL && left_over == 0u))
    {
        stream_k = 0u;
    }
    return waves == SK__WAVES_ALL ? tiles : stream_k;
}

/* Whether shares are even, so that none is listed. */
SK__FUNCTION bool sk__are_shares_even(sk__sharing sharing)
{
    return sharing.waves == SK__WAVES_NONE || sharing.least_k >= sharing.most_k;
}

/* Fills in the weight of all tiles. Where 32 bits do not count it, only places weigh. */
SK__FUNCTION sk__sharing sk__weigh_tiles(sk__sharing sharing)
{
    sharing.weight = sk__add_saturated(sharing.places, sk__multiply_saturated(sharing.tiles, sharing.tile_weight));
    if (sharing.weight == 0xffffffffu)
    {
        sharing.tile_weight = 0u;
        sharing.weight = sharing.places;
    }
    return sharing;
}

/* The places of the tiles before one of them; without tiles the table of the space has no row. */
SK__FUNCTION uint32_t sk__count_places_before(sk__space space, sk__sharing sharing, uint32_t tiles)
{
    uint32_t places = sharing.places;
    if (tiles < sharing.tiles)
    {
        places = sk__tile_at(space, tiles).first_place;
    }
    return places;
}

/* How tiles of one problem go whole: to every worker so many, and one more to each of workers [begin, end). Where end
 * is less than begin, workers [end, begin) have one less instead. */
SK__STRUCT(sk__dealt)
{
    uint32_t every;
    uint32_t begin;
    uint32_t end; /* below the number of workers */
};

/* Of tiles [begin, end) those from `stream_k_tiles` on. */
SK__FUNCTION sk__dealt sk__deal_whole(uint32_t begin, uint32_t end, uint32_t stream_k_tiles, uint32_t workers)
{
    uint32_t from = sk__max(begin, stream_k_tiles);
    uint32_t count = end > from ? end - from : 0u;
    sk__dealt dealt;
    dealt.every = count / workers;
    dealt.begin = (from - stream_k_tiles) % workers;
    dealt.end = dealt.begin + (count - dealt.every * workers);
    if (dealt.end >= workers)
    {
        dealt.end -= workers;
        dealt.every += 1u;
    }
    return dealt;
}

/* The weight before a worker's target. */
SK__FUNCTION uint32_t sk__target_begin(sk__sharing sharing, uint32_t worker)
{
    return sk__share_begin(sharing.weight, sharing.workers, worker);
}

/* Whether a worker's target leaves it a share beside whole tiles of a weight. A share of the least places, or more, has
 * no neighbour that begins in the same tile nearer than that. */
SK__FUNCTION bool sk__leaves_share(sk__sharing sharing, uint32_t worker, uint32_t whole)
{
    uint32_t target = sk__target_begin(sharing, worker + 1u) - sk__target_begin(sharing, worker);
    return sharing.least < SK__ANY_LEAST && target >= whole && target - whole >= sharing.least;
}

/* The weight of the tiles before a row of the table. */
SK__FUNCTION uint32_t sk__weight_before(sk__space space, uint32_t tile_weight, uint32_t row)
{
    uint32_t tiles = sk__read_table(space.table, row * SK__TABLE_ROW + SK__TABLE_TILES);
    uint32_t places = sk__read_table(space.table, row * SK__TABLE_ROW + SK__TABLE_PLACES);
    return sk__add_saturated(places, sk__multiply_saturated(tiles, tile_weight));
}

/* The place before which tiles weigh so much: inside a tile, or its first one while only its start is weighed. */
SK__FUNCTION uint32_t sk__place_of_weight(sk__space space, uint32_t tile_weight, uint32_t weight)
{
    uint32_t row = 0u, end = space.problems;
    while (end - row > 1u)
    {
        uint32_t middle = row + (end - row) / 2u;
        if (sk__weight_before(space, tile_weight, middle) <= weight)
        {
            row = middle;
        }
        else
        {
            end = middle;
        }
    }
    sk__tile tile = sk__first_tile(space, row);
    uint32_t left = weight - sk__weight_before(space, tile_weight, row);
    uint32_t tiles = left / (tile.places + tile_weight);
    left -= tiles * (tile.places + tile_weight);
    return tile.first_place + tiles * tile.places + (left > tile_weight ? left - tile_weight : 0u);
}
