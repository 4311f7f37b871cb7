/* test_grouped_left_out.c - problems that only the device knows and that break a rule, or find no room, are left out:
 * the others are computed, nothing else in memory is touched, and the status record tells which was the first, and why.
 *
 *     test_grouped_left_out [PART]    of the first kernel whose name has PART
 */
#include "group.h"
#include "left_out.h"

static void break_bound(sk_problem* p)
{
    p->m++;
}
static void break_k(sk_problem* p)
{
    p->k = UINT32_MAX;
}
static void break_extents(sk_problem* p)
{
    p->m = p->n = UINT32_MAX;
}
static void break_line(sk_problem* p)
{
    p->leading_dimension_a = 1;
}
static void break_span(sk_problem* p)
{
    p->leading_dimension_d = UINT32_MAX;
}
static void break_alignment(sk_problem* p)
{
    p->d++;
}
static void break_end(sk_problem* p)
{
    p->d = (device.used & ~(uint64_t)15) - 16; /* where elements of any type may be */
}
static void break_offset(sk_problem* p)
{
    p->d = UINT64_MAX - 15;
}

static const struct
{
    void (*apply)(sk_problem* p);
    const char* sentence;
} breaks[] = {
    {break_bound, "m is above the plan's bound"},
    {break_k, "k is above the plan's bound"},
    {break_extents, "m is above the plan's bound"},
    {break_line, "leading_dimension_a is below the length of a line"},
    {break_span, "leading_dimension_d makes the lines of a tile span 2^31 bytes or more"},
    {break_alignment, "d is not aligned to its elements, or as the plan promised"},
    {break_end, "d reaches past the end of its buffer"},
    {break_offset, "d reaches past the end of its buffer"},
};

static void break_other_bound(sk_problem* p)
{
    p->n++;
}
static void break_other_line(sk_problem* p)
{
    p->leading_dimension_b = 1;
}
static void break_vector(sk_problem* p)
{
    p->scale_m++;
}
static void break_other_vector(sk_problem* p)
{
    p->scale_n++;
}

/* What a column-major D exchanges. */
static const struct
{
    void (*apply)(sk_problem* p);
    const char* sentence;
} exchanges[] = {
    {break_bound, ": m is above the plan's bound"},
    {break_other_bound, ": n is above the plan's bound"},
    {break_k, ": k is above the plan's bound"},
    {break_line, ": leading_dimension_a is below the length of a line"},
    {break_other_line, ": leading_dimension_b is below the length of a line"},
    {break_alignment, ": d is not aligned to its elements"},
    {break_vector, ": scale_m is not aligned to its elements"},
    {break_other_vector, ": scale_n is not aligned to its elements"},
};

/* Alpha and beta, complex where D is. */
static void scale_product(product* p, uint32_t index)
{
    p->seed += index;
    p->alpha = 2.0;
    p->beta = -1.0;
    set_complex(p, is_complex(p->desc.d.type) ? 4 + 8 : 0);
}

/* Nine problems of 40 x 50 x 60, of which 4 and 7 will break a rule. */
static group make_breakable_group(sk_packing packing)
{
    static group g;
    memset(&g, 0, sizeof g);
    g.count = g.desc.most_problems = 9;
    g.on_device = true;
    for (uint32_t i = 0; i < g.count; i++)
    {
        g.products[i] =
            make_packed_product(&kernels[0], 40, 50, 60, (specialization){.a_k_contiguous = true, .linear = true});
        scale_product(&g.products[i], i);
    }
    specialize(&g.products[MOST_PROBLEMS - 1], &kernels[0], (specialization){.a_k_contiguous = true, .linear = true},
               false);
    g.desc.gemm = g.products[MOST_PROBLEMS - 1].desc; /* without leading dimensions */
    g.desc.gemm.m = 40;
    g.desc.gemm.n = 50;
    g.desc.gemm.k = 60;
    g.desc.gemm.decomposition = SK_DECOMPOSITION_STREAM_K;
    g.desc.gemm.workers = 7;
    g.desc.gemm.packing = packing;
    return g;
}

/* All but problems 4 and 7 are right, and nothing else is written. */
static void check_others(group* g, const sk_plan* plan)
{
    placement others[MOST_PROBLEMS];
    uint32_t other_count = 0;
    for (uint32_t i = 0; i < g->count; i++)
    {
        if (i != 4 && i != 7)
        {
            CHECK(check_product(&device, &g->products[i], &g->placed[i], plan));
            others[other_count++] = g->placed[i];
        }
    }
    CHECK(check_rest_of_arena(&device, others, other_count));
}

