/* test_slices.c - products by slices: each element has the bits that the manual's SLICES define, and is within the
 * bound that the plan tells. Both are computed in integers by the host.
 *
 *     test_slices [SEED [FIRST [COUNT]]]    random products
 *
 * Product i of a seed is the same however many are run. */
#include "check.h"
#include "drawn.h"
#include "placed.h"
#include "sliced.h"

#include <stdlib.h>

enum
{
    PRODUCTS = 300,
    MOST_LENGTH = 40,
    BATCH = 3 /* matrices */
};

static double worst[MOST_SLICES + 1][2]; /* shares of the bound, of f32 and f64 */

/* ---- numbers --------------------------------------------------------------------------------- */

static double draw_graded(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    return ldexp(draw_real(state), -(int)draw_below(state, 25));
}

/* Over the range of f64, also subnormal numbers; of f32 they are rounded to what it has. */
static double draw_wild(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    return ldexp(draw_real(state), (int)draw_below(state, 600) - 300);
}

static double draw_badly_scaled(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)k;
    return ldexp(draw_real(state), 60 - (int)(17 * (line % 8)));
}

static double draw_tiny(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    return ldexp(draw_real(state), -535 - (int)draw_below(state, 20));
}

static double draw_subnormal(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    return ldexp(draw_real(state), -1022 - (int)draw_below(state, 52));
}

static double draw_huge(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    return ldexp(draw_real(state), 511 + (int)draw_below(state, 3));
}

/* Neighbours along k cancel but for their last bits. */
static double draw_cancelling(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    double base = 1.0 + ldexp(draw_real(state), -40);
    return k % 2 ? -base : base;
}

/* Digits that are all -128, and those that carry into the next: 127.5 and more of 256. */
static double draw_extreme_digits(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    static const uint64_t integers[] = {0x1fdfdfdfdfdfdf, 0x1fdfdfdfdfdfe0, 0x1fdfdf00000000, 0x1fdfde00000000,
                                        0x10202020202020, 0x1fffffffffffff, 0x10000000000000, 0x1fe00000000000};
    double number = ldexp((double)integers[draw_below(state, 8)], -(int)draw_below(state, 12) - 52);
    return draw_below(state, 2) ? -number : number;
}

static double draw_zeros(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    uint32_t kind = draw_below(state, 4);
    return kind == 0 ? draw_real(state) : kind == 1 ? -0.0 : 0.0;
}

/* Mostly finite, so that some rows and columns are. */
static double draw_special(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    uint32_t kind = draw_below(state, 120);
    return kind == 0   ? (double)NAN
           : kind <= 3 ? (double)INFINITY
           : kind <= 5 ? -(double)INFINITY
           : kind <= 9 ? 0.0
                       : draw_real(state);
}

static const draw_number kinds[] = {draw_uniform,    draw_graded,  draw_wild,          draw_badly_scaled, draw_tiny,
                                    draw_subnormal,  draw_huge,    draw_hilbert,       draw_one,          draw_zeros,
                                    draw_cancelling, draw_special, draw_extreme_digits};

/* ---- checks ---------------------------------------------------------------------------------- */

static uint64_t bits_of(double number)
{
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    return bits;
}

static bool check_element(const placed_product* p, const sk_plan_info* info, uint32_t row, uint32_t column)
{
    sliced_line a = {row_of_a(p, row), 1, p->k}, b = {column_of_b(p, column), 1, p->k};
    double d = read_d(p, row, column), special;
    double expected = multiply_slices(&a, &b, info->slices, p->is_f64);
    bool same = isnan(expected) ? isnan(d) : bits_of(d) == bits_of(expected);
    double share = find_special(&a, &b, &special) ? 0.0 : find_share_of_bound(&a, &b, d, info->bound, p->is_f64);
    worst[info->slices][p->is_f64] = fmax(worst[info->slices][p->is_f64], share);
    bool good = CHECK(same) & CHECK(share <= 1.0);
    if (!good)
    {
        CHECK_NOTE("row %u, column %u: %.17g, not %.17g; %g of the bound\n", row, column, d, expected, share);
    }
    return good;
}

static sk_gemm_desc desc_of_slices(const placed_product* p, uint32_t slices)
{
    sk_gemm_desc desc = desc_of_placed(p);
    desc.accuracy = SK_ACCURACY_SLICES;
    desc.slices = slices;
    return desc;
}

