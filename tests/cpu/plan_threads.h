/* plan_threads.h - threads that make plans of one context of the slow driver. Include it after fake_vulkan.h, check.h
 * and plans.h. */
#ifndef PLAN_THREADS_H
#define PLAN_THREADS_H

#include "slow_driver.h"

enum
{
    THREADS = 8,
    GEMM_FORMS = 8,                     /* each has two pipelines of its own, and */
    GEMM_PIPELINES = 2 * GEMM_FORMS + 4 /* two of the separate pass, which the forms of a type share */
};

static inline sk_gemm_desc describe_gemm(uint32_t form)
{
    sk_gemm_desc desc = form % 2 ? describe_halves(512, 512, 512) : describe_shape(512, 512, 512);
    desc.a.layout = form & 2u ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    desc.b.layout = form & 4u ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 4;
    desc.fixup = SK_FIXUP_SEPARATE_PASS;
    return desc;
}

/* One thread's work, and what it saw: checks are not made for threads. */
typedef struct task
{
    pthread_t thread;
    uint32_t number, refused, wrong; /* plans that were refused for the driver's failure, and for another one */
    sk_plan* plans[GEMM_FORMS];
} task;

/* The logger is called by whichever thread errs. */
static inline void ignore_error(sk_result result, const char* sentence, void* user_data)
{
    (void)result, (void)sentence, (void)user_data;
}

static inline void open_slow_context(void)
{
    sk_context_desc desc = describe_slow_context();
    desc.logger.function = ignore_error;
    CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS);
}

/* A plan of each type: threads that unpack modules begin their pipelines one after the other on few cores. */
static inline void unpack_modules(void)
{
    for (uint32_t form = 0; form < 2; ++form)
    {
        sk_gemm_desc desc = describe_gemm(form);
        sk_destroy_plan(make(&desc));
    }
}

/* Returns how many plans the driver's failure refused. */
static inline uint32_t run_threads(void* (*work)(void*))
{
    task tasks[THREADS];
    uint32_t refused = 0;
    memset(tasks, 0, sizeof tasks);
    for (uint32_t i = 0; i < THREADS; ++i)
    {
        tasks[i].number = i;
        if (!CHECK_EQ(pthread_create(&tasks[i].thread, NULL, work, &tasks[i]), 0))
        {
            abort();
        }
    }
    for (uint32_t i = 0; i < THREADS; ++i)
    {
        pthread_join(tasks[i].thread, NULL);
        CHECK_EQ(tasks[i].wrong, 0);
        refused += tasks[i].refused;
    }
    return refused;
}

/* What is true whenever threads have destroyed their plans. Returns how many pipelines there are. */
static inline uint32_t check_pipelines(void)
{
    uint32_t count = 0;
    for (const sk__pipeline* p = context->pipelines.newest; p; p = p->next)
    {
        CHECK(p->is_made && p->handle != VK_NULL_HANDLE);
        CHECK_EQ(p->holders, 0);
        ++count;
    }
    for (const sk__unpacked* u = context->kept.newest; u; u = u->next)
    {
        for (const sk__unpacked* other = u->next; other; other = other->next)
        {
            CHECK(u->archive != other->archive);
        }
    }
    CHECK_EQ(slow.doubled, 0);
    CHECK_EQ(count_slow_pipelines(), count);
    return count;
}

static inline void close_slow_context(void)
{
    sk_destroy_context(context);
    CHECK_EQ(count_slow_pipelines(), 0);
}

static inline void count_result(task* t, sk_result result)
{
    t->refused += result == SK_ERROR_OUT_OF_DEVICE_MEMORY;
    t->wrong += result != SK_SUCCESS && result != SK_ERROR_OUT_OF_DEVICE_MEMORY;
}

#endif
