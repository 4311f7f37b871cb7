/* group_pace.h - how long workers take of several problems: what differs from one problem, whose cost model this is.
 *
 * Uses group_load.h. Must not know which choice is best.
 */

#include "group_load.h"

/* Workers of a kernel that run together on a compute unit. */
static uint32_t sk__count_grouped_together(const sk__cost_table* costs, uint32_t kernel)
{
    const sk__cost* cost = &costs->kernels[kernel];
    uint32_t grouped = sk__fitted_of(costs, cost)->grouped;
    return grouped > 0 ? sk__min(grouped, cost->workgroups_per_unit) : cost->workgroups_per_unit;
}

/* Least time for memory. Each row of a small-dot kernel's tiles reads all of B anew, of several problems no faster than
 * memory gives it. */
static float sk__grouped_memory_time(const sk__grouped_planner* planner, const sk__kernel* kernel)
{
    const sk__planner* one = &planner->planner;
    const sk__grouped_totals* totals = &planner->totals;
    double inputs = totals->inputs + (kernel->multiply == SK_MULTIPLY_DOT ? totals->again : 0.0);
    return sk__time_to_move(one, 1, (float)inputs * sk__mean_size(one->problem->input), (float)totals->outputs);
}

/* Workers that have nothing of the expected problems share no compute unit with those that have. Of kernels that wait
 * for memory, those that multiply faster are a little faster. What a worker does between two tiles, others on its
 * compute unit hide, or the kernel does it early. */
static sk__pace sk__grouped_pace(const sk__grouped_planner* planner, const sk__choice* candidate,
                                 const sk__schedule* schedule)
{
    const sk__planner* one = &planner->planner;
    const sk__grouped_extent* all = &planner->totals.extent;
    sk__choice busy = *candidate;
    busy.workers = sk__min(busy.workers, sk__max(schedule->stream_k_tiles > 0 ? all->places : all->tiles, 1u));
    sk__pace pace = sk__find_pace(one, &busy, sk__grouped_load(planner, schedule));
    float busiest = (float)pace.load.k_iterations * sk__iteration_time(one, &busy) * busy.access_factor;
    const sk__fitted* fitted = sk__fitted_of(one->costs, &one->costs->kernels[busy.kernel]);
    pace.multiplying -= busiest < pace.multiplying ? fitted->seen * (pace.multiplying - busiest) : 0.0f;
    float tiles = (float)all->tiles / (float)busy.workers; /* of a worker in the mean, however they are shared */
    pace.segments += sk__count_on_a_unit(one, &busy) > 1u ? 0.0f : fitted->alone * tiles;
    bool begins_early = sk__kernel_at(busy.kernel)->begins_early && schedule->stream_k_tiles == 0;
    pace.segments -= begins_early ? fitted->early * tiles : 0.0f;
    return pace;
}
