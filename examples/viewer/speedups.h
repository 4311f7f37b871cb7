/* The benchmark's table as it is run: a row for each product, and how much faster plans are than data-parallel ones. */
#ifndef SPEEDUPS_H
#define SPEEDUPS_H

#include "scene.h"

enum
{
    SPEEDUPS_PLANS = 4 /* that are drawn of a product */
};

extern const char* const SPEEDUPS_NAMES[SPEEDUPS_PLANS]; /* of the benchmark's */

typedef struct speedup
{
    char product[64];
    float baseline;              /* microseconds, of the faster data-parallel plan; 0: not timed */
    float times[SPEEDUPS_PLANS]; /* microseconds; 0: not timed, or refused */
    float rate;                  /* of auto, TFLOP/s */
    bool is_wrong;
    char note[96]; /* why there are no times, or "" */
} speedup;

/* Draw the last rows that have room, of `expected` in all, with the geometric mean of all. */
void draw_speedups(const speedup* rows, uint32_t count, uint32_t expected, const char* title, scene* s);

#endif
