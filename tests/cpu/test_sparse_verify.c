/* test_sparse_verify.c - the check of matmul's sparse products: right ones pass, and whatever is wrong is told. */
#include "check.h"
#include "parts/oracle/sparse_verify.h"

#include <math.h>
#include <string.h>

/* A = (2 0 3; 0 0 4), B = (1 0; 0 5; 6 7): A B = (20 21; 24 28). */
static uint32_t a_offsets[] = {0, 2, 3}, a_columns[] = {0, 2, 2};
static double a_values[] = {2.0, 3.0, 4.0};
static uint32_t b_offsets[] = {0, 1, 2, 4}, b_columns[] = {0, 1, 0, 1};
static double b_values[] = {1.0, 5.0, 6.0, 7.0};
static const mtx_csr a = {2, 3, 3, 2, MTX_REAL, a_offsets, a_columns, a_values, NULL};
static const mtx_csr b = {3, 2, 4, 2, MTX_REAL, b_offsets, b_columns, b_values, NULL};

static verdict check_product(const double values[4], const uint32_t columns[4], const uint32_t offsets[3])
{
    double own_values[4];
    uint32_t own_columns[4], own_offsets[3];
    memcpy(own_values, values, sizeof own_values);
    memcpy(own_columns, columns, sizeof own_columns);
    memcpy(own_offsets, offsets, sizeof own_offsets);
    mtx_csr c = {2, 2, own_offsets[2], 2, MTX_REAL, own_offsets, own_columns, own_values, NULL};
    return verify_spgemm(&a, &b, &c, SK_TYPE_F32);
}

static void sparse_products_are_judged(void)
{
    const double right[] = {20.0, 21.0, 24.0, 28.0}, off[] = {20.0, 21.0, 24.001, 28.0};
    const double nan[] = {20.0, NAN, 24.0, 28.0};
    const uint32_t columns[] = {0, 1, 0, 1}, offsets[] = {0, 2, 4}, less[] = {0, 2, 3}, twice[] = {0, 0, 0, 1};
    verdict v = check_product(right, columns, offsets);
    CHECK(v.right && v.checked == 4 && v.wrong == 0 && !*v.first);
    v = check_product(off, columns, offsets);
    CHECK(!v.right && v.checked == 4 && v.wrong == 1);
    CHECK(strcmp(v.first, "row 1, column 0 is 24.0009995, and 24 is right") == 0);
    v = check_product(nan, columns, offsets);
    CHECK(!v.right && v.wrong == 1);
    v = check_product(right, columns, less);
    CHECK(!v.right);
    CHECK(strcmp(v.first, "row 1 has 1 nonzeros, and 2 are right") == 0);
    v = check_product(right, twice, offsets);
    CHECK(!v.right && v.wrong == 1);
    CHECK(strcmp(v.first, "row 0 has a nonzero at column 0, where none is right") == 0);
}

static npy_matrix make_dense(uint32_t rows, uint32_t columns, float* values)
{
    npy_matrix m = {1, rows, columns, SK_TYPE_F32, false, NPY_MATRIX, values};
    return m;
}

static void dense_products_are_judged(void)
{
    float factor[] = {1.0f, 0.0f, 0.0f, 5.0f, 6.0f, 7.0f}, product[] = {20.0f, 21.0f, 24.0f, 28.0f};
    npy_matrix dense = make_dense(3, 2, factor), d = make_dense(2, 2, product);
    verdict v = verify_spmm(&a, &dense, &d);
    CHECK(v.right && v.checked == 4);
    product[3] = 28.001f;
    v = verify_spmm(&a, &dense, &d);
    CHECK(!v.right && v.wrong == 1 && v.checked == 4);
    CHECK(strcmp(v.first, "row 1, column 1 is 28.0009995, and 28 is right") == 0);
}

/* D = 0.5 (1 2; 3 4) (1 0; 1 1) + 2 P at (0, 1) and (1, 0): 0.5 * 2 + 2 * 3 and 0.5 * 7 + 2 * -1. */
static void products_at_a_pattern_are_judged(void)
{
    float left[] = {1.0f, 2.0f, 3.0f, 4.0f}, right[] = {1.0f, 0.0f, 1.0f, 1.0f};
    uint32_t offsets[] = {0, 1, 2}, columns[] = {1, 0};
    double values[] = {3.0, -1.0}, found[] = {7.0, 1.5};
    npy_matrix first = make_dense(2, 2, left), second = make_dense(2, 2, right);
    mtx_csr p = {2, 2, 2, 1, MTX_REAL, offsets, columns, values, NULL}, d = p;
    d.values = found;
    verdict v = verify_sddmm(&first, &second, &p, 0.5, 2.0, &d);
    CHECK(v.right && v.checked == 2);
    v = verify_sddmm(&first, &second, &p, 0.5, 1.0, &d);
    CHECK(!v.right && v.wrong == 2);
    found[1] = 1.5001;
    v = verify_sddmm(&first, &second, &p, 0.5, 2.0, &d);
    CHECK(!v.right && v.wrong == 1);
}

/* (1 + 2 i) (3 - i) = 5 + 5 i. */
static void both_parts_are_judged(void)
{
    uint32_t offsets[] = {0, 1}, columns[] = {0};
    double x[] = {1.0, 2.0, 3.0, -1.0, 5.0, 5.0};
    mtx_csr left = {1, 1, 1, 1, MTX_COMPLEX, offsets, columns, &x[0], &x[1]};
    mtx_csr right = {1, 1, 1, 1, MTX_COMPLEX, offsets, columns, &x[2], &x[3]};
    mtx_csr c = {1, 1, 1, 1, MTX_COMPLEX, offsets, columns, &x[4], &x[5]};
    CHECK(verify_spgemm(&left, &right, &c, SK_TYPE_CF32).right);
    x[5] = 5.001;
    verdict v = verify_spgemm(&left, &right, &c, SK_TYPE_CF32);
    CHECK(!v.right && v.wrong == 1);
    CHECK(strcmp(v.first, "row 0, column 0, imaginary part, is 5.00099993, and 5 is right") == 0);
}

int main(void)
{
    RUN(sparse_products_are_judged);
    RUN(dense_products_are_judged);
    RUN(products_at_a_pattern_are_judged);
    RUN(both_parts_are_judged);
    return CHECK_DONE();
}
