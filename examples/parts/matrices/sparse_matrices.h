/* Sparse matrices that are generated, the same everywhere: their numbers are drawn by their index (random.h). */
#ifndef PARTS_MATRICES_SPARSE_MATRICES_H
#define PARTS_MATRICES_SPARSE_MATRICES_H

#include <stdbool.h>
#include <stdint.h>

/* CSR. Columns of a row are sorted. Random ones may have a column twice. */
typedef struct sparse_matrix
{
    uint32_t rows, columns, nonzeros, longest_row;
    uint32_t* row_offsets;    /* rows + 1 */
    uint32_t* column_indices; /* nonzeros */
} sparse_matrix;

typedef struct sparse_kind
{
    const char* name;
    bool (*make)(uint32_t nonzeros, sparse_matrix* m);
} sparse_kind;

enum
{
    SPARSE_KINDS = 9
};

extern const sparse_kind SPARSE_MATRICES[SPARSE_KINDS];

/* Make a matrix of about so many nonzeros. False: memory is short. Free it in either case. */
bool make_sparse_matrix(const sparse_kind* kind, uint32_t nonzeros, sparse_matrix* m);
void free_sparse_matrix(sparse_matrix* m);

#endif
