#include "dense.h"

#include "parts/oracle/activation.h"

#include <math.h>
#include <stdlib.h>

bool reads_products(const dense* x)
{
    return x->k > 0 && (x->desc.epilogue != SK_EPILOGUE_LINEAR || x->alpha.re != 0.0 || x->alpha.im != 0.0);
}

bool reads_c(const dense* x)
{
    return x->desc.epilogue == SK_EPILOGUE_LINEAR && (x->beta.re != 0.0 || x->beta.im != 0.0);
}

uint32_t count_columns(const sk_gemm_desc* desc, uint32_t n)
{
    return desc->gate ? 2 * n : n;
}

bool is_in_triangle(sk_triangle triangle, uint32_t row, uint32_t column)
{
    return triangle == SK_TRIANGLE_NONE || (triangle == SK_TRIANGLE_LOWER ? column <= row : column >= row);
}

bool fits(const dense* x)
{
    const matrix* all[] = {&x->a, &x->b, &x->c, &x->d, &x->residual, &x->second_a, &x->second_b};
    bool does = true;
    for (uint32_t i = 0; i < sizeof all / sizeof all[0]; i++)
    {
        does = does && count_bytes(all[i]) <= ROOM;
    }
    return does;
}

/* ---- sums ---------------------------------------------------------------------------------------- */

/* An operand's elements, so that those of one line or column of D's product are neighbours. */
static void load_lines(const half* h, const matrix* x, uint32_t batch, uint32_t lines, uint32_t k, bool is_b,
                       number* loaded)
{
    for (uint32_t line = 0; line < lines; line++)
    {
        for (uint32_t i = 0; i < k; i++)
        {
            loaded[(size_t)line * k + i] = is_b ? get(h, x, batch, i, line) : get(h, x, batch, line, i);
        }
    }
}

static number sum_of_products(const number* a, const number* b, uint32_t k)
{
    number sum = {0.0, 0.0};
    for (uint32_t i = 0; i < k; i++)
    {
        sum.re += a[i].re * b[i].re - a[i].im * b[i].im;
        sum.im += a[i].re * b[i].im + a[i].im * b[i].re;
    }
    return sum;
}

/* Add alpha times a term to the sums. */
static void add_term(const launch* l, const dense* x, const matrix* a, const matrix* b, number alpha, uint32_t batch,
                     number* sums)
{
    uint32_t n = count_columns(&x->desc, x->n);
    number* rows = malloc((size_t)x->m * x->k * sizeof *rows);
    number* columns = malloc((size_t)x->k * n * sizeof *columns);
    load_lines(l->memory, a, batch, x->m, x->k, false, rows);
    load_lines(l->memory, b, batch, n, x->k, true, columns);
    for (uint32_t i = 0; i < x->m; i++)
    {
        for (uint32_t j = 0; j < n; j++)
        {
            number sum = sum_of_products(rows + (size_t)i * x->k, columns + (size_t)j * x->k, x->k);
            number* to = &sums[(size_t)i * n + j];
            *to = add(*to, multiply(alpha, sum));
        }
    }
    free(rows);
    free(columns);
}

/* ---- epilogue ------------------------------------------------------------------------------------ */

/* What rounding to the type may change of a value, generously. */
static double step_of(sk_type type, double value)
{
    double bits = type == SK_TYPE_F16 ? 11 : type == SK_TYPE_BF16 ? 8 : 24;
    return fabs(value) * exp2(1 - bits) + (type == SK_TYPE_F16 ? exp2(-14) : exp2(-100));
}

static double vector_at(const launch* l, size_t vector, uint32_t index)
{
    return load_element(SK_TYPE_F32, l->memory->at + vector + index * sizeof(float));
}

static number scale(const launch* l, const dense* x, uint32_t row, uint32_t column, number sum)
{
    double factor = (x->desc.scale_m ? vector_at(l, x->scale_m, row) : 1.0) *
                    (x->desc.scale_n ? vector_at(l, x->scale_n, column) : 1.0);
    number scaled = {factor * sum.re, factor * sum.im};
    return scaled;
}

