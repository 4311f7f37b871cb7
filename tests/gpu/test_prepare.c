/* test_prepare.c - the tables that the device makes of problems whose sizes only it knows, word by word: of 0 to 65536
 * problems, sorted or not, packed or not, of which some are left out. Products are of ones, so every element of D must
 * be k. Workgroups that prepare leave out the same problems, and tell of them alike.
 *
 *     test_prepare [SEED [MOST]]    MOST: problems at most (default 65536)
 */
#include "check.h"
#include "multiply.h"
#include "named_kernel.h"

#include "language.h"

#include "arithmetic.h"
#include "space.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum
{
    MOST_PROBLEMS = 65536,
    MOST_M = 100,
    FEW_M = 4, /* where operands are packed: copies shall take little memory */
    MOST_K = 40,
    HEADER = 4, /* words before the table, and before that of copies */
    WORKERS = 7,
    MOST_TILES = 4,    /* of a problem */
    MOST_WEIGHT = 200, /* that a tile may have besides its places */
    LINE = 32,         /* elements, of which the lines of a copy have a multiple */
    BLOCK = 128,       /* vectors of a block */
    DROPPED = 0x5a
};

static rig device;
static const char* kernel;
static uint64_t seed;
static uint32_t most = MOST_PROBLEMS;
static gpu_buffer ones, d, table;
static uint32_t wanted[HEADER + SK__TABLE_ROW * MOST_PROBLEMS + WORKERS + 1], order[MOST_PROBLEMS];
static size_t wanted_length;                                 /* words */
static uint32_t tile_places[MOST_TILES * MOST_PROBLEMS + 1]; /* in the order of dealing */
static uint32_t wanted_copies[HEADER + SK__TABLE_ROW * MOST_PROBLEMS];

static sk_problem* problem_at(uint32_t index)
{
    return (sk_problem*)(void*)((unsigned char*)table.mapped + 8) + index;
}

/* One in ten has no row, one in ten no k, one in ten is above the bound, and one in ten has no alpha. */
static void draw_problems(uint32_t count, uint32_t most_m, uint64_t* state)
{
    memcpy(table.mapped, &count, sizeof count);
    for (uint32_t i = 0; i < count; i++)
    {
        uint32_t kind = draw_below(state, 10);
        sk_problem p = {.n = 1, .m = 1 + draw_below(state, most_m), .k = 1 + draw_below(state, MOST_K)};
        p.m = kind == 0 ? 0 : p.m;
        p.k = kind == 1 ? 0 : kind == 2 ? MOST_K + 1 : p.k;
        p.alpha = kind == 3 ? 0.0 : 1.0;
        p.d = (uint64_t)i * MOST_M * sizeof(float);
        *problem_at(i) = p;
    }
}

/* ---- what must be in the table --------------------------------------------------------------- */

static bool is_left_out(const sk_problem* p)
{
    return p->k > MOST_K;
}

/* The k that is multiplied: nothing where alpha is 0. */
static uint32_t multiplied_k(const sk_problem* p)
{
    return p->alpha == 0.0 ? 0 : p->k;
}

static int compare_problems(const void* left, const void* right)
{
    uint32_t a = *(const uint32_t*)left, b = *(const uint32_t*)right;
    uint32_t k_a = multiplied_k(problem_at(a)), k_b = multiplied_k(problem_at(b));
    return k_a != k_b ? (k_a > k_b ? -1 : 1) : a < b ? -1 : 1;
}

/* The share of each worker, from which it takes the whole tiles behind the first `stream_k`. False if some has none. */
static bool deal_shares(uint32_t tiles, uint32_t stream_k, uint32_t weight, int64_t shares[WORKERS])
{
    int64_t all = 0;
    bool any = true;
    for (uint32_t i = 0; i < tiles; i++)
    {
        all += tile_places[i] + weight;
    }
    for (uint32_t w = 0; w < WORKERS; w++)
    {
        shares[w] = all / WORKERS + (w < all % WORKERS);
        for (uint32_t i = stream_k + w; i < tiles; i += WORKERS)
        {
            shares[w] -= tile_places[i] + weight;
        }
        any = any && shares[w] > 0;
    }
    return any;
}

/* Where shares begin and end, each tile's weight being counted before its places. */
static void write_shares(uint32_t stream_k, uint32_t weight, const int64_t shares[WORKERS], uint32_t* words)
{
    uint32_t tile = 0, place = 0;
    int64_t begin = 0, before = 0;
    for (uint32_t w = 0; w <= WORKERS; begin += w < WORKERS ? shares[w] : 0, w++)
    {
        for (; tile < stream_k && before + weight + tile_places[tile] <= begin; tile++)
        {
            before += weight + tile_places[tile];
            place += tile_places[tile];
        }
        words[w] = place + (begin - before > weight ? (uint32_t)(begin - before) - weight : 0);
    }
}

