/* test_grouped_issues.c - groups that broke other libraries, exact and with nothing else in memory touched: by every
 * decomposition and fixup, with sizes on the host and on the device. */
#include "grouped_work.h"
#include "named_kernel.h"

enum
{
    WAYS = 8
};

static rig device;
static sk_kernel_info kernel; /* f32, 32 x 32 x 8 */

/* ---- every way ------------------------------------------------------------------------------- */

static grouped_work* describe_way(uint32_t way, bool on_device)
{
    static const struct
    {
        sk_decomposition decomposition;
        sk_fixup fixup;
        uint32_t workers;
    } ways[WAYS] = {{SK_DECOMPOSITION_STREAM_K, SK_FIXUP_LAST_ARRIVER, 13},
                    {SK_DECOMPOSITION_STREAM_K, SK_FIXUP_SEPARATE_PASS, 13},
                    {SK_DECOMPOSITION_STREAM_K, SK_FIXUP_TURNSTILE, 13},
                    {SK_DECOMPOSITION_STREAM_K, SK_FIXUP_LAST_ARRIVER, 200},
                    {SK_DECOMPOSITION_HYBRID, SK_FIXUP_LAST_ARRIVER, 11},
                    {SK_DECOMPOSITION_HYBRID, SK_FIXUP_TURNSTILE, 11},
                    {SK_DECOMPOSITION_DATA_PARALLEL, SK_FIXUP_AUTO, 5},
                    {SK_DECOMPOSITION_AUTO, SK_FIXUP_AUTO, 0}};
    static grouped_work g;
    describe_group(&g, &kernel, ways[way].decomposition, ways[way].fixup, ways[way].workers);
    g.desc.gemm.sort = way % 2 ? SK_SORT_BY_K : SK_SORT_NEVER;
    g.on_device = on_device;
    return &g;
}

/* Problems of m x n, each with a k of its own. */
static void run_every_way(uint32_t count, const uint32_t* k, uint32_t m, uint32_t n)
{
    for (uint32_t way = 0; way < 2 * WAYS; way++)
    {
        grouped_work* g = describe_way(way / 2, way % 2);
        for (uint32_t i = 0; i < count; i++)
        {
            add_to_group(g, &kernel, m, n, k[i]);
        }
        if (!run_group(&device, g))
        {
            CHECK_NOTE("way %u, %u problems\n", way, count);
        }
    }
}

/* ---- the issues ------------------------------------------------------------------------------ */

/* https://github.com/NVIDIA/cutlass/issues/2547: a problem whose k is 0 hangs the group. */
static void a_k_of_0_does_not_hang_the_group(void)
{
    static const uint32_t some[] = {0, 100, 0, 0, 60, 0}, none[6] = {0};
    run_every_way(6, some, 70, 33);
    run_every_way(6, none, 70, 33);
}

/* https://github.com/NVIDIA/cutlass/pull/1593: with k = 0 the prologue loads from A and B all the same. Here these have
 * no byte: they begin where their buffers end. */
static void a_k_of_0_reads_nothing_of_a_and_b(void)
{
    for (uint32_t way = 0; way < 2 * WAYS; way++)
    {
        grouped_work* g = describe_way(way / 2, way % 2);
        for (uint32_t i = 0; i < 5; i++)
        {
            add_to_group(g, &kernel, 40, 50, i % 2 ? 90 : 0);
        }
        clear_arena(&device);
        if (CHECK(open_group(&device, g)) && CHECK(prepare_workspace(&device, g->workspace_size)))
        {
            for (uint32_t i = 0; i < 5; i += 2)
            {
                g->problems[i].a = g->problems[i].b = device.used;
            }
            write_table(g);
            remember_arena(&device);
            CHECK(launch_group(&device, g) && check_group(&device, g));
            CHECK(check_rest_of_arena(&device, g->placed, g->count));
            CHECK(check_workspace(&device, g->workspace_size));
        }
        close_group(&device, g);
    }
}

/* https://github.com/ROCm/rocm-libraries/issues/11799: from the 17th problem on, flags of split tiles are those of
 * others. Every tile is split here, and each launch finds what the one before it left. */
static void more_than_16_problems_share_no_counter(void)
{
    static const uint32_t counts[] = {16, 17, 31, 32, 33, 64, 17};
    uint32_t k[MOST_WORK];
    for (uint32_t i = 0; i < MOST_WORK; i++)
    {
        k[i] = 40 + 8 * (i % 5);
    }
    for (uint32_t i = 0; i < sizeof counts / sizeof *counts; i++)
    {
        run_every_way(counts[i], k, 20, 24);
    }
}

