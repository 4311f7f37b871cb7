const uint32_t SLOTS = TEAMS / PARTS; // rows that are summed at once

shared uint32_t offsets_of_rows[SLOTS + 1u];

void load_offsets(sk_tiles tiles, uint32_t first, uint32_t count)
{
    for (uint32_t i = gl_LocalInvocationIndex; i <= count; i += INVOCATIONS)
    {
        offsets_of_rows[i] = sk_tile_begin(tiles, first + i);
    }
}

// Adds what is staged of [begin, end) to the sums of a row's part. Atoms [first, last) are staged.
void add_staged(inout SUM sums[MOST_COLUMNS], uint32_t begin, uint32_t end, uint32_t first, uint32_t last,
    uint32_t block)
{
    uint32_t part = SELF / LANES % PARTS;
    uint32_t from = min(max(begin, first), last) - first, to = min(max(end, first), last) - first;
    add_atoms(sums, from + part, to, PARTS, block);
}

// Computes `count` rows, at most SLOTS. All invocations meet.
void compute_rows(sk_tiles tiles, uint32_t row, uint32_t count, uint32_t block)
{
    uint32_t slot = SELF / LANES / PARTS, begin = 0u, end = 0u;
    load_offsets(tiles, row, count);
    barrier();
    uint32_t first = offsets_of_rows[0], last = max(offsets_of_rows[count], first);
    if (slot < count)
    {
        begin = offsets_of_rows[slot];
        end = offsets_of_rows[slot + 1u];
    }
    SUM sums[MOST_COLUMNS] = no_sums();
    while (first < last)
    {
        uint32_t atoms = min(last - first, ATOMS);
        stage_atoms(first, atoms, block);
        barrier();
        add_staged(sums, begin, end, first, first + atoms, block);
        barrier();
        first += atoms;
    }
    if (PARTS > 1u)
    {
        sums = add_parts(sums, SELF / LANES % PARTS);
    }
    if (slot < count && SELF / LANES % PARTS == 0u)
    {
        store_row(row + slot, block, sums);
    }
}

void main()
{
    sk_tiles tiles = make_tiles();
    sk_partition shares = sk_make_partition(tiles.tiles, arguments.workers, 0u);
    uint32_t block = find_block();
    if (is_behind_last(block) || gl_WorkGroupID.x >= shares.workers)
    {
        return;
    }
    uint32_t row = sk_partition_begin(shares, gl_WorkGroupID.x);
    uint32_t end = sk_partition_begin(shares, gl_WorkGroupID.x + 1u);
    while (row < end)
    {
        uint32_t count = min(SLOTS, end - row);
        compute_rows(tiles, row, count, block);
        row += count;
        barrier();
    }
}
