/* The first answer sooner: all threads of the host make the plans of a program together.
 *
 * A driver compiles a pipeline for up to seconds, on the thread that asks for it. sk_create_gemm_plans() lets threads
 * share that: one has the plans, the others help, and none makes what another is making. Plans whose pipelines exist
 * are made again in microseconds, and are the same. */
#include "course/cores.h"
#include "course/parallel.h"
#include "course/vulkan.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum
{
    SIZES = 3,
    COUNT = SIZES * SIZES
};

typedef struct wanted
{
    sk_context* context;
    sk_gemm_desc descs[COUNT];
    sk_plan* plans[COUNT];
    sk_result result;
} wanted;

/* Products of small and of large extents, which take different kernels. */
static void fill(wanted* w)
{
    static const uint32_t sizes[SIZES] = {1, 100, 700};
    for (int i = 0; i < COUNT; i++)
    {
        w->descs[i].m = sizes[i / SIZES];
        w->descs[i].n = sizes[i % SIZES];
        w->descs[i].k = 300;
        w->descs[i].b.layout = SK_LAYOUT_COL_MAJOR;
    }
}

/* What each thread runs. The range tells only which thread this is: the last has the plans. */
static void make(uint64_t begin, uint64_t end, void* user_data)
{
    wanted* w = user_data;
    uint32_t failed;
    (void)begin;
    if (end == COUNT)
        w->result = sk_create_gemm_plans(w->context, COUNT, w->descs, w->plans, &failed);
    else
        sk_create_gemm_plans(w->context, COUNT, w->descs, NULL, NULL); /* what fails here fails there, too */
}

static double read_milliseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return 1e3 * (double)now.tv_sec + 1e-6 * (double)now.tv_nsec;
}

/* Makes each plan again, alone, and counts those that differ. */
static int count_different(wanted* w)
{
    int different = 0;
    for (int i = 0; i < COUNT; i++)
    {
        char line[SK_LINE_SIZE], again[SK_LINE_SIZE];
        sk_plan* plan = NULL;
        if (sk_create_gemm_plan(w->context, &w->descs[i], &plan) != SK_SUCCESS)
            return COUNT;
        sk_format_plan(w->plans[i], line, sizeof line);
        sk_format_plan(plan, again, sizeof again);
        different += strcmp(line, again) != 0;
        sk_destroy_plan(plan);
    }
    return different;
}

int main(void)
{
    gpu g;
    wanted w = {0};
    int different = COUNT;
    fill(&w);
    if (!open_gpu(&g, NULL))
        return 1;
    if (create_gpu_context(&g, &w.context) == SK_SUCCESS)
    {
        double begin = read_milliseconds();
        run_parallel(COUNT, 1, make, &w);
        double made = read_milliseconds();
        different = w.result == SK_SUCCESS ? count_different(&w) : COUNT;
        printf("%d plans on %u threads: %.0f ms; each again, alone: %.2f ms\n", COUNT, (unsigned)count_cores(),
               made - begin, read_milliseconds() - made);
        printf("%d of %d plans differ.\n", different, COUNT);
    }
    for (int i = 0; i < COUNT; i++)
        sk_destroy_plan(w.plans[i]);
    sk_destroy_context(w.context);
    close_gpu(&g);
    return different == 0 ? 0 : 1;
}
