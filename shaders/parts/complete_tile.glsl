// Adds k-iterations to a counter and returns what it held. Invocation 0 may write `told` again only behind the next
// publish() or barrier(), which every path to its next write passes.
uint32_t count_arrived(counters counter, uint32_t number, uint32_t iterations)
{
    if (gl_LocalInvocationIndex == 0u)
    {
        told = atomicAdd(counter.x[number], iterations, gl_ScopeQueueFamily, gl_StorageSemanticsBuffer,
                         gl_SemanticsAcquireRelease);
    }
    publish();
    return told;
}

// Hands in this worker's partial of a split tile. True for the worker that completed the tile: it holds the tile's sums.
// The second peer comes last most often, as it walks its range backwards: it looks first, and need not store if it does.
bool complete_tile(sk_schedule schedule, sk_segment segment, uint32_t worker)
{
    sk_tile tile = sk_tile_at(schedule.space, segment.tile.number); // anew: kept while it multiplies, it costs registers
    uint32_t self = sk_peer(schedule, worker);
    uint32_t first = sk_first_peer(schedule, tile);
    uint32_t iterations = segment.k_end - segment.k_begin;
    uint32_t others = tile.k_iterations - iterations;
    counters counter = counters(words(arguments.workspace));
    bool completed =
        FIXUP == FIXUP_LAST_ARRIVER && self == first + 1u && count_arrived(counter, first, 0u) == others;
    if (!completed)
    {
        partial_vectors partial = slot(sk_segment_slot(schedule, segment, worker));
        if (FIXUP == FIXUP_STORE_ROWS)
        {
            store_rows(partial);
            return false;
        }
        store_partial(partial);
        if (FIXUP == FIXUP_STORE)
        {
            return false;
        }
        publish();
        completed = count_arrived(counter, first, iterations) == others;
    }
    if (completed)
    {
        sum_partials(schedule, first, sk_last_peer(schedule, tile), self);
        if (gl_LocalInvocationIndex == 0u)
        {
            atomicStore(counter.x[first], 0u, gl_ScopeQueueFamily, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
        }
    }
    return completed;
}

// The separate pass: sums a tile of the split region. False if it was whole, or is none.
bool sum_tile(sk_schedule schedule, sk_tile tile)
{
    if (tile.number >= sk_count_split_region_tiles(schedule))
    {
        return false;
    }
    uint32_t first = sk_first_peer(schedule, tile);
    uint32_t last = sk_last_peer(schedule, tile);
    if (first == last)
    {
        return false;
    }
    sum_partials(schedule, first, last, first - 2u);
    return true;
}