/* Completes the header, and writes the shares behind the table where k differs. */
static void write_sharing(uint32_t waves, uint32_t weight, bool differ)
{
    uint32_t tiles = wanted[1], full = waves > 0 ? (waves - 1) * WORKERS : 0, step = WORKERS;
    uint32_t stream_k = waves == UINT32_MAX ? tiles : waves && tiles % WORKERS ? tiles % WORKERS + full : 0;
    int64_t shares[WORKERS];
    bool listed = false;
    stream_k = stream_k < tiles ? stream_k : tiles;
    for (bool even = !differ || waves == 0; !even && !listed; step *= 2)
    {
        listed = deal_shares(tiles, stream_k, weight, shares);
        even = !listed && stream_k == tiles;
        stream_k = listed || even ? stream_k : stream_k + step < tiles ? stream_k + step : tiles;
    }
    wanted[2] = stream_k;
    wanted[3] = 0;
    for (uint32_t i = 0; i < stream_k && !listed; i++)
    {
        wanted[3] += tile_places[i];
    }
    if (listed)
    {
        write_shares(stream_k, weight, shares, wanted + HEADER + SK__TABLE_ROW * wanted[0]);
    }
    wanted_length = HEADER + SK__TABLE_ROW * wanted[0] + (listed ? WORKERS + 1 : 0);
}

/* Header and table. Whether k differs. */
static bool write_wanted(uint32_t count, const sk_plan_info* info)
{
    uint32_t tiles = 0, places = 0, least_k = UINT32_MAX, most_k = 0;
    for (uint32_t i = 0; i < count; i++)
    {
        order[i] = i;
    }
    if (info->sort == SK_SORT_BY_K)
    {
        qsort(order, count, sizeof order[0], compare_problems);
    }
    for (uint32_t i = 0; i < count; i++)
    {
        const sk_problem* p = problem_at(order[i]);
        uint32_t k_iterations = (multiplied_k(p) + info->tile_k - 1) / info->tile_k;
        uint32_t own = is_left_out(p) ? 0 : (p->m + info->tile_m - 1) / info->tile_m;
        uint32_t row[SK__TABLE_ROW] = {tiles, places, k_iterations, order[i]};
        memcpy(wanted + HEADER + SK__TABLE_ROW * i, row, sizeof row);
        least_k = own > 0 && k_iterations < least_k ? k_iterations : least_k;
        most_k = own > 0 && k_iterations > most_k ? k_iterations : most_k;
        for (; own > 0; own--)
        {
            tile_places[tiles++] = k_iterations > 0 ? k_iterations : 1;
            places += tile_places[tiles - 1];
        }
    }
    wanted[0] = count;
    wanted[1] = tiles;
    return least_k < most_k;
}

static uint32_t divide_up(uint32_t a, uint32_t b)
{
    return (a + b - 1) / b;
}

/* Where the copies of A lie, whose lines are its m rows, and those of B, whose k rows have one element each. Where they
 * are exchanged, the kernel's A is B. */
static void write_wanted_copies(uint32_t count, const sk_plan_info* info)
{
    uint32_t blocks[2] = {0, 0}, vectors[2] = {0, 0};
    bool both = info->packing == SK_PACKING_ALWAYS;
    uint32_t a = info->exchanged ? 1 : 0, b = 1 - a;
    for (uint32_t i = 0; i < count; i++)
    {
        const sk_problem* p = problem_at(i);
        uint32_t row[SK__TABLE_ROW] = {blocks[0], blocks[1], vectors[0], vectors[1]};
        bool any = !is_left_out(p) && p->m > 0 && multiplied_k(p) > 0;
        memcpy(wanted_copies + HEADER + SK__TABLE_ROW * i, row, sizeof row);
        blocks[a] += any ? divide_up(p->m * divide_up(p->k, 4), BLOCK) : 0;
        blocks[b] += any && both ? divide_up(p->k, BLOCK) : 0;
        vectors[a] += any ? p->m * divide_up(p->k, LINE) * LINE / 4 : 0;
        vectors[b] += any && both ? p->k * LINE / 4 : 0;
    }
    uint32_t header[HEADER] = {count, blocks[0], blocks[1], 0};
    memcpy(wanted_copies, header, sizeof header);
}

