/* test_grouped_sizes.c - groups of plans with hostile numbers: what planning takes of the host does not depend on them,
 * what is refused is said, and plans of problems that are all alike are those of as many problems given. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "grouped_rig.h"

enum
{
    MOST_ALIKE = 300,     /* problems that are given one by one */
    MOST_BYTES = 8 << 20, /* of the host: modules are unpacked, tables of a few problems are small */
    MOST_SEGMENTS = 20000
};

static sk_problem problems[MOST_ALIKE];
/* Extents, workers and problems are what a case wants. */
static void start(void)
{
    start_group();
    memset(&desc.gemm, 0, sizeof desc.gemm);
    desc.gemm.m = desc.gemm.n = desc.gemm.k = 1;
    desc.most_problems = 1;
    fake.largest_allocation = 0;
}

static void check_refused(sk_result result, const char* sentence)
{
    plan = NULL;
    CHECK_EQ(sk_create_grouped_gemm_plan(context, &desc, &plan), result);
    if (!CHECK(strstr(fake.sentence, sentence) != NULL))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
}

/* ---- workers --------------------------------------------------------------------------------- */

/* 65,535 workers are the most that share tiles; more than that have whole tiles, up to 65,535 squared. */
static void workers_beyond_the_counters_have_whole_tiles(void)
{
    static const uint32_t workers[] = {65534, 65535, 65536, 65537, 70000, 100000, 0x7fffffff, 0x80000000, 4294836225};
    for (uint32_t i = 0; i < sizeof workers / sizeof *workers; i++)
    {
        for (int given = 0; given < 2; given++)
        {
            start();
            desc.gemm.m = desc.gemm.n = 20000;
            desc.gemm.k = 640;
            desc.gemm.workers = workers[i];
            problems[0] = (sk_problem){.m = 20000, .n = 20000, .k = 640};
            problems[1] = (sk_problem){.m = 20000, .n = 20000, .k = 64};
            desc.most_problems = desc.problem_count = 2;
            desc.problems = given ? problems : NULL;
            make_plan();
            sk_plan_info info = sk_query_plan(plan);
            CHECK_EQ(info.workers, workers[i]);
            CHECK(workers[i] <= 65535 || info.decomposition == SK_DECOMPOSITION_DATA_PARALLEL);
            CHECK(info.utilisation >= 0.0f && info.utilisation <= 1.0f);
            CHECK(fake.largest_allocation < MOST_BYTES);
            finish();
        }
    }
}

static void too_many_workers_are_refused(void)
{
    start();
    desc.gemm.workers = 4294836226;
    check_refused(SK_ERROR_WORKERS, "workers is 4294836226, at most 4294836225 workgroups can be dispatched");
    desc.gemm.workers = 65536;
    desc.gemm.decomposition = SK_DECOMPOSITION_STREAM_K;
    check_refused(SK_ERROR_WORKERS, "workers is 65536, at most 65535 can share split tiles");
    finish();
}

/* ---- most_problems --------------------------------------------------------------------------- */

static void the_most_problems_cost_nothing(void)
{
    static const uint32_t most[] = {1, 1000, 65537, 4000000, 14128181};
    for (uint32_t i = 0; i < sizeof most / sizeof *most; i++)
    {
        start();
        desc.most_problems = most[i];
        make_plan();
        sk_plan_info info = sk_query_plan(plan);
        CHECK_EQ(info.problems, most[i]);
        CHECK_EQ(info.tiles, most[i]);
        CHECK(fake.largest_allocation < MOST_BYTES);
        finish();
    }
}

/* A table of more than 2^31 bytes has rows that some drivers do not find. */
static void a_table_has_less_than_2_to_the_31_bytes(void)
{
    static const uint32_t most[] = {14128182, 0x80000000, UINT32_MAX};
    for (uint32_t i = 0; i < sizeof most / sizeof *most; i++)
    {
        start();
        desc.most_problems = most[i];
        check_refused(SK_ERROR_TOO_LARGE, "at most 14128181 rows make a table of less than 2^31 bytes");
        CHECK(fake.largest_allocation < MOST_BYTES);
        finish();
    }
}

/* Segment by segment, and in all numbers. */
static void check_alike(const sk_plan* bounds, const sk_plan* given)
{
    static sk_segment segments[2][MOST_SEGMENTS];
    uint64_t counts[2] = {MOST_SEGMENTS, MOST_SEGMENTS};
    char lines[2][SK_LINE_SIZE];
    sk_format_plan(bounds, lines[0], sizeof lines[0]);
    sk_format_plan(given, lines[1], sizeof lines[1]);
    CHECK(strcmp(lines[0], lines[1]) == 0);
    CHECK_EQ(sk_list_segments(bounds, &counts[0], segments[0]), SK_SUCCESS);
    CHECK_EQ(sk_list_segments(given, &counts[1], segments[1]), SK_SUCCESS);
    CHECK_EQ(counts[0], counts[1]);
    CHECK(memcmp(segments[0], segments[1], (size_t)counts[0] * sizeof segments[0][0]) == 0);
}

