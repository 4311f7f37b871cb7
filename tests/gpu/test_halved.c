/* test_halved.c - products by halves of all that a desc may say: panels, complex numbers, prepacked operands, alpha,
 * beta and C, triangles, batches, and any of these together. Elements are within the bound that the plan tells of the
 * exact sum, which the host computes in integers.
 *
 *     test_halved [SEED [FIRST [COUNT]]]    random products
 *
 * Product i of a seed is the same however many are run. */
#include "bounded.h"
#include "check.h"
#include "drawn.h"
#include "placed.h"

#include <stdlib.h>

enum
{
    PRODUCTS = 40,
    HEAD = 262144, /* bytes of each workspace for counters */
    LEAST_K = 700, /* numbers of a line, of which the bound is kept */
    MOST_K = 1000,
    MOST_BATCH = 2,
    CHECKED = 400 /* numbers of D, about, that are compared with exact sums */
};

/* What the products had. */
static struct
{
    uint32_t complex, panels, triangles_of_panels, complex_triangles, prepacked, prepacked_panels, linear, mended;
} seen;

static double worst[2]; /* share of the bound: of real numbers, of complex ones */

/* ---- numbers --------------------------------------------------------------------------------- */

/* Halves do not cover some lines. */
static double draw_wild_lines(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)k;
    return ldexp(draw_real(state), line % 5 == 2 ? (int)draw_below(state, 80) - 40 : 0);
}

static double draw_graded(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    return ldexp(0.5 + 0.25 * draw_real(state), -(int)draw_below(state, 20));
}

/* Few, so that some lines are finite. */
static double draw_special(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    uint32_t kind = draw_below(state, 4000);
    return kind == 0 ? (double)NAN : kind < 3 ? (double)INFINITY : kind < 30 ? 0.0 : draw_real(state);
}

/* ---- products -------------------------------------------------------------------------------- */

typedef struct drawn_product
{
    placed_product batch[MOST_BATCH], c; /* c: NULL numbers: C is D */
    uint32_t count;
    bool packs_a, packs_b, cuts, is_special;
    sk_gemm_desc desc;
    sk_gemm_args args;
} drawn_product;

/* alpha and beta, of few bits, so that their products with numbers are exact in f64. */
static double draw_factor(uint64_t* state)
{
    static const double factors[] = {1.0, -1.0, 0.75, -2.5, 0.0};
    return factors[draw_below(state, 5)];
}

static void place_drawn(drawn_product* drawn, uint64_t* state)
{
    static const draw_number kinds[] = {draw_uniform, draw_wild_lines, draw_graded, draw_special};
    bool is_linear = drawn->desc.epilogue == SK_EPILOGUE_LINEAR;
    size_t used = 0;
    clear_placed();
    for (uint32_t i = 0; i < drawn->count; i++)
    {
        uint32_t of_a = draw_below(state, is_linear ? 3 : 4), of_b = draw_below(state, is_linear ? 3 : 4);
        drawn->is_special |= of_a == 3 || of_b == 3;
        seen.mended += of_a == 1 || of_b == 1;
        used = place_behind(&drawn->batch[i], used, kinds[of_a], kinds[of_b], state);
        if (is_linear)
        {
            fill_d(&drawn->batch[i], draw_uniform, state);
        }
    }
    if (is_linear && drawn->count == 1 && draw_below(state, 2))
    {
        drawn->c = drawn->batch[0];
        place_behind(&drawn->c, used, NULL, NULL, state);
        fill_d(&drawn->c, draw_uniform, state);
    }
}

static void draw_epilogue(drawn_product* drawn, bool is_linear, uint64_t* state)
{
    drawn->args = args_of_placed(&drawn->batch[0]);
    if (is_linear)
    {
        drawn->desc.c = drawn->desc.d;
        drawn->args.c = drawn->c.d.numbers ? make_gpu_matrix(&placed_arena, drawn->c.d.first) : drawn->args.d;
        drawn->args.alpha = draw_factor(state);
        drawn->args.beta = draw_factor(state);
        drawn->args.alpha_imaginary = drawn->batch[0].is_complex ? draw_factor(state) : 0.0;
        drawn->args.beta_imaginary = drawn->batch[0].is_complex ? draw_factor(state) : 0.0;
    }
}

