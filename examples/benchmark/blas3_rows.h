/* The rows of blas3_benchmark: operations of BLAS level 3 beyond the real product, each with its types and extents. */
#ifndef BLAS3_ROWS_H
#define BLAS3_ROWS_H

#include "parts/matrices/element.h"

#include <stdbool.h>

/* A is n x k. B is k x n of a product, n x k of two terms. D is n x n, and its lower triangle is computed. */
typedef enum blas3_operation
{
    BLAS3_GEMM,  /* A B, of complex numbers */
    BLAS3_SYRK,  /* A A' */
    BLAS3_SYR2K, /* A B' + B A' */
    BLAS3_HERK,  /* A conj(A)' */
    BLAS3_HER2K  /* A conj(B)' + B conj(A)' */
} blas3_operation;

typedef struct blas3_row
{
    char name[48];
    const char* operation_name;
    blas3_operation operation;
    sk_type type; /* of all matrices */
    uint32_t n, k;
} blas3_row;

/* False: there is no row of this number. On a CPU extents are small. */
bool make_blas3_row(uint32_t number, bool cpu, blas3_row* row);

static inline bool has_triangle(const blas3_row* r)
{
    return r->operation != BLAS3_GEMM;
}

static inline bool has_two_terms(const blas3_row* r)
{
    return r->operation == BLAS3_SYR2K || r->operation == BLAS3_HER2K;
}

static inline bool is_hermitian(const blas3_row* r)
{
    return r->operation == BLAS3_HERK || r->operation == BLAS3_HER2K;
}

/* As BLAS counts: 8 a complex multiply-add, 2 a real one; of a triangle half as many as of all. */
static inline double count_blas3_flops(const blas3_row* r)
{
    double all = 2.0 * r->n * r->n * r->k * (is_complex(r->type) ? 4.0 : 1.0);
    return all * (has_two_terms(r) ? 2.0 : 1.0) * (has_triangle(r) ? 0.5 : 1.0);
}

#endif
