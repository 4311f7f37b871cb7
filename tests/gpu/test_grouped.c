/* test_grouped.c - random groups of problems in one launch, each exact on integers and within a bound on reals, and
 * nothing else in memory touched.
 *
 *     test_grouped [SEED [FIRST [COUNT [PART]]]]    as test_random
 */
#include "check.h"
#include "left_out.h"
#include "multiply.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum
{
    GROUPS = 60,
    MOST_PROBLEMS = 40,
    MOST_EXTENT = 100,
    SPECIALIZATIONS_ON_CPU = 1,
    UPLOAD = 8192, /* bytes from the table to where the host's problems are written */
    TABLE_BYTES = UPLOAD + 16 + (16 + (int)sizeof(sk_problem)) * MOST_PROBLEMS + 1,
    B_BEGINS = 512, /* bytes from the arena's start */
    GUARD = 0x77    /* the byte behind them */
};

static rig device;
static sk_kernel_info kernels[MOST_KERNELS];
static uint32_t kernel_count;
static uint64_t seed;
static uint32_t first, count;

/* Problems that one launch computes. */
typedef struct group
{
    sk_grouped_desc desc;
    uint32_t count;
    bool on_device; /* only the device knows the sizes */
    bool counted;   /* and how many there are */
    bool uploads;   /* the host writes them into an upload buffer, otherwise into the command buffer */
    product products[MOST_PROBLEMS];
    placement placed[MOST_PROBLEMS];
    sk_problem problems[MOST_PROBLEMS];
    float clamp_min, clamp_max;
} group;

/* ---- drawing --------------------------------------------------------------------------------- */

static void draw_wishes(sk_gemm_desc* desc, uint64_t* state)
{
    static const sk_decomposition decompositions[4] = {SK_DECOMPOSITION_AUTO, SK_DECOMPOSITION_DATA_PARALLEL,
                                                       SK_DECOMPOSITION_STREAM_K, SK_DECOMPOSITION_HYBRID};
    static const sk_fixup fixups[4] = {SK_FIXUP_AUTO, SK_FIXUP_LAST_ARRIVER, SK_FIXUP_SEPARATE_PASS,
                                       SK_FIXUP_TURNSTILE};
    desc->decomposition = decompositions[draw_below(state, 4)];
    desc->fixup = fixups[draw_below(state, 4)];
    desc->workers = draw_below(state, 4) == 0 ? 0 : 1 + draw_below(state, 40);
    desc->hybrid_waves = desc->decomposition == SK_DECOMPOSITION_HYBRID ? draw_below(state, 4) : 0;
    desc->order = (sk_order)draw_below(state, 3);
    desc->raster = (sk_raster)draw_below(state, 3);
    desc->raster_width = draw_below(state, 4);
    desc->sort = (sk_sort)draw_below(state, 3);
    bool splits = desc->decomposition == SK_DECOMPOSITION_STREAM_K || desc->decomposition == SK_DECOMPOSITION_HYBRID;
    desc->minimum_segment = splits ? draw_below(state, 2) * draw_below(state, 6) : 0;
    if (desc->kernel && draw_below(state, 4) == 0)
    {
        desc->chunk = 1 + draw_below(state, 6);
        desc->fixup = draw_below(state, 2) == 0 ? SK_FIXUP_AUTO : SK_FIXUP_SEPARATE_PASS;
        desc->minimum_segment = 0;
    }
}

/* Triangles and second terms, of half of all groups. */
static void set_form(sk_gemm_desc* desc, const sk_kernel_info* kernel, uint32_t form)
{
    desc->triangle = form < 6 ? (sk_triangle)(form % 3) : SK_TRIANGLE_NONE;
    desc->second = form < 6 && form % 2 == 1 && kernel->multiply != SK_MULTIPLY_DOT;
    desc->hermitian = form < 4 && desc->triangle && is_complex(kernel->output);
    desc->raster = desc->triangle ? SK_RASTER_AUTO : desc->raster;
}

