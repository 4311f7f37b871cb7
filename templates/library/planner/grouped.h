/* grouped.h - chooses kernel, workers and decomposition for several problems, from the sizes that are expected.
 *
 * Uses group_pace.h, grouped_copies.h, prepacked_rows.h, serve.h. Must not know contexts, pipelines or command
 * buffers. The cost model is that of one problem: it gets the busiest worker's load.
 */

#include "group_pace.h"
#include "grouped_copies.h"
#include "prepacked_rows.h"
#include "serve.h"

/* Fills in the table for a kernel's tiles, and the totals. */
static void sk__tabulate(sk__grouped_planner* planner, const sk__kernel* kernel)
{
    sk__grouped* grouped = planner->grouped;
    sk__grouped_limits* limits = &grouped->limits;
    limits->tile_m = kernel->tile_m;
    limits->tile_n = kernel->tile_n;
    limits->tile_k = kernel->tile_k;
    limits->unit = sk__unit_of(&planner->planner, kernel);
    memset(&planner->totals, 0, sizeof planner->totals);
    planner->totals.shortest = UINT32_MAX;
    uint32_t* words = grouped->table + SK__GROUPED_HEADER;
    for (uint32_t i = 0; i < grouped->row_count; ++i, words += SK__TABLE_ROW)
    {
        uint32_t problem = grouped->order[i].problem;
        sk__fill_table_row(words, planner->totals.extent, grouped->rows[problem], *limits, problem);
        sk__add_totals(&planner->totals, grouped->rows[problem], *limits, grouped->repeats);
    }
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
    const uint32_t* table = grouped->table + SK__GROUPED_HEADER;
    return sk__make_grouped_schedule(arguments, header, table, sk__shares_of(grouped), choice->unit, choice->chunked);
}

/* What starting and writing a tile costs, in places. */
static uint32_t sk__weigh_tile(const sk__planner* planner, const sk__choice* choice)
{
    const sk__cost* cost = &planner->costs->kernels[choice->kernel];
    float place = sk__iteration_time(planner, choice) * choice->access_factor * (float)choice->unit;
    float weight = (cost->start_time + cost->epilogue_time) / place + 0.5f;
    return weight < (float)SK__MOST_TILE_WEIGHT ? (uint32_t)weight : SK__MOST_TILE_WEIGHT;
}

/* How the tiles that sk__tabulate() counted are shared by a choice's workers. */
static sk__sharing sk__sharing_of(const sk__grouped_planner* planner, const sk__choice* choice, uint32_t waves,
                                  uint32_t tile_weight)
{
    const sk__grouped_totals* totals = &planner->totals;
    sk__sharing sharing;
    sharing.tiles = totals->extent.tiles;
    sharing.places = totals->extent.places;
    sharing.workers = choice->workers;
    sharing.waves = waves;
    sharing.least = sk__least_share(planner->grouped);
    sharing.tile_weight = tile_weight;
    sharing.weight = 0;
    sharing.least_k = totals->shortest;
    sharing.most_k = totals->longest;
    return sk__weigh_tiles(sharing);
}

static sk__space sk__space_of(const sk__grouped_planner* planner)
{
    sk__space space = sk__make_space(planner->totals.extent.tiles, 0, planner->grouped->limits.unit);
    space.problems = planner->grouped->row_count;
    space.table = planner->grouped->table + SK__GROUPED_HEADER;
    return space;
}

/* Makes the header of the table that sk__tabulate() filled in, for a choice's workers, and returns its schedule. Listed
 * shares are not yet written. */
static sk__schedule sk__deal_group(const sk__grouped_planner* planner, const sk__choice* choice, uint32_t waves,
                                   uint32_t tile_weight)
{
    sk__space space = sk__space_of(planner);
    sk__sharing sharing = sk__sharing_of(planner, choice, waves, tile_weight);
    sk__grouped_header header = sk__share_tiles(&space, sharing, planner->loads);
    memcpy(planner->grouped->table, &header, sizeof header);
    return sk__schedule_grouped(planner->grouped, choice);
}

static uint32_t sk__waves_of(const sk_gemm_desc* desc, sk_decomposition decomposition, uint32_t hybrid_waves)
{
    uint32_t waves = desc->hybrid_waves ? sk__min(desc->hybrid_waves, SK__MOST_WAVES) : hybrid_waves;
    return decomposition == SK_DECOMPOSITION_STREAM_K ? SK__WAVES_ALL
           : decomposition == SK_DECOMPOSITION_HYBRID ? waves
                                                      : SK__WAVES_NONE;
}