/* Multiplies what is placed, and checks every `step`th element. */
static bool check_slices(const placed_product* p, uint32_t slices, uint32_t step)
{
    sk_plan* plan = NULL;
    sk_gemm_desc desc = desc_of_slices(p, slices);
    bool good = CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS);
    if (good)
    {
        sk_plan_info info = sk_query_plan(plan);
        good = CHECK(launch_placed(plan, p));
        accept_d(p);
        good &= CHECK(check_others());
        for (uint32_t i = 0; good && i < p->m * p->n; i += step)
        {
            good = check_element(p, &info, i / p->n, i % p->n);
        }
    }
    sk_destroy_plan(plan);
    return good;
}

static bool check_drawn(placed_product* p, uint32_t slices, draw_number of_a, draw_number of_b, uint64_t* state)
{
    place_alone(p, of_a, of_b, state);
    bool good = check_slices(p, slices, 1);
    forget_numbers(p);
    return good;
}

static placed_product draw_slices(uint64_t* state, uint32_t* slices)
{
    uint32_t m = 1 + draw_below(state, MOST_LENGTH), n = 1 + draw_below(state, MOST_LENGTH);
    uint32_t k = draw_below(state, 8) ? draw_size(state, 100) : draw_below(state, 2);
    *slices = 2 + draw_below(state, 7);
    placed_product p = make_placed(m, n, k, draw_below(state, 3) > 0);
    draw_placed_layouts(&p, state);
    return p;
}

static void random_products_have_the_bits_of_their_definition(void)
{
    const uint32_t all = sizeof kinds / sizeof *kinds;
    for (uint32_t i = first; i < first + count; i++)
    {
        uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + i;
        uint32_t slices;
        placed_product p = draw_slices(&state, &slices);
        draw_number of_a = kinds[draw_below(&state, all)];
        draw_number of_b = draw_below(&state, 2) ? of_a : kinds[draw_below(&state, all)];
        if (!check_drawn(&p, slices, of_a, of_b, &state))
        {
            CHECK_NOTE("test_slices %llu %u 1\n", (unsigned long long)seed, i);
        }
    }
}

/* ---- batches --------------------------------------------------------------------------------- */