/* What problems have in common. */
static product draw_common(uint32_t kernel, specialization* s, uint64_t* state)
{
    product common = {.seed = seed};
    uint32_t drawn = draw_below(state, SPECIALIZATIONS), part = draw_below(state, 3 * PARTS),
             form = draw_below(state, 12);
    if (is_on_cpu(&device))
    {
        uint64_t of_kernel = seed + kernel * UINT64_C(0x100000000);
        drawn = draw_below(&of_kernel, SPECIALIZATIONS);
        part = draw_below(&of_kernel, 3 * PARTS);
        form = draw_below(&of_kernel, 12);
    }
    *s = choose_specialization(drawn);
    specialize(&common, &kernels[kernel], *s, draw_below(state, 2) == 0);
    set_parts(&device, &common, part < PARTS ? part : 0);
    set_complex(&device, &common, drawn);
    common.values = draw_below(state, 3) == 0 ? VALUES_REALS : VALUES_INTEGERS;
    draw_wishes(&common.desc, state);
    set_form(&common.desc, &kernels[kernel], form);
    return common;
}

static uint32_t draw_extent(uint64_t* state)
{
    return draw_below(state, 12) == 0 ? 0 : draw_size(state, MOST_EXTENT);
}

static product draw_problem(const product* common, specialization s, uint64_t* state)
{
    product p = *common;
    p.seed += draw_bits(state);
    p.desc.m = draw_extent(state);
    p.desc.n = draw_extent(state);
    p.desc.n = p.desc.triangle ? p.desc.m : p.desc.n;
    p.desc.k = draw_below(state, 3) == 0 ? 5 * draw_extent(state) : draw_extent(state);
    p.offset_a = draw_below(state, 9);
    p.offset_b = draw_below(state, 9);
    p.offset_c = draw_below(state, 9);
    p.offset_d = draw_below(state, 9);
    p.offset_vectors = draw_below(state, 9);
    p.offset_residual = draw_below(state, 9);
    p.offset_second = draw_below(state, 9);
    p.alpha = (float)draw_below(state, 7) - 3.0f;
    p.beta = (float)draw_below(state, 7) - 3.0f;
    if (is_complex(p.desc.d.type))
    {
        bool a = p.desc.a.conjugate, b = p.desc.b.conjugate;
        set_complex(&device, &p, 4 * draw_below(state, 4) + 2 * b + a);
        p.beta_imaginary = p.desc.hermitian ? 0.0f : p.beta_imaginary;
        p.alpha_imaginary = p.desc.hermitian && !p.desc.second ? 0.0f : p.alpha_imaginary;
    }
    p.in_place = s.linear && !s.c_transposed && draw_below(state, 2) == 0;
    uint32_t padding[4] = {draw_below(state, 12), draw_below(state, 12), draw_below(state, 12),
                           draw_below(state, 12)};
    lay_out(&p, s, padding, false);
    return p;
}

static group draw_group(uint32_t index)
{
    static group g;
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + index;
    uint32_t kernel = draw_below(&state, kernel_count);
    specialization s;
    product common = draw_common(kernel, &s, &state);
    memset(&g, 0, sizeof g);
    g.desc.gemm = common.desc;
    g.desc.aligned = s.aligned;
    g.desc.addresses = draw_below(&state, 3) == 0;
    g.count = draw_below(&state, 3) == 0 ? draw_below(&state, 3) : draw_size(&state, MOST_PROBLEMS);
    g.desc.most_problems = g.count + 1 + draw_below(&state, 3);
    g.on_device = draw_below(&state, 2) == 0;
    g.counted = draw_below(&state, 2) == 0;
    g.desc.most_problems = g.on_device && !g.counted && g.count > 0 ? g.count : g.desc.most_problems;
    g.counted |= g.on_device && g.desc.most_problems != g.count;
    g.uploads = !g.on_device && draw_below(&state, 2) == 0;
    bool searches = g.desc.gemm.decomposition == SK_DECOMPOSITION_DATA_PARALLEL && g.desc.gemm.sort != SK_SORT_BY_K;
    g.desc.gemm.search = (sk_search)draw_below(&state, searches && !g.on_device ? 3 : 2);
    g.clamp_min = common.clamp_min;
    g.clamp_max = common.clamp_max;
    for (uint32_t i = 0; i < g.count; i++)
    {
        g.products[i] = draw_problem(&common, s, &state);
        g.products[i].seed += i;
    }
    return g;
}