/* Whether a workspace holds the words, wherever a part of it may begin. */
static bool holds(const uint32_t* words, size_t length, const unsigned char* bytes, VkDeviceSize size)
{
    bool found = false;
    for (size_t at = 0; !found && at + length * sizeof *words <= size; at += 256)
    {
        found = memcmp(bytes + at, words, length * sizeof *words) == 0;
    }
    return found;
}

/* Whether it holds the table for a weight that a tile may have in all groups of a packing so far. Few tiles are shared
 * alike whatever the weight, so several weights may be left. */
static bool holds_table(uint32_t waves, bool differ, sk_packing packing, const unsigned char* bytes,
                        VkDeviceSize size)
{
    static bool wrong_weights[SK_PACKING_ALWAYS + 1][MOST_WEIGHT + 1];
    bool found = false;
    for (uint32_t weight = 0; weight <= MOST_WEIGHT; weight++)
    {
        bool* is_wrong = &wrong_weights[packing][weight];
        if (!*is_wrong)
        {
            write_sharing(waves, weight, differ);
            *is_wrong = !holds(wanted, wanted_length, bytes, size);
            found = found || !*is_wrong;
        }
    }
    return found;
}

/* Whether a launch made the tables that write_wanted() and write_wanted_copies() tell. */
static bool holds_tables(uint32_t waves, bool differ, const sk_plan_info* info)
{
    VkDeviceSize size = info->workspace_size;
    bool packs = info->packing != SK_PACKING_NEVER;
    size_t copies_length = HEADER + (size_t)SK__TABLE_ROW * wanted[0];
    sk_buffer workspace = workspace_of(&device, size);
    unsigned char* bytes = (unsigned char*)malloc((size_t)size);
    bool found = false;
    if (CHECK(bytes && download_gpu_buffer(&device.g, &device.workspace, workspace.offset, bytes, size)))
    {
        found = CHECK(holds_table(waves, differ, info->packing, bytes, size));
        found = CHECK(!packs || holds(wanted_copies, copies_length, bytes, size)) && found;
    }
    free(bytes);
    return found;
}

/* ---- launching ------------------------------------------------------------------------------- */

static bool check_results(uint32_t count)
{
    const float* elements = (const float*)d.mapped;
    float dropped;
    memset(&dropped, DROPPED, sizeof dropped);
    for (uint32_t i = 0; i < count; i++)
    {
        const sk_problem* p = problem_at(i);
        for (uint32_t row = 0; row < MOST_M; row++)
        {
            bool is_written = row < p->m && !is_left_out(p);
            float element = is_written ? (float)multiplied_k(p) : dropped;
            if (memcmp(&elements[i * MOST_M + row], &element, sizeof element) != 0)
            {
                return false;
            }
        }
    }
    return true;
}

static bool launch(const sk_plan* plan, VkDeviceSize size)
{
    sk_grouped_gemm_args args = {.a = make_gpu_matrix(&ones, 0), .b = make_gpu_matrix(&ones, 0)};
    args.d = make_gpu_matrix(&d, 0);
    args.table = make_gpu_matrix(&table, 8);
    args.count = make_gpu_matrix(&table, 0);
    memset(d.mapped, DROPPED, d.size);
    device.is_workspace_clear = false;
    if (!prepare_workspace(&device, size))
    {
        return false;
    }
    args.workspace = workspace_of(&device, size);
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    bool recorded = sk_grouped_gemm(commands, plan, &args) == SK_SUCCESS;
    return submit_gpu_commands(&device.g, commands) && recorded;
}

/* Rows of all problems that are not left out. */
static uint64_t sum_rows(uint32_t count)
{
    uint64_t rows = 0;
    for (uint32_t i = 0; i < count; i++)
    {
        rows += is_left_out(problem_at(i)) ? 0 : problem_at(i)->m;
    }
    return rows;
}

static sk_grouped_gemm_desc describe(uint32_t most_problems, sk_decomposition decomposition, sk_sorting sort,
                                     sk_packing packing, sk_preparation preparation)
{
    sk_grouped_gemm_desc desc = {.most_problems = most_problems > 0 ? most_problems : 1};
    desc.gemm.m = MOST_M;
    desc.gemm.n = 1;
    desc.gemm.k = MOST_K;
    desc.gemm.kernel = kernel;
    desc.gemm.epilogue = SK_EPILOGUE_LINEAR;
    desc.gemm.decomposition = decomposition;
    desc.gemm.sort = sort;
    desc.gemm.packing = packing;
    desc.gemm.workers = WORKERS;
    desc.gemm.preparation = preparation;
    return desc;
}

