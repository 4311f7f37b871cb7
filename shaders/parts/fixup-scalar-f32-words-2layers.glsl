// Partials of split tiles: in a slot, 16 bytes of every invocation in turn. Peers run the same module, so the same
// invocation holds the same elements of each. For sum.comp they lie row by row.
//
// Memory order (vulkanMemoryModel), for the last arriver. Each invocation's stores to its slot are non-private. publish() is
// an acquire-release control barrier of queue-family scope that makes available: the stores of all invocations happen before
// invocation 0's atomicAdd, which is acquire-release itself. The last arriver's atomicAdd reads from the others', in one
// release sequence; the publish() after it hands that order, and visibility, to all its invocations, which then read the
// slots. Adding 0 to look at the counter reads from the others' in the same way.

#include "partials-scalar-f32-words-2layers.glsl"

// Sets the sums to those of all peers, in ascending k. Where at most one peer precedes this worker, its own part can stay in
// the sums, as a + b is b + a; otherwise, and in the separate pass (self is no peer), every part comes from its slot.
void sum_partials(sk_schedule schedule, uint32_t first, uint32_t last, uint32_t self)
{
    bool kept = self - first <= 1u;
    if (!kept)
    {
        fill_sums(-0.0); // what leaves every number as it is when added to it
    }
    for (uint32_t peer = first; peer <= last; ++peer)
    {
        if (!kept || peer != self)
        {
            add_partial(slot(sk_slot(schedule, peer, peer - first))); // only the first peer's segment begins at k = 0
        }
    }
}

#include "complete_tile.glsl"
