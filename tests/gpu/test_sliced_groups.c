/* test_sliced_groups.c - several problems by slices in one launch: each D has the bits of the product alone, by as many
 * slices, and nothing else is written.
 *
 *     test_sliced_groups [SEED [FIRST [COUNT]]]    random groups
 *
 * Group i of a seed is the same however many are run. */
#include "check.h"
#include "drawn.h"
#include "placed.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
    GROUPS = 60,
    MOST_GROUP = 7,
    MOST_LENGTH = 70,
    MANY = 160,
    GUARD_BYTES = 64
};

static unsigned char image[PLACED_ROOM], expected[PLACED_ROOM]; /* the arena before launches, and after products */
static uint32_t of_way[2];                                      /* groups without a bound, and with one */
static uint32_t splits[2]; /* groups of whole tiles, and of tiles that are split */

typedef struct drawn_group
{
    placed_product products[MOST_GROUP], c[MOST_GROUP]; /* c: products whose D is C */
    sk_problem problems[MOST_GROUP];
    uint32_t count;
    bool is_complex, is_f64, uploads, twice;
    const sk_problem* told; /* of the launch; NULL: those above */
    sk_grouped_gemm_desc desc;
} drawn_group;

/* ---- groups ---------------------------------------------------------------------------------- */

static double draw_graded(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    return ldexp(draw_real(state), -(int)draw_below(state, 60));
}

static double draw_special(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    uint32_t kind = draw_below(state, 150);
    return kind == 0 ? (double)INFINITY : kind == 1 ? -(double)INFINITY : kind < 9 ? 0.0 : draw_real(state);
}

static const draw_number kinds[] = {draw_uniform, draw_graded, draw_special, draw_hilbert, draw_one};

static double draw_scalar(uint64_t* state)
{
    static const double scalars[] = {1.0, -1.0, 0.0, 0.5, -2.7, 1e-3};
    return scalars[draw_below(state, 6)];
}

static uint32_t draw_length(uint64_t* state)
{
    return draw_below(state, 9) ? 1 + draw_below(state, MOST_LENGTH) : 0;
}

/* The same layouts for all, with leading dimensions of each one's own. */
static placed_product draw_problem(const drawn_group* g, uint64_t layouts, uint64_t* state)
{
    uint32_t m = draw_length(state), n = g->desc.gemm.triangle ? m : draw_length(state);
    uint32_t k = draw_below(state, 9) ? 2 + draw_below(state, 150) : 0;
    placed_product p = g->is_complex ? make_placed_complex(m, n, k, g->is_f64) : make_placed(m, n, k, g->is_f64);
    draw_placed_layouts(&p, &layouts);
    p.a.desc.leading_dimension += draw_below(state, 3);
    p.b.desc.leading_dimension += draw_below(state, 3);
    p.d.desc.leading_dimension += draw_below(state, 3);
    return p;
}

/* Offsets of the arena, or addresses. */
static sk_problem make_problem(const drawn_group* g, const placed_product* p, const placed_product* c)
{
    uint64_t begin = g->desc.addresses ? placed_arena.address : 0;
    sk_problem problem = {.m = p->m, .n = p->n, .k = p->k, .alpha = 1.0};
    problem.a = begin + p->a.first;
    problem.b = begin + p->b.first;
    problem.c = begin + c->d.first;
    problem.d = begin + p->d.first;
    problem.leading_dimension_a = p->a.desc.leading_dimension;
    problem.leading_dimension_b = p->b.desc.leading_dimension;
    problem.leading_dimension_c = c->d.desc.leading_dimension;
    problem.leading_dimension_d = p->d.desc.leading_dimension;
    return problem;
}

static void place_problems(drawn_group* g, uint64_t* state)
{
    size_t used = 0;
    uint64_t layouts = draw_bits(state), layouts_of_c = draw_bits(state);
    clear_placed();
    for (uint32_t i = 0; i < g->count; i++)
    {
        g->products[i] = draw_problem(g, layouts, state);
        g->c[i] = g->products[i];
        uint64_t same = layouts_of_c;
        draw_placed_layouts(&g->c[i], &same);
        used = place_behind(&g->products[i], used, kinds[draw_below(state, 5)], kinds[draw_below(state, 5)], state);
        used = place_behind(&g->c[i], used, NULL, NULL, state);
        fill_d(&g->c[i], draw_uniform, state);
        g->problems[i] = make_problem(g, &g->products[i], &g->c[i]);
        g->problems[i].alpha = draw_scalar(state);
        g->problems[i].beta = draw_scalar(state);
        g->problems[i].alpha_imaginary = g->is_complex ? draw_scalar(state) : 0.0;
    }
    memcpy(image, placed_arena.mapped, PLACED_ROOM);
}