static void check_count(uint32_t count, sk_decomposition decomposition, uint32_t waves, sk_sorting sort,
                        sk_packing packing)
{
    uint64_t state = seed + count;
    sk_plan* plan = NULL;
    sk_grouped_gemm_desc desc = describe(count, decomposition, sort, packing, SK_PREPARATION_DISPATCH);
    desc.gemm.hybrid_waves = decomposition == SK_DECOMPOSITION_HYBRID ? waves : 0;
    draw_problems(count, packing != SK_PACKING_NEVER ? FEW_M : MOST_M, &state);
    desc.total_m = sum_rows(count);
    if (!CHECK(sk_create_grouped_gemm_plan(device.context, &desc, &plan) == SK_SUCCESS))
    {
        return;
    }
    sk_plan_info info = sk_query_plan(plan);
    bool differ = write_wanted(count, &info);
    write_wanted_copies(count, &info);
    bool right =
        CHECK(launch(plan, info.workspace_size)) && holds_tables(waves, differ, &info) && CHECK(check_results(count));
    if (!right)
    {
        CHECK_NOTE("test_prepare %llu: %u problems, %s, %u waves, sort %s, packing %s\n", (unsigned long long)seed,
                   count, sk_word(SK_WORDS_DECOMPOSITION, decomposition), waves, sk_word(SK_WORDS_SORT, sort),
                   sk_word(SK_WORDS_PACKING, packing));
    }
    sk_destroy_plan(plan);
}

static void the_table_is_as_the_host_would_make_it(void)
{
    static const uint32_t counts[] = {0, 1, 2, 31, 32, 33, 64, 255, 256, 257, 1023, 1024, 1025, 4096, 65536};
    for (size_t i = 0; i < sizeof counts / sizeof counts[0] && counts[i] <= most; i++)
    {
        sk_packing packing = counts[i] > 4096 ? SK_PACKING_A : SK_PACKING_ALWAYS;
        check_count(counts[i], SK_DECOMPOSITION_STREAM_K, UINT32_MAX, SK_SORT_NEVER, SK_PACKING_NEVER);
        check_count(counts[i], SK_DECOMPOSITION_STREAM_K, UINT32_MAX, SK_SORT_BY_K, SK_PACKING_NEVER);
        check_count(counts[i], SK_DECOMPOSITION_DATA_PARALLEL, 0, SK_SORT_BY_K, SK_PACKING_NEVER);
        check_count(counts[i], SK_DECOMPOSITION_HYBRID, 1, SK_SORT_BY_K, SK_PACKING_NEVER);
        check_count(counts[i], SK_DECOMPOSITION_HYBRID, 2, SK_SORT_NEVER, SK_PACKING_NEVER);
        check_count(counts[i], SK_DECOMPOSITION_STREAM_K, UINT32_MAX, SK_SORT_BY_K, packing);
    }
}

/* What a launch of the table's problems leaves as the status, if its results are right. */
static bool launch_by(uint32_t most_problems, sk_decomposition decomposition, sk_sorting sort,
                      sk_preparation preparation, sk_workspace_status* status)
{
    sk_plan* plan = NULL;
    uint32_t count = 0;
    sk_grouped_gemm_desc desc = describe(most_problems, decomposition, sort, SK_PACKING_NEVER, preparation);
    memcpy(&count, table.mapped, sizeof count);
    desc.gemm.hybrid_waves = decomposition == SK_DECOMPOSITION_HYBRID;
    desc.gemm.fixup = decomposition == SK_DECOMPOSITION_DATA_PARALLEL ? SK_FIXUP_AUTO : SK_FIXUP_LAST_ARRIVER;
    if (!CHECK(sk_create_grouped_gemm_plan(device.context, &desc, &plan) == SK_SUCCESS))
    {
        return false;
    }
    sk_plan_info info = sk_query_plan(plan);
    CHECK_EQ(info.preparation, preparation);
    bool right =
        CHECK(launch(plan, info.workspace_size)) &&
        CHECK(download_gpu_buffer(&device.g, &device.workspace, workspace_of(&device, 0).offset + SK_STATUS_OFFSET,
                                  status, sizeof *status)) &&
        CHECK(check_results(count < most_problems ? count : most_problems));
    sk_destroy_plan(plan);
    return right;
}

