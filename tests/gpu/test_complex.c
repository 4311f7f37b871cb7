/* test_complex.c - what only complex numbers have: conjugated operands in every layout, scalars with imaginary parts,
 * and NaN and infinity in either part. And scalars of 53 bits, of which f32 does not hold all.
 *
 *     test_complex [PART]    only kernels whose name contains PART
 *
 * Shapes take several tiles and k-iterations, shared by workers that begin inside tiles. */
#include "check.h"
#include "multiply.h"

#include <math.h>

#define COUNT(array) ((uint32_t)(sizeof(array) / sizeof *(array)))

static rig device;
static sk_kernel_info kernels[MOST_KERNELS];
static uint32_t kernel_count;

/* Of two or three tiles along m and n each, the last ones ragged. */
static product make_product(const sk_kernel_info* kernel, specialization s, value_kind values)
{
    product p = make_packed_product(kernel, kernel->tile_m + 5, 2 * kernel->tile_n + 3, 4 * kernel->tile_k + 3, s);
    p.values = values;
    p.alpha = 1.0;
    p.desc.decomposition = SK_DECOMPOSITION_STREAM_K;
    p.desc.workers = 5;
    return p;
}

/* ---- conjugation ----------------------------------------------------------------------------- */

static void check_conjugated(const sk_kernel_info* kernel, uint32_t index)
{
    static const uint32_t packed[4];
    specialization s = choose_specialization(index % 8);
    product p = make_product(kernel, s, VALUES_REALS);
    specialize(&p, kernel, s, index / 8 % 2 == 1);
    lay_out(&p, s, packed, false);
    p.desc.decomposition = index % 3 == 0 ? SK_DECOMPOSITION_DATA_PARALLEL : SK_DECOMPOSITION_STREAM_K;
    set_complex(&p, index / 4 % 4);
    CHECK(run_product(&device, &p));
    p.values = VALUES_INTEGERS;
    CHECK(run_product(&device, &p));
}

/* Each of the four layouts with each of the four ways to conjugate, aligned and not, D row-major and column-major. A
 * CPU driver, for which each is a pipeline of its own, has all of them only of the first kernel. */
static void conjugated_operands_are_exact_in_every_layout(void)
{
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        for (uint32_t index = 0; index < 16 && is_complex(kernels[i].input); index++)
        {
            if (i == 0 || !is_on_cpu(&device) || index % 5 == 0)
            {
                check_conjugated(&kernels[i], index);
            }
        }
    }
}

/* ---- scalars --------------------------------------------------------------------------------- */

typedef struct scalars
{
    double alpha, alpha_imaginary, beta, beta_imaginary;
} scalars;

static void check_scalars(product* p, scalars x)
{
    p->alpha = x.alpha;
    p->beta = x.beta;
    p->alpha_imaginary = x.alpha_imaginary;
    p->beta_imaginary = x.beta_imaginary;
    CHECK(run_product(&device, p));
}

static void alpha_and_beta_may_be_real_complex_and_0(void)
{
    static const scalars all[] = {{1, 0, 0, 0},  {0, 0, 0, 0},  {-2, 0, 3, 0},  {0, 1, 0, 0},  {0, 0, 0, -1},
                                  {2, -1, 1, 3}, {0, 2, -1, 0}, {0.5, 1, 0, 2}, {0, 0, 2, -3}, {-1, 3, 0, 0}};
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        for (uint32_t j = 0; j < COUNT(all) && is_complex(kernels[i].input); j++)
        {
            specialization s = {.a_k_contiguous = true, .linear = true};
            product p = make_product(&kernels[i], s, j % 2 == 0 ? VALUES_INTEGERS : VALUES_REALS);
            p.in_place = j % 3 == 0;
            p.desc.fixup = j % 2 == 0 ? SK_FIXUP_LAST_ARRIVER : SK_FIXUP_SEPARATE_PASS;
            check_scalars(&p, all[j]);
        }
    }
}

/* What f32 does not hold: were a factor rounded to it, D would be off by thousands of times its bound. */
static void scalars_of_f64_have_all_their_bits(void)
{
    static const scalars all[] = {
        {1.0 / 3.0, 0, -1.0 / 7.0, 0}, {1e-200, 0, 1e-200, 0}, {1.0 + 0x1p-40, 1.0 / 3.0, -1.0 / 7.0, 1e-3}};
    uint32_t count = 0;
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        for (uint32_t j = 0; j < COUNT(all) && component_of(kernels[i].input) == SK_TYPE_F64; j++)
        {
            specialization s = {.a_k_contiguous = true, .linear = true};
            product p = make_product(&kernels[i], s, VALUES_REALS);
            scalars x = all[j];
            x.alpha_imaginary = is_complex(kernels[i].input) ? x.alpha_imaginary : 0.0;
            x.beta_imaginary = is_complex(kernels[i].input) ? x.beta_imaginary : 0.0;
            check_scalars(&p, x);
            count++;
        }
    }
    if (count == 0)
    {
        SKIP("no kernel of f64");
    }
}

/* ---- NaN and infinity ------------------------------------------------------------------------ */

/* In the real part, in the imaginary one, and in both; in the first and in the last tile; beside zeros. */
static void put_in_some(const rig* r, const placement* placed)
{
    const matrix *a = &placed->a, *b = &placed->b, *c = &placed->c;
    set_element(r, a, 0, 1, 2, NAN);
    set_imaginary(r, a, 0, 2, a->columns - 1, NAN);
    set_element(r, a, 0, 3, a->columns - 1, INFINITY);
    set_imaginary(r, a, 0, a->rows - 1, 0, -INFINITY);
    set_imaginary(r, b, 0, a->columns - 1, 5, INFINITY);
    set_element(r, b, 0, 2, b->columns - 1, -INFINITY);
    set_element(r, b, 0, a->columns - 1, 7, 0.0);
    set_imaginary(r, b, 0, a->columns - 1, 7, 0.0);
    set_element(r, c, 0, 6, 6, INFINITY);
    set_imaginary(r, c, 0, 6, 6, INFINITY);
    set_imaginary(r, c, 0, 8, 5, -INFINITY);
}

static void nan_and_infinity_are_multiplied_as_in_blas(void)
{
    static const scalars all[] = {{1, 0, 1, 0}, {0, 1, 0, -1}, {2, -1, 1, 3}, {0, 0, 1, 1}, {1, 1, 0, 0}};
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        for (uint32_t j = 0; j < COUNT(all) && is_complex(kernels[i].input); j++)
        {
            specialization s = {.a_k_contiguous = true, .linear = true};
            product p = make_product(&kernels[i], s, VALUES_INTEGERS);
            p.edit = put_in_some;
            check_scalars(&p, all[j]);
        }
    }
}

int main(int argc, char** argv)
{
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    kernel_count = list_kernels(&device, argc > 1 ? argv[1] : NULL, kernels);
    CHECK(kernel_count > 0);
    RUN(conjugated_operands_are_exact_in_every_layout);
    RUN(alpha_and_beta_may_be_real_complex_and_0);
    RUN(scalars_of_f64_have_all_their_bits);
    RUN(nan_and_infinity_are_multiplied_as_in_blas);
    close_rig(&device);
    return CHECK_DONE();
}
