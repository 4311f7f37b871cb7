/* candidates.h - a kernel's candidates: decompositions, each completed by what follows, and the fastest kept.
 *
 * Uses predict.h. Must not know pipelines or command buffers.
 */

#include "predict.h"

/* Looks at a counter, of a worker that waits for its turn. A look takes about a microsecond on a GPU, and less than
 * a tenth of that on a CPU driver, whose threads may also rest for long. */
static uint32_t sk__most_looks(const sk__planner* planner)
{
    uint32_t most = planner->device->is_cpu ? 1u << 28 : 1u << 21;
    return planner->desc->most_looks ? planner->desc->most_looks : most;
}

static void sk__set_fixup(const sk__planner* planner, const sk__pace* pace, sk_fixup fixup, sk__choice* choice)
{
    choice->fixup = fixup;
    choice->most_looks = sk__waits(fixup) ? sk__most_looks(planner) : 0;
    choice->sum_runs = fixup == SK_FIXUP_SEPARATE_PASS ? sk__sum_of(planner, choice, &pace->load).runs : 0;
    choice->time = sk__predict(planner, choice, pace, fixup);
}

/* Lets a choice that splits tiles do so with the fixup that was asked for, or the faster one. */
static void sk__choose_fixup(const sk__planner* planner, const sk__pace* pace, sk__choice* choice)
{
    sk_fixup wanted = choice->chunked ? SK_FIXUP_SEPARATE_PASS : planner->desc->fixup;
    sk__set_fixup(planner, pace, wanted > SK_FIXUP_NONE ? wanted : SK_FIXUP_LAST_ARRIVER, choice);
    if (wanted == SK_FIXUP_AUTO)
    {
        sk__choice other = *choice;
        sk__set_fixup(planner, pace, SK_FIXUP_SEPARATE_PASS, &other);
        *choice = other.time < choice->time ? other : *choice;
    }
}

static sk__pace sk__pace_of(const sk__planner* planner, const sk__choice* choice)
{
    return sk__find_pace(planner, choice, sk__load_of(sk__schedule_of(choice)));
}

/* Completes a choice of kernel, packing, decomposition, workers, splits and Stream-K tiles by what follows. */
static void sk__complete(const sk__planner* planner, sk__choice* choice)
{
    choice->groups = sk__max(sk__min(planner->desc->groups, sk__min(choice->stream_k_tiles, choice->workers)), 1u);
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
        last.access_factor = sk__access_factor(planner, &last);
        pace = sk__pace_of(planner, &last);
        choice->time += sk__predict(planner, &last, &pace, SK_FIXUP_NONE);
    }
}

/* What takes longer than the best need not be completed, unless all are visited; rounding aside. */
static float sk__time_to_beat(const sk__planner* planner, const sk__choice* best)
{
    return planner->visit ? SK__NEVER : best->time * 1.000001f;
}

/* Of choices that take as long, those of the first kernel in the table are taken, whichever was tried first. */
static bool sk__is_better(const sk__choice* choice, const sk__choice* best)
{
    return choice->time < best->time || (choice->time == best->time && choice->kernel < best->kernel);
}

/* Whether a candidate cannot be the fastest. Of wishes on segments we do not ask what is the least. */
static bool sk__is_hopeless(const sk__planner* planner, const sk__choice* candidate, const sk__choice* best)
{
    bool evenly = candidate->minimum_segment == 1 && candidate->unit == 1 && planner->desc->groups <= 1;
    return evenly && !candidate->chunked &&
           sk__takes_longer(planner, candidate, sk__least_load(candidate), sk__time_to_beat(planner, best));
}

/* Completes a candidate, and keeps it if it is faster. Those who share tiles by the k-iteration are counted one by one,
 * so that more than there may be are refused before. */
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

