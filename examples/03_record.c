/* Several products in one command buffer, with one workspace, and the barriers that are yours to record.
 *
 *     P = A B      cut into segments: uses the workspace
 *     Q = B A      whole tiles only: uses none
 *     S = P Q      reads both, and uses the workspace again
 *
 * The rule: sk_gemm orders its own dispatches and nothing else. Between two calls you need a compute-to-compute
 * memory barrier if one writes what the other reads or writes, and if both use the same workspace. That
 * holds across command buffers too, and for one command buffer that is submitted again. */
#include "course/vulkan.h"

#include <stdio.h>

enum
{
    SIZE = 192, /* all matrices are SIZE x SIZE, so that any two can be multiplied */
    BYTES = SIZE * SIZE * (int)sizeof(float)
};

enum
{
    A,
    B,
    P,
    Q,
    S,
    WORKSPACE,
    BUFFER_COUNT
};

static float a[SIZE][SIZE], b[SIZE][SIZE], p[SIZE][SIZE], q[SIZE][SIZE], expected[SIZE][SIZE], s[SIZE][SIZE];

static void multiply_on_cpu(float (*left)[SIZE], float (*right)[SIZE], float (*product)[SIZE])
{
    for (int m = 0; m < SIZE; m++)
        for (int n = 0; n < SIZE; n++)
        {
            product[m][n] = 0.0f;
            for (int k = 0; k < SIZE; k++)
                product[m][n] += left[m][k] * right[k][n];
        }
}

/* Ones and zeros: also the sums of S, which are sums of sums, are exact in a float. */
static void fill_and_expect(void)
{
    for (int i = 0; i < SIZE; i++)
        for (int j = 0; j < SIZE; j++)
        {
            a[i][j] = (float)((i * 5 + j * 3) % 7 == 0);
            b[i][j] = (float)((i * 2 + j * 9) % 5 == 0);
        }
    multiply_on_cpu(a, b, p);
    multiply_on_cpu(b, a, q);
    multiply_on_cpu(p, q, expected);
}

static sk_result create_plan(sk_context* context, sk_decomposition decomposition, sk_plan** plan)
{
    sk_gemm_desc desc = {0};
    desc.m = desc.n = desc.k = SIZE;
    desc.decomposition = decomposition;
    desc.workers = decomposition == SK_DECOMPOSITION_STREAM_K ? 5 : 0; /* a number that surely cuts tiles */
    return sk_create_gemm_plan(context, &desc, plan);
}

static bool append(VkCommandBuffer commands, const sk_plan* plan, const gpu_buffer* buffers, int left, int right,
                   int product)
{
    sk_gemm_args args = {0};
    args.a = make_gpu_matrix(&buffers[left], 0);
    args.b = make_gpu_matrix(&buffers[right], 0);
    args.d = make_gpu_matrix(&buffers[product], 0);
    args.workspace = make_gpu_matrix(&buffers[WORKSPACE], 0);
    return sk_gemm(commands, plan, &args) == SK_SUCCESS;
}

static bool record(VkCommandBuffer commands, const sk_context* context, const sk_plan* stream_k,
                   const sk_plan* data_parallel, const gpu_buffer* buffers)
{
    /* new memory may hold anything: clear the workspace once. The call records its own barrier */
    if (sk_clear_workspace(commands, context, make_gpu_matrix(&buffers[WORKSPACE], 0)) != SK_SUCCESS)
        return false;

    bool done = append(commands, stream_k, buffers, A, B, P);

    /* no barrier: Q reads what nobody writes, and whole tiles need no workspace, so the two may overlap */
    done = done && append(commands, data_parallel, buffers, B, A, Q);

    /* S reads P and Q, and takes over the workspace from P: one barrier serves all three */
    record_compute_barrier(commands);
    return done && append(commands, stream_k, buffers, P, Q, S);
}

static bool run(const gpu* g, sk_context* context, const sk_plan* stream_k, const sk_plan* data_parallel,
                gpu_buffer* buffers)
{
    bool done = create_gpu_buffer(g, sk_query_plan(stream_k).workspace_size, GPU_DEVICE, &buffers[WORKSPACE]);
    for (int i = 0; i < WORKSPACE; i++)
        done = done && create_gpu_buffer(g, BYTES, GPU_DEVICE, &buffers[i]);
    done = done && upload_gpu_buffer(g, &buffers[A], 0, a, BYTES) && upload_gpu_buffer(g, &buffers[B], 0, b, BYTES);

    VkCommandBuffer commands = done ? begin_gpu_commands(g) : VK_NULL_HANDLE;
    if (!commands)
        return false;
    done = record(commands, context, stream_k, data_parallel, buffers);
    return submit_gpu_commands(g, commands) && done && download_gpu_buffer(g, &buffers[S], 0, s, BYTES);
}

int main(void)
{
    gpu g;
    sk_context* context = NULL;
    sk_plan *stream_k = NULL, *data_parallel = NULL;
    gpu_buffer buffers[BUFFER_COUNT] = {{0}};
    int wrong = 0;

    fill_and_expect();
    if (!open_gpu(&g, NULL))
        return 1;
    bool done = create_gpu_context(&g, &context) == SK_SUCCESS &&
                create_plan(context, SK_DECOMPOSITION_STREAM_K, &stream_k) == SK_SUCCESS &&
                create_plan(context, SK_DECOMPOSITION_DATA_PARALLEL, &data_parallel) == SK_SUCCESS &&
                run(&g, context, stream_k, data_parallel, buffers);
    for (int i = 0; done && i < SIZE * SIZE; i++)
        wrong += s[i / SIZE][i % SIZE] != expected[i / SIZE][i % SIZE];
    if (done)
        printf("three products, one workspace of %llu bytes, one barrier: %d of %d values are wrong.\n",
               (unsigned long long)buffers[WORKSPACE].size, wrong, SIZE * SIZE);

    for (int i = 0; i < BUFFER_COUNT; i++)
        destroy_gpu_buffer(&g, &buffers[i]);
    sk_destroy_plan(data_parallel);
    sk_destroy_plan(stream_k);
    sk_destroy_context(context);
    close_gpu(&g);
    return done && wrong == 0 ? 0 : 1;
}