/* ---- launching ------------------------------------------------------------------------------- */

static uint64_t offset_of(const group* g, const matrix* x)
{
    return x->first + (g->desc.addresses ? device.arena.address : 0);
}

static sk_problem make_problem(const group* g, uint32_t index)
{
    const product* p = &g->products[index];
    const placement* placed = &g->placed[index];
    sk_problem problem = {
        .m = p->desc.m, .n = p->desc.n, .k = p->desc.k, .alpha = (float)p->alpha, .beta = (float)p->beta};
    problem.alpha_imaginary = (float)p->alpha_imaginary;
    problem.beta_imaginary = (float)p->beta_imaginary;
    problem.leading_dimension_a = p->desc.a.leading_dimension;
    problem.leading_dimension_b = p->desc.b.leading_dimension;
    problem.leading_dimension_c = p->desc.c.leading_dimension;
    problem.leading_dimension_d = p->desc.d.leading_dimension;
    problem.leading_dimension_residual = p->desc.residual.leading_dimension;
    problem.a = offset_of(g, &placed->a);
    problem.b = offset_of(g, &placed->b) - (g->desc.addresses ? 0 : B_BEGINS);
    problem.second_a = offset_of(g, &placed->second_a) - (g->desc.addresses ? 0 : B_BEGINS);
    problem.second_b = offset_of(g, &placed->second_b);
    problem.leading_dimension_second_a = p->desc.second_a.leading_dimension;
    problem.leading_dimension_second_b = p->desc.second_b.leading_dimension;
    problem.c = offset_of(g, &placed->c);
    problem.d = offset_of(g, &placed->d);
    problem.bias = offset_of(g, &placed->bias);
    problem.scale_m = offset_of(g, &placed->scale_m);
    problem.scale_n = offset_of(g, &placed->scale_n);
    problem.residual = offset_of(g, &placed->residual);
    return problem;
}

static bool place_group(group* g)
{
    placement nowhere;
    product one = make_packed_product(&kernels[0], 1, 1, 1, (specialization){.a_k_contiguous = true});
    clear_arena(&device);
    if (!place_product(&device, &one, &nowhere)) /* so that there is an arena, whatever the group */
    {
        return false;
    }
    for (uint32_t i = 0; i < g->count; i++)
    {
        if (!place_product(&device, &g->products[i], &g->placed[i]))
        {
            return false;
        }
    }
    for (uint32_t i = 0; i < g->count; i++)
    {
        g->problems[i] = make_problem(g, i);
    }
    return true;
}

static sk_grouped_args make_grouped_args(const group* g, const gpu_buffer* table)
{
    sk_buffer arena = {.buffer = device.arena.buffer, .size = device.used};
    sk_grouped_args args = {.clamp_min = g->clamp_min, .clamp_max = g->clamp_max};
    args.a = args.b = args.c = args.d = args.bias = args.scale_m = args.scale_n = args.residual = arena;
    args.b.offset = B_BEGINS;
    args.b.size -= B_BEGINS;
    if (g->on_device)
    {
        args.table = make_gpu_matrix(table, 8);
        args.count = g->counted ? make_gpu_matrix(table, 0) : args.count;
    }
    else
    {
        args.problems = g->problems;
        args.problem_count = g->count;
    }
    if (g->uploads)
    {
        args.upload = make_gpu_matrix(table, UPLOAD);
        args.upload_mapped = (unsigned char*)table->mapped + UPLOAD;
    }
    return args;
}

static bool launch_group(const group* g, const sk_plan* plan, const gpu_buffer* table)
{
    VkDeviceSize size = sk_query_plan(plan).workspace_size;
    if (!prepare_workspace(&device, size))
    {
        return false;
    }
    remember_arena(&device);
    memcpy(table->mapped, &g->count, sizeof g->count);
    memcpy((unsigned char*)table->mapped + 8, g->problems, g->count * sizeof g->problems[0]);
    sk_grouped_args args = make_grouped_args(g, table);
    args.workspace = workspace_of(&device, size);
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    VkDeviceSize uploaded = sk_query_upload_size(plan, g->count);
    args.upload.size = uploaded;
    memset((unsigned char*)table->mapped + UPLOAD, GUARD, (size_t)uploaded + 1);
    bool recorded = sk_gemm_grouped(commands, plan, &args) == SK_SUCCESS &&
                    CHECK_EQ(((unsigned char*)table->mapped)[UPLOAD + uploaded], GUARD);
    return submit_gpu_commands(&device.g, commands) && recorded;
}

