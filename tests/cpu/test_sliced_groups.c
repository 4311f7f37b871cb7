/* Plans of several problems by slices, on the fake device: what is refused, what a plan says of itself, what a launch
 * records, and when slices are taken unasked. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "grouped_rig.h"

enum
{
    MOST = 30,
    UPLOAD = 0x300000 /* bytes behind the workspace's start */
};

static sk_problem problems[MOST];
static unsigned char mapped[1 << 18];

static sk_problem describe_problem(uint32_t m, uint32_t n, uint32_t k)
{
    sk_problem problem;
    memset(&problem, 0, sizeof problem);
    problem.m = m;
    problem.n = n;
    problem.k = k;
    problem.alpha = 1.0;
    return problem;
}

/* So many problems of f64, as large as each other, by seven slices. */
static void start_slices(uint32_t count)
{
    start_group();
    memset(&desc.gemm, 0, sizeof desc.gemm);
    desc.gemm.a.type = desc.gemm.b.type = desc.gemm.c.type = desc.gemm.d.type = SK_TYPE_F64;
    desc.gemm.accuracy = SK_ACCURACY_SLICES;
    desc.most_problems = MOST;
    desc.problems = args.problems = problems;
    desc.problem_count = args.problem_count = count;
    for (uint32_t i = 0; i < MOST; i++)
    {
        problems[i] = describe_problem(100, 90, 80);
    }
}

static uint32_t count_recorded(fake_kind kind)
{
    uint32_t found = 0;
    for (uint32_t i = 0; i < fake.count; i++)
    {
        found += fake.record[i].kind == kind;
    }
    return found;
}

/* ---- plans ----------------------------------------------------------------------------------- */

static void a_plan_says_what_it_is(void)
{
    char line[SK_LINE_SIZE];
    sk_candidate candidate;
    uint32_t listed = 1;
    uint64_t segments = 1;
    start_slices(5);
    make_plan();
    sk_plan_info info = sk_query_plan(plan);
    CHECK(info.way == SK_WAY_SLICES && info.slices == 7 && info.products == 28 && info.problems == 5);
    CHECK(info.bound > 5.0e-16 && info.bound < 5.1e-16 && info.sameness == SK_SAMENESS_EVERY_DEVICE);
    CHECK(info.workspace_size > 5 * (7 * 80 * 190 + 7 * 4 * 100 * 90));
    sk_format_plan(plan, line, sizeof line);
    CHECK(strstr(line,
                 "30 problems up to any x any x any: --accuracy slices --slices 7; 28 products of s8 in 7 levels") ==
          line);
    CHECK_EQ(sk_explain_grouped_gemm_plan(context, &desc, &listed, &candidate), SK_SUCCESS);
    CHECK(listed == 1 && candidate.info.way == SK_WAY_SLICES && candidate.desc.slices == 7);
    CHECK(candidate.info.workspace_size == info.workspace_size);
    CHECK_EQ(sk_list_segments(plan, &segments, NULL), SK_SUCCESS);
    CHECK_EQ(segments, 0);
    finish();
}

/* The least k needs most slices. Of one k, all elements are mended. */
static void slices_are_those_of_the_problem_that_needs_most(void)
{
    start_slices(3);
    desc.gemm.accuracy = SK_ACCURACY_F64;
    desc.gemm.way = SK_WAY_SLICES;
    problems[0].k = problems[1].k = problems[2].k = 400;
    make_plan();
    CHECK_EQ(sk_query_plan(plan).slices, 7);
    CHECK(sk_query_plan(plan).bound > 4.4e-14 && sk_query_plan(plan).bound < 4.5e-14);
    problems[1].k = 80;
    make_plan();
    CHECK_EQ(sk_query_plan(plan).slices, 8);
    problems[1].k = 1;
    make_plan();
    CHECK_EQ(sk_query_plan(plan).slices, 7);
    CHECK_EQ(record(), SK_SUCCESS);
    finish();
}

