/* Plans of several problems, on the fake device: which segments they have, what is recorded of problems that the host
 * knows and of those that only the device does, and what is refused or left out. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "grouped_rig.h"

enum
{
    MOST_PROBLEMS = 300
};

static sk_problem problems[MOST_PROBLEMS];
static uint64_t random_state = 1;

static uint32_t draw_below(uint32_t limit)
{
    random_state = random_state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((random_state >> 33) % limit);
}

/* ---- plans ----------------------------------------------------------------------------------- */

static void start(uint32_t count)
{
    start_group();
    memset(problems, 0, sizeof problems);
    desc.most_problems = MOST_PROBLEMS;
    desc.problems = problems;
    desc.problem_count = args.problem_count = count;
    args.problems = problems;
    args.c = locate_room(C);
    for (uint32_t i = 0; i < count; i++)
    {
        problems[i].m = problems[i].n = problems[i].k = 100;
        problems[i].d = 40000 * i;
    }
}

static void draw_problems(uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
    {
        problems[i].m = draw_below(8) == 0 ? 0 : draw_below(400);
        problems[i].n = draw_below(8) == 0 ? 0 : draw_below(200);
        problems[i].k = draw_below(6) == 0 ? 0 : draw_below(900);
    }
}

static bool is_exchanged(uint32_t m, uint32_t n, sk_layout d)
{
    start(2);
    problems[0].m = m;
    problems[0].n = n;
    problems[0].k = problems[1].k = 512;
    problems[1].m = 512;
    problems[1].n = 0;
    desc.gemm.d.layout = d;
    make_plan();
    bool exchanged = sk_query_plan(plan).exchanged;
    finish();
    return exchanged;
}

/* Also of a triangle: of an expected problem that is empty, neither m nor n counts. */
static void few_columns_of_what_is_not_empty_are_computed_as_few_rows(void)
{
    for (int d = SK_LAYOUT_ROW_MAJOR; d <= SK_LAYOUT_COL_MAJOR; ++d)
    {
        CHECK(is_exchanged(256, 32, (sk_layout)d));
        CHECK(!is_exchanged(32, 256, (sk_layout)d));
        CHECK_EQ(is_exchanged(255, 32, (sk_layout)d), d == SK_LAYOUT_COL_MAJOR);
        CHECK_EQ(is_exchanged(33, 264, (sk_layout)d), d == SK_LAYOUT_COL_MAJOR);
        CHECK_EQ(is_exchanged(8, 8, (sk_layout)d), d == SK_LAYOUT_COL_MAJOR);
    }
}

/* ---- segments -------------------------------------------------------------------------------- */

static uint32_t divide_up(uint32_t a, uint32_t b)
{
    return (a + b - 1) / b;
}

static void a_grouped_plan_of_one_problem_shares_as_a_plan_of_it_does(void)
{
    start(1);
    problems[0].m = 500;
    problems[0].n = 700;
    problems[0].k = 900;
    make_plan();
    sk_gemm_desc gemm = desc.gemm;
    gemm.m = 500;
    gemm.n = 700;
    gemm.k = 900;
    gemm.raster = SK_RASTER_ALONG_N;
    sk_plan* one;
    CHECK_EQ(sk_create_gemm_plan(context, &gemm, &one), SK_SUCCESS);
    static sk_segment segments[1000], others[1000];
    uint64_t count = 1000, other_count = 1000;
    CHECK_EQ(sk_list_segments(plan, &count, segments), SK_SUCCESS);
    CHECK_EQ(sk_list_segments(one, &other_count, others), SK_SUCCESS);
    CHECK_EQ(count, other_count);
    for (uint64_t i = 0; i < count; i++)
    {
        CHECK(segments[i].worker == others[i].worker && segments[i].tile == others[i].tile);
        CHECK(segments[i].k_begin == others[i].k_begin && segments[i].k_end == others[i].k_end);
        CHECK(segments[i].slot == others[i].slot && segments[i].counter == others[i].counter);
    }
    sk_destroy_plan(one);
    finish();
}

