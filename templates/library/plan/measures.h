/* measures.h - which elements of D slices cover, and how many slices that takes.
 *
 * Uses element.h, ../../shared/slices_sizes.h. Must not know plans.
 *
 * Where the bound is to be that of f64 (f32) multiply-adds, an element's sum of |a| |b| is measured: by one more
 * product of s8. Let a row of A be scaled by 2^e, and a column of B by 2^f: see query_slices.h. An element whose
 * first digit is d has a magnitude of at least (|d| - 1) 2^(e - 7), since all other digits come to less than 0.51 of
 * the first one's unit; and of |d| 2^(e - 7) if the second digit has d's sign, since those behind it come to less than
 * one of its units. With M, the sum of the products of these factors of 2^(e - 7) and 2^(f - 7),
 *
 *   the sum of |a| |b| is at least                                                               M 2^(e + f - 14)
 *   rounding both factors is off by at most, for each of k products                              2 2^(e + f - 8 S)
 *   what is left out is at most, for each product                                     1.004 (S - 1) 2^(e + f - 8 S)
 *   rounding D is off by u of the sum of |a| |b|, with u = 2^-53 (f64) or 2^-24 (f32)
 *
 * All errors are less than k u of the sum of |a| |b| if 1.004 (S + 1) 2^(14 - 8 S) k <= (k - 1) u M. Elements of a
 * lesser M are mended: they are computed from the factors' own bits.
 */

#include "../../shared/slices_sizes.h"
#include "../base/element.h"

enum
{
    SK__MOST_LEVEL_K = 131071, /* products of two digits that an s32 holds the sum of: 2^31 / 128^2, less one */
    SK__MOST_MEASURED_K = SK__MOST_LEVEL_K - 2048, /* leaves room for zeros at the ends of parts */
    SK__EVEN_SHARE = 256                           /* of 2^(e + f): |a| |b| of normal numbers has more in the mean */
};

/* See above. k is 2 or more. */
static double sk__find_least_measure(sk_type type, uint32_t slices, double k)
{
    double least = 1.004 * (slices + 1.0) * k / (k - 1.0) * 16384.0;
    for (uint32_t i = 0; i < slices; ++i)
    {
        least /= 256.0;
    }
    return least * (type == SK_TYPE_F64 ? 9007199254740992.0 : 16777216.0);
}

/* As few slices as even numbers allow. */
static uint32_t sk__choose_measured_slices(sk_type type, double k)
{
    uint32_t slices = 2;
    while (slices < SK__SLICES_MOST && sk__find_least_measure(type, slices, k) > k * 16384.0 / (double)SK__EVEN_SHARE)
    {
        ++slices;
    }
    return slices;
}

/* Whether the bound of k multiply-adds, or of twice as many of complex numbers, is kept by measures that an s32 holds.
 */
static bool sk__can_measure(uint32_t k, bool is_complex)
{
    return (k > 1 || (is_complex && k == 1)) && k <= (uint32_t)SK__MOST_MEASURED_K >> is_complex;
}
