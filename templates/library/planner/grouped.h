/* grouped.h - chooses kernel, workers and decomposition for several problems, from the sizes that are expected.
 *
 * Uses serve.h, grouped_copies.h, ../problem/ragged.h. Must not know contexts, pipelines or command buffers. The cost model
 * is that of one problem: it gets the busiest worker's load.
 */

#include "grouped_copies.h"
#include "serve.h"
#include "../problem/ragged.h"

/* What the choice is made from, and the room in which it is made. */
typedef struct sk__grouped_planner
{
    sk__planner planner; /* of a problem that stands for all: its m is the largest */
    const sk_grouped_desc* desc;
    sk__grouped* grouped;
    uint32_t* loads; /* room for as many words as there may be workers, and one */
    sk__grouped_totals totals;
    uint32_t unfit; /* the first kernel whose copies are refused */
} sk__grouped_planner;

/* Workers of whole tiles beyond which their loads are not counted one by one. */
enum
{
    SK__MOST_LOADS = 65536
};

/* Fills in the table for a kernel's tiles, and the totals. */
static void sk__tabulate(sk__grouped_planner* planner, const sk__kernel* kernel)
{
    sk__grouped* grouped = planner->grouped;
    const sk_gemm_desc* gemm = &planner->desc->gemm;
    sk__grouped_limits* limits = &grouped->limits;
    limits->tile_m = kernel->tile_m;
    limits->tile_n = kernel->tile_n;
    limits->tile_k = kernel->tile_k;
    limits->unit = sk__max(gemm->k_alignment, 1u);
    memset(&planner->totals, 0, sizeof planner->totals);
    uint32_t* words = grouped->table + SK__GROUPED_HEADER;
    for (uint32_t i = 0; i < grouped->problem_count; ++i, words += SK__TABLE_ROW)
    {
        uint32_t problem = grouped->order[i].problem;
        sk__fill_table_row(words, planner->totals.extent, grouped->rows[problem], *limits, problem);
        sk__add_totals(&planner->totals, grouped->rows[problem], *limits);
    }
}

/* k-iterations of whole tiles that the busiest worker has: of tiles [first, all) worker w takes first + w, and every
 * `workers` tiles after it. `loads` holds the differences from each worker to the next. */
static uint32_t sk__find_longest_round_robin(const sk__schedule* schedule, uint32_t* loads)
{
    uint32_t workers = schedule->workers, all = 0, longest = 0, load = 0;
    memset(loads, 0, (workers + 1u) * sizeof *loads);
    for (uint32_t i = 0; i < schedule->space.problems; ++i)
    {
        sk__tile tile = sk__first_tile(schedule->space, i);
        uint32_t end = i + 1u < schedule->space.problems ? sk__first_tile(schedule->space, i + 1u).number
                                                         : schedule->space.tiles;
        uint32_t begin = sk__max(tile.number, schedule->stream_k_tiles);
        uint32_t count = end > begin ? end - begin : 0;
        uint32_t first = (begin - schedule->stream_k_tiles) % workers, left = count % workers;
        all += count / workers * tile.k_iterations;
        loads[first] += left ? tile.k_iterations : 0;
        loads[sk__min(first + left, workers)] -= left ? tile.k_iterations : 0;
        bool wraps = first + left > workers;
        loads[0] += wraps ? tile.k_iterations : 0;
        loads[wraps ? first + left - workers : 0] -= wraps ? tile.k_iterations : 0;
    }
    for (uint32_t worker = 0; worker < workers; ++worker)
    {
        load += loads[worker];
        longest = sk__max(longest, load);
    }
    return all + longest;
}

/* Segments of the tile that has most, if shares lie as badly as they can. */
static uint32_t sk__bound_grouped_peers(const sk__schedule* schedule, uint32_t longest)
{
    uint32_t places = sk__count_places(longest, schedule->space.unit);
    return sk__divide_up(places, sk__max(schedule->stream_k.share, 1u)) + 1u;
}

