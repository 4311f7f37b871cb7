/* test_finished_slices.c - products of slices with alpha, beta and C: D is alpha times the bits of the product alone,
 * plus beta C, each rounded by the type's own arithmetic.
 *
 *     test_finished_slices [SEED [FIRST [COUNT]]]    random products
 *
 * Product i of a seed is the same however many are run. */
#include "check.h"
#include "drawn.h"
#include "placed.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

enum
{
    PRODUCTS = 20,
    MOST_BATCH = 3
};

static uint32_t exact_scales, of_panels;

typedef struct drawn_product
{
    placed_product batch[MOST_BATCH], c[MOST_BATCH]; /* c: products whose D is C; where C is D, those of batch */
    double* products[MOST_BATCH];                    /* A B, rounded */
    uint32_t count;
    bool in_place;
    sk_gemm_desc desc;
    sk_gemm_args args;
} drawn_product;

static double draw_scalar(uint64_t* state)
{
    static const double scalars[] = {1.0, -1.0, 0.0, 0.5, -4.0, 0.75, -2.7, 1e-3};
    return scalars[draw_below(state, 8)];
}

static void place_all(drawn_product* drawn, placed_product p, uint64_t* state)
{
    placed_product other = p;
    size_t used = 0;
    other.a.desc.layout = SK_LAYOUT_ROW_MAJOR;
    draw_placed_layouts(&other, state);
    clear_placed();
    for (uint32_t i = 0; i < drawn->count; i++)
    {
        drawn->batch[i] = p;
        drawn->c[i] = other;
        used = place_behind(&drawn->batch[i], used, draw_uniform, draw_uniform, state);
        used = place_behind(&drawn->c[i], used, NULL, NULL, state);
        fill_d(drawn->in_place ? &drawn->batch[i] : &drawn->c[i], draw_uniform, state);
    }
}

/* C's desc, where it is another matrix. */
static sk_matrix_desc other_desc(drawn_product* drawn)
{
    sk_matrix_desc desc = drawn->c[0].d.desc;
    uint32_t size = (drawn->c[0].is_f64 ? 8u : 4u) * (drawn->c[0].is_complex ? 2u : 1u);
    desc.batch_stride = drawn->count > 1 ? (drawn->c[1].d.first - drawn->c[0].d.first) / size : 0;
    return desc;
}

static drawn_product draw_product(uint64_t* state)
{
    drawn_product drawn;
    bool is_triangle = draw_below(state, 4) == 0, is_f64 = draw_below(state, 2), is_bounded = draw_below(state, 2);
    bool is_complex = draw_below(state, 3) == 0;
    uint32_t m = 1 + draw_below(state, 220), n = is_triangle ? m : 1 + draw_below(state, 220);
    uint32_t k = draw_below(state, 10) ? 2 + draw_below(state, 100) : 0;
    placed_product p = is_complex ? make_placed_complex(m, n, k, is_f64) : make_placed(m, n, k, is_f64);
    draw_placed_layouts(&p, state);
    drawn.count = draw_below(state, 3) ? 1 : 1 + draw_below(state, MOST_BATCH);
    drawn.in_place = draw_below(state, 2);
    place_all(&drawn, p, state);
    drawn.desc = desc_of_batch(drawn.batch, drawn.count, false);
    is_bounded = is_bounded && k > 0;
    drawn.desc.triangle = is_triangle ? 1 + draw_below(state, 2) : SK_TRIANGLE_NONE;
    drawn.desc.accuracy = !is_bounded ? SK_ACCURACY_SLICES : is_f64 ? SK_ACCURACY_F64 : SK_ACCURACY_F32;
    drawn.desc.way = is_bounded ? SK_WAY_SLICES : SK_WAY_AUTO;
    drawn.desc.c = drawn.in_place ? drawn.desc.d : other_desc(&drawn);
    drawn.args = args_of_placed(&drawn.batch[0]);
    drawn.args.c = make_gpu_matrix(&placed_arena, (drawn.in_place ? drawn.batch : drawn.c)[0].d.first);
    drawn.args.alpha = draw_scalar(state);
    drawn.args.beta = draw_scalar(state);
    drawn.args.alpha_imaginary = is_complex && draw_below(state, 2) ? draw_scalar(state) : 0.0;
    drawn.args.beta_imaginary = is_complex && draw_below(state, 2) ? draw_scalar(state) : 0.0;
    return drawn;
}

/* ---- checks ---------------------------------------------------------------------------------- */

/* Multiplies without alpha, beta and C, keeps what D has, and leaves all as it was. */
static bool multiply_alone(drawn_product* drawn)
{
    sk_plan* plan = NULL;
    bool good = CHECK_EQ(sk_create_gemm_plan(device.context, &drawn->desc, &plan), SK_SUCCESS);
    good = good && CHECK(launch_args(plan, drawn->args));
    for (uint32_t i = 0; good && i < drawn->count; i++)
    {
        const placed_product* p = &drawn->batch[i];
        drawn->products[i] = calloc((size_t)p->m * p->d.length + 1, sizeof(double));
        for (uint32_t j = 0; j < p->m * p->d.length; j++)
        {
            drawn->products[i][j] = read_d(p, j / p->d.length, j % p->d.length);
        }
    }
    restore_placed();
    sk_destroy_plan(plan);
    return good;
}

static bool is_inside(const sk_gemm_desc* desc, uint32_t row, uint32_t column)
{
    return !desc->triangle || (desc->triangle == SK_TRIANGLE_LOWER ? column <= row : column >= row);
}

