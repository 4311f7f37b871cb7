/* What pictures say: their titles, units of times, and numbers of tiles. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "cpu/fake_vulkan.h"
#include "scene_words.h"
#include "timelines.h"
#include "viewer/candidates.h"
#include "viewer/matrix.h"
#include "viewer/roofline.h"
#include "viewer/sweep.h"
#include "viewer/views.h"

/* Up to 99,999 microseconds, they and the axis are such. */
static void longer_times_are_milliseconds(void)
{
    static const struct
    {
        float time;
        const char* label;
        bool is_long;
    } cases[] = {{12345.6f, " / 12346", false},
                 {99999.4f, " / 99999", false},
                 {123456.7f, " / 123.5", true},
                 {12345678.0f, " / 12346", true}};
    sk_gemm_desc desc = describe_shape(0, 0, 0);
    open_class(&classes[0]);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i)
    {
        scene s;
        const measured times[] = {{cases[i].time, false}};
        bool is_said = false;
        open_scene(&s, 1000.0f, 640.0f);
        CHECK_EQ(draw_candidates_view(context, &desc, "a problem", "a GPU", times, 1, &s), SK_SUCCESS);
        for (const scene_item* item = s.items; item < s.items + s.count; ++item)
        {
            const char* label = item->kind == SCENE_TEXT ? strstr(words_of(&s, item), " / ") : NULL;
            is_said = is_said || (label && strcmp(label, cases[i].label) == 0);
        }
        CHECK(is_said);
        CHECK_EQ(count_words(&s, "time, milliseconds: predicted (above) / measured (below)"), cases[i].is_long);
        CHECK_EQ(count_words(&s, "time, microseconds: predicted (above) / measured (below)"), !cases[i].is_long);
        close_scene(&s);
    }
    sk_destroy_context(context);
}

/* Letters become smaller, where a greater number has no room otherwise. */
static void all_tiles_of_a_size_have_numbers_or_none(void)
{
    uint32_t numbered = 0;
    for (uint32_t columns = 8; columns <= 40; ++columns)
    {
        scene s;
        timeline t;
        char last[16];
        open_context(false, 5);
        sk_gemm_desc desc = describe_forced(columns, 40, SK_DECOMPOSITION_DATA_PARALLEL, 0);
        desc.m *= columns;
        sk_plan* plan = make(&desc);
        CHECK_EQ(open_timeline(&t, plan), SK_SUCCESS);
        open_scene(&s, 1280.0f, 800.0f);
        draw_matrix_tiles(&t, &s, (scene_box){900.0f, 100.0f, 1260.0f, 700.0f});
        snprintf(last, sizeof last, "%u", t.tiles - 1);
        CHECK_EQ(count_words(&s, "0"), count_words(&s, last));
        numbered += t.tiles > 100 && count_words(&s, last) == 1;
        close_scene(&s);
        close_timeline(&t);
        sk_destroy_plan(plan);
        sk_destroy_context(context);
    }
    CHECK(numbered > 3);
}

/* A title begins with what is drawn. */
static void titles_name_the_picture(void)
{
    static const char* const results = "examples/benchmark/results/h200.csv";
    sk_gemm_desc desc = describe_forced(16, 128, SK_DECOMPOSITION_STREAM_K, 0);
    const timeline* list[1];
    scene s;
    open_context(false, 5);
    timeline t = plan_timeline(&desc);
    list[0] = &t;
    for (int picture = 0; picture < 6; ++picture)
    {
        static const char* const titles[] = {"Schedule of P, as on D", "Comparison of P, as on D",
                                             "Trace of P, on D",       "Candidates for P, as on D",
                                             "Sweep of f32, as on D",  "Roofline of NVIDIA H200, "};
        open_scene(&s, 1000.0f, 640.0f);
        switch (picture)
        {
        case 0: draw_schedule_view(&t, "P", "D", &s); break;
        case 1: draw_comparison_view(list, NULL, 1, "P", "D", &s); break;
        case 2: draw_trace_view(&t, &t, "", "P", "D", &s); break;
        case 3: CHECK_EQ(draw_candidates_view(context, &desc, "P", "D", NULL, 0, &s), SK_SUCCESS); break;
        case 4: desc.kernel = NULL, CHECK_EQ(predict_sweep(context, &desc, "D", &s), SK_SUCCESS); break;
        default: CHECK(read_roofline(&results, 1, NULL, &s)); break;
        }
        bool is_said = false;
        for (const scene_item* item = s.items; item < s.items + s.count; ++item)
        {
            const char* words = item->kind == SCENE_TEXT && item->bold ? words_of(&s, item) : "";
            is_said = is_said || strncmp(words, titles[picture], strlen(titles[picture])) == 0;
        }
        if (!CHECK(is_said))
        {
            CHECK_NOTE("no title \"%s\"\n", titles[picture]);
        }
        close_scene(&s);
    }
    close_timeline(&t);
    sk_destroy_context(context);
}

int main(void)
{
    RUN(longer_times_are_milliseconds);
    RUN(all_tiles_of_a_size_have_numbers_or_none);
    RUN(titles_name_the_picture);
    return CHECK_DONE();
}
