/* sk_create_gemm_plans: threads that want the same plans share the work, and plans are made together or none is.
 *
 * Built with ThreadSanitizer, too. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#define FAKE_UNPACKS_ANEW
#include "fake_vulkan.h"
#include "check.h"
#include "plans.h"
#include "plan_threads.h"

static void describe_all(sk_gemm_desc descs[GEMM_FORMS])
{
    for (uint32_t form = 0; form < GEMM_FORMS; ++form)
    {
        descs[form] = describe_gemm(form);
    }
}

static bool is_whole(const sk_plan* plan)
{
    return plan->passed == 0 && plan->pipelines[0] && plan->pipelines[1] && plan->sum_pipelines[0] &&
           plan->sum_pipelines[1] && plan->program.held_count == 4;
}

/* All plans at once. Every other thread only helps. */
static void* make_all_at_once(void* data)
{
    task* t = data;
    bool helps = t->number % 2 != 0;
    uint32_t failed = 0;
    sk_gemm_desc descs[GEMM_FORMS];
    describe_all(descs);
    count_result(t, sk_create_gemm_plans(context, GEMM_FORMS, descs, helps ? NULL : t->plans, &failed));
    t->wrong += failed != GEMM_FORMS;
    for (uint32_t i = 0; i < GEMM_FORMS; ++i)
    {
        t->wrong += (helps ? t->plans[i] != NULL : !t->plans[i] || !is_whole(t->plans[i]));
        sk_destroy_plan(t->plans[i]);
    }
    return NULL;
}

static void threads_share_plans_that_they_make_together(void)
{
    open_slow_context();
    unpack_modules();
    slow.milliseconds = 50;
    CHECK_EQ(run_threads(make_all_at_once), 0);
    CHECK(slow.most_running > 2);
    CHECK_EQ(slow.count, check_pipelines());
    CHECK_EQ(slow.count, GEMM_PIPELINES);
    close_slow_context();
}

static void plans_that_are_made_together_are_those_made_alone(void)
{
    char together[SK_LINE_SIZE], alone[SK_LINE_SIZE];
    sk_gemm_desc descs[GEMM_FORMS];
    sk_plan* plans[GEMM_FORMS];
    open_slow_context();
    describe_all(descs);
    CHECK_EQ(sk_create_gemm_plans(context, GEMM_FORMS, descs, plans, NULL), SK_SUCCESS);
    for (uint32_t i = 0; i < GEMM_FORMS; ++i)
    {
        sk_plan* plan = make(&descs[i]);
        sk_format_plan(plan, alone, sizeof alone);
        sk_format_plan(plans[i], together, sizeof together);
        CHECK(strcmp(alone, together) == 0);
        CHECK(plan->pipelines[0] == plans[i]->pipelines[0] && plan->pipelines[1] == plans[i]->pipelines[1]);
        sk_destroy_plan(plan);
        sk_destroy_plan(plans[i]);
    }
    CHECK_EQ(check_pipelines(), GEMM_PIPELINES);
    close_slow_context();
}

/* Nothing is left of them, and the index says which it was: of a bad desc, or of a pipeline that failed. */
static void plans_are_made_together_or_none_is(void)
{
    sk_gemm_desc descs[GEMM_FORMS];
    sk_plan* plans[GEMM_FORMS];
    uint32_t failed = 99;
    open_slow_context();
    describe_all(descs);
    for (uint32_t bad = 0; bad < 2; ++bad)
    {
        descs[3].splits = bad ? 0 : 4;
        descs[3].kernel = bad ? "none" : NULL;
        slow.failures = bad ? 0 : 1;
        memset(plans, 1, sizeof plans);
        CHECK_EQ(sk_create_gemm_plans(context, GEMM_FORMS, descs, plans, &failed),
                 bad ? SK_ERROR_NO_KERNEL : SK_ERROR_OUT_OF_DEVICE_MEMORY);
        CHECK_EQ(failed, bad ? 3 : 0);
        for (uint32_t i = 0; i < GEMM_FORMS; ++i)
        {
            CHECK(!plans[i]);
        }
        check_pipelines();
        CHECK_EQ(sk_create_gemm_plans(context, GEMM_FORMS, descs, NULL, &failed),
                 bad ? SK_ERROR_NO_KERNEL : SK_SUCCESS);
        CHECK_EQ(failed, bad ? 3 : GEMM_FORMS);
    }
    CHECK_EQ(sk_create_gemm_plans(context, 0, NULL, NULL, &failed), SK_SUCCESS);
    CHECK_EQ(failed, 0);
    CHECK_EQ(sk_create_gemm_plans(context, 1, NULL, plans, &failed), SK_ERROR_NULL_ARGUMENT);
    CHECK(!plans[0]);
    CHECK_EQ(sk_create_gemm_plans(NULL, 1, descs, plans, &failed), SK_ERROR_NULL_ARGUMENT);
    close_slow_context();
}

int main(void)
{
    RUN(threads_share_plans_that_they_make_together);
    RUN(plans_that_are_made_together_are_those_made_alone);
    RUN(plans_are_made_together_or_none_is);
    return CHECK_DONE();
}
