/* Compares a product with one computed in double on the CPU. */
#ifndef VERIFY_H
#define VERIFY_H

#include "triangle.h"

/* Check every value of D = alpha A B + beta C, or of a triangle of it, and return whether all are right. What is said begins with `place`.
 *
 * A is read only if alpha is not 0; c only if beta is not 0, and may be NULL then. */
bool verify_product(const char* place, const npy_matrix* a, const npy_matrix* b, const npy_matrix* c,
                    const npy_matrix* d, float alpha, float beta, sk_triangle triangle);

#endif
