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

/* A choice that splits tiles with one of the fixups, and its predicted time. */
static sk__choice sk__with_fixup(const sk__planner* planner, sk__schedule schedule, sk__choice choice, sk_fixup fixup)
{
    choice.fixup = fixup;
    choice.most_looks = sk__waits(fixup) ? sk__most_looks(planner) : 0;
    choice.time = sk__predict(planner, &choice, schedule);
    choice.time += fixup == SK_FIXUP_ATOMIC ? planner->costs->second_dispatch_time : 0.0f;
    if (fixup == SK_FIXUP_SEPARATE_PASS)
    {
        sk__sum sum = sk__choose_sum(&planner->costs->kernels[choice.kernel], sk__kernel_at(choice.kernel),
                                     planner->device->compute_units, schedule);
        choice.sum_rows = sum.rows;
        choice.time += sum.time;
    }
    return choice;
}

/* The fixup that was asked for, or the faster one; with its predicted time. */
static void sk__choose_fixup(const sk__planner* planner, sk__schedule schedule, sk__choice* choice)
{
    sk_fixup wanted = planner->desc->fixup;
    bool unasked_never = sk__waits(wanted) || sk__adds_floats(wanted);
    wanted = choice->chunked ? SK_FIXUP_SEPARATE_PASS : wanted;
    sk__choice one = sk__with_fixup(planner, schedule, *choice, unasked_never ? wanted : SK_FIXUP_LAST_ARRIVER);
    sk__choice separate = sk__with_fixup(planner, schedule, *choice, SK_FIXUP_SEPARATE_PASS);
    bool faster = wanted == SK_FIXUP_AUTO && separate.time < one.time;
    *choice = wanted == SK_FIXUP_SEPARATE_PASS || faster ? separate : one;
}

/* Completes a choice of kernel, decomposition, workers, splits and Stream-K tiles by what follows from them. */
static void sk__complete(const sk__planner* planner, sk__choice* choice)
{
    const sk_gemm_desc* desc = planner->desc;
    uint32_t k_iterations = sk__divide_up(planner->problem->k, sk__kernel_at(choice->kernel)->tile_k);
    choice->minimum_segment = sk__min(sk__max(desc->minimum_segment, 1u), sk__max(k_iterations, 1u));
    choice->unit = sk__choose_unit(desc, k_iterations);
    choice->chunked = desc->chunk > 0;
    choice->groups = sk__max(sk__min(desc->groups, sk__min(choice->stream_k_tiles, choice->workers)), 1u);
    choice->data_parallel_first = desc->order == SK_ORDER_DATA_PARALLEL_FIRST;
    choice->fixup = SK_FIXUP_NONE;
    sk__schedule schedule = sk__schedule_of(planner->problem, choice);
    if (sk__splits_tiles(schedule))
    {
        sk__choose_fixup(planner, schedule, choice);
        return;
    }
    choice->time = sk__predict(planner, choice, schedule);
    if (choice->last_wave_tiles > 0)
    {
        sk__choice last_wave = sk__last_wave_of(choice);
        choice->time += sk__predict(planner, &last_wave, sk__schedule_of(planner->problem, &last_wave));
    }
}

static void sk__keep_if_faster(const sk__planner* planner, sk__choice candidate, sk__choice* best)
{
    sk__complete(planner, &candidate);
    candidate.time += sk__packing_time(planner, &candidate);
    bool stream_k =
        candidate.decomposition == SK_DECOMPOSITION_STREAM_K || candidate.decomposition == SK_DECOMPOSITION_HYBRID;
    bool fits = candidate.workers < SK__COUNTERS || (candidate.fixup == SK_FIXUP_NONE && !stream_k);
    bool wanted = planner->desc->fixup != SK_FIXUP_NONE || candidate.fixup == SK_FIXUP_NONE;
    if (fits && wanted && planner->visit)
    {
        planner->visit(planner, &candidate);
    }
    if (fits && wanted && (best->time < 0 || candidate.time < best->time))
    {
        *best = candidate;
    }
}

/* Keeps a candidate, with packing or without, if it is faster. */
static void sk__keep_faster(const sk__planner* planner, sk__choice candidate, sk__choice* best)
{
    sk__packing packing = sk__plan_packing(planner, sk__kernel_at(candidate.kernel));
    bool packs = (packing.a || packing.b) && sk__can_pack(planner->problem, &packing);
    if (!packs || planner->desc->packing == SK_PACKING_AUTO)
    {
        sk__keep_if_faster(planner, candidate, best);
    }
    if (packs)
    {
        candidate.packing = packing;
        sk__keep_if_faster(planner, candidate, best);
    }
}

