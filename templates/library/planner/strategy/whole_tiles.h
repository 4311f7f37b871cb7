/* whole_tiles.h - no tile is split: there is a worker for each tile, or one wave of workers that take tile after tile.
 *
 * Uses candidates.h. Must not know other strategies.
 */

#include "../candidates.h"

static bool sk__wants_whole_tiles(const sk__planner* planner, const sk__kernel* kernel)
{
    sk_decomposition wanted = sk__wanted_decomposition(planner);
    (void)kernel;
    return wanted == SK_DECOMPOSITION_AUTO || wanted == SK_DECOMPOSITION_DATA_PARALLEL;
}

/* Workers of a data-parallel plan: usually one for each tile. If tiles are many and short, it is one wave of workers
 * that take tile after tile, because starting a workgroup for each tile costs 2 to 10 % (H200, driver 580.159). This
 * holds for kernels of which one workgroup fills a compute unit. Others lose as much, since more of their workgroups
 * may fit than we know. */
static uint32_t sk__count_data_parallel_workers(const sk__planner* planner, const sk__choice* candidate)
{
    const sk__cost* cost = &planner->costs->kernels[candidate->kernel];
    uint32_t together = sk__count_together(planner, candidate->kernel);
    float tile_time = cost->start_time + cost->epilogue_time + (float)candidate->k_iterations * cost->iteration_time;
    if (planner->desc->workers)
    {
        return planner->desc->workers;
    }
    bool is_free = planner->desc->decomposition == SK_DECOMPOSITION_AUTO && !planner->device->is_cpu;
    bool is_alone = cost->workgroups_per_unit == 1;
    bool is_short = tile_time < sk__fitted_of(planner->costs, cost)->short_tile;
    bool persists = is_free && is_alone && candidate->tiles > together && is_short;
    return persists ? together : sk__clamp_groups(candidate->tiles);
}

static void sk__try_whole_tiles(const sk__planner* planner, sk__choice candidate, sk__choice* best)
{
    candidate.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    candidate.workers = sk__count_data_parallel_workers(planner, &candidate);
    sk__keep_faster(planner, &candidate, best);
}
