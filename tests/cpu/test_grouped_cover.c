/* test_grouped_cover.c - every k-iteration of every tile of every problem is computed once: random groups, and sizes
 * that break schedulers. What is checked of each plan is check_cover().
 *
 *     test_grouped_cover [SEED [COUNT]]    COUNT: random groups (default 2,000,000) */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "grouped_cover.h"
#include "commands.h"
#include "grouped_rig.h"

enum
{
    MOST_PROBLEMS = 65536
};

static sk_problem problems[MOST_PROBLEMS];
static uint64_t random_state = 1;
static uint32_t random_groups = 2000000;

static uint32_t draw_below(uint32_t limit)
{
    random_state = random_state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((random_state >> 33) % limit);
}

static void start(uint32_t count)
{
    memset(&desc, 0, sizeof desc);
    memset(problems, 0, count * sizeof *problems);
    desc.gemm.kernel = "gemm_f32_f32_f32_64x64x16_scalar";
    desc.gemm.decomposition = SK_DECOMPOSITION_STREAM_K;
    desc.gemm.workers = 20;
    desc.most_problems = count > 0 ? count : 1;
    desc.problems = problems;
    desc.problem_count = count;
}

static void set_sizes(uint32_t index, uint32_t m, uint32_t n, uint32_t k)
{
    problems[index].m = m;
    problems[index].n = n;
    problems[index].k = k;
}

static bool check_plan(void)
{
    char line[SK_LINE_SIZE];
    make_plan();
    bool right = plan && check_cover(plan, &desc);
    if (plan && !right)
    {
        sk_format_plan(plan, line, sizeof line);
        CHECK_NOTE("%s\n", line);
    }
    return right;
}

/* ---- random groups --------------------------------------------------------------------------- */

static void draw_wishes(void)
{
    static const char* const names[] = {"gemm_f32_f32_f32_64x64x16_scalar", "gemm_f32_f32_f32_32x32x8_scalar",
                                        "gemm_f32_f32_f32_128x128x16_scalar"};
    static const sk_decomposition ways[] = {SK_DECOMPOSITION_STREAM_K, SK_DECOMPOSITION_STREAM_K,
                                            SK_DECOMPOSITION_HYBRID, SK_DECOMPOSITION_DATA_PARALLEL};
    static const sk_fixup fixups[] = {SK_FIXUP_LAST_ARRIVER, SK_FIXUP_SEPARATE_PASS, SK_FIXUP_TURNSTILE};
    sk_gemm_desc* gemm = &desc.gemm;
    gemm->kernel = names[draw_below(3)];
    gemm->decomposition = ways[draw_below(4)];
    gemm->workers = 1 + draw_below(1u << draw_below(9));
    gemm->hybrid_waves = gemm->decomposition == SK_DECOMPOSITION_HYBRID ? draw_below(4) : 0;
    bool splits = gemm->decomposition != SK_DECOMPOSITION_DATA_PARALLEL;
    gemm->fixup = splits ? fixups[draw_below(3)] : SK_FIXUP_AUTO;
    gemm->minimum_segment = splits && draw_below(3) == 0 ? draw_below(20) : 0;
    gemm->k_alignment = draw_below(3) == 0 ? draw_below(6) : 0;
    gemm->order = (sk_order)draw_below(3);
    gemm->raster = (sk_raster)draw_below(3);
    gemm->raster_width = draw_below(5);
    gemm->sort = (sk_sorting)draw_below(3);
    gemm->d.layout = (sk_layout)draw_below(2);
    gemm->epilogue = (sk_epilogue)draw_below(2);
}

/* Often 0 or 1, or at the edge of a tile. */
static uint32_t draw_extent(uint32_t most)
{
    uint32_t kind = draw_below(8);
    return kind == 0 ? 0 : kind == 1 ? 1 : kind == 2 ? 64 * draw_below(3) + draw_below(3) : draw_below(most);
}

