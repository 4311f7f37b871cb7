/* test_halves.c - products of f32 by halves: each element is within the bound of f32 multiply-adds, which the plan
 * tells, of the exact sum, and random ones are as accurate as those are. The host computes exact sums in integers.
 *
 *     test_halves [SEED [FIRST [COUNT]]]    random products
 *
 * Product i of a seed is the same however many are run. */
#include "bounded.h"
#include "check.h"
#include "drawn.h"
#include "placed.h"

#include <stdlib.h>

enum
{
    PRODUCTS = 16,
    MOST_LENGTH = 24,
    LEAST_K = 700, /* of which the bound is kept */
    BATCH = 3      /* matrices */
};

/* ---- numbers --------------------------------------------------------------------------------- */

/* Over 24 binary orders. */
static double draw_graded(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    return ldexp(0.5 + 0.25 * draw_real(state), -(int)draw_below(state, 25));
}

/* Over more than halves cover. */
static double draw_wild(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    return ldexp(draw_real(state), (int)draw_below(state, 80) - 40);
}

/* Some rows have exponents that no halves have. */
static double draw_badly_scaled(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)k;
    return ldexp(draw_real(state), 59 - (int)(17 * (line % 8)));
}

/* One element of a line is much larger than the others. */
static double draw_one_large(uint64_t* state, uint32_t line, uint32_t k)
{
    double number = draw_real(state);
    return k == line % 100 ? ldexp(number, (int)(10 * (line % 6))) : number;
}

/* All bits are set: low halves are rounded. */
static double draw_most_bits(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    double number = draw_below(state, 2) ? 1.99999988079071045 : 1.00048816204071045;
    return draw_below(state, 2) ? -number : number;
}

/* Neighbours along k cancel but for their last bits. */
static double draw_cancelling(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    double base = 1.0 + ldexp(draw_real(state), -20);
    return k % 2 ? -base : base;
}

static double draw_subnormal(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    return ldexp(draw_real(state), -126 - (int)draw_below(state, 20));
}

static double draw_zeros(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)k;
    uint32_t kind = draw_below(state, line % 5 == 0 ? 2 : 4);
    return line % 7 == 3 ? 0.0 : kind == 0 ? -0.0 : kind == 1 ? 0.0 : draw_real(state);
}

/* Mostly finite, so that some lines are. */
static double draw_special(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    uint32_t kind = draw_below(state, 6000);
    return kind == 0   ? (double)NAN
           : kind <= 2 ? (double)INFINITY
           : kind <= 4 ? -(double)INFINITY
           : kind <= 9 ? 0.0
                       : draw_real(state);
}

/* Numbers, and how far off their products were. */
typedef struct kind
{
    const char* name;
    draw_number draw;
    bool is_even; /* lines have many elements of the same size */
    double worst; /* share of the bound */
} kind;

static kind kinds[] = {{"uniform", draw_uniform, true, 0},
                       {"graded over 24 binary orders", draw_graded, false, 0},
                       {"graded over 80 binary orders", draw_wild, false, 0},
                       {"badly scaled rows", draw_badly_scaled, true, 0},
                       {"one large", draw_one_large, false, 0},
                       {"all ones", draw_one, true, 0},
                       {"most bits", draw_most_bits, true, 0},
                       {"cancelling", draw_cancelling, true, 0},
                       {"subnormal", draw_subnormal, false, 0},
                       {"zeros", draw_zeros, true, 0},
                       {"special values", draw_special, true, 0}};
static const uint32_t KINDS = sizeof kinds / sizeof *kinds;

static placed_product draw_halved(uint64_t* state)
{
    uint32_t m = 1 + draw_below(state, MOST_LENGTH), n = 1 + draw_below(state, MOST_LENGTH);
    placed_product p = make_placed(m, n, LEAST_K + draw_below(state, 4) * draw_below(state, 300), false);
    draw_placed_layouts(&p, state);
    return p;
}

static sk_gemm_desc desc_of_halved(const placed_product* p)
{
    sk_gemm_desc desc = desc_of_placed(p);
    desc.accuracy = SK_ACCURACY_F32;
    desc.way = SK_WAY_F16X3;
    return desc;
}

/* ---- checks ---------------------------------------------------------------------------------- */

