/* test_grouped_hostile.c - tables and arrays on the device that break every rule: problems that keep to the rules are
 * right, the others are left out and counted, and nothing else in memory is touched.
 *
 *     test_grouped_hostile [SEED [COUNT]]    COUNT: tables (default 300) */
#include "grouped_work.h"

#include "fuzz/grouped_rules.h"
#include "left_out.h"
#include "named_kernel.h"

#include <time.h>

enum
{
    WAYS = 5,
    BOUND = 70,
    MOST = 24, /* problems of a launch */
    WORDS = sizeof(sk_problem) / sizeof(uint32_t)
};

static rig device;
static sk_kernel_info kernel; /* f32, 32 x 32 x 8 */
static uint64_t seed;
static uint32_t tables = 300;

/* ---- groups ---------------------------------------------------------------------------------- */

static void describe_way(grouped_work* g, uint32_t way)
{
    static const struct
    {
        sk_decomposition decomposition;
        sk_fixup fixup;
        uint32_t workers;
    } ways[WAYS] = {{SK_DECOMPOSITION_STREAM_K, SK_FIXUP_LAST_ARRIVER, 60},
                    {SK_DECOMPOSITION_STREAM_K, SK_FIXUP_SEPARATE_PASS, 9},
                    {SK_DECOMPOSITION_STREAM_K, SK_FIXUP_TURNSTILE, 13},
                    {SK_DECOMPOSITION_HYBRID, SK_FIXUP_LAST_ARRIVER, 7},
                    {SK_DECOMPOSITION_DATA_PARALLEL, SK_FIXUP_AUTO, 300}};
    describe_group(g, &kernel, ways[way % WAYS].decomposition, ways[way % WAYS].fixup, ways[way % WAYS].workers);
    g->desc.gemm.sort = way / WAYS % 2 ? SK_SORT_BY_K : SK_SORT_NEVER;
    g->desc.gemm.m = g->desc.gemm.n = g->desc.gemm.k = BOUND;
    g->on_device = true;
}

static uint32_t draw_hostile(uint64_t* state, uint32_t good)
{
    const uint32_t numbers[] = {0,
                                1,
                                good + 1,
                                good - 1,
                                BOUND + 1,
                                1u << 31,
                                UINT32_MAX,
                                UINT32_MAX - 3,
                                (uint32_t)device.used,
                                draw_bits(state)};
    return numbers[draw_below(state, sizeof numbers / sizeof *numbers)];
}

/* Spoils words of a problem until it breaks a rule. */
static void break_problem(const rules* r, sk_problem* p, uint64_t* state)
{
    sk_problem good = *p;
    do
    {
        uint32_t words[WORDS];
        memcpy(words, &good, sizeof words);
        for (uint32_t i = 1 + draw_below(state, 4); i > 0; i--)
        {
            uint32_t at = draw_below(state, WORDS);
            words[at] = draw_hostile(state, words[at]);
        }
        memcpy(p, words, sizeof words);
    } while (keeps_rules(r, p));
}

/* ---- tables ---------------------------------------------------------------------------------- */

/* Checks the problems that are not broken; whatever lies in the workspace but its counters was anybody's. */
static void check_kept(grouped_work* g, const bool broken[MOST], uint32_t broken_count)
{
    placement kept[MOST];
    uint32_t kept_count = 0, first = 0;
    char words[80];
    for (uint32_t i = 0; i < g->count; i++)
    {
        if (!broken[i])
        {
            CHECK(check_product(&device, &g->products[i], &g->placed[i], g->plan));
            kept[kept_count++] = g->placed[i];
        }
    }
    CHECK(check_rest_of_arena(&device, kept, kept_count));
    while (first < g->count && !broken[first])
    {
        first++;
    }
    snprintf(words, sizeof words, "%u of %u problem%s", broken_count, g->count, g->count == 1 ? "" : "s");
    if (broken_count > 0)
    {
        char which[40];
        snprintf(which, sizeof which, "the first is problem %u", first);
        check_left_out(&device, words, which);
    }
}

