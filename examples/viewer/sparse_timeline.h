/* The schedule of a sparse plan as a timeline: its tiles are rows, and its time counts steps.
 *
 * A step of a team is a nonzero, or the end of a row. A place is whoever computes rows one after the other: a worker,
 * or, of row-blocks, the teams that share a row. All begin together. A second dispatch is not part of it. */
#ifndef SPARSE_TIMELINE_H
#define SPARSE_TIMELINE_H

#include "parts/matrices/sparse_matrices.h"
#include "timeline.h"

typedef struct sparse_timeline
{
    timeline t;
    sk_spmm_plan_info info;
    uint32_t cut_rows; /* that a second dispatch adds up */
    float utilisation; /* share of the time of all teams in which they have steps */
} sparse_timeline;

/* SK_ERROR_OUT_OF_HOST_MEMORY, SK_ERROR_TOO_LARGE (more segments than a picture can show), or what
 * sk_list_spmm_segments() returns. After a failure there is nothing to close. */
sk_result open_sparse_timeline(sparse_timeline* s, const sk_spmm_plan* plan, const sparse_matrix* m);
void close_sparse_timeline(sparse_timeline* s);

/* Of so many places one after the other, keep the bars of the one that ends last, as the first of them. False: memory
 * is short, and nothing has changed. */
bool keep_busiest_places(sparse_timeline* s, uint32_t every);

#endif