/* By the desc of a group, launches problems of which some break a rule. */
static void launch_breakable(group* g, uint32_t rule, const gpu_buffer* table)
{
    sk_plan* plan = NULL;
    g->desc.gemm.fixup = rule % 2 ? SK_FIXUP_TURNSTILE : SK_FIXUP_LAST_ARRIVER; /* whose workers look at the status */
    CHECK(place_group(g));
    CHECK_EQ(sk_create_grouped_gemm_plan(device.context, &g->desc, &plan), SK_SUCCESS);
    breaks[rule].apply(&g->problems[4]);
    breaks[rule].apply(&g->problems[7]);
    device.is_workspace_clear = false;
    if (CHECK(plan && launch_group(g, plan, table)))
    {
        check_others(g, plan);
        check_left_out(&device, "2 of 9 problems were left out; the first is problem 4", breaks[rule].sentence);
    }
    sk_destroy_plan(plan);
}

static bool is_arranged(void)
{
    return kernels[0].multiply == SK_MULTIPLY_ARRANGED;
}

/* The same nine, with D column- or row-major, and vectors where D has any. */
static group make_exchangeable_group(bool exchanged)
{
    static const uint32_t packed[4];
    const specialization s = {.a_k_contiguous = true, .linear = true};
    group g = make_breakable_group(SK_PACKING_AUTO);
    for (uint32_t i = 0; i < g.count; i++)
    {
        product* p = &g.products[i];
        specialize(p, &kernels[0], s, exchanged);
        set_parts(p, 3); /* scale_m and scale_n */
        lay_out(p, s, packed, false);
    }
    product common = {.seed = 0}; /* without leading dimensions */
    specialize(&common, &kernels[0], s, exchanged);
    set_parts(&common, 3);
    g.desc.gemm = common.desc;
    g.desc.gemm.m = 40;
    g.desc.gemm.n = 50;
    g.desc.gemm.k = 60;
    g.desc.gemm.decomposition = SK_DECOMPOSITION_STREAM_K;
    g.desc.gemm.workers = 7;
    return g;
}

/* Kernels know a column-major D as D' = B' A'; the record names what the program wrote. */
static void a_column_major_d_changes_no_name(void)
{
    gpu_buffer table;
    CHECK(create_gpu_buffer(&device.g, TABLE_BYTES, GPU_HOST, &table));
    for (uint32_t i = 0; i < 2 * sizeof exchanges / sizeof *exchanges; i++)
    {
        sk_plan* plan = NULL;
        group g = make_exchangeable_group(i % 2 == 1);
        bool has_vectors = g.desc.gemm.scale_m ||
                           (exchanges[i / 2].apply != break_vector && exchanges[i / 2].apply != break_other_vector);
        CHECK(place_group(&g));
        CHECK_EQ(sk_create_grouped_gemm_plan(device.context, &g.desc, &plan), SK_SUCCESS);
        exchanges[i / 2].apply(&g.problems[4]);
        exchanges[i / 2].apply(&g.problems[7]);
        device.is_workspace_clear = false;
        if (has_vectors && CHECK(plan && launch_group(&g, plan, &table)))
        {
            check_others(&g, plan);
            check_left_out(&device, "2 of 9 problems were left out; the first is problem 4",
                           exchanges[i / 2].sentence);
        }
        sk_destroy_plan(plan);
    }
    device.is_workspace_clear = false;
    destroy_gpu_buffer(&device.g, &table);
}

static void problems_that_break_a_rule_are_left_out_and_told(void)
{
    gpu_buffer table;
    if (!CHECK(create_gpu_buffer(&device.g, TABLE_BYTES, GPU_HOST, &table)))
    {
        return;
    }
    for (uint32_t i = 0; i < sizeof breaks / sizeof *breaks; i++)
    {
        group g = make_breakable_group(SK_PACKING_AUTO);
        launch_breakable(&g, i, &table);
        g = make_breakable_group(SK_PACKING_ALWAYS);
        launch_breakable(&g, i, &table);
    }
    device.is_workspace_clear = false;
    destroy_gpu_buffer(&device.g, &table);
}

/* Copies of nine problems that the workspace has room for, or that are one line more. */
static void copies_that_find_no_room_leave_out_their_problem(void)
{
    gpu_buffer table;
    if (is_arranged())
    {
        SKIP("its copies are filled up to whole tiles");
    }
    if (!CHECK(create_gpu_buffer(&device.g, TABLE_BYTES, GPU_HOST, &table)))
    {
        return;
    }
    for (uint32_t missing = 0; missing < 2; missing++)
    {
        sk_plan* plan = NULL;
        group g = make_breakable_group(SK_PACKING_A);
        g.desc.total_m = 9 * 40 - missing;
        CHECK(place_group(&g));
        CHECK_EQ(sk_create_grouped_gemm_plan(device.context, &g.desc, &plan), SK_SUCCESS);
        device.is_workspace_clear = false;
        if (CHECK(plan && launch_group(&g, plan, &table)) && missing)
        {
            check_left_out(&device, "1 of 9 problems was left out; the first is problem 8",
                           ": the copies of a up to");
            g.count = 8;
        }
        for (uint32_t i = 0; i < g.count; i++)
        {
            CHECK(check_product(&device, &g.products[i], &g.placed[i], plan));
        }
        CHECK(check_rest_of_arena(&device, g.placed, g.count));
        sk_destroy_plan(plan);
    }
    device.is_workspace_clear = false;
    destroy_gpu_buffer(&device.g, &table);
}

