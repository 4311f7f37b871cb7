#include "selftest.h"

#include "parts/matrices/element.h"
#include "parts/words/progress.h"

#include <stdio.h>
#include <stdlib.h>

enum
{
    M = 97,
    N = 66,
    K = 300,
    MOST_PAIRS = 32,
    MOST_SIZE = 16 /* bytes of an element */
};

enum
{
    A,
    B,
    D,
    WORKSPACE,
    BUFFER_COUNT
};

/* Types of A and B, and of D. */
typedef struct type_pair
{
    sk_type input, output;
} type_pair;

/* A number's parts; of real types the imaginary one is 0. */
typedef struct parts
{
    int real, imaginary;
} parts;

static parts a[M * K], b[K * N];
static unsigned char bytes[K * (M > N ? M : N) * MOST_SIZE], expected[MOST_SIZE];

/* ---- what is multiplied ---------------------------------------------------------------------- */

static uint32_t list_pairs(const sk_context* context, type_pair pairs[MOST_PAIRS])
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < sk_query_context(context).kernel_count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        uint32_t at = 0;
        while (at < count && (pairs[at].input != kernel.input || pairs[at].output != kernel.output))
            at++;
        if (at < count || at == MOST_PAIRS || !kernel.available || !kernel.automatic)
            continue;
        pairs[count].input = kernel.input;
        pairs[count++].output = kernel.output;
    }
    return count;
}

/* Small integers, which every type holds, and whose sums are exact in f32. */
static void fill(parts* matrix, size_t count, sk_type type, unsigned seed)
{
    bool is_signed = type != SK_TYPE_U8;
    for (size_t i = 0; i < count; i++)
    {
        seed = seed * 1664525u + 1013904223u;
        matrix[i].real = (int)(seed >> 24) % 5 - (is_signed ? 2 : 0);
        matrix[i].imaginary = is_complex(type) ? (int)(seed >> 16 & 0xff) % 5 - 2 : 0;
        store_element(type, bytes + i * element_size(type), matrix[i].real);
        store_imaginary(type, bytes + i * element_size(type), matrix[i].imaginary);
    }
}

static bool upload(const gpu* g, const gpu_buffer* buffers, sk_type type, unsigned seed)
{
    fill(a, M * K, type, seed);
    if (!upload_gpu_buffer(g, &buffers[A], 0, bytes, M * K * element_size(type)))
        return false;
    fill(b, K * N, type, seed + 1);
    return upload_gpu_buffer(g, &buffers[B], 0, bytes, K * N * element_size(type));
}

/* Whether D, in bytes, is what the CPU multiplies. */
static bool is_right(sk_type type)
{
    size_t size = element_size(type);
    for (size_t m = 0; m < M; m++)
        for (size_t n = 0; n < N; n++)
        {
            int real = 0, imaginary = 0;
            for (size_t k = 0; k < K; k++)
            {
                parts x = a[m * K + k], y = b[k * N + n];
                real += x.real * y.real - x.imaginary * y.imaginary;
                imaginary += x.real * y.imaginary + x.imaginary * y.real;
            }
            store_element(type, expected, real);
            store_imaginary(type, expected, imaginary);
            if (memcmp(expected, bytes + (m * N + n) * size, size) != 0)
                return false;
        }
    return true;
}

/* ---- how ------------------------------------------------------------------------------------- */

static bool multiply(const gpu* g, const sk_context* context, const sk_plan* plan, const gpu_buffer* buffers)
{
    sk_gemm_args args = {0};
    args.a = make_gpu_matrix(&buffers[A], 0);
    args.b = make_gpu_matrix(&buffers[B], 0);
    args.d = make_gpu_matrix(&buffers[D], 0);
    args.workspace = make_gpu_matrix(&buffers[WORKSPACE], 0);
    VkCommandBuffer commands = begin_gpu_commands(g);
    if (!commands)
        return false;
    bool recorded =
        buffers[WORKSPACE].size == 0 || sk_clear_workspace(commands, context, args.workspace) == SK_SUCCESS;
    recorded = recorded && sk_gemm(commands, plan, &args) == SK_SUCCESS;
    return submit_gpu_commands(g, commands) && recorded;
}

/* Runs a plan. Returns the step that failed, or NULL. */
static const char* run_plan(const gpu* g, const sk_context* context, const sk_plan* plan, type_pair types,
                            unsigned seed, bool* right)
{
    const char* failed = NULL;
    gpu_buffer buffers[BUFFER_COUNT] = {{0}};
    size_t sizes[BUFFER_COUNT] = {M * K * element_size(types.input), K * N * element_size(types.input),
                                  M * N * element_size(types.output), (size_t)sk_query_plan(plan).workspace_size};
    for (int i = 0; i < BUFFER_COUNT && !failed; i++)
        failed = create_gpu_buffer(g, sizes[i], GPU_DEVICE, &buffers[i]) ? NULL : "memory";
    if (!failed)
        failed = upload(g, buffers, types.input, seed) ? NULL : "upload";
    if (!failed)
        failed = multiply(g, context, plan, buffers) ? NULL : "multiplication";
    if (!failed)
        failed = download_gpu_buffer(g, &buffers[D], 0, bytes, sizes[D]) ? NULL : "download";
    *right = !failed && is_right(types.output);
    for (int i = 0; i < BUFFER_COUNT; i++)
        destroy_gpu_buffer(g, &buffers[i]);
    return failed;
}

/* Plans that share the pipelines of others take microseconds, and are not counted. */
static void note_first_use(selftest* test, double seconds)
{
    if (seconds < 1e-3)
        return;
    test->planned++;
    test->first_use += seconds;
    test->slowest = seconds > test->slowest ? seconds : test->slowest;
}

static void run_product(const gpu* g, sk_context* context, type_pair types, sk_decomposition decomposition,
                        selftest* test)
{
    bool right = false;
    sk_plan* plan = NULL;
    sk_gemm_desc desc = {.m = M, .n = N, .k = K, .decomposition = decomposition};
    desc.a.type = desc.b.type = types.input;
    desc.c.type = desc.d.type = types.output;
    double begun = read_seconds();
    sk_result planned = sk_create_gemm_plan(context, &desc, &plan);
    note_first_use(test, read_seconds() - begun);
    if (planned == SK_SUCCESS)
        test->failed = run_plan(g, context, plan, types, test->products, &right);
    else
        test->failed = "plan";
    test->products++;
    test->wrong += !test->failed && !right;
    if (!right && !*test->first && plan)
        sk_format_plan(plan, test->first, sizeof test->first);
    sk_destroy_plan(plan);
}

selftest run_selftest(const gpu* g, sk_context* context, double seconds)
{
    static const sk_decomposition DECOMPOSITIONS[] = {SK_DECOMPOSITION_STREAM_K, SK_DECOMPOSITION_SPLIT_K,
                                                      SK_DECOMPOSITION_DATA_PARALLEL, SK_DECOMPOSITION_HYBRID};
    enum
    {
        COUNT = sizeof DECOMPOSITIONS / sizeof *DECOMPOSITIONS
    };
    type_pair pairs[MOST_PAIRS];
    selftest test = {0};
    test.types = list_pairs(context, pairs);
    double begun = read_seconds();
    begin_progress("self-test", "s");
    while (!test.failed && test.types > 0 && (test.products == 0 || read_seconds() - begun < seconds))
    {
        uint32_t round = test.products / test.types;
        update_progress((uint64_t)(read_seconds() - begun), (uint64_t)seconds);
        run_product(g, context, pairs[test.products % test.types], DECOMPOSITIONS[round % COUNT], &test);
    }
    end_progress();
    return test;
}
