/* Shares a loop between the threads of the host. */
#ifndef COURSE_PARALLEL_H
#define COURSE_PARALLEL_H

#include <stdint.h>

/* Computes the elements from `begin` up to, without, `end`. */
typedef void (*parallel_work)(uint64_t begin, uint64_t end, void* user_data);

/* Call `work` on disjoint ranges that make up 0 to count, in as many threads as there are processors, and wait. No
 * range is cut below `least` elements. */
void run_parallel(uint64_t count, uint64_t least, parallel_work work, void* user_data);

#endif
