/* How large an error of a value is accepted?
 *
 * Let S = |alpha| sum |a b| + |beta c|, over the k of the value. Rounding to a float changes it by at most 2^-24 of
 * itself, and truncating, as matrix units may do, by 2^-23. No partial sum is larger than S.
 *
 *   floats:  K fused multiply-adds in any order, then alpha, beta and their sum:   (K + 3) 2^-24 S
 *   complex: each part by itself. A product has two multiply-adds for it, alpha and beta one more: (2 K + 4) 2^-24 S,
 *            where S has the sizes of all that is added up in the part. Of doubles: 2^-53, twice, as the sums here are
 *            no better
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
    const formula* f;
    size_t parts;            /* of a number: 2 of complex ones */
    double per_sum, flushed; /* the bound is per_sum * S + flushed, before D is rounded */
    double largest;          /* number of the type of sums */
    double *a_rows, *b_rows; /* row-major: m x k, k x n */
    double *sums, *sizes;    /* ROWS x n: sum of a b, sum of |a b| */
    uint64_t wrong, checked;
    double worst; /* largest error, as a share of its bound */
} verification;

/* A part of D, and S of it. */
typedef struct exact
{
    double value, size;
} exact;

static double* make_rows(const npy_matrix* matrix, bool conjugates)
{
    size_t parts = is_npy_complex(matrix->type) ? 2 : 1;
    double* values = malloc(((size_t)matrix->rows * matrix->columns * parts + 1) * sizeof *values);
    double* next = values;
    for (size_t row = 0; values && row < matrix->rows; row++)
        for (size_t column = 0; column < matrix->columns; column++)
        {
            double imaginary = get_npy_imaginary(matrix, row, column);
            *next++ = get_npy_element(matrix, row, column);
            if (parts == 2)
                *next++ = conjugates ? -imaginary : imaginary;
        }
    return values;
}

static bool has_alpha(const verification* v)
{
    return v->f->alpha != 0.0f || v->f->alpha_imaginary != 0.0f;
}

static bool has_beta(const verification* v)
{
    return v->f->beta != 0.0f || v->f->beta_imaginary != 0.0f;
}

static void add_real(double a, const double* b, size_t n, double* sums, double* sizes)
{
    for (size_t j = 0; j < n; j++)
    {
        sums[j] += a * b[j];
        sizes[j] += fabs(a * b[j]);
    }
}

static void add_complex(const double a[2], const double* b, size_t n, double* sums, double* sizes)
{
    for (size_t j = 0; j < 2 * n; j += 2)
    {
        sums[j] += a[0] * b[j] - a[1] * b[j + 1];
        sums[j + 1] += a[0] * b[j + 1] + a[1] * b[j];
        sizes[j] += fabs(a[0] * b[j]) + fabs(a[1] * b[j + 1]);
        sizes[j + 1] += fabs(a[0] * b[j + 1]) + fabs(a[1] * b[j]);
    }
}

/* Values `row` to `row` + `count` of A B, with their sizes. */
static void sum_rows(verification* v, size_t row, size_t count)
{
    size_t n = v->d->columns, k = v->a->columns, parts = v->parts;
    for (size_t i = 0; i < count * n * parts; i++)
        v->sums[i] = v->sizes[i] = 0.0;
    if (!has_alpha(v))
        return;
    for (size_t i = 0; i < k; i++)
        for (size_t r = 0; r < count; r++)
        {
            const double* a = v->a_rows + ((row + r) * k + i) * parts;
            const double* b = v->b_rows + i * n * parts;
            double *sums = v->sums + r * n * parts, *sizes = v->sizes + r * n * parts;
            if (parts == 1)
                add_real(*a, b, n, sums, sizes);
            else
                add_complex(a, b, n, sums, sizes);
        }
}

static bool is_close(verification* v, double value, exact d)
{
    bool half = v->d->type == NPY_F16;
    double bound = v->per_sum * d.size + v->flushed;
    if (!isfinite(d.value)) /* from what is in the matrices: infinities and NaNs propagate */
        return isnan(d.value) ? isnan(value) : value == d.value;
    if (d.size * (1.0 + v->per_sum) >= v->largest) /* a sum on the way may have overflowed */
        return true;
    if (half && isinf(value))
        return fabs(d.value) + bound >= HALF_OVERFLOW && (value > 0.0) == (d.value > 0.0);
    if (half)
        bound += bound_half_rounding(fabs(d.value) + bound);
    double error = fabs(value - d.value);
    if (error > v->worst * bound)
        v->worst = error / bound;
    return error <= bound; /* false for a NaN */
}

