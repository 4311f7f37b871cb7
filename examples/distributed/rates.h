/* How fast each rank copies between host and device: one alone, and all at once. */
#ifndef DISTRIBUTED_RATES_H
#define DISTRIBUTED_RATES_H

#include "work.h"

typedef struct rates
{
    double up_alone, up, down_alone, down; /* bytes a second of the slowest rank: to the device, and from it */
} rates;

/* All ranks call it. False on all, after one sentence. */
bool measure_rates(work* w, rates* found);

#endif
