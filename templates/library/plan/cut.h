/* cut.h - cuts the dispatches of a plan into pieces, so that none takes longer than the desc allows.
 *
 * Uses times.h. Must not know pipelines or command buffers.
 *
 * A piece is a box: some neighbouring workers, and of each the segments from one number to another. Schedule, slots
 * and counters are those of the whole dispatch, and nobody waits for another worker, so the result has the same bits.
 * Pieces come one after the other, with a barrier between them: the last arriver may come pieces later than its peers.
 */

#include "times.h"

/* Segments of a worker, at most. */
static uint32_t sk__find_depth(sk__schedule schedule)
{
    uint32_t depth = schedule.splits > 0 ? 1 : sk__divide_up(schedule.space.tiles, sk__max(schedule.workers, 1u));
    uint32_t sharing = schedule.stream_k_tiles > 0 ? schedule.workers : 0;
    for (uint32_t worker = 0; worker < sharing; ++worker)
    {
        depth = sk__max(depth, sk__find_work(schedule, worker).segments);
    }
    return depth;
}

/* What a segment takes at most, by the cost model, while as many workers run as can. Microseconds. */
static float sk__segment_time(sk__schedule schedule, const sk_plan_times* times)
{
    uint32_t k_iterations = sk__divide_up(schedule.space.k_iterations, sk__max(schedule.splits, 1u));
    float peers = times->fixup > 0.0f ? (float)sk__most_peers(schedule) * times->peer : 0.0f;
    float end = times->end + times->store + times->fixup + peers;
    return times->start + (float)k_iterations * times->k_iteration + end;
}

/* Of so much time: as many workers as have time for a segment, and of each as many segments as all have time for. */
static sk__cut sk__find_cut(sk__schedule schedule, const sk_plan_times* times, uint32_t most_time)
{
    sk__cut cut = {0, 0, 0};
    if (most_time > 0 && schedule.space.tiles > 0)
    {
        float fitting = (float)most_time / sk__segment_time(schedule, times);
        uint64_t rounds = fitting < 1.0f ? 1 : fitting > 1e9f ? 1000000000 : (uint64_t)fitting;
        uint64_t segments = rounds * sk__min(sk__max(times->workers_together, 1u), schedule.workers);
        cut.depth = sk__find_depth(schedule);
        cut.workers = segments < schedule.workers ? (uint32_t)segments : schedule.workers;
        segments /= cut.workers;
        cut.segments = segments < cut.depth ? (uint32_t)segments : cut.depth;
        cut.segments = cut.workers == schedule.workers && cut.segments == cut.depth ? 0 : cut.segments;
    }
    return cut;
}

/* The piece that has a segment, by its number among those of its worker. */
static uint32_t sk__find_piece(const sk__cut* cut, uint32_t workers, uint32_t worker, uint32_t segment)
{
    return cut->segments == 0 ? 0
                              : worker / sk__count_in_row(cut, workers) * sk__divide_up(cut->depth, cut->segments) +
                                    segment / cut->segments;
}

/* Cuts the dispatches of a plan that has its schedules. */
static void sk__cut_plan(sk_plan* plan, uint32_t most_time)
{
    plan->most_time = most_time;
    if (most_time > 0)
    {
        sk_plan_times first = sk_query_times(plan, 0), last = sk_query_times(plan, 1);
        plan->cut = sk__find_cut(plan->schedule, &first, most_time);
        plan->last_wave.cut = sk__find_cut(plan->last_wave.schedule, &last, most_time);
    }
}

/* Whether no worker of a dispatch that is cut has too many segments. */
static bool sk__can_be_cut(const sk_plan* plan)
{
    return plan->cut.segments == 0 || plan->cut.depth <= SK__MOST_DEPTH;
}

static sk_result sk__check_cut(const sk_plan* plan)
{
    SK__REQUIRE(&plan->program.context->logger, sk__can_be_cut(plan), SK_ERROR_WORKERS,
                "most_time is %u, but a worker has %u segments, of which a dispatch can be cut from at most %u: more "
                "workers have fewer each",
                plan->most_time, plan->cut.depth, (uint32_t)SK__MOST_DEPTH);
    return SK_SUCCESS;
}

/* Warns of a segment that is too long by itself. */
static void sk__warn_of_segment(const sk_plan* plan)
{
    if (plan->most_time == 0 || plan->schedule.space.tiles == 0)
    {
        return;
    }
    sk_plan_times times = sk_query_times(plan, 0);
    float time = sk__segment_time(plan->schedule, &times);
    if (time > (float)plan->most_time)
    {
        sk__tell(&plan->program.context->log, SK_LOG_LEVEL_WARNING,
                 "most_time is %u us, but one segment takes %.0f us by prediction: only more splits would shorten it",
                 plan->most_time, (double)time);
    }
}
