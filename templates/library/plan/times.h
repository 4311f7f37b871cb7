/* times.h - what the cost model says of the steps of a plan's segments.
 *
 * Uses plan.h. Must not know how segments are dealt, or command buffers.
 */

#include "plan.h"

/* The steps at the end of a segment of a split tile, and what follows the last one. */
static void sk__find_fixup_times(const sk__planner* planner, const sk__choice* choice, const sk__pace* pace,
                                 sk_plan_times* times)
{
    const sk__cost* cost = &planner->costs->kernels[choice->kernel];
    if (sk__fixup_of(choice->fixup)->sums_up)
    {
        times->store = sk__store_time(planner, cost);
        times->after = planner->costs->second_dispatch_time + sk__sum_of(planner, choice, &pace->load).time;
    }
    else if (choice->fixup != SK_FIXUP_NONE)
    {
        times->k_iteration *= cost->last_arriver_factor;
        times->fixup = cost->fixup_time;
        times->peer = cost->peer_time;
        times->before += sk__fixup_of(choice->fixup)->begins_with_d ? planner->costs->second_dispatch_time : 0.0f;
    }
}

static sk_plan_times sk__find_times(const sk__planner* planner, const sk__choice* choice)
{
    const sk__cost* cost = &planner->costs->kernels[choice->kernel];
    sk__pace pace = sk__pace_of(planner, choice);
    sk_plan_times times;
    memset(&times, 0, sizeof times);
    times.workers_together = planner->device->compute_units * cost->workgroups_per_unit;
    times.before = choice->packing_time;
    times.start = cost->start_time;
    times.k_iteration = pace.load.k_iterations ? pace.multiplying / (float)pace.load.k_iterations : 0.0f;
    float segments = pace.rounds * (float)pace.load.segments; /* of the busiest worker, in all rounds */
    times.end = cost->epilogue_time + choice->apart_time;
    if (!planner->grouped && segments > 0.0f)
    {
        float adding =
            sk__adding_time(planner->costs, planner->device->compute_units, planner->problem, choice->kernel);
        times.end += sk__share_of_time(planner, choice, adding) / segments;
    }
    sk__find_fixup_times(planner, choice, &pace, &times);
    return times;
}

STREAMK_API sk_plan_times sk_query_times(const sk_plan* plan, uint32_t dispatch)
{
    const sk_context* context = plan->program.context;
    sk__choice choice = plan->choice;
    sk__planner planner;
    memset(&planner, 0, sizeof planner);
    planner.logger = &context->logger;
    planner.device = &context->device;
    planner.builds = context->builds;
    planner.costs = context->costs;
    planner.problem = &plan->problem;
    planner.rows = plan->problem.m;
    planner.grouped = plan->grouped.most_problems > 0;
    planner.memory_time = sk__memory_time(&planner);
    if (dispatch == 1 && plan->last_wave.schedule.space.tiles > 0)
    {
        choice = sk__last_wave_of(&plan->problem, &plan->choice);
        choice.packing_time = 0;
        sk__set_access(&planner, &choice);
        return sk__find_times(&planner, &choice);
    }
    if (dispatch == 0 && plan->schedule.space.tiles > 0)
    {
        return sk__find_times(&planner, &choice);
    }
    sk_plan_times none;
    memset(&none, 0, sizeof none);
    return none;
}
