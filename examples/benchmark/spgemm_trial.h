/* The product of a sparse matrix with itself on the device: verified on integers, timed step by step on reals. */
#ifndef SPGEMM_TRIAL_H
#define SPGEMM_TRIAL_H

#include "parts/matrices/sparse_matrices.h"
#include "parts/timing/timing.h"

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
    const gpu* g;
    const sparse_matrix* m;
    sk_type type;
    gpu_buffer a[3], c[3]; /* row offsets, column indices, values */
    gpu_buffer workspace, status;
    sk_spgemm_plan* plan;
    uint64_t products;
    sk_spgemm_status found; /* by the device */
    uint64_t wrong;         /* rows of C */
    timed series[SPGEMM_SERIES];
    double
        host_time; /* seconds of a program's product on the host's clock: the nonzeros are read between the steps */
} spgemm_trial;

/* A A. 0 for the schedule and the memory leaves them to the library. */
sk_spgemm_desc describe_square(const sparse_matrix* m, sk_type type, sk_schedule schedule,
                               VkDeviceSize most_workspace);

/* Make a plan and memory, and count the nonzeros of C. `most_workspace` is that of the desc. False: memory is short,
 * there is no plan, or the count is wrong. Close it in either case. */
bool open_spgemm_trial(spgemm_trial* t, const gpu* g, sk_context* context, const sparse_matrix* m, sk_type type,
                       sk_schedule schedule, VkDeviceSize most_workspace);
void close_spgemm_trial(spgemm_trial* t);

/* False: Vulkan failed, memory is short, or it was stopped. */
bool verify_spgemm_trial(spgemm_trial* t);
bool time_spgemm_trial(spgemm_trial* t, timing* clock, timing_tick tick);

/* Bytes of device memory beside A: the workspace, and C with its status. */
VkDeviceSize count_spgemm_bytes(const spgemm_trial* t);

#endif