static sk_matrix_desc without_own(sk_matrix_desc desc)
{
    desc.leading_dimension = 0;
    return desc;
}

static drawn_group draw_group(uint64_t* state)
{
    drawn_group g = {.count = draw_below(state, MOST_GROUP + 1)};
    g.is_complex = draw_below(state, 4) == 0;
    g.is_f64 = draw_below(state, 2);
    g.uploads = draw_below(state, 2);
    g.twice = draw_below(state, 4) == 0;
    g.desc.addresses = draw_below(state, 2);
    g.desc.most_problems = g.count + 1 + draw_below(state, 3);
    sk_gemm_desc* gemm = &g.desc.gemm;
    gemm->triangle = draw_below(state, 4) ? SK_TRIANGLE_NONE : 1 + draw_below(state, 2);
    place_problems(&g, state);
    placed_product any = g.count ? g.products[0] : make_placed(1, 1, 1, g.is_f64);
    gemm->a = without_own(any.a.desc);
    gemm->b = without_own(any.b.desc);
    gemm->d = without_own(any.d.desc);
    gemm->a.conjugate = g.count && g.is_complex && draw_below(state, 2);
    bool is_bounded = draw_below(state, 2);
    gemm->accuracy = !is_bounded ? SK_ACCURACY_SLICES : g.is_f64 ? SK_ACCURACY_F64 : SK_ACCURACY_F32;
    gemm->way = is_bounded ? SK_WAY_SLICES : SK_WAY_AUTO;
    gemm->slices = is_bounded ? 0 : 2 + draw_below(state, 7);
    gemm->epilogue = draw_below(state, 3) ? SK_EPILOGUE_NONE : SK_EPILOGUE_LINEAR;
    gemm->c = without_own(g.count ? g.c[0].d.desc : any.d.desc);
    g.desc.problems = g.problems;
    g.desc.problem_count = g.count;
    return g;
}

static void forget_group(drawn_group* g)
{
    for (uint32_t i = 0; i < g->count; i++)
    {
        forget_numbers(&g->products[i]);
        forget_numbers(&g->c[i]);
    }
}

/* ---- products alone -------------------------------------------------------------------------- */

/* Where nothing is multiplied, slices have no bound to keep. */
static sk_gemm_desc desc_alone(const drawn_group* g, uint32_t i, uint32_t slices)
{
    sk_gemm_desc desc = g->desc.gemm;
    const placed_product* p = &g->products[i];
    bool is_linear = desc.epilogue == SK_EPILOGUE_LINEAR;
    bool is_zero = g->problems[i].alpha == 0.0 && g->problems[i].alpha_imaginary == 0.0;
    bool is_empty = p->k == 0 || (is_linear && is_zero);
    desc.m = p->m;
    desc.n = p->n;
    desc.k = p->k;
    desc.a.leading_dimension = p->a.desc.leading_dimension;
    desc.b.leading_dimension = p->b.desc.leading_dimension;
    desc.c.leading_dimension = g->c[i].d.desc.leading_dimension;
    desc.d.leading_dimension = p->d.desc.leading_dimension;
    desc.slices = slices;
    desc.accuracy = is_empty ? SK_ACCURACY_SLICES : desc.accuracy;
    desc.way = is_empty ? SK_WAY_AUTO : desc.way;
    return desc;
}

static bool multiply_alone(const drawn_group* g, uint32_t i, uint32_t slices)
{
    sk_plan* plan = NULL;
    sk_gemm_desc desc = desc_alone(g, i, slices);
    sk_gemm_args args = args_of_placed(&g->products[i]);
    args.c = make_gpu_matrix(&placed_arena, g->c[i].d.first);
    args.alpha = g->problems[i].alpha;
    args.beta = g->problems[i].beta;
    args.alpha_imaginary = g->problems[i].alpha_imaginary;
    if (desc.m == 0 || desc.n == 0)
    {
        return true;
    }
    bool good = CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS);
    good = good && CHECK(launch_args(plan, args));
    sk_destroy_plan(plan);
    return good;
}

/* What the arena should be. The problems' memory is as it was then. */
static bool expect_products(const drawn_group* g, uint32_t slices)
{
    bool good = true;
    memcpy(placed_arena.mapped, image, PLACED_ROOM);
    for (uint32_t i = 0; good && i < g->count; i++)
    {
        good = multiply_alone(g, i, slices);
    }
    memcpy(expected, placed_arena.mapped, PLACED_ROOM);
    memcpy(placed_arena.mapped, image, PLACED_ROOM);
    return good;
}

