/* How large an error of a value is accepted?
 *
 * Let S = |alpha| sum |a b| + |beta c|, over the k of the value. Rounding to a float changes it by at most 2^-24 of
 * itself, and truncating, as matrix units may do, by 2^-23. No partial sum is larger than S.
 *
 *   floats:  K fused multiply-adds in any order, then alpha, beta and their sum:   (K + 3) 2^-24 S
 *   halves:  a product of two is exact in a float. A matrix unit adds several at once, aligned to the largest: each
 *            of them and the sum may lose 2^-23 S, so 2 K of those, then as above:  (2 K + 3) 2^-23 S
 *
 * Then D is rounded to its type: 2^-11 of itself for halves. Subnormal sums and results may be flushed to zero. */
#include "verify.h"

#include "progress.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define ROWS 8 /* of D at a time: B is read once for all of them */

static const double HALF_OVERFLOW = 65520.0; /* this and what is larger rounds to infinity */
static const double SMALLEST_NORMAL_HALF = 1.0 / 16384.0;

/* How far rounding to a half, or flushing it, moves a value of this size. */
static double bound_half_rounding(double size)
{
    return size < SMALLEST_NORMAL_HALF ? fmax(size, SMALLEST_NORMAL_HALF / 2048.0) : size / 2048.0;
}

typedef struct verification
{
    const char* place;
    const npy_matrix *a, *b, *c, *d;
    double alpha, beta;
    sk_triangle triangle;
    double per_sum, flushed; /* the bound is per_sum * S + flushed, before D is rounded */
    float *a_rows, *b_rows;  /* row-major: m x k, k x n */
    double *sums, *sizes;    /* ROWS x n: sum of a b, sum of |a b| */
    uint64_t wrong, checked;
    double worst; /* largest error, as a share of its bound */
} verification;

static float* make_rows(const npy_matrix* matrix)
{
    float* values = malloc(((size_t)matrix->rows * matrix->columns + 1) * sizeof *values);
    for (size_t row = 0; values && row < matrix->rows; row++)
        for (size_t column = 0; column < matrix->columns; column++)
            values[row * matrix->columns + column] = get_npy_element(matrix, row, column);
    return values;
}

/* Values `row` to `row` + `count` of A B, with their sizes. */
static void sum_rows(verification* v, size_t row, size_t count)
{
    size_t n = v->d->columns, k = v->a->columns;
    for (size_t i = 0; i < count * n; i++)
        v->sums[i] = v->sizes[i] = 0.0;
    if (v->alpha == 0.0)
        return;
    for (size_t i = 0; i < k; i++)
        for (size_t r = 0; r < count; r++)
        {
            double a = v->a_rows[(row + r) * k + i];
            const float* b = v->b_rows + i * n;
            double *sums = v->sums + r * n, *sizes = v->sizes + r * n;
            for (size_t j = 0; j < n; j++)
            {
                sums[j] += a * b[j];
                sizes[j] += fabs(a * b[j]);
            }
        }
}

static bool is_close(verification* v, double value, double exact, double size)
{
    bool half = v->d->type == NPY_F16;
    double bound = v->per_sum * size + v->flushed;
    if (!isfinite(exact)) /* from what is in the matrices: infinities and NaNs propagate */
        return isnan(exact) ? isnan(value) : value == exact;
    if (size * (1.0 + v->per_sum) >= FLT_MAX) /* a sum on the way may have overflowed */
        return true;
    if (half && isinf(value))
        return fabs(exact) + bound >= HALF_OVERFLOW && (value > 0.0) == (exact > 0.0);
    if (half)
        bound += bound_half_rounding(fabs(exact) + bound);
    double error = fabs(value - exact);
    if (error > v->worst * bound)
        v->worst = error / bound;
    return error <= bound; /* false for a NaN */
}

static void check_value(verification* v, size_t row, size_t column, double sum, double size)
{
    double value = get_npy_element(v->d, row, column);
    v->checked++;
    double exact = v->alpha == 0.0 ? 0.0 : v->alpha * sum;
    double total = v->alpha == 0.0 ? 0.0 : fabs(v->alpha) * size;
    if (v->beta != 0.0)
    {
        double c = v->beta * get_npy_element(v->c, row, column);
        exact += c;
        total += fabs(c);
    }
    if (is_close(v, value, exact, total))
        return;
    if (v->wrong++ == 0)
        printf("%swrong: row %zu, column %zu is %.9g, and %.9g is right\n", v->place, row, column, value, exact);
}

static void check_all(verification* v)
{
    size_t m = v->d->rows, n = v->d->columns;
    begin_progress("checking");
    for (size_t row = 0; row < m; row += ROWS)
    {
        size_t count = m - row < ROWS ? m - row : ROWS;
        sum_rows(v, row, count);
        for (size_t i = 0; i < count * n; i++)
            if (!is_beyond(v->triangle, row + i / n, i % n))
                check_value(v, row + i / n, i % n, v->sums[i], v->sizes[i]);
        update_progress(row + count, m);
    }
    end_progress();
}

static bool report(const verification* v)
{
    unsigned long long count = v->checked;
    if (v->wrong)
        printf("%swrong: %llu of %llu values\n", v->place, (unsigned long long)v->wrong, count);
    else
        printf("%schecked: %llu values; the largest error is %.2g of its bound\n", v->place, count, v->worst);
    return v->wrong == 0;
}

static void set_bound(verification* v)
{
    double k = v->a->columns;
    v->per_sum = v->a->type == NPY_F16 ? (2.0 * k + 3.0) * FLT_EPSILON : (k + 3.0) * FLT_EPSILON / 2.0;
    v->flushed = (fabs(v->alpha) * k + 2.0) * FLT_MIN;
}

bool verify_product(const char* place, const npy_matrix* a, const npy_matrix* b, const npy_matrix* c,
                    const npy_matrix* d, float alpha, float beta, sk_triangle triangle)
{
    verification v = {.place = place, .a = a, .b = b, .c = c, .d = d, .alpha = alpha, .beta = beta};
    v.triangle = triangle;
    size_t values = (size_t)ROWS * d->columns + 1; /* never 0 */
    set_bound(&v);
    v.a_rows = make_rows(a);
    v.b_rows = make_rows(b);
    v.sums = malloc(values * sizeof *v.sums);
    v.sizes = malloc(values * sizeof *v.sizes);
    bool right = v.a_rows && v.b_rows && v.sums && v.sizes;
    if (right)
        check_all(&v);
    else
        printf("%snot checked: memory is short\n", place);
    right = right && report(&v);
    free(v.a_rows);
    free(v.b_rows);
    free(v.sums);
    free(v.sizes);
    return right;
}