/* The same issue: one workspace for two groups in turn, of which one has more problems than the other. */
static void two_groups_share_a_workspace_in_turn(void)
{
    static grouped_work groups[2];
    for (uint32_t way = 0; way < 2 * WAYS; way++)
    {
        clear_arena(&device);
        for (uint32_t i = 0; i < 2; i++)
        {
            groups[i] = *describe_way(i ? WAYS - 1 - way / 2 : way / 2, way % 2);
            for (uint32_t j = 0; j < (i ? 5 : 37); j++)
            {
                add_to_group(&groups[i], &kernel, 20 + j, 40, i ? 300 : 33 + 5 * j);
            }
            CHECK(open_group(&device, &groups[i]));
        }
        VkDeviceSize size = groups[way % 2].workspace_size, other = groups[1 - way % 2].workspace_size;
        size = size > other ? size : other;
        CHECK(prepare_workspace(&device, size));
        remember_arena(&device);
        VkCommandBuffer commands = begin_gpu_commands(&device.g);
        for (uint32_t i = 0; i < 6; i++)
        {
            CHECK(record_group(&device, &groups[i % 2], commands, workspace_of(&device, size)));
            record_compute_barrier(commands);
        }
        CHECK(submit_gpu_commands(&device.g, commands));
        CHECK(check_group(&device, &groups[0]) && check_group(&device, &groups[1]));
        CHECK(check_workspace(&device, size));
        close_group(&device, &groups[0]);
        close_group(&device, &groups[1]);
    }
}

/* ---- gradients ------------------------------------------------------------------------------- */

enum
{
    EXPERTS = 5,
    MOST_TOKENS = 64,
    ROWS = 40,
    COLUMNS = 36
};

static gpu_buffer tokens, gradients, ends;

static float element_of(uint32_t seed)
{
    return (float)(seed % 7) - 3.0f;
}

/* A is ROWS x tokens, B is tokens x COLUMNS, D of each expert lies behind the one before. */
static void fill_tokens(void)
{
    float* x = (float*)tokens.mapped;
    for (uint32_t i = 0; i < MOST_TOKENS * (ROWS + COLUMNS); i++)
    {
        x[i] = element_of(i);
    }
    memset(gradients.mapped, 0xff, gradients.size);
}

static void check_gradients(const uint32_t offs[EXPERTS])
{
    const float* a = (const float*)tokens.mapped;
    const float* b = a + MOST_TOKENS * ROWS;
    const float* d = (const float*)gradients.mapped;
    for (uint32_t at = 0; at < EXPERTS * ROWS * COLUMNS; at++)
    {
        uint32_t expert = at / (ROWS * COLUMNS), row = at / COLUMNS % ROWS, column = at % COLUMNS;
        float sum = 0.0f;
        for (uint32_t k = expert > 0 ? offs[expert - 1] : 0; k < offs[expert]; k++)
        {
            sum += a[row * MOST_TOKENS + k] * b[k * COLUMNS + column];
        }
        if (!CHECK(d[at] == sum))
        {
            CHECK_NOTE("expert %u, row %u, column %u: %g, not %g\n", expert, row, column, (double)d[at], (double)sum);
        }
    }
}

static void run_gradients(uint32_t way, const uint32_t offs[EXPERTS])
{
    grouped_work* g = describe_way(way, true);
    sk_plan* plan = NULL;
    g->desc.gemm.m = ROWS;
    g->desc.gemm.n = COLUMNS;
    g->desc.gemm.k = MOST_TOKENS;
    g->desc.gemm.a.leading_dimension = MOST_TOKENS;
    g->desc.ragged = SK_RAGGED_K;
    g->desc.most_problems = EXPERTS;
    if (!CHECK(sk_create_grouped_gemm_plan(device.context, &g->desc, &plan) == SK_SUCCESS))
    {
        return;
    }
    fill_tokens();
    memcpy(ends.mapped, offs, EXPERTS * sizeof *offs);
    VkDeviceSize size = sk_query_plan(plan).workspace_size;
    CHECK(prepare_workspace(&device, size));
    sk_grouped_gemm_args args = {.workspace = workspace_of(&device, size), .extents = make_gpu_matrix(&ends, 0)};
    args.alpha = 1.0f;
    args.a = make_gpu_matrix(&tokens, 0);
    args.b = make_gpu_matrix(&tokens, sizeof(float) * MOST_TOKENS * ROWS);
    args.d = make_gpu_matrix(&gradients, 0);
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    CHECK(sk_grouped_gemm(commands, plan, &args) == SK_SUCCESS);
    CHECK(submit_gpu_commands(&device.g, commands));
    check_gradients(offs);
    CHECK(check_workspace(&device, size));
    sk_destroy_plan(plan);
}

