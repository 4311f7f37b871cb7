/* No text of a picture overlaps another one, or leaves the picture. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "cpu/fake_vulkan.h"
#include "scene_words.h"
#include "timelines.h"
#include "viewer/candidates.h"
#include "viewer/comparison.h"
#include "viewer/roofline.h"
#include "viewer/speedups.h"
#include "viewer/sweep.h"
#include "viewer/views.h"

#include <stdlib.h>

static void check_no_overlap(const scene* s)
{
    scene_box* boxes = malloc((s->count + 1) * sizeof *boxes);
    size_t count = 0;
    for (const scene_item* item = s->items; item < s->items + s->count; ++item)
    {
        if (item->kind == SCENE_TEXT)
        {
            scene_box covered = find_text_box(s, item);
            for (size_t i = 0; i < count; ++i)
            {
                if (!CHECK(!boxes_overlap(covered, boxes[i])))
                {
                    CHECK_NOTE("\"%s\" at %g, %g\n", words_of(s, item), (double)item->x, (double)item->y);
                }
            }
            if (!CHECK(covered.left >= 0.0f && covered.top >= 0.0f && covered.right <= s->width &&
                       covered.bottom <= s->height))
            {
                CHECK_NOTE("\"%s\" leaves the picture\n", words_of(s, item));
            }
            boxes[count++] = covered;
        }
    }
    free(boxes);
}

/* Width and height of pictures: draw's own, that of a window of 800 x 600, and others that a user may want. */
static const float sizes[][2] = {
    {1280.0f, 800.0f}, {505.0f, 500.0f}, {640.0f, 400.0f}, {800.0f, 1000.0f}, {3840.0f, 2160.0f}};
static const size_t size_count = sizeof sizes / sizeof sizes[0];

static const char* const device_name = "NVIDIA H200 NVL with 132 compute units";

static void check_words(const timeline* t, const sk_plan* plan)
{
    (void)plan;
    for (size_t i = 0; i < size_count && t->count <= 2000; ++i) /* of more, each label with each takes long */
    {
        scene s;
        open_scene(&s, sizes[i][0], sizes[i][1]);
        draw_schedule_view(t, "12345 x 12345 x 12345 f16, a batch of 3", device_name, &s);
        check_no_overlap(&s);
        close_scene(&s);
    }
}

static void no_words_overlap_in_a_schedule(void)
{
    CHECK(for_all_plans(900, check_words) > 300);
}

static void no_words_overlap_in_a_groups_schedule(void)
{
    CHECK(for_all_groups(1000, check_words) > 200);
}

static void check_trace_words(const timeline* t, const sk_plan* plan)
{
    static const char words[] =
        "launch 12345.6 us, 12345.6 without a trace; clock ticks: device 1.00 ns in steps of 32, "
        "worker 0.51 ns; second dispatch 1234.5 us, predicted 1234.5; 12345 segments have no "
        "record";
    timeline run;
    if (t->count > 2000 || !CHECK_EQ(open_timeline(&run, plan), SK_SUCCESS))
    {
        return;
    }
    run.total *= 1.7f;
    for (uint64_t i = 0; i < run.count; ++i)
    {
        run.bars[i].done += (float)(i % 7) * 1e-3f * t->total;
    }
    for (size_t i = 0; i < size_count; ++i)
    {
        scene s;
        open_scene(&s, sizes[i][0], sizes[i][1]);
        draw_trace_view(t, &run, words, "12345 x 12345 x 12345 f16, a batch of 3", device_name, &s);
        check_no_overlap(&s);
        close_scene(&s);
    }
    close_timeline(&run);
}

static void no_words_overlap_in_a_trace(void)
{
    CHECK(for_all_plans(950, check_trace_words) > 300);
}

/* Four plans of a problem below each other. */
static void check_comparison(uint32_t tiles, uint32_t k_iterations, float width, float height)
{
    static const sk_decomposition kinds[] = {SK_DECOMPOSITION_DATA_PARALLEL, SK_DECOMPOSITION_SPLIT_K,
                                             SK_DECOMPOSITION_STREAM_K, SK_DECOMPOSITION_HYBRID};
    timeline timelines[4];
    const timeline* list[4];
    scene s;
    for (int i = 0; i < 4; ++i)
    {
        sk_gemm_desc desc = describe_forced(tiles, k_iterations, kinds[i], 0);
        timelines[i] = plan_timeline(&desc);
        list[i] = &timelines[i];
    }
    open_scene(&s, width, height);
    draw_comparison_view(list, NULL, 4, "64 x 1024 x 2048 f32", "Fake GPU with 5 compute units", &s);
    check_no_overlap(&s);
    close_scene(&s);
    for (int i = 0; i < 4; ++i)
    {
        close_timeline(&timelines[i]);
    }
}

static void no_words_overlap_in_a_comparison(void)
{
    for (uint32_t units = 5; units <= 264; units *= 3)
    {
        open_context(false, units);
        for (size_t i = 0; i < size_count; ++i)
        {
            check_comparison(16, 128, sizes[i][0], sizes[i][1]);
            check_comparison(units + 1, 20, sizes[i][0], sizes[i][1]);
        }
        check_comparison(16, 128, 880.0f, 620.0f);
        sk_destroy_context(context);
    }
}

static void no_words_overlap_in_a_comparison_of_a_group(void)
{
    sk_gemm_desc desc = describe_shape(0, 0, 0);
    for (uint32_t seed = 0; seed < 20; ++seed)
    {
        char title[96];
        uint32_t state = seed;
        group g;
        comparison c;
        scene s;
        open_class(&classes[seed % class_count]);
        draw_group(&state, &g);
        describe_group(&desc, &g, title, sizeof title);
        CHECK_EQ(open_comparison(&c, context, &desc, &g), SK_SUCCESS);
        for (size_t i = 0; i < size_count; ++i)
        {
            open_scene(&s, sizes[i][0], sizes[i][1]);
            draw_comparison_view(c.list, c.begins, COMPARED, title, device_name, &s);
            check_no_overlap(&s);
            close_scene(&s);
        }
        close_comparison(&c);
        sk_destroy_context(context);
    }
}

