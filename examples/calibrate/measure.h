/* Times the shots of one kernel. */
#ifndef MEASURE_H
#define MEASURE_H

#include "../benchmark/timing.h"
#include "shots.h"

/* Fill in the time of every shot, microseconds: medians of batches that alternate, so that clocks and heat meet all
 * alike. Operands stay in what caches hold them.
 *
 * Stops at `deadline` (get_now), but after three rounds at the earliest. False: it failed, memory is short, or three
 * rounds were not done at `end`. */
bool measure(const gpu* g, sk_context* context, timing* t, const shots* s, double deadline, double end,
             double times[SHOT_COUNT]);

#endif
