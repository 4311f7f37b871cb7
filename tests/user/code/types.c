/* docs/types.md: its code conjugates, and makes a layer of a product. */
#include "page.h"

#include <math.h>

enum
{
    M = 33,
    N = 20,
    K = 70
};

static float a[2 * K * M], b[2 * K * N], d[2 * M * N], bias[N], expected[2 * M * N];

enum
{
    A,
    B,
    D,
    BIAS,
    WORKSPACE,
    BUFFER_COUNT
};

static sk_gemm_desc describe(void)
{
    sk_gemm_desc desc = {0};
    desc.m = M;
    desc.n = N;
    desc.k = K;
    return desc;
}

static void open_buffers(const sk_plan* plan, gpu_buffer* buffers, sk_gemm_args* args)
{
    buffers[A] = upload_page(a, sizeof a);
    buffers[B] = upload_page(b, sizeof b);
    buffers[D] = upload_page(d, sizeof d);
    buffers[BIAS] = upload_page(bias, sizeof bias);
    buffers[WORKSPACE] = create_page_workspace(plan);
    args->a = make_gpu_matrix(&buffers[A], 0);
    args->b = make_gpu_matrix(&buffers[B], 0);
    args->d = make_gpu_matrix(&buffers[D], 0);
    args->workspace = make_gpu_matrix(&buffers[WORKSPACE], 0);
}

static void check_and_close(gpu_buffer* buffers, size_t count)
{
    CHECK(download_gpu_buffer(&page_gpu, &buffers[D], 0, d, sizeof d));
    CHECK(memcmp(d, expected, count * sizeof d[0]) == 0);
    for (int i = 0; i < BUFFER_COUNT; i++)
        destroy_gpu_buffer(&page_gpu, &buffers[i]);
}

/* A is K x M in memory: real parts and imaginary ones in pairs. */
static void expect_adjoint(void)
{
    for (int m = 0; m < M; m++)
        for (int n = 0; n < N; n++)
        {
            float real = 0.0f, imaginary = 0.0f;
            for (int k = 0; k < K; k++)
            {
                const float* x = a + 2 * (k * M + m);
                const float* y = b + 2 * (k * N + n);
                real += x[0] * y[0] + x[1] * y[1];
                imaginary += x[0] * y[1] - x[1] * y[0];
            }
            expected[2 * (m * N + n)] = real;
            expected[2 * (m * N + n) + 1] = imaginary;
        }
}

static void the_adjoint_is_multiplied(void)
{
    sk_gemm_desc desc = describe();
    sk_gemm_args args = {0};
    sk_plan* plan = NULL;
    gpu_buffer buffers[BUFFER_COUNT];
    fill_floats(a, 2 * K * M, 1);
    fill_floats(b, 2 * K * N, 2);
    expect_adjoint();
    if (!CHECK_EQ(make_adjoint(page_context, desc, &plan), SK_SUCCESS))
        return;
    open_buffers(plan, buffers, &args);
    VkCommandBuffer commands = begin_gpu_commands(&page_gpu);
    CHECK_EQ(sk_gemm(commands, plan, &args), SK_SUCCESS);
    CHECK(submit_gpu_commands(&page_gpu, commands));
    check_and_close(buffers, 2 * M * N);
    sk_destroy_plan(plan);
}

/* D is the residual, too. */
static void expect_layer(void)
{
    for (int m = 0; m < M; m++)
        for (int n = 0; n < N; n++)
        {
            float sum = bias[n];
            for (int k = 0; k < K; k++)
                sum += a[m * K + k] * b[k * N + n];
            expected[m * N + n] = (sum > 0.0f ? sum : 0.0f) + d[m * N + n];
        }
}

static void a_layer_has_its_bias_activation_and_residual(void)
{
    sk_gemm_desc desc = describe();
    sk_gemm_args args = {0};
    sk_plan* plan = NULL;
    gpu_buffer buffers[BUFFER_COUNT];
    fill_floats(a, M * K, 3);
    fill_floats(b, K * N, 4);
    fill_floats(d, M * N, 5);
    fill_floats(bias, N, 6);
    expect_layer();
    if (!CHECK_EQ(make_layer(page_context, desc, &plan), SK_SUCCESS))
        return;
    open_buffers(plan, buffers, &args);
    VkCommandBuffer commands = begin_gpu_commands(&page_gpu);
    CHECK_EQ(record_layer(commands, plan, args, make_gpu_matrix(&buffers[BIAS], 0)), SK_SUCCESS);
    CHECK(submit_gpu_commands(&page_gpu, commands));
    check_and_close(buffers, M * N);
    sk_destroy_plan(plan);
}

static float gate[N * K], up[N * K];

/* Sums are exact. silu is off by at most 2^-19 of its argument, and the product by 2^-24 of itself. */
static bool is_gated_right(int m, int n)
{
    double x = 0.0, y = 0.0;
    for (int k = 0; k < K; k++)
    {
        x += (double)a[m * K + k] * (double)gate[n * K + k];
        y += (double)a[m * K + k] * (double)up[n * K + k];
    }
    double wanted = x / (1.0 + exp(-x)) * y;
    return fabs((double)d[m * N + n] - wanted) <= fabs(x * y) * ldexp(1.01, -19) + ldexp(fabs(wanted), -24);
}

static void a_gated_layer_multiplies_both_matrices(void)
{
    sk_gemm_desc desc = describe();
    sk_gemm_args args = {0};
    sk_plan* plan = NULL;
    gpu_buffer buffers[BUFFER_COUNT];
    fill_floats(a, M * K, 7);
    fill_floats(gate, N * K, 8);
    fill_floats(up, N * K, 9);
    interleave_lines((const char*)gate, (const char*)up, N, K * sizeof(float), (char*)b);
    if (!CHECK_EQ(make_gated_layer(page_context, desc, &plan), SK_SUCCESS))
        return;
    open_buffers(plan, buffers, &args);
    VkCommandBuffer commands = begin_gpu_commands(&page_gpu);
    CHECK_EQ(sk_gemm(commands, plan, &args), SK_SUCCESS);
    CHECK(submit_gpu_commands(&page_gpu, commands));
    CHECK(download_gpu_buffer(&page_gpu, &buffers[D], 0, d, sizeof d));
    memcpy(expected, d, sizeof d);
    check_and_close(buffers, M * N);
    for (int i = 0; i < M * N; i++)
        CHECK(is_gated_right(i / N, i % N));
    sk_destroy_plan(plan);
}

int main(void)
{
    if (!open_page())
        return 1;
    RUN(the_adjoint_is_multiplied);
    RUN(a_layer_has_its_bias_activation_and_residual);
    RUN(a_gated_layer_multiplies_both_matrices);
    return close_page();
}