/* Those of a desc, or that each problem has its own. */
static void rasters_are_told_as_they_are(void)
{
    for (uint32_t asked = 0; asked < 3; asked++)
    {
        start(3);
        draw_problems(3);
        desc.gemm.raster = (sk_raster)asked;
        make_plan();
        CHECK_EQ(sk_query_plan(plan).raster, desc.gemm.raster);
        finish();
    }
}

static void the_options_of_a_line_make_the_same_plan(void)
{
    char line[SK_LINE_SIZE], again[SK_LINE_SIZE];
    start(33);
    draw_problems(33);
    desc.gemm.decomposition = SK_DECOMPOSITION_HYBRID;
    make_plan();
    sk_format_plan(plan, line, sizeof line);
    CHECK(strstr(
        line,
        "300 problems up to any x any x any: --kernel gemm_f32_f32_f32_64x64x16_scalar --decomposition hybrid "));
    CHECK(strstr(line, " --hybrid-waves ") && !strstr(line, "--stream-k-tiles") && !strstr(line, "--raster along"));
    desc.gemm.hybrid_waves = (uint32_t)strtoul(strstr(line, "--hybrid-waves ") + 15, NULL, 10);
    desc.gemm.fixup = plan->info.fixup;
    desc.gemm.raster_width = plan->info.raster_width;
    desc.gemm.order = plan->info.order;
    make_plan();
    sk_format_plan(plan, again, sizeof again);
    CHECK(strcmp(line, again) == 0);
    finish();
}

/* ---- recording ------------------------------------------------------------------------------- */

static void check_table(const uint32_t* words)
{
    uint32_t tiles = 0, places = 0;
    for (uint32_t i = 0; i < desc.problem_count; i++)
    {
        uint32_t k_iterations = divide_up(problems[i].k, 16);
        uint32_t own = divide_up(problems[i].m, 64) * divide_up(problems[i].n, 64);
        CHECK_EQ(words[4 + 4 * i], tiles);
        CHECK_EQ(words[5 + 4 * i], places);
        CHECK_EQ(words[6 + 4 * i], k_iterations);
        CHECK_EQ(words[7 + 4 * i], i);
        tiles += own;
        places += own * (k_iterations ? k_iterations : 1);
    }
    CHECK_EQ(words[0], desc.problem_count);
    CHECK_EQ(words[1], tiles);
    CHECK_EQ(words[2], tiles);
    CHECK_EQ(words[3], places);
}

static void problems_of_the_host_are_written_before_the_dispatch(void)
{
    static const uint32_t counts[] = {1, 33, MOST_PROBLEMS};
    for (uint32_t i = 0; i < 3; i++)
    {
        start(counts[i]);
        draw_problems(counts[i]);
        for (uint32_t j = 0; j < counts[i]; j++)
        {
            problems[j].k = 20 * 16;
        }
        problems[0].m = problems[0].n = 1;
        make_plan();
        fake.updated_from = WORKSPACE + plan->grouped.space;
        CHECK_EQ(record(), SK_SUCCESS);
        check_table((const uint32_t*)(const void*)fake.updated);
        size_t rows = plan->grouped.rows_begin - plan->grouped.space;
        CHECK(memcmp(fake.updated + rows, problems, counts[i] * sizeof problems[0]) == 0);
        CHECK_EQ(find_command(FAKE_BARRIER, 0)->after, VK_PIPELINE_STAGE_TRANSFER_BIT);
        CHECK_EQ(find_command(FAKE_BARRIER, 1)->before, VK_PIPELINE_STAGE_TRANSFER_BIT);
        CHECK_EQ(find_command(FAKE_DISPATCH, 0)->groups[0], 20);
        finish();
    }
}

/* Recording has no memory to weigh problems in. */
static void problems_of_the_host_that_differ_in_k_are_prepared_where_tiles_are_shared(void)
{
    start(3);
    desc.gemm.fixup = SK_FIXUP_LAST_ARRIVER;
    make_plan();
    problems[1].k = 200;
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("<|u|bpd|bpd>");
    problems[1].m = 0;
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("<|uu|bpd>");
    problems[1].m = 100;
    desc.gemm.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.gemm.fixup = SK_FIXUP_AUTO;
    desc.gemm.sort = SK_SORT_NEVER;
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("<|uu|bpd>");
    finish();
}