/* https://github.com/tgale96/grouped_gemm/pull/14: the gradient of an expert that has no token is an illegal access.
 * https://github.com/NVIDIA/cutlass/issues/2674: it is not 0. These are that ends, and others. */
static void the_gradient_of_an_expert_without_tokens_is_0(void)
{
    static const uint32_t offs[][EXPERTS] = {
        {0, 8, 16, 16, 32}, {0, 0, 0, 0, 64}, {64, 64, 64, 64, 64}, {0, 0, 0, 0, 0}, {1, 1, 33, 64, 64}};
    if (!CHECK(create_gpu_buffer(&device.g, sizeof(float) * MOST_TOKENS * (ROWS + COLUMNS), GPU_HOST, &tokens)) ||
        !CHECK(create_gpu_buffer(&device.g, sizeof(float) * EXPERTS * ROWS * COLUMNS, GPU_HOST, &gradients)) ||
        !CHECK(create_gpu_buffer(&device.g, EXPERTS * sizeof(uint32_t), GPU_HOST, &ends)))
    {
        return;
    }
    for (uint32_t i = 0; i < WAYS * 5; i++)
    {
        run_gradients(i % WAYS, offs[i / WAYS]);
    }
    destroy_gpu_buffer(&device.g, &tokens);
    destroy_gpu_buffer(&device.g, &gradients);
    destroy_gpu_buffer(&device.g, &ends);
}

/* ---- sizes ----------------------------------------------------------------------------------- */

/* One element beside a problem of many tiles: first, last, and between two of them. */
static void one_element_beside_a_large_problem_is_right(void)
{
    for (uint32_t way = 0; way < 2 * WAYS; way++)
    {
        grouped_work* g = describe_way(way / 2, way % 2);
        add_to_group(g, &kernel, 1, 1, 1);
        add_to_group(g, &kernel, 300, 260, 200);
        add_to_group(g, &kernel, 1, 1, 1);
        add_to_group(g, &kernel, 33, 31, 1100);
        add_to_group(g, &kernel, 1, 1, 1);
        run_group(&device, g);
    }
}

/* An extent of 0 in the first problem, the last, those between, and in all. */
static void an_extent_of_0_anywhere_is_right(void)
{
    for (uint32_t i = 0; i < 4 * 3 * WAYS; i++)
    {
        grouped_work* g = describe_way(i % WAYS, i / WAYS % 2);
        uint32_t where = i / WAYS % 4, which = i / WAYS / 4;
        for (uint32_t j = 0; j < 7; j++)
        {
            bool zero = where == 0 ? j == 0 : where == 1 ? j == 6 : where == 2 ? j % 6 > 0 : true;
            add_to_group(g, &kernel, zero && which == 0 ? 0 : 40, zero && which == 1 ? 0 : 37,
                         zero && which == 2 ? 0 : 90);
        }
        run_group(&device, g);
    }
}

static void so_many_problems_are_right(void)
{
    static const uint32_t counts[] = {0, 1, 2, 31, 32, 33, 64};
    for (uint32_t i = 0; i < 2 * WAYS * sizeof counts / sizeof *counts; i++)
    {
        grouped_work* g = describe_way(i / 2 % WAYS, i % 2);
        uint64_t state = i;
        for (uint32_t j = 0; j < counts[i / 2 / WAYS]; j++)
        {
            add_to_group(g, &kernel, draw_below(&state, 40), draw_below(&state, 40), draw_below(&state, 70));
        }
        run_group(&device, g);
    }
}

int main(void)
{
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    if (!find_named_kernel(&device, "gemm_f32_f32_f32_32x32x8_scalar", &kernel))
    {
        close_rig(&device);
        return CHECK_DONE();
    }
    RUN(a_k_of_0_does_not_hang_the_group);
    RUN(a_k_of_0_reads_nothing_of_a_and_b);
    RUN(more_than_16_problems_share_no_counter);
    RUN(two_groups_share_a_workspace_in_turn);
    RUN(the_gradient_of_an_expert_without_tokens_is_0);
    RUN(one_element_beside_a_large_problem_is_right);
    RUN(an_extent_of_0_anywhere_is_right);
    RUN(so_many_problems_are_right);
    close_rig(&device);
    return CHECK_DONE();
}
