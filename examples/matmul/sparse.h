/* matmul A.mtx B.mtx -o C.mtx: multiplies two sparse matrices of Matrix Market files. With a B.npy: sparse_dense.h. */
#ifndef SPARSE_H
#define SPARSE_H

#include "course/status.h"

#include <stdbool.h>

/* Whether the first word is a Matrix Market file. */
bool names_sparse_files(int count, char** words);

/* All of the program. */
status multiply_sparse_files(int count, char** words);

#endif
