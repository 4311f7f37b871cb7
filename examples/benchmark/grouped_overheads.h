/* What a group costs besides its products: the dispatch that makes the schedule, and planning. */
#ifndef GROUPED_OVERHEADS_H
#define GROUPED_OVERHEADS_H

#include "parts/timing/timing.h"

typedef struct overhead
{
    const char* name;
    uint32_t problems;
    double time; /* seconds */
} overhead;

enum
{
    PREPARE_ROWS = 9,
    PLANNING_ROWS = 2
};

/* Time launches of problems without elements, whose sizes only the device knows, by their number; before those, one
 * dispatch and its barrier, which is what the first dispatch of each launch is not. */
bool time_prepare(timing* t, sk_context* context, const product_types* types, overhead rows[PREPARE_ROWS]);

/* Time sk_create_grouped_gemm_plan for 1000 problems, by the host's clock. */
bool time_planning(sk_context* context, const product_types* types, overhead rows[PLANNING_ROWS]);

#endif
