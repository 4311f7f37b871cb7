/* What matmul --check accepts and refuses: exact products of every type and order pass, and so does what a device may
 * round; one wrong value does not, nor one that nobody wrote. */

#include "check.h"
#include "common/half.h"
#include "matmul/verify.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum
{
    M = 13, /* more than the rows that are summed at a time, and not a multiple */
    N = 7,
    K = 21
};

static float a_values[M * K], b_values[K * N], c_values[M * N], d_values[M * N];
static uint16_t a_halves[M * K], b_halves[K * N], c_halves[M * N], d_halves[M * N];

typedef struct product
{
    npy_matrix a, b, c, d;
    float alpha, beta;
} product;

static void set_element(npy_matrix* matrix, size_t row, size_t column, float value)
{
    size_t index = matrix->column_major ? column * matrix->rows + row : row * matrix->columns + column;
    if (matrix->type == NPY_F16)
        ((uint16_t*)matrix->data)[index] = round_to_half(value);
    else
        ((float*)matrix->data)[index] = value;
}

static void fill(npy_matrix* matrix, size_t seed)
{
    for (size_t row = 0; row < matrix->rows; row++)
        for (size_t column = 0; column < matrix->columns; column++)
            set_element(matrix, row, column, (float)((row * 7 + column * 3 + seed) % 9) - 4.0f);
}

/* D in float arithmetic, which a device may use: exact for the integers of fill. */
static void compute(product* p)
{
    for (size_t row = 0; row < M; row++)
        for (size_t column = 0; column < N; column++)
        {
            float sum = 0.0f;
            for (size_t k = 0; k < K; k++)
                sum += (float)(get_npy_element(&p->a, row, k) * get_npy_element(&p->b, k, column));
            if (p->alpha == 0.0f)
                sum = 0.0f;
            float c = p->beta != 0.0f ? p->beta * (float)get_npy_element(&p->c, row, column) : 0.0f;
            set_element(&p->d, row, column, p->alpha * sum + c);
        }
}

static product make_product(npy_type type, int orders)
{
    bool half = type == NPY_F16;
    product p = {
        .a = {M, K, type, orders & 1, half ? (void*)a_halves : (void*)a_values},
        .b = {K, N, type, orders & 2, half ? (void*)b_halves : (void*)b_values},
        .c = {M, N, type, orders & 4, half ? (void*)c_halves : (void*)c_values},
        .d = {M, N, type, orders & 8, half ? (void*)d_halves : (void*)d_values},
        .alpha = 2.0f,
        .beta = -1.0f,
    };
    fill(&p.a, 1);
    fill(&p.b, 2);
    fill(&p.c, 3);
    compute(&p);
    return p;
}

static bool verify(const product* p)
{
    formula f = {.alpha = p->alpha, .beta = p->beta};
    return verify_product("", &p->a, &p->b, &p->c, &p->d, &f);
}

static void exact_products_of_every_type_and_order_pass(void)
{
    for (int way = 0; way < 32; way++)
    {
        product p = make_product(way & 16 ? NPY_F16 : NPY_F32, way & 15);
        CHECK(verify(&p));
    }
}

static void any_single_wrong_value_fails(void)
{
    for (int type = NPY_F32; type <= NPY_F16; type++)
        for (size_t i = 0; i < M * N; i++)
        {
            product p = make_product((npy_type)type, 0);
            set_element(&p.d, i / N, i % N, (float)get_npy_element(&p.d, i / N, i % N) + 1.0f);
            CHECK(!verify(&p));
        }
}

static void values_that_nobody_wrote_fail(void)
{
    product p = make_product(NPY_F32, 0);
    memset(&d_values[M * N - 1], 0xff, sizeof d_values[0]);
    CHECK(!verify(&p));
    p = make_product(NPY_F32, 0);
    d_values[0] = INFINITY;
    CHECK(!verify(&p));
}

static void a_missing_k_fails_even_where_it_is_small(void)
{
    product p = make_product(NPY_F32, 0);
    p.beta = 0.0f;
    for (size_t i = 0; i < M * K; i++)
        a_values[i] = 1.0f;
    for (size_t i = 0; i < K * N; i++)
        b_values[i] = 1.0f;
    for (size_t i = 0; i < M; i++)
        a_values[i * K + K - 1] = 1.0f / 1024.0f;
    compute(&p);
    CHECK(verify(&p));
    for (size_t i = 0; i < M * N; i++)
        d_values[i] = 2.0f * (K - 1);
    CHECK(!verify(&p));
}

static void rounding_passes(void)
{
    product p = make_product(NPY_F32, 0);
    for (size_t i = 0; i < M * K; i++)
        a_values[i] = 1.0f / (float)(i + 3);
    for (size_t i = 0; i < K * N; i++)
        b_values[i] = 1.0f / (float)(i + 7) - 0.01f;
    compute(&p);
    CHECK(verify(&p));
    p.d = (npy_matrix){M, N, NPY_F16, false, d_halves};
    compute(&p);
    CHECK(verify(&p));
}

/* 0 of alpha or beta: the matrices may hold anything. */
static void what_is_not_read_does_not_matter(void)
{
    product p = make_product(NPY_F32, 0);
    p.alpha = 0.0f;
    a_values[0] = NAN;
    compute(&p);
    CHECK(verify(&p));
    p = make_product(NPY_F32, 0);
    p.beta = 0.0f;
    c_values[0] = NAN;
    compute(&p);
    CHECK(verify(&p));
    formula without_c = {.alpha = p.alpha};
    CHECK(verify_product("", &p.a, &p.b, NULL, &p.d, &without_c));
}