/* Completes a candidate of decomposition, waves and workers, and keeps it if it is faster. */
static void sk__try_grouped(sk__grouped_planner* planner, sk__choice candidate, uint32_t waves, sk__choice* best)
{
    uint32_t tile_weight = sk__weigh_tile(&planner->planner, &candidate);
    sk__schedule schedule = sk__deal_group(planner, &candidate, waves, tile_weight);
    candidate.stream_k_tiles = schedule.stream_k_tiles;
    if (schedule.stream_k_tiles > 2u * candidate.workers)
    {
        const sk__cost_table* costs = planner->planner.costs;
        candidate.access_factor *= sk__fitted_of(costs, &costs->kernels[candidate.kernel])->distant;
    }
    sk__pace pace = sk__grouped_pace(planner, &candidate, &schedule);
    sk__set_fixup(&planner->planner, &pace, SK_FIXUP_NONE, &candidate);
    if (waves != SK__WAVES_NONE) /* tiles of problems to come may be split, though those expected are not */
    {
        sk__choose_fixup(&planner->planner, &pace, &candidate);
    }
    if (planner->visit)
    {
        planner->visit(planner, &candidate, waves);
    }
    if (candidate.time < best->time)
    {
        *best = candidate;
        planner->grouped->waves = waves;
        planner->grouped->tile_weight = tile_weight;
    }
}

/* Tries what was asked for, or whole tiles by one wave of workers, or by one worker each, Stream-K, and the hybrid of 1
 * and 2 waves. */
static void sk__try_grouped_packing(sk__grouped_planner* planner, uint32_t index, const sk__packing* packing,
                                    float packing_time, sk__choice* best)
{
    static const sk_decomposition ways[] = {SK_DECOMPOSITION_DATA_PARALLEL, SK_DECOMPOSITION_STREAM_K,
                                            SK_DECOMPOSITION_HYBRID, SK_DECOMPOSITION_HYBRID};
    const sk_gemm_desc* gemm = &planner->desc->gemm;
    uint32_t most = sk__count_grouped_together(planner->planner.costs, index);
    sk__choice candidate;
    memset(&candidate, 0, sizeof candidate);
    candidate.kernel = index;
    candidate.tiles = planner->totals.extent.tiles;
    candidate.k_iterations = planner->totals.longest;
    candidate.minimum_segment = sk__max(gemm->minimum_segment, 1u);
    candidate.unit = planner->grouped->limits.unit;
    candidate.chunked = sk__has_chunks(&planner->planner);
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
        bool allowed = whole || (gemm->fixup != SK_FIXUP_NONE && gemm->workers < SK__COUNTERS &&
                                 sk__may_split(&planner->planner));
        for (uint32_t on_a_unit = whole || gemm->workers ? most : 1; wanted && allowed && on_a_unit <= most;
             ++on_a_unit)
        {
            uint32_t wave = planner->planner.device->compute_units * on_a_unit;
            candidate.workers = gemm->workers ? gemm->workers : sk__min(wave, SK__COUNTERS - 1u);
            sk__try_grouped(planner, candidate, sk__waves_of(gemm, ways[way], way == 2 ? 1u : 2u), best);
        }
        if (whole && wanted && sk__may_have_worker_for_each_tile(planner, index))
        {
            candidate.workers = sk__clamp_groups(candidate.tiles);
            sk__try_grouped(planner, candidate, SK__WAVES_NONE, best);
        }
    }
}

/* Tries a kernel without copies, with them, or both. */
static void sk__try_grouped_kernel(sk__grouped_planner* planner, uint32_t index, sk__choice* best)
{
    float time;
    sk__packing packing;
    const sk_logger silent = {NULL, NULL};
    const sk__planner* one = &planner->planner;
    bool fits = sk__pack_group(&silent, one, planner->desc, planner->grouped, index, &packing, &time) == SK_SUCCESS;
    bool reads = sk__check_orders(&silent, one, index, &packing) == SK_SUCCESS;
    bool packs = sk__copies_a(&packing) || sk__copies_b(&packing);
    bool may_not = reads && one->desc->packing == SK_PACKING_AUTO && !packing.arranged;
    if (may_not || (reads && !packs))
    {
        sk__packing none = sk__keep_prepacked(packing);
        sk__try_grouped_packing(planner, index, &none, 0.0f, best);
    }
    if (packs && fits)
    {
        sk__try_grouped_packing(planner, index, &packing, time, best);
    }
    planner->unfit = fits || may_not ? planner->unfit : sk__more_telling(one, planner->unfit, index);
}

/* Whether a kernel serves several problems. */
static bool sk__can_serve_grouped(const sk__planner* planner, uint32_t index)
{
    const sk__kernel* kernel = sk__kernel_at(index);
    return sk__can_serve(planner, index) && kernel->modules[SK__MODULE_GROUPED] &&
           sk__takes_terms(planner->problem, kernel) &&
           kernel->blocks == (sk__is_in_blocks(planner->problem->b.type) && !planner->problem->b.prepacked);
}

