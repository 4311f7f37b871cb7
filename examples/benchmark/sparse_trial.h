/* A sparse matrix on the device, and its products by every decomposition: verified on integers, timed on reals. */
#ifndef SPARSE_TRIAL_H
#define SPARSE_TRIAL_H

#include "sparse_job.h"

enum
{
    SPARSE_SERIES = 5 /* thread-mapped, group-mapped, merge-path, row-blocks, and what the library chooses */
};

typedef struct sparse_trial
{
    sparse_job* j;
    const char* name;
    const sparse_matrix* m;
    uint32_t n;
    gpu_buffer row_offsets, column_indices, values, b, d, workspace;
    sk_spmm_plan* plans[SPARSE_SERIES];
    bool has_plans; /* all of them */
    timed series[SPARSE_SERIES];
    uint64_t wrong[SPARSE_SERIES]; /* elements of D */
} sparse_trial;

/* The desc of a plan of a series. */
sk_spmm_desc describe_sparse_series(const sparse_job* j, const sparse_matrix* m, uint32_t n, int series);

/* Make plans and memory for the product with n columns. `t` has its first members, up to n. False: memory is short, or
 * there is no plan. Close it in either case. */
bool open_sparse_trial(sparse_trial* t);
void close_sparse_trial(sparse_trial* t);

/* False: Vulkan failed, or it was stopped. */
bool verify_sparse_trial(sparse_trial* t);
bool time_sparse_trial(sparse_trial* t);

/* Bytes that the product must move: A, B and D once. */
double count_sparse_bytes(const sparse_trial* t);

#endif