static bool check_group(const group* g, const sk_plan* plan)
{
    bool right = true;
    for (uint32_t i = 0; i < g->count && right; i++)
    {
        right = CHECK(check_product(&device, &g->products[i], &g->placed[i], plan));
        if (!right)
        {
            CHECK_NOTE("problem %u of %u\n", i, g->count);
        }
    }
    bool rest = CHECK(check_rest_of_arena(&device, g->placed, g->count));
    return CHECK(check_workspace(&device, sk_query_plan(plan).workspace_size)) && rest && right;
}

static bool run_group(group* g)
{
    gpu_buffer table;
    sk_plan* plan = NULL;
    if (!CHECK(place_group(g)) || !CHECK(create_gpu_buffer(&device.g, TABLE_BYTES, GPU_HOST, &table)))
    {
        return false;
    }
    g->desc.problems = g->problems;
    g->desc.problem_count = g->count;
    bool right = CHECK(sk_create_grouped_plan(device.context, &g->desc, &plan) == SK_SUCCESS) &&
                 CHECK(launch_group(g, plan, &table)) && check_group(g, plan);
    char line[SK_LINE_SIZE];
    if (!right && plan)
    {
        sk_format_plan(plan, line, sizeof line);
        CHECK_NOTE("%s\n", line);
    }
    sk_destroy_plan(plan);
    destroy_gpu_buffer(&device.g, &table);
    return right;
}

static void random_groups_are_exact_on_integers_and_close_on_reals(void)
{
    if (!kernel_count)
    {
        SKIP("no kernel of that name runs here");
    }
    for (uint32_t i = first; i < first + count; i++)
    {
        group g = draw_group(i);
        if (!run_group(&g))
        {
            CHECK_NOTE("test_grouped %llu %u 1\n", (unsigned long long)seed, i);
        }
    }
}

/* ---- problems that are left out -------------------------------------------------------------- */

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
    p->b++;
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
    {break_alignment, "b is not aligned to its elements, or as the plan promised"},
    {break_end, "d reaches past the end of its buffer"},
    {break_offset, "d reaches past the end of its buffer"},
};