static drawn_product draw_product(uint64_t* state)
{
    drawn_product drawn;
    memset(&drawn, 0, sizeof drawn);
    bool is_triangle = draw_below(state, 3) == 0, is_complex = draw_below(state, 3) == 0;
    bool is_linear = draw_below(state, 2);
    bool is_small = draw_below(state, 3) == 0;
    uint32_t least = is_small ? 1 : 66, more = is_small ? 80 : 135;
    uint32_t m = least + draw_below(state, more), n = is_triangle ? m : least + draw_below(state, more);
    uint32_t k = LEAST_K + draw_below(state, MOST_K - LEAST_K);
    placed_product p = is_complex ? make_placed_complex(m, n, k / 2, false) : make_placed(m, n, k, false);
    draw_placed_layouts(&p, state);
    drawn.count = draw_below(state, 4) ? 1 : MOST_BATCH;
    drawn.desc.epilogue = is_linear ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;
    for (uint32_t i = 0; i < drawn.count; i++)
    {
        drawn.batch[i] = p;
    }
    place_drawn(&drawn, state);
    drawn.desc = desc_of_batch(drawn.batch, drawn.count, drawn.count > 1 && draw_below(state, 2));
    drawn.desc.epilogue = is_linear ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;
    drawn.desc.accuracy = SK_ACCURACY_F32;
    drawn.desc.way = SK_WAY_F16X3;
    if (draw_below(state, 4) == 0)
    {
        bool is_split = draw_below(state, 2);
        drawn.desc.decomposition = is_split ? SK_DECOMPOSITION_SPLIT_K : SK_DECOMPOSITION_STREAM_K;
        drawn.desc.splits = is_split ? 2 : 0;
        drawn.desc.workers = is_split ? 0 : 1 + draw_below(state, 4);
    }
    drawn.desc.triangle = is_triangle ? (sk_triangle)(1 + draw_below(state, 2)) : SK_TRIANGLE_NONE;
    drawn.desc.a.conjugate = is_complex && draw_below(state, 2);
    drawn.desc.b.conjugate = is_complex && draw_below(state, 2);
    draw_epilogue(&drawn, is_linear, state);
    drawn.cuts = draw_below(state, 3) != 0;
    drawn.packs_a = !is_complex && draw_below(state, 3) == 0;
    drawn.packs_b = !is_complex && draw_below(state, 3) == 0;
    return drawn;
}

static void forget_drawn(drawn_product* drawn)
{
    for (uint32_t i = 0; i < drawn->count; i++)
    {
        forget_numbers(&drawn->batch[i]);
    }
    if (drawn->c.d.numbers)
    {
        forget_numbers(&drawn->c);
    }
}

/* ---- checks ---------------------------------------------------------------------------------- */

/* A number of D, as a sum of factors times real products and numbers of C. */
typedef struct number
{
    exact error;
    double of_products, of_c; /* sums of magnitudes */
} number;

static void add_product(const drawn_product* drawn, const placed_product* p, uint32_t row, uint32_t column,
                        uint32_t part, double factor, number* sum)
{
    static double a[MOST_K], b[MOST_K];
    find_real_lines(p, &drawn->desc, row, column, part, a, b);
    for (uint32_t k = 0; factor != 0.0 && k < p->a.length; k++)
    {
        add_exact_product(&sum->error, factor * a[k], b[k]);
        sum->of_products += fabs(factor * a[k] * b[k]);
    }
}

static void add_c(const placed_product* c, uint32_t row, uint32_t place, double factor, number* sum)
{
    double own = c->d.numbers[(size_t)row * c->d.length + place];
    add_exact_product(&sum->error, factor, own);
    sum->of_c += fabs(factor * own);
}