/* ---- groups ---------------------------------------------------------------------------------- */

static sk_grouped_gemm_args args_of_group(const drawn_group* g, const sk_plan* plan, const gpu_buffer* upload)
{
    sk_buffer all = make_gpu_matrix(&placed_arena, 0);
    sk_grouped_gemm_args args = {.a = all, .b = all, .c = all, .d = all};
    args.problems = g->told ? g->told : g->problems;
    args.problem_count = g->count;
    args.workspace = workspace_of(&device, sk_query_plan(plan).workspace_size);
    if (g->uploads && upload)
    {
        args.upload = make_gpu_matrix(upload, 0);
        args.upload.size = sk_query_upload_size(plan, g->count);
        args.upload_mapped = upload->mapped;
    }
    return args;
}

static bool record_group(const drawn_group* g, const sk_plan* plan, const sk_grouped_gemm_args* args)
{
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    bool recorded = CHECK_EQ(sk_grouped_gemm(commands, plan, args), SK_SUCCESS);
    if (g->twice)
    {
        VkMemoryBarrier between = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, VK_ACCESS_SHADER_WRITE_BIT,
                                   VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT};
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0,
                             1, &between, 0, NULL, 0, NULL);
        recorded &= CHECK_EQ(sk_grouped_gemm(commands, plan, args), SK_SUCCESS);
    }
    return submit_gpu_commands(&device.g, commands) && recorded;
}

/* Launches between guards: of the workspace, and of the upload buffer. */
static bool launch_group(const drawn_group* g, const sk_plan* plan)
{
    gpu_buffer upload;
    VkDeviceSize size = sk_query_upload_size(plan, g->count);
    if (!CHECK(prepare_workspace(&device, sk_query_plan(plan).workspace_size)) ||
        !CHECK(create_gpu_buffer(&device.g, size + GUARD_BYTES, GPU_HOST, &upload)))
    {
        return false;
    }
    memset(upload.mapped, 0x5a, (size_t)size + GUARD_BYTES);
    sk_grouped_gemm_args args = args_of_group(g, plan, &upload);
    bool good = record_group(g, plan, &args);
    for (uint32_t i = 0; i < GUARD_BYTES; i++)
    {
        good &= CHECK_EQ(((unsigned char*)upload.mapped)[size + i], 0x5a);
    }
    destroy_gpu_buffer(&device.g, &upload);
    return CHECK(check_workspace(&device, sk_query_plan(plan).workspace_size)) && good;
}

/* Which problem's D differs, if one does. */
static void tell_difference(const drawn_group* g)
{
    size_t i = 0;
    while (expected[i] == ((unsigned char*)placed_arena.mapped)[i])
    {
        i++;
    }
    uint32_t problem = 0;
    while (problem + 1 < g->count && g->products[problem + 1].a.first <= i)
    {
        problem++;
    }
    CHECK_NOTE("byte %zu, problem %u of %u: %u x %u x %u\n", i, problem, g->count, g->products[problem].m,
               g->products[problem].n, g->products[problem].k);
}

static bool check_group(const drawn_group* g)
{
    sk_plan* plan = NULL;
    char line[SK_LINE_SIZE];
    bool good = CHECK_EQ(sk_create_grouped_gemm_plan(device.context, &g->desc, &plan), SK_SUCCESS);
    if (good)
    {
        sk_plan_info info = sk_query_plan(plan);
        splits[info.decomposition != SK_DECOMPOSITION_DATA_PARALLEL]++;
        good = CHECK(info.way == SK_WAY_SLICES && info.problems == g->count && info.slices >= 2);
        good &= expect_products(g, info.slices) && launch_group(g, plan);
        bool same = CHECK(memcmp(expected, placed_arena.mapped, PLACED_ROOM) == 0);
        if (!same)
        {
            tell_difference(g);
        }
        if (!good || !same)
        {
            sk_format_plan(plan, line, sizeof line);
            CHECK_NOTE("%s\n", line);
        }
        good &= same;
    }
    sk_destroy_plan(plan);
    return good;
}

static void each_problem_has_the_bits_of_the_product_alone(void)
{
    for (uint32_t i = first; i < first + count; i++)
    {
        uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + i;
        drawn_group g = draw_group(&state);
        g.desc.problems = g.problems;
        of_way[g.desc.gemm.way == SK_WAY_SLICES]++;
        if (!check_group(&g))
        {
            CHECK_NOTE("test_sliced_groups %llu %u 1\n", (unsigned long long)seed, i);
        }
        forget_group(&g);
    }
}

/* ---- chosen groups --------------------------------------------------------------------------- */