/* Tiles in a share of places that lies in one problem, at most: each is started and written. */
static uint32_t sk__count_tiles_in_share(const sk__schedule* schedule, uint32_t share)
{
    uint32_t most = 0;
    for (uint32_t i = 0; i < schedule->space.problems; ++i)
    {
        sk__tile tile = sk__first_tile(schedule->space, i);
        uint32_t end = i + 1u < schedule->space.problems ? sk__first_tile(schedule->space, i + 1u).number
                                                         : schedule->space.tiles;
        uint32_t shared = sk__min(end, schedule->stream_k_tiles);
        uint32_t tiles = shared > tile.number ? shared - tile.number : 0;
        most = sk__max(most, sk__min(tiles, sk__divide_up(share, tile.places)));
    }
    return most;
}

/* What the cost model needs of a schedule. Shares of Stream-K differ by a unit at most; of whole tiles, all loads are
 * counted. */
static sk__load sk__grouped_load(const sk__grouped_planner* planner, const sk__schedule* schedule)
{
    uint32_t tiles = schedule->space.tiles;
    bool shares = schedule->stream_k_tiles > 0;
    uint32_t whole = schedule->workers < SK__MOST_LOADS ? sk__find_longest_round_robin(schedule, planner->loads)
                                                        : planner->totals.longest;
    sk__load load = {sk__count_whole_tiles(*schedule, 0), whole, 0, 0, shares};
    if (shares)
    {
        uint32_t share = schedule->stream_k.share + (schedule->stream_k.larger_shares > 0);
        load.k_iterations += sk__multiply_saturated(share, schedule->space.unit);
        uint32_t mean = sk__divide_up(schedule->stream_k_tiles, schedule->workers);
        load.segments += sk__max(mean, sk__count_tiles_in_share(schedule, share));
        load.split_tiles = sk__min(schedule->stream_k_tiles, schedule->workers);
        load.peers = sk__bound_grouped_peers(schedule, planner->totals.longest);
    }
    load.segments = sk__max(load.segments, tiles > 0);
    return load;
}

/* The schedule of a choice, over the expected problems. */
static sk__schedule sk__schedule_grouped(const sk__grouped* grouped, const sk__choice* choice)
{
    sk__grouped_arguments arguments;
    sk__grouped_header header;
    memset(&arguments, 0, sizeof arguments);
    memcpy(&header, grouped->table, sizeof header);
    arguments.workers = choice->workers;
    arguments.minimum_segment = grouped->minimum_segment;
    arguments.order = choice->data_parallel_first ? SK__ORDER_DATA_PARALLEL_FIRST : 0;
    return sk__make_grouped_schedule(arguments, header, grouped->table + SK__GROUPED_HEADER, choice->unit, false);
}

/* Makes the header of the table that sk__tabulate() filled in, for a choice's workers, and returns its schedule. */
static sk__schedule sk__deal_group(const sk__grouped_planner* planner, const sk__choice* choice, uint32_t waves)
{
    const sk__grouped* grouped = planner->grouped;
    sk__grouped_header header = sk__make_header(grouped->table + SK__GROUPED_HEADER, grouped->problem_count,
                                                planner->totals.extent, choice->unit, choice->workers, waves);
    memcpy(grouped->table, &header, sizeof header);
    return sk__schedule_grouped(grouped, choice);
}

static uint32_t sk__waves_of(const sk_gemm_desc* desc, sk_decomposition decomposition, uint32_t hybrid_waves)
{
    uint32_t waves = desc->hybrid_waves ? desc->hybrid_waves : hybrid_waves;
    return decomposition == SK_DECOMPOSITION_STREAM_K ? SK__WAVES_ALL
           : decomposition == SK_DECOMPOSITION_HYBRID ? waves
                                                      : SK__WAVES_NONE;
}