/* Adds a number times a factor to both parts of a value. */
static void add_scaled(exact d[2], const exact number[2], float real, float imaginary)
{
    double r = real, i = imaginary;
    d[0].value += r * number[0].value - i * number[1].value;
    d[1].value += r * number[1].value + i * number[0].value;
    d[0].size += fabs(r) * number[0].size + fabs(i) * number[1].size;
    d[1].size += fabs(r) * number[1].size + fabs(i) * number[0].size;
}

/* The same of a real number. */
static void add_scaled_real(exact* d, exact number, float factor)
{
    d->value += (double)factor * number.value;
    d->size += fabs((double)factor) * number.size;
}

/* What an element of D is; of its `parts` sums and sizes. */
static void find_exact(const verification* v, size_t row, size_t column, const double* sums, const double* sizes,
                       exact d[2])
{
    exact sum[2] = {{sums[0], sizes[0]}, {0.0, 0.0}}, c[2] = {{0.0, 0.0}, {0.0, 0.0}};
    d[0] = d[1] = c[0];
    if (v->parts == 2)
        sum[1] = (exact){sums[1], sizes[1]};
    if (has_beta(v))
    {
        c[0].value = get_npy_element(v->c, row, column);
        c[1].value = get_npy_imaginary(v->c, row, column);
        c[0].size = fabs(c[0].value);
        c[1].size = fabs(c[1].value);
    }
    if (has_alpha(v) && v->parts == 2)
        add_scaled(d, sum, v->f->alpha, v->f->alpha_imaginary);
    else if (has_alpha(v))
        add_scaled_real(d, sum[0], v->f->alpha);
    if (has_beta(v) && v->parts == 2)
        add_scaled(d, c, v->f->beta, v->f->beta_imaginary);
    else if (has_beta(v))
        add_scaled_real(d, c[0], v->f->beta);
}

static void check_value(verification* v, size_t row, size_t column, const double* sums, const double* sizes)
{
    exact d[2];
    double values[2] = {get_npy_element(v->d, row, column), get_npy_imaginary(v->d, row, column)};
    v->checked++;
    find_exact(v, row, column, sums, sizes, d);
    size_t part = 0;
    while (part < v->parts && is_close(v, values[part], d[part]))
        part++;
    if (part < v->parts && v->wrong++ == 0)
        printf("%swrong: row %zu, column %zu%s is %.9g, and %.9g is right\n", v->place, row, column,
               part == 1 ? ", imaginary part," : "", values[part], d[part].value);
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
            if (!is_beyond(v->f->triangle, row + i / n, i % n))
                check_value(v, row + i / n, i % n, v->sums + i * v->parts, v->sizes + i * v->parts);
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
    bool is_double = v->a->type == NPY_CF64;
    double k = (double)v->a->columns * (double)v->parts;
    double rounding = is_double ? DBL_EPSILON : FLT_EPSILON / 2.0, smallest = is_double ? DBL_MIN : FLT_MIN;
    v->per_sum = v->a->type == NPY_F16 ? (2.0 * k + 3.0) * FLT_EPSILON : (k + 2.0 + (double)v->parts) * rounding;
    v->flushed = ((fabs((double)v->f->alpha) + fabs((double)v->f->alpha_imaginary)) * k + 2.0) * smallest;
    v->largest = is_double ? DBL_MAX : FLT_MAX;
}

bool verify_product(const char* place, const npy_matrix* a, const npy_matrix* b, const npy_matrix* c,
                    const npy_matrix* d, const formula* f)
{
    verification v = {.place = place, .a = a, .b = b, .c = c, .d = d, .f = f};
    v.parts = is_npy_complex(a->type) ? 2 : 1;
    size_t values = ROWS * v.parts * d->columns + 1; /* never 0 */
    set_bound(&v);
    v.a_rows = make_rows(a, f->conjugates_a);
    v.b_rows = make_rows(b, f->conjugates_b);
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