static bool check_element(const placed_product* p, double bound, kind* of_a, kind* of_b, uint32_t row,
                          uint32_t column)
{
    const double *a = row_of_a(p, row), *b = column_of_b(p, column);
    const small_numbers small = small_numbers_of(false, true);
    double d = read_d(p, row, column), special;
    if (find_special_sum(a, b, p->k, small, &special))
    {
        bool same = CHECK(isnan(special) ? !isfinite(d) : d == special);
        return same || (CHECK_NOTE("row %u, column %u: %g, not %g\n", row, column, d, special), false);
    }
    double share = CHECK(isfinite(d)) ? find_share(a, b, p->k, d, false, small) : (double)INFINITY;
    if (p->k >= LEAST_K)
    {
        of_a->worst = fmax(of_a->worst, share / bound);
        of_b->worst = fmax(of_b->worst, share / bound);
    }
    bool good = CHECK(share <= bound);
    if (of_a->is_even && of_b->is_even) /* without a half it would be 2^-15 and more */
    {
        good &= CHECK(share <= ldexp(1.0, -20));
    }
    if (!good)
    {
        CHECK_NOTE("row %u, column %u: %.9g; off by %g, the bound is %g; %s by %s\n", row, column, d, share, bound,
                   of_a->name, of_b->name);
    }
    return good;
}

static bool check_elements(const placed_product* p, double bound, kind* of_a, kind* of_b)
{
    bool good = true;
    accept_d(p);
    for (uint32_t i = 0; good && i < p->m * p->n; i++)
    {
        good = check_element(p, bound, of_a, of_b, i / p->n, i % p->n);
    }
    return good;
}

/* Multiplies by a desc, whose matrices are the product's. */
static bool check_desc(placed_product* p, const sk_gemm_desc* desc, kind* of_a, kind* of_b, uint64_t* state)
{
    sk_plan* plan = NULL;
    place_alone(p, of_a->draw, of_b->draw, state);
    bool good = CHECK_EQ(sk_create_gemm_plan(device.context, desc, &plan), SK_SUCCESS);
    if (good)
    {
        sk_plan_info info = sk_query_plan(plan);
        good = CHECK(launch_placed(plan, p)) && check_elements(p, info.bound, of_a, of_b);
        good &= CHECK(check_others());
    }
    sk_destroy_plan(plan);
    forget_numbers(p);
    return good;
}

static void random_products_keep_the_bound(void)
{
    for (uint32_t i = first; i < first + count; i++)
    {
        uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + i;
        placed_product p = draw_halved(&state);
        kind* of_a = &kinds[draw_below(&state, KINDS)];
        kind* of_b = draw_below(&state, 2) ? of_a : &kinds[draw_below(&state, KINDS)];
        sk_gemm_desc desc = desc_of_halved(&p);
        if (draw_below(&state, 2))
        {
            desc.decomposition = draw_below(&state, 2) ? SK_DECOMPOSITION_STREAM_K : SK_DECOMPOSITION_SPLIT_K;
            desc.workers = desc.decomposition == SK_DECOMPOSITION_STREAM_K ? 1 + draw_below(&state, 9) : 0;
            desc.splits = desc.decomposition == SK_DECOMPOSITION_SPLIT_K ? 1 + draw_below(&state, 5) : 0;
            desc.fixup = (sk_fixup)(SK_FIXUP_LAST_ARRIVER + draw_below(&state, 3));
        }
        if (!check_desc(&p, &desc, of_a, of_b, &state))
        {
            CHECK_NOTE("test_halves %llu %u 1\n", (unsigned long long)seed, i);
        }
    }
}

/* Also as a plan may choose: small k takes multiply-adds, which have the same bound. */
static void any_way_keeps_the_bound(void)
{
    static const uint32_t ks[] = {1, 63, 300, 640, 1024};
    for (uint32_t i = 0; i < 5; i++)
    {
        for (uint32_t j = 0; j < 2; j++)
        {
            uint64_t state = i;
            placed_product p = make_placed(33, 20, ks[i], false);
            sk_gemm_desc desc = desc_of_halved(&p);
            desc.way = j ? SK_WAY_AUTO : SK_WAY_TYPES;
            CHECK(check_desc(&p, &desc, &kinds[1], &kinds[1], &state));
        }
    }
}

/* ---- batches --------------------------------------------------------------------------------- */

static void place_batch(placed_product batch[BATCH], uint64_t* state)
{
    size_t used = 0;
    clear_placed();
    for (uint32_t i = 0; i < BATCH; i++)
    {
        used = place_behind(&batch[i], used, i == 1 ? draw_wild : draw_uniform, draw_uniform, state);
    }
}