/* Of one k slices keep no bound: each element is the rounded product. */
static void a_k_of_one_is_multiplied_as_it_is(void)
{
    for (int is_f64 = 0; is_f64 < 2; is_f64++)
    {
        uint64_t state = 5;
        sk_plan* plan = NULL;
        drawn_group g = {.count = 1, .is_f64 = is_f64};
        clear_placed();
        g.products[0] = make_placed(9, 7, 1, is_f64);
        placed_product* p = &g.products[0];
        place_behind(p, 0, draw_uniform, draw_graded, &state);
        g.problems[0] = make_problem(&g, p, p);
        g.desc.gemm.a.type = g.desc.gemm.b.type = g.desc.gemm.d.type = is_f64 ? SK_TYPE_F64 : SK_TYPE_F32;
        g.desc.gemm.accuracy = is_f64 ? SK_ACCURACY_F64 : SK_ACCURACY_F32;
        g.desc.gemm.way = SK_WAY_SLICES;
        g.desc.most_problems = g.desc.problem_count = 1;
        g.desc.problems = g.problems;
        if (CHECK_EQ(sk_create_grouped_gemm_plan(device.context, &g.desc, &plan), SK_SUCCESS) &&
            CHECK(launch_group(&g, plan)))
        {
            for (uint32_t i = 0; i < 63; i++)
            {
                double d = row_of_a(p, i / 7)[0] * column_of_b(p, i % 7)[0];
                CHECK(read_d(p, i / 7, i % 7) == (is_f64 ? d : (double)(float)d));
            }
        }
        sk_destroy_plan(plan);
        forget_numbers(p);
    }
}

/* A dispatch makes the schedule: the products have more rows than recording sorts. */
static void many_problems_are_sorted_by_the_device(void)
{
    static placed_product products[MANY];
    static sk_problem problems[MANY];
    uint64_t state = 9;
    size_t used = 0;
    sk_plan *plan = NULL, *alone[4] = {NULL, NULL, NULL, NULL};
    drawn_group g = {.uploads = true};
    bool good = true;
    clear_placed();
    for (uint32_t i = 0; i < MANY; i++)
    {
        products[i] = make_placed(5 + i % 4, 11, 40 - 9 * (i % 4), true);
        used = place_behind(&products[i], used, draw_uniform, draw_graded, &state);
        problems[i] = make_problem(&g, &products[i], &products[i]);
        problems[i].leading_dimension_a = problems[i].leading_dimension_b = problems[i].leading_dimension_d = 0;
    }
    memcpy(image, placed_arena.mapped, PLACED_ROOM);
    for (uint32_t i = 0; i < MANY && good; i++)
    {
        sk_gemm_desc desc = desc_of_placed(&products[i]);
        desc.accuracy = SK_ACCURACY_SLICES;
        good = alone[i % 4] || CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &alone[i % 4]), SK_SUCCESS);
        good = good && CHECK(launch_placed(alone[i % 4], &products[i]));
    }
    memcpy(expected, placed_arena.mapped, PLACED_ROOM);
    memcpy(placed_arena.mapped, image, PLACED_ROOM);
    g.desc.gemm = desc_of_placed(&products[0]);
    g.desc.gemm.m = 8;
    g.desc.gemm.n = 11;
    g.desc.gemm.k = 40;
    g.desc.gemm.a = without_own(g.desc.gemm.a);
    g.desc.gemm.b = without_own(g.desc.gemm.b);
    g.desc.gemm.d = without_own(g.desc.gemm.d);
    g.desc.gemm.accuracy = SK_ACCURACY_SLICES;
    g.desc.most_problems = MANY;
    if (good && CHECK_EQ(sk_create_grouped_gemm_plan(device.context, &g.desc, &plan), SK_SUCCESS))
    {
        g.told = problems;
        g.count = MANY;
        CHECK(launch_group(&g, plan));
        CHECK(memcmp(expected, placed_arena.mapped, PLACED_ROOM) == 0);
    }
    sk_destroy_plan(plan);
    for (uint32_t i = 0; i < MANY; i++)
    {
        forget_numbers(&products[i]);
        sk_destroy_plan(i < 4 ? alone[i] : NULL);
    }
}

int main(int argc, char** argv)
{
    choose_drawn(argc, argv, GROUPS);
    if (!open_placed())
    {
        return 1;
    }
    RUN(each_problem_has_the_bits_of_the_product_alone);
    RUN(a_k_of_one_is_multiplied_as_it_is);
    RUN(many_problems_are_sorted_by_the_device);
    printf("%u groups with a bound, %u without; tiles are split in %u, whole in %u\n", of_way[1], of_way[0],
           splits[1], splits[0]);
    close_placed();
    return CHECK_DONE();
}