static number add_c(const launch* l, const dense* x, uint32_t batch, uint32_t row, uint32_t column, number sum)
{
    number c = get(l->memory, &x->c, batch, row, column);
    c.im = x->desc.hermitian && row == column ? 0.0 : c.im;
    return add(sum, multiply(x->beta, c));
}

/* A sum with scales, beta C and the bias. */
static number finish_sum(const launch* l, const dense* x, uint32_t batch, uint32_t row, uint32_t column, number sum)
{
    const sk_gemm_desc* desc = &x->desc;
    number y = scale(l, x, row, column, sum);
    y = reads_c(x) ? add_c(l, x, batch, row, column, y) : y;
    y.re += desc->bias ? vector_at(l, x->bias, desc->bias == SK_BIAS_ALONG_M ? row : column) : 0.0;
    return y;
}

/* What a gate makes of two sums. Where f32 holds the product of exact ones, it is exact; beyond f16 it is anything. */
static void finish_pair(launch* l, const dense* x, uint32_t batch, uint32_t row, uint32_t column, const number* sums)
{
    sk_activation activation = x->desc.activation;
    double gate = finish_sum(l, x, batch, row, 2 * column, sums[0]).re;
    double up = finish_sum(l, x, batch, row, 2 * column + 1, sums[1]).re;
    bool smooth = is_smooth(activation);
    number y = {activation_of(activation, gate) * up, 0.0};
    double tolerance = smooth ? fabs(gate * up) * exp2(-18) : 0.0;
    if (smooth || (double)(float)y.re != y.re)
    {
        tolerance += step_of(x->d.type, y.re) + fabs(y.re) * exp2(-23);
    }
    bool is_huge = x->d.type == SK_TYPE_F16 && tolerance > 0.0 && fabs(y.re) > 65000.0;
    expect(l, x->d.type, locate(&x->d, batch, row, column), y, is_huge ? (double)INFINITY : tolerance);
}

static void finish(launch* l, const dense* x, uint32_t batch, uint32_t row, uint32_t column, number sum)
{
    const sk_gemm_desc* desc = &x->desc;
    number y = finish_sum(l, x, batch, row, column, sum);
    double tolerance = 0.0;
    if (is_smooth(desc->activation))
    {
        tolerance = fabs(y.re) * exp2(-18);
    }
    y.re = activation_of(desc->activation, y.re);
    y.re = desc->clamp ? fmin(fmax(y.re, (double)x->clamp_min), (double)x->clamp_max) : y.re;
    number residual = {0.0, 0.0};
    residual = desc->add_residual ? get(l->memory, &x->residual, batch, row, column) : residual;
    y = add(y, residual);
    y.im = desc->hermitian && row == column ? 0.0 : y.im;
    tolerance += tolerance > 0.0 ? step_of(x->d.type, y.re) + fabs(residual.re) * exp2(-22) : 0.0;
    expect(l, x->d.type, locate(&x->d, batch, row, column), y, tolerance);
}

void expect_dense(launch* l, const dense* x)
{
    uint32_t columns = count_columns(&x->desc, x->n), step = columns > x->n ? 2 : 1;
    number* sums = calloc((size_t)x->m * columns + 1, sizeof *sums);
    number one = {1.0, 0.0};
    number alpha = x->desc.epilogue == SK_EPILOGUE_LINEAR ? x->alpha : one, other = alpha;
    other.im = x->desc.hermitian ? -other.im : other.im;
    for (uint32_t batch = 0; batch < x->batch_count && x->m && x->n; batch++)
    {
        memset(sums, 0, (size_t)x->m * columns * sizeof *sums);
        if (reads_products(x))
        {
            add_term(l, x, &x->a, &x->b, alpha, batch, sums);
        }
        if (reads_products(x) && x->desc.second)
        {
            add_term(l, x, &x->second_a, &x->second_b, other, batch, sums);
        }
        for (uint32_t row = 0; row < x->m; row++)
        {
            for (uint32_t column = 0; column < x->n; column++)
            {
                const number* own = &sums[(size_t)row * columns + step * column];
                if (x->desc.gate)
                {
                    finish_pair(l, x, batch, row, column, own);
                }
                else if (is_in_triangle(x->desc.triangle, row, column))
                {
                    finish(l, x, batch, row, column, *own);
                }
            }
        }
    }
    free(sums);
}