static void a_group_without_tiles_records_nothing(void)
{
    start(3);
    make_plan();
    problems[0].m = problems[1].n = problems[2].m = 0;
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("");
    args.problem_count = 0;
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("");
    finish();
}

static void problems_of_the_device_are_prepared_by_a_dispatch(void)
{
    sk__prepare_arguments pushed;
    start(2);
    args.problems = NULL;
    args.table = locate_room(0x60000000);
    args.count = locate_room(0x70000000);
    desc.gemm.fixup = SK_FIXUP_SEPARATE_PASS;
    make_plan();
    CHECK_EQ(record(), SK_SUCCESS);
    check_kinds("<bpd|bpd|bpd>");
    memcpy(&pushed, find_command(FAKE_PUSH, 0)->words, sizeof pushed);
    CHECK_EQ(find_command(FAKE_DISPATCH, 0)->groups[0], 1);
    CHECK_EQ(find_command(FAKE_DISPATCH, 2)->groups[0], 20); /* the separate pass goes over workers */
    CHECK_EQ(pushed.problems[0], 0x60000000);
    CHECK_EQ(pushed.count[0], 0x70000000);
    CHECK_EQ(pushed.most_problems, MOST_PROBLEMS);
    sk__sharing sharing = sk__unpack_sharing(pushed);
    CHECK(sharing.waves == SK__WAVES_ALL && sharing.workers == 20 && sharing.least == 1);
    CHECK_EQ(sharing.tile_weight, plan->grouped.tile_weight);
    CHECK_EQ(pushed.room.d.low, ROOM);
    sk__grouped_limits limits = sk__unpack_limits(pushed);
    CHECK_EQ(sk__pack_flags(limits), sk__pack_flags(plan->grouped.limits));
    CHECK_EQ(limits.layouts.columns, 1);
    CHECK(limits.tile_m == 64 && limits.tile_n == 64 && limits.tile_k == 16 && limits.m == UINT32_MAX);
    CHECK(limits.input_size == 4 && limits.output_size == 4 && limits.unit == 1);
    finish();
}

/* ---- where workers begin --------------------------------------------------------------------- */

/* Whether the rows are those in which tiles 0, 1, 2 and so on lie. */
static void check_starts(const uint32_t* starts, uint32_t workers)
{
    uint32_t worker = 0, last = 0;
    for (uint32_t i = 0; i < desc.problem_count; i++)
    {
        uint32_t tiles = divide_up(problems[i].m, 64) * divide_up(problems[i].n, 64);
        for (last = tiles > 0 ? i : last; tiles > 0 && worker < workers; tiles--, worker++)
        {
            CHECK_EQ(starts[worker], i);
        }
    }
    for (; worker < workers; worker++)
    {
        CHECK(starts[worker] >= last && starts[worker] < desc.problem_count);
    }
}

static void the_host_writes_where_workers_of_whole_tiles_begin(void)
{
    for (uint32_t i = 0; i < 50; i++)
    {
        start(1 + draw_below(100));
        draw_problems(desc.problem_count);
        problems[desc.problem_count / 2].m = problems[desc.problem_count / 2].n = 10;
        desc.gemm.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
        desc.gemm.search = SK_SEARCH_HOST;
        desc.gemm.workers = 1 + draw_below(200);
        desc.addresses = true;
        make_plan();
        CHECK_EQ(sk_query_plan(plan).search, SK_SEARCH_HOST);
        fake.updated_from = WORKSPACE + plan->grouped.space;
        CHECK_EQ(record(), SK_SUCCESS);
        check_starts((const uint32_t*)(const void*)fake.updated + 4 + 4 * desc.problem_count, desc.gemm.workers);
        sk__grouped_arguments pushed;
        memcpy(&pushed, find_command(FAKE_PUSH, 0)->words, sizeof pushed);
        CHECK(pushed.order & SK__ORDER_STARTS);
        finish();
    }
}