static void break_table(uint32_t index)
{
    static grouped_work g;
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + index;
    bool broken[MOST] = {false};
    uint32_t broken_count = 0, count = draw_below(&state, MOST + 1), share = draw_below(&state, 5);
    describe_way(&g, index);
    for (uint32_t i = 0; i < count; i++)
    {
        add_to_group(&g, &kernel, draw_below(&state, BOUND + 1), draw_below(&state, BOUND + 1),
                     draw_below(&state, BOUND + 1));
    }
    clear_arena(&device);
    if (CHECK(open_group(&device, &g)))
    {
        sk_buffer nowhere = {.size = 0};
        sk_grouped_gemm_args args = make_group_args(&device, &g, nowhere);
        rules r = {&g.desc, &args, 4, 4};
        for (uint32_t i = 0; i < count; i++)
        {
            broken[i] = draw_below(&state, 4) < share; /* none of them, or all */
            broken_count += broken[i];
            if (broken[i])
            {
                break_problem(&r, &g.problems[i], &state);
            }
        }
        memset((unsigned char*)g.table.mapped, 0xff, g.table.size);
        write_table(&g);
        device.is_workspace_clear = false;
        remember_arena(&device);
        CHECK(prepare_workspace(&device, g.workspace_size) && launch_group(&device, &g));
        check_kept(&g, broken, broken_count);
    }
    close_group(&device, &g);
}

static void tables_that_break_rules_harm_nothing(void)
{
    for (uint32_t i = 0; i < tables; i++)
    {
        uint32_t before = check_state.failures;
        break_table(i);
        if (check_state.failures > before)
        {
            CHECK_NOTE("table %u of seed %llu\n", i, (unsigned long long)seed);
        }
    }
    device.is_workspace_clear = false;
}

/* A problem that is left out hurries no worker: tiles with many peers, whose turns come late, are still right; in this
 * launch, and in later ones that find the record. */
static void workers_wait_for_their_turn_though_a_problem_was_left_out(void)
{
    static grouped_work g;
    describe_way(&g, 2); /* the turnstile */
    g.desc.gemm.k = 6000;
    add_to_group(&g, &kernel, 20, 20, 6000)->values = VALUES_INTEGERS;
    add_to_group(&g, &kernel, BOUND, 20, 20);
    add_to_group(&g, &kernel, 30, 20, 5000)->values = VALUES_INTEGERS;
    clear_arena(&device);
    device.is_workspace_clear = false;
    if (CHECK(open_group(&device, &g)) && CHECK(prepare_workspace(&device, g.workspace_size)))
    {
        placement kept[2] = {g.placed[0], g.placed[2]};
        ++g.problems[1].m;
        write_table(&g);
        remember_arena(&device);
        for (uint32_t i = 0; i < 20; i++)
        {
            memcpy(device.arena.mapped, device.before, device.used);
            CHECK(launch_group(&device, &g));
            CHECK(check_product(&device, &g.products[0], &g.placed[0], g.plan));
            CHECK(check_product(&device, &g.products[2], &g.placed[2], g.plan));
            CHECK(check_rest_of_arena(&device, kept, 2));
            check_left_out(&device, "1 of 3 problems was left out; the first is problem 1", "m is above");
        }
    }
    close_group(&device, &g);
    device.is_workspace_clear = false;
}

/* The count may be anything: no more than most_problems are read. */
static void a_count_above_the_most_is_the_most(void)
{
    static const uint32_t counts[] = {9, 10, 24, 1u << 16, 1u << 31, UINT32_MAX};
    static grouped_work g;
    for (uint32_t i = 0; i < 6 * WAYS * 2; i++)
    {
        describe_way(&g, i % (WAYS * 2));
        for (uint32_t j = 0; j < MOST; j++)
        {
            add_to_group(&g, &kernel, 40, 40, 50 + j % 3);
        }
        clear_arena(&device);
        g.desc.most_problems = MOST;
        CHECK(open_group(&device, &g));
        sk_destroy_plan(g.plan);
        g.desc.most_problems = g.desc.problem_count = 9;
        CHECK_EQ(sk_create_grouped_gemm_plan(device.context, &g.desc, &g.plan), SK_SUCCESS);
        g.workspace_size = sk_query_plan(g.plan).workspace_size;
        memcpy(g.table.mapped, &counts[i / WAYS / 2], sizeof counts[0]);
        remember_arena(&device);
        CHECK(prepare_workspace(&device, g.workspace_size) && launch_group(&device, &g));
        g.count = 9;
        CHECK(check_group(&device, &g) && check_rest_of_arena(&device, g.placed, 9));
        CHECK(check_workspace(&device, g.workspace_size));
        close_group(&device, &g);
    }
}

