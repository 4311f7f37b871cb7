/* The sparse matrix of a picture: generated, or of a Matrix Market file. */
#ifndef SPARSE_SOURCE_H
#define SPARSE_SOURCE_H

#include "parts/matrices/sparse_matrices.h"

/* `name` is a kind of SPARSE_MATRICES, of which about so many nonzeros are made, or else a file. False after a sentence
 * on stderr. Free the matrix in either case. */
bool open_sparse_source(const char* name, uint32_t nonzeros, sparse_matrix* m);

#endif