static void a_table_of_starts_that_the_host_cannot_write_is_refused(void)
{
    char line[SK_LINE_SIZE];
    start(3);
    desc.gemm.search = SK_SEARCH_HOST;
    refuse_desc("gemm.search is host, but decomposition is stream-k");
    desc.gemm.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.gemm.sort = SK_SORT_BY_K;
    refuse_desc("gemm.search is host, but sort is by-k");
    desc.gemm.sort = SK_SORT_AUTO;
    desc.gemm.workers = 65536;
    refuse_desc("gemm.search is host, but workers is 65536");
    desc.gemm.workers = 20;
    problems[1].k = 7;
    make_plan();
    CHECK_EQ(sk_query_plan(plan).sort, SK_SORT_NEVER);
    sk_format_plan(plan, line, sizeof line);
    CHECK(strstr(line, "--sort never --search host") != NULL);
    args.problems = NULL;
    args.table = locate_room(0x60000000);
    refuse_launch("problems is NULL, but the plan's search is host");
    desc.gemm.search = SK_SEARCH_DEVICE;
    make_plan();
    CHECK_EQ(sk_query_plan(plan).search, SK_SEARCH_DEVICE);
    sk_gemm_desc one = {.m = 64, .n = 64, .k = 64, .search = SK_SEARCH_DEVICE};
    sk_plan* none = NULL;
    CHECK_EQ(sk_create_gemm_plan(context, &one, &none), SK_ERROR_INVALID_VALUE);
    CHECK(strstr(fake.sentence, "search is device, but only problems of a grouped plan are searched") != NULL);
    finish();
}

/* ---- chunks ---------------------------------------------------------------------------------- */

/* Each place of the expected problems has a slot, and each worker one; rounded up by less than a 64th. */
static void chunks_have_slots_for_the_expected_problems(void)
{
    start(3);
    desc.gemm.chunk = 2;
    make_plan();
    uint64_t places = 3 * 4 * 4, slot = 64 * 64 * 4;
    CHECK_EQ(plan->grouped.space, 4 * SK__SLOTS + (places + 20) * slot);
    problems[2].k = 128;
    CHECK_EQ(record(), SK_SUCCESS);
    problems[2].k = 129;
    refuse_launch("problem 2: the problems up to it have more chunks than those that the plan expects");
    desc.gemm.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    make_plan();
    CHECK_EQ(plan->grouped.space, 4 * SK__SLOTS + 20 * slot);
    problems[2].k = 100;
    CHECK_EQ(record(), SK_SUCCESS);
    for (uint32_t i = 0; i < 100000; i++)
    {
        uint32_t drawn = draw_below(UINT32_MAX) >> draw_below(31), room = sk__unpack_room(sk__pack_room(drawn));
        CHECK(room >= drawn && room - drawn <= drawn / 64 + 1 && sk__pack_room(drawn) < 1u << 12);
    }
    finish();
}

/* ---- what is refused ------------------------------------------------------------------------- */

static void wrong_problems_of_the_host_are_refused(void)
{
    start(3);
    desc.gemm.m = 100;
    desc.gemm.n = 200;
    desc.gemm.k = 300;
    make_plan();
    sk_problem good = problems[2];
    problems[2].m = 101;
    refuse_launch("problem 2: m is above the plan's bound");
    problems[2] = good;
    problems[2].k = 301;
    refuse_launch("problem 2: k is above the plan's bound");
    problems[2] = good;
    problems[2].leading_dimension_b = 99;
    refuse_launch("problem 2: leading_dimension_b is below the length of a line");
    problems[2] = good;
    problems[2].leading_dimension_d = 1u << 28;
    refuse_launch("problem 2: leading_dimension_d makes the lines of a tile span 2^31 bytes or more");
    problems[2] = good;
    problems[2].a = 2;
    refuse_launch("problem 2: a is not aligned to its elements");
    problems[2] = good;
    problems[2].d = ROOM - 39996;
    refuse_launch("problem 2: d reaches past the end of its buffer");
    problems[2].d = ROOM - 40000;
    CHECK_EQ(record(), SK_SUCCESS);
    problems[2].d = UINT64_MAX - 3;
    refuse_launch("problem 2: d reaches past the end of its buffer");
    problems[2] = good;
    args.problem_count = MOST_PROBLEMS + 1;
    refuse_launch("problem_count is 301, the plan is for at most 300");
    finish();
}