static bool check_batch(const placed_product batch[BATCH], const sk_plan* plan)
{
    sk_plan_info info = sk_query_plan(plan);
    sk_launch_info launch;
    sk_gemm_args args = args_of_placed(&batch[0]);
    bool good = CHECK(launch_placed(plan, &batch[0]));
    args.workspace = workspace_of(&device, info.workspace_size);
    CHECK_EQ(sk_query_gemm_launch(plan, &args, &launch), SK_SUCCESS);
    CHECK(launch.copy_count == 4 * BATCH && launch.dispatch_count >= 6 * BATCH);
    for (uint32_t i = 0; good && i < BATCH; i++)
    {
        good = check_elements(&batch[i], info.bound, &kinds[i == 1 ? 2 : 0], &kinds[0]);
    }
    return CHECK(check_others()) && good;
}

static void matrices_of_a_batch_keep_the_bound(void)
{
    for (uint32_t i = 0; i < 4; i++)
    {
        uint64_t state = 77 + i;
        placed_product batch[BATCH] = {draw_halved(&state)};
        batch[1] = batch[2] = batch[0];
        sk_plan* plan = NULL;
        place_batch(batch, &state);
        sk_gemm_desc desc = desc_of_batch(batch, BATCH, i % 2 == 0);
        desc.accuracy = SK_ACCURACY_F32;
        desc.way = SK_WAY_F16X3;
        if (!CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS) || !check_batch(batch, plan))
        {
            CHECK_NOTE("batch %u\n", i);
        }
        sk_destroy_plan(plan);
        for (uint32_t j = 0; j < BATCH; j++)
        {
            forget_numbers(&batch[j]);
        }
    }
}

/* ---- alpha, beta and C ----------------------------------------------------------------------- */

/* Numbers of few bits, so that alpha A is exact in f64. */
static const double factors[] = {1.0, -1.0, 0.75, -2.5, 0.0};

/* Whether an element is alpha A B + beta C, but for the bound of the sum, and three roundings of what is added. */
static bool check_linear_element(const placed_product* p, double bound, double alpha, double beta, uint32_t row,
                                 uint32_t column)
{
    static exact error;
    const double *a = row_of_a(p, row), *b = column_of_b(p, column);
    double c = p->d.numbers[(size_t)row * p->n + column], sum = 0.0;
    int exponent;
    memset(&error, 0, sizeof error);
    for (uint32_t i = 0; i < p->k; i++)
    {
        add_exact_product(&error, alpha * a[i], b[i]);
        sum += fabs(alpha * a[i] * b[i]);
    }
    add_exact_product(&error, beta, c);
    double d = read_d(p, row, column);
    add_exact_product(&error, d, -1.0);
    settle_exact(&error);
    double off = approximate_exact(&error, &exponent);
    off = ldexp(off, exponent);
    double most = bound * sum + ldexp(3.0, -24) * (sum + fabs(beta * c)) + (p->k + 1) * (double)FLT_MIN;
    bool good = CHECK(isfinite(d) && off <= most);
    return good || (CHECK_NOTE("row %u, column %u: %.9g, off by %g of %g\n", row, column, d, off, most), false);
}

/* C is D, or another matrix that lies as D does, whose numbers D's elements have for the check. */
static bool check_linear(placed_product p[2], double alpha, double beta, bool in_place, kind* drawn, uint64_t* state)
{
    sk_plan* plan = NULL;
    clear_placed();
    place_behind(&p[1], place_behind(&p[0], 0, drawn->draw, drawn->draw, state), drawn->draw, drawn->draw, state);
    placed_product* of_c = &p[in_place ? 0 : 1];
    fill_d(of_c, draw_uniform, state);
    memcpy(p[0].d.numbers, of_c->d.numbers, (size_t)p->m * p->n * sizeof *p->d.numbers);
    sk_gemm_desc desc = desc_of_halved(p);
    desc.epilogue = SK_EPILOGUE_LINEAR;
    desc.c = p->d.desc;
    sk_gemm_args args = args_of_placed(p);
    args.c = make_gpu_matrix(&placed_arena, of_c->d.first);
    args.alpha = alpha;
    args.beta = beta;
    bool good =
        CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS) && CHECK(launch_args(plan, args));
    for (uint32_t i = 0; good && i < p->m * p->n; i++)
    {
        accept_element(p, i / p->n, i % p->n);
        good = check_linear_element(p, sk_query_plan(plan).bound, alpha, beta, i / p->n, i % p->n);
    }
    sk_destroy_plan(plan);
    return good && CHECK(check_others());
}