static void random_groups_are_covered_once(void)
{
    for (uint32_t i = 0; i < random_groups; i++)
    {
        uint64_t before = random_state;
        start(draw_below(1u << draw_below(5)));
        draw_wishes();
        uint32_t most = 1u << (1 + draw_below(9)), deep = 1u << (1 + draw_below(11));
        for (uint32_t j = 0; j < desc.problem_count; j++)
        {
            set_sizes(j, draw_extent(most), draw_extent(most), draw_extent(deep));
            problems[j].alpha = (float)draw_below(3);
        }
        if (!check_plan())
        {
            CHECK_NOTE("group %u; again: test_grouped_cover %llu 1\n", i, (unsigned long long)before);
            return;
        }
    }
}

/* ---- sizes that break schedulers ------------------------------------------------------------- */

/* By every decomposition and fixup, of few workers and of more than there are tiles, sorted or not. */
static bool check_every_way(void)
{
    static const sk_decomposition ways[] = {SK_DECOMPOSITION_AUTO, SK_DECOMPOSITION_DATA_PARALLEL,
                                            SK_DECOMPOSITION_STREAM_K, SK_DECOMPOSITION_HYBRID};
    static const sk_fixup fixups[] = {SK_FIXUP_AUTO, SK_FIXUP_LAST_ARRIVER, SK_FIXUP_SEPARATE_PASS,
                                      SK_FIXUP_TURNSTILE};
    static const uint32_t workers[] = {1, 7, 132, 4000};
    bool right = true;
    for (uint32_t i = 0; i < 4 * 4 * 4 * 2 && right; i++)
    {
        desc.gemm.decomposition = ways[i % 4];
        desc.gemm.fixup = i % 4 == 1 ? SK_FIXUP_AUTO : fixups[i / 4 % 4];
        desc.gemm.workers = workers[i / 16 % 4];
        desc.gemm.sort = i / 64 ? SK_SORT_BY_K : SK_SORT_NEVER;
        right = check_plan();
    }
    return right;
}

static void so_many_problems_are_covered_once(void)
{
    static const uint32_t counts[] = {0, 1, 2, 16, 17, 31, 32, 33, 63, 64, 65, 256, 257};
    for (uint32_t i = 0; i < sizeof counts / sizeof *counts; i++)
    {
        for (uint32_t pass = 0; pass < 2; pass++)
        {
            start(counts[i]);
            for (uint32_t j = 0; j < counts[i]; j++)
            {
                set_sizes(j, pass ? 64 : draw_extent(150), pass ? 64 : draw_extent(150),
                          pass ? 64 : draw_extent(300));
            }
            CHECK(check_every_way());
        }
    }
}

static void thousands_of_problems_are_covered_once(void)
{
    static const uint32_t counts[] = {4096, MOST_PROBLEMS};
    for (uint32_t i = 0; i < 2; i++)
    {
        for (uint32_t way = 0; way < 3; way++)
        {
            start(counts[i]);
            for (uint32_t j = 0; j < counts[i]; j++)
            {
                set_sizes(j, draw_extent(100), draw_extent(100), draw_extent(200));
            }
            desc.gemm.decomposition = (sk_decomposition[]){SK_DECOMPOSITION_STREAM_K, SK_DECOMPOSITION_HYBRID,
                                                           SK_DECOMPOSITION_DATA_PARALLEL}[way];
            desc.gemm.workers = 132;
            desc.gemm.sort = way ? SK_SORT_BY_K : SK_SORT_NEVER;
            CHECK(check_plan());
        }
    }
}

/* The extent `which` of some problems is 0: the first, the last, those in the middle, every other, or all. */
static void an_extent_of_0_anywhere_is_covered_once(void)
{
    for (uint32_t which = 0; which < 3; which++)
    {
        for (uint32_t where = 0; where < 5; where++)
        {
            start(33);
            for (uint32_t j = 0; j < 33; j++)
            {
                bool zero = where == 0   ? j == 0
                            : where == 1 ? j == 32
                            : where == 2 ? j > 0 && j < 32
                            : where == 3 ? j % 2 == 0
                                         : true;
                set_sizes(j, zero && which == 0 ? 0 : 130, zero && which == 1 ? 0 : 70, zero && which == 2 ? 0 : 100);
            }
            CHECK(check_every_way());
            CHECK_EQ(sk_query_plan(plan).tiles == 0, which < 2 && where == 4);
        }
    }
}