static void place_batch(placed_product batch[BATCH], uint64_t* state)
{
    const uint32_t all = sizeof kinds / sizeof *kinds;
    size_t used = 0;
    clear_placed();
    for (uint32_t i = 0; i < BATCH; i++)
    {
        used = place_behind(&batch[i], used, kinds[draw_below(state, all)], kinds[draw_below(state, all)], state);
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
    CHECK(batch[0].k == 0 || launch.copy_count == 4 * BATCH);
    for (uint32_t i = 0; i < BATCH; i++)
    {
        accept_d(&batch[i]);
        for (uint32_t j = 0; good && j < batch[i].m * batch[i].n; j++)
        {
            good = check_element(&batch[i], &info, j / batch[i].n, j % batch[i].n);
        }
    }
    return CHECK(check_others()) && good;
}

static void matrices_of_a_batch_have_the_bits_of_products(void)
{
    for (uint32_t i = 0; i < count / 10; i++)
    {
        uint64_t state = 77 + i;
        uint32_t slices;
        placed_product batch[BATCH] = {draw_slices(&state, &slices)};
        batch[1] = batch[2] = batch[0];
        sk_plan* plan = NULL;
        place_batch(batch, &state);
        sk_gemm_desc desc = desc_of_batch(batch, BATCH, i % 3 == 0);
        desc.accuracy = SK_ACCURACY_SLICES;
        desc.slices = slices;
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

/* ---- chosen products ------------------------------------------------------------------------- */

static uint32_t extreme_slices;

/* Behind a 1, which is the largest: digits that are all -128 but for the first, which is 64. */
static double draw_least_digits(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)state;
    int64_t integer = 64;
    for (uint32_t i = 1; i < extreme_slices; i++)
    {
        integer = 256 * integer - 128;
    }
    return line == 0 && k == 0 ? 1.0 : ldexp((double)integer, 2 - (int)(8 * extreme_slices));
}

/* What infinities there are lie in the last part of k. */
static double draw_far_infinity(uint64_t* state, uint32_t line, uint32_t k)
{
    return line == 0 && k == 20000 ? (double)INFINITY : draw_uniform(state, line, k);
}

/* Whether the device multiplies slices by kernels for s8. Otherwise a long k takes a CPU driver minutes. */
static bool has_narrow_kernels(void)
{
    sk_plan* plan = NULL;
    sk_gemm_desc desc = {.m = 1, .n = 1, .k = 1, .accuracy = SK_ACCURACY_SLICES};
    bool has = sk_create_gemm_plan(device.context, &desc, &plan) == SK_SUCCESS &&
               strcmp(sk_query_plan(plan).kernel, "products") != 0;
    sk_destroy_plan(plan);
    return has;
}

/* No other digits make longer sums, and none leave out more: the bound is not far above. */
static void the_worst_digits_of_the_longest_k_come_close_to_the_bound(void)
{
    static const uint32_t longest[] = {0, 0, 65520, 43680, 32752, 26208, 21840, 18720, 16368};
    for (uint32_t slices = 2; slices <= MOST_SLICES; slices++)
    {
        uint64_t state = slices;
        double before_it = worst[slices][1];
        uint32_t k = has_narrow_kernels() ? longest[slices] : longest[slices] / 64;
        placed_product p = make_placed(1, 1, k, true);
        extreme_slices = slices;
        worst[slices][1] = 0.0;
        CHECK(check_drawn(&p, slices, draw_least_digits, draw_least_digits, &state));
        CHECK(worst[slices][1] > 0.4 || slices == MOST_SLICES); /* there rounding D counts for most */
        worst[slices][1] = fmax(worst[slices][1], before_it);
    }
}

static void a_longer_k_is_cut_into_parts(void)
{
    uint32_t last = has_narrow_kernels() ? 49200 : 16369;
    for (uint32_t k = 16369; k <= last; k += 16400)
    {
        uint64_t state = k;
        placed_product p = make_placed(2, 3, k, true);
        CHECK(check_drawn(&p, 8, draw_graded, draw_graded, &state));
        p = make_placed(2, 3, k, false);
        CHECK(check_drawn(&p, 8, draw_far_infinity, draw_wild, &state));
    }
}

/* FNV-1a, of the elements of D row by row. */
static uint64_t hash_d(const placed_product* p, uint64_t hash)
{
    for (uint32_t i = 0; i < p->m * p->n; i++)
    {
        uint64_t bits = bits_of(read_d(p, i / p->n, i % p->n));
        for (int byte = 0; byte < 8; byte++)
        {
            hash = (hash ^ (bits >> 8 * byte & 0xff)) * UINT64_C(0x100000001b3);
        }
    }
    return hash;
}

/* Every device has these bits: a GPU, and each CPU driver. */
static void every_device_has_the_same_bits(void)
{
    const uint32_t all = sizeof kinds / sizeof *kinds;
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (uint32_t i = 0; i < 2 * all; i++)
    {
        sk_plan* plan = NULL;
        uint64_t state = i;
        placed_product p = make_placed(29, 37, 203, i < all);
        place_alone(&p, kinds[i % all], kinds[i % all], &state);
        sk_gemm_desc desc = desc_of_slices(&p, 0);
        if (CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS))
        {
            sk_plan_info info = sk_query_plan(plan);
            CHECK_EQ(info.sameness, SK_SAMENESS_EVERY_DEVICE);
            CHECK_EQ(info.slices, p.is_f64 ? 7 : 4);
            CHECK(launch_placed(plan, &p));
            hash = hash_d(&p, hash);
        }
        sk_destroy_plan(plan);
        forget_numbers(&p);
    }
    printf("hash of D: 0x%016llx\n", (unsigned long long)hash);
    CHECK(hash == UINT64_C(0xccf8cb4829fecf69));
}

static void a_plan_says_what_it_is(void)
{
    sk_plan* plan = NULL;
    char line[SK_LINE_SIZE];
    placed_product p = make_placed(64, 96, 128, true);
    sk_gemm_desc desc = desc_of_slices(&p, 7);
    sk_candidate candidate;
    uint32_t listed = 1;
    uint64_t segments = 1;
    if (!CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS))
    {
        return;
    }
    sk_plan_info info = sk_query_plan(plan);
    CHECK(info.way == SK_WAY_SLICES && info.slices == 7 && info.products == 28);
    CHECK(info.bound > 5.0e-16 && info.bound < 5.1e-16);
    CHECK(info.predicted_time > 0.0f && info.workspace_size > 7 * 4 * 64 * 96 + 7 * 128 * (64 + 96));
    sk_format_plan(plan, line, sizeof line);
    CHECK(strncmp(line,
                  "64x96x128 batch 1: --accuracy slices --slices 7; 28 products of s8 in 7 levels, the last by ",
                  92) == 0);
    CHECK(strstr(line, "; k in 1 part; bound 5.04e-16, sameness every-device, workspace ") != NULL);
    CHECK_EQ(sk_explain_gemm_plan(device.context, &desc, &listed, &candidate), SK_SUCCESS);
    CHECK(listed == 1 && candidate.info.way == SK_WAY_SLICES && candidate.desc.slices == 7);
    CHECK(candidate.info.workspace_size == info.workspace_size);
    CHECK_EQ(sk_list_segments(plan, &segments, NULL), SK_SUCCESS);
    CHECK_EQ(segments, 0);
    sk_destroy_plan(plan);
}

