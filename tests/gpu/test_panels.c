/* test_panels.c - products of slices that are made of panels, since most_workspace allows no more: they have the bits
 * of the whole product, in less memory. And plans of other ways keep most_workspace, too.
 *
 *     test_panels [SEED [FIRST [COUNT]]]    random products
 *
 * Product i of a seed is the same however many are run. */
#include "check.h"
#include "drawn.h"
#include "slices_draw.h"

#include <stdlib.h>

enum
{
    PRODUCTS = 30,
    HEAD = 262144 /* bytes of each workspace for counters */
};

static unsigned char* whole; /* the arena after the product that is not cut */
static uint32_t cut, cut_in_k, triangles;

static drawn_product draw_product(uint64_t* state)
{
    drawn_product drawn;
    bool is_triangle = draw_below(state, 3) == 0, is_complex = draw_below(state, 3) == 0;
    uint32_t m = 1 + draw_below(state, 400), n = is_triangle ? m : 1 + draw_below(state, 400);
    uint32_t k = draw_below(state, 4) ? 2 + draw_below(state, 100) : 600 + draw_below(state, m * n < 10000 ? 600 : 1);
    bool is_f64 = draw_below(state, 2);
    placed_product p = is_complex ? make_placed_complex(m, n, k / 2, is_f64) : make_placed(m, n, k, is_f64);
    draw_placed_layouts(&p, state);
    drawn.count = m * n < 20000 && k < 200 ? 1 + draw_below(state, MOST_BATCH) : 1;
    clear_placed();
    size_t used = 0;
    for (uint32_t i = 0; i < drawn.count; i++)
    {
        drawn.batch[i] = p;
        used = place_behind(&drawn.batch[i], used, kinds[draw_below(state, 3)], kinds[draw_below(state, 3)], state);
    }
    drawn.desc = desc_of_batch(drawn.batch, drawn.count, false);
    drawn.desc.triangle = is_triangle ? 1 + draw_below(state, 2) : SK_TRIANGLE_NONE;
    bool is_bounded = draw_below(state, 2);
    drawn.desc.accuracy = !is_bounded ? SK_ACCURACY_SLICES : is_f64 ? SK_ACCURACY_F64 : SK_ACCURACY_F32;
    drawn.desc.way = is_bounded ? SK_WAY_SLICES : SK_WAY_AUTO;
    drawn.desc.slices = is_bounded ? 0 : 2 + draw_below(state, 7);
    return drawn;
}

/* Multiplies, and leaves the arena in `after`, and as it was before. */
static bool multiply(const drawn_product* drawn, const sk_plan* plan, unsigned char* after)
{
    bool good = CHECK(launch_placed(plan, &drawn->batch[0]));
    memcpy(after, placed_arena.mapped, PLACED_ROOM);
    restore_placed();
    return good;
}

/* Half of what the whole plan needs, a quarter, and so on, down to what is refused. */
static bool check_less_room(const drawn_product* drawn, const sk_plan* plan, uint64_t* state)
{
    sk_plan_info all = sk_query_plan(plan);
    static unsigned char after[PLACED_ROOM];
    sk_gemm_desc desc = drawn->desc;
    sk_plan* less = NULL;
    sk_launch_info launch;
    sk_gemm_args args = args_of_placed(&drawn->batch[0]);
    VkDeviceSize most = HEAD + (all.workspace_size - HEAD) * (15 + 10 * draw_below(state, 9)) / 100;
    desc.most_workspace = most;
    sk_result result = sk_create_gemm_plan(device.context, &desc, &less);
    if (result == SK_ERROR_WORKSPACE_TOO_SMALL)
    {
        return CHECK(most < all.workspace_size);
    }
    bool good = CHECK_EQ(result, SK_SUCCESS);
    if (good)
    {
        sk_plan_info info = sk_query_plan(less);
        good = CHECK(info.workspace_size <= most && info.most_workspace == most && info.panels_m && info.panels_n);
        good &= CHECK(info.bound == all.bound && info.slices == all.slices && info.sameness == all.sameness);
        good = good && multiply(drawn, less, after) && CHECK(memcmp(after, whole, PLACED_ROOM) == 0);
        args.workspace = workspace_of(&device, info.workspace_size);
        good = good && CHECK_EQ(sk_query_gemm_launch(less, &args, &launch), SK_SUCCESS);
        good = good && CHECK(launch.copy_count >= 4 * drawn->count && launch.dispatch_count > info.pieces);
        cut += info.panels_m * info.panels_n > 1;
        triangles += info.panels_m * info.panels_n > 1 && desc.triangle;
        cut_in_k += info.pieces > all.pieces * info.panels_m * info.panels_n;
    }
    sk_destroy_plan(less);
    return good;
}

static bool check_drawn(drawn_product* drawn, uint64_t* state)
{
    sk_plan* plan = NULL;
    bool good = CHECK_EQ(sk_create_gemm_plan(device.context, &drawn->desc, &plan), SK_SUCCESS);
    if (good)
    {
        sk_plan_info info = sk_query_plan(plan);
        good = CHECK(info.panels_m == 1 && info.panels_n == 1 && info.most_workspace == 0);
        good = good && multiply(drawn, plan, whole);
        for (uint32_t i = 0; good && i < 2; i++)
        {
            good = check_less_room(drawn, plan, state);
        }
    }
    sk_destroy_plan(plan);
    for (uint32_t i = 0; i < drawn->count; i++)
    {
        forget_numbers(&drawn->batch[i]);
    }
    return good;
}

