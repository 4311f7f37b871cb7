// The up to AHEAD atoms of a part from one on, PARTS apart. Loads do not depend on conditions, so that many are under
// way: behind the last atom, that is loaded again.
bundle load_bundle(uint32_t first, uint32_t count)
{
    bundle atoms;
    [[unroll]] for (uint32_t i = 0u; i < AHEAD; ++i)
    {
        uint32_t atom = first + min(i, count - 1u) * PARTS;
        atoms.rows[i] = load_column(atom);
        atoms.values[i] = load_value(atom);
    }
    return atoms;
}

// The sums of a part's atoms of [begin, end).
SUM[MOST_COLUMNS] sum_part(uint32_t begin, uint32_t end, uint32_t part, uint32_t block)
{
    SUM sums[MOST_COLUMNS] = no_sums();
    uint32_t count = sk_count_strided(end - begin, PARTS, part), left = count;
    for (uint32_t first = begin + part; left > 0u; left -= min(left, AHEAD), first += AHEAD * PARTS)
    {
        uint32_t now = min(left, AHEAD);
        add_products(sums, load_bundle(first, now), now, block);
    }
    return sums;
}

void main()
{
    sk_tiles tiles = make_tiles();
    uint32_t block = find_block();
    uint32_t team = SELF / LANES;
    uint32_t part = team % PARTS;
    uint32_t worker = gl_WorkGroupID.x * (TEAMS / PARTS) + team / PARTS;
    uint32_t count = sk_count_strided(tiles.tiles, arguments.workers, worker);
    if (worker >= arguments.workers)
    {
        count = 0u;
    }
    if (is_behind_last(block))
    {
        return;
    }
    for (uint32_t i = 0u; i < sk_divide_up(tiles.tiles, arguments.workers); ++i)
    {
        uint32_t row = worker + i * arguments.workers;
        uint32_t begin = 0u, end = 0u;
        if (i < count)
        {
            begin = sk_tile_begin(tiles, row);
            end = sk_tile_end(tiles, row);
        }
        SUM sums[MOST_COLUMNS] = sum_part(begin, end, part, block);
        if (PARTS > 1u)
        {
            sums = add_parts(sums, part);
        }
        if (i < count && part == 0u)
        {
            store_row(row, block, sums);
        }
    }
}
