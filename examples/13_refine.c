/* Linear equations in f64, by a factorization in f32 and refinement: A x = b on a device that may have no f64.
 *
 * A = L U is computed in f32, without pivoting, since A is diagonally dominant. Its large products run on the device:
 * by f32 multiply-adds, or by three slices of integers, which matrix units multiply faster. Each step of refinement
 * then solves L U y = b - A x, and adds y to x. Only A x needs all of f64: seven slices, which need no shaderFloat64.
 * Both factorizations end at the residual that f64 allows.
 *
 * Source: Higham, Accuracy and Stability of Numerical Algorithms, chapter 12; Langou et al., SC 2006. */
#include "course/vulkan.h"

#include <math.h>
#include <stdio.h>

enum
{
    N = 192,
    BLOCK = 48, /* columns that the host factors, before the device multiplies */
    MOST_STEPS = 8
};

static double a[N][N], b[N], x[N], residual[N];
static float factors[N][N]; /* L below the diagonal, U above and on it */
static float left[N * BLOCK], right[BLOCK * N], update[N * N];

static void fill(void)
{
    for (int i = 0; i < N; i++)
    {
        b[i] = sin(1.0 + i);
        for (int j = 0; j < N; j++)
            a[i][j] = sin(3.0 * i + 7.0 * j + 0.1 * i * j) + (i == j ? 0.8 * N : 0.0);
    }
}

/* ---- one product ----------------------------------------------------------------------------- */

typedef struct product
{
    sk_gemm_desc desc;
    const void *a, *b;
    void* d;
} product;

static bool record(VkCommandBuffer commands, const sk_context* context, const sk_plan* plan,
                   const gpu_buffer* buffers)
{
    sk_gemm_args args = {0};
    args.a = make_gpu_matrix(&buffers[0], 0);
    args.b = make_gpu_matrix(&buffers[1], 0);
    args.d = make_gpu_matrix(&buffers[2], 0);
    args.workspace = make_gpu_matrix(&buffers[3], 0);
    bool done = args.workspace.size == 0 || sk_clear_workspace(commands, context, args.workspace) == SK_SUCCESS;
    return done && sk_gemm(commands, plan, &args) == SK_SUCCESS;
}

/* A, B, D and the workspace. */
static bool run(const gpu* g, const sk_context* context, const sk_plan* plan, const product* p, gpu_buffer* buffers)
{
    const sk_gemm_desc* desc = &p->desc;
    VkDeviceSize size = desc->a.type == SK_TYPE_F64 ? sizeof(double) : sizeof(float);
    VkDeviceSize of_a = size * desc->m * desc->k, of_b = size * desc->k * desc->n, of_d = size * desc->m * desc->n;
    const VkDeviceSize sizes[] = {of_a, of_b, of_d, sk_query_plan(plan).workspace_size};
    bool done = true;
    for (int i = 0; i < 4; i++)
        done = done && create_gpu_buffer(g, sizes[i], GPU_DEVICE, &buffers[i]);
    done =
        done && upload_gpu_buffer(g, &buffers[0], 0, p->a, of_a) && upload_gpu_buffer(g, &buffers[1], 0, p->b, of_b);
    VkCommandBuffer commands = done ? begin_gpu_commands(g) : VK_NULL_HANDLE;
    if (!commands)
        return false;
    done = record(commands, context, plan, buffers);
    return submit_gpu_commands(g, commands) && done && download_gpu_buffer(g, &buffers[2], 0, p->d, of_d);
}

/* D = A B of packed matrices in host memory. A solver of your own keeps them on the device. */
static bool multiply(const gpu* g, sk_context* context, const product* p)
{
    sk_plan* plan = NULL;
    gpu_buffer buffers[4] = {{0}};
    bool done = sk_create_gemm_plan(context, &p->desc, &plan) == SK_SUCCESS && run(g, context, plan, p, buffers);
    for (int i = 0; i < 4; i++)
        destroy_gpu_buffer(g, &buffers[i]);
    sk_destroy_plan(plan);
    return done;
}

/* ---- the factorization ----------------------------------------------------------------------- */

