/* How large an error of a value is accepted?
 *
 * Let S = |alpha scale_m scale_n| sum |a b| + |beta c| + |bias| + |residual|, over the k of the value; no sum on the
 * way is larger. Rounding to a float changes a value by at most 2^-24 of itself, and truncating, as matrix units may
 * do, by 2^-23. What follows a sum are three factors, beta, and three additions: 7 roundings.
 *
 *   floats:    K fused multiply-adds in any order:   (K + 7) 2^-24 S
 *   doubles:   the same with 2^-53, twice, as the sums here are no better
 *   complex:   each part by itself. A product has two multiply-adds for it, so 2 K in place of K; and S has the sizes
 *              of all that is added up in the part
 *   halves,    a product of two is exact in a float. A matrix unit adds several at once, aligned to the largest: each
 *   8 bits:    of them and the sum may lose 2^-23 S, so 2 K in place of K:   (2 K + 7) 2^-23 S
 *   summed in halves:   the same with 2^-10
 *   blocks,    scales are applied to sums of 16 or more codes, which are two more roundings each, and decoding is one
 *   not rounded:   more:   (2 K + 16) 2^-23 S. What formats subtract is a sum of its own, so S has its size, too
 *   integers:  exact modulo 2^32. Only what is made of such a sum in floats is rounded: 8 * 2^-24 S
 *
 * Activations grow at most by 1.13 of what x does, and the smooth ones may be off by 2^-19 |x| themselves (streamk.h).
 * Then D is rounded to its type. Subnormal sums and results may be flushed to zero. */
#include "exact.h"

#include "activation.h"
#include "parts/matrices/element.h"

#include <float.h>
#include <math.h>

/* ---- the value ------------------------------------------------------------------------------- */

static void add(exact* d, double addend)
{
    d->value += addend;
    d->size += fabs(addend);
}

static void scale(exact d[2], double real, double imaginary)
{
    exact r = {d[0].value * real - d[1].value * imaginary, d[0].size * fabs(real) + d[1].size * fabs(imaginary)};
    exact i = {d[0].value * imaginary + d[1].value * real, d[0].size * fabs(imaginary) + d[1].size * fabs(real)};
    d[0] = r;
    d[1] = i;
}

/* A real number by itself: an infinity times an imaginary part of 0 would be NaN. */
static void scale_real(exact* d, double factor)
{
    d->value *= factor;
    d->size *= fabs(factor);
}

static void scale_by(exact d[2], bool is_pair, double real, double imaginary)
{
    if (is_pair)
        scale(d, real, imaginary);
    else
        scale_real(&d[0], real);
}

/* Adds a factor times an element of C or the residual. */
static void add_element(const npy_matrix* from, size_t batch, size_t row, size_t column, double real,
                        double imaginary, exact d[2])
{
    exact number[2] = {{get_npy_element(from, batch, row, column), 0.0}, {0.0, 0.0}};
    number[1].value = get_npy_imaginary(from, batch, row, column);
    number[0].size = fabs(number[0].value);
    number[1].size = fabs(number[1].value);
    scale_by(number, is_complex(from->type), real, imaginary);
    for (int i = 0; i < 2; i++)
    {
        d[i].value += number[i].value;
        d[i].size += number[i].size;
    }
}

/* A vector is a row or a column. */
static double get_vector_element(const npy_matrix* vector, size_t row, size_t column)
{
    return get_npy_element(vector, 0, vector->rows > 1 ? row : 0, vector->columns > 1 ? column : 0);
}

static bool is_zero(double real, double imaginary)
{
    return real == 0.0 && imaginary == 0.0;
}

static void shape(const formula* f, double* value)
{
    *value = activation_of(f->activation, *value);
    if (f->clamps && !isnan(*value))
        *value = fmin(fmax(*value, (double)f->clamp_min), (double)f->clamp_max);
}

