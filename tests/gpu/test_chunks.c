/* test_chunks.c - sums by canonical chunks: real values give the same bits on any number of workers, however tiles are
 * shared; without chunks they do not.
 *
 *     test_chunks [PART [WORKERS]]    only kernels whose name contains PART; the most workers, default 200
 */
#include "work.h"

#define COUNT(array) ((uint32_t)(sizeof(array) / sizeof *(array)))

enum
{
    K_ITERATIONS = 11, /* of a tile, the last one ragged */
    CHUNK = 3
};

static rig device;
static uint32_t most_workers = 200;
static const char* kernel_part; /* of the names of those to test */

static const sk_gemm_desc wishes[] = {
    {.decomposition = SK_DECOMPOSITION_DATA_PARALLEL},
    {.decomposition = SK_DECOMPOSITION_STREAM_K},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .minimum_segment = 4},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .interleave = 2},
    {.decomposition = SK_DECOMPOSITION_HYBRID, .hybrid_waves = 1},
    {.decomposition = SK_DECOMPOSITION_HYBRID, .hybrid_waves = 2, .order = SK_ORDER_DATA_PARALLEL_FIRST},
    {.decomposition = SK_DECOMPOSITION_HYBRID, .hybrid_waves = 3},
    {.decomposition = SK_DECOMPOSITION_HYBRID, .hybrid_waves = 4},
};

/* The smallest kernel of each way to multiply; the first of all where compiling takes long. */
static uint32_t choose_kernels(sk_kernel_info chosen[])
{
    sk_kernel_info all[MOST_KERNELS];
    uint32_t count = list_kernels(&device, kernel_part, all), chosen_count = 0;
    for (uint32_t i = 0; i < count; i++)
    {
        uint32_t j = 0;
        while (j < chosen_count && chosen[j].multiply != all[i].multiply)
        {
            j++;
        }
        if (j == chosen_count)
        {
            chosen[chosen_count++] = all[i];
        }
    }
    return is_on_cpu(&device) ? 1 : chosen_count;
}

/* Two and a bit times one and a bit tiles. */
static work make_wide_work(const sk_kernel_info* kernel)
{
    uint32_t k = K_ITERATIONS * kernel->tile_k - kernel->tile_k / 2;
    return (work){.p = make_product(kernel, 2 * kernel->tile_m + 5, kernel->tile_n + 3, k)};
}

/* So many elements of D that some differ where sums do, though they may be rounded to 16 bits: 1 in 2^11 or so does. */
static work make_large_work(const sk_kernel_info* kernel)
{
    work w = make_wide_work(kernel);
    uint32_t least = 8192 / w.p.desc.n;
    w.p.desc.m = w.p.desc.m > least ? w.p.desc.m : least;
    return w;
}

/* One tile with many chunks, which may be summed row by row. */
static work make_deep_work(const sk_kernel_info* kernel)
{
    uint32_t k = 4 * K_ITERATIONS * kernel->tile_k - kernel->tile_k / 2;
    uint32_t m = kernel->tile_m > 1 ? kernel->tile_m - 1 : 1;
    return (work){.p = make_product(kernel, m, kernel->tile_n - 3, k)};
}

/* Whether a plan for the matrices of `w` leaves the bytes that are wanted. */
static bool has_bits(const work* w, const sk_gemm_desc* desc, const unsigned char* wanted)
{
    work other = *w;
    bool same = false;
    if (CHECK_EQ(sk_create_gemm_plan(device.context, desc, &other.plan), SK_SUCCESS))
    {
        VkDeviceSize size = sk_query_plan(other.plan).workspace_size;
        CHECK(size == 0 || prepare_workspace(&device, size));
        VkCommandBuffer commands = begin_gpu_commands(&device.g);
        memset(d_of(&device, w), 0xff, d_size(w));
        CHECK(record(&device, &other, commands, size ? workspace_of(&device, size) : (sk_buffer){0}));
        CHECK(submit_gpu_commands(&device.g, commands));
        CHECK(size == 0 || check_workspace(&device, size));
        same = memcmp(d_of(&device, w), wanted, d_size(w)) == 0;
    }
    sk_destroy_plan(other.plan);
    return same;
}

