/* What the planner weighs for several problems, what each candidate leads to, and what a launch would record, on the
 * fake device. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "grouped_rig.h"

enum
{
    MOST_CANDIDATES = 1000,
    PROBLEMS = 40
};

static sk_problem problems[PROBLEMS];
static sk_candidate candidates[MOST_CANDIDATES], fewer[3];

static void start(bool mixed)
{
    start_group();
    memset(&desc.gemm, 0, sizeof desc.gemm);
    memset(problems, 0, sizeof problems);
    desc.most_problems = desc.problem_count = args.problem_count = PROBLEMS;
    desc.problems = args.problems = problems;
    for (uint32_t i = 0; i < PROBLEMS; i++)
    {
        problems[i].m = 50 + 40 * (i % 7);
        problems[i].n = 300;
        problems[i].k = mixed ? 64 * (1 + i % 9) : 512;
    }
}

static void check_same(const sk_plan_info* a, const sk_plan_info* b)
{
    CHECK(strcmp(a->kernel, b->kernel) == 0);
    CHECK(a->decomposition == b->decomposition && a->fixup == b->fixup && a->sort == b->sort);
    CHECK(a->tiles == b->tiles && a->k_iterations == b->k_iterations && a->stream_k_tiles == b->stream_k_tiles);
    CHECK(a->workers == b->workers && a->problems == b->problems);
    CHECK(a->longest_worker == b->longest_worker && a->most_peers == b->most_peers);
    CHECK_EQ(a->workspace_size, b->workspace_size);
    CHECK(a->predicted_time == b->predicted_time && a->utilisation == b->utilisation);
}

static void check_chosen(const sk_grouped_gemm_desc* of, const sk_plan_info* wanted)
{
    sk_plan* made = NULL;
    if (!CHECK_EQ(sk_create_grouped_gemm_plan(context, of, &made), SK_SUCCESS))
    {
        CHECK_NOTE("%s\n", fake.sentence);
        return;
    }
    sk_plan_info info = sk_query_plan(made);
    check_same(&info, wanted);
    sk_destroy_plan(made);
}

static void every_candidate_is_the_plan_that_its_desc_makes_and_the_first_is_chosen(void)
{
    for (int mixed = 0; mixed < 2; mixed++)
    {
        uint32_t count = MOST_CANDIDATES;
        start(mixed);
        CHECK_EQ(sk_explain_grouped_gemm_plan(context, &desc, &count, candidates), SK_SUCCESS);
        CHECK(count > 10);
        check_chosen(&desc, &candidates[0].info);
        for (uint32_t i = 0; i < count; i++)
        {
            sk_grouped_gemm_desc forced = desc;
            forced.gemm = candidates[i].desc;
            check_chosen(&forced, &candidates[i].info);
            CHECK(i == 0 || candidates[i].info.predicted_time >= candidates[i - 1].info.predicted_time);
            CHECK(candidates[i].desc.kernel && candidates[i].desc.workers > 0 && candidates[i].desc.decomposition);
        }
        finish();
    }
}

static void a_list_may_be_shorter(void)
{
    uint32_t count = MOST_CANDIDATES, all = 0, some = 3;
    start(true);
    CHECK_EQ(sk_explain_grouped_gemm_plan(context, &desc, &count, candidates), SK_SUCCESS);
    CHECK_EQ(sk_explain_grouped_gemm_plan(context, &desc, &all, NULL), SK_SUCCESS);
    CHECK_EQ(all, count);
    CHECK_EQ(sk_explain_grouped_gemm_plan(context, &desc, &some, fewer), SK_INCOMPLETE);
    CHECK_EQ(some, 3);
    for (uint32_t i = 0; i < 3; i++)
    {
        check_same(&fewer[i].info, &candidates[i].info);
    }
    finish();
}

static void wrong_descs_are_explained_by_their_errors(void)
{
    uint32_t count = 0;
    start(true);
    desc.most_problems = 0;
    CHECK_EQ(sk_explain_grouped_gemm_plan(context, &desc, &count, NULL), SK_ERROR_INVALID_VALUE);
    CHECK(strstr(fake.sentence, "most_problems is 0") != NULL);
    CHECK_EQ(sk_explain_grouped_gemm_plan(context, &desc, NULL, NULL), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_explain_grouped_gemm_plan(context, NULL, &count, NULL), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_explain_grouped_gemm_plan(NULL, &desc, &count, NULL), SK_ERROR_NULL_ARGUMENT);
    desc.most_problems = PROBLEMS;
    fake.allocations = 0;
    CHECK_EQ(sk_explain_grouped_gemm_plan(context, &desc, &count, NULL), SK_ERROR_OUT_OF_HOST_MEMORY);
    fake.allocations = UINT32_MAX;
    finish();
}

static float predict_with(uint32_t workers)
{
    desc.gemm.workers = workers;
    make_plan();
    return sk_query_plan(plan).predicted_time;
}

/* Of 7 tiles, 7 workers have one each; the others are idle, and slow nobody down. */
static void idle_workers_cost_nothing(void)
{
    start(false);
    desc.gemm.kernel = "gemm_f32_f32_f32_64x64x16_scalar";
    desc.gemm.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.problem_count = 7;
    for (uint32_t i = 0; i < 7; i++)
    {
        problems[i].m = problems[i].n = 64;
    }
    float seven = predict_with(7);
    CHECK(predict_with(264) == seven);
    CHECK(predict_with(6) > seven);
    finish();
}

