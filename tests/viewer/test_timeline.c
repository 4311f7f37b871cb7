/* Timelines against the plans that they are of, on fake devices of every class. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "cpu/fake_vulkan.h"
#include "timelines.h"

#include <math.h>
#include <stdlib.h>

/* Workers run their segments in order, and one at a time in each place. */
static void check_order(const timeline* t, const sk_plan* plan)
{
    (void)plan;
    float* ends = calloc((size_t)t->places + 1, sizeof *ends);
    for (uint64_t i = 0; i < t->count; ++i)
    {
        const bar* b = &t->bars[i];
        bool follows = i > 0 && t->segments[i].worker == t->segments[i - 1].worker;
        CHECK(b->begin <= b->multiply && b->multiply <= b->end && b->end <= b->fixup && b->fixup <= b->done);
        CHECK(b->place < t->places && t->places <= t->wave);
        CHECK(b->begin >= t->before && b->done <= t->workers && t->workers <= t->total);
        CHECK(b->begin >= ends[b->place]);
        CHECK(!follows || b->place == t->bars[i - 1].place);
        ends[b->place] = b->done;
    }
    free(ends);
}

/* One segment of each split tile adds the partials: the one that hands in the last k-iterations. */
static void check_fixups(const timeline* t, const sk_plan* plan)
{
    bool adds = sk_query_times(plan, 0).fixup > 0.0f;
    uint32_t* fixups = calloc((size_t)t->tiles + 1, sizeof *fixups);
    float* last = calloc((size_t)t->tiles + 1, sizeof *last);
    for (uint64_t i = 0; i < t->count; ++i)
    {
        uint32_t tile = t->segments[i].tile;
        last[tile] = fmaxf(last[tile], t->bars[i].fixup);
    }
    for (uint64_t i = 0; i < t->count; ++i)
    {
        uint32_t tile = t->segments[i].tile;
        bool has = t->bars[i].done > t->bars[i].fixup;
        fixups[tile] += has;
        CHECK(!has || t->bars[i].fixup >= last[tile]);
    }
    for (uint32_t tile = 0; tile < t->tiles; ++tile)
    {
        CHECK_EQ(fixups[tile], adds && t->is_split[tile] ? 1 : 0);
    }
    free(fixups);
    free(last);
}

static void workers_run_their_segments_in_order(void)
{
    CHECK(for_all_plans(500, check_order) > 300);
}

static void one_segment_adds_the_partials_of_a_tile(void)
{
    CHECK(for_all_plans(600, check_fixups) > 300);
}

static double sum_of_logs;
static uint32_t logs;

static void check_total(const timeline* t, const sk_plan* plan)
{
    if (t->count > 0 && t->info.predicted_time > 0.0f)
    {
        double ratio = (double)t->total / (double)t->info.predicted_time;
        sum_of_logs += log(ratio);
        ++logs;
        if (!CHECK(ratio > 0.05 && ratio < 1.4))
        {
            char line[SK_LINE_SIZE];
            sk_format_plan(plan, line, sizeof line);
            CHECK_NOTE("ends after %g: %s\n", (double)t->total, line);
        }
    }
}

/* The model charges the busiest worker with everything, and a wave of workers without work like any other. */
static void a_timeline_ends_about_when_the_planner_predicted(void)
{
    for_all_plans(700, check_total);
    double mean = exp(sum_of_logs / logs);
    CHECK(mean > 0.95 && mean < 1.05);
}

int main(void)
{
    RUN(workers_run_their_segments_in_order);
    RUN(one_segment_adds_the_partials_of_a_tile);
    RUN(a_timeline_ends_about_when_the_planner_predicted);
    return CHECK_DONE();
}
