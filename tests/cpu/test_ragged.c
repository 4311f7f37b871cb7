/* Plans of problems that an array tells, and of problems that are sorted, on the fake device: what is recorded, what
 * the dispatches are pushed, and what is refused. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "grouped_rig.h"

enum
{
    EXTENTS = 0x60000000,
    COUNT = 0x70000000
};

static sk_problem problems[3];

/* Experts: rows of A and D are stacked. */
static void start(void)
{
    start_group();
    memset(problems, 0, sizeof problems);
    desc.gemm.fixup = SK_FIXUP_LAST_ARRIVER;
    desc.gemm.m = 100;
    desc.gemm.n = 200;
    desc.gemm.k = 300;
    desc.most_problems = 70;
    desc.ragged = SK_RAGGED_M;
    args.extents = locate_room(EXTENTS);
}

static void an_array_is_made_a_table_before_that_is_prepared(void)
{
    sk__ragged_arguments pushed;
    sk__prepare_arguments prepare;
    start();
    args.count = locate_room(COUNT);
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("<bpd|bpd|bpd>");
    memcpy(&pushed, find_command(FAKE_PUSH, 0)->words, sizeof pushed);
    memcpy(&prepare, find_command(FAKE_PUSH, 1)->words, sizeof prepare);
    CHECK_EQ(find_command(FAKE_DISPATCH, 0)->groups[0], 2); /* 70 problems by 64 invocations each */
    CHECK_EQ(pushed.extents[0], EXTENTS);
    CHECK_EQ(pushed.count[0], COUNT);
    CHECK_EQ(pushed.most_problems, 70);
    CHECK_EQ(pushed.rows[0], WORKSPACE + plan->grouped.rows_begin);
    CHECK_EQ(prepare.problems[0], pushed.rows[0]);
    CHECK_EQ(prepare.m, 100);
    CHECK_EQ(pushed.flags & SK__RAGGED_EXTENT, SK__RAGGED_M);
    CHECK((pushed.flags & SK__RAGGED_COUNTED) != 0 && (pushed.flags & SK__RAGGED_MASKED) == 0);
    CHECK_EQ(pushed.leading_dimension_a, 300);
    CHECK_EQ(pushed.leading_dimension_d, 200);
    CHECK_EQ(pushed.strides[SK__RAGGED_A], 0);
    CHECK_EQ(pushed.strides[SK__RAGGED_B], 4 * 200 * 300);
    finish();
}

static void rows_are_stacked_or_apart(void)
{
    start();
    desc.gemm.b.layout = SK_LAYOUT_COL_MAJOR;
    desc.gemm.b.batch_stride = UINT64_C(1) << 32;
    make_plan();
    sk__ragged_part part = {3, 40, 7};
    sk__problem_row row = sk__make_ragged_row(plan->grouped.ragged, part);
    CHECK_EQ(row.m, 7);
    CHECK_EQ(row.n, 200);
    CHECK_EQ(row.k, 300);
    CHECK_EQ(row.a[0], 40 * 300 * 4);
    CHECK_EQ(row.d[0], 40 * 200 * 4);
    CHECK(row.b[0] == 0 && row.b[1] == 3 * 4);
    CHECK_EQ(row.leading_dimension_b, 300);
    CHECK_EQ(row.scale_n[0], 3 * 200 * 4);
    CHECK_EQ(row.scale_m[0], 40 * 4);
    finish();
}

