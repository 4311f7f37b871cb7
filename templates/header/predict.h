/* predict.h - the cost model: how long a choice takes.
 *
 * Uses access.h. Must not know where choices come from.
 */

#include "access.h"

/* Least time in microseconds in which device memory gives A, B and C and takes D. Partials are not counted: they are
 * few enough to stay in a cache, and the times of fixup and peers contain them. */
static float sk__memory_time(const sk__planner* planner)
{
    const sk__problem* problem = planner->problem;
    float m = (float)problem->m, n = (float)problem->n, k = (float)problem->k;
    float inputs = m * n > 0 ? k * (m + n) * (float)sk__type_size(problem->input) : 0.0f;
    float matrices = 1.0f + (problem->epilogue.linear ? 1.0f : 0.0f) + (problem->epilogue.residual ? 1.0f : 0.0f);
    float outputs = m * n * (float)sk__type_size(problem->output) * matrices;
    float bandwidth = planner->costs->bandwidth * 1e3f * (float)planner->device->compute_units; /* bytes/us */
    return (float)problem->batch_count * (inputs + outputs) / bandwidth;
}

/* Predicted time in microseconds of the busiest worker and of the fixup at its end, which the others wait for (Stream-K
 * paper, appendix A: a + b + c + d); workers beyond what runs together wait for a place. Multiplying takes no less than
 * memory does. */
static float sk__predict(const sk__planner* planner, const sk__choice* choice, sk__schedule schedule)
{
    const sk__cost* cost = &planner->costs->kernels[choice->kernel];
    uint32_t units = planner->device->compute_units;
    uint32_t on_a_unit = sk__min(sk__divide_up(schedule.workers, units), cost->workgroups_per_unit);
    float rounds = (float)sk__divide_up(schedule.workers, units * cost->workgroups_per_unit);
    float segments = (float)sk__find_work(schedule, 0).segments;
    float shared = cost->iteration_time * (float)on_a_unit / (float)cost->workgroups_per_unit;
    float iteration = shared > cost->lone_iteration_time ? shared : cost->lone_iteration_time;
    float busiest = (float)sk__longest_worker(schedule) * iteration * sk__access_factor(planner, choice);
    float all_tiles = (float)sk__count_tiles(planner->problem, sk__kernel_at(choice->kernel));
    float tiles = (float)schedule.tiles; /* of a retiled plan not all; where there are none, there may be no rounds */
    float memory = tiles > 0 ? sk__memory_time(planner) * tiles / all_tiles / rounds : 0.0f;
    float multiplying = busiest > memory ? busiest : memory;
    float time = segments * (cost->start_time + cost->epilogue_time);
    if (choice->fixup == SK_FIXUP_NONE)
    {
        return rounds * (time + multiplying);
    }
    if (choice->fixup == SK_FIXUP_SEPARATE_PASS)
    {
        float storing = 5.0f * cost->peer_time; /* all workers write at once; on an H200, driver 580.159 */
        return rounds * (time + multiplying + storing) + planner->costs->second_dispatch_time;
    }
    time += (float)sk__bound_peers(schedule) * cost->peer_time;
    return rounds * (time + multiplying * cost->last_arriver_factor + cost->fixup_time);
}

/* Predicted time in microseconds of what comes before the multiplication. */
static float sk__packing_time(const sk__planner* planner, const sk__choice* choice)
{
    return sk__predict_copies(planner->problem, planner->costs, planner->device->compute_units, &choice->packing);
}