/* ---- launches -------------------------------------------------------------------------------- */

static void check_launch(uint32_t dispatches, uint32_t copies, uint32_t groups, uint32_t second)
{
    sk_launch_info launch;
    fake.count = 0;
    CHECK_EQ(sk_query_grouped_gemm_launch(plan, &args, &launch), SK_SUCCESS);
    CHECK_EQ(fake.count, 0);
    CHECK_EQ(launch.dispatch_count, dispatches);
    CHECK_EQ(launch.copy_count, copies);
    CHECK_EQ(launch.group_count_x, groups);
    CHECK_EQ(launch.second_group_count_x, second);
    CHECK_EQ(launch.aligned, desc.aligned);
}

static void a_launch_is_told_before_it_is_recorded(void)
{
    unsigned char upload[16 + 120 * PROBLEMS] = {0};
    start(false);
    desc.gemm.decomposition = SK_DECOMPOSITION_STREAM_K;
    desc.gemm.workers = 20;
    desc.gemm.fixup = SK_FIXUP_SEPARATE_PASS;
    desc.addresses = true;
    make_plan();
    check_launch(2, 0, 20, 20);
    args.upload = locate_room(0x60000000);
    args.upload_mapped = upload;
    check_launch(2, 0, 20, 20);
    CHECK_EQ(upload[0] | upload[16 + 16 * PROBLEMS], 0); /* nothing was written */
    memset(&args.upload, 0, sizeof args.upload);
    args.upload_mapped = NULL;
    args.problem_count = 0;
    check_launch(0, 0, 0, 0);
    args.problems = NULL;
    args.table = locate_room(0x60000000);
    check_launch(3, 1, 20, 20);
    args.table.size = 8;
    sk_launch_info launch;
    CHECK_EQ(sk_query_grouped_gemm_launch(plan, &args, &launch), SK_ERROR_BUFFER_TOO_SMALL);
    CHECK_EQ(sk_query_grouped_gemm_launch(plan, &args, NULL), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_query_grouped_gemm_launch(plan, NULL, &launch), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_query_grouped_gemm_launch(NULL, &args, &launch), SK_ERROR_NULL_ARGUMENT);
    finish();
}

/* The second one copies lines of D, where there is no separate pass. */
static void copies_of_lines_are_told_of(void)
{
    start(false);
    desc.problems = args.problems = NULL;
    desc.gemm.m = desc.gemm.n = desc.gemm.k = 64;
    desc.gemm.decomposition = SK_DECOMPOSITION_STREAM_K;
    desc.gemm.workers = 20;
    desc.gemm.fixup = SK_FIXUP_LAST_ARRIVER;
    desc.ragged = SK_RAGGED_M;
    desc.assigned = desc.aligned = true;
    desc.most_lines = 7;
    make_plan();
    args.extents = locate_room(0x60000000);
    check_launch(6, 4, 20, 7);
    finish();
}

int main(void)
{
    RUN(every_candidate_is_the_plan_that_its_desc_makes_and_the_first_is_chosen);
    RUN(a_list_may_be_shorter);
    RUN(wrong_descs_are_explained_by_their_errors);
    RUN(idle_workers_cost_nothing);
    RUN(a_launch_is_told_before_it_is_recorded);
    RUN(copies_of_lines_are_told_of);
    return CHECK_DONE();
}
