/* Compares a product with one computed in double on the CPU. */
#ifndef VERIFY_H
#define VERIFY_H

#include "triangle.h"

/* What is computed: D = alpha A B + beta C. Imaginary parts and conjugated operands are of complex types. */
typedef struct formula
{
    float alpha, beta, alpha_imaginary, beta_imaginary;
    bool conjugates_a, conjugates_b;
    sk_triangle triangle; /* of D that is computed; what lies beyond is written as 0, and not checked here */
} formula;

/* Check every value of D, and return whether all are right. What is said begins with `place`.
 *
 * A is read only if alpha is not 0; c only if beta is not 0, and may be NULL then. */
bool verify_product(const char* place, const npy_matrix* a, const npy_matrix* b, const npy_matrix* c,
                    const npy_matrix* d, const formula* f);

#endif
