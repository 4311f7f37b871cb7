// Partials of split tiles: in a slot, 16 bytes of every invocation in turn. Peers run the same module, so the same
// invocation holds the same elements of each. For sum.comp they lie row by row.
//
// Memory order (vulkanMemoryModel), for the last arriver. Each invocation's stores to its slot are non-private. publish() is
// an acquire-release control barrier of queue-family scope that makes available: the stores of all invocations happen before
// invocation 0's atomicAdd, which is acquire-release itself. The last arriver's atomicAdd reads from the others', in one
// release sequence; the publish() after it hands that order, and visibility, to all its invocations, which then read the
// slots. Adding 0 to look at the counter reads from the others' in the same way.

#include "partials-dot-u32.glsl"

// Sets the sums to those of all peers, in ascending k. Where at most one peer precedes this worker, its own part can stay in
// the sums, as a + b is b + a; otherwise, and in the separate pass (self is no peer), every part comes from its slot.
void sum_partials(sk_schedule schedule, uint32_t first, uint32_t last, uint32_t self)
{
    bool kept = self - first <= 1u;
    if (!kept)
    {
        fill_sums(0u); // what leaves every number as it is when added to it
    }
    for (uint32_t peer = first; peer <= last; ++peer)
    {
        if (!kept || peer != self)
        {
            add_partial(slot(sk_slot(schedule, peer, peer - first))); // only the first peer's segment begins at k = 0
        }
    }
}

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