/* Workers of a data-parallel plan: one a tile; or, unasked, one wave of them that take tile after tile, where tiles are
 * so many and so short that starting a workgroup for each shows: by 7 to 10 % on an H200, driver 580.159, with kernels
 * that fill a compute unit alone; others lose as much, since more of them may fit than we know. */
static uint32_t sk__count_data_parallel_workers(const sk__planner* planner, uint32_t kernel, uint32_t tiles)
{
    const float short_tile = 8.0f; /* microseconds */
    const sk__cost* cost = &planner->costs->kernels[kernel];
    uint32_t together = planner->device->compute_units * cost->workgroups_per_unit;
    float k_iterations = (float)sk__divide_up(planner->problem->k, sk__kernel_at(kernel)->tile_k);
    float tile_time = cost->start_time + cost->epilogue_time + k_iterations * cost->iteration_time;
    if (planner->desc->workers)
    {
        return planner->desc->workers;
    }
    bool is_free = planner->desc->decomposition == SK_DECOMPOSITION_AUTO && !planner->device->is_cpu;
    bool is_alone = cost->workgroups_per_unit == 1;
    return is_free && is_alone && tiles > together && tile_time < short_tile ? together : sk__clamp_groups(tiles);
}

static void sk__try_split(const sk__planner* planner, sk__choice candidate, uint32_t tiles, uint32_t splits,
                          sk__choice* best)
{
    candidate.splits = splits;
    candidate.workers = tiles * splits;
    sk__keep_faster(planner, candidate, best);
}

/* Tries split-K: with as many splits as fill one wave, and with every power of two and three halves of one below; with
 * one, which is data-parallel, only where split-K is asked for. */
static void sk__try_splits(const sk__planner* planner, sk__choice candidate, sk__choice* best)
{
    const sk__kernel* kernel = sk__kernel_at(candidate.kernel);
    uint32_t tiles = (uint32_t)sk__count_tiles(planner->problem, kernel);
    uint32_t together =
        planner->device->compute_units * planner->costs->kernels[candidate.kernel].workgroups_per_unit;
    uint32_t k_iterations = sk__divide_up(planner->problem->k, kernel->tile_k);
    uint32_t units = sk__divide_up(k_iterations, sk__choose_unit(planner->desc, k_iterations));
    uint32_t most = sk__min(sk__max(together / sk__max(tiles, 1u), 1u), sk__max(units, 1u));
    if (planner->desc->splits)
    {
        sk__try_split(planner, candidate, tiles, planner->desc->splits, best);
        return;
    }
    if (planner->desc->decomposition == SK_DECOMPOSITION_SPLIT_K)
    {
        sk__try_split(planner, candidate, tiles, 1u, best);
    }
    if (most > 1)
    {
        sk__try_split(planner, candidate, tiles, most, best);
    }
    for (uint32_t splits = 2; splits < most; splits += (splits & (splits - 1u)) == 0 ? splits / 2u : splits / 3u)
    {
        sk__try_split(planner, candidate, tiles, splits, best);
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
static void sk__try_stream_k(const sk__planner* planner, sk__choice candidate, sk__choice* best)
{
    const sk_gemm_desc* desc = planner->desc;
    const sk__kernel* kernel = sk__kernel_at(candidate.kernel);
    uint32_t tiles = (uint32_t)sk__count_tiles(planner->problem, kernel);
    bool hybrid = candidate.decomposition == SK_DECOMPOSITION_HYBRID;
    uint32_t last_wave = desc->hybrid_waves ? desc->hybrid_waves : 2u;
    uint32_t first_wave = desc->decomposition == SK_DECOMPOSITION_AUTO ? 1u : last_wave;
    uint32_t together = planner->costs->kernels[candidate.kernel].workgroups_per_unit;
    for (uint32_t on_a_unit = 1; on_a_unit <= (desc->workers ? 1u : together); ++on_a_unit)
    {
        for (uint32_t waves = last_wave; waves >= first_wave; --waves)
        {
            uint32_t wave = sk__min(planner->device->compute_units * on_a_unit, SK__COUNTERS - 1u);
            candidate.workers = desc->workers ? desc->workers : wave;
            uint32_t of_hybrid =
                desc->stream_k_tiles ? desc->stream_k_tiles : sk__hybrid_tiles(tiles, candidate.workers, waves);
            uint32_t before = candidate.stream_k_tiles;
            candidate.stream_k_tiles = planner->problem->k == 0 ? 0 : hybrid ? of_hybrid : tiles;
            bool again = waves < last_wave && candidate.stream_k_tiles == before;
            bool whole = desc->decomposition == SK_DECOMPOSITION_AUTO && candidate.stream_k_tiles == 0;
            if (!again && !whole) /* data-parallel was tried before */
            {
                sk__keep_faster(planner, candidate, best);
            }
        }
    }
}
