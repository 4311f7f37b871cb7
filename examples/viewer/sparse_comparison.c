#include "sparse_comparison.h"

#include <string.h>

static sk_result open_decomposition(sparse_timeline* t, sk_context* context, const sparse_matrix* m, uint32_t workers,
                                    sk_sparse_decomposition decomposition)
{
    sk_spmm_desc desc = {0};
    sk_spmm_plan* plan = NULL;
    desc.m = m->rows;
    desc.k = m->columns;
    desc.nonzeros = m->nonzeros;
    desc.longest_row = m->longest_row;
    desc.n = 1;
    desc.decomposition = decomposition;
    desc.workers = workers;
    sk_result result = sk_create_spmm_plan(context, &desc, &plan);
    if (result == SK_SUCCESS)
        result = open_sparse_timeline(t, plan, m);
    sk_destroy_spmm_plan(plan);
    return result;
}

sk_result open_sparse_comparison(sparse_comparison* c, sk_context* context, const sparse_matrix* m, uint32_t workers)
{
    sk_result result = SK_SUCCESS;
    memset(c, 0, sizeof *c);
    for (int i = 0; i < SPARSE_COMPARED && result == SK_SUCCESS; i++)
        result = open_decomposition(&c->list[i], context, m, workers,
                                    (sk_sparse_decomposition)(SK_SPARSE_DECOMPOSITION_THREAD_MAPPED + i));
    if (result != SK_SUCCESS)
        close_sparse_comparison(c);
    return result;
}

void close_sparse_comparison(sparse_comparison* c)
{
    for (int i = 0; i < SPARSE_COMPARED; i++)
        close_sparse_timeline(&c->list[i]);
}