static void panels_have_the_bits_of_the_whole_product(void)
{
    for (uint32_t i = first; i < first + count; i++)
    {
        uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + i;
        drawn_product drawn = draw_product(&state);
        if (!check_drawn(&drawn, &state))
        {
            CHECK_NOTE("test_panels %llu %u 1: %ux%ux%u%s\n", (unsigned long long)seed, i, drawn.desc.m, drawn.desc.n,
                       drawn.desc.k, drawn.batch[0].is_complex ? " complex" : "");
        }
    }
    printf("%u plans of panels, %u of triangles, %u of more parts of k\n", cut, triangles, cut_in_k);
    CHECK(count < PRODUCTS || (cut > PRODUCTS / 3 && triangles > 5 && cut_in_k > 0));
}

/* The figures: 28 products of 16384 x 16384 x 16384 in 2 GiB, and no more than 1.2 times the time. */
static void large_products_fit(void)
{
    sk_plan* plan = NULL;
    char line[SK_LINE_SIZE];
    placed_product p = make_placed(16384, 16384, 16384, true);
    sk_gemm_desc desc = desc_of_placed(&p);
    desc.accuracy = SK_ACCURACY_SLICES;
    if (!CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS))
    {
        return;
    }
    sk_plan_info all = sk_query_plan(plan);
    CHECK(all.workspace_size > UINT64_C(10) << 30);
    sk_destroy_plan(plan);
    desc.most_workspace = UINT64_C(2) << 30;
    if (!CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS))
    {
        return;
    }
    sk_plan_info info = sk_query_plan(plan);
    sk_format_plan(plan, line, sizeof line);
    CHECK(info.workspace_size <= UINT64_C(2) << 30 && info.panels_m * info.panels_n > 1);
    CHECK(info.predicted_time < 1.3f * all.predicted_time);
    CHECK(strstr(line, " --most-workspace 2147483648; 28 products of s8 in 7 levels, the last by ") != NULL);
    CHECK(strstr(line, " panels of ") != NULL);
    sk_destroy_plan(plan);
}

/* The desc that sk_explain_gemm_plan lists makes the plan that it tells. */
static void panels_are_explained(void)
{
    sk_plan* plan = NULL;
    uint32_t listed = 1;
    sk_candidate candidate;
    placed_product p = make_placed(500, 700, 90, false);
    sk_gemm_desc desc = desc_of_placed(&p);
    desc.accuracy = SK_ACCURACY_SLICES;
    desc.most_workspace = HEAD + 1000000;
    CHECK_EQ(sk_explain_gemm_plan(device.context, &desc, &listed, &candidate), SK_SUCCESS);
    CHECK(listed == 1 && candidate.desc.most_workspace == desc.most_workspace && candidate.desc.slices == 4);
    if (CHECK_EQ(sk_create_gemm_plan(device.context, &candidate.desc, &plan), SK_SUCCESS))
    {
        sk_plan_info info = sk_query_plan(plan);
        CHECK(info.panels_m == candidate.info.panels_m && info.panels_n == candidate.info.panels_n);
        CHECK(info.workspace_size == candidate.info.workspace_size && info.workspace_size <= desc.most_workspace);
    }
    sk_destroy_plan(plan);
}

static void too_little_is_refused(void)
{
    sk_plan* plan = NULL;
    placed_product p = make_placed(500, 700, 90, false);
    sk_gemm_desc desc = desc_of_placed(&p);
    desc.accuracy = SK_ACCURACY_SLICES;
    desc.most_workspace = HEAD;
    CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_ERROR_WORKSPACE_TOO_SMALL);
    desc.m = 0;
    CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS);
    CHECK(sk_query_plan(plan).workspace_size == 0);
    sk_destroy_plan(plan);
}

/* Every plan that is weighed keeps to it; where all tiles are whole, none is needed. */
static void other_ways_keep_to_it(void)
{
    static sk_candidate list[4096];
    for (uint32_t i = 0; i < 4; i++)
    {
        uint32_t listed = 4096;
        sk_plan* plan = NULL;
        placed_product p = make_placed(64, 96, 5000, false);
        sk_gemm_desc desc = desc_of_placed(&p);
        desc.accuracy = i % 2 ? SK_ACCURACY_F32 : SK_ACCURACY_TYPES;
        desc.most_workspace = i < 2 ? 1 : HEAD + 65536;
        CHECK_EQ(sk_explain_gemm_plan(device.context, &desc, &listed, list), SK_SUCCESS);
        for (uint32_t j = 0; j < listed; j++)
        {
            CHECK(list[j].info.workspace_size <= desc.most_workspace);
        }
        CHECK(listed > 0);
        CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS);
        CHECK(sk_query_plan(plan).workspace_size == list[0].info.workspace_size);
        sk_destroy_plan(plan);
    }
    sk_plan* plan = NULL;
    placed_product p = make_placed(64, 96, 5000, false);
    sk_gemm_desc desc = desc_of_placed(&p);
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 2;
    desc.most_workspace = 1;
    CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_ERROR_WORKSPACE_TOO_SMALL);
}

int main(int argc, char** argv)
{
    choose_drawn(argc, argv, PRODUCTS);
    whole = malloc(PLACED_ROOM);
    if (!whole || !open_placed())
    {
        return 1;
    }
    RUN(panels_have_the_bits_of_the_whole_product);
    RUN(large_products_fit);
    RUN(panels_are_explained);
    RUN(too_little_is_refused);
    RUN(other_ways_keep_to_it);
    close_placed();
    free(whole);
    return CHECK_DONE();
}