static void alpha_beta_and_c_are_both_products(void)
{
    for (uint32_t i = 0; i < 25; i++)
    {
        uint64_t state = i;
        placed_product p[2] = {draw_halved(&state)};
        p[1] = p[0];
        kind* drawn = &kinds[i % 3]; /* wild ones are mended */
        if (!check_linear(p, factors[i % 5], factors[i / 5], i % 2, drawn, &state))
        {
            CHECK_NOTE("alpha %g, beta %g, %s\n", factors[i % 5], factors[i / 5], drawn->name);
        }
        forget_numbers(&p[0]);
        forget_numbers(&p[1]);
    }
}

/* ---- triangles ------------------------------------------------------------------------------- */

static void a_triangle_keeps_the_bound_and_the_rest_of_d(void)
{
    for (uint32_t i = 0; i < 6; i++)
    {
        uint64_t state = i;
        sk_plan* plan = NULL;
        placed_product p = make_placed(20 + 30 * i, 20 + 30 * i, LEAST_K, false);
        draw_placed_layouts(&p, &state);
        kind* drawn = &kinds[i % 3];
        place_alone(&p, drawn->draw, drawn->draw, &state);
        sk_gemm_desc desc = desc_of_halved(&p);
        desc.triangle = i % 2 ? SK_TRIANGLE_LOWER : SK_TRIANGLE_UPPER;
        bool good = CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS);
        good = good && CHECK(launch_placed(plan, &p));
        for (uint32_t j = 0; good && j < p.m * p.n; j++)
        {
            uint32_t row = j / p.n, column = j % p.n;
            if (i % 2 ? column <= row : row <= column)
            {
                accept_element(&p, row, column);
                good = j % 7 || check_element(&p, sk_query_plan(plan).bound, drawn, drawn, row, column);
            }
        }
        CHECK(check_others());
        sk_destroy_plan(plan);
        forget_numbers(&p);
    }
}

/* ---- plans ----------------------------------------------------------------------------------- */

static void a_plan_says_what_it_is(void)
{
    sk_plan* plan = NULL;
    char line[SK_LINE_SIZE], again[SK_LINE_SIZE];
    placed_product p = make_placed(64, 96, 1000, false);
    sk_gemm_desc desc = desc_of_halved(&p);
    sk_candidate candidate;
    uint32_t listed = 1;
    uint64_t segments = 1;
    if (!CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS))
    {
        return;
    }
    sk_plan_info info = sk_query_plan(plan);
    CHECK(info.way == SK_WAY_F16X3 && info.products == 3 && info.slices == 0);
    CHECK(info.bound == ldexp(1000.0, -24) && info.sameness == SK_SAMENESS_RUN_TO_RUN);
    CHECK(info.predicted_time > 0.0f && info.workspace_size > 4 * 1024 * (64 + 96));
    sk_format_plan(plan, line, sizeof line);
    CHECK(strstr(line, " --accuracy f32 --way f16x3;"));
    CHECK(strstr(line, "; 3 products of f16, two of them by gemm_f16_f32_f32_"));
    CHECK_EQ(sk_explain_gemm_plan(device.context, &desc, &listed, &candidate), SK_SUCCESS);
    CHECK(listed == 1 && candidate.info.way == SK_WAY_F16X3 && candidate.info.workspace_size == info.workspace_size);
    CHECK_EQ(sk_list_segments(plan, &segments, NULL), SK_SUCCESS);
    CHECK_EQ(segments, 0);
    sk_destroy_plan(plan);
    plan = NULL;
    CHECK_EQ(sk_create_gemm_plan(device.context, &candidate.desc, &plan), SK_SUCCESS);
    sk_format_plan(plan, again, sizeof again);
    CHECK(strcmp(line, again) == 0);
    sk_destroy_plan(plan);
}

static bool is_refused(const sk_gemm_desc* desc, sk_result expected)
{
    sk_plan* plan = NULL;
    return CHECK_EQ(sk_create_gemm_plan(device.context, desc, &plan), expected) && CHECK(!plan);
}

static void what_keeps_no_bound_is_refused(void)
{
    placed_product p = make_placed(40, 30, 1000, false);
    sk_gemm_desc desc = desc_of_halved(&p), other = desc;
    other.k = 500;
    other.a.leading_dimension = 500;
    CHECK(is_refused(&other, SK_ERROR_NO_KERNEL));
    other = desc;
    other.chunk = 4;
    CHECK(is_refused(&other, SK_ERROR_INVALID_VALUE));
    other = desc;
    other.fixup = SK_FIXUP_ATOMIC;
    CHECK(is_refused(&other, SK_ERROR_INVALID_VALUE));
    other = desc;
    other.kernel = is_on_cpu(&device) ? "gemm_f16_f32_f32_32x32x16_scalar" : "gemm_f16_f32_f32_128x64x32_coop";
    CHECK(is_refused(&other, SK_ERROR_INVALID_VALUE));
    other = desc;
    other.bias = SK_BIAS_ALONG_N;
    CHECK(is_refused(&other, SK_ERROR_NO_KERNEL));
}

