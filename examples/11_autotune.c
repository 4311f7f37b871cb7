/* Autotuning: the cost model lists the plans that might be fastest, the device says which one is.
 *
 * sk_explain_gemm_plan() gives each plan with the desc that makes it. This times the first five, and keeps the fastest.
 * A program does so once for each shape that matters, and keeps the winner's line, whose options make the plan again.
 * Of two plans that round differently only exact sums are alike: a program that needs the same bits keeps its plan. */
#include "course/vulkan.h"

#include <math.h>
#include <stdio.h>

enum
{
    M = 96,
    N = 160,
    K = 512,
    MOST_CANDIDATES = 5,
    ROUNDS = 3,  /* the fastest counts */
    LAUNCHES = 4 /* in a round, each after the one before */
};

enum
{
    A,
    B,
    D,
    WORKSPACE, /* of the candidate that needs most */
    BUFFER_COUNT
};

static float a[M][K], b[K][N], d[M][N];

static void fill(void)
{
    for (int m = 0; m < M; m++)
        for (int k = 0; k < K; k++)
            a[m][k] = (float)((m * 7 + k * 3) % 11 - 5);
    for (int k = 0; k < K; k++)
        for (int n = 0; n < N; n++)
            b[k][n] = (float)((k * 5 + n * 2) % 13 - 6);
}

static int count_wrong(void)
{
    int wrong = 0;
    for (int m = 0; m < M; m++)
        for (int n = 0; n < N; n++)
        {
            float sum = 0.0f;
            for (int k = 0; k < K; k++)
                sum += a[m][k] * b[k][n];
            wrong += d[m][n] != sum;
        }
    return wrong;
}

static bool create_buffers(const gpu* g, const sk_candidate* candidates, uint32_t count, gpu_buffer* buffers)
{
    VkDeviceSize workspace = 0;
    for (uint32_t i = 0; i < count; i++)
        if (candidates[i].info.workspace_size > workspace)
            workspace = candidates[i].info.workspace_size;
    return create_gpu_buffer(g, sizeof a, GPU_DEVICE, &buffers[A]) &&
           create_gpu_buffer(g, sizeof b, GPU_DEVICE, &buffers[B]) &&
           create_gpu_buffer(g, sizeof d, GPU_DEVICE, &buffers[D]) &&
           create_gpu_buffer(g, workspace, GPU_DEVICE, &buffers[WORKSPACE]) &&
           upload_gpu_buffer(g, &buffers[A], 0, a, sizeof a) && upload_gpu_buffer(g, &buffers[B], 0, b, sizeof b);
}

/* The workspace is cleared first, so that a candidate depends on none before it. */
static bool record(VkCommandBuffer commands, const sk_context* context, const sk_plan* plan, const gpu_timer* timer,
                   const gpu_buffer* buffers)
{
    sk_gemm_args args = {0};
    args.a = make_gpu_matrix(&buffers[A], 0);
    args.b = make_gpu_matrix(&buffers[B], 0);
    args.d = make_gpu_matrix(&buffers[D], 0);
    args.workspace = make_gpu_matrix(&buffers[WORKSPACE], 0);
    bool done = args.workspace.size == 0 || sk_clear_workspace(commands, context, args.workspace) == SK_SUCCESS;
    for (int i = 0; i <= LAUNCHES && done; i++) /* the first one is not timed: it fills the caches */
    {
        if (i == 1)
            write_gpu_timestamp(timer, commands, 0);
        done = sk_gemm(commands, plan, &args) == SK_SUCCESS;
        record_compute_barrier(commands);
    }
    write_gpu_timestamp(timer, commands, 1);
    return done;
}

/* Microseconds of a launch; infinite after an error. */
static double time_plan(const gpu* g, const sk_context* context, const sk_plan* plan, const gpu_timer* timer,
                        const gpu_buffer* buffers)
{
    double best = HUGE_VAL, nanoseconds[2];
    for (int round = 0; round < ROUNDS; round++)
    {
        VkCommandBuffer commands = begin_gpu_commands(g);
        bool recorded = commands && record(commands, context, plan, timer, buffers);
        if (!commands || !submit_gpu_commands(g, commands) || !recorded ||
            !read_gpu_timestamps(g, timer, 2, nanoseconds))
            return HUGE_VAL;
        best = fmin(best, nanoseconds[1] * 1e-3 / LAUNCHES);
    }
    return best;
}

/* Returns the fastest candidate's plan, or NULL. Pipelines that lost are destroyed. */
static sk_plan* tune(const gpu* g, sk_context* context, const sk_candidate* candidates, uint32_t count,
                     const gpu_timer* timer, const gpu_buffer* buffers)
{
    sk_plan* fastest = NULL;
    double best = HUGE_VAL;
    for (uint32_t i = 0; i < count; i++)
    {
        sk_plan* plan = NULL;
        if (sk_create_gemm_plan(context, &candidates[i].desc, &plan) != SK_SUCCESS)
            continue;
        double time = time_plan(g, context, plan, timer, buffers);
        printf("%9.1f us, predicted %9.1f us: %s, %u workers, %s\n", time, (double)candidates[i].info.predicted_time,
               sk_word(SK_WORDS_DECOMPOSITION, candidates[i].info.decomposition), candidates[i].info.workers,
               candidates[i].info.kernel);
        sk_destroy_plan(time < best ? fastest : plan);
        fastest = time < best ? plan : fastest;
        best = fmin(best, time);
    }
    sk_trim_context(context);
    return fastest;
}

static sk_plan* choose(const gpu* g, sk_context* context, gpu_timer* timer, gpu_buffer* buffers)
{
    sk_gemm_desc desc = {0};
    sk_candidate candidates[MOST_CANDIDATES];
    uint32_t count = MOST_CANDIDATES;
    desc.m = M;
    desc.n = N;
    desc.k = K;
    bool done = sk_explain_gemm_plan(context, &desc, &count, candidates) >= SK_SUCCESS && /* there may be more */
                create_buffers(g, candidates, count, buffers) && create_gpu_timer(g, 2, timer);
    return done ? tune(g, context, candidates, count, timer, buffers) : NULL;
}

int main(void)
{
    gpu g;
    sk_context* context = NULL;
    gpu_buffer buffers[BUFFER_COUNT] = {{0}};
    gpu_timer timer = {0};
    char line[SK_LINE_SIZE];

    fill();
    if (!open_gpu(&g, NULL))
        return 1;
    sk_plan* plan = create_gpu_context(&g, &context) == SK_SUCCESS ? choose(&g, context, &timer, buffers) : NULL;
    /* the fastest once more, as D is the last candidate's */
    bool done = plan && time_plan(&g, context, plan, &timer, buffers) < HUGE_VAL &&
                download_gpu_buffer(&g, &buffers[D], 0, d, sizeof d);
    int wrong = done ? count_wrong() : 0;
    if (done)
    {
        sk_format_plan(plan, line, sizeof line);
        printf("the fastest: %s\n%d of %d values are wrong.\n", line, wrong, M * N);
    }

    destroy_gpu_timer(&g, &timer);
    for (int i = 0; i < BUFFER_COUNT; i++)
        destroy_gpu_buffer(&g, &buffers[i]);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
    close_gpu(&g);
    return done && wrong == 0 ? 0 : 1;
}
