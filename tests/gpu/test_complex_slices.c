/* test_complex_slices.c - complex products by slices: each part of D has the bits of a product of slices over twice the
 * k, and is within the bound that the plan tells of the exact sum. The host computes both in integers.
 *
 *     test_complex_slices [SEED [FIRST [COUNT]]]    random products
 *
 * Product i of a seed is the same however many are run. */
#include "bounded.h"
#include "check.h"
#include "drawn.h"
#include "placed.h"
#include "sliced.h"

#include <stdlib.h>

enum
{
    PRODUCTS = 120,
    MOST_LENGTH = 24,
    MOST_K = 80,
    BATCH = 3
};

static double worst[2]; /* shares of the bound: of slices, and relative to |A| |B| */

/* ---- numbers --------------------------------------------------------------------------------- */

static double draw_graded(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    return ldexp(draw_real(state), -(int)draw_below(state, 25));
}

/* Imaginary parts are 2^40 times smaller. */
static double draw_mostly_real(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    return ldexp(draw_real(state), k % 2 ? -40 : 0);
}

static double draw_one_large(uint64_t* state, uint32_t line, uint32_t k)
{
    double number = draw_real(state);
    return k == line % 5 ? ldexp(number, (int)draw_below(state, 50)) : number;
}

static double draw_zeros(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    uint32_t kind = draw_below(state, 4);
    return kind == 0 ? draw_real(state) : kind == 1 ? -0.0 : 0.0;
}

static double draw_special(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    uint32_t kind = draw_below(state, 200);
    return kind == 0   ? (double)NAN
           : kind <= 3 ? (double)INFINITY
           : kind <= 5 ? -(double)INFINITY
           : kind <= 9 ? 0.0
                       : draw_real(state);
}

static const draw_number kinds[] = {draw_uniform, draw_graded, draw_mostly_real, draw_one_large,
                                    draw_zeros,   draw_one,    draw_special};

static draw_number draw_kind(uint64_t* state)
{
    return kinds[draw_below(state, sizeof kinds / sizeof *kinds)];
}

/* ---- checks ---------------------------------------------------------------------------------- */

typedef struct real_lines
{
    double a[2 * MOST_K], b[2 * MOST_K];
} real_lines;

static bool check_part(const placed_product* p, const sk_gemm_desc* desc, const sk_plan_info* info, uint32_t row,
                       uint32_t place)
{
    static real_lines lines;
    find_real_lines(p, desc, row, place / 2, place % 2, lines.a, lines.b);
    sliced_line a = {lines.a, 1, 2 * p->k}, b = {lines.b, 1, 2 * p->k};
    const small_numbers small = small_numbers_of(p->is_f64, false);
    bool is_bounded = desc->accuracy != SK_ACCURACY_SLICES;
    double d = read_d(p, row, place), special, expected = d, share = 0.0;
    bool is_special = find_special(&a, &b, &special);
    if (is_special || !is_bounded)
    {
        expected = multiply_slices(&a, &b, info->slices, p->is_f64);
    }
    if (!is_special)
    {
        share = is_bounded ? find_share(lines.a, lines.b, 2 * p->k, d, p->is_f64, small) / info->bound
                           : find_share_of_bound(&a, &b, d, info->bound, p->is_f64);
        worst[is_bounded] = fmax(worst[is_bounded], share);
    }
    bool same = isnan(expected) ? isnan(d) : d == expected && signbit(d) == signbit(expected);
    bool good = CHECK(same) & CHECK(share <= 1.0);
    if (!good)
    {
        CHECK_NOTE("row %u, number %u: %.17g, not %.17g; %g of the bound\n", row, place, d, expected, share);
    }
    return good;
}

/* Elements beyond a triangle stay as they are. */
static bool is_inside(const sk_gemm_desc* desc, uint32_t row, uint32_t column)
{
    return !desc->triangle || (desc->triangle == SK_TRIANGLE_LOWER ? column <= row : column >= row);
}

static bool check_d(const placed_product* p, const sk_gemm_desc* desc, const sk_plan_info* info)
{
    bool good = true;
    for (uint32_t i = 0; good && i < p->m * p->d.length; i++)
    {
        uint32_t row = i / p->d.length, place = i % p->d.length;
        if (is_inside(desc, row, place / 2))
        {
            good = check_part(p, desc, info, row, place);
            accept_element(p, row, place);
        }
    }
    return good;
}

/* ---- products -------------------------------------------------------------------------------- */

static sk_gemm_desc draw_desc(placed_product* batch, uint32_t number, uint64_t* state)
{
    sk_gemm_desc desc = desc_of_batch(batch, number, number > 1 && draw_below(state, 3) == 0);
    bool is_bounded = draw_below(state, 2) && batch->k > 0;
    desc.accuracy = !is_bounded ? SK_ACCURACY_SLICES : batch->is_f64 ? SK_ACCURACY_F64 : SK_ACCURACY_F32;
    desc.way = is_bounded ? SK_WAY_SLICES : SK_WAY_AUTO;
    desc.slices = is_bounded ? 0 : 2 + draw_below(state, 7);
    desc.a.conjugate = draw_below(state, 3) == 0;
    desc.b.conjugate = draw_below(state, 3) == 0;
    desc.triangle = batch->m == batch->n ? draw_below(state, 3) : SK_TRIANGLE_NONE;
    return desc;
}

