/* test_halves.c - products of f32 by halves: each element is within the bound of f32 multiply-adds, which the plan
 * tells, of the exact sum, and random ones are as accurate as those are. The host computes exact sums in integers.
 *
 *     test_halves [SEED [FIRST [COUNT]]]    random products
 *
 * Product i of a seed is the same however many are run. */
#include "check.h"
#include "drawn.h"
#include "exact.h"
#include "multiply.h"

#include <float.h>
#include <stdlib.h>

enum
{
    PRODUCTS = 16,
    MOST_LENGTH = 24,
    LEAST_K = 700, /* of which the bound is kept */
    BATCH = 3,     /* matrices */
    ROOM = 1 << 22 /* bytes of the arena */
};

typedef float (*draw_number)(uint64_t* state, uint32_t line, uint32_t k);

static rig device;
static gpu_buffer arena;
static unsigned char* before;

/* A or B as lines along k, or D as rows. */
typedef struct halved_matrix
{
    sk_matrix_desc desc;
    uint32_t lines, length, offset; /* in elements, from a multiple of 16 bytes */
    bool by_lines;                  /* a line's elements are neighbours */
    size_t first;                   /* bytes */
    float* numbers;                 /* line by line */
} halved_matrix;

typedef struct halved_product
{
    halved_matrix a, b, d;
    uint32_t m, n, k;
} halved_product;

/* ---- numbers --------------------------------------------------------------------------------- */

static float draw_real(uint64_t* state)
{
    uint32_t bits = draw_bits(state);
    float number = ldexpf((float)(bits >> 8), -24);
    return bits & 1 ? -number : number;
}

static float draw_uniform(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    return draw_real(state);
}

/* Over 24 binary orders. */
static float draw_graded(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    return ldexpf(0.5f + 0.25f * draw_real(state), -(int)draw_below(state, 25));
}

/* Over more than halves cover. */
static float draw_wild(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    return ldexpf(draw_real(state), (int)draw_below(state, 80) - 40);
}

/* Some rows have exponents that no halves have. */
static float draw_badly_scaled(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)k;
    return ldexpf(draw_real(state), 59 - (int)(17 * (line % 8)));
}

/* One element of a line is much larger than the others. */
static float draw_one_large(uint64_t* state, uint32_t line, uint32_t k)
{
    float number = draw_real(state);
    return k == line % 100 ? ldexpf(number, (int)(10 * (line % 6))) : number;
}

static float draw_one(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)state;
    (void)line;
    (void)k;
    return 1.0f;
}

/* All bits are set: low halves are rounded. */
static float draw_most_bits(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    float number = draw_below(state, 2) ? 1.99999988f : 1.00048816f;
    return draw_below(state, 2) ? -number : number;
}

/* Neighbours along k cancel but for their last bits. */
static float draw_cancelling(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    float base = 1.0f + ldexpf(draw_real(state), -20);
    return k % 2 ? -base : base;
}

static float draw_subnormal(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    return ldexpf(draw_real(state), -126 - (int)draw_below(state, 20));
}

static float draw_zeros(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)k;
    uint32_t kind = draw_below(state, line % 5 == 0 ? 2 : 4);
    return line % 7 == 3 ? 0.0f : kind == 0 ? -0.0f : kind == 1 ? 0.0f : draw_real(state);
}

