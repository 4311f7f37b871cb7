/* reference.c - what D must be, by the CPU, and reports of where it is not.
 *
 * How far may a value of D be off, and still be right, when A, B and C are reals?
 *
 * Let S = |alpha scale_m scale_n| sum |a b| + |beta c| + |bias| + |residual|, over the k of the value; no sum on the
 * way is larger. An addition or a fused multiply-add that rounds is off by at most 2^-24 of its result; one that
 * truncates, as matrix units may, by 2^-23.
 *
 *   f32 inputs:  K multiply-adds in any order; one addition for each of at most P partials; three factors, beta and
 *                three additions: (K + P + 7) 2^-24 S
 *   f16, bf16,   a product of two is exact in f32. A matrix unit adds several products at once, aligned to the
 *   f8:          largest: each may lose 2^-23 S, and so may the sum, so 2 K in place of K: (2 K + P + 7) 2^-23 S
 *
 *   f16 sums:    the same with 2^-10 for 2^-23
 *   f64:         as f32 with 2^-53, twice, as the sums here are no better
 *   complex:     the bound is that of each part. A product has two multiply-adds for it, so 2 K in place of K; and S
 *                has the sizes of all that is added up in the part: |alpha_r a_r b_r| + |alpha_r a_i b_i| + ...
 *   integers:    sums are exact modulo 2^32, and so are integer results; as f32 they are rounded, below 2^24 exact,
 *                and what follows is in f32: 8 * 2^-24 S
 *
 * Activations grow at most by 1.13 of what x does, and the smooth ones may be off by 2^-19 |x| themselves (streamk.h),
 * or flush what is below 2^-126: so the above becomes 1.13 of it and 2^-19 S + 2^-125.
 *
 * A gate multiplies two such values x and y in f32, of which x has the activation. With the bounds p and q of theirs it
 * is off by at most p |y| + q |x| + p q, and by 2^-24 of the product.
 *
 * The factors (1 + 2^-24)^K that a first-order bound leaves out are below 1 % for K < 100,000: the bound is enlarged
 * by that. f16 results are then rounded by 2^-11 of themselves, or flushed to zero below 2^-14; bf16 results by 2^-8,
 * or below 2^-126. */
#include "multiply.h"
#include "parts/oracle/activation.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
    MOST_REPORTS = 10
};

/* ---- what D must be -------------------------------------------------------------------------- */

/* One batch's A by rows and B by rows, in double, and one row of sums. Of complex numbers each has two parts. */
typedef struct reference
{
    const product* p;
    const placement* placed;
    const unsigned char* before;
    uint32_t parts;          /* of a number */
    bool rounds_a, rounds_b; /* elements in blocks are rounded once to the type that is multiplied, as f32 is */
    uint32_t k;              /* of all terms */
    uint32_t columns;        /* of B */
    double *a, *b;           /* m x k, k x columns */
    double *sums, *sizes;    /* columns: sum of a b, and of |a b| */
    double per_sum;          /* the bound is per_sum * S, before D is rounded */
} reference;

static bool open_reference(reference* x, const rig* r, const product* p, const placement* placed, uint32_t partials)
{
    uint32_t parts = is_complex(input_of(p)) ? 2 : 1;
    size_t m = p->desc.m, n = columns_of_b(&p->desc) * (size_t)parts;
    size_t k = (size_t)p->desc.k * (p->desc.second ? 2 : 1);
    sk_type component = component_of(input_of(p));
    double added = (double)k * parts;
    double halves = ldexp(2.0 * added + partials + 7.0, -23), floats = ldexp(added + partials + 7.0, -24);
    x->k = (uint32_t)k;
    x->columns = columns_of_b(&p->desc);
    x->p = p;
    x->placed = placed;
    x->before = r->before;
    x->parts = parts;
    x->per_sum = 1.01 * (component == SK_TYPE_F32 ? floats : halves);
    if (component == SK_TYPE_F64)
    {
        x->per_sum = ldexp(2.02 * (added + partials + 7.0), -53);
    }
    else if (is_integer(input_of(p)))
    {
        x->per_sum = 1.01 * ldexp(8.0, -24);
    }
    else if (p->desc.accumulator == SK_TYPE_F16)
    {
        x->per_sum = 1.01 * ldexp(2.0 * (double)k + partials + 7.0, -10);
    }
    x->a = malloc((m * k * parts + k * n + 2 * n + 1) * sizeof *x->a);
    x->b = x->a + m * k * parts;
    x->sums = x->b + k * n;
    x->sizes = x->sums + n;
    return x->a;
}

