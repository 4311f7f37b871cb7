// The turnstile: the peers of a split tile add to its one slot, one after the other, in ascending k. The tile's counter says
// up to which k-iteration the slot's sums go, so a peer's turn comes when it holds the peer's first. The last peer takes the
// sums, and puts the counter back to zero.
//
// A worker takes its number when it starts, so that those before it have started too; it waits for those only. It waits
// once at most, for the first tile of its range, which it comes to last.
//
// Memory order: the peer before made the slot available with its publish(), ahead of its atomicAdd, a release. The
// atomicLoad that sees the turn is an acquire of what that added; the publish() behind it hands the order, and visibility,
// to all invocations. The ticket orders nothing.

#include "waiting.glsl"

// Waits for a segment's turn. False if it did not come: then the tile is left as it is.
bool await_turn(counters counter, uint32_t number, sk_segment segment, uint32_t worker)
{
    if (gl_LocalInvocationIndex == 0u)
    {
        told = await_count(counter, number, segment.k_begin);
        if (told != segment.k_begin)
        {
            give_up(told < segment.k_begin ? SK_STATUS_LATE : SK_STATUS_COUNTER, segment.tile.number, worker,
                    segment.k_begin, told);
        }
    }
    publish();
    return told == segment.k_begin;
}

// Lets the next peer have its turn.
void end_turn(counters counter, uint32_t number, sk_segment segment, uint32_t worker)
{
    publish();
    if (gl_LocalInvocationIndex == 0u)
    {
        uint32_t held = atomicAdd(counter.x[number], segment.k_end - segment.k_begin, gl_ScopeQueueFamily,
                                  gl_StorageSemanticsBuffer, gl_SemanticsAcquireRelease);
        if (held != segment.k_begin)
        {
            give_up(SK_STATUS_COUNTER, segment.tile.number, worker, segment.k_begin, held);
        }
    }
}

// Adds this worker's partial of a split tile to those before. True for the last peer: it holds the tile's sums.
// Of chunks, the worker has the tile to itself, and no turn to wait for: each invocation reads back what it wrote.
bool pass_turnstile(sk_schedule schedule, sk_segment segment, uint32_t worker)
{
    sk_tile tile = sk_tile_at(schedule.space, segment.tile.number); // anew, as in complete_tile()
    uint32_t first = sk_first_peer(schedule, tile);
    partial_vectors sums_before = slot(CHUNKED ? sk_segment_slot(schedule, segment, worker)
                                               : sk_turn_slot(schedule, tile.number, first));
    counters counter = counters(words(arguments.workspace));
    if (segment.k_begin > 0u)
    {
        if (!CHUNKED && !await_turn(counter, first, segment, worker))
        {
            return false;
        }
        add_partial(sums_before);
    }
    if (segment.k_end < tile.k_iterations)
    {
        store_partial(sums_before);
        if (!CHUNKED)
        {
            end_turn(counter, first, segment, worker);
        }
        return false;
    }
    if (!CHUNKED && gl_LocalInvocationIndex == 0u)
    {
        atomicStore(counter.x[first], 0u, gl_ScopeQueueFamily, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
    }
    return true;
}
