/* matmul A.mtx B.npy -o D.npy: multiplies a sparse matrix of a Matrix Market file by a dense one. */
#ifndef SPARSE_DENSE_H
#define SPARSE_DENSE_H

#include "course/status.h"

/* All of the program, once its options are read. D has B's type and order. `device` may be NULL. */
status multiply_sparse_by_dense(const char* a, const char* b, const char* d, const char* device);

#endif
