/* pipeline_threads.c - how much faster several threads make the pipelines of a group of shapes than one.
 *
 *     pipeline_threads HOW THREADS [SHAPES [TYPES [LAYOUTS [aligned]]]]      default: llama f16 nt
 *
 * HOW: bare   vkCreateComputePipelines, as the library calls it, on as many threads
 *      call   one vkCreateComputePipelines for all, whatever THREADS is
 *      plans  sk_create_gemm_plans on every thread: one has the plans, the others help
 *      each   sk_create_gemm_plan: each thread takes the next shape
 *
 * aligned: all descs promise aligned addresses.
 *
 * It prints one line. Run it once for each line that is compared, since a driver may remember pipelines while a process
 * lives. It switches the caches on disk off, as benchmark --first-use does. */
#include "captured.h"
#include "parts/matrices/problem.h"
#include "parts/matrices/shapes.h"
#include "parts/timing/cold.h"
#include "parts/timing/timing.h"

#include <pthread.h>
#include <stdio.h>

enum
{
    MOST_THREADS = 256
};

static struct
{
    gpu g;
    sk_context* context;
    sk_gemm_desc* descs;
    sk_plan** plans;
    uint32_t count;
    VkPipeline pipelines[CAPTURED_MOST];
    pthread_mutex_t mutex;
    uint32_t next; /* to be made; each thread takes one after the other */
    double longest;
    bool failed;
} work = {.mutex = PTHREAD_MUTEX_INITIALIZER};

/* The number of what this thread makes next. */
static uint32_t take_next(double last)
{
    pthread_mutex_lock(&work.mutex);
    uint32_t taken = work.next++;
    work.longest = last > work.longest ? last : work.longest;
    pthread_mutex_unlock(&work.mutex);
    return taken;
}

static void note(bool succeeded)
{
    pthread_mutex_lock(&work.mutex);
    work.failed = work.failed || !succeeded;
    pthread_mutex_unlock(&work.mutex);
}

static void* make_bare(void* first)
{
    (void)first;
    double last = 0.0;
    for (uint32_t i = take_next(last); i < captured.count; i = take_next(last))
    {
        double begun = get_now();
        note(vkCreateComputePipelines(work.g.device, VK_NULL_HANDLE, 1, &captured.pipelines[i].info, NULL,
                                      &work.pipelines[i]) == VK_SUCCESS);
        last = get_now() - begun;
    }
    return NULL;
}

static void* make_by_a_call(void* first)
{
    static VkComputePipelineCreateInfo infos[CAPTURED_MOST];
    for (uint32_t i = 0; first && i < captured.count; i++)
    {
        infos[i] = captured.pipelines[i].info;
    }
    note(!first || vkCreateComputePipelines(work.g.device, VK_NULL_HANDLE, captured.count, infos, NULL,
                                            work.pipelines) == VK_SUCCESS);
    return NULL;
}

static void* make_plans(void* first)
{
    note(sk_create_gemm_plans(work.context, work.count, work.descs, first ? work.plans : NULL, NULL) == SK_SUCCESS);
    return NULL;
}

static void* make_each(void* first)
{
    (void)first;
    for (uint32_t i = take_next(0.0); i < work.count; i = take_next(0.0))
    {
        note(sk_create_gemm_plan(work.context, &work.descs[i], &work.plans[i]) == SK_SUCCESS);
    }
    return NULL;
}

/* Seconds. The calling thread is the first. */
static double run_threads(void* (*function)(void*), uint32_t threads)
{
    static pthread_t others[MOST_THREADS];
    double begun = get_now();
    for (uint32_t i = 1; i < threads; i++)
    {
        note(pthread_create(&others[i], NULL, function, NULL) == 0);
    }
    function(&work);
    for (uint32_t i = 1; i < threads; i++)
    {
        pthread_join(others[i], NULL);
    }
    return get_now() - begun;
}

/* ---- what is made ------------------------------------------------------------------------------ */

static bool describe(const char* group, const char* types, const char* layouts, bool aligned)
{
    shape_list shapes = {0};
    const product_types* of = NULL;
    for (uint32_t i = 0; i < TYPES_COUNT; i++)
    {
        of = strcmp(TYPES[i].name, types) == 0 ? &TYPES[i] : of;
    }
    if (!of || !add_shapes(&shapes, group, strlen(group)))
    {
        return false;
    }
    work.count = (uint32_t)shapes.count;
    work.descs = calloc(work.count, sizeof *work.descs);
    work.plans = calloc(work.count, sizeof *work.plans);
    for (uint32_t i = 0; i < work.count && work.descs && work.plans; i++)
    {
        problem p = {.shape = &shapes.items[i], .types = of};
        p.layout = (layouts[0] == 't' ? 1u : 0u) | (layouts[1] == 't' ? 2u : 0u);
        work.descs[i] = describe_problem(&p);
        work.descs[i].aligned = aligned;
    }
    free_shapes(&shapes);
    return work.descs && work.plans;
}

static void destroy_plans(void)
{
    for (uint32_t i = 0; i < work.count; i++)
    {
        sk_destroy_plan(work.plans[i]);
        work.plans[i] = NULL;
    }
}

static bool capture(sk_context** capturing)
{
    bool made = create_capturing_context(&work.g, capturing) == SK_SUCCESS &&
                sk_create_gemm_plans(*capturing, work.count, work.descs, work.plans, NULL) == SK_SUCCESS;
    destroy_plans();
    return made;
}

static bool measure(const char* how, uint32_t threads)
{
    static const struct
    {
        const char* name;
        void* (*function)(void*);
    } ways[] = {{"bare", make_bare}, {"call", make_by_a_call}, {"plans", make_plans}, {"each", make_each}};
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
    {
        if (strcmp(how, ways[i].name) == 0)
        {
            double time = run_threads(ways[i].function, threads);
            printf("%-5s  %3u threads  %u plans  %u pipelines  %8.3f s", how, threads, work.count, captured.count,
                   time);
            printf(work.longest > 0.0 ? ", the longest %.3f s\n" : "\n", work.longest);
            return !work.failed;
        }
    }
    return false;
}

int main(int count, char** words)
{
    sk_context* capturing = NULL;
    uint32_t threads = count > 2 ? (uint32_t)strtoul(words[2], NULL, 10) : 0;
    bool is_told = threads > 0 && threads <= MOST_THREADS &&
                   describe(count > 3 ? words[3] : "llama", count > 4 ? words[4] : "f16", count > 5 ? words[5] : "nt",
                            count > 6 && strcmp(words[6], "aligned") == 0);
    if (!is_told)
    {
        fputs("usage: pipeline_threads bare|call|plans|each THREADS [SHAPES [TYPES [LAYOUTS [aligned]]]]\n", stderr);
        return 2;
    }
    switch_off_disk_caches();
    bool done = open_gpu(&work.g, NULL) && capture(&capturing) &&
                create_gpu_context(&work.g, &work.context) == SK_SUCCESS && measure(words[1], threads);
    destroy_plans();
    for (uint32_t i = 0; i < captured.count; i++)
    {
        vkDestroyPipeline(work.g.device, work.pipelines[i], NULL);
    }
    sk_destroy_context(work.context);
    sk_destroy_context(capturing);
    close_gpu(&work.g);
    free(work.descs);
    free(work.plans);
    return done ? 0 : 1;
}