static bool check_batch(const placed_product* batch, uint32_t number, const sk_gemm_desc* desc)
{
    sk_plan* plan = NULL;
    bool good = CHECK_EQ(sk_create_gemm_plan(device.context, desc, &plan), SK_SUCCESS);
    if (good)
    {
        sk_plan_info info = sk_query_plan(plan);
        good = CHECK(info.way == SK_WAY_SLICES && info.sameness == SK_SAMENESS_EVERY_DEVICE);
        good = good && CHECK(launch_placed(plan, batch));
        for (uint32_t i = 0; good && i < number; i++)
        {
            good = check_d(&batch[i], desc, &info);
        }
        good = good && CHECK(check_others());
    }
    sk_destroy_plan(plan);
    return good;
}

static void every_part_is_a_real_product_of_slices(void)
{
    for (uint32_t i = first; i < first + count; i++)
    {
        uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + i;
        placed_product batch[BATCH];
        uint32_t number = draw_below(&state, 3) ? 1 : BATCH, m = 1 + draw_below(&state, MOST_LENGTH);
        uint32_t n = draw_below(&state, 3) ? 1 + draw_below(&state, MOST_LENGTH) : m;
        uint32_t k = draw_below(&state, 8) ? draw_size(&state, MOST_K) : draw_below(&state, 2);
        batch[0] = make_placed_complex(m, n, k, draw_below(&state, 2));
        draw_placed_layouts(&batch[0], &state);
        clear_placed();
        size_t used = 0;
        for (uint32_t j = 0; j < number; j++)
        {
            batch[j] = batch[0];
            draw_number of_a = draw_kind(&state), of_b = draw_kind(&state);
            used = place_behind(&batch[j], used, of_a, of_b, &state);
        }
        sk_gemm_desc desc = draw_desc(batch, number, &state);
        if (!check_batch(batch, number, &desc))
        {
            CHECK_NOTE("test_complex_slices %llu %u 1: %ux%ux%u\n", (unsigned long long)seed, i, m, n, k);
        }
        for (uint32_t j = 0; j < number; j++)
        {
            forget_numbers(&batch[j]);
        }
    }
    printf("slices: off by at most %.3f of the bound; relative to |A| |B|, by slices %.3f\n", worst[0], worst[1]);
}

/* Every device has these bits. */
static void every_device_has_the_same_bits(void)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325), state = 5;
    sk_plan* plan = NULL;
    placed_product p = make_placed_complex(29, 37, 61, true);
    place_alone(&p, draw_graded, draw_one_large, &state);
    sk_gemm_desc desc = desc_of_placed(&p);
    desc.accuracy = SK_ACCURACY_F64;
    desc.way = SK_WAY_SLICES;
    desc.b.conjugate = true;
    CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS);
    CHECK(launch_placed(plan, &p));
    for (uint32_t i = 0; i < p.m * p.d.length; i++)
    {
        double number = read_d(&p, i / p.d.length, i % p.d.length);
        uint64_t bits;
        memcpy(&bits, &number, sizeof bits);
        hash = (hash ^ bits) * UINT64_C(0x100000001b3);
    }
    printf("hash of D: 0x%016llx\n", (unsigned long long)hash);
    CHECK(hash == UINT64_C(0x334ca1d7fbdc1792));
    sk_destroy_plan(plan);
    forget_numbers(&p);
}

static void other_products_are_refused(void)
{
    placed_product p = make_placed_complex(40, 40, 200, false);
    for (uint32_t i = 0; i < 5; i++)
    {
        sk_plan* plan = NULL;
        sk_gemm_desc desc = desc_of_placed(&p);
        desc.accuracy = i == 4 ? SK_ACCURACY_F64 : SK_ACCURACY_F32;
        desc.way = i == 0 ? SK_WAY_F16X3 : SK_WAY_SLICES;
        desc.pointers = i == 1;
        desc.triangle = i == 2 ? SK_TRIANGLE_LOWER : SK_TRIANGLE_NONE;
        desc.hermitian = i == 2;
        desc.a.leading_dimension = desc.k = i == 3 ? 70000 : desc.k;
        CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_ERROR_NO_KERNEL);
        sk_destroy_plan(plan);
    }
}

/* Multiply-adds are weighed, too, and their bound is that of twice the k. */
static void the_bound_is_that_of_all_multiply_adds(void)
{
    for (uint32_t way = SK_WAY_TYPES; way <= SK_WAY_SLICES; way++)
    {
        sk_plan* plan = NULL;
        placed_product p = make_placed_complex(40, 40, 300, false);
        sk_gemm_desc desc = desc_of_placed(&p);
        desc.accuracy = SK_ACCURACY_F32;
        desc.way = (sk_way)way;
        if (CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS))
        {
            CHECK(sk_query_plan(plan).bound == 600.0 / 16777216.0);
        }
        sk_destroy_plan(plan);
    }
}

int main(int argc, char** argv)
{
    choose_drawn(argc, argv, PRODUCTS);
    if (!open_placed())
    {
        return 1;
    }
    RUN(every_part_is_a_real_product_of_slices);
    RUN(every_device_has_the_same_bits);
    RUN(other_products_are_refused);
    RUN(the_bound_is_that_of_all_multiply_adds);
    close_placed();
    return CHECK_DONE();
}
