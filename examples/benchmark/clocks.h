/* Watches a device's clocks. An idle GPU slows its clocks down (an H200 from 1980 to 345 MHz), and needs seconds of
 * continuous work to bring them up. Products that are timed before take up to six times as long. */
#ifndef CLOCKS_H
#define CLOCKS_H

#include "measurement.h"

struct timing;

/* The clocks while something was timed. */
typedef enum clocks_state
{
    CLOCKS_UNWATCHED,
    CLOCKS_UP,
    CLOCKS_LOW /* the times are too long */
} clocks_state;

extern const char* const CLOCKS_NAMES[];

typedef struct clocks
{
    measurement loop;   /* a fixed number of multiply-adds */
    gpu_buffer results; /* that the loop writes */
    double fastest;     /* seconds of the fastest loop so far; 0: none ran */
} clocks;

/* False: memory or a pipeline could not be made. Destroy it even then. */
bool create_clocks(clocks* c, const gpu* g);
void destroy_clocks(clocks* c);

/* Whether the clocks are nearly as fast as they ever were. */
bool are_clocks_up(clocks* c, struct timing* t);

/* Gives the device work until the clocks are up, at most for some seconds. False: a submission failed. */
bool work_until_up(clocks* c, struct timing* t);

#endif
