/* reference.c - what D must be, by the CPU, and reports of where it is not.
 *
 * How far may a value of D be off, and still be right, when A, B and C are reals?
 *
 * Let S = |alpha| sum |a b| + |beta c|, over the k of the value; no sum on the way is larger. An addition or a fused
 * multiply-add that rounds is off by at most 2^-24 of its result; one that truncates, as matrix units may, by 2^-23.
 *
 *   f32 inputs:  K multiply-adds in any order; one addition for each of at most P partials; alpha, beta and their
 *                sum: (K + P + 3) 2^-24 S
 *   f16, bf16:   a product of two is exact in f32. A matrix unit adds several products at once, aligned to the
 *                largest: each may lose 2^-23 S, and so may the sum, so 2 K in place of K: (2 K + P + 3) 2^-23 S
 *
 * The factors (1 + 2^-24)^K that a first-order bound leaves out are below 1 % for K < 100,000: the bound is enlarged
 * by that. f16 results are then rounded by 2^-11 of themselves, or flushed to zero below 2^-14; bf16 results by 2^-8,
 * or below 2^-126. */
#include "multiply.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
    MOST_REPORTS = 10
};

/* ---- what D must be -------------------------------------------------------------------------- */

/* One batch's A by rows and B by rows, in double, and one row of sums. */
typedef struct reference
{
    const product* p;
    const placement* placed;
    const unsigned char* before;
    double *a, *b;        /* m x k, k x n */
    double *sums, *sizes; /* n: sum of a b, and of |a b| */
    double per_sum;       /* the bound is per_sum * S, before D is rounded */
} reference;

static bool open_reference(reference* x, const rig* r, const product* p, const placement* placed, uint32_t partials)
{
    size_t m = p->desc.m, n = p->desc.n, k = p->desc.k;
    double halves = ldexp(2.0 * (double)k + partials + 3.0, -23), floats = ldexp((double)k + partials + 3.0, -24);
    x->p = p;
    x->placed = placed;
    x->before = r->before;
    x->per_sum = 1.01 * (p->desc.a.type == SK_TYPE_F32 ? floats : halves);
    x->a = malloc((m * k + k * n + 2 * n + 1) * sizeof *x->a);
    x->b = x->a + m * k;
    x->sums = x->b + k * n;
    x->sizes = x->sums + n;
    return x->a;
}

static void load_reference(reference* x, uint32_t batch)
{
    uint32_t m = x->p->desc.m, n = x->p->desc.n, k = x->p->desc.k;
    for (uint32_t i = 0; i < m; i++)
    {
        for (uint32_t j = 0; j < k; j++)
        {
            x->a[(size_t)i * k + j] = read_element(x->before, &x->placed->a, batch, i, j);
        }
    }
    for (uint32_t i = 0; i < k; i++)
    {
        for (uint32_t j = 0; j < n; j++)
        {
            x->b[(size_t)i * n + j] = read_element(x->before, &x->placed->b, batch, i, j);
        }
    }
}

/* alpha = 0 leaves out A and B, as in BLAS. */
static void sum_row(reference* x, uint32_t row)
{
    size_t n = x->p->desc.n, k = x->p->desc.k;
    bool is_left_out = x->p->desc.epilogue == SK_EPILOGUE_LINEAR && x->p->alpha == 0.0f;
    memset(x->sums, 0, n * sizeof *x->sums);
    memset(x->sizes, 0, n * sizeof *x->sizes);
    for (size_t i = 0; i < k && !is_left_out; i++)
    {
        double a = x->a[row * k + i];
        const double* b = x->b + i * n;
        for (size_t j = 0; j < n; j++)
        {
            x->sums[j] += a * b[j];
            x->sizes[j] += fabs(a * b[j]);
        }
    }
}

static double to_type(sk_type type, double value)
{
    unsigned char element[8];
    store_element(type, element, value);
    return load_element(type, element);
}

/* Below its least normal number a type's values may be flushed to zero. */
static double least_normal(sk_type type)
{
    return ldexp(1.0, type == SK_TYPE_F16 ? -14 : -126);
}

/* By which rounding to a type may change a value, of itself; what is summed in is not rounded again. */
static double rounding_of(sk_type type)
{
    return type == SK_TYPE_F16 ? ldexp(1.0, -11) : type == SK_TYPE_BF16 ? ldexp(1.0, -8) : 0.0;
}

