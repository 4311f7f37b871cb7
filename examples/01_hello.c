/* The smallest complete program: D = A B on a Vulkan device, checked on the CPU.
 *
 * The steps that are streamk's: features for the device to be created with, a context for it, a plan for the problem, a
 * workspace if the plan asks for one, and sk_gemm to append the multiplication to a command buffer. The rest is Vulkan,
 * in course/vulkan*.c. */
#include "course/vulkan.h"

#include <stdio.h>

enum
{
    M = 300,
    N = 200,
    K = 500
};

static float a[M][K], b[K][N], d[M][N];

/* Small integers: every sum is exact in a float, so the result is either equal or wrong. */
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

/* A program that needs other features and extensions puts them into create_info first: this adds to them. */
static bool open_device(gpu* g)
{
    if (!choose_gpu(g, NULL))
        return false;
    sk_required_features_desc desc = {0};
    desc.instance = g->instance;
    desc.physical_device = g->physical_device;
    desc.logger = g->logger;
    if (sk_merge_features(&desc, &g->create_info, &g->features) != SK_SUCCESS)
        return false;
    g->create_info.enabledExtensionCount = g->features.extension_count;
    g->create_info.ppEnabledExtensionNames = g->features.extensions;
    return create_gpu_device(g);
}

enum
{
    A,
    B,
    D,
    WORKSPACE,
    BUFFER_COUNT
};

static bool create_buffers(const gpu* g, VkDeviceSize workspace_size, gpu_buffer* buffers)
{
    return create_gpu_buffer(g, sizeof a, GPU_DEVICE, &buffers[A]) &&
           create_gpu_buffer(g, sizeof b, GPU_DEVICE, &buffers[B]) &&
           create_gpu_buffer(g, sizeof d, GPU_DEVICE, &buffers[D]) &&
           create_gpu_buffer(g, workspace_size, GPU_DEVICE, &buffers[WORKSPACE]);
}

static bool record_and_run(const gpu* g, const sk_context* context, const sk_plan* plan, const gpu_buffer* buffers)
{
    sk_gemm_args args = {0};
    args.a = make_gpu_matrix(&buffers[A], 0);
    args.b = make_gpu_matrix(&buffers[B], 0);
    args.d = make_gpu_matrix(&buffers[D], 0);
    args.workspace = make_gpu_matrix(&buffers[WORKSPACE], 0);

    VkCommandBuffer commands = begin_gpu_commands(g);
    if (!commands)
        return false;
    /* clear a workspace once: every multiplication leaves it clear for the next one */
    bool recorded =
        buffers[WORKSPACE].size == 0 || sk_clear_workspace(commands, context, args.workspace) == SK_SUCCESS;
    recorded = recorded && sk_gemm(commands, plan, &args) == SK_SUCCESS;
    return submit_gpu_commands(g, commands) && recorded;
}

static bool multiply(const gpu* g, sk_context* context)
{
    sk_plan* plan = NULL;
    gpu_buffer buffers[BUFFER_COUNT] = {{0}};
    sk_gemm_desc desc = {0}; /* zeros: f32, row-major, packed, and streamk decides how */
    desc.m = M;
    desc.n = N;
    desc.k = K;
    if (sk_create_gemm_plan(context, &desc, &plan) != SK_SUCCESS)
        return false;

    bool done = create_buffers(g, sk_query_plan(plan).workspace_size, buffers) &&
                upload_gpu_buffer(g, &buffers[A], 0, a, sizeof a) &&
                upload_gpu_buffer(g, &buffers[B], 0, b, sizeof b) && record_and_run(g, context, plan, buffers) &&
                download_gpu_buffer(g, &buffers[D], 0, d, sizeof d);

    for (int i = 0; i < BUFFER_COUNT; i++)
        destroy_gpu_buffer(g, &buffers[i]);
    sk_destroy_plan(plan);
    return done;
}

int main(void)
{
    gpu g;
    sk_context* context = NULL;
    fill();
    bool done = open_device(&g) && create_gpu_context(&g, &context) == SK_SUCCESS && multiply(&g, context);
    int wrong = done ? count_wrong() : 0;
    if (done && wrong == 0)
        printf("%s multiplied %d x %d by %d x %d: all %d values are exact.\n", g.properties.deviceName, M, K, K, N,
               M * N);
    else if (done)
        printf("%s multiplied, but %d of %d values are wrong.\n", g.properties.deviceName, wrong, M * N);
    sk_destroy_context(context);
    close_gpu(&g);
    return done && wrong == 0 ? 0 : 1;
}
