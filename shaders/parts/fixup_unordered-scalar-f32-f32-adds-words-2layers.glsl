// The unordered turnstile: the peer that begins a split tile stores its partial to the tile's one slot. Those in the
// middle wait until it has, and add theirs to the slot by float atomics, in any order; the last waits until all have,
// and takes the sums. The tile's counter says how many of its k-iterations the slot has.
//
// A worker takes its number when it starts, so that those before it have started too; it waits for those only. It waits
// once at most, for the first tile of its range, which it comes to last.
//
// Memory order: what a peer stored or added to the slot is made available by its publish(), ahead of its atomicAdd to the
// counter, a release. The atomicLoad that sees the count is an acquire, and reads from the release sequences of all that
// were counted; the publish() behind it hands the order, and visibility, to all invocations. The atomics on the slot
// order nothing, and need not: none gets lost.

#include "partials-scalar-f32-adds-words-2layers.glsl"

#include "waiting.glsl"

// Waits for the peer that begins the tile, or, as the last, for all others. False if that was in vain: then the tile is
// left as it is.
bool await_partials(counters counter, uint32_t number, sk_segment segment, bool is_last, uint32_t worker)
{
    if (gl_LocalInvocationIndex == 0u)
    {
        uint32_t count = await_count(counter, number, is_last ? segment.k_begin : 1u);
        bool is_there = is_last ? count == segment.k_begin : count > 0u;
        if (!is_there)
        {
            give_up(count < segment.k_begin ? SK_STATUS_LATE : SK_STATUS_COUNTER, segment.tile.number, worker,
                    segment.k_begin, count);
        }
        told = is_there ? 1u : 0u;
    }
    publish();
    return told == 1u;
}

// Counts what this worker has stored or added.
void hand_in(counters counter, uint32_t number, sk_segment segment, uint32_t worker)
{
    publish();
    if (gl_LocalInvocationIndex == 0u)
    {
        uint32_t held = atomicAdd(counter.x[number], segment.k_end - segment.k_begin, gl_ScopeQueueFamily,
                                  gl_StorageSemanticsBuffer, gl_SemanticsAcquireRelease);
        if (segment.k_begin == 0u && held != 0u)
        {
            give_up(SK_STATUS_COUNTER, segment.tile.number, worker, 0u, held);
        }
    }
}

// Adds this worker's partial of a split tile to those of the others. True for the last peer: it holds the tile's sums.
bool pass_unordered(sk_schedule schedule, sk_segment segment, uint32_t worker)
{
    sk_tile tile = sk_tile_at(schedule.space, segment.tile.number);
    uint32_t first = sk_first_peer(schedule, tile);
    partial_vectors partial = slot(sk_turn_slot(schedule, tile.number, first));
    counters counter = counters(words(arguments.workspace));
    bool is_last = segment.k_end == tile.k_iterations;
    if (segment.k_begin > 0u && !await_partials(counter, first, segment, is_last, worker))
    {
        return false;
    }
    if (is_last)
    {
        add_partial(partial);
        if (gl_LocalInvocationIndex == 0u)
        {
            atomicStore(counter.x[first], 0u, gl_ScopeQueueFamily, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
        }
        return true;
    }
    if (segment.k_begin == 0u)
    {
        store_partial(partial);
    }
    else
    {
        add_to_partial(partial);
    }
    hand_in(counter, first, segment, worker);
    return false;
}

const bool DRAWS_WORKERS = FIXUP == FIXUP_UNORDERED;
const bool SUMS_TILES = false;

// Whether this worker, which then has a segment's sums, is to write or add them: not before its last run.
bool sum_up(sk_schedule schedule, sk_tile_position position, sk_segment segment, uint32_t run, uint32_t worker)
{
    sum_run(position, segment, run);
    if (run < RUNS - 1u)
    {
        return false;
    }
    is_seeded = FIXUP == FIXUP_ATOMIC && segment.tile.number < sk_count_split_region_tiles(schedule);
    bool is_alone = FIXUP != FIXUP_UNORDERED || sk_is_whole(segment);
    return is_alone || pass_unordered(schedule, segment, worker);
}