/* Completes a candidate of decomposition, waves and workers, and keeps it if it is faster. */
static void sk__try_grouped(sk__grouped_planner* planner, sk__choice candidate, uint32_t waves, sk__choice* best,
                            uint32_t* best_waves)
{
    sk__schedule schedule = sk__deal_group(planner, &candidate, waves);
    candidate.stream_k_tiles = schedule.stream_k_tiles;
    if (schedule.stream_k_tiles > 2u * candidate.workers)
    {
        const sk__cost_table* costs = planner->planner.costs;
        candidate.access_factor *= sk__fitted_of(costs, &costs->kernels[candidate.kernel])->far;
    }
    sk__pace pace = sk__find_pace(&planner->planner, &candidate, sk__grouped_load(planner, &schedule));
    sk__set_fixup(&planner->planner, &pace, SK_FIXUP_NONE, &candidate);
    if (waves != SK__WAVES_NONE) /* tiles of problems to come may be split, though those expected are not */
    {
        sk__choose_fixup(&planner->planner, &pace, &candidate);
        candidate.sum_runs = 0;
    }
    if (candidate.time < best->time)
    {
        *best = candidate;
        *best_waves = waves;
    }
}

/* Tries what was asked for, or whole tiles by one wave of workers, Stream-K, and the hybrid of 1 and 2 waves. */
static void sk__try_grouped_packing(sk__grouped_planner* planner, uint32_t index, const sk__packing* packing,
                                    float packing_time, sk__choice* best, uint32_t* best_waves)
{
    static const sk_decomposition ways[] = {SK_DECOMPOSITION_DATA_PARALLEL, SK_DECOMPOSITION_STREAM_K,
                                            SK_DECOMPOSITION_HYBRID, SK_DECOMPOSITION_HYBRID};
    const sk_gemm_desc* gemm = &planner->desc->gemm;
    uint32_t most = planner->planner.costs->kernels[index].workgroups_per_unit;
    sk__choice candidate;
    memset(&candidate, 0, sizeof candidate);
    candidate.kernel = index;
    candidate.tiles = planner->totals.extent.tiles;
    candidate.k_iterations = planner->totals.longest;
    candidate.minimum_segment = sk__max(gemm->minimum_segment, 1u);
    candidate.unit = planner->grouped->limits.unit;
    candidate.interleave = 1;
    candidate.data_parallel_first = gemm->order == SK_ORDER_DATA_PARALLEL_FIRST;
    candidate.packing = *packing;
    candidate.packing_time = packing_time;
    candidate.access_factor = sk__access_factor(&planner->planner, &candidate);
    for (uint32_t way = 0; way < sizeof ways / sizeof *ways; ++way)
    {
        candidate.decomposition = ways[way];
        bool whole = ways[way] == SK_DECOMPOSITION_DATA_PARALLEL;
        bool wanted = gemm->decomposition == SK_DECOMPOSITION_AUTO || gemm->decomposition == ways[way];
        bool allowed = whole || gemm->fixup != SK_FIXUP_NONE;
        for (uint32_t on_a_unit = whole || gemm->workers ? most : 1; wanted && allowed && on_a_unit <= most;
             ++on_a_unit)
        {
            uint32_t wave = planner->planner.device->compute_units * on_a_unit;
            candidate.workers = gemm->workers ? gemm->workers : sk__min(wave, SK__COUNTERS - 1u);
            sk__try_grouped(planner, candidate, sk__waves_of(gemm, ways[way], way == 2 ? 1u : 2u), best, best_waves);
        }
    }
}

/* Tries a kernel without copies, with them, or both. */
static void sk__try_grouped_kernel(sk__grouped_planner* planner, uint32_t index, sk__choice* best,
                                   uint32_t* best_waves)
{
    float time;
    sk__packing none, packing;
    const sk_logger silent = {NULL, NULL};
    const sk__planner* one = &planner->planner;
    bool fits = sk__pack_group(&silent, one, planner->desc, planner->grouped, index, &packing, &time) == SK_SUCCESS;
    bool packs = packing.a || packing.b, may_not = one->desc->packing == SK_PACKING_AUTO && !packing.arranged;
    memset(&none, 0, sizeof none);
    if (!packs || may_not)
    {
        sk__try_grouped_packing(planner, index, &none, 0.0f, best, best_waves);
    }
    if (packs && fits)
    {
        sk__try_grouped_packing(planner, index, &packing, time, best, best_waves);
    }
    planner->unfit = fits || may_not ? planner->unfit : sk__min(planner->unfit, index);
}