/* Without k, D is 0; without D nothing is computed, and no memory is needed. */
static void empty_products_need_nothing(void)
{
    for (uint32_t way = 0; way < 3; way++)
    {
        sk_plan* plan = NULL;
        placed_product p = make_placed(way == 0 ? 0 : 33, way == 1 ? 0 : 20, way == 2 ? 0 : 70, true);
        sk_gemm_desc desc = desc_of_slices(&p, 7);
        if (CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS))
        {
            sk_plan_info info = sk_query_plan(plan);
            CHECK(info.workspace_size == 0 && info.pieces == 0);
            CHECK(way == 2 ? info.predicted_time > 0.0f : info.predicted_time == 0.0f);
        }
        sk_destroy_plan(plan);
    }
}

/* Columns of D are counted as the user names them, where D is one column, too. */
static void as_many_rows_as_there_is_memory_for(void)
{
    sk_plan* plan = NULL;
    placed_product p = make_placed(1u << 21, 1, 8, false), wide = make_placed(1, 1u << 21, 8, false);
    sk_gemm_desc desc = desc_of_slices(&p, 2);
    CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS);
    sk_destroy_plan(plan);
    plan = NULL;
    desc = desc_of_slices(&wide, 2);
    CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_ERROR_TOO_LARGE);
    sk_destroy_plan(plan);
}

/* Products whose dispatches are cut have the same bits, and more dispatches. */
static void most_time_cuts_the_products(void)
{
    sk_plan* plan = NULL;
    uint64_t state = 1;
    placed_product p = make_placed(100, 90, 300, true);
    place_alone(&p, draw_uniform, draw_uniform, &state);
    sk_gemm_desc desc = desc_of_slices(&p, 7);
    desc.most_time = 1;
    sk_result result = sk_create_gemm_plan(device.context, &desc, &plan);
    if (result == SK_ERROR_NO_KERNEL)
    {
        forget_numbers(&p);
        SKIP("this device runs no kernel for s8");
    }
    sk_launch_info launch;
    sk_plan_info info = sk_query_plan(plan);
    sk_gemm_args args = args_of_placed(&p);
    CHECK(prepare_workspace(&device, info.workspace_size));
    args.workspace = workspace_of(&device, info.workspace_size);
    CHECK_EQ(sk_query_gemm_launch(plan, &args, &launch), SK_SUCCESS);
    CHECK(info.pieces >= (is_on_cpu(&device) ? 8u : 7u)); /* a GPU has a worker for each tile at once */
    CHECK(launch.dispatch_count >= info.pieces + 5 && launch.copy_count == 4);
    CHECK(launch_placed(plan, &p));
    accept_d(&p);
    CHECK(check_others());
    for (uint32_t i = 0; i < p.m * p.n; i += 97)
    {
        CHECK(check_element(&p, &info, i / p.n, i % p.n));
    }
    sk_destroy_plan(plan);
    forget_numbers(&p);
}

int main(int argc, char** argv)
{
    choose_drawn(argc, argv, PRODUCTS);
    if (!open_placed())
    {
        return 1;
    }
    RUN(random_products_have_the_bits_of_their_definition);
    RUN(matrices_of_a_batch_have_the_bits_of_products);
    RUN(every_device_has_the_same_bits);
    RUN(the_worst_digits_of_the_longest_k_come_close_to_the_bound);
    RUN(a_longer_k_is_cut_into_parts);
    RUN(a_plan_says_what_it_is);
    RUN(empty_products_need_nothing);
    RUN(as_many_rows_as_there_is_memory_for);
    RUN(most_time_cuts_the_products);
    for (uint32_t slices = 2; slices <= MOST_SLICES; slices++)
    {
        printf("%u slices: off by at most %.3f (f64), %.3f (f32) of the bound\n", slices, worst[slices][1],
               worst[slices][0]);
    }
    close_placed();
    return CHECK_DONE();
}
