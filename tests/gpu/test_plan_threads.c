/* test_plan_threads.c - eight threads make and destroy plans of one context on a driver, by themselves and together.
 * Then products by these pipelines are right.
 *
 *     test_plan_threads [KERNEL] */
#include "check.h"
#include "multiply.h"

#include <pthread.h>
#include <stdlib.h>

enum
{
    THREADS = 8,
    FORMS = 4 /* layouts of A and B */
};

static rig device;
static sk_kernel_info kernels[MOST_KERNELS];

typedef struct task
{
    pthread_t thread;
    uint32_t number, failed;
} task;

static product make_form(uint32_t form)
{
    specialization s = {.a_k_contiguous = form % 2 != 0, .b_k_contiguous = form / 2 != 0};
    product p = make_packed_product(&kernels[0], 70, 90, 200, s);
    p.desc.decomposition = SK_DECOMPOSITION_STREAM_K;
    p.desc.workers = 5;
    return p;
}

static sk_gemm_desc describe_form(uint32_t form)
{
    product p = make_form(form);
    return desc_of(&p);
}

/* Each form alone, in an order of the thread's own; then all of them together. */
static void* make_plans(void* data)
{
    task* t = data;
    sk_gemm_desc descs[FORMS];
    sk_plan* plans[FORMS] = {NULL};
    for (uint32_t i = 0; i < FORMS; i++)
    {
        sk_plan* plan = NULL;
        descs[i] = describe_form((t->number + i) % FORMS);
        t->failed += sk_create_gemm_plan(device.context, &descs[i], &plan) != SK_SUCCESS;
        sk_destroy_plan(plan);
    }
    bool helps = t->number % 2 != 0;
    t->failed += sk_create_gemm_plans(device.context, FORMS, descs, helps ? NULL : plans, NULL) != SK_SUCCESS;
    for (uint32_t i = 0; i < FORMS; i++)
    {
        t->failed += helps == (plans[i] != NULL);
        sk_destroy_plan(plans[i]);
    }
    return NULL;
}

static void threads_make_plans_of_one_context(void)
{
    task tasks[THREADS] = {{0}};
    for (uint32_t i = 0; i < THREADS; i++)
    {
        tasks[i].number = i;
        if (!CHECK_EQ(pthread_create(&tasks[i].thread, NULL, make_plans, &tasks[i]), 0))
        {
            abort();
        }
    }
    for (uint32_t i = 0; i < THREADS; i++)
    {
        pthread_join(tasks[i].thread, NULL);
        CHECK_EQ(tasks[i].failed, 0);
    }
    for (uint32_t form = 0; form < FORMS; form++)
    {
        product p = make_form(form);
        CHECK(run_product(&device, &p));
    }
}

int main(int count, char** words)
{
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    if (list_kernels(&device, count > 1 ? words[1] : "gemm_f32_f32_f32_32x32x8_scalar", kernels) > 0)
    {
        RUN(threads_make_plans_of_one_context);
    }
    close_rig(&device);
    return CHECK_DONE();
}
