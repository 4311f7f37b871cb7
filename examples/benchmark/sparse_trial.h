/* A sparse matrix on the device, and its products by every schedule: verified on integers, timed on reals. */
#ifndef SPARSE_TRIAL_H
#define SPARSE_TRIAL_H

#include "parts/matrices/sparse_matrices.h"
#include "parts/timing/timing.h"

enum
{
    SPARSE_SERIES = 5 /* thread-mapped, group-mapped, merge-path, row-blocks, and what the library chooses */
};

typedef struct sparse_trial
{
    const gpu* g;
    sk_context* context;
    const sparse_matrix* m;
    sk_type type;
    uint32_t n;
    gpu_buffer row_offsets, column_indices, values, b, d, workspace;
    sk_sparse_plan* plans[SPARSE_SERIES];
    bool has_plans; /* all of them */
    timed series[SPARSE_SERIES];
    uint64_t wrong[SPARSE_SERIES]; /* elements of D */
} sparse_trial;

/* Decisions that are forced; what is 0 is chosen. */
typedef struct sparse_decisions
{
    uint32_t workers; /* of merge-path */
    uint32_t group;   /* of group-mapped and row-blocks */
    uint32_t staged;  /* by merge-path and row-blocks */
} sparse_decisions;

/* The desc of a plan of a series. */
sk_sparse_desc describe_sparse_series(const sparse_matrix* m, sk_type type, uint32_t n, int series,
                                      const sparse_decisions* forced);

/* Make plans and memory for the product with n columns. False: memory is short, or there is no plan. Close it in either
 * case. */
bool open_sparse_trial(sparse_trial* t, const gpu* g, sk_context* context, const sparse_matrix* m, sk_type type,
                       uint32_t n, const sparse_decisions* forced);
void close_sparse_trial(sparse_trial* t);

/* False: Vulkan failed, or it was stopped. */
bool verify_sparse_trial(sparse_trial* t);
bool time_sparse_trial(sparse_trial* t, timing* clock, timing_tick tick);

/* Bytes that the product must move: A, B and D once. */
double count_sparse_bytes(const sparse_trial* t);

#endif