static void unasked_slices_need_sizes_that_the_host_knows(void)
{
    start_slices(4);
    desc.gemm.accuracy = SK_ACCURACY_F64;
    for (uint32_t i = 0; i < MOST; i++)
    {
        problems[i] = describe_problem(2000, 2000, 2000);
    }
    uint32_t count = 0;
    CHECK_EQ(sk_explain_grouped_gemm_plan(context, &desc, &count, NULL), SK_SUCCESS);
    sk_candidate* candidates = (sk_candidate*)calloc(count, sizeof *candidates);
    CHECK_EQ(sk_explain_grouped_gemm_plan(context, &desc, &count, candidates), SK_SUCCESS);
    uint32_t of_slices = 0;
    for (uint32_t i = 0; i < count; i++)
    {
        bool is_sliced = candidates[i].info.way == SK_WAY_SLICES;
        of_slices += is_sliced;
        CHECK(candidates[i].desc.way == (is_sliced ? SK_WAY_SLICES : SK_WAY_TYPES));
        CHECK(i == 0 || candidates[i - 1].info.predicted_time <= candidates[i].info.predicted_time);
    }
    CHECK_EQ(of_slices, 1);
    make_plan();
    CHECK(sk_query_plan(plan).way == candidates[0].info.way);
    CHECK(sk_query_plan(plan).predicted_time == candidates[0].info.predicted_time);
    free(candidates);
    desc.problems = NULL;
    desc.problem_count = 0;
    desc.gemm.m = desc.gemm.n = desc.gemm.k = 2000;
    make_plan();
    CHECK(sk_query_plan(plan).way == SK_WAY_TYPES && sk_query_plan(plan).bound > 2.2e-13);
    finish();
}

/* Where slices do not compute all that is expected, they are not weighed. */
static void unasked_slices_are_never_refused(void)
{
    start_slices(4);
    desc.gemm.accuracy = SK_ACCURACY_F64;
    desc.gemm.a.type = desc.gemm.b.type = desc.gemm.c.type = desc.gemm.d.type = SK_TYPE_CF64;
    for (uint32_t k = 8000; k <= 9000; k += 1000)
    {
        uint32_t count = 0;
        problems[2].k = k;
        make_plan();
        CHECK(sk_query_plan(plan).bound > 2.0 * (k - 1) / 9007199254740992.0);
        CHECK_EQ(sk_explain_grouped_gemm_plan(context, &desc, &count, NULL), SK_SUCCESS);
        sk_candidate* candidates = (sk_candidate*)calloc(count, sizeof *candidates);
        CHECK_EQ(sk_explain_grouped_gemm_plan(context, &desc, &count, candidates), SK_SUCCESS);
        uint32_t of_slices = 0;
        for (uint32_t i = 0; i < count; i++)
        {
            of_slices += candidates[i].info.way == SK_WAY_SLICES;
        }
        CHECK_EQ(of_slices, k == 8000 ? 1 : 0);
        free(candidates);
    }
    finish();
}

/* As many as the bounds of the largest take. */
static void bounds_have_room_for_most_problems(void)
{
    start_slices(MOST);
    make_plan();
    VkDeviceSize listed = sk_query_plan(plan).workspace_size;
    desc.problems = NULL;
    desc.problem_count = 0;
    desc.gemm.m = 100;
    desc.gemm.n = 90;
    desc.gemm.k = 80;
    make_plan();
    CHECK_EQ(sk_query_plan(plan).workspace_size, listed);
    CHECK_EQ(sk_query_plan(plan).problems, MOST);
    CHECK_EQ(record(), SK_SUCCESS);
    finish();
}

/* Rooms of problems are multiples of what memory is aligned by. */
static void room_does_not_depend_on_the_order_of_problems(void)
{
    static const uint32_t extents[][3] = {{52, 12, 1},  {8, 40, 67}, {60, 52, 59},
                                          {43, 35, 36}, {7, 21, 66}, {20, 2, 4}};
    const uint32_t count = sizeof extents / sizeof *extents;
    start_slices(count);
    for (uint32_t turn = 0; turn <= count; turn++)
    {
        for (uint32_t i = 0; i < count; i++)
        {
            const uint32_t* e = extents[(i * 5 + turn) % count];
            problems[i] = describe_problem(e[0], e[1], e[2]);
        }
        if (turn == 0)
        {
            desc.gemm.epilogue = SK_EPILOGUE_LINEAR;
            make_plan();
        }
        CHECK_EQ(record(), SK_SUCCESS);
    }
    desc.problems = NULL;
    desc.problem_count = 0;
    desc.gemm.m = 20;
    desc.gemm.n = 2;
    desc.gemm.k = 4;
    make_plan();
    for (uint32_t i = 0; i < count; i++)
    {
        problems[i] = describe_problem(20, 2, 4);
    }
    CHECK_EQ(record(), SK_SUCCESS);
    finish();
}

