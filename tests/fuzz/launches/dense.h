/* dense.h - the oracle of dense products: plain loops in double, which hold every integer that is drawn here. */
#ifndef DENSE_H
#define DENSE_H

#include "launch.h"

/* One product, or a batch of equal ones. A vector that is not there has place 0, which is a fence. */
typedef struct dense
{
    sk_gemm_desc desc; /* parts of the epilogue alone */
    uint32_t m, n, k, batch_count;
    matrix a, b, second_a, second_b, c, d, residual;
    size_t scale_m, scale_n, bias;
    number alpha, beta;
    float clamp_min, clamp_max;
} dense;

/* Whether the epilogue of D reads the operands of products; C. */
bool reads_products(const dense* x);
bool reads_c(const dense* x);

/* Columns of B, and elements of vectors along n: twice those of D with a gate. */
uint32_t count_columns(const sk_gemm_desc* desc, uint32_t n);

/* Whether each operand fits into a room. */
bool fits(const dense* x);

/* Whether an element of D is computed. */
bool is_in_triangle(sk_triangle triangle, uint32_t row, uint32_t column);

/* Say what D must be behind a launch. */
void expect_dense(launch* l, const dense* x);

#endif
