/* sliced.h - what a product of slices is, element by element: the definition of the manual's SLICES, computed by the
 * host, and how far it is from the exact product. */
#ifndef SLICED_H
#define SLICED_H

#include "exact.h"
#include "streamk.h"

enum
{
    MOST_SLICES = 8
};

/* A row of A or a column of B: element i is at numbers[i * stride]. */
typedef struct sliced_line
{
    const double* numbers; /* f32 are widened */
    uint32_t stride, k;
} sliced_line;

static inline double number_of(const sliced_line* line, uint32_t k)
{
    return line->numbers[(size_t)k * line->stride];
}

static inline double find_largest(const sliced_line* line)
{
    double largest = 0.0;
    for (uint32_t k = 0; k < line->k; k++)
    {
        largest = fmax(largest, fabs(number_of(line, k)));
    }
    return largest;
}

/* The exponent by which a line is scaled: below 2^exponent, its integers have balanced digits. */
static inline int find_scale(double largest)
{
    int exponent;
    double fraction = frexp(largest, &exponent);
    return floor(fraction * 2097152.0) >= 0x1fdfdf ? exponent + 1 : exponent;
}

/* The digits of a number, the first one in digits[0]. */
static inline void find_digits(double number, int scale, uint32_t slices, int digits[MOST_SLICES])
{
    double scaled = ldexp(fabs(number), (int)(8 * slices) - 1 - scale);
    double whole = floor(scaled);
    int64_t integer = (int64_t)whole + (scaled - whole >= 0.5 ? 1 : 0);
    integer = signbit(number) ? -integer : integer;
    for (uint32_t i = slices; i-- > 0;)
    {
        int64_t digit = ((integer % 256 + 256 + 128) % 256) - 128;
        digits[i] = (int)digit;
        integer = (integer - digit) / 256;
    }
}

/* What sums of f64 would have where a factor is infinite or NaN. False: all are finite. */
static inline bool find_special(const sliced_line* a, const sliced_line* b, double* special)
{
    bool found = false;
    double sum = 0.0;
    for (uint32_t k = 0; k < a->k; k++)
    {
        double x = number_of(a, k), y = number_of(b, k);
        found |= !isfinite(x) || !isfinite(y);
        sum += !isfinite(x) || !isfinite(y) ? x * y : 0.0;
    }
    *special = sum;
    return found;
}

/* An element of D, which D of f32 has as an f32. */
static inline double multiply_slices(const sliced_line* a, const sliced_line* b, uint32_t slices, bool is_f64)
{
    static exact sum;
    double special;
    if (find_special(a, b, &special))
    {
        return special;
    }
    memset(&sum, 0, sizeof sum);
    int scale_a = find_scale(find_largest(a)), scale_b = find_scale(find_largest(b));
    int unit = scale_a + scale_b - 2 * (int)(8 * slices - 1); /* of products of integers */
    for (uint32_t k = 0; k < a->k; k++)
    {
        int x[MOST_SLICES], y[MOST_SLICES];
        find_digits(number_of(a, k), scale_a, slices, x);
        find_digits(number_of(b, k), scale_b, slices, y);
        for (uint32_t i = 0; i < slices; i++)
        {
            for (uint32_t j = 0; i + j < slices; j++)
            {
                add_exact(&sum, x[i] * y[j], unit + (int)(8 * (2 * (slices - 1) - i - j)));
            }
        }
    }
    bool negative = settle_exact(&sum);
    return is_f64 ? round_exact(&sum, negative, 53, -1074, 1024) : round_exact(&sum, negative, 24, -149, 128);
}

/* How far an element of D is off, as a share of its bound: bound * k * the largest |a| * the largest |b|, and half of
 * the least number. One that is infinite stands for the least power of two that is too large. */
static inline double find_share_of_bound(const sliced_line* a, const sliced_line* b, double d, double bound,
                                         bool is_f64)
{
    static exact error;
    int exponent, of_a, of_b, half = is_f64 ? -1075 : -150;
    memset(&error, 0, sizeof error);
    for (uint32_t k = 0; k < a->k; k++)
    {
        add_exact_product(&error, number_of(a, k), number_of(b, k));
    }
    bool negative = d < 0.0;
    if (isinf(d))
    {
        add_exact(&error, negative ? 1 : -1, is_f64 ? 1024 : 128);
        bool below = settle_exact(&error);
        if (below == negative)
        {
            return 0.0; /* the exact sum is beyond */
        }
    }
    else
    {
        add_exact_product(&error, d, -1.0);
        settle_exact(&error);
    }
    double value = approximate_exact(&error, &exponent);
    double left = value - ldexp(1.0, half - exponent > 1000 ? 1000 : half - exponent);
    double largest = bound * a->k * frexp(find_largest(a), &of_a) * frexp(find_largest(b), &of_b);
    return left <= 0.0 ? 0.0 : ldexp(left / largest, exponent - of_a - of_b);
}

#endif
