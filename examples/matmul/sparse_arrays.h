/* A sparse matrix of a file, on the device. */
#ifndef SPARSE_ARRAYS_H
#define SPARSE_ARRAYS_H

#include "../common/csr.h"
#include "../matrix_market/matrix_market.h"

/* Makes memory for the matrix, and copies it there; values become elements of the type. The caller destroys the memory,
 * whether this succeeds or not. */
bool upload_mtx_csr(const gpu* g, const mtx_csr* m, sk_type type, gpu_buffer arrays[3]);

#endif
