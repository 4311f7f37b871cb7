/* How evenly a decomposition deals the product of two sparse matrices, replayed without a device. */
#ifndef SPGEMM_REPLAY_H
#define SPGEMM_REPLAY_H

#include "parts/matrices/sparse_matrices.h"
#include "course/vulkan.h"

typedef struct spgemm_replay
{
    uint64_t products, parts; /* of all rows; of those that are split */
    uint64_t busiest;         /* products of the worker that has most of them */
    uint32_t lanes;           /* its invocations */
    double utilisation;       /* share of the invocations' time in which they have products, if each takes as long */
} spgemm_replay;

/* Workgroups that run together on the device: as many as compute long rows for which there is memory. 0: there is no
 * plan. */
uint32_t count_spgemm_slots(sk_context* context, sk_type type);

/* Of a plan of A A, with so many workgroups together, 1 or more. False: memory is short. */
bool replay_spgemm(const sk_spgemm_plan* plan, const sparse_matrix* m, uint32_t slots, spgemm_replay* r);

#endif