/* From the first problem on up to which 32 bits do not count, all are left out; with copies, from the first for which
 * there is no room. */
static void leave_out_the_rest(sk_packing packing, const gpu_buffer* table)
{
    sk_plan* plan = NULL;
    group g = make_breakable_group(packing);
    bool copies = is_arranged() || packing == SK_PACKING_ALWAYS;
    g.desc.gemm.m = g.desc.gemm.n = g.desc.gemm.k = 0; /* no bounds */
    g.desc.addresses = true;
    CHECK(place_group(&g));
    g.desc.problems = g.problems;
    g.desc.problem_count = g.count;
    CHECK_EQ(sk_create_grouped_gemm_plan(device.context, &g.desc, &plan), SK_SUCCESS);
    for (uint32_t i = 5; i < g.count; i++)
    {
        g.problems[i].m = 1u << 24;
        g.problems[i].n = 1u << 18;
        g.problems[i].k = i == 5 ? 1u << 10 : 60;
        g.problems[i].leading_dimension_a = g.problems[i].leading_dimension_b = 0;
        g.problems[i].leading_dimension_d = 0;
    }
    device.is_workspace_clear = false;
    if (CHECK(plan && launch_group(&g, plan, table)))
    {
        g.count = 5;
        for (uint32_t i = 0; i < g.count; i++)
        {
            CHECK(check_product(&device, &g.products[i], &g.placed[i], plan));
        }
        CHECK(check_rest_of_arena(&device, g.placed, g.count));
        check_left_out(&device, "4 of 9 problems were left out; the first is problem 5",
                       copies ? ": the copies of a up to it" : ": 32 bits do not count");
    }
    device.is_workspace_clear = false;
    sk_destroy_plan(plan);
}

static void totals_that_overflow_leave_out_the_rest(void)
{
    gpu_buffer table;
    if (CHECK(create_gpu_buffer(&device.g, TABLE_BYTES, GPU_HOST, &table)))
    {
        leave_out_the_rest(SK_PACKING_AUTO, &table);
        leave_out_the_rest(SK_PACKING_ALWAYS, &table);
        destroy_gpu_buffer(&device.g, &table);
    }
}

/* Chunks have slots for the expected problems: from the first one on that has more, all are left out. */
static void chunks_beyond_those_expected_leave_out_the_rest(void)
{
    gpu_buffer table;
    sk_plan* plan = NULL;
    group g = make_breakable_group(SK_PACKING_AUTO);
    if (!CHECK(create_gpu_buffer(&device.g, TABLE_BYTES, GPU_HOST, &table)))
    {
        return;
    }
    g.desc.gemm.kernel = kernels[0].name;
    g.desc.gemm.chunk = 1;
    CHECK(place_group(&g));
    g.desc.problems = g.problems;
    g.desc.problem_count = 4;
    CHECK_EQ(sk_create_grouped_gemm_plan(device.context, &g.desc, &plan), SK_SUCCESS);
    device.is_workspace_clear = false;
    if (CHECK(plan && launch_group(&g, plan, &table)))
    {
        check_left_out(&device, "of 9 problems were left out; the first is problem 4", "have more chunks than those");
        g.count = 4;
        for (uint32_t i = 0; i < g.count; i++)
        {
            CHECK(check_product(&device, &g.products[i], &g.placed[i], plan));
        }
        CHECK(check_rest_of_arena(&device, g.placed, g.count));
    }
    device.is_workspace_clear = false;
    sk_destroy_plan(plan);
    destroy_gpu_buffer(&device.g, &table);
}

int main(int argc, char** argv)
{
    if (!open_rig(&device, NULL) || !CHECK(list_kernels(&device, argc > 1 ? argv[1] : NULL, kernels) > 0))
    {
        return 1;
    }
    RUN(problems_that_break_a_rule_are_left_out_and_told);
    RUN(a_column_major_d_changes_no_name);
    RUN(copies_that_find_no_room_leave_out_their_problem);
    RUN(totals_that_overflow_leave_out_the_rest);
    RUN(chunks_beyond_those_expected_leave_out_the_rest);
    close_rig(&device);
    return CHECK_DONE();
}
