shared SUM sums_of_teams[INVOCATIONS];

// The sum of a team's run of the peers from `first` on, of which `worker` is the last one.
SUM sum_run(uint32_t first, uint32_t worker, uint32_t column)
{
    uint32_t peers = worker - first + 1u, run = sk_divide_up(peers, TEAMS), team = gl_LocalInvocationIndex / LANES;
    uint32_t begin = min(team * run, peers), end = min(begin + run, peers);
    SUM sum = SUM(0);
    for (uint32_t peer = begin; peer < end; ++peer)
    {
        sum += find_slot(first + peer, first + peer != worker, column).x;
    }
    return sum;
}

// The teams' sums, in team 0. All invocations meet.
SUM add_teams(SUM sum)
{
    uint32_t team = gl_LocalInvocationIndex / LANES;
    sums_of_teams[gl_LocalInvocationIndex] = sum;
    for (uint32_t distance = 1u; distance < TEAMS; distance *= 2u)
    {
        barrier();
        if (team % (2u * distance) == 0u)
        {
            sums_of_teams[gl_LocalInvocationIndex] += sums_of_teams[gl_LocalInvocationIndex + distance * LANES];
        }
    }
    sum = sums_of_teams[gl_LocalInvocationIndex];
    barrier();
    return sum;
}

void main()
{
    sk_tiles tiles = make_tiles();
    sk_partition shares = sk_make_merge_partition(tiles, arguments.workers);
    uint32_t worker = gl_WorkGroupID.x, block = find_block();
    if (is_behind_last(block) || worker >= shares.workers)
    {
        return;
    }
    uint32_t row = ended_row(worker).x;
    if (row == SK_NO_TILE)
    {
        return;
    }
    uint32_t first = min(sk_first_merge_peer(tiles, shares, row), worker);
    for (uint32_t c = 0u; c < COLUMNS; ++c)
    {
        uint32_t column = column_of(block, c);
        SUM sum = add_teams(sum_run(first, worker, min(column, arguments.n - 1u)));
        if (gl_LocalInvocationIndex < LANES && column < arguments.n)
        {
            store_element(row, column, sum);
        }
    }
}