/* What nobody reads may have no byte, and no address: A and B where k is 0, all of it where D is empty. */
static void what_is_not_read_need_not_be(void)
{
    static grouped_work g;
    for (uint32_t i = 0; i < 4 * WAYS; i++)
    {
        describe_way(&g, i % WAYS);
        g.desc.addresses = i / WAYS / 2;
        g.on_device = i / WAYS % 2;
        add_to_group(&g, &kernel, 40, 50, 0);
        add_to_group(&g, &kernel, 0, 50, 0);
        add_to_group(&g, &kernel, 33, 65, 0);
        clear_arena(&device);
        CHECK(open_group(&device, &g) && prepare_workspace(&device, g.workspace_size));
        for (uint32_t j = 0; j < 3; j++)
        {
            g.problems[j] =
                describe_problem(&g.products[j], &g.placed[j], g.desc.addresses ? device.arena.address : 0);
            g.problems[j].a = g.problems[j].b = 0;
        }
        g.problems[1].d = g.problems[1].c = g.desc.addresses ? 0 : UINT64_MAX;
        write_table(&g);
        remember_arena(&device);
        sk_grouped_gemm_args args = make_group_args(&device, &g, workspace_of(&device, g.workspace_size));
        args.a.size = args.b.size = 0;
        VkCommandBuffer commands = begin_gpu_commands(&device.g);
        CHECK_EQ(sk_grouped_gemm(commands, g.plan, &args), SK_SUCCESS);
        CHECK(submit_gpu_commands(&device.g, commands));
        CHECK(check_group(&device, &g) && check_rest_of_arena(&device, g.placed, g.count));
        CHECK(check_workspace(&device, g.workspace_size));
        close_group(&device, &g);
    }
}

/* ---- arrays ---------------------------------------------------------------------------------- */

enum
{
    EXPERTS = 6,
    TOKENS = 200, /* rows of A and of D */
    COLUMNS = 40,
    DEPTH = 24
};

static gpu_buffer inputs, outputs, ends;

static float element_of(uint32_t index)
{
    return (float)(index % 5) - 2.0f;
}

static void fill_inputs(void)
{
    float* x = (float*)inputs.mapped;
    for (uint32_t i = 0; i < TOKENS * DEPTH + EXPERTS * DEPTH * COLUMNS; i++)
    {
        x[i] = element_of(i * 7 / 3);
    }
    memset(outputs.mapped, 0xff, outputs.size);
}

/* Ends that grow, but for some that are anything; none of which two experts own the same row. */
static void draw_ends(uint32_t ends_of[EXPERTS], bool owned[EXPERTS], uint64_t* state)
{
    bool overlaps = true;
    while (overlaps)
    {
        uint8_t rows[TOKENS] = {0};
        uint32_t end = 0;
        overlaps = false;
        for (uint32_t i = 0; i < EXPERTS; i++)
        {
            end = draw_below(state, 3) ? end + draw_below(state, 50) : draw_hostile(state, end);
            uint32_t begin = i > 0 ? ends_of[i - 1] : 0;
            ends_of[i] = end;
            owned[i] = end >= begin && end - begin <= BOUND && end <= TOKENS;
            for (uint32_t row = begin; owned[i] && row < end; row++)
            {
                overlaps = overlaps || rows[row]++ > 0;
            }
        }
    }
}

