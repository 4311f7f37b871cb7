/* Times products of a sparse matrix with itself and with prolongations, and prints them. */
#ifndef SPARSE_SQUARE_H
#define SPARSE_SQUARE_H

#include "sparse_job.h"

extern const char* const SQUARE_COLUMNS; /* of the CSV */

/* Make a matrix of about so many nonzeros, half as many, or a quarter, and so on: with at most so many products. */
bool make_squarable_matrix(const sparse_kind* kind, uint32_t nonzeros, uint32_t most_products, sparse_matrix* m);

/* A A; and, if the job says so, A P and R (A P) with R = P': of a constant prolongation P, and of a smoothed one. */
status run_square(sparse_job* j, const char* name, const sparse_matrix* m);

#endif
