// The worker's words and sums that sparse_carry.comp reads.
void store_carry(uint32_t row, uint32_t block, SUM carry[MOST_COLUMNS])
{
    if (gl_LocalInvocationIndex == 0u && block == 0u)
    {
        ended_row(gl_WorkGroupID.x).x = row;
    }
    for (uint32_t c = 0u; c < COLUMNS; ++c)
    {
        if (gl_LocalInvocationIndex < LANES && column_of(block, c) < arguments.n)
        {
            find_slot(gl_WorkGroupID.x, true, column_of(block, c)).x = carry[c];
        }
    }
}

void main()
{
    sk_tiles tiles = make_tiles();
    sk_partition shares = sk_make_merge_partition(tiles, arguments.workers);
    uint32_t block = find_block();
    if (is_behind_last(block) || gl_WorkGroupID.x >= shares.workers)
    {
        return;
    }
    uint32_t place = sk_partition_begin(shares, gl_WorkGroupID.x);
    uint32_t places = sk_partition_begin(shares, gl_WorkGroupID.x + 1u) - place;
    sk_merge_point from = find_point(tiles, place);
    uint32_t begun = sk_cuts_tile(tiles, from) ? from.tile : SK_NO_TILE;
    SUM carry[MOST_COLUMNS] = no_sums();
    for (uint32_t chunk = 0u; chunk < sk_divide_up(places, ATOMS); ++chunk)
    {
        uint32_t chunk_places = min(ATOMS, places - chunk * ATOMS);
        sk_merge_point to = stage_ends(tiles, from, chunk_places);
        if (to.atom > from.atom)
        {
            stage_atoms(from.atom, to.atom - from.atom, block);
        }
        clear_end_bits();
        if (IS_ALONE)
        {
            carry[0] = sum_chunk_alone(from, to, chunk_places, begun, block, carry[0]);
        }
        else
        {
            carry = sum_chunk(find_share(from, to, chunk_places), from, begun, block, carry);
        }
        from = to;
        barrier();
    }
    store_carry(begun < from.tile ? begun : SK_NO_TILE, block, carry);
}