/* Whichever allocation fails, nothing leaks. */
static void host_memory_may_be_short(void)
{
    uint32_t allowed = 0;
    sk_result result = SK_ERROR_OUT_OF_HOST_MEMORY;
    for (; result != SK_SUCCESS && allowed < 200; allowed++)
    {
        start_slices(4);
        desc.gemm.epilogue = SK_EPILOGUE_LINEAR;
        desc.gemm.accuracy = SK_ACCURACY_F64;
        desc.gemm.way = SK_WAY_SLICES;
        fake.allocations = allowed;
        result = sk_create_grouped_gemm_plan(context, &desc, &plan);
        CHECK(result == SK_SUCCESS || (result == SK_ERROR_OUT_OF_HOST_MEMORY && fake.sentence_count == 1));
        fake.allocations = UINT32_MAX;
        finish();
    }
    CHECK(result == SK_SUCCESS && allowed > 12);
}

/* ---- refusals -------------------------------------------------------------------------------- */

static void what_slices_do_not_compute_is_refused(void)
{
    start_slices(2);
    sk_gemm_desc good = desc.gemm;
    desc.gemm.scale_m = true;
    refuse_desc("scale_m is set, but ");
    desc.gemm = good;
    desc.gemm.second = true;
    refuse_desc("second is set, but accuracy is slices");
    desc.gemm = good;
    desc.gemm.workers = 4;
    refuse_desc("workers is set, but accuracy is slices");
    desc.gemm = good;
    desc.gemm.most_workspace = 1 << 20;
    refuse_desc("gemm.most_workspace is 1048576, but only products of one problem are made of panels");
    desc.gemm = good;
    desc.gemm.most_time = 5;
    refuse_desc("gemm.most_time is 5, but only launches of one problem are cut");
    desc.gemm = good;
    desc.gemm.accuracy = SK_ACCURACY_F32;
    desc.gemm.way = SK_WAY_F16X3;
    desc.gemm.a.type = desc.gemm.b.type = desc.gemm.c.type = desc.gemm.d.type = SK_TYPE_F32;
    refuse_desc("gemm.way is f16x3, which several problems do not have");
    desc.gemm = good;
    desc.ragged = SK_RAGGED_M;
    desc.gemm.m = desc.gemm.n = desc.gemm.k = 64;
    refuse_desc("ragged is m, but gemm.accuracy is slices: the host records");
    desc.ragged = SK_RAGGED_NONE;
    desc.gemm = good;
    sk_pack_header header = {0};
    desc.gemm.b.prepacked = &header;
    desc.gemm.m = 100;
    desc.gemm.n = 90;
    desc.gemm.k = 80;
    refuse_desc("gemm.b.prepacked is set, but gemm.accuracy is slices: of several problems slices are cut at each ");
    desc.gemm.accuracy = SK_ACCURACY_F64; /* by the type's own arithmetic, which reads no such order */
    header.order = SK_PACK_ORDER_SLICES;
    refuse_desc("b.prepacked has ");
    desc.gemm = good;
    problems[1].k = 18721;
    refuse_desc(
        "problems[1]: m, n and k are 100, 90 and 18721, but of several problems 7 slices compute k up to 18720, "
        "n below 2097152, and less than 2^31 workgroups");
    problems[1].k = 80;
    problems[1].n = 1 << 21;
    refuse_desc("problems[1]: m, n and k are 100, 2097152 and 80, but of several problems 7 slices compute ");
    problems[1].n = 90;
    desc.gemm.slices = 2;
    desc.gemm.accuracy = SK_ACCURACY_F64;
    desc.gemm.way = SK_WAY_SLICES;
    refuse_desc("gemm.slices is 2, but way is slices, and the largest k is 80: so few keep no bound");
    desc.gemm = good;
    desc.gemm.way = SK_WAY_TYPES;
    refuse_desc("way is types, but accuracy is slices, which it does not serve");
    desc.gemm = good;
    desc.most_problems = 14128181 / 7 + 1;
    refuse_desc("most_problems is 2018312, at most 2018311 are possible where each is made of 7 products of s8");
    finish();
}

static void launches_that_a_plan_is_not_for_are_refused(void)
{
    start_slices(3);
    make_plan();
    problems[2].m = 101;
    refuse_launch("problem 2: slices of the problems up to it take ");
    refuse_launch(" bytes of the workspace, which has room for those that are expected, ");
    problems[2].m = 100;
    problems[1].k = 18721;
    refuse_launch("problem 1: m, n and k are 100, 90 and 18721, but ");
    problems[1].k = 80;
    problems[0].leading_dimension_b = 89;
    refuse_launch("problem 0: ");
    problems[0].leading_dimension_b = 0;
    problems[0].d = ROOM;
    refuse_launch("problem 0: ");
    problems[0].d = 0;
    args.problem_count = 4;
    refuse_launch("problem 3: slices of the problems up to it take ");
    args.problem_count = 3;
    args.problems = NULL;
    args.table = locate_room(B);
    refuse_launch("problems is NULL, but the plan's way is slices");
    args.problems = problems;
    args.workspace.buffer = VK_NULL_HANDLE;
    args.workspace.address = WORKSPACE;
    refuse_launch("workspace.buffer is NULL: problems that the host knows are written there");
    args.workspace = locate_room(WORKSPACE);
    args.workspace.size = sk_query_plan(plan).workspace_size - 1;
    refuse_launch("workspace.size is ");
    finish();
}

