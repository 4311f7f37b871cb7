/* Compares products of sparse matrices with those that are computed in double on the CPU: every value, and where the
 * nonzeros are. The bounds are those of dense products (exact.c), for as many terms as a value can have. */
#ifndef PARTS_ORACLE_SPARSE_VERIFY_H
#define PARTS_ORACLE_SPARSE_VERIFY_H

#include "parts/files/mtx.h"
#include "verify.h"

/* C = A B. Elements have the type. */
verdict verify_spgemm(const mtx_csr* a, const mtx_csr* b, const mtx_csr* c, sk_type type);

/* D = A B, of a dense B. */
verdict verify_spmm(const mtx_csr* a, const npy_matrix* b, const npy_matrix* d);

/* D = alpha A B + beta P where P has nonzeros. A and B are dense. P's values are read only if beta is not 0. */
verdict verify_sddmm(const npy_matrix* a, const npy_matrix* b, const mtx_csr* p, double alpha, double beta,
                     const mtx_csr* d);

#endif