static void real_results_of_problems_take_no_imaginary_parts(void)
{
    start(3);
    desc.gemm.epilogue = SK_EPILOGUE_LINEAR;
    make_plan();
    problems[1].alpha = 1.0f;
    CHECK_EQ(record(), SK_SUCCESS);
    problems[1].alpha_imaginary = 2.0f;
    refuse_launch("problem 1: alpha_imaginary is 2, must be 0, as D is f32");
    problems[1].alpha_imaginary = 0.0f;
    problems[1].beta_imaginary = -1.0f;
    refuse_launch("problem 1: beta_imaginary is -1, must be 0, as D is f32");
    finish();
}

static void totals_that_overflow_are_refused(void)
{
    start(3);
    desc.addresses = true;
    problems[0].k = problems[1].k = 1;
    make_plan();
    for (uint32_t i = 0; i < 2; i++)
    {
        problems[i].m = 64u << 17;
        problems[i].n = 64u << 14;
    }
    refuse_launch("problem 1: 32 bits do not count the tiles, or their k-iterations, of the problems up to it");
    problems[1].m -= 64;
    problems[2].m = problems[2].n = 0;
    CHECK_EQ(record(), SK_SUCCESS);
    finish();
}

static void what_has_no_meaning_for_several_problems_is_refused(void)
{
    start(3);
    sk_grouped_gemm_desc good = desc;
    desc.most_problems = 0;
    refuse_desc("most_problems is 0");
    desc = good;
    desc.most_problems = 2;
    refuse_desc("problem_count is 3, more than most_problems, 2");
    desc = good;
    desc.problems = NULL;
    refuse_desc("problems is NULL, and gemm.m, n or k is 0");
    desc = good;
    desc.gemm.b.leading_dimension = 7;
    refuse_desc("gemm.b has a leading_dimension or a batch_stride, or is shared");
    desc = good;
    desc.gemm.a.shared = true;
    refuse_desc("gemm.a has a leading_dimension or a batch_stride, or is shared");
    desc = good;
    desc.gemm.batch_count = 2;
    refuse_desc("gemm.batch_count or gemm.pointers is set");
    desc = good;
    desc.gemm.stream_k_tiles = 2;
    desc.gemm.decomposition = SK_DECOMPOSITION_HYBRID;
    refuse_desc("gemm.splits, stream_k_tiles or interleave is set");
    desc = good;
    desc.gemm.kernel = NULL;
    desc.gemm.chunk = 2;
    refuse_desc("chunk is 2, but kernel is NULL");
    desc = good;
    desc.gemm.chunk = 2;
    desc.gemm.fixup = SK_FIXUP_TURNSTILE;
    refuse_desc("chunk is 2, but fixup is turnstile");
    desc = good;
    desc.gemm.decomposition = SK_DECOMPOSITION_SPLIT_K;
    refuse_desc("gemm.decomposition is split-k");
    desc = good;
    desc.gemm.fixup = SK_FIXUP_ATOMIC;
    refuse_desc("gemm.fixup is atomic");
    finish();
}

static void plans_are_recorded_by_their_own_function(void)
{
    sk_gemm_args one = make_args();
    sk_launch_info info;
    start(1);
    make_plan();
    CHECK_EQ(sk_gemm(fake_commands(), plan, &one), SK_ERROR_INVALID_VALUE);
    CHECK(strstr(fake.sentence, "sk_grouped_gemm records it") != NULL);
    CHECK_EQ(sk_query_gemm_launch(plan, &one, &info), SK_ERROR_INVALID_VALUE);
    sk_destroy_plan(plan);
    sk_gemm_desc gemm = desc.gemm;
    gemm.m = gemm.n = gemm.k = 64;
    CHECK_EQ(sk_create_gemm_plan(context, &gemm, &plan), SK_SUCCESS);
    CHECK_EQ(record(), SK_ERROR_INVALID_VALUE);
    CHECK(strstr(fake.sentence, "sk_gemm records it") != NULL);
    finish();
}

