/* Products whose B, or both operands, are prepacked, timed beside plans of the same problem that copy them or not. */
#ifndef PREPACKED_BENCHMARK_H
#define PREPACKED_BENCHMARK_H

#include "parts/timing/trial.h"

/* What is told of a problem. */
typedef struct prepacked_results
{
    uint32_t plans, wrong;
} prepacked_results;

/* Print the head of the table. */
void print_prepacked_head(void);

/* Time and verify, and print a line for each plan; none if the library refuses one, which its logger tells. The kernel
 * is `kernel`, or NULL: that which a plan with a prepacked B takes. False: Vulkan failed, or memory is short. */
bool run_prepacked(trial* t, const problem* p, const char* kernel, prepacked_results* results);

#endif
