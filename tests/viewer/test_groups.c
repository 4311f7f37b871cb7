/* Groups of problems: what a text names, in which order they are dealt, and what colours stand for. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "cpu/fake_vulkan.h"
#include "timelines.h"
#include "viewer/colouring.h"
#include "viewer/fault.h"
#include "viewer/palette.h"
#include "viewer/shelves.h"

#include <stdlib.h>

static bool holds(const group* g, uint32_t at, uint32_t m, uint32_t n, uint32_t k)
{
    const sk_problem* p = &g->problems[at];
    return at < g->count && p->m == m && p->n == n && p->k == k;
}

static void a_text_names_sizes_and_counts(void)
{
    group g;
    CHECK(parse_group("512x768x1024,3x128x4096x64 0x1x0\n\t1x0x4294967295,", &g));
    CHECK_EQ(g.count, 6);
    CHECK(holds(&g, 0, 512, 768, 1024) && holds(&g, 1, 128, 4096, 64) && holds(&g, 3, 128, 4096, 64));
    CHECK(holds(&g, 4, 0, 1, 0) && holds(&g, 5, 1, 0, UINT32_MAX));
    close_group(&g);
    CHECK(parse_group("65535x1x1x1,2x2x2", &g));
    CHECK_EQ(g.count, GROUP_MOST);
    close_group(&g);
    CHECK(parse_group(" ,\n", &g) && g.count == 0);
    CHECK(parse_group("", &g) && g.count == 0);
}

static void other_texts_are_refused(void)
{
    static const char* const texts[] = {"1x2",
                                        "1",
                                        "x",
                                        "1x2x",
                                        "1x2x3x",
                                        "1x2x3x4x5",
                                        "0x2x3x4",
                                        "1X2X3",
                                        "-1x2x3",
                                        "1x2x3;4x5x6",
                                        "1x+2x3",
                                        "4294967296x1x1",
                                        "99999999999999999999x1x1",
                                        "1x2x3,four",
                                        "1.5x2x3",
                                        "1x 2x3"};
    group g;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; ++i)
    {
        if (!CHECK(!parse_group(texts[i], &g)))
        {
            CHECK_NOTE("%s\n", texts[i]);
        }
        CHECK(strstr(last_fault(), "is no size of a group's problems: that is MxNxK") != NULL);
    }
    CHECK(!parse_group("8x8x8,65536x1x1x1", &g));
    CHECK(strcmp(last_fault(), "a group has at most 65536 problems") == 0);
}

static void check_description(const char* text, size_t size, const char* expected)
{
    char words[96];
    sk_gemm_desc desc = describe_shape(7, 8, 9);
    group g;
    CHECK(parse_group(text, &g));
    describe_group(&desc, &g, words, size);
    if (!CHECK(strcmp(words, expected) == 0))
    {
        CHECK_NOTE("%s\n", words);
    }
    close_group(&g);
}

static void a_group_is_described_as_far_as_there_is_room(void)
{
    check_description("", 96, "7 x 8 x 9 f32");
    check_description("1x2x3", 96, "1 problem f32: 1x2x3");
    check_description("2x1x2x3,4x5x6", 96, "3 problems f32: 2 of 1x2x3, 4x5x6");
    check_description("1x1x1,2x2x2,3x3x3,4x4x4", 40, "4 problems f32: 1x1x1, 2x2x2, ...");
    check_description("4294967295x1x1", 20, "1 problem f32, ...");
}

/* Whatever order they are dealt in, tiles are of the problems of the text. */
static void sorted_problems_keep_their_numbers(void)
{
    group g;
    CHECK(parse_group("64x64x160,128x64x1600,64x192x16,64x64x1600", &g));
    sk_gemm_desc desc = describe_shape(0, 0, 0);
    desc.kernel = TILE_64;
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.workers = 1;
    for (int sorts = 0; sorts < 2; ++sorts)
    {
        static const uint32_t order[2][7] = {{0, 1, 1, 2, 2, 2, 3}, {1, 1, 3, 0, 2, 2, 2}};
        timeline t;
        open_context(false, 5);
        desc.sort = sorts ? SK_SORT_BY_K : SK_SORT_NEVER;
        CHECK_EQ(open_group_timeline(&t, context, &desc, &g), SK_SUCCESS);
        CHECK_EQ(t.count, 7);
        for (uint64_t i = 0; i < t.count && i < 7; ++i)
        {
            uint32_t problem = order[sorts][t.segments[i].tile];
            CHECK_EQ(t.segments[i].problem, problem);
            CHECK_EQ(t.segments[i].k_iterations, (g.problems[problem].k + 15) / 16);
        }
        close_timeline(&t);
        sk_destroy_context(context);
    }
    close_group(&g);
}

static void check_colours(const timeline* t, const sk_plan* plan)
{
    timeline other = *t;
    (void)plan;
    for (uint64_t i = 0; i < t->count; ++i)
    {
        const sk_segment* s = &t->segments[i];
        other.colours = COLOURING_PROBLEM;
        CHECK_EQ(choose_colour(&other, s), s->problem % PALETTE_TILES);
        other.colours = COLOURING_ROLE;
        CHECK_EQ(choose_colour(&other, s), (uint32_t)s->role);
        other.colours = COLOURING_TILE;
        CHECK_EQ(choose_colour(&other, s), choose_tile_colour(t, s->tile, PALETTE_TILES));
        other.colours = COLOURING_K;
        CHECK(choose_colour(&other, s) < PALETTE_TILES);
        CHECK(s->k_iterations < t->info.k_iterations || s->k_iterations == 0 ||
              choose_colour(&other, s) == PALETTE_TILES - 1);
    }
}

static void colours_stand_for_what_is_chosen(void)
{
    CHECK(for_all_groups(1400, check_colours) > 200);
}

/* Thousands of matrices, beside one that is larger than all, have a place each. */
static void matrices_of_any_number_have_places(void)
{
    static shelved list[GROUP_MOST];
    const scene_box box = {10.0f, 20.0f, 310.0f, 420.0f};
    for (uint32_t count = 1; count <= GROUP_MOST; count *= 4)
    {
        for (uint32_t i = 0; i < count; ++i)
        {
            list[i].rows = i % 5 == 4 ? 0 : i == count / 2 ? 8192 : 1 + i % 100;
            list[i].columns = i == count / 2 ? 8192 : 1 + i % 3000;
        }
        place_in_shelves(list, count, box, 50.0f);
        float y = 0.0f, x = 0.0f;
        for (const shelved* at = list; at < list + count; ++at)
        {
            if (at->rows > 0)
            {
                CHECK(at->width > 0.0f && at->height > 0.0f);
                CHECK(at->x >= box.left && at->x + at->width <= box.right + 0.01f);
                CHECK(at->y >= box.top && at->y + at->height <= box.bottom + 0.01f);
                CHECK(at->y > y || (at->y >= y && at->x >= x));
                x = at->x + at->width;
                y = at->y;
            }
        }
    }
}

int main(void)
{
    keep_faults();
    RUN(a_text_names_sizes_and_counts);
    RUN(other_texts_are_refused);
    RUN(a_group_is_described_as_far_as_there_is_room);
    RUN(sorted_problems_keep_their_numbers);
    RUN(colours_stand_for_what_is_chosen);
    RUN(matrices_of_any_number_have_places);
    return CHECK_DONE();
}
