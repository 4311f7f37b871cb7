/* The part of a square matrix that is computed. */
#ifndef PARTS_ORACLE_TRIANGLE_H
#define PARTS_ORACLE_TRIANGLE_H

#include "parts/files/npy.h"

/* Whether an element lies beyond a triangle and its diagonal. Without a triangle, none does. */
bool is_beyond(sk_triangle triangle, size_t row, size_t column);

/* Set all elements to 0 that lie beyond, in each matrix of a batch. */
void clear_beyond(const npy_matrix* matrix, sk_triangle triangle);

#endif