/* Whether a kernel serves several problems. */
static bool sk__can_serve_grouped(const sk__planner* planner, uint32_t index)
{
    return sk__can_serve(planner, index) && sk__kernel_at(index)->modules[SK__MODULE_GROUPED];
}

static sk_result sk__refuse_grouped(sk__grouped_planner* planner, bool is_countable)
{
    float time;
    sk__packing packing;
    const sk__planner* one = &planner->planner;
    char quoted[SK__QUOTED];
    SK__REQUIRE(one->logger, is_countable, SK_ERROR_TOO_LARGE,
                "32 bits do not count the tiles, or their k-iterations, of all expected problems");
    if (planner->unfit < UINT32_MAX)
    {
        sk__tabulate(planner, sk__kernel_at(planner->unfit));
        SK__TRY(sk__pack_group(one->logger, one, planner->desc, planner->grouped, planner->unfit, &packing, &time));
    }
    SK__REQUIRE(one->logger, !one->desc->kernel, SK_ERROR_NO_KERNEL,
                "kernel is %s, which does not serve several problems", sk__quote(one->desc->kernel, quoted));
    return sk__report_no_kernel(one);
}

/* Whether plans of a decomposition sort problems that differ in k: whole tiles are then shared more evenly. */
static bool sk__sorts(const sk_gemm_desc* desc, sk_decomposition decomposition, bool differ)
{
    bool has_whole = decomposition != SK_DECOMPOSITION_STREAM_K;
    return desc->sort == SK_SORT_BY_K || (desc->sort == SK_SORT_AUTO && has_whole && differ);
}

/* Deals the expected problems by the choice. */
static void sk__settle_group(sk__grouped_planner* planner, sk__choice* choice, bool differ)
{
    const sk_gemm_desc* desc = planner->planner.desc;
    sk__grouped* grouped = planner->grouped;
    grouped->sorted = sk__sorts(desc, choice->decomposition, differ);
    sk__order_problems(grouped, grouped->sorted);
    sk__tabulate(planner, sk__kernel_at(choice->kernel));
    grouped->copies = sk__copies_word(planner->desc, &choice->packing, planner->planner.problem->exchanged,
                                      planner->planner.builds[choice->kernel].fragment.m);
    sk__schedule schedule = sk__deal_group(planner, choice, grouped->waves);
    sk__load load = sk__grouped_load(planner, &schedule);
    grouped->k_iterations = planner->totals.k_iterations;
    grouped->longest_worker = load.k_iterations;
    grouped->most_peers = sk__max(load.peers, 1u);
    choice->along_longer = desc->raster == SK_RASTER_AUTO;
    choice->along_m =
        !choice->along_longer && (desc->raster == SK_RASTER_ALONG_M) != planner->planner.problem->exchanged;
    choice->raster_width = desc->raster_width ? desc->raster_width : 8u;
}

/* Chooses the fastest by prediction; the table is then the choice's. */
static sk_result sk__choose_grouped(sk__grouped_planner* planner, sk__choice* choice)
{
    sk__planner* one = &planner->planner;
    bool is_countable = true;
    choice->time = SK__NEVER;
    planner->unfit = UINT32_MAX;
    SK__TRY(sk__check_desc(one->logger, one->desc));
    SK__TRY(sk__check_kernels(one));
    SK__TRY(sk__check_fixup(one));
    bool differ = sk__order_problems(planner->grouped, sk__sorts(one->desc, one->desc->decomposition, true));
    for (uint32_t i = one->first_kernel; i < one->kernel_end; ++i)
    {
        if (sk__can_serve_grouped(one, i))
        {
            sk__tabulate(planner, sk__kernel_at(i));
            is_countable = sk__is_countable(planner->totals.extent);
            one->memory_time =
                sk__time_to_move(one, 1, (float)planner->totals.inputs, (float)planner->totals.outputs);
            if (is_countable)
            {
                sk__try_grouped_kernel(planner, i, choice, &planner->grouped->waves);
            }
        }
    }
    if (choice->time >= SK__NEVER)
    {
        return sk__refuse_grouped(planner, is_countable);
    }
    sk__settle_group(planner, choice, differ);
    return SK_SUCCESS;
}
