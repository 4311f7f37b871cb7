/* Two devices in one process: each computes half of the rows of D = A B, at the same time.
 *
 *     12_two_devices [DEVICE [DEVICE]]      an index, or part of the name; default: 0, and 1 if there is one
 *
 * Contexts know nothing of one another, so each device has its own: with its own kernels, constants, plans and
 * pipelines. Here each has a thread of its own, too. A device that is named twice is opened twice. */
#include "course/parallel.h"
#include "course/status.h"

#include <stdio.h>

enum
{
    M = 300, /* rows in each half */
    N = 200,
    K = 400,
    DEVICES = 2
};

static float a[DEVICES][M][K], b[K][N], d[DEVICES][M][N];

/* Small integers, so that sums are exact on any device. */
static void fill(void)
{
    for (int half = 0; half < DEVICES; half++)
        for (int m = 0; m < M; m++)
            for (int k = 0; k < K; k++)
                a[half][m][k] = (float)((half * 4 + m * 7 + k * 3) % 11 - 5);
    for (int k = 0; k < K; k++)
        for (int n = 0; n < N; n++)
            b[k][n] = (float)((k * 5 + n * 2) % 13 - 6);
}

static int count_wrong(int half)
{
    int wrong = 0;
    for (int m = 0; m < M; m++)
        for (int n = 0; n < N; n++)
        {
            float sum = 0.0f;
            for (int k = 0; k < K; k++)
                sum += a[half][m][k] * b[k][n];
            wrong += d[half][m][n] != sum;
        }
    return wrong;
}

enum
{
    A,
    B,
    D,
    WORKSPACE,
    BUFFER_COUNT
};

/* A device with all that it needs. */
typedef struct half
{
    gpu g;
    sk_context* context;
    sk_plan* plan;
    gpu_buffer buffers[BUFFER_COUNT];
    bool done;
} half;

static bool record(VkCommandBuffer commands, const half* h)
{
    sk_gemm_args args = {0};
    args.a = make_gpu_matrix(&h->buffers[A], 0);
    args.b = make_gpu_matrix(&h->buffers[B], 0);
    args.d = make_gpu_matrix(&h->buffers[D], 0);
    args.workspace = make_gpu_matrix(&h->buffers[WORKSPACE], 0);
    bool done = args.workspace.size == 0 || sk_clear_workspace(commands, h->context, args.workspace) == SK_SUCCESS;
    return done && sk_gemm(commands, h->plan, &args) == SK_SUCCESS;
}

/* The plan is the device's own: another device may have another kernel, or split other tiles. */
static bool multiply(half* h, int index)
{
    sk_gemm_desc desc = {0};
    desc.m = M;
    desc.n = N;
    desc.k = K;
    if (create_gpu_context(&h->g, &h->context) != SK_SUCCESS ||
        sk_create_gemm_plan(h->context, &desc, &h->plan) != SK_SUCCESS)
        return false;
    const VkDeviceSize sizes[] = {sizeof a[0], sizeof b, sizeof d[0], sk_query_plan(h->plan).workspace_size};
    bool done = true;
    for (int i = 0; i < BUFFER_COUNT; i++)
        done = done && create_gpu_buffer(&h->g, sizes[i], GPU_DEVICE, &h->buffers[i]);
    done = done && upload_gpu_buffer(&h->g, &h->buffers[A], 0, a[index], sizeof a[0]) &&
           upload_gpu_buffer(&h->g, &h->buffers[B], 0, b, sizeof b);

    VkCommandBuffer commands = done ? begin_gpu_commands(&h->g) : VK_NULL_HANDLE;
    if (!commands)
        return false;
    done = record(commands, h);
    return submit_gpu_commands(&h->g, commands) && done &&
           download_gpu_buffer(&h->g, &h->buffers[D], 0, d[index], sizeof d[0]);
}

static void multiply_halves(uint64_t begin, uint64_t end, void* user_data)
{
    half* halves = user_data;
    for (uint64_t i = begin; i < end; i++)
        halves[i].done = multiply(&halves[i], (int)i);
}

static void close_half(half* h)
{
    for (int i = 0; i < BUFFER_COUNT; i++)
        destroy_gpu_buffer(&h->g, &h->buffers[i]);
    sk_destroy_plan(h->plan);
    sk_destroy_context(h->context);
    close_gpu(&h->g);
}

/* Both devices come of one instance. */
static bool open_devices(half* halves, int count, char** words)
{
    gpu_options options[DEVICES] = {{0}};
    uint32_t device_count = 0;
    options[0].device = count > 1 ? words[1] : "0";
    if (!open_gpu(&halves[0].g, &options[0]))
        return false;
    vkEnumeratePhysicalDevices(halves[0].g.instance, &device_count, NULL);
    options[1].device = count > 2 ? words[2] : device_count > 1 ? "1" : "0";
    options[1].sibling = &halves[0].g;
    return open_gpu(&halves[1].g, &options[1]);
}

int main(int count, char** words)
{
    static half halves[DEVICES];
    bool done = true;
    fill();
    if (open_devices(halves, count, words))
        run_parallel(DEVICES, 1, multiply_halves, halves);
    for (int i = 0; i < DEVICES; i++)
    {
        int wrong = halves[i].done ? count_wrong(i) : M * N;
        done = done && halves[i].done && wrong == 0;
        if (halves[i].done)
            printf("%s: %d of %d values are wrong.\n", halves[i].g.properties.deviceName, wrong, M * N);
    }
    status s = done ? DONE : halves[0].g.is_unknown || halves[1].g.is_unknown ? BAD_INPUT : FAILED;
    for (int i = DEVICES - 1; i >= 0; i--)
        close_half(&halves[i]);
    return (int)s;
}
