/* candidates.h - a kernel's candidates: decompositions, each completed by what follows, and the fastest kept.
 *
 * Uses predict.h, room.h, same_sums.h. Must not know pipelines or command buffers.
 */

#include "predict.h"
#include "room.h"
#include "same_sums.h"

/* How often a worker that waits for its turn polls a counter. A poll takes about a microsecond on a GPU. On a CPU
 * driver it takes less than a tenth of that, but its threads may also rest for long. */
static uint32_t sk__most_looks(const sk__planner* planner)
{
    uint32_t most = planner->device->is_cpu ? 1u << 28 : 1u << 21;
    return planner->desc->most_looks ? planner->desc->most_looks : most;
}

static void sk__set_fixup(const sk__planner* planner, const sk__pace* pace, sk_fixup fixup, sk__choice* choice)
{
    choice->fixup = fixup;
    choice->most_looks = sk__fixup_of(fixup)->waits ? sk__most_looks(planner) : 0;
    choice->sum_runs = sk__fixup_of(fixup)->sums_up ? sk__sum_of(planner, choice, &pace->load).runs : 0;
    choice->time = sk__predict(planner, choice, pace, fixup);
}

/* Lets a choice that splits tiles do so with the fixup that was asked for, or the faster one. */
static void sk__choose_fixup(const sk__planner* planner, const sk__pace* pace, sk__choice* choice)
{
    sk_fixup wanted = choice->chunked ? SK_FIXUP_SEPARATE_PASS : planner->desc->fixup;
    sk__set_fixup(planner, pace, wanted > SK_FIXUP_NONE ? wanted : SK_FIXUP_LAST_ARRIVER, choice);
    for (uint32_t i = 0; i < SK__FIXUP_COUNT && wanted == SK_FIXUP_AUTO; ++i)
    {
        sk__choice other = *choice;
        if (sk__fixups[i].is_weighed && (sk_fixup)i != choice->fixup)
        {
            sk__set_fixup(planner, pace, (sk_fixup)i, &other);
            *choice = other.time < choice->time ? other : *choice;
        }
    }
}

/* Whether AUTO weighed fixups for a choice. */
static bool sk__weighed_fixups(const sk__planner* planner, const sk__choice* choice)
{
    return choice->fixup != SK_FIXUP_NONE && planner->desc->fixup == SK_FIXUP_AUTO && !choice->chunked;
}

/* Visits those that it did not take. */
static void sk__visit_other_fixups(const sk__planner* planner, const sk__pace* pace, const sk__choice* taken,
                                   void (*visit)(const void* with, const sk__choice* choice), const void* with)
{
    for (uint32_t i = 0; i < SK__FIXUP_COUNT; ++i)
    {
        sk__choice other = *taken;
        if (sk__fixups[i].is_weighed && (sk_fixup)i != taken->fixup)
        {
            sk__set_fixup(planner, pace, (sk_fixup)i, &other);
            visit(with, &other);
        }
    }
}

static sk__pace sk__pace_of(const sk__planner* planner, const sk__choice* choice)
{
    return sk__find_pace(planner, choice, sk__load_of(sk__schedule_of(choice)));
}

/* Completes a choice of kernel, packing, decomposition, workers, splits and Stream-K tiles by what follows. */
static void sk__complete(const sk__planner* planner, sk__choice* choice)
{
    uint32_t most_strands = sk__min(choice->stream_k_tiles, choice->workers);
    choice->interleave = sk__max(sk__min(planner->desc->interleave, most_strands), 1u);
    sk__pace pace = sk__pace_of(planner, choice);
    if (pace.load.peers > 0)
    {
        sk__choose_fixup(planner, &pace, choice);
        return;
    }
    sk__set_fixup(planner, &pace, SK_FIXUP_NONE, choice);
    if (choice->last_wave_tiles > 0)
    {
        sk__choice last = sk__last_wave_of(planner->problem, choice);
        last.packing_time = 0;
        sk__set_access(planner, &last);
        pace = sk__pace_of(planner, &last);
        choice->time += sk__predict(planner, &last, &pace, SK_FIXUP_NONE);
    }
}

/* The time from which on a candidate need not be completed: that of the best one, and a little for rounding. There is
 * none where all candidates are visited. */
static float sk__time_to_beat(const sk__planner* planner, const sk__choice* best)
{
    return planner->visit ? SK__NEVER : best->time * 1.000001f;
}

