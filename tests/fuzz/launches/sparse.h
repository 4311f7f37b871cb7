/* sparse.h - sparse matrices that are drawn: rows of any length, columns in any order and several times. */
#ifndef SPARSE_H
#define SPARSE_H

#include "forms.h"

typedef struct sparse
{
    uint32_t rows, columns, nonzeros;
    sk_type type;
    uint32_t* offsets; /* rows + 1 */
    uint32_t* indices; /* of columns */
    place row_offsets, row_indices, column_indices, values;
} sparse;

/* A type of the device's that sparse products have. */
sk_type draw_sparse_type(launch* l);
/* Where rows begin and which columns they have. */
sparse draw_sparse(launch* l, sk_type type, uint32_t rows, uint32_t columns, uint32_t most_of_row, bool is_sorted);
void free_sparse(sparse* x);

/* Write the arrays; row indices only of COO, offsets only of CSR. Values may be left out, which stay NaN. */
void place_sparse(launch* l, sparse* x, sk_storage storage, bool has_values);
number get_value(const launch* l, const sparse* x, uint32_t at);
uint32_t longest_row_of(const sparse* x);

/* Breaks an index or an offset. False: there is none. */
bool break_sparse(launch* l, const sparse* x, sk_storage storage);

/* A dense matrix beside it. */
matrix draw_dense_matrix(launch* l, sk_dense_desc* desc, sk_type type, uint32_t rows, uint32_t columns);
sk_buffer place_dense_matrix(launch* l, matrix* x);

/* Real factors, of integers integers. */
void draw_sparse_factors(launch* l, sk_type type, double* alpha, double* beta);

#endif