/* Both preparations leave out the same problems for the same reason, and multiply the others. */
static void check_workgroups(uint32_t count, uint32_t most_problems, sk_decomposition decomposition, sk_sorting sort)
{
    uint64_t state = seed + count;
    sk_workspace_status by_dispatch, by_workgroups;
    draw_problems(count, MOST_M, &state);
    bool same = launch_by(most_problems, decomposition, sort, SK_PREPARATION_DISPATCH, &by_dispatch) &&
                launch_by(most_problems, decomposition, sort, SK_PREPARATION_WORKGROUPS, &by_workgroups) &&
                CHECK(memcmp(&by_dispatch, &by_workgroups, sizeof by_dispatch) == 0);
    if (!same)
    {
        CHECK_NOTE("test_prepare %llu: %u problems of %u, %s, sort %s\n", (unsigned long long)seed, count,
                   most_problems, sk_word(SK_WORDS_DECOMPOSITION, decomposition), sk_word(SK_WORDS_SORT, sort));
    }
}

static void workgroups_prepare_as_the_dispatch_does(void)
{
    static const uint32_t counts[] = {0, 1, 2, 3, 31, 32, 33, 63, 64};
    for (size_t i = 0; i < sizeof counts / sizeof counts[0] && counts[i] <= most; i++)
    {
        uint32_t count = counts[i], all = count > 0 ? count : 1;
        check_workgroups(count, all, SK_DECOMPOSITION_DATA_PARALLEL, SK_SORT_NEVER);
        check_workgroups(count, all, SK_DECOMPOSITION_DATA_PARALLEL, SK_SORT_BY_K);
        check_workgroups(count, 64, SK_DECOMPOSITION_DATA_PARALLEL, SK_SORT_BY_K);
    }
    for (uint32_t count = 0; count < 3; count++) /* of which the first is multiplied */
    {
        check_workgroups(count, 1, SK_DECOMPOSITION_STREAM_K, SK_SORT_NEVER);
        check_workgroups(count, 1, SK_DECOMPOSITION_HYBRID, SK_SORT_NEVER);
    }
}

static bool is_refused(uint32_t most_problems, sk_decomposition decomposition, sk_packing packing)
{
    sk_plan* plan = NULL;
    sk_grouped_gemm_desc desc =
        describe(most_problems, decomposition, SK_SORT_NEVER, packing, SK_PREPARATION_WORKGROUPS);
    sk_result result = sk_create_grouped_gemm_plan(device.context, &desc, &plan);
    sk_destroy_plan(plan);
    return result == SK_ERROR_INVALID_VALUE;
}

static void workgroups_that_cannot_prepare_are_refused(void)
{
    CHECK(!is_refused(64, SK_DECOMPOSITION_DATA_PARALLEL, SK_PACKING_NEVER));
    CHECK(is_refused(65, SK_DECOMPOSITION_DATA_PARALLEL, SK_PACKING_NEVER));
    CHECK(is_refused(2, SK_DECOMPOSITION_STREAM_K, SK_PACKING_NEVER));
    CHECK(is_refused(2, SK_DECOMPOSITION_HYBRID, SK_PACKING_NEVER));
    CHECK(is_refused(2, SK_DECOMPOSITION_DATA_PARALLEL, SK_PACKING_ALWAYS));
}

/* ---- the device ------------------------------------------------------------------------------ */

static bool create_operands(void)
{
    const float one = 1.0f;
    if (!create_gpu_buffer(&device.g, sizeof one * MOST_M * (MOST_K + 1), GPU_HOST, &ones) ||
        !create_gpu_buffer(&device.g, sizeof one * MOST_M * (VkDeviceSize)most, GPU_HOST, &d) ||
        !create_gpu_buffer(&device.g, 8 + sizeof(sk_problem) * (VkDeviceSize)most, GPU_HOST, &table))
    {
        return false;
    }
    for (size_t i = 0; i < ones.size / sizeof one; i++)
    {
        memcpy((unsigned char*)ones.mapped + i * sizeof one, &one, sizeof one);
    }
    return true;
}

int main(int argc, char** argv)
{
    sk_kernel_info named;
    seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 0;
    seed = seed ? seed : (uint64_t)time(NULL);
    most = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : MOST_PROBLEMS;
    kernel = "gemm_f32_f32_f32_32x32x8_scalar";
    printf("seed: %llu (test_prepare %llu repeats this run)\n", (unsigned long long)seed, (unsigned long long)seed);
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    if (!find_named_kernel(&device, kernel, &named))
    {
        close_rig(&device);
        return CHECK_DONE();
    }
    if (!create_operands())
    {
        return 1;
    }
    RUN(the_table_is_as_the_host_would_make_it);
    RUN(workgroups_prepare_as_the_dispatch_does);
    RUN(workgroups_that_cannot_prepare_are_refused);
    destroy_gpu_buffer(&device.g, &ones);
    destroy_gpu_buffer(&device.g, &d);
    destroy_gpu_buffer(&device.g, &table);
    close_rig(&device);
    return CHECK_DONE();
}