static void finish_float(const npy_matrix o[OPERAND_COUNT], const formula* f, size_t batch, size_t row, size_t column,
                         exact d[2])
{
    if (!is_zero(f->alpha, f->alpha_imaginary))
        scale_by(d, is_complex(o[D].type), f->alpha, f->alpha_imaginary);
    for (int i = SCALE_M; i <= SCALE_N; i++)
        if (o[i].data)
            scale_real(&d[0], get_vector_element(&o[i], row, column));
    if (!is_zero(f->beta, f->beta_imaginary))
        add_element(&o[C], batch, row, column, f->beta, f->beta_imaginary, d);
    if (o[BIAS].data)
        add(&d[0], get_vector_element(&o[BIAS], row, column));
    shape(f, &d[0].value);
    if (o[RESIDUAL].data)
        add_element(&o[RESIDUAL], batch, row, column, 1.0, 0.0, d);
}

/* The last 32 bits of an integer. */
static uint32_t wrap(double integer)
{
    return (uint32_t)(int64_t)integer;
}

static double to_integer(sk_type type, uint32_t bits)
{
    return type == SK_TYPE_U32 ? (double)bits : (double)(int64_t)bits - (bits >> 31 ? 4294967296.0 : 0.0);
}

/* alpha and beta are integers that 32 bits hold, or streamk refuses them. */
static double finish_integer(const npy_matrix o[OPERAND_COUNT], const formula* f, size_t batch, size_t row,
                             size_t column, double sum)
{
    uint32_t bits = f->alpha != 0.0 ? wrap(f->alpha) * wrap(sum) : 0;
    if (f->beta != 0.0)
        bits += wrap(f->beta) * wrap(get_npy_element(&o[C], batch, row, column));
    if (o[RESIDUAL].data)
        bits += wrap(get_npy_element(&o[RESIDUAL], batch, row, column));
    return to_integer(o[D].type, bits);
}

void finish_element(const npy_matrix o[OPERAND_COUNT], const formula* f, size_t batch, size_t row, size_t column,
                    exact d[2])
{
    if (is_integer(o[D].type))
    {
        d[0].value = finish_integer(o, f, batch, row, column, d[0].value);
        d[0].size = fabs(d[0].value);
        return;
    }
    if (is_integer(o[A].type)) /* summed in s32 */
    {
        d[0].value = to_integer(SK_TYPE_S32, wrap(d[0].value));
        d[0].size = fabs(d[0].value);
    }
    finish_float(o, f, batch, row, column, d);
}

/* The factors x and y of a gate have the bounds p and q, which are shares of their sizes, and smallest numbers. Their
 * product is off by at most p |y| + q |x| + p q: it has the size of which this is such a share. Its own rounding is one
 * of the 7, of which a sum without C and residual has less. */
void finish_pair(const npy_matrix o[OPERAND_COUNT], const formula* f, const tolerance* t, size_t batch, size_t row,
                 size_t column, exact d[2])
{
    double least = (t->flushed + ldexp(1.0, -125)) / t->per_sum;
    formula up = *f;
    up.activation = SK_ACTIVATION_NONE;
    finish_element(o, f, batch, row, 2 * column, &d[0]);
    exact other[2] = {d[1], {0.0, 0.0}};
    finish_element(o, &up, batch, row, 2 * column + 1, other);
    double x = d[0].value, y = other[0].value, p = d[0].size + least, q = other[0].size + least;
    d[0].value = x * y;
    d[0].size = p * fabs(y) + q * fabs(x) + t->per_sum * p * q;
}

/* ---- the bound ------------------------------------------------------------------------------- */

/* What rounding to a type does: what it may change, of a value; below which it may flush; from where it overflows. */
typedef struct rounding
{
    double unit, least, overflow;
} rounding;

static rounding rounding_of(sk_type type)
{
    switch ((int)type)
    {
    case SK_TYPE_F16: return (rounding){ldexp(1.0, -11), ldexp(1.0, -14), 65520.0};
    case SK_TYPE_BF16: return (rounding){ldexp(1.0, -8), FLT_MIN, ldexp(511.0, 119)};
    default: return (rounding){0.0, 0.0, INFINITY};
    }
}

