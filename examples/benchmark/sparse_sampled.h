/* Times products of dense matrices where a sparse one has nonzeros, and prints them. */
#ifndef SPARSE_SAMPLED_H
#define SPARSE_SAMPLED_H

#include "sddmm_trial.h"

extern const char* const SAMPLED_COLUMNS; /* of the CSV */

/* With the k of the job. */
status run_sampled(sparse_job* j, const char* name, const sparse_matrix* m);

#endif