/* Columns of L and rows of U of one block, by the host. */
static void factor_block(int first)
{
    for (int k = first; k < first + BLOCK; k++)
        for (int i = k + 1; i < N; i++)
        {
            factors[i][k] /= factors[k][k];
            int end = i < first + BLOCK ? N : first + BLOCK;
            for (int j = k + 1; j < end; j++)
                factors[i][j] -= factors[i][k] * factors[k][j];
        }
}

/* What is right of and below the block: less L's columns times U's rows. */
static bool update_rest(const gpu* g, sk_context* context, int first, uint32_t slices)
{
    int begin = first + BLOCK, rest = N - begin;
    product p = {{0}, left, right, update};
    for (int i = 0; i < rest; i++)
        for (int k = 0; k < BLOCK; k++)
        {
            left[i * BLOCK + k] = factors[begin + i][first + k];
            right[k * rest + i] = factors[first + k][begin + i];
        }
    p.desc.m = p.desc.n = (uint32_t)rest;
    p.desc.k = BLOCK;
    p.desc.accuracy = slices > 0 ? SK_ACCURACY_SLICES : SK_ACCURACY_TYPES;
    p.desc.slices = slices;
    if (!multiply(g, context, &p))
        return false;
    for (int i = 0; i < rest; i++)
        for (int j = 0; j < rest; j++)
            factors[begin + i][begin + j] -= update[i * rest + j];
    return true;
}

static bool factor(const gpu* g, sk_context* context, uint32_t slices)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            factors[i][j] = (float)a[i][j];
    for (int first = 0; first < N; first += BLOCK)
    {
        factor_block(first);
        if (first + BLOCK < N && !update_rest(g, context, first, slices))
            return false;
    }
    return true;
}

/* ---- refinement ------------------------------------------------------------------------------ */

/* x += y, where L U y is the residual. */
static void correct(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < i; j++)
            residual[i] -= (double)factors[i][j] * residual[j];
    for (int i = N - 1; i >= 0; i--)
    {
        for (int j = i + 1; j < N; j++)
            residual[i] -= (double)factors[i][j] * residual[j];
        residual[i] /= (double)factors[i][i];
        x[i] += residual[i];
    }
}

/* residual = b - A x. Returns its largest element, relative to the sums that A x adds up; negative: an error. */
static double find_residual(const gpu* g, sk_context* context)
{
    product p = {{0}, a, x, residual};
    double worst = 0.0;
    p.desc.m = p.desc.k = N;
    p.desc.n = 1;
    p.desc.a.type = p.desc.b.type = p.desc.d.type = SK_TYPE_F64;
    p.desc.accuracy = SK_ACCURACY_SLICES;
    if (!multiply(g, context, &p))
        return -1.0;
    for (int i = 0; i < N; i++)
    {
        double size = fabs(b[i]);
        for (int j = 0; j < N; j++)
            size += fabs(a[i][j] * x[j]);
        residual[i] = b[i] - residual[i];
        worst = fmax(worst, fabs(residual[i]) / size);
    }
    return worst;
}

/* Whether x gets as good as f64 can hold it: N roundings of 2^-53 each, and as much for the slices. */
static bool refine(const gpu* g, sk_context* context, uint32_t slices)
{
    const double wanted = 2.0 * N * ldexp(1.0, -53);
    double worst = 1.0;
    for (int i = 0; i < N; i++)
        x[i] = 0.0;
    printf("f32 by %s: residuals", slices > 0 ? "3 slices" : "multiply-adds");
    for (int step = 0; step < MOST_STEPS && worst > wanted; step++)
    {
        worst = find_residual(g, context);
        if (worst < 0.0)
            return false;
        printf(" %.1e", worst);
        correct();
    }
    printf("; %.1e is wanted\n", wanted);
    return worst <= wanted;
}

int main(void)
{
    gpu g;
    sk_context* context = NULL;
    const uint32_t ways[] = {0, 3}; /* slices of the factorization's products */
    fill();
    if (!open_gpu(&g, NULL))
        return 1;
    bool done = create_gpu_context(&g, &context) == SK_SUCCESS;
    for (int i = 0; i < 2; i++)
        done = done && factor(&g, context, ways[i]) && refine(&g, context, ways[i]);
    sk_destroy_context(context);
    close_gpu(&g);
    return done ? 0 : 1;
}