/* Whether whole tiles of a kernel, with any number of workgroups on each compute unit, cannot be the fastest. */
static bool sk__is_outclassed_whole(const sk__planner* planner, sk__choice* candidate, const sk__choice* best)
{
    uint32_t units = planner->device->compute_units;
    uint32_t most = planner->costs->kernels[candidate->kernel].workgroups_per_unit;
    bool is_outclassed = true;
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

/* Workers of a data-parallel plan: one a tile; or, unasked, one wave of them that take tile after tile, where tiles are
 * so many and so short that starting a workgroup for each shows: by 2 to 10 % on an H200, driver 580.159, with kernels
 * that fill a compute unit alone; others lose as much, since more of them may fit than we know. */
static uint32_t sk__count_data_parallel_workers(const sk__planner* planner, const sk__choice* candidate)
{
    const float short_tile = 15.0f; /* microseconds */
    const sk__cost* cost = &planner->costs->kernels[candidate->kernel];
    uint32_t together = sk__count_together(planner, candidate->kernel);
    float tile_time = cost->start_time + cost->epilogue_time + (float)candidate->k_iterations * cost->iteration_time;
    if (planner->desc->workers)
    {
        return planner->desc->workers;
    }
    bool is_free = planner->desc->decomposition == SK_DECOMPOSITION_AUTO && !planner->device->is_cpu;
    bool is_alone = cost->workgroups_per_unit == 1;
    bool persists = is_free && is_alone && candidate->tiles > together && tile_time < short_tile;
    return persists ? together : sk__clamp_groups(candidate->tiles);
}

static void sk__try_split(const sk__planner* planner, sk__choice* candidate, uint32_t splits, sk__choice* best)
{
    candidate->splits = splits;
    candidate->workers = candidate->tiles * splits;
    sk__keep_faster(planner, candidate, best);
}

/* The fewest splits with which a worker can take its share of a tile before the best candidate is done. */
static uint32_t sk__fewest_splits(const sk__planner* planner, const sk__choice* candidate, const sk__choice* best)
{
    const sk__cost* cost = &planner->costs->kernels[candidate->kernel];
    float tile = (float)candidate->k_iterations * cost->lone_iteration_time * candidate->access_factor;
    float others = candidate->packing_time + cost->start_time + cost->epilogue_time;
    float left = sk__time_to_beat(planner, best) - others;
    return tile >= left * 65536.0f ? UINT32_MAX : sk__max((uint32_t)(tile / left), 2u);
}

/* Tries split-K: with as many splits as fill one wave, and with every power of two and three halves of one below; with
 * one, which is data-parallel, only where split-K is asked for. */
static void sk__try_splits(const sk__planner* planner, sk__choice* candidate, sk__choice* best)
{
    uint32_t together = sk__count_together(planner, candidate->kernel);
    uint32_t units = sk__divide_up(candidate->k_iterations, sk__choose_unit(planner->desc, candidate->k_iterations));
    uint32_t most = sk__min(sk__max(together / sk__max(candidate->tiles, 1u), 1u), sk__max(units, 1u));
    if (planner->desc->splits)
    {
        sk__try_split(planner, candidate, planner->desc->splits, best);
        return;
    }
    if (planner->desc->decomposition == SK_DECOMPOSITION_SPLIT_K)
    {
        sk__try_split(planner, candidate, 1u, best);
    }
    if (most > 1)
    {
        sk__try_split(planner, candidate, most, best);
    }
    uint32_t fewest = sk__fewest_splits(planner, candidate, best);
    for (uint32_t splits = 2; splits < most; splits += (splits & (splits - 1u)) == 0 ? splits / 2u : splits / 3u)
    {
        if (splits >= fewest)
        {
            sk__try_split(planner, candidate, splits, best);
        }
    }
}

/* Stream-K tiles of a hybrid: what whole tiles leave over, and waves - 1 full waves with it, so that each worker's
 * share is between waves - 1 and waves tiles. 0 if whole tiles fill every wave. */
static uint32_t sk__hybrid_tiles(uint32_t tiles, uint32_t workers, uint32_t waves)
{
    uint64_t left_over = tiles % workers;
    uint64_t stream_k = left_over + (waves - 1u) * (uint64_t)workers;
    return left_over == 0 ? 0 : (uint32_t)(stream_k < tiles ? stream_k : tiles);
}

/* Tries Stream-K, or a hybrid of 1 or 2 waves, with 1 worker for each compute unit up to as many as run together. */
static void sk__try_stream_k(const sk__planner* planner, sk__choice* candidate, sk__choice* best)
{
    const sk_gemm_desc* desc = planner->desc;
    uint32_t tiles = candidate->tiles;
    bool hybrid = candidate->decomposition == SK_DECOMPOSITION_HYBRID;
    uint32_t last_wave = desc->hybrid_waves ? desc->hybrid_waves : 2u;
    uint32_t first_wave = desc->decomposition == SK_DECOMPOSITION_AUTO ? 1u : last_wave;
    uint32_t together = planner->costs->kernels[candidate->kernel].workgroups_per_unit;
    for (uint32_t on_a_unit = 1; on_a_unit <= (desc->workers ? 1u : together); ++on_a_unit)
    {
        for (uint32_t waves = last_wave; waves >= first_wave; --waves)
        {
            uint32_t wave = sk__min(planner->device->compute_units * on_a_unit, SK__COUNTERS - 1u);
            candidate->workers = desc->workers ? desc->workers : wave;
            uint32_t of_hybrid =
                desc->stream_k_tiles ? desc->stream_k_tiles : sk__hybrid_tiles(tiles, candidate->workers, waves);
            uint32_t before = candidate->stream_k_tiles;
            candidate->stream_k_tiles = planner->problem->k == 0 ? 0 : hybrid ? of_hybrid : tiles;
            bool again = waves < last_wave && candidate->stream_k_tiles == before;
            bool whole = desc->decomposition == SK_DECOMPOSITION_AUTO && candidate->stream_k_tiles == 0;
            if (!again && !whole) /* data-parallel was tried before */
            {
                sk__keep_faster(planner, candidate, best);
            }
        }
    }
}
