/* Every decomposition of one sparse matrix times a vector. */
#ifndef SPARSE_COMPARISON_H
#define SPARSE_COMPARISON_H

#include "sparse_timeline.h"

enum
{
    SPARSE_COMPARED = 4
};

typedef struct sparse_comparison
{
    sparse_timeline list[SPARSE_COMPARED]; /* in the order of sk_sparse_decomposition */
} sparse_comparison;

/* `workers` is how many share the work; 0: as the planner chooses. After a failure there is nothing to close. */
sk_result open_sparse_comparison(sparse_comparison* c, sk_context* context, const sparse_matrix* m, uint32_t workers);
void close_sparse_comparison(sparse_comparison* c);

#endif
