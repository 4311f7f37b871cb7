/* The scenes of tests/viewer/references. Their times are fixed, so that no constant of the cost model changes them.
 * Include it after fake_vulkan.h. */
#ifndef REFERENCE_SCENES_H
#define REFERENCE_SCENES_H

#include "timelines.h"
#include "viewer/roofline.h"
#include "viewer/sweep.h"
#include "viewer/views.h"

#define FOLDER "tests/viewer/references/"

enum
{
    WORKERS = 5,
    PLANS = 4
};

static inline void draw_schedule(scene* s)
{
    sk_gemm_desc desc = describe_forced(12, 40, SK_DECOMPOSITION_STREAM_K, WORKERS);
    timeline t = plan_timeline(&desc);
    freeze_times(&t, 1.0f);
    open_scene(s, 720.0f, 400.0f);
    draw_schedule_view(&t, "64 x 768 x 640 f32", "a GPU", s);
    close_timeline(&t);
}

static inline void draw_comparison(scene* s)
{
    static const sk_decomposition kinds[PLANS] = {SK_DECOMPOSITION_DATA_PARALLEL, SK_DECOMPOSITION_SPLIT_K,
                                                  SK_DECOMPOSITION_STREAM_K, SK_DECOMPOSITION_HYBRID};
    timeline timelines[PLANS];
    const timeline* list[PLANS];
    for (int i = 0; i < PLANS; ++i)
    {
        bool splits = kinds[i] == SK_DECOMPOSITION_SPLIT_K;
        sk_gemm_desc desc = describe_forced(7, 30, kinds[i], splits ? 0 : WORKERS);
        desc.splits = splits ? 2 : 0;
        timelines[i] = plan_timeline(&desc);
        freeze_times(&timelines[i], 1.0f);
        list[i] = &timelines[i];
    }
    open_scene(s, 640.0f, 400.0f);
    draw_comparison_view(list, NULL, PLANS, "64 x 448 x 480 f32", "a GPU", s);
    for (int i = 0; i < PLANS; ++i)
    {
        close_timeline(&timelines[i]);
    }
}

static inline void draw_group_schedule(scene* s)
{
    group g;
    timeline t;
    sk_gemm_desc desc = describe_forced(1, 1, SK_DECOMPOSITION_STREAM_K, WORKERS);
    CHECK(parse_group("128x192x640,64x300x160,2x60x64x320", &g));
    CHECK_EQ(open_group_timeline(&t, context, &desc, &g), SK_SUCCESS);
    freeze_times(&t, 1.0f);
    open_scene(s, 640.0f, 400.0f);
    draw_schedule_view(&t, "4 problems f32", "a GPU", s);
    close_timeline(&t);
    close_group(&g);
}

static inline void draw_trace(scene* s)
{
    sk_gemm_desc desc = describe_forced(12, 40, SK_DECOMPOSITION_STREAM_K, WORKERS);
    desc.fixup = SK_FIXUP_SEPARATE_PASS;
    timeline predicted = plan_timeline(&desc), measured = plan_timeline(&desc);
    freeze_times(&predicted, 1.2f);
    freeze_times(&measured, 1.0f);
    predicted.total += 12.0f;
    measured.total += 20.0f;
    open_scene(s, 640.0f, 480.0f);
    draw_trace_view(&predicted, &measured, "launch 170 us, 165 without a trace", "64 x 768 x 640 f32", "a GPU", s);
    close_timeline(&predicted);
    close_timeline(&measured);
}

/* The 21 tiles of a lower triangle, of 36. */
static inline void draw_triangle(scene* s)
{
    sk_gemm_desc desc = describe_shape(384, 384, 320);
    desc.kernel = TILE_64;
    desc.decomposition = SK_DECOMPOSITION_STREAM_K;
    desc.workers = WORKERS;
    desc.triangle = SK_TRIANGLE_LOWER;
    timeline t = plan_timeline(&desc);
    freeze_times(&t, 1.0f);
    open_scene(s, 640.0f, 400.0f);
    draw_schedule_view(&t, "384 x 384 x 320 f32, lower triangle", "a GPU", s);
    close_timeline(&t);
}

static inline void draw_sweep(scene* s)
{
    open_scene(s, 640.0f, 400.0f);
    CHECK(read_sweep(FOLDER "sweep.csv", false, s));
}

static inline void draw_roofline(scene* s)
{
    static const char* const paths[] = {FOLDER "roofline.csv"};
    open_scene(s, 640.0f, 400.0f);
    CHECK(read_roofline(paths, 1, NULL, s));
}

typedef struct reference
{
    const char* name;
    void (*draw)(scene* s);
} reference;

enum
{
    SCHEDULES = 4 /* of the references, the first */
};

static const reference references[] = {{"schedule", draw_schedule},   {"comparison", draw_comparison},
                                       {"trace", draw_trace},         {"triangle", draw_triangle},
                                       {"sweep", draw_sweep},         {"roofline", draw_roofline},
                                       {"group", draw_group_schedule}};
static const size_t reference_count = sizeof references / sizeof references[0];

#endif