/* ---- launches -------------------------------------------------------------------------------- */

static void check_launch(uint32_t dispatches, uint32_t copies)
{
    sk_launch_info launch;
    CHECK_EQ(sk_query_grouped_gemm_launch(plan, &args, &launch), SK_SUCCESS);
    CHECK_EQ(launch.dispatch_count, dispatches);
    CHECK_EQ(launch.copy_count, copies);
    CHECK_EQ(record(), SK_SUCCESS);
    CHECK_EQ(count_recorded(FAKE_DISPATCH), dispatches);
}

/* One more problem adds five dispatches, and six with a bound; what waits are the steps. */
static void barriers_are_as_many_however_many_problems_there_are(void)
{
    for (int way = 0; way < 3; way++)
    {
        uint32_t barriers = 0, dispatches = 0, own = way == 1 ? 6 : 5;
        start_slices(MOST);
        desc.gemm.accuracy = way == 1 ? SK_ACCURACY_F64 : desc.gemm.accuracy;
        desc.gemm.way = way == 1 ? SK_WAY_SLICES : SK_WAY_AUTO;
        desc.gemm.epilogue = way == 2 ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;
        args.c = locate_room(C);
        make_plan();
        for (uint32_t count = 1; count <= MOST; count++)
        {
            sk_launch_info launch;
            args.problem_count = count;
            CHECK_EQ(sk_query_grouped_gemm_launch(plan, &args, &launch), SK_SUCCESS);
            dispatches = count == 1 ? launch.dispatch_count - own : dispatches;
            check_launch(dispatches + own * count, 4 * count);
            barriers = count == 1 ? count_recorded(FAKE_BARRIER) : barriers;
            CHECK_EQ(count_recorded(FAKE_BARRIER), barriers);
        }
        CHECK(dispatches >= (way == 2 ? 3u : 1u) && dispatches <= (way == 2 ? 5u : 3u));
        finish();
    }
}

static void problems_without_d_or_k_need_little(void)
{
    start_slices(3);
    problems[0].m = problems[1].n = problems[2].k = 0;
    make_plan();
    check_launch(1, 0); /* zeros */
    args.problem_count = 2;
    check_launch(0, 0);
    args.problem_count = 0;
    check_launch(0, 0);
    CHECK_EQ(fake.count, 0);
    finish();
}

/* Nothing is written behind the size that is told, and nothing is updated in the command buffer. */
static void an_upload_buffer_has_all_tables(void)
{
    start_slices(5);
    desc.gemm.epilogue = SK_EPILOGUE_LINEAR;
    args.c = locate_room(C);
    make_plan();
    VkDeviceSize size = sk_query_upload_size(plan, 5);
    CHECK(size > 5 * 9 * sizeof(sk_problem) && size < sizeof mapped);
    memset(mapped, 0x5a, sizeof mapped);
    args.upload = locate_room(WORKSPACE + ((VkDeviceSize)1 << 32) + UPLOAD);
    args.upload.size = size;
    args.upload_mapped = mapped;
    CHECK_EQ(record(), SK_SUCCESS);
    CHECK_EQ(count_recorded(FAKE_UPDATE), 0);
    for (size_t i = (size_t)size; i < sizeof mapped; i++)
    {
        CHECK_EQ(mapped[i], 0x5a);
    }
    args.upload.size = size - 1;
    refuse_launch("upload.size is ");
    finish();
}

int main(void)
{
    RUN(a_plan_says_what_it_is);
    RUN(slices_are_those_of_the_problem_that_needs_most);
    RUN(unasked_slices_need_sizes_that_the_host_knows);
    RUN(unasked_slices_are_never_refused);
    RUN(bounds_have_room_for_most_problems);
    RUN(room_does_not_depend_on_the_order_of_problems);
    RUN(host_memory_may_be_short);
    RUN(what_slices_do_not_compute_is_refused);
    RUN(launches_that_a_plan_is_not_for_are_refused);
    RUN(barriers_are_as_many_however_many_problems_there_are);
    RUN(problems_without_d_or_k_need_little);
    RUN(an_upload_buffer_has_all_tables);
    return CHECK_DONE();
}