static void check_outputs(const uint32_t ends_of[EXPERTS], const bool owned[EXPERTS])
{
    static float wanted[TOKENS * COLUMNS];
    const float* a = (const float*)inputs.mapped;
    const float* b = a + TOKENS * DEPTH;
    memset(wanted, 0xff, sizeof wanted);
    for (uint32_t expert = 0; expert < EXPERTS; expert++)
    {
        uint32_t begin = expert > 0 ? ends_of[expert - 1] : 0;
        for (uint32_t at = begin * COLUMNS; owned[expert] && at < ends_of[expert] * COLUMNS; at++)
        {
            wanted[at] = 0.0f;
            for (uint32_t k = 0; k < DEPTH; k++)
            {
                wanted[at] += a[at / COLUMNS * DEPTH + k] * b[(expert * DEPTH + k) * COLUMNS + at % COLUMNS];
            }
        }
    }
    CHECK(memcmp(outputs.mapped, wanted, sizeof wanted) == 0);
}

static void launch_ends(uint32_t way, const uint32_t ends_of[EXPERTS])
{
    static grouped_work g;
    describe_way(&g, way);
    g.desc.gemm.n = COLUMNS;
    g.desc.gemm.k = DEPTH;
    g.desc.ragged = SK_RAGGED_M;
    g.desc.most_problems = EXPERTS;
    CHECK_EQ(sk_create_grouped_gemm_plan(device.context, &g.desc, &g.plan), SK_SUCCESS);
    memcpy(ends.mapped, ends_of, EXPERTS * sizeof *ends_of);
    VkDeviceSize size = sk_query_plan(g.plan).workspace_size;
    device.is_workspace_clear = false;
    CHECK(prepare_workspace(&device, size));
    sk_grouped_gemm_args args = {.workspace = workspace_of(&device, size), .extents = make_gpu_matrix(&ends, 0)};
    args.alpha = 1.0f;
    args.a = make_gpu_matrix(&inputs, 0);
    args.b = make_gpu_matrix(&inputs, sizeof(float) * TOKENS * DEPTH);
    args.d = make_gpu_matrix(&outputs, 0);
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    CHECK_EQ(sk_grouped_gemm(commands, g.plan, &args), SK_SUCCESS);
    CHECK(submit_gpu_commands(&device.g, commands));
    sk_destroy_plan(g.plan);
}

static void arrays_of_any_ends_harm_nothing(void)
{
    uint64_t state = seed;
    size_t size = sizeof(float) * (TOKENS * DEPTH + EXPERTS * DEPTH * COLUMNS);
    if (!CHECK(create_gpu_buffer(&device.g, size, GPU_HOST, &inputs)) ||
        !CHECK(create_gpu_buffer(&device.g, sizeof(float) * TOKENS * COLUMNS, GPU_HOST, &outputs)) ||
        !CHECK(create_gpu_buffer(&device.g, EXPERTS * sizeof(uint32_t), GPU_HOST, &ends)))
    {
        return;
    }
    for (uint32_t i = 0; i < tables; i++)
    {
        uint32_t ends_of[EXPERTS];
        bool owned[EXPERTS];
        draw_ends(ends_of, owned, &state);
        fill_inputs();
        launch_ends(i, ends_of);
        check_outputs(ends_of, owned);
    }
    device.is_workspace_clear = false;
    destroy_gpu_buffer(&device.g, &inputs);
    destroy_gpu_buffer(&device.g, &outputs);
    destroy_gpu_buffer(&device.g, &ends);
}

int main(int argc, char** argv)
{
    seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 0;
    seed = seed ? seed : (uint64_t)time(NULL);
    tables = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : tables;
    printf("seed: %llu (test_grouped_hostile %llu repeats this run)\n", (unsigned long long)seed,
           (unsigned long long)seed);
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    if (!find_named_kernel(&device, "gemm_f32_f32_f32_32x32x8_scalar", &kernel))
    {
        close_rig(&device);
        return CHECK_DONE();
    }
    RUN(tables_that_break_rules_harm_nothing);
    RUN(workers_wait_for_their_turn_though_a_problem_was_left_out);
    RUN(a_count_above_the_most_is_the_most);
    RUN(what_is_not_read_need_not_be);
    RUN(arrays_of_any_ends_harm_nothing);
    close_rig(&device);
    return CHECK_DONE();
}
