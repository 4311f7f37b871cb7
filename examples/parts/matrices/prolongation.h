/* What algebraic multigrid makes of a sparse matrix: prolongations, whose columns are aggregates of its rows. */
#ifndef PARTS_MATRICES_PROLONGATION_H
#define PARTS_MATRICES_PROLONGATION_H

#include "sparse_matrices.h"

/* Make P of a square A: one nonzero in each row, in the column of the row's aggregate. Smoothed, a row also has the
 * aggregates of its neighbours: nonzeros are where A P has them. False: memory is short. Free it in either case. */
bool make_prolongation(const sparse_matrix* a, bool is_smoothed, sparse_matrix* p);

/* Columns of the transpose's rows are sorted. False: memory is short. Free it in either case. */
bool transpose_sparse_matrix(const sparse_matrix* m, sparse_matrix* transpose);

/* Where A B has nonzeros; columns are sorted. False: memory is short, or there are too many. Free it in either case. */
bool multiply_patterns(const sparse_matrix* a, const sparse_matrix* b, sparse_matrix* c);

#endif