static void problems_of_the_bounds_are_planned_as_problems_given(void)
{
    static const uint32_t counts[] = {1, 2, 7, 64, MOST_ALIKE}, extents[] = {1, 70, 200, 333};
    for (uint32_t i = 0; i < 5 * 4 * 6; i++)
    {
        start();
        uint32_t extent = extents[i / 5 % 4], way = i / 20;
        sk_plan* bounds = NULL;
        desc.gemm.m = desc.gemm.n = extent;
        desc.gemm.k = 3 * extent;
        desc.gemm.decomposition = way < 3 ? (sk_decomposition)0 : SK_DECOMPOSITION_STREAM_K;
        desc.gemm.triangle = way % 3 == 1 ? SK_TRIANGLE_LOWER : SK_TRIANGLE_NONE;
        desc.gemm.packing = way % 3 == 2 ? SK_PACKING_ALWAYS : SK_PACKING_AUTO;
        desc.most_problems = counts[i % 5];
        make_plan();
        bounds = plan;
        plan = NULL;
        for (uint32_t p = 0; p < desc.most_problems; p++)
        {
            problems[p] = (sk_problem){.m = extent, .n = extent, .k = 3 * extent, .alpha = 1.0};
        }
        desc.problems = problems;
        desc.problem_count = desc.most_problems;
        make_plan();
        check_alike(bounds, plan);
        sk_destroy_plan(bounds);
        finish();
    }
}

/* ---- loads beyond 32 bits -------------------------------------------------------------------- */

/* Units of 8 k-iterations count all of them in 32 bits, which do not count the k-iterations. */
static void loads_beyond_32_bits_are_told_as_the_most(void)
{
    start();
    desc.gemm.m = desc.gemm.n = 1u << 17;
    desc.gemm.k = 1u << 15;
    desc.gemm.k_alignment = 64;
    desc.gemm.workers = 3;
    desc.most_problems = 16;
    make_plan();
    sk_plan_info info = sk_query_plan(plan);
    CHECK((uint64_t)info.tiles * info.k_iterations > UINT32_MAX);
    CHECK(info.utilisation > 0.0f && info.utilisation <= 1.0f);
    CHECK(info.longest_worker > (uint64_t)info.tiles / 3 * info.k_iterations || info.longest_worker == UINT32_MAX);
    finish();
}

/* ---- sentences ------------------------------------------------------------------------------- */

static void what_a_group_has_not_is_named(void)
{
    start();
    desc.gemm.last_wave_kernel = "gemm_f32_f32_f32_64x64x16_scalar";
    check_refused(SK_ERROR_INVALID_VALUE,
                  "gemm.last_wave_kernel is \"gemm_f32_f32_f32_64x64x16_scalar\", but retiled");
    desc.gemm.decomposition = SK_DECOMPOSITION_STREAM_K;
    check_refused(SK_ERROR_INVALID_VALUE, "gemm.last_wave_kernel is");
    desc.gemm.last_wave_kernel = NULL;
    desc.gemm.second = true;
    desc.ragged = (sk_ragged)5;
    check_refused(SK_ERROR_INVALID_VALUE, "ragged is 5, not one of its enum");
    finish();
}

static void an_expected_triangle_is_square(void)
{
    start();
    desc.gemm.m = desc.gemm.n = 144;
    desc.gemm.k = 32;
    desc.gemm.triangle = SK_TRIANGLE_UPPER;
    problems[0] = (sk_problem){.m = 110, .n = 60, .k = 29};
    problems[1] = (sk_problem){.m = 0, .n = 60, .k = 29};
    desc.most_problems = 2;
    desc.problem_count = 1;
    desc.problems = problems;
    check_refused(SK_ERROR_INVALID_VALUE, "gemm.triangle is upper, but problems[0] is 110 x 60: only a square D has");
    desc.problems = problems + 1; /* it is empty, as a launch may have it */
    make_plan();
    CHECK_EQ(sk_query_plan(plan).tiles, 0);
    finish();
}

/* What cannot be counted or placed is refused before memory is taken for it. */
static void slots_before_the_tables_are_limited(void)
{
    start();
    desc.gemm.a.type = desc.gemm.b.type = desc.gemm.c.type = desc.gemm.d.type = SK_TYPE_F64;
    desc.gemm.m = desc.gemm.n = desc.gemm.k = 4096;
    desc.gemm.workers = 65535;
    desc.gemm.decomposition = SK_DECOMPOSITION_STREAM_K;
    desc.gemm.fixup = SK_FIXUP_LAST_ARRIVER;
    desc.gemm.kernel = "gemm_f64_f64_f64_128x128x8_scalar";
    check_refused(SK_ERROR_TOO_LARGE, "before its last table, at most 16 GiB are possible");
    finish();
}

int main(void)
{
    RUN(workers_beyond_the_counters_have_whole_tiles);
    RUN(too_many_workers_are_refused);
    RUN(the_most_problems_cost_nothing);
    RUN(a_table_has_less_than_2_to_the_31_bytes);
    RUN(problems_of_the_bounds_are_planned_as_problems_given);
    RUN(loads_beyond_32_bits_are_told_as_the_most);
    RUN(what_a_group_has_not_is_named);
    RUN(an_expected_triangle_is_square);
    RUN(slots_before_the_tables_are_limited);
    return CHECK_DONE();
}
