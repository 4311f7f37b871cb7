/* test_grouped_sums.c - tiles of several problems that have many peers: many workgroups of the separate pass sum each
 * tile, and give the same bits as one workgroup of the kernel does.
 *
 *     test_grouped_sums [SEED]
 */
#include "check.h"
#include "multiply.h"
#include "named_kernel.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum
{
    M = 50,
    N = 44,
    MOST_K = 8000,
    PROBLEMS = 3
};

static rig device;
static uint64_t seed;
static gpu_buffer a, b, d, table;

static sk_problem make_problem(uint32_t index, uint64_t* state)
{
    sk_problem p = {
        .m = index == 1 ? 1 : M, .n = index == 2 ? 1 : N, .k = MOST_K - draw_below(state, 600), .alpha = 1.0f};
    p.a = (uint64_t)index * M * MOST_K * sizeof(float);
    p.b = (uint64_t)index * N * MOST_K * sizeof(float);
    p.d = (uint64_t)index * M * N * sizeof(float);
    return p;
}

static void fill(bool integers)
{
    uint64_t state = seed + 1;
    for (size_t i = 0; i < a.size / sizeof(float); i++)
    {
        ((float*)a.mapped)[i] = ((float)draw_below(&state, 7) - 3.0f) * (integers ? 1.0f : 0.3f);
    }
    for (size_t i = 0; i < b.size / sizeof(float); i++)
    {
        ((float*)b.mapped)[i] = ((float)draw_below(&state, 7) - 3.0f) * (integers ? 1.0f : 0.7f);
    }
}

static bool launch(sk_plan* plan, const sk_problem* problems)
{
    sk_grouped_gemm_args args = {
        .a = make_gpu_matrix(&a, 0), .b = make_gpu_matrix(&b, 0), .d = make_gpu_matrix(&d, 0)};
    VkDeviceSize size = sk_query_plan(plan).workspace_size;
    memset(d.mapped, 0xff, (size_t)d.size);
    if (!prepare_workspace(&device, size))
    {
        return false;
    }
    memcpy(table.mapped, problems, PROBLEMS * sizeof *problems);
    args.table = make_gpu_matrix(&table, 0);
    args.workspace = workspace_of(&device, size);
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    bool recorded = sk_grouped_gemm(commands, plan, &args) == SK_SUCCESS;
    return submit_gpu_commands(&device.g, commands) && recorded && CHECK(check_workspace(&device, size));
}

/* The results by a fixup, or NULL. */
static float* multiply(const sk_problem* problems, sk_decomposition decomposition, sk_fixup fixup, uint32_t workers,
                       uint32_t chunk)
{
    sk_plan* plan = NULL;
    sk_grouped_gemm_desc desc = {.most_problems = PROBLEMS, .problems = problems, .problem_count = PROBLEMS};
    desc.gemm.kernel = "gemm_f32_f32_f32_32x32x8_scalar";
    desc.gemm.decomposition = decomposition;
    desc.gemm.workers = workers;
    desc.gemm.fixup = fixup;
    desc.gemm.chunk = chunk;
    float* copy = (float*)malloc((size_t)d.size);
    bool done = CHECK(copy) && CHECK_EQ(sk_create_grouped_gemm_plan(device.context, &desc, &plan), SK_SUCCESS) &&
                CHECK(launch(plan, problems));
    if (done)
    {
        memcpy(copy, d.mapped, (size_t)d.size);
    }
    sk_destroy_plan(plan);
    return copy;
}

