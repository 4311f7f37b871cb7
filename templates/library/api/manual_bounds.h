/* The manual goes on: products that are as accurate as multiply-adds.
 *
 * BOUNDS
 *
 *   With sk_gemm_desc.accuracy = SK_ACCURACY_F32 or F64, an element of D is as accurate as a sum of multiply-adds of
 *   f32 or f64 is: off by at most k 2^-24, or k 2^-53, times the sum of |a| |b| over k, to first order, and by half
 *   of the least number of the type. That is sk_plan_info.bound: of A B, whatever an epilogue does with it. A, B and
 *   D have this type. sk_plan_info.typical is the root mean square of what random numbers, uniform in (-1, 1), are
 *   off by, over the same sum: by a model without mending, so that few slices, whose elements are mended, may be far
 *   better. The way is the faster one by prediction of those that keep the bound, or sk_gemm_desc.way:
 *
 *   way             accuracy   what                                             k                    bits
 *   SK_WAY_TYPES    F32, F64   multiply-adds, as with SK_ACCURACY_TYPES: of     any                  run to run
 *                              every desc of one product
 *   SK_WAY_F16X3    F32        matrix units multiply halves of f32: alpha, C    560 to 700 or more,  run to run
 *                              and beta, triangles, complex numbers; see        at most 2^20
 *                              HALVES
 *   SK_WAY_SLICES   F32, F64   matrix units multiply slices of 8 bits: alpha,   2 to 129023          every device
 *                              C and beta, triangles, complex numbers; see
 *                              SLICES
 *
 *   Complex numbers have the bound of 2 k multiply-adds for each part, by SLICES a k of 1 to 64511, and by F16X3 half
 *   the k of real ones.
 *
 *   All ways take any layout, and strided batches. F16X3 and SLICES have no bias, scales, activation, gate, clamp,
 *   residual, second term or pointers: AUTO is another way there. So it is where a decision is set, but most_time and
 *   most_workspace; batch_invariant is one.
 *   Groups have TYPES and SLICES, and bounds of the largest k that is expected. Where a device runs no kernel of
 *   f64, as without shaderFloat64, AUTO of F64 is SLICES where SLICES has all that the desc says, and its k;
 *   otherwise it is refused for want of a kernel of f64.
 *
 *   Measures. Slices are relative to the largest elements of a row of A and a column of B: with (2^60, 1) and (0, 1)
 *   they lose all. So one product of s8 more measures each element's sum of |a| |b|: a lower bound of it, from the
 *   first digits' magnitudes. Elements whose measure is less than what S slices need are mended: a last dispatch
 *   computes them from their factors' own bits, in integers of 128 bits, and rounds once. It is always recorded, and
 *   its workgroups end at once where no element is to be mended. It needs no shaderFloat64, and has the same bits on
 *   every device. It is slow: where all elements are mended, the product takes 60 times as long as f64 does on an
 *   H200. `slices` is 0 for as many as even numbers need: 8 of f64, 7 from k = 259 on, 6 from 57,575 on; 5 of f32, 4
 *   from 7 on, 3 from 1,030 on.
 *
 *   slices   products   f64: sum of |a| |b| that is covered,    f32: the same
 *                       over the row's a times the column's b
 *   3        7          none                                    4.1 to 16
 *   4        11         none                                    0.02 to 0.08
 *   5        16         5.0e4 to 2.0e5                          8e-5 to 3e-4
 *   6        22         225 to 910                              always but for measures of 0
 *   7        29         1.0 to 4.1                              the same
 *   8        37         0.0045 to 0.018                         the same
 *
 *   Covered means: from there on, where a and b are the largest magnitudes of the row and the column, and depending
 *   on how they lie between powers of two. The sum of uniform numbers is about k / 4, that of normal ones k / 25. A
 *   measure is 0 where no two elements that meet are more than 2^-7 of their scales; then the element is mended.
 *
 *   Small numbers. TYPES and F16X3 may take factors and products below the least normal number for 0. Then an element
 *   is off by k times that number besides, times the largest magnitude of what such factors meet, if that is more
 *   than 1. SLICES rounds subnormal numbers as all others. Infinities and NaN are those of sums of
 *   the type. Finite factors never make NaN by SLICES, and infinity only where the whole sum is too large.
 *
 *   alpha, beta and C. Where the epilogue has these, the bound is that of A B; D is rounded at most three times
 *   besides, each time by 2^-24 (2^-53) of |alpha| |A| |B| + |beta C|.
 */