/* Element (row, column) of a matrix, of which each number has `parts`. */
static void load_number(const reference* x, bool is_b, const matrix* from, uint32_t batch, uint32_t row,
                        uint32_t column, double* to)
{
    bool conjugate = is_b ? x->p->desc.b.conjugate : x->p->desc.a.conjugate;
    to[0] = read_element(x->before, from, batch, row, column);
    bool is_rounded = from->type == SK_TYPE_F32 && input_of(x->p) != SK_TYPE_F32; /* beside blocks */
    if (is_rounded || ((is_b ? x->rounds_b : x->rounds_a) && is_in_blocks(from->type)))
    {
        unsigned char rounded[8];
        store_element(input_of(x->p), rounded, to[0]);
        to[0] = load_element(input_of(x->p), rounded);
    }
    if (x->parts == 2)
    {
        double imaginary = read_imaginary(x->before, from, batch, row, column);
        to[1] = conjugate ? -imaginary : imaginary;
    }
}

/* Whether alpha is already in the terms' A: of a Hermitian D of two, the second has its conjugate. */
static bool scales_terms(const product* p)
{
    return p->desc.hermitian && p->desc.second && p->desc.epilogue == SK_EPILOGUE_LINEAR;
}

static void scale_number(double number[2], double real, double imaginary)
{
    double before[2] = {number[0], number[1]};
    number[0] = before[0] * real - before[1] * imaginary;
    number[1] = before[0] * imaginary + before[1] * real;
}

/* A and B of a term, whose k begins at `first` of all. */
static void load_term(reference* x, uint32_t batch, const matrix* a, const matrix* b, uint32_t first)
{
    const sk_gemm_desc* desc = &x->p->desc;
    for (uint32_t k = 0; k < desc->k; k++)
    {
        for (uint32_t i = 0; i < desc->m; i++)
        {
            size_t at = (size_t)i * x->k + first + k;
            load_number(x, false, a, batch, i, k, &x->a[at * x->parts]);
            if (scales_terms(x->p))
            {
                double imaginary = (double)x->p->alpha_imaginary;
                scale_number(&x->a[2 * at], (double)x->p->alpha, first > 0 ? -imaginary : imaginary);
            }
        }
        for (uint32_t j = 0; j < x->columns; j++)
        {
            size_t at = (size_t)(first + k) * x->columns + j;
            load_number(x, true, b, batch, k, j, &x->b[at * x->parts]);
        }
    }
}

static void load_reference(reference* x, uint32_t batch)
{
    load_term(x, batch, &x->placed->a, &x->placed->b, 0);
    if (x->p->desc.second)
    {
        load_term(x, batch, &x->placed->second_a, &x->placed->second_b, x->p->desc.k);
    }
}

/* Adds a times a row of B. */
static void add_complex(reference* x, const double a[2], const double* b)
{
    for (size_t j = 0; j < 2 * (size_t)x->p->desc.n; j += 2)
    {
        x->sums[j] += a[0] * b[j] - a[1] * b[j + 1];
        x->sums[j + 1] += a[0] * b[j + 1] + a[1] * b[j];
        x->sizes[j] += fabs(a[0] * b[j]) + fabs(a[1] * b[j + 1]);
        x->sizes[j + 1] += fabs(a[0] * b[j + 1]) + fabs(a[1] * b[j]);
    }
}

static bool is_zero(double real, double imaginary)
{
    return real == 0.0 && imaginary == 0.0;
}

