/* How evenly a decomposition deals a sparse matrix, replayed without a device. */
#ifndef PARTS_TIMING_SPARSE_REPLAY_H
#define PARTS_TIMING_SPARSE_REPLAY_H

#include "parts/matrices/sparse_matrices.h"
#include "course/vulkan.h"

typedef struct sparse_replay
{
    uint32_t
        longest_worker; /* nonzeros and ends of rows of the busiest team; a group's rows are shared by its teams */
    double utilisation; /* share of the invocations' time with work, if each step takes as long */
} sparse_replay;

enum
{
    REPLAY_INVOCATIONS = 128 /* of a workgroup */
};

/* Workgroups that run together on the device: as many as merge-path has for a matrix that is large enough. 0: there is
 * no plan. */
uint32_t count_replay_slots(sk_context* context, sk_type type, uint32_t n);

/* Steps of a team for a segment that so many teams share: its part of the nonzeros, and the row's end. */
uint32_t count_sparse_steps(const sk_spmm_segment* s, uint32_t teams);

/* When the last of some workgroups ends, if each begins as soon as one of `slots` is free. */
double find_replay_end(const uint32_t* times, uint32_t count, uint32_t slots);

/* With so many workgroups together, 1 or more. False: memory is short. */
bool replay_sparse(const sk_spmm_plan* plan, const sparse_matrix* m, uint32_t slots, sparse_replay* r);

#endif