/* Mostly finite, so that some lines are. */
static float draw_special(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    uint32_t kind = draw_below(state, 6000);
    return kind == 0 ? NAN : kind <= 2 ? INFINITY : kind <= 4 ? -INFINITY : kind <= 9 ? 0.0f : draw_real(state);
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

/* ---- matrices -------------------------------------------------------------------------------- */

static size_t place_of(const halved_matrix* x, uint32_t line, uint32_t k)
{
    size_t leading = x->desc.leading_dimension;
    return x->first + 4 * (x->by_lines ? line * leading + k : k * leading + line);
}

static float read_number(const halved_matrix* x, uint32_t line, uint32_t k)
{
    float number;
    memcpy(&number, (const unsigned char*)arena.mapped + place_of(x, line, k), sizeof number);
    return number;
}

static size_t place_matrix(halved_matrix* x, size_t used, draw_number draw, uint64_t* state)
{
    x->first = (used + 15) / 16 * 16 + 64 + x->offset * sizeof(float);
    x->numbers = calloc((size_t)x->lines * x->length + 1, sizeof *x->numbers);
    for (uint32_t i = 0; draw && i < x->lines * x->length; i++)
    {
        x->numbers[i] = draw(state, i / x->length, i % x->length);
        memcpy((unsigned char*)arena.mapped + place_of(x, i / x->length, i % x->length), &x->numbers[i], 4);
    }
    return x->first + 4 * (size_t)(x->by_lines ? x->lines : x->length) * x->desc.leading_dimension + 64;
}

/* Places what is to be multiplied behind `used` bytes. */
static size_t place_behind(halved_product* p, size_t used, draw_number draw_a, draw_number draw_b, uint64_t* state)
{
    used = place_matrix(&p->a, used, draw_a, state);
    used = place_matrix(&p->b, used, draw_b, state);
    used = place_matrix(&p->d, used, NULL, state);
    if (used > ROOM)
    {
        printf("the arena is too small\n");
        exit(1);
    }
    return used;
}

/* All else in the arena is NaN. */
static void place_halved(halved_product* p, draw_number draw_a, draw_number draw_b, uint64_t* state)
{
    memset(arena.mapped, 0xff, ROOM);
    place_behind(p, 0, draw_a, draw_b, state);
}

static void forget_numbers(halved_product* p)
{
    free(p->a.numbers);
    free(p->b.numbers);
    free(p->d.numbers);
}

static void lay_out_lines(halved_matrix* x, uint32_t lines, uint32_t length, bool rows_are_lines, bool by_lines)
{
    x->lines = lines;
    x->length = length;
    x->by_lines = by_lines;
    x->desc.layout = by_lines == rows_are_lines ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
    x->desc.leading_dimension = by_lines ? length : lines;
}

static halved_product make_halved(uint32_t m, uint32_t n, uint32_t k)
{
    halved_product p = {.m = m, .n = n, .k = k};
    lay_out_lines(&p.a, m, k, true, true);
    lay_out_lines(&p.b, n, k, false, false);
    lay_out_lines(&p.d, m, n, true, true);
    return p;
}

static void draw_layout(halved_matrix* x, bool rows_are_lines, uint64_t* state)
{
    lay_out_lines(x, x->lines, x->length, rows_are_lines, draw_below(state, 2));
    x->desc.leading_dimension += draw_below(state, 2) ? draw_below(state, 5) : 0;
    x->offset = draw_below(state, 4);
}

static halved_product draw_halved(uint64_t* state)
{
    uint32_t m = 1 + draw_below(state, MOST_LENGTH), n = 1 + draw_below(state, MOST_LENGTH);
    halved_product p = make_halved(m, n, LEAST_K + draw_below(state, 4) * draw_below(state, 300));
    draw_layout(&p.a, true, state);
    draw_layout(&p.b, false, state);
    draw_layout(&p.d, true, state);
    return p;
}

static sk_gemm_desc desc_of_halved(const halved_product* p)
{
    sk_gemm_desc desc = {.m = p->m, .n = p->n, .k = p->k, .accuracy = SK_ACCURACY_F32, .way = SK_WAY_F16X3};
    desc.a = p->a.desc;
    desc.b = p->b.desc;
    desc.d = p->d.desc;
    return desc;
}

static sk_gemm_args args_of_halved(const halved_product* p)
{
    sk_gemm_args args = {.a = make_gpu_matrix(&arena, p->a.first)};
    args.b = make_gpu_matrix(&arena, p->b.first);
    args.d = make_gpu_matrix(&arena, p->d.first);
    return args;
}

/* ---- checks ---------------------------------------------------------------------------------- */

/* Numbers below the least normal one may count as 0. */
static bool may_be_zero(float number)
{
    return fabsf(number) < FLT_MIN;
}

/* What an element must be that is no number: sums of f32 have it whatever their order. False: it is a number. Where it
 * may be NaN, too, since an infinity meets what may count as 0, it is NaN. */
static bool find_special(const float* a, const float* b, uint32_t k, float* special)
{
    float sum = 0.0f;
    bool is_special = false;
    for (uint32_t i = 0; i < k; i++)
    {
        bool is_finite = isfinite(a[i]) && isfinite(b[i]);
        is_special |= !is_finite;
        sum += is_finite ? 0.0f : may_be_zero(a[i]) || may_be_zero(b[i]) ? NAN : a[i] * b[i];
    }
    *special = sum;
    return is_special;
}

/* How far an element is off, as a share of the sum of |a| |b|; beyond what numbers below the least normal one are,
 * which devices may take for 0. */
static double find_share(const float* a, const float* b, uint32_t k, float d)
{
    static exact error;
    double magnitudes = 0.0, flushed = k * (double)FLT_MIN;
    int exponent;
    memset(&error, 0, sizeof error);
    for (uint32_t i = 0; i < k; i++)
    {
        add_exact_product(&error, a[i], b[i]);
        magnitudes += fabs((double)a[i] * b[i]);
        flushed += may_be_zero(a[i]) || may_be_zero(b[i]) ? fabs((double)a[i] * b[i]) : 0.0;
    }
    add_exact_product(&error, d, -1.0);
    settle_exact(&error);
    double value = approximate_exact(&error, &exponent);
    double off = ldexp(value, exponent) - flushed;
    return off <= 0.0 ? 0.0 : off / magnitudes;
}

static bool check_element(const halved_product* p, double bound, kind* of_a, kind* of_b, uint32_t row,
                          uint32_t column)
{
    const float* a = p->a.numbers + (size_t)row * p->k;
    const float* b = p->b.numbers + (size_t)column * p->k;
    float d = read_number(&p->d, row, column), special;
    if (find_special(a, b, p->k, &special))
    {
        bool same = CHECK(isnan(special) ? !isfinite(d) : d == special);
        return same || (CHECK_NOTE("row %u, column %u: %g, not %g\n", row, column, d, special), false);
    }
    double share = CHECK(isfinite(d)) ? find_share(a, b, p->k, d) : (double)INFINITY;
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

/* What D has is no news. */
static void accept_d(const halved_product* p)
{
    for (uint32_t i = 0; i < p->m * p->n; i++)
    {
        size_t place = place_of(&p->d, i / p->n, i % p->n);
        memcpy(before + place, (const unsigned char*)arena.mapped + place, 4);
    }
}

static bool launch_halves(const sk_plan* plan, const halved_product* p, const sk_plan_info* info)
{
    sk_gemm_args args = args_of_halved(p);
    if (info->workspace_size > 0 && !prepare_workspace(&device, info->workspace_size))
    {
        return false;
    }
    args.workspace = workspace_of(&device, info->workspace_size);
    memcpy(before, arena.mapped, ROOM);
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    bool recorded = CHECK_EQ(sk_gemm(commands, plan, &args), SK_SUCCESS);
    bool submitted = submit_gpu_commands(&device.g, commands) && recorded;
    return submitted && (info->workspace_size == 0 || check_workspace(&device, info->workspace_size));
}

static bool check_elements(const halved_product* p, double bound, kind* of_a, kind* of_b)
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
static bool check_desc(halved_product* p, const sk_gemm_desc* desc, kind* of_a, kind* of_b, uint64_t* state)
{
    sk_plan* plan = NULL;
    place_halved(p, of_a->draw, of_b->draw, state);
    bool good = CHECK_EQ(sk_create_gemm_plan(device.context, desc, &plan), SK_SUCCESS);
    if (good)
    {
        sk_plan_info info = sk_query_plan(plan);
        good = CHECK(launch_halves(plan, p, &info)) && check_elements(p, info.bound, of_a, of_b);
        good &= CHECK(memcmp(before, arena.mapped, ROOM) == 0);
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
        halved_product p = draw_halved(&state);
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
            halved_product p = make_halved(33, 20, ks[i]);
            sk_gemm_desc desc = desc_of_halved(&p);
            desc.way = j ? SK_WAY_AUTO : SK_WAY_TYPES;
            CHECK(check_desc(&p, &desc, &kinds[1], &kinds[1], &state));
        }
    }
}

/* ---- batches --------------------------------------------------------------------------------- */

/* Matrices of a batch lie one product behind the other. B may be that of the first, for all. */
static sk_gemm_desc place_batch(halved_product batch[BATCH], bool shares_b, uint64_t* state)
{
    size_t used = 0;
    memset(arena.mapped, 0xff, ROOM);
    for (uint32_t i = 0; i < BATCH; i++)
    {
        used = place_behind(&batch[i], used, i == 1 ? draw_wild : draw_uniform, draw_uniform, state);
        if (shares_b)
        {
            memcpy(batch[i].b.numbers, batch[0].b.numbers, (size_t)batch[0].k * batch[0].n * sizeof(float));
        }
    }
    sk_gemm_desc desc = desc_of_halved(&batch[0]);
    desc.batch_count = BATCH;
    desc.a.batch_stride = desc.d.batch_stride = (batch[1].a.first - batch[0].a.first) / sizeof(float);
    desc.b.batch_stride = shares_b ? 0 : desc.a.batch_stride;
    desc.b.shared = shares_b;
    return desc;
}

static bool check_batch(const halved_product batch[BATCH], const sk_plan* plan)
{
    sk_plan_info info = sk_query_plan(plan);
    sk_launch_info launch;
    sk_gemm_args args = args_of_halved(&batch[0]);
    bool good = CHECK(launch_halves(plan, &batch[0], &info));
    args.workspace = workspace_of(&device, info.workspace_size);
    CHECK_EQ(sk_query_gemm_launch(plan, &args, &launch), SK_SUCCESS);
    CHECK(launch.copy_count == 4 * BATCH && launch.dispatch_count >= 6 * BATCH);
    for (uint32_t i = 0; good && i < BATCH; i++)
    {
        good = check_elements(&batch[i], info.bound, &kinds[i == 1 ? 2 : 0], &kinds[0]);
    }
    return CHECK(memcmp(before, arena.mapped, ROOM) == 0) && good;
}

static void matrices_of_a_batch_keep_the_bound(void)
{
    for (uint32_t i = 0; i < 4; i++)
    {
        uint64_t state = 77 + i;
        halved_product batch[BATCH] = {draw_halved(&state)};
        batch[1] = batch[2] = batch[0];
        sk_plan* plan = NULL;
        sk_gemm_desc desc = place_batch(batch, i % 2 == 0, &state);
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

/* ---- plans ----------------------------------------------------------------------------------- */

static void a_plan_says_what_it_is(void)
{
    sk_plan* plan = NULL;
    char line[SK_LINE_SIZE], again[SK_LINE_SIZE];
    halved_product p = make_halved(64, 96, 1000);
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
    halved_product p = make_halved(40, 30, 1000);
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
    other.epilogue = SK_EPILOGUE_LINEAR;
    CHECK(is_refused(&other, SK_ERROR_NO_KERNEL));
}

/* Of several ways the fastest by prediction comes first, and is planned. */
static void ways_are_weighed(void)
{
    sk_candidate candidates[600];
    uint32_t listed = 600, by_halves = 0;
    sk_plan* plan = NULL;
    halved_product p = make_halved(4096, 4096, 4096);
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
    before = malloc(ROOM);
    if (!before || !open_rig(&device, NULL) || !create_gpu_buffer(&device.g, ROOM, GPU_HOST, &arena))
    {
        return 1;
    }
    RUN(random_products_keep_the_bound);
    RUN(any_way_keeps_the_bound);
    RUN(matrices_of_a_batch_keep_the_bound);
    RUN(a_plan_says_what_it_is);
    RUN(what_keeps_no_bound_is_refused);
    RUN(ways_are_weighed);
    for (uint32_t i = 0; i < KINDS; i++)
    {
        printf("%s: off by at most %.4f of the bound\n", kinds[i].name, kinds[i].worst);
    }
    destroy_gpu_buffer(&device.g, &arena);
    close_rig(&device);
    free(before);
    return CHECK_DONE();
}