/* alpha = 0 leaves out A and B, as in BLAS. */
static void sum_row(reference* x, uint32_t row)
{
    const product* p = x->p;
    size_t n = x->columns * (size_t)x->parts, k = x->k;
    bool is_left_out = p->desc.epilogue == SK_EPILOGUE_LINEAR && is_zero(p->alpha, p->alpha_imaginary);
    memset(x->sums, 0, n * sizeof *x->sums);
    memset(x->sizes, 0, n * sizeof *x->sizes);
    for (size_t i = 0; i < k && !is_left_out && x->parts == 2; i++)
    {
        add_complex(x, &x->a[2 * (row * k + i)], x->b + i * n);
    }
    for (size_t i = 0; i < k && !is_left_out && x->parts == 1; i++)
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
    unsigned char element[16];
    store_element(type, element, value);
    return load_element(type, element);
}

/* Below its least normal number a type's values may be flushed to zero. */
static double least_normal(sk_type type)
{
    return ldexp(1.0, type == SK_TYPE_F16 ? -14 : component_of(type) == SK_TYPE_F64 ? -1022 : -126);
}

/* By which rounding to a type may change a value, of itself; what is summed in is not rounded again. */
static double rounding_of(sk_type type)
{
    return type == SK_TYPE_F16 ? ldexp(1.0, -11) : type == SK_TYPE_BF16 ? ldexp(1.0, -8) : 0.0;
}

/* A value of D, before it is rounded. */
typedef struct exact
{
    double value;
    double size; /* S above */
} exact;

/* How far a value may be off before it is rounded to D's type: 0 where all on the way to it is exact. */
static double bound_of(const reference* x, exact d, sk_activation activation)
{
    bool fits = !is_integer(input_of(x->p)) || d.size <= ldexp(1.0, 24);
    double bound = x->p->values == VALUES_INTEGERS && fits ? 0.0 : x->per_sum * d.size;
    return is_smooth(activation) ? 1.13 * bound + ldexp(d.size, -19) + ldexp(1.0, -125) : bound;
}

/* Whether a number is what an exact value of D, before it is rounded, may become. */
static bool is_right(const reference* x, double got, exact d, double bound)
{
    sk_type type = x->p->desc.d.type;
    double wanted = to_type(type, d.value);
    bool is_flushed = fabs(wanted) < least_normal(type) && got == 0.0;
    if (is_integer(type) || bound == 0.0 || !isfinite(d.value))
    {
        return got == wanted || (isnan(got) && isnan(wanted)) || is_flushed;
    }
    if (rounding_of(type) > 0)
    {
        bound += fmax((fabs(d.value) + bound) * rounding_of(type), least_normal(type));
    }
    double farthest = to_type(type, d.value + copysign(bound, d.value)); /* infinite past the type's range */
    return fabs(got - d.value) <= bound || (isinf(got) && got == farthest);
}

static void add(exact* d, double addend)
{
    d->value += addend;
    d->size += fabs(addend);
}

static void scale(exact* d, double factor)
{
    d->value *= factor;
    d->size *= fabs(factor);
}

/* Element `i` of a vector of the epilogue, which is a row or a column. */
static double read_vector(const reference* x, const matrix* vector, uint32_t i)
{
    return read_element(x->before, vector, 0, vector->columns == 1 ? i : 0, vector->columns == 1 ? 0 : i);
}

/* Both parts of a value times a factor. */
static void scale_complex(exact d[2], double real, double imaginary)
{
    exact r = {d[0].value * real - d[1].value * imaginary, d[0].size * fabs(real) + d[1].size * fabs(imaginary)};
    exact i = {d[0].value * imaginary + d[1].value * real, d[0].size * fabs(imaginary) + d[1].size * fabs(real)};
    d[0] = r;
    d[1] = i;
}

static void read_complex(const reference* x, const matrix* from, uint32_t batch, uint32_t row, uint32_t column,
                         exact d[2])
{
    d[0].value = read_element(x->before, from, batch, row, column);
    d[1].value = read_imaginary(x->before, from, batch, row, column);
    d[0].size = fabs(d[0].value);
    d[1].size = fabs(d[1].value);
}

