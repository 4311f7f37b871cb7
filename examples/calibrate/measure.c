#include "measure.h"

#include "parts/words/progress.h"
#include "parts/matrices/element.h"

#include <string.h>

enum
{
    LEAST_ROUNDS = 3,
    MOST_ROUNDS = 25
};

/* The plans of a kernel's shots, and the memory that all of them share. */
typedef struct bench
{
    const gpu* g;
    sk_plan* plans[SHOT_COUNT];
    gpu_buffer a, b, d, workspace;
} bench;

static VkDeviceSize find_larger(VkDeviceSize x, VkDeviceSize y)
{
    return x > y ? x : y;
}

/* Fills a buffer with halves between 1 and 2, whose pairs are floats. Zeros would take less power than real data. */
static bool fill(const gpu* g, const gpu_buffer* buffer)
{
    static uint16_t halves[1 << 16];
    VkDeviceSize filled = sizeof halves < buffer->size ? sizeof halves : buffer->size;
    for (uint32_t i = 0; i < 1u << 16; i++)
        halves[i] = (uint16_t)(0x3c00u | (i * 2654435761u >> 22));
    if (!upload_gpu_buffer(g, buffer, 0, halves, filled))
        return false;
    for (; filled < buffer->size; filled *= 2) /* twice as much each time */
    {
        VkDeviceSize left = buffer->size - filled;
        VkBufferCopy region = {0, filled, left < filled ? left : filled};
        VkCommandBuffer commands = begin_gpu_commands(g);
        if (!commands)
            return false;
        vkCmdCopyBuffer(commands, buffer->buffer, buffer->buffer, 1, &region);
        if (!submit_gpu_commands(g, commands))
            return false;
    }
    return true;
}

static bool clear_workspace(const bench* x, const sk_context* context)
{
    VkCommandBuffer commands = begin_gpu_commands(x->g);
    if (!commands)
        return false;
    bool done = sk_clear_workspace(commands, context, make_gpu_matrix(&x->workspace, 0)) == SK_SUCCESS;
    return submit_gpu_commands(x->g, commands) && done;
}

static bool create_plans(bench* x, sk_context* context, const shots* s)
{
    for (int i = 0; i < SHOT_COUNT; i++)
    {
        if (sk_create_gemm_plan(context, &s->descs[i], &x->plans[i]) != SK_SUCCESS)
            return false;
        tick_progress();
    }
    return true;
}

static bool create_memory(bench* x, const sk_context* context, const shots* s)
{
    VkDeviceSize a = 0, b = 0, d = 0, workspace = 0;
    for (int i = 0; i < SHOT_COUNT; i++)
    {
        const sk_gemm_desc* desc = &s->descs[i];
        VkDeviceSize input = element_size(desc->a.type), output = element_size(desc->d.type);
        a = find_larger(a, input * desc->m * desc->k);
        b = find_larger(b, input * desc->k * desc->n);
        d = find_larger(d, output * desc->m * desc->n);
        workspace = find_larger(workspace, sk_query_plan(x->plans[i]).workspace_size);
    }
    return create_gpu_buffer(x->g, a, GPU_DEVICE, &x->a) && create_gpu_buffer(x->g, b, GPU_DEVICE, &x->b) &&
           create_gpu_buffer(x->g, d, GPU_DEVICE, &x->d) &&
           create_gpu_buffer(x->g, workspace, GPU_DEVICE, &x->workspace) && fill(x->g, &x->a) && fill(x->g, &x->b) &&
           clear_workspace(x, context);
}

static void destroy(bench* x)
{
    for (int i = 0; i < SHOT_COUNT; i++)
        sk_destroy_plan(x->plans[i]);
    destroy_gpu_buffer(x->g, &x->a);
    destroy_gpu_buffer(x->g, &x->b);
    destroy_gpu_buffer(x->g, &x->d);
    destroy_gpu_buffer(x->g, &x->workspace);
}

/* What a batch repeats: one plan of a bench. */
typedef struct repeated
{
    const sk_plan* plan;
    sk_gemm_args args;
} repeated;

static bool record(VkCommandBuffer commands, uint32_t count, void* user_data)
{
    const repeated* r = user_data;
    for (uint32_t i = 0; i < count; i++)
    {
        if (sk_gemm(commands, r->plan, &r->args) != SK_SUCCESS)
            return false;
        record_compute_barrier(commands);
    }
    return true;
}

/* Times a shot, in seconds, by one batch. `estimate` tells how many repetitions fill a batch. Negative: it failed. */
static double shoot(const bench* x, timing* t, int shot, double estimate)
{
    repeated r = {.plan = x->plans[shot]};
    r.args.a = make_gpu_matrix(&x->a, 0);
    r.args.b = make_gpu_matrix(&x->b, 0);
    r.args.d = make_gpu_matrix(&x->d, 0);
    r.args.workspace = make_gpu_matrix(&x->workspace, 0);
    double fit = estimate > 0.0 ? t->batch_time / estimate : 1.0;
    uint32_t count = fit < 1.0 ? 1 : fit > t->most ? t->most : (uint32_t)fit;
    tick_progress();
    return time_batch(t, count, record, &r);
}

static bool estimate_all(const bench* x, timing* t, double end, double estimates[SHOT_COUNT])
{
    for (int i = 0; i < SHOT_COUNT; i++)
        if (get_now() > end || shoot(x, t, i, 0.0) < 0.0 || (estimates[i] = shoot(x, t, i, 0.0)) < 0.0)
            return false;
    return bring_up_clocks(t);
}

static bool shoot_all(const bench* x, timing* t, double deadline, double end, double times[SHOT_COUNT])
{
    static double samples[SHOT_COUNT][MOST_ROUNDS];
    double estimates[SHOT_COUNT];
    uint32_t rounds = 0;
    if (!estimate_all(x, t, end, estimates))
        return false;
    for (; rounds < MOST_ROUNDS && (rounds < LEAST_ROUNDS || get_now() < deadline); rounds++)
        for (int i = 0; i < SHOT_COUNT; i++)
            if ((rounds < LEAST_ROUNDS && get_now() > end) ||
                (samples[i][rounds] = shoot(x, t, i, estimates[i])) < 0.0)
                return false;
    for (int i = 0; i < SHOT_COUNT; i++)
        times[i] = 1e6 * find_median(samples[i], rounds);
    return true;
}

bool measure(const gpu* g, sk_context* context, timing* t, const shots* s, double deadline, double end,
             double times[SHOT_COUNT])
{
    bench x = {.g = g};
    bool done =
        create_plans(&x, context, s) && create_memory(&x, context, s) && shoot_all(&x, t, deadline, end, times);
    destroy(&x);
    return done;
}
