/* Timelines of plans on fake devices. Include it after fake_vulkan.h. */
#ifndef TIMELINES_H
#define TIMELINES_H

#include "cpu/classes.h"
#include "viewer/group.h"
#include "viewer/timeline.h"

enum
{
    MOST_SEGMENTS_DRAWN = 40000, /* of a random plan */
    GROUPS = 30,                 /* on a device */
    MOST_PROBLEMS_DRAWN = 300
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

/* Problems of all sizes: some are empty, some have a k of 0. Few are large. */
static inline void draw_group(uint32_t* seed, group* g)
{
    static sk_problem problems[MOST_PROBLEMS_DRAWN];
    uint32_t bits = 1 + draw_number(seed, 12);
    g->problems = problems;
    g->count = 1 + draw_number(seed, draw_number(seed, 4) ? 12 : MOST_PROBLEMS_DRAWN);
    bits = g->count > 12 && bits > 9 ? 9 : bits;
    memset(problems, 0, sizeof problems);
    for (uint32_t i = 0; i < g->count; ++i)
    {
        problems[i].m = draw_number(seed, 1u << draw_number(seed, bits + 1));
        problems[i].n = draw_number(seed, 1u << bits);
        problems[i].k = draw_number(seed, 4096);
    }
}

/* Calls a check for the timeline of each of hundreds of groups. The plan is NULL. */
static inline uint32_t for_all_groups(uint32_t first_seed, void (*check)(const timeline* t, const sk_plan* plan))
{
    static const sk_decomposition kinds[] = {SK_DECOMPOSITION_AUTO, SK_DECOMPOSITION_DATA_PARALLEL,
                                             SK_DECOMPOSITION_STREAM_K, SK_DECOMPOSITION_HYBRID};
    uint32_t checked = 0;
    for (uint32_t i = 0; i < class_count * GROUPS; ++i)
    {
        uint32_t seed = i + first_seed;
        timeline t;
        group g;
        sk_gemm_desc desc = describe_shape(0, 0, 0);
        open_class(&classes[i % class_count]);
        draw_group(&seed, &g);
        desc.a.type = desc.b.type = desc.c.type = desc.d.type = draw_number(&seed, 2) ? SK_TYPE_F16 : SK_TYPE_F32;
        desc.decomposition = kinds[draw_number(&seed, 4)];
        desc.workers = draw_number(&seed, 3) ? 0 : 1 + draw_number(&seed, 200);
        desc.sort = (sk_sorting)draw_number(&seed, 3);
        if (CHECK_EQ(open_group_timeline(&t, context, &desc, &g), SK_SUCCESS))
        {
            if (t.count <= MOST_SEGMENTS_DRAWN)
            {
                t.colours = (colouring)(1 + draw_number(&seed, COLOURING_COUNT - 1));
                check(&t, NULL);
                ++checked;
            }
            close_timeline(&t);
        }
        else
        {
            CHECK_NOTE("%s\n", fake.sentence);
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