static void exact_complex(const reference* x, uint32_t batch, uint32_t row, uint32_t column, exact d[2])
{
    const product* p = x->p;
    exact addend[2];
    for (uint32_t i = 0; i < 2; i++)
    {
        d[i].value = x->sums[2 * column + i];
        d[i].size = x->sizes[2 * column + i];
    }
    bool is_real = p->desc.hermitian && row == column;
    if (p->desc.epilogue == SK_EPILOGUE_LINEAR && !scales_terms(p))
    {
        scale_complex(d, p->alpha, p->alpha_imaginary);
    }
    if (p->desc.epilogue == SK_EPILOGUE_LINEAR && !is_zero(p->beta, p->beta_imaginary))
    {
        read_complex(x, &x->placed->c, batch, row, column, addend);
        addend[1].value *= is_real ? 0.0 : 1.0;
        scale_complex(addend, p->beta, p->beta_imaginary);
        for (uint32_t i = 0; i < 2; i++)
        {
            d[i].value += addend[i].value;
            d[i].size += addend[i].size;
        }
    }
    for (uint32_t i = 0; i < 2 && p->desc.add_residual; i++)
    {
        read_complex(x, &x->placed->residual, batch, row, column, addend);
        d[i].value += addend[i].value;
        d[i].size += addend[i].size;
    }
    d[1].value *= is_real ? 0.0 : 1.0;
    d[1].size *= is_real ? 0.0 : 1.0;
}

/* A sum with alpha, scales, beta C and the bias, of a column of B. */
static exact exact_sum(const reference* x, uint32_t batch, uint32_t row, uint32_t column)
{
    const product* p = x->p;
    const placement* placed = x->placed;
    exact d = {x->sums[column], x->sizes[column]};
    if (p->desc.epilogue == SK_EPILOGUE_LINEAR)
    {
        scale(&d, p->alpha);
    }
    scale(&d, p->desc.scale_m ? read_vector(x, &placed->scale_m, row) : 1.0);
    scale(&d, p->desc.scale_n ? read_vector(x, &placed->scale_n, column) : 1.0);
    if (p->desc.epilogue == SK_EPILOGUE_LINEAR && p->beta != 0.0)
    {
        add(&d, p->beta * read_element(x->before, &placed->c, batch, row, column));
    }
    if (p->desc.bias)
    {
        add(&d, read_vector(x, &placed->bias, p->desc.bias == SK_BIAS_ALONG_M ? row : column));
    }
    return d;
}

static exact exact_real(const reference* x, uint32_t batch, uint32_t row, uint32_t column)
{
    const product* p = x->p;
    exact d = exact_sum(x, batch, row, column);
    d.value = activation_of(p->desc.activation, d.value);
    if (p->desc.clamp)
    {
        d.value = d.value < (double)p->clamp_min ? (double)p->clamp_min : d.value;
        d.value = d.value > (double)p->clamp_max ? (double)p->clamp_max : d.value;
    }
    if (p->desc.add_residual)
    {
        add(&d, read_element(x->before, &x->placed->residual, batch, row, column));
    }
    return d;
}

/* What a gate makes of a pair of columns of B, and its bound. */
static exact exact_gated(const reference* x, uint32_t batch, uint32_t row, uint32_t column, double* bound)
{
    sk_activation activation = x->p->desc.activation;
    exact gate = exact_sum(x, batch, row, 2 * column), up = exact_sum(x, batch, row, 2 * column + 1);
    double of_gate = bound_of(x, gate, activation), of_up = bound_of(x, up, SK_ACTIVATION_NONE);
    gate.value = activation_of(activation, gate.value);
    exact d = {gate.value * up.value, gate.size * up.size};
    *bound = of_gate * fabs(up.value) + of_up * fabs(gate.value) + of_gate * of_up;
    bool rounds = (float)d.value != d.value; /* also where the factors are exact */
    *bound += rounds ? ldexp(fabs(d.value) + *bound, -24) + ldexp(1.0, -149) : 0.0;
    return d;
}

/* ---- reports --------------------------------------------------------------------------------- */

