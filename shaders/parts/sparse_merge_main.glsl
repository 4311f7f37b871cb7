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
    uint32_t end = sk_partition_begin(shares, gl_WorkGroupID.x + 1u);
    sk_merge_point from = find_point(tiles, place);
    uint32_t begun = sk_cuts_tile(tiles, from) ? from.tile : SK_NO_TILE;
    SUM carry[MOST_COLUMNS] = no_sums();
    if (IS_ALONE)
    {
        carry[0] = sum_share_alone(tiles, from, end, begun, block);
    }
    else
    {
        carry = sum_share(tiles, from, end, begun, block);
    }
    store_carry(begun < from.tile ? begun : SK_NO_TILE, block, carry);
}
