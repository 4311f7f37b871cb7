/* A product of dense matrices where a sparse one has nonzeros, in CSR and COO: verified on integers, timed on reals. */
#ifndef SDDMM_TRIAL_H
#define SDDMM_TRIAL_H

#include "sparse_job.h"

enum
{
    SDDMM_SERIES = 2 /* CSR, and COO */
};

extern const char* const SDDMM_NAMES[SDDMM_SERIES];

/* A is row-major, and B column-major: k of a nonzero's products are neighbours. */
typedef struct sddmm_trial
{
    sparse_job* j;
    const char* name;
    const sparse_matrix* m;
    uint32_t k;
    gpu_buffer row_offsets, row_indices, column_indices, a, b, d;
    sk_sddmm_plan* plans[SDDMM_SERIES];
    bool has_plans; /* all of them */
    timed series[SDDMM_SERIES];
    uint64_t wrong[SDDMM_SERIES]; /* values of D */
} sddmm_trial;

/* Make plans and memory. `t` has its first members, up to k. False: memory is short, or there is no plan. Close it in
 * either case. */
bool open_sddmm_trial(sddmm_trial* t);
void close_sddmm_trial(sddmm_trial* t);

/* False: Vulkan failed, memory is short, or it was stopped. */
bool verify_sddmm_trial(sddmm_trial* t);
bool time_sddmm_trial(sddmm_trial* t);

/* Bytes that the product must move: the index arrays, A, B and D once. */
double count_sddmm_bytes(const sddmm_trial* t, int series);

#endif
