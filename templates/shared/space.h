/* space.h - the iteration space: which place in it belongs to which macro-tile.
 *
 * Uses arithmetic.h, and the table of language.h (in kernels that of base/table.glsl.j2). Must not know workers, nor
 * where a tile lies in D.
 * The tiles follow each other, and each has a place for every one of its units. A unit is a number of k-iterations that
 * are never parted. A tile without k-iterations has one place too, so that some worker runs its epilogue.
 * Where all tiles are alike, a division finds the tile of a place. Where they belong to several problems, the tiles of
 * each are alike, and a search finds the problem.
 */

SK__STRUCT(sk__space)
{
    uint32_t tiles;        /* macro-tiles of all batches, of all problems */
    uint32_t k_iterations; /* of each tile; as are units and places, it is read only if all tiles are alike */
    uint32_t unit;         /* k-iterations that are never parted; a tile's last unit may have fewer */
    uint32_t places;       /* derived: of each tile, one for each unit, at least 1 */
    uint32_t problems;     /* whose tiles the table describes; 0: all tiles are alike */
    SK__TABLE table;       /* SK__TABLE_ROW words a problem, described below, in the order in which they are dealt */
    uint32_t nearby;       /* row of it from which a search sets out: near the goal it is short */
};

/* A row of the table: what lies before the problem, and what its tiles are. */
#define SK__TABLE_TILES 0u        /* tiles of the rows before it */
#define SK__TABLE_PLACES 1u       /* places of the rows before it */
#define SK__TABLE_K_ITERATIONS 2u /* of each of its tiles */
#define SK__TABLE_PROBLEM 3u      /* its number */
#define SK__TABLE_ROW 4u          /* words of a row */

SK__STRUCT(sk__tile)
{
    uint32_t number;
    uint32_t k_iterations; /* 0 only where k is 0 */
    uint32_t first_place;
    uint32_t places;
    uint32_t row; /* of the table, */
    uint32_t problem;
};

/* The units of a tile of so many k-iterations; one for none. */
SK__FUNCTION uint32_t sk__count_places(uint32_t k_iterations, uint32_t unit)
{
    return sk__max(sk__divide_up(k_iterations, unit), 1u);
}

/* The space of tiles that are all alike. */
SK__FUNCTION sk__space sk__make_space(uint32_t tiles, uint32_t k_iterations, uint32_t unit)
{
    sk__space space;
    space.tiles = tiles;
    space.k_iterations = k_iterations;
    space.unit = unit;
    space.places = sk__count_places(k_iterations, unit);
    space.problems = 0u;
    space.table = SK__NO_TABLE;
    space.nearby = 0u;
    return space;
}

/* Words of a table that do not descend: every `stride`-th from `begin` on. */
SK__STRUCT(sk__column)
{
    SK__TABLE table;
    uint32_t begin;
    uint32_t stride;
    uint32_t count;
};

/* The last of a column's words that is at most `most`, or the first. From the nearby one on the search takes steps that
 * double, up or down, and then halves the last one. Returns early, so that spirv-opt keeps one function for all callers
 * (see schedule.h). */
SK__FUNCTION uint32_t sk__search_column(sk__column column, uint32_t nearby, uint32_t most)
{
    if (column.count <= 1u)
    {
        return 0u;
    }
    uint32_t first = sk__min(nearby, column.count - 1u), end = first + 1u, distance = 1u;
    while (first > 0u && sk__read_table(column.table, column.begin + first * column.stride) > most)
    {
        end = first;
        first -= sk__min(distance, first);
        distance *= 2u;
    }
    while (end < column.count && sk__read_table(column.table, column.begin + end * column.stride) <= most)
    {
        first = end;
        end += sk__min(distance, column.count - end);
        distance *= 2u;
    }
    while (end - first > 1u)
    {
        uint32_t middle = first + (end - first) / 2u;
        if (sk__read_table(column.table, column.begin + middle * column.stride) <= most)
        {
            first = middle;
        }
        else
        {
            end = middle;
        }
    }
    return first;
}

/* The last row before which a column of the table counts at most `most`: of a problem that has tiles, if any has so
 * many. */
SK__FUNCTION uint32_t sk__find_row(sk__space space, uint32_t column, uint32_t most)
{
    sk__column words;
    words.table = space.table;
    words.begin = column;
    words.stride = SK__TABLE_ROW;
    words.count = space.problems;
    return sk__search_column(words, space.nearby, most);
}

/* The first tile of a row's problem. */
SK__FUNCTION sk__tile sk__first_tile(sk__space space, uint32_t row)
{
    uint32_t words = row * SK__TABLE_ROW;
    sk__tile tile;
    tile.row = row;
    tile.number = sk__read_table(space.table, words + SK__TABLE_TILES);
    tile.first_place = sk__read_table(space.table, words + SK__TABLE_PLACES);
    tile.k_iterations = sk__read_table(space.table, words + SK__TABLE_K_ITERATIONS);
    tile.problem = sk__read_table(space.table, words + SK__TABLE_PROBLEM);
    tile.places = sk__count_places(tile.k_iterations, space.unit);
    return tile;
}

/* A tile by its number; of number `tiles`, which is none, the first place is the end of the space. */
SK__FUNCTION sk__tile sk__tile_at(sk__space space, uint32_t number)
{
    sk__tile tile;
    if (sk__lists_problems(space))
    {
        tile = sk__first_tile(space, sk__find_row(space, SK__TABLE_TILES, number));
        tile.first_place += (number - tile.number) * tile.places;
    }
    else
    {
        tile.k_iterations = space.k_iterations;
        tile.places = space.places;
        tile.first_place = number * space.places;
        tile.row = 0u;
        tile.problem = 0u;
    }
    tile.number = number;
    return tile;
}

/* The tile that has a place. */
SK__FUNCTION sk__tile sk__find_tile(sk__space space, uint32_t place)
{
    sk__tile tile;
    if (sk__lists_problems(space))
    {
        tile = sk__first_tile(space, sk__find_row(space, SK__TABLE_PLACES, place));
        uint32_t before = (place - tile.first_place) / tile.places;
        tile.number += before;
        tile.first_place += before * tile.places;
    }
    else
    {
        tile = sk__tile_at(space, place / space.places);
    }
    return tile;
}