/* The least normal number of a type. */
static double find_least_normal(sk_type type)
{
    switch ((int)type)
    {
    case SK_TYPE_E4M3: return ldexp(1.0, -6);
    case SK_TYPE_F16:
    case SK_TYPE_E5M2: return ldexp(1.0, -14);
    case SK_TYPE_F64:
    case SK_TYPE_CF64: return DBL_MIN;
    default: return is_integer(type) ? 0.0 : (double)FLT_MIN;
    }
}

double find_size(const tolerance* t, sk_type type, double value)
{
    double size = fabs(value);
    return size < find_least_normal(type) ? size / t->per_sum : size;
}

/* The largest rounding of a sum of k products, as a share of S. */
static double bound_sum(const npy_matrix o[OPERAND_COUNT], const formula* f)
{
    sk_type component = component_of(o[A].type);
    double added = ((double)o[A].columns + (double)o[SECOND_A].columns) * (is_complex(o[A].type) ? 2.0 : 1.0);
    if (is_integer(component))
        return ldexp(8.0, -24);
    if (f->slices > 0.0) /* and what the CPU's sums are off, of f64 */
        return f->slices + (component == SK_TYPE_F64 ? ldexp(added + 7.0, -53) : 0.0);
    if (f->scales_late)
        return ldexp(2.0 * added + 16.0, -23);
    if (component == SK_TYPE_F64)
        return ldexp(2.0 * (added + 7.0), -53);
    if (component == SK_TYPE_F32)
        return ldexp(added + 7.0, -24);
    return ldexp(2.0 * added + 7.0, f->accumulator == SK_TYPE_F16 ? -10 : -23);
}

tolerance find_tolerance(const npy_matrix o[OPERAND_COUNT], const formula* f)
{
    bool is_double = component_of(o[A].type) == SK_TYPE_F64, halves = f->accumulator == SK_TYPE_F16;
    double least = is_double ? DBL_MIN : halves ? ldexp(1.0, -14) : (double)FLT_MIN;
    double factor = fabs(f->alpha) + fabs(f->alpha_imaginary);
    double k = (double)o[A].columns + (double)o[SECOND_A].columns;
    tolerance t = {.type = o[D].type, .activation = f->activation, .per_sum = bound_sum(o, f)};
    t.flushed = is_integer(o[D].type) ? 0.0 : (factor * k * 2.0 + 4.0) * least;
    t.largest = is_double ? DBL_MAX : halves ? 65504.0 : (double)FLT_MAX;
    t.is_integer = is_integer(o[D].type);
    return t;
}

double judge_value(const tolerance* t, double value, exact d)
{
    double bound = t->per_sum * d.size + t->flushed;
    rounding r = rounding_of(t->type);
    if (t->is_integer ||
        !isfinite(d.value)) /* infinities and NaNs come from what is in the matrices, and propagate */
        return value == d.value || (isnan(value) && isnan(d.value)) ? 0.0 : INFINITY;
    if (d.size * (1.0 + t->per_sum) >= t->largest) /* a sum on the way may have overflowed */
        return 0.0;
    if (is_smooth(t->activation))
        bound = 1.13 * bound + ldexp(d.size, -19) + ldexp(1.0, -125);
    if (isinf(value))
        return fabs(d.value) + bound >= r.overflow && (value > 0.0) == (d.value > 0.0) ? 0.0 : INFINITY;
    if (r.unit > 0.0)
        bound +=
            fmax((fabs(d.value) + bound) * r.unit, fabs(d.value) + bound < r.least ? fabs(d.value) + bound : 0.0);
    double error = fabs(value - d.value);
    return error <= bound ? (error > 0.0 ? error / bound : 0.0) : INFINITY; /* INFINITY for a NaN */
}
