/* What rank 0 prints. */
#ifndef DISTRIBUTED_REPORT_H
#define DISTRIBUTED_REPORT_H

#include "multiply.h"
#include "rates.h"

/* A grid as --grid takes it; where columns differ by a rank, both numbers of their ranks, like 2-3x4x1. */
const char* format_grid(const grid* shape, char text[64]);

/* How the product is dealt and cut. */
void print_dealing(const work* w);
void print_rates(const rates* found);

/* A forecast's bytes and seconds. */
void print_forecast(const forecast* f);

/* Bytes, times and memory of what was done, and a row of --csv. All ranks call it. False, after a sentence: that cannot
 * be written. */
bool print_outcome(work* w, const run* r, const rates* found);

#endif