/* Without alpha, D is A B. The real part of alpha A B has alpha's imaginary part times A B's, negated. */
static void sum_number(const drawn_product* drawn, const placed_product* p, uint32_t row, uint32_t place, number* sum)
{
    bool is_linear = drawn->desc.epilogue == SK_EPILOGUE_LINEAR;
    uint32_t parts = p->is_complex ? 2 : 1, part = place % parts;
    double sign = part ? 1.0 : -1.0;
    const placed_product* c = drawn->c.d.numbers ? &drawn->c : p;
    memset(sum, 0, sizeof *sum);
    add_product(drawn, p, row, place / parts, part, is_linear ? drawn->args.alpha : 1.0, sum);
    if (p->is_complex && is_linear)
    {
        add_product(drawn, p, row, place / parts, 1 - part, sign * drawn->args.alpha_imaginary, sum);
        add_c(c, row, place ^ 1u, sign * drawn->args.beta_imaginary, sum);
    }
    if (is_linear)
    {
        add_c(c, row, place, drawn->args.beta, sum);
    }
}

/* Beyond the bound: of what is added, six roundings of complex alpha, beta and C, and three of real ones; and numbers
 * below the least normal one, which may count as 0. */
static bool check_finite(const drawn_product* drawn, const placed_product* p, double bound, uint32_t row,
                         uint32_t place, double d)
{
    static number sum;
    int exponent;
    sum_number(drawn, p, row, place, &sum);
    add_exact_product(&sum.error, d, -1.0);
    settle_exact(&sum.error);
    double off = approximate_exact(&sum.error, &exponent), roundings = p->is_complex ? 6.0 : 3.0;
    off = ldexp(off, exponent);
    bool is_linear = drawn->desc.epilogue == SK_EPILOGUE_LINEAR;
    double added = is_linear ? ldexp(roundings, -24) * (sum.of_products + sum.of_c) : 0.0;
    double most = bound * sum.of_products + added + 4.0 * (p->a.length + 1) * (double)FLT_MIN;
    worst[p->is_complex] = fmax(worst[p->is_complex], off / most);
    bool good = CHECK(isfinite(d) && off <= most);
    return good || (CHECK_NOTE("row %u, number %u: %.9g, off by %g of %g\n", row, place, d, off, most), false);
}

static bool check_number(const drawn_product* drawn, const placed_product* p, double bound, uint32_t row,
                         uint32_t place)
{
    static double a[MOST_K], b[MOST_K];
    uint32_t parts = p->is_complex ? 2 : 1;
    double d = read_d(p, row, place), special;
    find_real_lines(p, &drawn->desc, row, place / parts, place % parts, a, b);
    if (drawn->is_special && find_special_sum(a, b, p->a.length, small_numbers_of(false, true), &special))
    {
        bool same = CHECK(isnan(special) ? !isfinite(d) : d == special);
        return same || (CHECK_NOTE("row %u, number %u: %g, not %g\n", row, place, d, special), false);
    }
    return check_finite(drawn, p, bound, row, place, d);
}

static bool is_inside(const sk_gemm_desc* desc, uint32_t row, uint32_t column)
{
    return !desc->triangle || (desc->triangle == SK_TRIANGLE_LOWER ? column <= row : column >= row);
}

/* Numbers beyond a triangle stay as they are. */
static bool check_d(const drawn_product* drawn, const placed_product* p, double bound)
{
    bool good = true;
    uint32_t numbers = p->m * p->d.length, step = 1 + numbers / CHECKED;
    for (uint32_t i = 0; good && i < numbers; i++)
    {
        uint32_t row = i / p->d.length, place = i % p->d.length;
        if (is_inside(&drawn->desc, row, p->is_complex ? place / 2 : place))
        {
            accept_element(p, row, place);
            good = i % step || check_number(drawn, p, bound, row, place);
        }
    }
    return good;
}