/* Nine problems of 40 x 50 x 60, of which 4 and 7 will break a rule. */
static group make_breakable_group(void)
{
    static group g;
    memset(&g, 0, sizeof g);
    g.count = g.desc.most_problems = 9;
    g.on_device = true;
    for (uint32_t i = 0; i < g.count; i++)
    {
        g.products[i] = make_packed_product(&kernels[0], 40, 50, 60, (specialization){.a_k_contiguous = true});
        g.products[i].seed += i;
    }
    specialize(&g.products[MOST_PROBLEMS - 1], &kernels[0], (specialization){.a_k_contiguous = true}, false);
    g.desc.gemm = g.products[MOST_PROBLEMS - 1].desc; /* without leading dimensions */
    g.desc.gemm.m = 40;
    g.desc.gemm.n = 50;
    g.desc.gemm.k = 60;
    g.desc.gemm.decomposition = SK_DECOMPOSITION_STREAM_K;
    g.desc.gemm.workers = 7;
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

static void problems_that_break_a_rule_are_left_out_and_told(void)
{
    gpu_buffer table;
    if (!CHECK(create_gpu_buffer(&device.g, TABLE_BYTES, GPU_HOST, &table)))
    {
        return;
    }
    for (size_t i = 0; i < sizeof breaks / sizeof *breaks; i++)
    {
        sk_plan* plan = NULL;
        group g = make_breakable_group();
        g.desc.gemm.fixup = i % 2 ? SK_FIXUP_TURNSTILE : SK_FIXUP_LAST_ARRIVER; /* whose workers look at the status */
        CHECK(place_group(&g));
        CHECK_EQ(sk_create_grouped_plan(device.context, &g.desc, &plan), SK_SUCCESS);
        breaks[i].apply(&g.problems[4]);
        breaks[i].apply(&g.problems[7]);
        device.is_workspace_clear = false;
        if (CHECK(plan && launch_group(&g, plan, &table)))
        {
            check_others(&g, plan);
            check_left_out(&device, "2 of 9 problems were left out; the first is problem 4", breaks[i].sentence);
        }
        sk_destroy_plan(plan);
    }
    device.is_workspace_clear = false;
    destroy_gpu_buffer(&device.g, &table);
}

/* From the first problem on up to which 32 bits do not count, all are left out. */
static void totals_that_overflow_leave_out_the_rest(void)
{
    gpu_buffer table;
    sk_plan* plan = NULL;
    group g = make_breakable_group();
    if (!CHECK(create_gpu_buffer(&device.g, TABLE_BYTES, GPU_HOST, &table)))
    {
        return;
    }
    g.desc.gemm.m = g.desc.gemm.n = g.desc.gemm.k = 0; /* no bounds */
    g.desc.addresses = true;
    CHECK(place_group(&g));
    g.desc.problems = g.problems;
    g.desc.problem_count = g.count;
    CHECK_EQ(sk_create_grouped_plan(device.context, &g.desc, &plan), SK_SUCCESS);
    for (uint32_t i = 5; i < g.count; i++)
    {
        g.problems[i].m = 1u << 24;
        g.problems[i].n = 1u << 18;
        g.problems[i].k = i == 5 ? 1u << 10 : 60;
        g.problems[i].leading_dimension_a = g.problems[i].leading_dimension_b = 0;
        g.problems[i].leading_dimension_d = 0;
    }
    device.is_workspace_clear = false;
    if (CHECK(plan && launch_group(&g, plan, &table)))
    {
        g.count = 5;
        for (uint32_t i = 0; i < g.count; i++)
        {
            CHECK(check_product(&device, &g.products[i], &g.placed[i], plan));
        }
        CHECK(check_rest_of_arena(&device, g.placed, g.count));
        check_left_out(&device, "4 of 9 problems were left out; the first is problem 5", ": 32 bits do not count");
    }
    device.is_workspace_clear = false;
    sk_destroy_plan(plan);
    destroy_gpu_buffer(&device.g, &table);
}

/* Chunks have slots for the expected problems: from the first one on that has more, all are left out. */
static void chunks_beyond_those_expected_leave_out_the_rest(void)
{
    gpu_buffer table;
    sk_plan* plan = NULL;
    group g = make_breakable_group();
    if (!CHECK(create_gpu_buffer(&device.g, TABLE_BYTES, GPU_HOST, &table)))
    {
        return;
    }
    g.desc.gemm.kernel = kernels[0].name;
    g.desc.gemm.chunk = 1;
    CHECK(place_group(&g));
    g.desc.problems = g.problems;
    g.desc.problem_count = 4;
    CHECK_EQ(sk_create_grouped_plan(device.context, &g.desc, &plan), SK_SUCCESS);
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

/* An arranged kernel reads copies, which several problems do not have. */
static uint32_t leave_out_arranged(uint32_t all)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < all; i++)
    {
        if (kernels[i].multiply != SK_MULTIPLY_ARRANGED)
        {
            kernels[kept++] = kernels[i];
        }
    }
    return kept;
}

int main(int argc, char** argv)
{
    seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 0;
    seed = seed ? seed : (uint64_t)time(NULL);
    first = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : 0;
    count = argc > 3 ? (uint32_t)strtoul(argv[3], NULL, 10) : GROUPS;
    printf("seed: %llu (test_grouped %llu repeats this run)\n", (unsigned long long)seed, (unsigned long long)seed);
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    kernel_count = leave_out_arranged(list_kernels(&device, argc > 4 ? argv[4] : NULL, kernels));
    RUN(random_groups_are_exact_on_integers_and_close_on_reals);
    RUN(problems_that_break_a_rule_are_left_out_and_told);
    RUN(totals_that_overflow_leave_out_the_rest);
    RUN(chunks_beyond_those_expected_leave_out_the_rest);
    close_rig(&device);
    return CHECK_DONE();
}