static void one_element_beside_a_large_problem_is_covered_once(void)
{
    for (uint32_t i = 0; i < 2; i++)
    {
        start(3);
        set_sizes(i, 8192, 8192, 8192);
        set_sizes(i + 1, 1, 1, 1);
        CHECK(check_every_way());
    }
}

/* One tile, whose k every worker shares, between tiles that have hardly any. */
static void one_long_tile_between_short_ones_is_covered_once(void)
{
    start(40);
    for (uint32_t j = 0; j < 40; j++)
    {
        set_sizes(j, 64, 64, j == 20 ? 1u << 20 : j % 3 * 8);
    }
    CHECK(check_every_way());
}

/* ---- totals ---------------------------------------------------------------------------------- */

enum
{
    LONGEST = 1u << 28 /* k-iterations of k = 2^32 - 1, 16 at a time */
};

/* 16 tiles, which have 2^32 places, or `less` than that. */
static void set_places(uint32_t less)
{
    for (uint32_t j = 0; j < 16; j++)
    {
        set_sizes(j, 64, 64, UINT32_MAX);
    }
    problems[7].k = UINT32_MAX - 16 * less;
}

static void totals_up_to_the_largest_are_covered_once(void)
{
    static const uint32_t workers[] = {1, 2, 3, 132, 65535};
    for (uint32_t i = 0; i < 5; i++)
    {
        start(16);
        set_places(2);
        desc.gemm.workers = workers[i];
        CHECK(check_plan());
        desc.gemm.fixup = SK_FIXUP_TURNSTILE;
        desc.gemm.minimum_segment = 5;
        desc.gemm.sort = SK_SORT_BY_K;
        CHECK(check_plan());
    }
    set_places(1);
    refuse_desc("32 bits do not count the tiles, or their k-iterations, of all expected problems");
    set_places(0);
    refuse_desc("32 bits do not count the tiles, or their k-iterations, of all expected problems");
}

/* Each fits 32 bits: of tiles, of k-iterations, and of 2^32 - 1 in every extent. */
static void totals_that_overflow_are_refused(void)
{
    start(2);
    set_sizes(0, 64u << 16, 64u << 15, 1);
    set_sizes(1, 64u << 16, 64u << 15, 1);
    refuse_desc("32 bits do not count the tiles");
    set_sizes(1, 64u << 16, 64 * ((1u << 15) - 1), 0);
    desc.gemm.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    make_plan();
    CHECK_EQ(sk_query_plan(plan).tiles, (1u << 31) + (1u << 16) * ((1u << 15) - 1));
    set_sizes(0, UINT32_MAX, 1, 1);
    set_sizes(1, 1, 1, UINT32_MAX);
    make_plan();
    CHECK_EQ(sk_query_plan(plan).tiles, (1u << 26) + 1);
    set_sizes(0, UINT32_MAX, 1, UINT32_MAX);
    refuse_desc("32 bits do not count the tiles");
    set_sizes(0, UINT32_MAX, UINT32_MAX, 0);
    refuse_desc("32 bits do not count the tiles");
}

int main(int argc, char** argv)
{
    uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    random_groups = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : random_groups;
    start_group();
    RUN(so_many_problems_are_covered_once);
    RUN(thousands_of_problems_are_covered_once);
    RUN(an_extent_of_0_anywhere_is_covered_once);
    RUN(one_element_beside_a_large_problem_is_covered_once);
    RUN(one_long_tile_between_short_ones_is_covered_once);
    RUN(totals_up_to_the_largest_are_covered_once);
    RUN(totals_that_overflow_are_refused);
    random_state = seed;
    RUN(random_groups_are_covered_once);
    finish();
    return CHECK_DONE();
}
