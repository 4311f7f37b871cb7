/* Times the shots of one kernel. */
#ifndef MEASURE_H
#define MEASURE_H

#include "../benchmark/timing.h"
#include "shots.h"

/* Fill in the time of every shot, microseconds: medians of batches that alternate, so that clocks and heat meet all
 * alike. Takes no more rounds than fit before `deadline` (timing_now), but three at least. False: it failed, or
 * memory is short. */
bool measure(const gpu* g, sk_context* context, timing* t, const shots* s, double deadline, double times[SHOT_COUNT]);

#endif
