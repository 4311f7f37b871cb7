/* Timelines of plans on fake devices. Include it after fake_vulkan.h. */
#ifndef TIMELINES_H
#define TIMELINES_H

#include "cpu/classes.h"
#include "viewer/timeline.h"

enum
{
    MOST_SEGMENTS_DRAWN = 40000 /* of a random plan */
};

/* Calls a check for the timeline of each of hundreds of plans. */
static inline uint32_t for_all_plans(uint32_t first_seed, void (*check)(const timeline* t, const sk_plan* plan))
{
    uint32_t checked = 0;
    for (uint32_t c = 0; c < class_count; ++c)
    {
        uint32_t seed = c + first_seed;
        open_class(&classes[c]);
        for (uint32_t i = 0; i < SHAPES; ++i)
        {
            timeline t;
            uint64_t count = 0;
            sk_gemm_desc desc = draw_desc(&seed);
            sk_plan* plan = make(&desc);
            bool drawn = plan && sk_list_segments(plan, &count, NULL) == SK_SUCCESS && count <= MOST_SEGMENTS_DRAWN;
            if (drawn && CHECK_EQ(open_timeline(&t, plan), SK_SUCCESS))
            {
                check(&t, plan);
                close_timeline(&t);
                ++checked;
            }
            sk_destroy_plan(plan);
        }
        sk_destroy_context(context);
    }
    return checked;
}

/* The timeline of a plan on the fake device as it is. */
static inline timeline plan_timeline(const sk_gemm_desc* desc)
{
    timeline t;
    sk_plan* plan = make(desc);
    CHECK_EQ(open_timeline(&t, plan), SK_SUCCESS);
    sk_destroy_plan(plan);
    return t;
}

/* Gives the bars times that no cost model changes: each worker has its own place and never waits. A k-iteration takes
 * `k_iteration` microseconds, and half as long again in every third worker. */
static inline void freeze_times(timeline* t, float k_iteration)
{
    t->before = t->workers = t->busy = 0.0f;
    t->places = t->wave = t->info.workers;
    for (uint64_t i = 0; i < t->count; ++i)
    {
        bar* b = &t->bars[i];
        const sk_segment* s = &t->segments[i];
        bool follows = i > 0 && s->worker == s[-1].worker, adds = b->done > b->fixup;
        b->place = s->worker;
        b->begin = follows ? b[-1].done : 0.0f;
        b->multiply = b->begin + 2.0f;
        b->end = b->multiply + (float)(s->k_end - s->k_begin) * (s->worker % 3 == 2 ? 1.5f : 1.0f) * k_iteration;
        b->fixup = b->end + 3.0f;
        b->done = b->fixup + (adds ? 4.0f : 0.0f);
        t->busy += b->done - b->begin;
        t->workers = b->done > t->workers ? b->done : t->workers;
    }
    t->total = t->info.predicted_time = t->workers;
}

#endif
