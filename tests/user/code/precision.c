/* docs/precision.md: its code makes plans of f64 by slices, and of f32 and f64 that are as accurate as multiply-adds.
 */
#include "page.h"

enum
{
    M = 34,
    N = 21,
    K = 900
};

typedef sk_result (*maker)(sk_context* context, sk_gemm_desc desc, sk_plan** plan);

static int element(const float* numbers, const double* doubles, int i)
{
    return numbers ? (int)numbers[i] : (int)doubles[i];
}

/* D of a plan, whose elements have `size` bytes. A has M rows, and B N columns, along k. */
static bool multiply(const sk_plan* plan, const void* a, const void* b, void* d, size_t size)
{
    gpu_buffer buffers[4] = {upload_page(a, M * K * size), upload_page(b, N * K * size), upload_page(d, M * N * size),
                             create_page_workspace(plan)};
    sk_gemm_args args = {0};
    args.a = make_gpu_matrix(&buffers[0], 0);
    args.b = make_gpu_matrix(&buffers[1], 0);
    args.d = make_gpu_matrix(&buffers[2], 0);
    args.workspace = make_gpu_matrix(&buffers[3], 0);
    VkCommandBuffer commands = begin_gpu_commands(&page_gpu);
    bool recorded = CHECK_EQ(sk_gemm(commands, plan, &args), SK_SUCCESS);
    bool done = submit_gpu_commands(&page_gpu, commands) && recorded &&
                download_gpu_buffer(&page_gpu, &buffers[2], 0, d, M * N * size);
    for (int i = 0; i < 4; i++)
        destroy_gpu_buffer(&page_gpu, &buffers[i]);
    return done;
}

/* Integers, of which all sums are exact. */
static void check_exact(maker make, bool is_f32)
{
    static float a[M * K], b[N * K], d[M * N];
    static double a64[M * K], b64[N * K], d64[M * N];
    sk_gemm_desc desc = {0};
    sk_plan* plan = NULL;
    fill_floats(a, M * K, 1);
    fill_floats(b, N * K, 2);
    for (int i = 0; i < M * K; i++)
        a64[i] = (double)a[i];
    for (int i = 0; i < N * K; i++)
        b64[i] = (double)b[i];
    desc.m = M;
    desc.n = N;
    desc.k = K;
    desc.b.layout = SK_LAYOUT_COL_MAJOR;
    if (!CHECK_EQ(make(page_context, desc, &plan), SK_SUCCESS))
        return;
    CHECK(is_f32 ? multiply(plan, a, b, d, sizeof *d) : multiply(plan, a64, b64, d64, sizeof *d64));
    for (int i = 0; i < M * N; i++)
    {
        int sum = 0;
        for (int k = 0; k < K; k++)
            sum += (int)a[i / N * K + k] * (int)b[i % N * K + k];
        CHECK_EQ(element(is_f32 ? d : NULL, d64, i), sum);
    }
    sk_destroy_plan(plan);
}

static void slices_multiply_f64(void)
{
    check_exact(make_plan_of_slices, false);
}

static sk_result make_f32(sk_context* context, sk_gemm_desc desc, sk_plan** plan)
{
    return make_plan_as_accurate(context, desc, SK_TYPE_F32, plan);
}

static sk_result make_f64(sk_context* context, sk_gemm_desc desc, sk_plan** plan)
{
    return make_plan_as_accurate(context, desc, SK_TYPE_F64, plan);
}

static void bounds_are_of_f32_and_f64(void)
{
    check_exact(make_f32, true);
    check_exact(make_f64, false);
}

int main(void)
{
    if (!open_page())
        return 1;
    RUN(slices_multiply_f64);
    RUN(bounds_are_of_f32_and_f64);
    return close_page();
}