/* Without D, nothing is computed, and no memory is needed. */
static void empty_products_need_nothing(void)
{
    for (uint32_t i = 0; i < 2; i++)
    {
        sk_plan* plan = NULL;
        placed_product p = make_placed(i ? 40 : 0, i ? 0 : 40, 1000, false);
        sk_gemm_desc desc = desc_of_halved(&p);
        if (CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS))
        {
            sk_plan_info info = sk_query_plan(plan);
            CHECK(info.workspace_size == 0 && info.pieces == 0 && info.predicted_time == 0.0f);
        }
        sk_destroy_plan(plan);
    }
}

/* The desc promises that D is aligned, which the second matrix of a batch is not. */
static void matrices_of_a_batch_may_lie_otherwise(void)
{
    uint64_t state = 3;
    sk_plan* plan = NULL;
    placed_product batch[2] = {make_placed(32, 64, 1024, false)};
    place_alone(&batch[0], draw_uniform, draw_uniform, &state);
    sk_gemm_desc desc = desc_of_batch(batch, 1, false);
    desc.batch_count = 2;
    desc.a.shared = desc.b.shared = true;
    desc.d.batch_stride = 32 * 64 + 1;
    desc.aligned = true;
    desc.accuracy = SK_ACCURACY_F32;
    desc.way = SK_WAY_F16X3;
    batch[1] = batch[0];
    batch[1].d.first = batch[0].d.first + sizeof(float) * (32 * 64 + 1);
    bool good = CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS);
    good = good && CHECK(launch_placed(plan, &batch[0]));
    for (uint32_t i = 0; good && i < 2 * 32 * 64; i++)
    {
        const placed_product* p = &batch[i / (32 * 64)];
        accept_element(p, i / 64 % 32, i % 64);
        good = i % 31 || check_element(p, sk_query_plan(plan).bound, &kinds[0], &kinds[0], i / 64 % 32, i % 64);
    }
    CHECK(check_others());
    sk_destroy_plan(plan);
    forget_numbers(&batch[0]);
}

/* Of several ways the fastest by prediction comes first, and is planned. */
static void ways_are_weighed(void)
{
    sk_candidate candidates[600];
    uint32_t listed = 600, by_halves = 0;
    sk_plan* plan = NULL;
    placed_product p = make_placed(4096, 4096, 4096, false);
    sk_gemm_desc desc = desc_of_halved(&p);
    desc.way = SK_WAY_AUTO;
    CHECK_EQ(sk_explain_gemm_plan(device.context, &desc, &listed, candidates), SK_SUCCESS);
    for (uint32_t i = 0; i < listed; i++)
    {
        by_halves += candidates[i].info.way == SK_WAY_F16X3;
        CHECK(i == 0 || candidates[i].info.predicted_time >= candidates[i - 1].info.predicted_time);
        CHECK(candidates[i].info.bound == ldexp(4096.0, -24) && candidates[i].desc.way == candidates[i].info.way);
    }
    CHECK_EQ(by_halves, 1);
    if (CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS))
    {
        CHECK_EQ(sk_query_plan(plan).way, candidates[0].info.way);
    }
    sk_destroy_plan(plan);
}

int main(int argc, char** argv)
{
    choose_drawn(argc, argv, PRODUCTS);
    if (!open_placed())
    {
        return 1;
    }
    RUN(random_products_keep_the_bound);
    RUN(any_way_keeps_the_bound);
    RUN(matrices_of_a_batch_keep_the_bound);
    RUN(alpha_beta_and_c_are_both_products);
    RUN(a_triangle_keeps_the_bound_and_the_rest_of_d);
    RUN(a_plan_says_what_it_is);
    RUN(what_keeps_no_bound_is_refused);
    RUN(empty_products_need_nothing);
    RUN(matrices_of_a_batch_may_lie_otherwise);
    RUN(ways_are_weighed);
    for (uint32_t i = 0; i < KINDS; i++)
    {
        printf("%s: off by at most %.4f of the bound\n", kinds[i].name, kinds[i].worst);
    }
    close_placed();
    return CHECK_DONE();
}
