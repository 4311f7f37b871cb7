/* Watches a device's clocks. An idle GPU slows them down (an H200 to 345 of 1980 MHz), brings them up within seconds of
 * work, and not for short bits of it: products that are timed meanwhile take up to six times as long. */
#ifndef CLOCKS_H
#define CLOCKS_H

#include "measurement.h"

struct timing;

/* While something was timed. */
typedef enum clocks_state
{
    CLOCKS_UNWATCHED,
    CLOCKS_UP,
    CLOCKS_LOW /* so the times are too long */
} clocks_state;

extern const char* const CLOCKS_NAMES[];

typedef struct clocks
{
    measurement loop;   /* multiply-adds, always as many */
    gpu_buffer results; /* which it writes */
    double fastest;     /* seconds it took at best so far; 0: never run */
} clocks;

/* False: the device has no memory for it, or no such pipeline. What was made is to be destroyed even then. */
bool create_clocks(clocks* c, const gpu* g);
void destroy_clocks(clocks* c);

/* Whether they are as fast as ever, or nearly. */
bool are_clocks_up(clocks* c, struct timing* t);

/* Works until they are; at most for some seconds. False: a submission failed. */
bool work_until_up(clocks* c, struct timing* t);

#endif
