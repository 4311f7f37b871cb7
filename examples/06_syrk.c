/* A covariance matrix: BLAS's syrk. It is symmetric, so only its lower triangle is computed, in half of the time.
 *
 *     D = X' X / (SAMPLES - 1)     X: what was measured, less its mean, SAMPLES x FEATURES
 *
 * A and B are one buffer: X as it lies is B, and read column by column it is A = X'. What lies above the diagonal of D
 * is never touched. */
#include "course/vulkan.h"

#include <math.h>
#include <stdio.h>

enum
{
    SAMPLES = 1000,
    FEATURES = 150
};

enum
{
    X,
    D,
    WORKSPACE,
    BUFFER_COUNT
};

static const float UNTOUCHED = -1.0f;
static float x[SAMPLES][FEATURES], d[FEATURES][FEATURES];

/* Measurements that depend on one another, and then their distances from the mean. */
static void fill(void)
{
    for (int j = 0; j < FEATURES; j++)
    {
        float mean = 0.0f;
        for (int i = 0; i < SAMPLES; i++)
        {
            x[i][j] = (float)((i * 7 + i * j % 11 + j * 3) % 23);
            mean += x[i][j] / (float)SAMPLES;
        }
        for (int i = 0; i < SAMPLES; i++)
            x[i][j] -= mean;
    }
    for (int i = 0; i < FEATURES; i++)
        for (int j = 0; j < FEATURES; j++)
            d[i][j] = UNTOUCHED;
}

static sk_result create_plan(sk_context* context, sk_plan** plan)
{
    sk_gemm_desc desc = {0};
    desc.m = desc.n = FEATURES;
    desc.k = SAMPLES;
    desc.a.layout = SK_LAYOUT_COL_MAJOR; /* the lines of X are columns of X' */
    desc.triangle = SK_TRIANGLE_LOWER;
    desc.epilogue = SK_EPILOGUE_LINEAR;
    return sk_create_gemm_plan(context, &desc, plan);
}

static bool record(VkCommandBuffer commands, const sk_context* context, const sk_plan* plan,
                   const gpu_buffer* buffers)
{
    sk_gemm_args args = {0};
    args.a = args.b = make_gpu_matrix(&buffers[X], 0);
    args.d = make_gpu_matrix(&buffers[D], 0);
    args.workspace = make_gpu_matrix(&buffers[WORKSPACE], 0);
    args.alpha = 1.0f / (SAMPLES - 1);
    bool done = args.workspace.size == 0 || sk_clear_workspace(commands, context, args.workspace) == SK_SUCCESS;
    return done && sk_gemm(commands, plan, &args) == SK_SUCCESS;
}

static bool run(const gpu* g, const sk_context* context, const sk_plan* plan, gpu_buffer* buffers)
{
    const VkDeviceSize sizes[BUFFER_COUNT] = {sizeof x, sizeof d, sk_query_plan(plan).workspace_size};
    bool done = true;
    for (int i = 0; i < BUFFER_COUNT; i++)
        done = done && create_gpu_buffer(g, sizes[i], GPU_DEVICE, &buffers[i]);
    done = done && upload_gpu_buffer(g, &buffers[X], 0, x, sizeof x) &&
           upload_gpu_buffer(g, &buffers[D], 0, d, sizeof d);

    VkCommandBuffer commands = done ? begin_gpu_commands(g) : VK_NULL_HANDLE;
    if (!commands)
        return false;
    done = record(commands, context, plan, buffers);
    return submit_gpu_commands(g, commands) && done && download_gpu_buffer(g, &buffers[D], 0, d, sizeof d);
}

/* Of the triangle those that are off by more than rounding explains; beyond it those that were touched. */
static int count_wrong(void)
{
    int wrong = 0;
    for (int i = 0; i < FEATURES; i++)
        for (int j = 0; j < FEATURES; j++)
        {
            double sum = 0.0, size = 0.0;
            for (int k = 0; k < SAMPLES; k++)
            {
                sum += (double)x[k][i] * x[k][j] / (SAMPLES - 1);
                size += fabs((double)x[k][i] * x[k][j]) / (SAMPLES - 1);
            }
            double bound = size * (SAMPLES + 3) / 16777216.0; /* 2^-24 for each rounding */
            bool right = j <= i ? fabs((double)d[i][j] - sum) <= bound : d[i][j] == UNTOUCHED;
            wrong += !right;
        }
    return wrong;
}

int main(void)
{
    gpu g;
    sk_context* context = NULL;
    sk_plan* plan = NULL;
    gpu_buffer buffers[BUFFER_COUNT] = {{0}};
    char line[SK_LINE_SIZE];
    int wrong = 0;

    fill();
    if (!open_gpu(&g, NULL))
        return 1;
    bool done = create_gpu_context(&g, &context) == SK_SUCCESS && create_plan(context, &plan) == SK_SUCCESS &&
                run(&g, context, plan, buffers);
    if (done)
    {
        sk_format_plan(plan, line, sizeof line);
        wrong = count_wrong();
        printf("%s\ncovariances of %d features: %d of %d values are wrong.\n", line, (int)FEATURES, wrong,
               FEATURES * FEATURES);
    }

    for (int i = 0; i < BUFFER_COUNT; i++)
        destroy_gpu_buffer(&g, &buffers[i]);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
    close_gpu(&g);
    return done && wrong == 0 ? 0 : 1;
}
