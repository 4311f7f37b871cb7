/* Times the shots of one kernel. */
#ifndef MEASURE_H
#define MEASURE_H

#include "parts/timing/timing.h"
#include "shots.h"

/* Fill in the time of every shot, in microseconds. It is the median of batches. Batches of the shots alternate, so that
 * clocks and heat meet all shots alike. Operands may stay in caches.
 *
 * Measures until `deadline` (a time of get_now), and for at least three rounds. False: it failed, memory is short, or
 * three rounds were not done at `end`. */
bool measure(const gpu* g, sk_context* context, timing* t, const shots* s, double deadline, double end,
             double times[SHOT_COUNT]);

#endif