static void a_status_record_tells_what_was_left_out(void)
{
    char text[256];
    sk_workspace_status status = {0, 0, 0, 0, 0, SK_STATUS_LEFT_OUT, 5, SK__LEFT_OUT_BOUND + 16, 9, 1};
    CHECK_EQ(sk_read_workspace_status(&status, text, sizeof text), SK_ERROR_LEFT_OUT);
    CHECK(strcmp(text, "1 of 9 problems was left out; the first is problem 5: n is above the plan's bound") == 0);
    status.reason += SK__LEFT_OUT_EXCHANGED;
    status.refused = 3;
    CHECK_EQ(sk_read_workspace_status(&status, text, sizeof text), SK_ERROR_LEFT_OUT);
    CHECK(strcmp(text, "3 of 9 problems were left out; the first is problem 5: m is above the plan's bound") == 0);
    status.reason = SK__LEFT_OUT_OUTSIDE + 16 * SK__OPERAND_RESIDUAL;
    sk_read_workspace_status(&status, text, sizeof text);
    CHECK(strstr(text, "residual reaches past the end of its buffer") != NULL);
}

/* ---- numbers of 64 bits ---------------------------------------------------------------------- */

static uint64_t join(sk__wide wide)
{
    return (uint64_t)wide.high << 32 | wide.low;
}

static void wide_numbers_are_those_of_64_bits(void)
{
    static const uint32_t edges[] = {0,       1,          2,          0xffff,     0x10000,
                                     0x10001, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff};
    for (uint32_t i = 0; i < 10000; i++)
    {
        uint32_t a = i < 100 ? edges[i / 10] : draw_below(UINT32_MAX) << draw_below(2);
        uint32_t b = i < 100 ? edges[i % 10] : draw_below(UINT32_MAX) >> draw_below(32);
        uint64_t x = (uint64_t)a * b, y = (uint64_t)b << 32 | a;
        CHECK(join(sk__multiply_wide(a, b)) == x);
        CHECK(join(sk__add_wide(sk__wide_of(x), sk__wide_of(y))) == x + y);
        CHECK(sk__is_wider(sk__wide_of(x), sk__wide_of(y)) == (x > y));
        CHECK_EQ(sk__multiply_saturated(a, b), x > UINT32_MAX ? UINT32_MAX : x);
        CHECK_EQ(sk__add_saturated(a, b), (uint64_t)a + b > UINT32_MAX ? UINT32_MAX : (uint64_t)a + b);
    }
}

int main(void)
{
    RUN(a_grouped_plan_of_one_problem_shares_as_a_plan_of_it_does);
    RUN(rasters_are_told_as_they_are);
    RUN(the_options_of_a_line_make_the_same_plan);
    RUN(problems_of_the_host_are_written_before_the_dispatch);
    RUN(problems_of_the_host_that_differ_in_k_are_prepared_where_tiles_are_shared);
    RUN(few_columns_of_what_is_not_empty_are_computed_as_few_rows);
    RUN(a_group_without_tiles_records_nothing);
    RUN(problems_of_the_device_are_prepared_by_a_dispatch);
    RUN(the_host_writes_where_workers_of_whole_tiles_begin);
    RUN(a_table_of_starts_that_the_host_cannot_write_is_refused);
    RUN(chunks_have_slots_for_the_expected_problems);
    RUN(wrong_problems_of_the_host_are_refused);
    RUN(real_results_of_problems_take_no_imaginary_parts);
    RUN(totals_that_overflow_are_refused);
    RUN(what_has_no_meaning_for_several_problems_is_refused);
    RUN(plans_are_recorded_by_their_own_function);
    RUN(a_status_record_tells_what_was_left_out);
    RUN(wide_numbers_are_those_of_64_bits);
    return CHECK_DONE();
}
