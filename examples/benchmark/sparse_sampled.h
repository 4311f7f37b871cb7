/* Times products of dense matrices where a sparse one has nonzeros, and prints them. */
#ifndef SPARSE_SAMPLED_H
#define SPARSE_SAMPLED_H

#include "course/status.h"
#include "sddmm_trial.h"

#include <stdio.h>

typedef struct sampled_job
{
    const gpu* g;
    sk_context* context;
    timing* timing;
    timing_tick tick;
    sk_type type;
    sddmm_decisions forced;
    double copy;              /* bytes a second */
    FILE* file;               /* CSV; NULL: none */
    uint32_t measured, wrong; /* products */
} sampled_job;

extern const char* const SAMPLED_COLUMNS; /* of the CSV */

status run_sampled(sampled_job* j, const char* name, const sparse_matrix* m, uint32_t k);

#endif
