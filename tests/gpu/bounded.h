/* bounded.h - how far an element of a product is from the exact one, relative to the sum of |a| |b| over k. */
#ifndef BOUNDED_H
#define BOUNDED_H

#include "exact.h"

#include <float.h>

/* How a way treats numbers below the least normal one: it may take them for 0, or it rounds them. */
typedef struct small_numbers
{
    double flushed; /* magnitudes below it may count as 0; 0: none */
    int half;       /* exponent of half of the least subnormal number */
} small_numbers;

static inline small_numbers small_numbers_of(bool is_f64, bool may_flush)
{
    small_numbers small = {may_flush ? is_f64 ? DBL_MIN : (double)FLT_MIN : 0.0, is_f64 ? -1075 : -150};
    return small;
}

/* What an element must be that is no number: sums have it whatever their order. False: it is a number. Where it may be
 * NaN, too, since an infinity meets what may count as 0, it is NaN. */
static inline bool find_special_sum(const double* a, const double* b, uint32_t k, small_numbers small,
                                    double* special)
{
    double sum = 0.0;
    bool is_special = false;
    for (uint32_t i = 0; i < k; i++)
    {
        bool is_finite = isfinite(a[i]) && isfinite(b[i]);
        bool may_be_nan = fabs(a[i]) < small.flushed || fabs(b[i]) < small.flushed;
        is_special |= !is_finite;
        sum += is_finite ? 0.0 : may_be_nan ? (double)NAN : a[i] * b[i];
    }
    *special = sum;
    return is_special;
}

/* Takes from a settled error what small numbers may be off by: half of the least one, and k times the least normal one
 * and all products of such numbers if they may count as 0. Returns the rest, times 2^*exponent. */
static inline double take_small_errors(const exact* error, const double* a, const double* b, uint32_t k,
                                       small_numbers small, int* exponent)
{
    double value = approximate_exact(error, exponent), flushed = k * small.flushed;
    for (uint32_t i = 0; i < k; i++)
    {
        bool is_small = fabs(a[i]) < small.flushed || fabs(b[i]) < small.flushed;
        flushed += is_small ? fabs(a[i] * b[i]) : 0.0;
    }
    double half = ldexp(1.0, small.half - *exponent > 1000 ? 1000 : small.half - *exponent);
    return value - ldexp(flushed, -*exponent) - half;
}

/* How far an element is off, as a share of the sum of |a| |b|, beyond what small numbers are. An infinite one stands
 * for the least power of two that is too large. */
static inline double find_share(const double* a, const double* b, uint32_t k, double d, bool is_f64,
                                small_numbers small)
{
    static exact error, magnitudes;
    int exponent, of_all;
    memset(&error, 0, sizeof error);
    memset(&magnitudes, 0, sizeof magnitudes);
    for (uint32_t i = 0; i < k; i++)
    {
        add_exact_product(&error, a[i], b[i]);
        add_exact_product(&magnitudes, fabs(a[i]), fabs(b[i]));
    }
    if (isinf(d))
    {
        add_exact(&error, d < 0.0 ? 1 : -1, is_f64 ? 1024 : 128);
        if (settle_exact(&error) == (d < 0.0))
        {
            return 0.0; /* the exact sum is beyond */
        }
    }
    else
    {
        add_exact_product(&error, d, -1.0);
        settle_exact(&error);
    }
    settle_exact(&magnitudes);
    double off = take_small_errors(&error, a, b, k, small, &exponent);
    double all = approximate_exact(&magnitudes, &of_all);
    return off <= 0.0 ? 0.0 : all == 0.0 ? (double)INFINITY : ldexp(off / all, exponent - of_all);
}

#endif