static void check_bits(const work* w, const sk_gemm_desc* desc, const unsigned char* wanted)
{
    if (!CHECK(has_bits(w, desc, wanted)))
    {
        char line[SK_LINE_SIZE] = "";
        sk_plan* plan = NULL;
        sk_create_gemm_plan(device.context, desc, &plan);
        sk_format_plan(plan, line, sizeof line);
        sk_destroy_plan(plan);
        CHECK_NOTE("%s\n", line);
    }
}

/* Two of the wishes in turn with 1 to most_workers workers, and each number of splits. */
static void check_all_plans(const work* w, const unsigned char* wanted)
{
    for (uint32_t i = 0; i < 2 * most_workers; i++)
    {
        const sk_gemm_desc* wish = &wishes[(i + i / COUNT(wishes)) % COUNT(wishes)];
        sk_gemm_desc desc = w->p.desc;
        desc.decomposition = wish->decomposition;
        desc.hybrid_waves = wish->hybrid_waves;
        desc.minimum_segment = wish->minimum_segment;
        desc.order = wish->order;
        desc.interleave = wish->interleave;
        desc.workers = 1 + i / 2;
        check_bits(w, &desc, wanted);
    }
    for (uint32_t splits = 1; splits <= K_ITERATIONS / CHUNK; splits++)
    {
        sk_gemm_desc desc = w->p.desc;
        desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
        desc.splits = splits;
        check_bits(w, &desc, wanted);
    }
}

static void check_work(work w)
{
    w.p.desc.chunk = CHUNK;
    w.p.desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    clear_arena(&device);
    if (CHECK(open_work(&device, &w)) && CHECK(prepare_workspace(&device, w.workspace_size)))
    {
        unsigned char* wanted = launch_first(&device, &w);
        check_all_plans(&w, wanted);
        free(wanted);
    }
    sk_destroy_plan(w.plan);
}

static void chunks_give_the_same_bits_on_any_number_of_workers(void)
{
    sk_kernel_info kernels[MOST_KERNELS];
    uint32_t count = choose_kernels(kernels);
    CHECK(count > 0);
    for (uint32_t i = 0; i < count; i++)
    {
        printf("  %s\n", kernels[i].name);
        check_work(make_wide_work(&kernels[i]));
        check_work(make_deep_work(&kernels[i]));
    }
}

/* Whether a sum of the values depends on its order. */
static bool rounds_sums(const sk_kernel_info* kernel)
{
    return kernel->input == SK_TYPE_F32 || kernel->input == SK_TYPE_F16 || kernel->input == SK_TYPE_BF16;
}

/* Otherwise the test above would show nothing. */
static void without_chunks_bits_depend_on_the_workers(void)
{
    sk_kernel_info kernels[MOST_KERNELS];
    uint32_t different = 0;
    if (!CHECK(choose_kernels(kernels) > 0))
    {
        return;
    }
    if (!rounds_sums(&kernels[0]))
    {
        SKIP("sums of integers, of 8-bit floats, and of such values in doubles, are exact");
    }
    work w = make_large_work(&kernels[0]);
    w.p.desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    clear_arena(&device);
    if (CHECK(open_work(&device, &w)))
    {
        unsigned char* wanted = launch_first(&device, &w);
        for (uint32_t of_a_tile = 2; of_a_tile < 10; of_a_tile++)
        {
            sk_gemm_desc desc = w.p.desc;
            desc.decomposition = SK_DECOMPOSITION_STREAM_K;
            desc.workers = of_a_tile * sk_query_plan(w.plan).tiles;
            different += !has_bits(&w, &desc, wanted);
        }
        free(wanted);
    }
    CHECK(different > 0);
    sk_destroy_plan(w.plan);
}

int main(int argc, char** argv)
{
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    kernel_part = argc > 1 ? argv[1] : NULL;
    most_workers = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : most_workers;
    RUN(chunks_give_the_same_bits_on_any_number_of_workers);
    RUN(without_chunks_bits_depend_on_the_workers);
    close_rig(&device);
    return CHECK_DONE();
}