static void no_words_overlap_in_timed_candidates(void)
{
    const measured times[] = {{1234.5f, false},  {1111.25f, false},   {98765.4f, true},
                              {0.0f, false},     {2.0f, false},       {99999.4f, false},
                              {99999.6f, false}, {1234567.9f, false}, {98765432.0f, false}};
    sk_gemm_desc desc = describe_shape(9000, 9000, 9000); /* predicted times have five digits */
    scene s;
    CHECK_EQ(find_fastest(times, 5), 4);
    CHECK_EQ(find_fastest(&times[2], 2), 2);
    open_class(&classes[0]);
    for (uint32_t timed = 0; timed <= sizeof times / sizeof *times; ++timed)
    {
        open_scene(&s, sizes[timed % 2][0], sizes[timed % 2][1]);
        CHECK_EQ(draw_candidates_view(context, &desc, "2176 x 2176 x 2176 f16", "NVIDIA H200", times, timed, &s),
                 SK_SUCCESS);
        check_no_overlap(&s);
        close_scene(&s);
    }
    sk_destroy_context(context);
}

static void no_words_overlap_in_speedups(void)
{
    speedup rows[40] = {{{0}, 0.0f, {0.0f}, 0.0f, false, {0}}};
    for (uint32_t i = 0; i < 40; ++i)
    {
        snprintf(rows[i].product, sizeof rows[i].product, "%u x 14336 x 4096 f16-f16", 1000 * i);
        rows[i].baseline = 100.0f * (float)i;
        rows[i].rate = 0.3f * (float)i;
        for (int plan = 0; plan < SPEEDUPS_PLANS && i % 8 != 6; ++plan)
        {
            rows[i].times[plan] = 12345.6f * (float)(plan + 1);
        }
        rows[i].is_wrong = i % 8 == 5;
        snprintf(rows[i].note, sizeof rows[i].note, "%s",
                 i % 8 == 6 ? "There is not enough memory to time this." : "");
    }
    for (uint32_t count = 0; count <= 40; count += 8)
    {
        scene s;
        open_scene(&s, 500.0f + 14.0f * (float)count, 480.0f + 10.0f * (float)count);
        draw_speedups(rows, count, 40, "The benchmark on NVIDIA H200 NVL", &s);
        check_no_overlap(&s);
        close_scene(&s);
    }
}

static void no_words_overlap_in_diagrams(void)
{
    static const char* const results = "examples/benchmark/results/h200.csv";
    static const char* const devices[] = {"tests/viewer/references/roofline.csv",
                                          "tests/viewer/references/reading.csv"};
    sk_gemm_desc desc = describe_shape(0, 0, 0);
    open_class(&classes[0]);
    for (size_t i = 0; i <= size_count; ++i)
    {
        scene s;
        open_scene(&s, i < size_count ? sizes[i][0] : 960.0f, i < size_count ? sizes[i][1] : 480.0f);
        CHECK_EQ(predict_sweep(context, &desc, "NVIDIA H200", &s), SK_SUCCESS);
        check_no_overlap(&s);
        close_scene(&s);
        open_scene(&s, i < size_count ? 2.0f * sizes[i][0] : 0.0f, i < size_count ? sizes[i][1] : ROOFLINE_HEIGHT);
        CHECK(read_roofline(&results, 1, "examples/benchmark/results/h200_cublas.csv", &s));
        check_no_overlap(&s);
        close_scene(&s);
        open_scene(&s, i < size_count ? sizes[i][0] : 0.0f, i < size_count ? 2.0f * sizes[i][1] : 0.0f);
        CHECK(read_roofline(devices, 2, NULL, &s));
        check_no_overlap(&s);
        close_scene(&s);
    }
    sk_destroy_context(context);
}

/* Of what was measured, they are not. */
static void places_are_called_workers_where_they_are_alike(void)
{
    for (int moved = 0; moved < 2; ++moved)
    {
        timeline t;
        scene s;
        open_context(false, 5);
        sk_gemm_desc desc = describe_forced(16, 128, SK_DECOMPOSITION_STREAM_K, 0);
        sk_plan* plan = make(&desc);
        CHECK_EQ(open_timeline(&t, plan), SK_SUCCESS);
        for (uint64_t i = 0; i < t.count && moved; ++i)
        {
            t.bars[i].place = t.places - 1 - t.bars[i].place;
        }
        open_scene(&s, 1280.0f, 800.0f);
        draw_schedule_view(&t, "a product", "a device", &s);
        CHECK_EQ(count_words(&s, "worker"), moved ? 0 : 1);
        CHECK_EQ(count_words(&s, "place"), moved);
        close_scene(&s);
        close_timeline(&t);
        sk_destroy_plan(plan);
        sk_destroy_context(context);
    }
}

int main(void)
{
    RUN(no_words_overlap_in_a_schedule);
    RUN(no_words_overlap_in_a_groups_schedule);
    RUN(no_words_overlap_in_a_trace);
    RUN(no_words_overlap_in_a_comparison);
    RUN(no_words_overlap_in_a_comparison_of_a_group);
    RUN(no_words_overlap_in_timed_candidates);
    RUN(no_words_overlap_in_speedups);
    RUN(no_words_overlap_in_diagrams);
    RUN(places_are_called_workers_where_they_are_alike);
    return CHECK_DONE();
}
