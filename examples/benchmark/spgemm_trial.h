/* The product of two sparse matrices on the device: verified on integers, timed step by step on reals. */
#ifndef SPGEMM_TRIAL_H
#define SPGEMM_TRIAL_H

#include "sparse_job.h"

/* What is timed: a step of the product, or all three. */
enum
{
    SPGEMM_BOUND,
    SPGEMM_COUNT,
    SPGEMM_FILL,
    SPGEMM_ALL,
    SPGEMM_SERIES
};

extern const char* const SPGEMM_NAMES[SPGEMM_SERIES];

typedef struct spgemm_trial
{
    sparse_job* j;
    const char *name, *product;                      /* of the matrix, and "A A", say */
    const sparse_matrix *a, *b;                      /* may be the same */
    gpu_buffer arrays_of_a[3], arrays_of_b[3], c[3]; /* row offsets, column indices, values; of B none, if it is A */
    gpu_buffer workspace, status;
    sk_spgemm_plan* plan;
    uint64_t products;
    sk_spgemm_status found; /* by the device */
    uint64_t wrong;         /* rows of C */
    timed series[SPGEMM_SERIES];
    double
        host_time; /* seconds of a program's product on the host's clock: the nonzeros are read between the steps */
} spgemm_trial;

/* A B by a decomposition. */
sk_spgemm_desc describe_spgemm(const sparse_job* j, const sparse_matrix* a, const sparse_matrix* b,
                               sk_sparse_decomposition decomposition);

/* Make a plan and memory, and count the nonzeros of C. `t` has its first members, up to b. False: memory is short,
 * there is no plan, or the count is wrong. Close it in either case. */
bool open_spgemm_trial(spgemm_trial* t);
void close_spgemm_trial(spgemm_trial* t);

/* False: Vulkan failed, memory is short, or it was stopped. */
bool verify_spgemm_trial(spgemm_trial* t);
bool time_spgemm_trial(spgemm_trial* t);

/* Bytes of device memory beside A and B: the workspace, and C with its status. */
VkDeviceSize count_spgemm_bytes(const spgemm_trial* t);

#endif