/* Which operands are packed, and where. */
typedef struct packed_operands
{
    sk_pack_header headers[2];
    gpu_buffer buffers[2];
} packed_operands;

static const sk_pack_header wish = {.order = SK_PACK_ORDER_HALVES};

static bool pack_operands(drawn_product* drawn, packed_operands* packed)
{
    sk_plan* plan = NULL;
    drawn->desc.a.prepacked = drawn->packs_a ? &wish : NULL;
    drawn->desc.b.prepacked = drawn->packs_b ? &wish : NULL;
    bool good = CHECK_EQ(sk_create_gemm_plan(device.context, &drawn->desc, &plan), SK_SUCCESS);
    for (int i = 0; good && i < 2; i++)
    {
        sk_buffer* source = i ? &drawn->args.b : &drawn->args.a;
        if (i ? drawn->packs_b : drawn->packs_a)
        {
            good = CHECK_EQ(sk_query_pack(plan, (sk_operand)i, &packed->headers[i]), SK_SUCCESS);
            good = good && CHECK(pack_placed(plan, (sk_operand)i, *source, &packed->headers[i], &packed->buffers[i]));
            *(i ? &drawn->desc.b.prepacked : &drawn->desc.a.prepacked) = &packed->headers[i];
            *source = make_gpu_matrix(&packed->buffers[i], 0);
        }
    }
    sk_destroy_plan(plan);
    return good;
}

static void count_seen(const drawn_product* drawn, const sk_plan_info* info)
{
    bool has_panels = info->panels_m * info->panels_n > 1, packs = drawn->packs_a || drawn->packs_b;
    bool is_complex = drawn->batch[0].is_complex;
    seen.complex += is_complex;
    seen.panels += has_panels;
    seen.triangles_of_panels += has_panels && drawn->desc.triangle && !is_complex;
    seen.complex_triangles += is_complex && drawn->desc.triangle;
    seen.prepacked += packs;
    seen.prepacked_panels += packs && has_panels;
    seen.linear += drawn->desc.epilogue == SK_EPILOGUE_LINEAR;
}

static bool check_plan(const drawn_product* drawn, const sk_plan* plan)
{
    sk_plan_info info = sk_query_plan(plan);
    sk_packing packing = drawn->packs_a && drawn->packs_b ? SK_PACKING_ALWAYS
                         : drawn->packs_a                 ? SK_PACKING_A
                         : drawn->packs_b                 ? SK_PACKING_B
                                                          : SK_PACKING_NEVER;
    bool good = CHECK(info.way == SK_WAY_F16X3 && info.products == 3 && info.prepacked == packing);
    good &= CHECK(info.bound == ldexp(drawn->batch[0].a.length, -24));
    good &= CHECK(info.most_workspace == drawn->desc.most_workspace && info.panels_m && info.panels_n);
    good &= CHECK(drawn->desc.most_workspace == 0 || info.workspace_size <= drawn->desc.most_workspace);
    good = good && CHECK(launch_args(plan, drawn->args));
    for (uint32_t i = 0; good && i < drawn->count; i++)
    {
        good = check_d(drawn, &drawn->batch[i], info.bound);
    }
    count_seen(drawn, &info);
    return good && CHECK(check_others());
}