/* A part of the product of a scalar and a number, of which `of` has the parts; and its magnitude. */
static long double scale(double real, double imaginary, const double* of, uint32_t parts, uint32_t part, double* size)
{
    if (parts == 1)
    {
        *size += fabs(real * of[0]);
        return (long double)real * of[0];
    }
    *size += (fabs(real) + fabs(imaginary)) * (fabs(of[0]) + fabs(of[1]));
    return part == 0 ? (long double)real * of[0] - (long double)imaginary * of[1]
                     : (long double)real * of[1] + (long double)imaginary * of[0];
}

/* Scalars are rounded to f32 where D has f32. */
static double scalar_of(const placed_product* p, double scalar)
{
    return p->is_f64 ? scalar : (double)(float)scalar;
}

static bool check_number(const drawn_product* drawn, uint32_t i, uint32_t row, uint32_t place)
{
    const placed_product* p = &drawn->batch[i];
    const sk_gemm_args* args = &drawn->args;
    const double* c = (drawn->in_place ? p : &drawn->c[i])->d.numbers;
    uint32_t parts = p->is_complex ? 2 : 1, part = place % parts;
    size_t first_part = (size_t)row * p->d.length + place - part;
    double size = 0.0, d = read_d(p, row, place), unit = p->is_f64 ? DBL_EPSILON : FLT_EPSILON;
    long double sum = scale(scalar_of(p, args->alpha), scalar_of(p, args->alpha_imaginary),
                            &drawn->products[i][first_part], parts, part, &size);
    sum += scale(scalar_of(p, args->beta), scalar_of(p, args->beta_imaginary), &c[first_part], parts, part, &size);
    bool is_scaled = parts == 1 && args->beta == 0.0 && fabs(frexp(args->alpha, &(int){0})) == 0.5;
    exact_scales += is_scaled;
    double off = (double)fabsl((long double)d - sum);
    bool good = CHECK(is_scaled ? d == (double)sum : off <= 2.0 * parts * unit * size);
    if (!good)
    {
        CHECK_NOTE("row %u, number %u: %.17g, not %.17g\n", row, place, d, (double)sum);
    }
    return good;
}

static bool check_matrix(const drawn_product* drawn, uint32_t i)
{
    const placed_product* p = &drawn->batch[i];
    bool good = true;
    for (uint32_t j = 0; good && j < p->m * p->d.length; j++)
    {
        uint32_t row = j / p->d.length, place = j % p->d.length;
        if (is_inside(&drawn->desc, row, place / (p->is_complex ? 2 : 1)))
        {
            good = check_number(drawn, i, row, place);
            accept_element(p, row, place);
        }
    }
    return good;
}

static bool check_finished(drawn_product* drawn, uint64_t* state)
{
    sk_plan *plan = NULL, *less = NULL;
    bool good = multiply_alone(drawn);
    drawn->desc.epilogue = SK_EPILOGUE_LINEAR;
    good = good && CHECK_EQ(sk_create_gemm_plan(device.context, &drawn->desc, &plan), SK_SUCCESS);
    if (good && draw_below(state, 2))
    {
        VkDeviceSize size = sk_query_plan(plan).workspace_size;
        drawn->desc.most_workspace = size > 262144 ? 262144 + (size - 262144) * 2 / 3 : 0;
        if (sk_create_gemm_plan(device.context, &drawn->desc, &less) == SK_SUCCESS)
        {
            sk_destroy_plan(plan);
            plan = less;
            of_panels += sk_query_plan(plan).panels_m * sk_query_plan(plan).panels_n > 1;
        }
    }
    good = good && CHECK_EQ(sk_query_plan(plan).sameness, SK_SAMENESS_RUN_TO_RUN);
    good = good && CHECK(launch_args(plan, drawn->args));
    for (uint32_t i = 0; good && i < drawn->count; i++)
    {
        good = check_matrix(drawn, i);
    }
    sk_destroy_plan(plan);
    return good && CHECK(check_others());
}

static void alpha_beta_and_c_follow_the_product(void)
{
    for (uint32_t i = first; i < first + count; i++)
    {
        uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + i;
        drawn_product drawn = draw_product(&state);
        memset(drawn.products, 0, sizeof drawn.products);
        if (!check_finished(&drawn, &state))
        {
            CHECK_NOTE("test_finished_slices %llu %u 1: %ux%ux%u, alpha %g %g, beta %g %g\n",
                       (unsigned long long)seed, i, drawn.desc.m, drawn.desc.n, drawn.desc.k, drawn.args.alpha,
                       drawn.args.alpha_imaginary, drawn.args.beta, drawn.args.beta_imaginary);
        }
        for (uint32_t j = 0; j < drawn.count; j++)
        {
            forget_numbers(&drawn.batch[j]);
            forget_numbers(&drawn.c[j]);
            free(drawn.products[j]);
        }
    }
    CHECK(count < PRODUCTS || (exact_scales > 0 && of_panels > 0));
}

static void other_epilogues_are_refused(void)
{
    for (uint32_t i = 0; i < 4; i++)
    {
        sk_plan* plan = NULL;
        placed_product p = make_placed(40, 40, 80, false);
        sk_gemm_desc desc = desc_of_placed(&p);
        desc.accuracy = SK_ACCURACY_SLICES;
        desc.bias = i == 0 ? SK_BIAS_ALONG_N : SK_BIAS_NONE;
        desc.activation = i == 1 ? SK_ACTIVATION_RELU : SK_ACTIVATION_NONE;
        desc.scale_m = i == 2;
        desc.add_residual = i == 3;
        CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_ERROR_NO_KERNEL);
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
    RUN(alpha_beta_and_c_follow_the_product);
    RUN(other_epilogues_are_refused);
    close_placed();
    return CHECK_DONE();
}