/* Whether a number is what an exact value of D may become. */
static bool is_right(const reference* x, double got, double exact, double size)
{
    sk_type type = x->p->desc.d.type;
    double wanted = to_type(type, exact);
    bool is_flushed = rounding_of(type) > 0 && fabs(wanted) < least_normal(type) && got == 0.0;
    if (x->p->values == VALUES_INTEGERS || !isfinite(exact))
    {
        return got == wanted || (isnan(got) && isnan(wanted)) || is_flushed;
    }
    double bound = x->per_sum * size;
    if (rounding_of(type) > 0)
    {
        bound += fmax((fabs(exact) + bound) * rounding_of(type), least_normal(type));
    }
    return fabs(got - exact) <= bound;
}

static double exact_value(const reference* x, uint32_t batch, uint32_t row, uint32_t column, double* size)
{
    double value = x->sums[column];
    *size = x->sizes[column];
    if (x->p->desc.epilogue == SK_EPILOGUE_LINEAR)
    {
        value *= (double)x->p->alpha;
        *size *= fabs((double)x->p->alpha);
        if (x->p->beta != 0.0f)
        {
            double c = (double)x->p->beta * read_element(x->before, &x->placed->c, batch, row, column);
            value += c;
            *size += fabs(c);
        }
    }
    return value;
}

/* ---- reports --------------------------------------------------------------------------------- */

bool may_report(rig* r)
{
    return r->reports++ < MOST_REPORTS;
}

void report_product(const product* p, const sk_plan* plan)
{
    static const char* const layouts[] = {"row-major", "col-major"};
    const sk_gemm_desc* desc = &p->desc;
    char line[600];
    sk_format_plan(plan, line, sizeof line);
    printf("    %s\n", line);
    printf("    a %s + %u, b %s + %u, c %s + %u%s, d %s + %u elements; alpha %g beta %g%s\n", layouts[desc->a.layout],
           p->offset_a, layouts[desc->b.layout], p->offset_b, layouts[desc->c.layout], p->offset_c,
           p->in_place ? " (is d)" : "", layouts[desc->d.layout], p->offset_d, (double)p->alpha, (double)p->beta,
           desc->epilogue == SK_EPILOGUE_LINEAR ? "" : " (not read)");
    printf("    leading dimensions %u %u %u %u, batch strides %llu %llu %llu %llu (0: packed)\n",
           desc->a.leading_dimension, desc->b.leading_dimension, desc->c.leading_dimension, desc->d.leading_dimension,
           (unsigned long long)desc->a.batch_stride, (unsigned long long)desc->b.batch_stride,
           (unsigned long long)desc->c.batch_stride, (unsigned long long)desc->d.batch_stride);
}

static void report_element(const sk_plan* plan, uint32_t batch, uint32_t row, uint32_t column, double got,
                           double exact)
{
    sk_plan_info info = sk_query_plan(plan);
    printf("  D is wrong at batch %u, row %u, column %u (of tile %u, %u): %.17g, should be %.17g\n", batch, row,
           column, row / info.tile_m, column / info.tile_n, got, exact);
}

static bool check_row(rig* r, const reference* x, const sk_plan* plan, uint32_t batch, uint32_t row)
{
    for (uint32_t column = 0; column < x->p->desc.n; column++)
    {
        double size;
        double exact = exact_value(x, batch, row, column, &size);
        double got = get_element(r, &x->placed->d, batch, row, column);
        if (!is_right(x, got, exact, size))
        {
            if (may_report(r))
            {
                report_element(plan, batch, row, column, got, exact);
                report_product(x->p, plan);
            }
            return false;
        }
    }
    return true;
}

bool check_product(rig* r, const product* p, const placement* placed, const sk_plan* plan)
{
    reference x;
    bool right = true;
    if (!open_reference(&x, r, p, placed, sk_query_plan(plan).most_peers))
    {
        return false;
    }
    for (uint32_t batch = 0; batch < placed->d.batch_count && right; batch++)
    {
        load_reference(&x, batch);
        for (uint32_t row = 0; row < p->desc.m && right; row++)
        {
            sum_row(&x, row);
            right = check_row(r, &x, plan, batch, row);
        }
    }
    free(x.a);
    return right;
}