bool may_report(rig* r)
{
    return r->reports++ < MOST_REPORTS;
}

void report_product(const product* p, const sk_plan* plan)
{
    const sk_gemm_desc* desc = &p->desc;
    char line[SK_LINE_SIZE];
    sk_format_plan(plan, line, sizeof line);
    printf("    %s\n", line);
    printf("    a %s + %u, b %s + %u, c %s + %u%s, d %s + %u elements; alpha %g %+gi beta %g %+gi%s\n",
           sk_word(SK_WORDS_LAYOUT, desc->a.layout), p->offset_a, sk_word(SK_WORDS_LAYOUT, desc->b.layout),
           p->offset_b, sk_word(SK_WORDS_LAYOUT, desc->c.layout), p->offset_c, p->in_place ? " (is d)" : "",
           sk_word(SK_WORDS_LAYOUT, desc->d.layout), p->offset_d, p->alpha, p->alpha_imaginary, p->beta,
           p->beta_imaginary, desc->epilogue == SK_EPILOGUE_LINEAR ? "" : " (not read)");
    printf("    %s%s\n", desc->a.conjugate ? "A is conjugated " : "", desc->b.conjugate ? "B is conjugated" : "");
    printf("    leading dimensions %u %u %u %u, batch strides %llu %llu %llu %llu (0: packed)\n",
           desc->a.leading_dimension, desc->b.leading_dimension, desc->c.leading_dimension, desc->d.leading_dimension,
           (unsigned long long)desc->a.batch_stride, (unsigned long long)desc->b.batch_stride,
           (unsigned long long)desc->c.batch_stride, (unsigned long long)desc->d.batch_stride);
}

static void report_element(const sk_plan* plan, uint32_t batch, uint32_t row, uint32_t column, double got,
                           double wanted)
{
    sk_plan_info info = sk_query_plan(plan);
    printf("  D is wrong at batch %u, row %u, column %u (of tile %u, %u): %.9g, should be %.17g\n", batch, row,
           column, row / info.tile_m, column / info.tile_n, got, wanted);
}

/* Whether one part of an element is right. */
static bool check_part(rig* r, const reference* x, const sk_plan* plan, uint32_t batch, uint32_t row, uint32_t column,
                       double got, exact d, double bound)
{
    if (is_right(x, got, d, bound))
    {
        return true;
    }
    if (may_report(r))
    {
        report_element(plan, batch, row, column, got, d.value);
        report_product(x->p, plan);
    }
    return false;
}

static bool check_row(rig* r, const reference* x, const sk_plan* plan, uint32_t batch, uint32_t row)
{
    const matrix* placed = &x->placed->d;
    bool right = true;
    for (uint32_t column = 0; column < x->p->desc.n && right; column++)
    {
        exact d[2];
        sk_activation activation = x->p->desc.activation;
        if (!is_computed(x->p->desc.triangle, row, column))
        {
            continue;
        }
        double bound = 0.0;
        if (x->p->desc.gate)
        {
            d[0] = exact_gated(x, batch, row, column, &bound);
        }
        else if (x->parts == 1)
        {
            d[0] = exact_real(x, batch, row, column);
            bound = bound_of(x, d[0], activation);
        }
        else
        {
            exact_complex(x, batch, row, column, d);
            bound = bound_of(x, d[0], activation);
            right = check_part(r, x, plan, batch, row, column, get_imaginary(r, placed, batch, row, column), d[1],
                               bound_of(x, d[1], activation));
        }
        right = right &&
                check_part(r, x, plan, batch, row, column, get_element(r, placed, batch, row, column), d[0], bound);
    }
    return right;
}

bool check_product(rig* r, const product* p, const placement* placed, const sk_plan* plan)
{
    sk_plan_info info = sk_query_plan(plan);
    bool all = info.decodes || info.decoded_first == SK_PACKING_ALWAYS;
    reference x = {.rounds_a = all || info.decoded_first == SK_PACKING_A,
                   .rounds_b = all || info.decoded_first == SK_PACKING_B};
    bool right = true;
    if (!open_reference(&x, r, p, placed, info.most_peers))
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