/* In the room of some panels, where they fit. */
static bool check_drawn(drawn_product* drawn, uint64_t* state)
{
    static packed_operands packed;
    sk_plan* plan = NULL;
    memset(&packed, 0, sizeof packed);
    bool good = pack_operands(drawn, &packed);
    good = good && CHECK_EQ(sk_create_gemm_plan(device.context, &drawn->desc, &plan), SK_SUCCESS);
    if (good && drawn->cuts)
    {
        uint64_t all = sk_query_plan(plan).workspace_size - HEAD;
        sk_destroy_plan(plan);
        drawn->desc.most_workspace = HEAD + all * (65 + draw_below(state, 30)) / 100;
        sk_result result = sk_create_gemm_plan(device.context, &drawn->desc, &plan);
        drawn->desc.most_workspace = result == SK_ERROR_WORKSPACE_TOO_SMALL ? 0 : drawn->desc.most_workspace;
        good = drawn->desc.most_workspace
                   ? CHECK_EQ(result, SK_SUCCESS)
                   : CHECK_EQ(sk_create_gemm_plan(device.context, &drawn->desc, &plan), SK_SUCCESS);
    }
    good = good && check_plan(drawn, plan);
    sk_destroy_plan(plan);
    destroy_gpu_buffer(&device.g, &packed.buffers[0]);
    destroy_gpu_buffer(&device.g, &packed.buffers[1]);
    return good;
}

static void random_products_keep_the_bound(void)
{
    for (uint32_t i = first; i < first + count; i++)
    {
        uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + i;
        drawn_product drawn = draw_product(&state);
        if (!check_drawn(&drawn, &state))
        {
            CHECK_NOTE("test_halved %llu %u 1: %ux%ux%u%s\n", (unsigned long long)seed, i, drawn.desc.m, drawn.desc.n,
                       drawn.desc.k, drawn.batch[0].is_complex ? " complex" : "");
        }
        forget_drawn(&drawn);
    }
    printf("%u complex, %u of panels (%u triangles), %u triangles of complex numbers, %u prepacked (%u of panels), "
           "%u with alpha and beta, %u with lines to mend\n",
           seen.complex, seen.panels, seen.triangles_of_panels, seen.complex_triangles, seen.prepacked,
           seen.prepacked_panels, seen.linear, seen.mended);
    printf("off by at most %.4f of the bound, %.4f of complex numbers\n", worst[0], worst[1]);
    CHECK(count < PRODUCTS || (seen.complex > 5 && seen.complex_triangles > 2 && seen.prepacked > 10));
    /* Panels are whole tiles, and those of GPUs are larger than most of these products. */
    CHECK(count < PRODUCTS || !is_on_cpu(&device) ||
          (seen.panels > 10 && seen.triangles_of_panels > 1 && seen.prepacked_panels > 2));
}

/* All matrices are aligned, as the desc promises, and so are those of each panel. */
static void panels_of_aligned_matrices_keep_the_bound(void)
{
    for (uint32_t i = 0; i < 3; i++)
    {
        uint64_t state = i;
        sk_plan* plan = NULL;
        drawn_product drawn;
        memset(&drawn, 0, sizeof drawn);
        drawn.count = 1;
        drawn.batch[0] = i == 2 ? make_placed_complex(130, 200, 384, false) : make_placed(130, 200, 768, false);
        place_alone(&drawn.batch[0], draw_uniform, draw_wild_lines, &state);
        fill_d(&drawn.batch[0], draw_uniform, &state);
        drawn.desc = desc_of_placed(&drawn.batch[0]);
        drawn.desc.epilogue = i == 1 ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;
        drawn.desc.accuracy = SK_ACCURACY_F32;
        drawn.desc.way = SK_WAY_F16X3;
        drawn.desc.aligned = true;
        drawn.desc.most_workspace = HEAD + 1000000;
        draw_epilogue(&drawn, i == 1, &state);
        if (CHECK_EQ(sk_create_gemm_plan(device.context, &drawn.desc, &plan), SK_SUCCESS))
        {
            sk_plan_info info = sk_query_plan(plan);
            CHECK(info.panels_m * info.panels_n > 1 && check_plan(&drawn, plan));
        }
        sk_destroy_plan(plan);
        forget_drawn(&drawn);
    }
}

int main(int argc, char** argv)
{
    choose_drawn(argc, argv, PRODUCTS);
    if (!open_placed())
    {
        return 1;
    }
    RUN(random_products_keep_the_bound);
    RUN(panels_of_aligned_matrices_keep_the_bound);
    close_placed();
    return CHECK_DONE();
}