static void tiles_of_many_peers_are_summed_as_by_one_workgroup(void)
{
    uint64_t state = seed;
    sk_problem problems[PROBLEMS];
    fill(true); /* all sums are exact */
    for (uint32_t i = 0; i < PROBLEMS; i++)
    {
        problems[i] = make_problem(i, &state);
    }
    float* last = multiply(problems, SK_DECOMPOSITION_STREAM_K, SK_FIXUP_LAST_ARRIVER, 300, 0);
    float* pass = multiply(problems, SK_DECOMPOSITION_STREAM_K, SK_FIXUP_SEPARATE_PASS, 300, 0);
    float* chunks = multiply(problems, SK_DECOMPOSITION_STREAM_K, SK_FIXUP_SEPARATE_PASS, 5, 3);
    for (uint32_t i = 0; i < PROBLEMS; i++)
    {
        const float* own_a = (const float*)a.mapped + problems[i].a / sizeof(float);
        const float* own_b = (const float*)b.mapped + problems[i].b / sizeof(float);
        uint32_t n = problems[i].n;
        for (uint32_t e = 0; e < problems[i].m * n; e++)
        {
            size_t at = problems[i].d / sizeof(float) + e;
            double sum = 0.0;
            for (uint32_t k = 0; k < problems[i].k; k++)
            {
                sum += (double)own_a[e / n * problems[i].k + k] * (double)own_b[(size_t)k * n + e % n];
            }
            if (!CHECK((double)last[at] == sum && (double)pass[at] == sum && (double)chunks[at] == sum))
            {
                CHECK_NOTE("problem %u, element %u: %g, last arriver %g, pass %g, chunks %g\n", i, e, sum,
                           (double)last[at], (double)pass[at], (double)chunks[at]);
                i = PROBLEMS - 1;
                break;
            }
        }
    }
    free(last);
    free(pass);
    free(chunks);
}

/* How tiles are shared, and which problems come before, changes no bit of chunks' sums, which are rounded. */
static void chunks_have_the_same_bits_however_tiles_are_shared(void)
{
    static const struct
    {
        sk_decomposition decomposition;
        uint32_t workers;
    } ways[] = {{SK_DECOMPOSITION_STREAM_K, 5},      {SK_DECOMPOSITION_STREAM_K, 64},
                {SK_DECOMPOSITION_DATA_PARALLEL, 2}, {SK_DECOMPOSITION_DATA_PARALLEL, 50},
                {SK_DECOMPOSITION_HYBRID, 2},        {SK_DECOMPOSITION_HYBRID, 3}};
    uint64_t state = seed;
    sk_problem problems[PROBLEMS];
    float* wanted = NULL;
    fill(false);
    for (uint32_t i = 0; i < PROBLEMS; i++)
    {
        problems[i] = make_problem(i, &state);
        problems[i].k /= 1 + 3 * i;
    }
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++)
    {
        float* found = multiply(problems, ways[i].decomposition, SK_FIXUP_AUTO, ways[i].workers, 7);
        if (wanted && !CHECK(memcmp(found, wanted, (size_t)d.size) == 0))
        {
            CHECK_NOTE("%s by %u workers\n", sk_word(SK_WORDS_DECOMPOSITION, ways[i].decomposition), ways[i].workers);
        }
        free(i > 0 ? found : NULL);
        wanted = i > 0 ? wanted : found;
    }
    free(wanted);
}

static bool create_operands(void)
{
    VkDeviceSize each = sizeof(float) * MOST_K * PROBLEMS;
    if (!create_gpu_buffer(&device.g, each * M, GPU_HOST, &a) ||
        !create_gpu_buffer(&device.g, each * N, GPU_HOST, &b) ||
        !create_gpu_buffer(&device.g, sizeof(float) * M * N * PROBLEMS, GPU_HOST, &d) ||
        !create_gpu_buffer(&device.g, sizeof(sk_problem) * PROBLEMS, GPU_HOST, &table))
    {
        return false;
    }
    return true;
}

int main(int argc, char** argv)
{
    sk_kernel_info named;
    seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 0;
    seed = seed ? seed : (uint64_t)time(NULL);
    printf("seed: %llu (test_grouped_sums %llu repeats this run)\n", (unsigned long long)seed,
           (unsigned long long)seed);
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    if (!find_named_kernel(&device, "gemm_f32_f32_f32_32x32x8_scalar", &named))
    {
        close_rig(&device);
        return CHECK_DONE();
    }
    if (!create_operands())
    {
        return 1;
    }
    RUN(tiles_of_many_peers_are_summed_as_by_one_workgroup);
    RUN(chunks_have_the_same_bits_however_tiles_are_shared);
    destroy_gpu_buffer(&device.g, &a);
    destroy_gpu_buffer(&device.g, &b);
    destroy_gpu_buffer(&device.g, &d);
    destroy_gpu_buffer(&device.g, &table);
    close_rig(&device);
    return CHECK_DONE();
}
