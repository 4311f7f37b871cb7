/* strategies.h - the ways to deal tiles to workers, and a loop over them.
 *
 * Uses strategy/. Must not know which kernels there are. A strategy is a file there, and a row of the table.
 */

#include "strategy/retiled.h"
#include "strategy/split_k.h"
#include "strategy/stream_k.h"
#include "strategy/whole_tiles.h"

typedef struct sk__strategy
{
    bool (*is_wanted)(const sk__planner* planner, const sk__kernel* kernel); /* by the desc, or unasked */
    void (*try_candidates)(const sk__planner* planner, sk__choice candidate, sk__choice* best);
    bool is_alone; /* one kernel computes all */
} sk__strategy;

/* The strategies in the order in which they are tried: the first ones make most others hopeless. Only the hybrid is
 * tried unasked, since it splits no more tiles than Stream-K. */
static const sk__strategy sk__strategies[] = {
    {sk__wants_whole_tiles, sk__try_whole_tiles, true},
    {sk__wants_split_k, sk__try_split_k, true},
    {sk__wants_stream_k, sk__try_stream_k, true},
    {sk__wants_retiled, sk__try_retiled, false},
};

/* Tries the strategies that were asked for, or all, with a kernel and packing or none. */
static void sk__try_strategies(const sk__planner* planner, sk__choice* candidate, sk__choice* best)
{
    const sk__kernel* kernel = sk__kernel_at(candidate->kernel);
    sk__set_access(planner, candidate);
    candidate->packing_time =
        sk__predict_copies(planner->problem, planner->costs, candidate->kernel, planner->device, &candidate->packing);
    bool is_outclassed = sk__is_outclassed(planner, candidate, best);
    for (size_t i = 0; i < sizeof sk__strategies / sizeof *sk__strategies; ++i)
    {
        const sk__strategy* strategy = &sk__strategies[i];
        if (!(strategy->is_alone && is_outclassed) && strategy->is_wanted(planner, kernel))
        {
            strategy->try_candidates(planner, *candidate, best);
        }
    }
}
