/* group_pace.h - how long workers take of several problems: what differs from one problem, whose cost model this is.
 *
 * Uses candidates.h, group_load.h. Must not know which choice is best.
 */

#include "candidates.h"
#include "group_load.h"

/* Workers of a kernel that run together on a compute unit. */
static uint32_t sk__count_grouped_together(const sk__cost_table* costs, uint32_t kernel)
{
    const sk__cost* cost = &costs->kernels[kernel];
    uint32_t grouped = sk__fitted_of(costs, cost)->grouped;
    return grouped > 0 ? sk__min(grouped, cost->workgroups_per_unit) : cost->workgroups_per_unit;
}

/* Whether workers of a kernel may wait for a place at no cost: more of them may run together than the cost model knows,
 * and one that ends makes room for another. */
static bool sk__may_wait(const sk__planner* planner, uint32_t index)
{
    uint32_t on_a_unit = planner->costs->kernels[index].workgroups_per_unit;
    return on_a_unit > 1u && sk__count_grouped_together(planner->costs, index) == on_a_unit &&
           !planner->device->is_cpu;
}

/* Whether a plan of whole tiles may have a worker for each expected one, though not all run together. Workers that
 * begin their next tile early, or prepare the problems for themselves, are one wave. */
static bool sk__may_have_worker_for_each_tile(const sk__grouped_planner* planner, uint32_t index)
{
    const sk__planner* one = &planner->planner;
    const sk__kernel* kernel = sk__kernel_at(index);
    bool prepares = kernel->modules[SK__MODULE_PREPARES] && planner->desc->most_problems <= SK__MOST_PREPARED;
    return planner->totals.extent.tiles > sk__count_together(one, index) && !one->desc->workers &&
           sk__may_wait(one, index) && !kernel->begins_early && !prepares;
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

/* Workers of whole tiles, of which not all run together: one takes the place of another that ends, so the mean of
 * tiles counts. If more of them run together than the cost model knows, waves need not be whole; it takes half of what
 * the last one lacks. Returns how long a worker multiplies, without waiting for memory. */
static float sk__flow(const sk__grouped_planner* planner, const sk__choice* busy, float busiest, sk__pace* pace)
{
    const sk__planner* one = &planner->planner;
    const sk__grouped_totals* totals = &planner->totals;
    float waves = (float)busy->workers / (float)sk__count_together(one, busy->kernel);
    float rounds = 0.5f * (pace->rounds + waves);
    float memory = sk__share_of_time(one, busy, one->memory_time) / rounds;
    float mean = (float)totals->k_iterations / ((float)sk__max(totals->longest, 1u) * (float)totals->extent.tiles);
    busiest *= mean;
    pace->rounds = rounds;
    pace->multiplying = busiest > memory ? busiest : memory;
    return busiest;
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
    if (schedule->stream_k_tiles == 0 && pace.rounds > 1.0f && sk__may_wait(one, busy.kernel))
    {
        busiest = sk__flow(planner, &busy, busiest, &pace);
    }
    pace.multiplying -= busiest < pace.multiplying ? fitted->seen * (pace.multiplying - busiest) : 0.0f;
    float tiles = (float)all->tiles / (float)busy.workers; /* of a worker in the mean, however they are shared */
    pace.segments += sk__count_on_a_unit(one, &busy) > 1u ? 0.0f : fitted->alone * tiles;
    bool begins_early = sk__kernel_at(busy.kernel)->begins_early && schedule->stream_k_tiles == 0;
    pace.segments -= begins_early ? fitted->early * tiles : 0.0f;
    return pace;
}