/* Auto sorts whole tiles, if the problems differ in k. */
static void tiles_are_sorted_where_that_shares_them_more_evenly(void)
{
    static const struct
    {
        sk_decomposition decomposition;
        uint32_t k;
        sk_sorting sort;
    } cases[] = {{SK_DECOMPOSITION_DATA_PARALLEL, 500, SK_SORT_BY_K},
                 {SK_DECOMPOSITION_DATA_PARALLEL, 100, SK_SORT_NEVER},
                 {SK_DECOMPOSITION_HYBRID, 500, SK_SORT_BY_K},
                 {SK_DECOMPOSITION_STREAM_K, 500, SK_SORT_NEVER}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
    {
        sk_segment segments[200];
        uint64_t count = 200;
        start();
        memset(&desc.gemm.m, 0, 3 * sizeof desc.gemm.m);
        desc.ragged = SK_RAGGED_NONE;
        desc.gemm.decomposition = cases[i].decomposition;
        desc.gemm.workers = 2;
        desc.problems = problems;
        desc.problem_count = 2;
        problems[0].m = problems[0].n = problems[1].m = problems[1].n = 64;
        problems[0].k = 100;
        problems[1].k = cases[i].k;
        make_plan();
        CHECK_EQ(sk_query_plan(plan).sort, cases[i].sort);
        CHECK_EQ(sk_list_segments(plan, &count, segments), SK_SUCCESS);
        CHECK_EQ(segments[0].problem, cases[i].sort == SK_SORT_BY_K || segments[0].tile == 1 ? 1 : 0);
        finish();
    }
}

/* ---- what is refused ------------------------------------------------------------------------- */

static void wrong_descs_of_arrays_are_refused(void)
{
    start();
    sk_grouped_gemm_desc good = desc;
    desc.ragged = (sk_ragged)7;
    refuse_desc("ragged is 7, not one of its enum");
    desc = good;
    desc.ragged = SK_RAGGED_NONE;
    desc.masked = true;
    refuse_desc("masked is set, but ragged is none");
    desc = good;
    desc.addresses = true;
    refuse_desc("addresses is set, but problems that an array tells have none");
    desc = good;
    desc.gemm.n = 0;
    desc.problems = problems;
    refuse_desc("gemm.n is 0, but only m may be any");
    desc = good;
    desc.gemm.m = 0;
    desc.masked = true;
    desc.problems = problems;
    refuse_desc("gemm.m is 0, but only m may be any, up to a bound");
    desc = good;
    desc.gemm.a.layout = SK_LAYOUT_COL_MAJOR;
    refuse_desc("gemm.a.leading_dimension is 0, but problems that are stacked along m share its lines");
    desc = good;
    desc.gemm.b.leading_dimension = 199;
    refuse_desc("gemm.b.leading_dimension is 199, must be at least 200");
    desc = good;
    desc.gemm.a.shared = true;
    refuse_desc("gemm.a is shared, but problems are stacked in it");
    desc = good;
    desc.gemm.a.batch_stride = 5;
    refuse_desc("gemm.a.batch_stride is 5, must be 0 where problems share or stack the matrix");
    desc = good;
    desc.gemm.b.batch_stride = UINT64_MAX / 70;
    refuse_desc("70 matrices would span 2^48 bytes or more");
    desc = good;
    desc.ragged = SK_RAGGED_K;
    desc.gemm.a.leading_dimension = 1000;
    desc.gemm.d.shared = true;
    refuse_desc("d.shared is true, but each product writes a D of its own");
    desc = good;
    desc.gemm.sort = (sk_sorting)9;
    refuse_desc("sort is 9, not one of its enum");
    finish();
}

static void wrong_arrays_are_refused(void)
{
    start();
    make_plan();
    args.extents.size = 4 * 70 - 1;
    refuse_launch("extents.size is 279 bytes, it takes 280");
    args.extents = locate_room(EXTENTS + 2);
    refuse_launch("extents is at address 0x60000002, not a multiple of 4");
    args.extents = locate_room(EXTENTS);
    args.problems = problems;
    refuse_launch("problems or table is given, but the plan's problems are told by extents");
    args.problems = NULL;
    args.count = locate_room(COUNT + 1);
    refuse_launch("count is at address 0x70000001, not a multiple of 4");
    finish();
}

static void a_single_plan_is_not_sorted(void)
{
    sk_gemm_desc one = {.m = 64, .n = 64, .k = 64, .sort = SK_SORT_BY_K};
    start();
    CHECK_EQ(sk_create_gemm_plan(context, &one, &plan), SK_ERROR_INVALID_VALUE);
    CHECK(strstr(fake.sentence, "sort is by-k, but only problems of a grouped plan are sorted") != NULL);
    finish();
}

int main(void)
{
    RUN(an_array_is_made_a_table_before_that_is_prepared);
    RUN(rows_are_stacked_or_apart);
    RUN(tiles_are_sorted_where_that_shares_them_more_evenly);
    RUN(wrong_descs_of_arrays_are_refused);
    RUN(wrong_arrays_are_refused);
    RUN(a_single_plan_is_not_sorted);
    return CHECK_DONE();
}