/* Of choices with equal times, the one whose kernel comes first in the table is taken, whichever was tried first. */
static bool sk__is_better(const sk__choice* choice, const sk__choice* best)
{
    return choice->time < best->time || (choice->time == best->time && choice->kernel < best->kernel);
}

/* Whether a candidate cannot be the fastest. Where the desc sets segments, units or interleave, there is no lower
 * bound: false. */
static bool sk__is_hopeless(const sk__planner* planner, const sk__choice* candidate, const sk__choice* best)
{
    bool evenly = candidate->minimum_segment == 1 && candidate->unit == 1 && planner->desc->interleave <= 1;
    return evenly && !candidate->chunked &&
           sk__takes_longer(planner, candidate, sk__least_load(candidate), sk__time_to_beat(planner, best));
}

/* Whether the workspace that a choice needs may be as large. */
static bool sk__fits_workspace(const sk__planner* planner, const sk__choice* choice)
{
    VkDeviceSize most = planner->desc->most_workspace;
    return most == 0 || sk__room_of(planner->device, planner->problem, choice).size <= most;
}

/* Completes a candidate, and keeps it if it is faster. Stream-K workers are counted one by one, so too many are
 * refused first. */
static void sk__keep_faster(const sk__planner* planner, const sk__choice* candidate, sk__choice* best)
{
    bool too_many = sk__is_stream_k(candidate->decomposition) && candidate->workers >= SK__COUNTERS;
    if (too_many || sk__is_hopeless(planner, candidate, best))
    {
        return;
    }
    sk__choice choice = *candidate;
    sk__complete(planner, &choice);
    bool fits = choice.workers < SK__COUNTERS || choice.fixup == SK_FIXUP_NONE;
    fits = fits && sk__fits_workspace(planner, &choice);
    bool wanted = planner->desc->fixup != SK_FIXUP_NONE || choice.fixup == SK_FIXUP_NONE;
    if (fits && wanted && planner->visit)
    {
        planner->visit(planner, &choice);
    }
    if (fits && wanted && sk__is_better(&choice, best))
    {
        *best = choice;
    }
}

/* Workers of a kernel that run together. */
static uint32_t sk__count_together(const sk__planner* planner, uint32_t kernel)
{
    return planner->device->compute_units * planner->costs->kernels[kernel].workgroups_per_unit;
}

/* Whether a kernel alone cannot be the fastest, neither with whole tiles nor with equal shares for all workers that
 * run together. */
static bool sk__is_outclassed_whole(const sk__planner* planner, sk__choice* candidate, const sk__choice* best)
{
    uint32_t units = planner->device->compute_units;
    uint32_t most = planner->costs->kernels[candidate->kernel].workgroups_per_unit;
    bool is_outclassed = true;
    candidate->workers = candidate->tiles;
    if (sk__count_rolling(planner, candidate) > 0.0f)
    {
        return sk__takes_longer(planner, candidate, sk__least_load(candidate), sk__time_to_beat(planner, best));
    }
    for (uint32_t on_a_unit = 1; on_a_unit <= most && is_outclassed; ++on_a_unit)
    {
        uint32_t rounds = sk__count_rounds(candidate->tiles, units * on_a_unit);
        sk__load load = {rounds, rounds * candidate->k_iterations, 0, 0, false};
        candidate->workers = sk__min(candidate->tiles, units * on_a_unit);
        is_outclassed = sk__takes_longer(planner, candidate, load, sk__time_to_beat(planner, best));
    }
    return is_outclassed;
}

/* Whether a kernel alone cannot be the fastest: neither if all that run together have the same share, and some tiles
 * two peers, nor with whole tiles. */
static bool sk__is_outclassed(const sk__planner* planner, sk__choice* candidate, const sk__choice* best)
{
    uint32_t together = sk__count_together(planner, candidate->kernel);
    uint32_t segments = sk__max(candidate->tiles / together, candidate->tiles > 0);
    sk__load shared = {segments, candidate->tiles * candidate->k_iterations / together, 1, 2, false};
    candidate->workers = together;
    return sk__takes_longer(planner, candidate, shared, sk__time_to_beat(planner, best)) &&
           sk__is_outclassed_whole(planner, candidate, best);
}

/* The decomposition that was asked for. Where D is empty, none has anything to deal, and all are this one. */
static sk_decomposition sk__wanted_decomposition(const sk__planner* planner)
{
    return planner->problem->d.extent > 0 ? planner->desc->decomposition : SK_DECOMPOSITION_DATA_PARALLEL;
}
