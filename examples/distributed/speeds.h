/* How fast each position multiplies its rectangle. */
#ifndef DISTRIBUTED_SPEEDS_H
#define DISTRIBUTED_SPEEDS_H

#include "work.h"

/* Fill in w->speeds, by the cost models of the ranks' devices, or with --rebalance by products that they time. Speed
 * depends on the rectangle, and the rectangle on speeds: so both are found in turns. All ranks call it. */
bool find_speeds(work* w, const machine* host, uint32_t panel);

#endif