static sk_result sk__refuse_grouped(sk__grouped_planner* planner, bool is_countable)
{
    float time;
    sk__packing packing;
    const sk__planner* one = &planner->planner;
    char quoted[SK__QUOTED];
    SK__REQUIRE(one->logger, is_countable, SK_ERROR_TOO_LARGE,
                "32 bits do not count the tiles, or their k-iterations, of all expected problems");
    if (planner->unfit < one->kernel_end)
    {
        sk__tabulate(planner, sk__kernel_at(planner->unfit));
        SK__TRY(sk__pack_group(one->logger, one, planner->desc, planner->grouped, planner->unfit, &packing, &time));
    }
    SK__REQUIRE(one->logger, !one->desc->kernel, SK_ERROR_NO_KERNEL,
                "kernel is %s, which does not serve several problems%s%s", sk__quote(one->desc->kernel, quoted),
                one->problem->epilogue.second ? " of two terms" : "",
                sk__is_in_blocks(one->problem->b.type) ? " with an operand in blocks, of which it reads no copy"
                                                       : "");
    return sk__report_no_kernel(one);
}

/* Whether plans of a decomposition sort problems that differ in k: whole tiles are then shared more evenly. */
static bool sk__sorts(const sk_gemm_desc* desc, sk_decomposition decomposition, bool differ)
{
    bool has_whole = decomposition != SK_DECOMPOSITION_STREAM_K;
    bool host = desc->search == SK_SEARCH_HOST;
    return desc->sort == SK_SORT_BY_K || (desc->sort == SK_SORT_AUTO && has_whole && differ && !host);
}

/* Deals the expected problems by the choice. */
static void sk__settle_group(sk__grouped_planner* planner, sk__choice* choice, bool differ)
{
    const sk_gemm_desc* desc = planner->planner.desc;
    sk__grouped* grouped = planner->grouped;
    grouped->sorted = sk__sorts(desc, choice->decomposition, differ);
    grouped->starts = desc->search == SK_SEARCH_HOST;
    sk__order_problems(grouped, grouped->sorted);
    sk__tabulate(planner, sk__kernel_at(choice->kernel));
    sk__take_prepacked(planner->planner.problem, &choice->packing, grouped);
    grouped->copies = sk__copies_word(planner->desc, &choice->packing, planner->planner.problem->exchanged,
                                      planner->planner.builds[choice->kernel].fragment.m);
    sk__schedule schedule = sk__deal_group(planner, choice, grouped->waves, grouped->tile_weight);
    grouped->k_iterations = planner->totals.k_iterations;
    if (schedule.shares.listed)
    {
        sk__space space = sk__space_of(planner);
        sk__sharing sharing = sk__sharing_of(planner, choice, grouped->waves, grouped->tile_weight);
        sk__list_shares(&space, sharing, schedule.stream_k_tiles, planner->loads, sk__shares_of(grouped));
        grouped->longest_worker = sk__find_longest_listed(&schedule, planner->loads, sharing.tile_weight);
        grouped->most_peers = choice->chunked ? sk__bound_grouped_peers(&schedule, planner->totals.longest)
                                              : sk__find_most_peers(&schedule);
    }
    else
    {
        sk__load load = sk__grouped_load(planner, &schedule);
        grouped->longest_worker = load.k_iterations;
        grouped->most_peers = sk__max(load.peers, 1u);
    }
    choice->along_longer = desc->raster == SK_RASTER_AUTO;
    choice->along_m =
        !choice->along_longer && (desc->raster == SK_RASTER_ALONG_M) != planner->planner.problem->exchanged;
    choice->raster_width = desc->raster_width ? desc->raster_width : 8u;
    if (grouped->limits.triangle)
    {
        choice->along_longer = false;
        sk__choose_bands(planner->planner.problem, sk__kernel_at(choice->kernel), choice);
    }
    bool has_slots = choice->chunked && grouped->waves != SK__WAVES_NONE;
    grouped->chunk_room = has_slots ? sk__pack_room(planner->totals.extent.places) : 0;
}

/* Chooses the fastest by prediction; the table is then the choice's. */
static sk_result sk__choose_grouped(sk__grouped_planner* planner, sk__choice* choice)
{
    sk__planner* one = &planner->planner;
    bool is_countable = true;
    choice->time = SK__NEVER;
    planner->unfit = one->kernel_end;
    SK__TRY(sk__check_desc(one->logger, one->desc));
    SK__TRY(sk__check_kernels(one));
    SK__TRY(sk__check_fixup(one));
    SK__TRY(sk__check_batch_invariant(one));
    SK__TRY(sk__check_packing(one));
    SK__TRY(sk__check_packed_terms(one));
    SK__TRY(sk__check_triangle_wishes(one));
    bool differ = sk__order_problems(planner->grouped, sk__sorts(one->desc, one->desc->decomposition, true));
    for (uint32_t i = one->first_kernel; i < one->kernel_end; ++i)
    {
        if (sk__can_serve_grouped(one, i))
        {
            sk__tabulate(planner, sk__kernel_at(i));
            is_countable = sk__is_countable(planner->totals.extent, 0);
            one->memory_time = sk__grouped_memory_time(planner, sk__kernel_at(i));
            if (is_countable)
            {
                sk__try_grouped_kernel(planner, i, choice);
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
