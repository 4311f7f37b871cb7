/* What matmul --check accepts and refuses: exact products of every type and order pass, and so does what a device may
 * round; one wrong value does not, nor one that nobody wrote. */

#include "check.h"
#include "parts/matrices/element.h"
#include "parts/oracle/verify.h"
#include "values.h"

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

static npy_matrix make_matrix(uint32_t rows, uint32_t columns, sk_type type, bool column_major, void* data)
{
    npy_matrix matrix = {1, rows, columns, type, column_major, NPY_MATRIX, data};
    return matrix;
}

static void set_element(npy_matrix* matrix, size_t row, size_t column, float value)
{
    size_t size = element_size(matrix->type);
    unsigned char* data = matrix->data;
    store_element(matrix->type, data + find_npy_element(matrix, 0, row, column) * size, (double)value);
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
                sum += (float)(get_npy_element(&p->a, 0, row, k) * get_npy_element(&p->b, 0, k, column));
            if (p->alpha == 0.0f)
                sum = 0.0f;
            float c = p->beta != 0.0f ? p->beta * (float)get_npy_element(&p->c, 0, row, column) : 0.0f;
            set_element(&p->d, row, column, p->alpha * sum + c);
        }
}

static product make_product(sk_type type, int orders)
{
    bool half = type == SK_TYPE_F16;
    product p = {
        .a = make_matrix(M, K, type, orders & 1, half ? (void*)a_halves : (void*)a_values),
        .b = make_matrix(K, N, type, orders & 2, half ? (void*)b_halves : (void*)b_values),
        .c = make_matrix(M, N, type, orders & 4, half ? (void*)c_halves : (void*)c_values),
        .d = make_matrix(M, N, type, orders & 8, half ? (void*)d_halves : (void*)d_values),
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
    const npy_matrix operands[OPERAND_COUNT] = {[A] = p->a, [B] = p->b, [C] = p->c, [D] = p->d};
    return verify_product(operands, &f).right;
}

static void exact_products_of_every_type_and_order_pass(void)
{
    for (int way = 0; way < 32; way++)
    {
        product p = make_product(way & 16 ? SK_TYPE_F16 : SK_TYPE_F32, way & 15);
        CHECK(verify(&p));
    }
}

static void any_single_wrong_value_fails(void)
{
    for (int type = SK_TYPE_F32; type <= SK_TYPE_F16; type++)
        for (size_t i = 0; i < M * N; i++)
        {
            product p = make_product((sk_type)type, 0);
            set_element(&p.d, i / N, i % N, (float)get_npy_element(&p.d, 0, i / N, i % N) + 1.0f);
            CHECK(!verify(&p));
        }
}

static void values_that_nobody_wrote_fail(void)
{
    product p = make_product(SK_TYPE_F32, 0);
    memset(&d_values[M * N - 1], 0xff, sizeof d_values[0]);
    CHECK(!verify(&p));
    p = make_product(SK_TYPE_F32, 0);
    d_values[0] = INFINITY;
    CHECK(!verify(&p));
}

static void a_missing_k_fails_even_where_it_is_small(void)
{
    product p = make_product(SK_TYPE_F32, 0);
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
    product p = make_product(SK_TYPE_F32, 0);
    for (size_t i = 0; i < M * K; i++)
        a_values[i] = 1.0f / (float)(i + 3);
    for (size_t i = 0; i < K * N; i++)
        b_values[i] = 1.0f / (float)(i + 7) - 0.01f;
    compute(&p);
    CHECK(verify(&p));
    p.d = make_matrix(M, N, SK_TYPE_F16, false, d_halves);
    compute(&p);
    CHECK(verify(&p));
}

/* 0 of alpha or beta: the matrices may hold anything. */
static void what_is_not_read_does_not_matter(void)
{
    product p = make_product(SK_TYPE_F32, 0);
    p.alpha = 0.0f;
    a_values[0] = NAN;
    compute(&p);
    CHECK(verify(&p));
    p = make_product(SK_TYPE_F32, 0);
    p.beta = 0.0f;
    c_values[0] = NAN;
    compute(&p);
    CHECK(verify(&p));
    formula without_c = {.alpha = p.alpha};
    const npy_matrix operands[OPERAND_COUNT] = {[A] = p.a, [B] = p.b, [D] = p.d};
    CHECK(verify_product(operands, &without_c).right);
}

static void infinities_and_nans_must_arrive(void)
{
    product p = make_product(SK_TYPE_F32, 0);
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
    product p = make_product(SK_TYPE_F16, 0);
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
    const npy_matrix operands[OPERAND_COUNT] = {[A] = make_matrix(0, 5, SK_TYPE_F32, false, NULL),
                                                [B] = make_matrix(5, 4, SK_TYPE_F32, false, b_values),
                                                [D] = make_matrix(0, 4, SK_TYPE_F32, false, NULL)};
    formula plain = {.alpha = 1.0f};
    verdict v = verify_product(operands, &plain);
    CHECK(v.right && v.checked == 0);
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
    const npy_matrix operands[OPERAND_COUNT] = {[A] = make_matrix(M, K, SK_TYPE_CF64, false, a_complex),
                                                [B] = make_matrix(K, N, SK_TYPE_CF64, false, b_complex),
                                                [C] = make_matrix(M, N, SK_TYPE_CF64, false, c_complex),
                                                [D] = make_matrix(M, N, SK_TYPE_CF64, false, d_complex)};
    return verify_product(operands, f).right;
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

/* ---- other types, batches and the epilogue ------------------------------------------------------- */

enum
{
    BATCH = 3,
    MOST_BYTES = BATCH * K * (M + N) * 8
};

/* Arrays of small integers, in which every value of D is exact. The bias, first, is along n. */
typedef struct arrays
{
    npy_matrix operands[OPERAND_COUNT];
    formula f;
    unsigned char bytes[OPERAND_COUNT][MOST_BYTES];
} arrays;

static arrays all;

static void add_array(operand which, uint32_t count, uint32_t rows, uint32_t columns, sk_type type)
{
    npy_matrix* matrix = &all.operands[which];
    *matrix = make_matrix(rows, columns, type, false, all.bytes[which]);
    matrix->count = count;
    for (size_t i = 0; i < (size_t)count * rows * columns; i++)
    {
        double value =
            (double)((i * 7 + (size_t)which) % 5) - (type == SK_TYPE_U8 || type == SK_TYPE_U32 ? 0.0 : 2.0);
        store_element(type, all.bytes[which] + i * element_size(type), value);
    }
}

static void make_arrays(sk_type type, sk_type d)
{
    memset(&all, 0, sizeof all);
    all.f.alpha = 1.0f;
    add_array(A, BATCH, M, K, type);
    add_array(B, 1, K, N, type);
    add_array(D, BATCH, M, N, d);
}

static double get(operand which, size_t batch, size_t row, size_t column)
{
    return all.operands[which].data ? get_npy_element(&all.operands[which], batch, row, column) : 0.0;
}

static double sum_terms(size_t batch, size_t row, size_t column)
{
    double sum = 0.0;
    for (size_t k = 0; k < K; k++)
        sum += get(A, batch, row, k) * get(B, batch, k, column) +
               get(SECOND_A, batch, row, k) * get(SECOND_B, batch, k, column);
    return sum;
}

static double finish(size_t batch, size_t row, size_t column)
{
    const formula* f = &all.f;
    double x = (double)f->alpha * sum_terms(batch, row, column);
    x *= (all.operands[SCALE_M].data ? get(SCALE_M, 0, row, 0) : 1.0);
    x *= (all.operands[SCALE_N].data ? get(SCALE_N, 0, 0, column) : 1.0);
    x += (double)f->beta * get(C, batch, row, column) + get(BIAS, 0, 0, column);
    x = f->activation == SK_ACTIVATION_RELU && x < 0.0 ? 0.0 : x;
    x = f->clamps ? fmin(fmax(x, (double)f->clamp_min), (double)f->clamp_max) : x;
    return x + get(RESIDUAL, batch, row, column);
}

static void compute_arrays(void)
{
    const npy_matrix* d = &all.operands[D];
    for (size_t i = 0; i < (size_t)BATCH * M * N; i++)
        store_element(d->type, all.bytes[D] + i * element_size(d->type), finish(i / (M * N), i / N % M, i % N));
}

static verdict verify_arrays(void)
{
    return verify_product(all.operands, &all.f);
}

/* Adds 4 to a value of D. */
static bool any_wrong_value_is_found(void)
{
    const npy_matrix* d = &all.operands[D];
    for (size_t i = 0; i < (size_t)BATCH * M * N; i++)
    {
        unsigned char* at = all.bytes[D] + i * element_size(d->type);
        double value = load_element(d->type, at);
        store_element(d->type, at, value + 4.0);
        verdict v = verify_arrays();
        store_element(d->type, at, value);
        if (v.right || v.wrong != 1)
            return false;
    }
    return true;
}

static void every_type_is_checked(void)
{
    static const sk_type TYPES[][2] = {
        {SK_TYPE_BF16, SK_TYPE_F32}, {SK_TYPE_BF16, SK_TYPE_BF16}, {SK_TYPE_F64, SK_TYPE_F64},
        {SK_TYPE_S8, SK_TYPE_S32},   {SK_TYPE_S8, SK_TYPE_F32},    {SK_TYPE_S8, SK_TYPE_F16},
        {SK_TYPE_U8, SK_TYPE_U32},   {SK_TYPE_E4M3, SK_TYPE_F32},  {SK_TYPE_E5M2, SK_TYPE_F16},
    };
    for (size_t i = 0; i < sizeof TYPES / sizeof *TYPES; i++)
    {
        make_arrays(TYPES[i][0], TYPES[i][1]);
        compute_arrays();
        verdict v = verify_arrays();
        CHECK(v.right && v.checked == BATCH * M * N);
        CHECK(any_wrong_value_is_found());
    }
}

static void integers_wrap(void)
{
    make_arrays(SK_TYPE_S8, SK_TYPE_S32);
    all.f.alpha = 2147483520.0f; /* 2^31 - 128 */
    for (size_t i = 0; i < (size_t)BATCH * M * N; i++)
    {
        double sum = sum_terms(i / (M * N), i / N % M, i % N);
        store_element(SK_TYPE_S32, all.bytes[D] + 4 * i, (double)(int64_t)sum * 2147483520.0);
    }
    CHECK(verify_arrays().right);
    all.f.alpha = 2147483392.0f;
    CHECK(!verify_arrays().right);
}

static void every_part_of_the_epilogue_is_checked(void)
{
    make_arrays(SK_TYPE_F32, SK_TYPE_F32);
    add_array(SECOND_A, 1, M, K, SK_TYPE_F32);
    add_array(SECOND_B, 1, K, N, SK_TYPE_F32);
    add_array(C, BATCH, M, N, SK_TYPE_F32);
    add_array(RESIDUAL, 1, M, N, SK_TYPE_F32);
    add_array(BIAS, 1, 1, N, SK_TYPE_F32);
    add_array(SCALE_M, 1, M, 1, SK_TYPE_F32);
    add_array(SCALE_N, 1, 1, N, SK_TYPE_F32);
    all.f =
        (formula){.alpha = 2.0f, .beta = -1.0f, .activation = SK_ACTIVATION_RELU, .clamps = true, .clamp_max = 40.0f};
    all.f.clamp_min = 3.0f;
    compute_arrays();
    CHECK(verify_arrays().right);
    CHECK(any_wrong_value_is_found());
    for (int i = RESIDUAL; i <= SCALE_N; i++)
    {
        npy_matrix kept = all.operands[i];
        memset(&all.operands[i], 0, sizeof kept);
        CHECK(!verify_arrays().right);
        all.operands[i] = kept;
    }
    all.f.clamps = false;
    CHECK(!verify_arrays().right);
    all.f.clamps = true;
    memset(&all.operands[SECOND_A], 0, 2 * sizeof all.operands[SECOND_A]);
    CHECK(!verify_arrays().right);
}

/* By the activations' definitions, what they make of -1, which is a sum of one product. */
static void smooth_activations_are_checked(void)
{
    static const double right[VALUES_OF(SK_ACTIVATIONS)] = {[SK_ACTIVATION_GELU_TANH] = -0.15880800939172324,
                                                            [SK_ACTIVATION_GELU_ERF] = -0.15865525393145707,
                                                            [SK_ACTIVATION_SILU] = -0.2689414213699951,
                                                            [SK_ACTIVATION_TANH] = -0.7615941559557649};
    for (int i = SK_ACTIVATION_RELU + 1; i < VALUES_OF(SK_ACTIVATIONS); i++)
    {
        float a = -1.0f, b = 1.0f, d = (float)right[i];
        npy_matrix operands[OPERAND_COUNT] = {[A] = make_matrix(1, 1, SK_TYPE_F32, false, &a),
                                              [B] = make_matrix(1, 1, SK_TYPE_F32, false, &b),
                                              [D] = make_matrix(1, 1, SK_TYPE_F32, false, &d)};
        formula f = {.alpha = 1.0f, .activation = (sk_activation)i};
        CHECK(verify_product(operands, &f).right);
        d += 1e-5f;
        CHECK(!verify_product(operands, &f).right);
    }
}

/* A device may take a subnormal operand for 0: then its whole term is missing. */
static void flushed_operands_pass(void)
{
    unsigned char a[2] = {0x01, 0x40}, b[2] = {0x40, 0x38}; /* 2^-9 and 2, 2 and 1 */
    float d = 2.0f;
    npy_matrix operands[OPERAND_COUNT] = {[A] = make_matrix(1, 2, SK_TYPE_E4M3, false, a),
                                          [B] = make_matrix(2, 1, SK_TYPE_E4M3, false, b),
                                          [D] = make_matrix(1, 1, SK_TYPE_F32, false, &d)};
    formula f = {.alpha = 1.0f};
    CHECK(verify_product(operands, &f).right);
    d = 2.00390625f;
    CHECK(verify_product(operands, &f).right);
    d = 1.99f;
    CHECK(!verify_product(operands, &f).right);
}

/* 64 times 1 + 3 2^-12, which f16 rounds to 1 + 2^-10. */
static void weights_that_are_not_rounded_are_told_from_rounded_ones(void)
{
    uint16_t ones[64];
    float weights[64], sizes[64], d = 64.0f * (1.0f + 3.0f / 4096.0f);
    for (int i = 0; i < 64; i++)
    {
        ones[i] = 0x3c00;
        weights[i] = 1.0f + 3.0f / 4096.0f;
        sizes[i] = 100.0f;
    }
    const npy_matrix operands[OPERAND_COUNT] = {[A] = make_matrix(1, 64, SK_TYPE_F16, false, ones),
                                                [B] = make_matrix(64, 1, SK_TYPE_F32, false, weights),
                                                [D] = make_matrix(1, 1, SK_TYPE_F32, false, &d)};
    const npy_matrix larger[4] = {[B] = make_matrix(64, 1, SK_TYPE_F32, false, sizes)};
    formula f = {.alpha = 1.0f, .scales_late = true};
    CHECK(verify_product(operands, &f).right);
    d = 64.0f * (1.0f + 1.0f / 1024.0f);
    CHECK(!verify_product(operands, &f).right);
    f.sizes = larger; /* what was subtracted was as large */
    CHECK(verify_product(operands, &f).right);
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
    RUN(every_type_is_checked);
    RUN(integers_wrap);
    RUN(every_part_of_the_epilogue_is_checked);
    RUN(smooth_activations_are_checked);
    RUN(flushed_operands_pass);
    RUN(weights_that_are_not_rounded_are_told_from_rounded_ones);
    return CHECK_DONE();
}