static void infinities_and_nans_must_arrive(void)
{
    product p = make_product(NPY_F32, 0);
    a_values[0] = INFINITY;
    b_values[0] = 1.0f;
    b_values[1] = -1.0f;
    b_values[2] = 0.0f;
    compute(&p);
    CHECK(d_values[0] == INFINITY && d_values[1] == -INFINITY && isnan(d_values[2]));
    CHECK(verify(&p));
    d_values[0] = -INFINITY;
    CHECK(!verify(&p));
    d_values[0] = INFINITY;
    d_values[2] = 0.0f;
    CHECK(!verify(&p));
}

static void halves_overflow_where_they_must(void)
{
    product p = make_product(NPY_F16, 0);
    p.alpha = 4096.0f;
    p.beta = 0.0f;
    compute(&p);
    CHECK(verify(&p));
    bool found = false;
    for (size_t i = 0; i < M * N && !found; i++)
        if ((found = d_halves[i] == 0x7c00))
            d_halves[i] = 0x7bff; /* the largest finite one, where the product is beyond it */
    CHECK(found);
    CHECK(!verify(&p));
}

static void a_product_without_elements_passes(void)
{
    npy_matrix a = {0, 5, NPY_F32, false, NULL}, b = {5, 4, NPY_F32, false, b_values};
    npy_matrix d = {0, 4, NPY_F32, false, NULL};
    formula plain = {.alpha = 1.0f};
    CHECK(verify_product("", &a, &b, NULL, &d, &plain));
}

/* ---- complex numbers: D = (2 + i) conj(A) B + (1 - 3 i) C ---------------------------------------- */

static double a_complex[2 * M * K], b_complex[2 * K * N], c_complex[2 * M * N], d_complex[2 * M * N];
static const formula COMPLEX = {
    .alpha = 2.0f, .beta = 1.0f, .alpha_imaginary = 1.0f, .beta_imaginary = -3.0f, .conjugates_a = true};

static void fill_complex(double* values, size_t count, size_t seed)
{
    for (size_t i = 0; i < 2 * count; i++)
        values[i] = (double)((i * 5 + seed) % 9) - 4.0;
}

/* A product of two numbers, added to a third. */
static void multiply_add(const double a[2], const double b[2], double sum[2])
{
    double real = a[0] * b[0] - a[1] * b[1];
    sum[1] += a[0] * b[1] + a[1] * b[0];
    sum[0] += real;
}

static void compute_complex(void)
{
    static const double alpha[2] = {2.0, 1.0}, beta[2] = {1.0, -3.0};
    for (size_t i = 0; i < M * N; i++)
    {
        double sum[2] = {0.0, 0.0};
        for (size_t k = 0; k < K; k++)
        {
            const double* a = a_complex + 2 * (i / N * K + k);
            double conjugate[2] = {a[0], -a[1]};
            multiply_add(conjugate, b_complex + 2 * (k * N + i % N), sum);
        }
        d_complex[2 * i] = d_complex[2 * i + 1] = 0.0;
        multiply_add(alpha, sum, d_complex + 2 * i);
        multiply_add(beta, c_complex + 2 * i, d_complex + 2 * i);
    }
}

static bool verify_complex(const formula* f)
{
    npy_matrix a = {M, K, NPY_CF64, false, a_complex}, b = {K, N, NPY_CF64, false, b_complex};
    npy_matrix c = {M, N, NPY_CF64, false, c_complex}, d = {M, N, NPY_CF64, false, d_complex};
    return verify_product("", &a, &b, &c, &d, f);
}

static void either_part_of_a_complex_number_is_checked(void)
{
    fill_complex(a_complex, M * K, 1);
    fill_complex(b_complex, K * N, 2);
    fill_complex(c_complex, M * N, 3);
    compute_complex();
    CHECK(verify_complex(&COMPLEX));
    for (size_t i = 0; i < 2 * M * N; i++)
    {
        d_complex[i] += 1e-9;
        CHECK(!verify_complex(&COMPLEX));
        compute_complex();
    }
    d_complex[2 * M * N - 1] = NAN;
    CHECK(!verify_complex(&COMPLEX));
}

static void every_member_of_a_formula_counts(void)
{
    compute_complex();
    for (int member = 0; member < 6; member++)
    {
        formula f = COMPLEX;
        f.alpha += (float)(member == 0);
        f.beta += (float)(member == 1);
        f.alpha_imaginary += (float)(member == 2);
        f.beta_imaginary += (float)(member == 3);
        f.conjugates_a ^= member == 4;
        f.conjugates_b ^= member == 5;
        CHECK(!verify_complex(&f));
    }
}

int main(void)
{
    RUN(exact_products_of_every_type_and_order_pass);
    RUN(any_single_wrong_value_fails);
    RUN(values_that_nobody_wrote_fail);
    RUN(a_missing_k_fails_even_where_it_is_small);
    RUN(rounding_passes);
    RUN(what_is_not_read_does_not_matter);
    RUN(infinities_and_nans_must_arrive);
    RUN(halves_overflow_where_they_must);
    RUN(a_product_without_elements_passes);
    RUN(either_part_of_a_complex_number_is_checked);
    RUN(every_member_of_a_formula_counts);
    return CHECK_DONE();
}
