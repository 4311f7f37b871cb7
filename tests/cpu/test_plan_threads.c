/* Eight threads make and destroy plans of one context at once: of all products, the same ones and different ones. No
 * pipeline is made twice, threads wait for none that they do not want, and a failure is the failure of one call.
 *
 * Built with ThreadSanitizer, too: what two of them touch at once, one of them writing, ends the program. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#define FAKE_UNPACKS_ANEW
#include "fake_vulkan.h"
#include "check.h"
#include "plans.h"
#include "plan_threads.h"

enum
{
    ROUNDS = 8
};

/* ---- a plan of each product, and gemm's in several forms --------------------------------------- */

enum
{
    FORMS = GEMM_FORMS + 4
};

static sk_result make_gemm(uint32_t form)
{
    sk_plan* plan = NULL;
    sk_gemm_desc desc = describe_gemm(form);
    sk_result result = sk_create_gemm_plan(context, &desc, &plan);
    bool is_whole = !plan || (plan->pipelines[0] && plan->pipelines[1] && plan->sum_pipelines[0]);
    sk_destroy_plan(plan);
    return is_whole ? result : SK_ERROR_VULKAN;
}

static sk_result make_grouped(void)
{
    sk_plan* plan = NULL;
    sk_grouped_gemm_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.gemm = describe_shape(512, 512, 512);
    desc.most_problems = 8;
    sk_result result = sk_create_grouped_gemm_plan(context, &desc, &plan);
    sk_destroy_plan(plan);
    return result;
}

static sk_result make_sparse(void)
{
    sk_spmm_plan* plan = NULL;
    sk_spmm_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.m = 1000;
    desc.k = 800;
    desc.nonzeros = 5000;
    desc.n = 2;
    desc.checks = true;
    desc.decomposition = SK_SPARSE_DECOMPOSITION_MERGE_PATH;
    sk_result result = sk_create_spmm_plan(context, &desc, &plan);
    sk_destroy_spmm_plan(plan);
    return result;
}

static sk_result make_spgemm(void)
{
    sk_spgemm_plan* plan = NULL;
    sk_spgemm_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.m = desc.k = desc.n = 1000;
    desc.a_nonzeros = desc.b_nonzeros = 5000;
    sk_result result = sk_create_spgemm_plan(context, &desc, &plan);
    sk_destroy_spgemm_plan(plan);
    return result;
}

static sk_result make_sddmm(void)
{
    sk_sddmm_plan* plan = NULL;
    sk_sddmm_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.m = desc.n = 1000;
    desc.nonzeros = 5000;
    desc.k = 64;
    sk_result result = sk_create_sddmm_plan(context, &desc, &plan);
    sk_destroy_sddmm_plan(plan);
    return result;
}

static sk_result make_form(uint32_t form)
{
    switch (form)
    {
    case GEMM_FORMS: return make_grouped();
    case GEMM_FORMS + 1: return make_sparse();
    case GEMM_FORMS + 2: return make_spgemm();
    case GEMM_FORMS + 3: return make_sddmm();
    default: return make_gemm(form);
    }
}

/* ---- threads --------------------------------------------------------------------------------- */

/* Every form, round after round: in the first all threads begin with the same one, then each with another. */
static void* make_all_forms(void* data)
{
    task* t = data;
    for (uint32_t i = 0; i < ROUNDS * FORMS; ++i)
    {
        uint32_t round = i / FORMS;
        count_result(t, make_form((i + round * t->number) % FORMS));
    }
    return NULL;
}

static void* make_own_form(void* data)
{
    task* t = data;
    count_result(t, make_form(t->number % GEMM_FORMS));
    return NULL;
}

static void* make_first_form(void* data)
{
    count_result(data, make_form(0));
    return NULL;
}

/* ---- cases ----------------------------------------------------------------------------------- */

static void eight_threads_make_the_same_plans(void)
{
    open_slow_context();
    CHECK_EQ(run_threads(make_all_forms), 0);
    uint32_t count = check_pipelines();
    CHECK_EQ(slow.count, count);
    for (uint32_t form = 0; form < FORMS; ++form)
    {
        CHECK_EQ(make_form(form), SK_SUCCESS);
    }
    CHECK_EQ(slow.count, count);
    close_slow_context();
}

static void pipelines_of_different_plans_are_made_at_once(void)
{
    open_slow_context();
    unpack_modules();
    slow.milliseconds = 50;
    CHECK_EQ(run_threads(make_own_form), 0);
    CHECK(slow.most_running > 1);
    check_pipelines();
    close_slow_context();
}

/* Whoever waits for a pipeline that fails makes it then: as many calls fail as the driver's. */
static void a_failure_is_that_of_one_call(void)
{
    for (uint32_t failures = 1; failures <= THREADS; ++failures)
    {
        open_slow_context();
        slow.failures = failures;
        CHECK_EQ(run_threads(make_first_form), failures);
        CHECK_EQ(slow.failed, failures);
        check_pipelines();
        CHECK_EQ(make_form(0), SK_SUCCESS);
        close_slow_context();
    }
}

static void trimming_follows_the_threads(void)
{
    open_slow_context();
    run_threads(make_own_form);
    sk_trim_context(context);
    CHECK_EQ(count_slow_pipelines(), 0);
    CHECK_EQ(check_pipelines(), 0);
    run_threads(make_own_form);
    CHECK(check_pipelines() > 0);
    close_slow_context();
}

int main(void)
{
    RUN(eight_threads_make_the_same_plans);
    RUN(pipelines_of_different_plans_are_made_at_once);
    RUN(a_failure_is_that_of_one_call);
    RUN(trimming_follows_the_threads);
    return CHECK_DONE();
}
