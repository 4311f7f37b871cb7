/* Compares a product with one computed in double on the CPU. */
#ifndef PARTS_ORACLE_VERIFY_H
#define PARTS_ORACLE_VERIFY_H

#include "operand.h"

/* What is computed: D = clamp(activation(scale_m scale_n (alpha (A B + A2 B2)) + beta C + bias)) + residual. With a
 * gate D = activation(X1) X3, where columns 2 j and 2 j + 1 of X = scale_m scale_n A B + bias make column j of D.
 *
 * Imaginary parts and conjugated operands are of complex types. */
typedef struct formula
{
    double alpha, beta, alpha_imaginary, beta_imaginary; /* as precise as D */
    bool conjugates_a, conjugates_b;
    sk_triangle triangle; /* of D that is computed; what lies beyond is written as 0, and not checked here */
    sk_type accumulator;  /* F16: halves are summed in halves; F32: in what streamk sums without being asked */
    sk_activation activation;
    bool gate;
    bool clamps;
    float clamp_min, clamp_max;
    double slices;           /* of a product of slices, sk_plan_info.bound; otherwise 0 */
    bool scales_late;        /* operands in blocks are not rounded: their scales are applied to sums */
    const npy_matrix* sizes; /* of A to SECOND_B, what their elements add to a bound; without data: their magnitudes;
                                NULL: those of all */
} formula;

typedef struct verdict
{
    uint64_t checked, wrong;
    double worst; /* the largest error, as a share of its bound */
    bool right;
    char first[160]; /* a sentence about the first wrong value, or on why nothing was checked; else "" */
} verdict;

/* Check every value of D. Of `operands` those that are not there are zero. A and B are read only if alpha is not 0, and
 * C only if beta is not 0. */
verdict verify_product(const npy_matrix operands[OPERAND_COUNT], const formula* f);

#endif
