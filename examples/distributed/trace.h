/* When each rank read, received, copied and multiplied, on one axis of time. */
#ifndef DISTRIBUTED_TRACE_H
#define DISTRIBUTED_TRACE_H

#include "parts/words/activities.h"
#include "ranks.h"

typedef struct trace_event
{
    double begin, end; /* seconds on the rank's clock */
    int32_t what;      /* activity */
    char label[20];
} trace_event;

typedef struct trace
{
    trace_event* events;
    uint32_t count, capacity;
    double origin;               /* on the rank's clock: the same moment on every rank */
    double busy[ACTIVITY_COUNT]; /* seconds, of all events */
} trace;

/* All ranks begin at the same time, as far as a barrier tells. */
void begin_trace(ranks* r, trace* t);

/* Nothing is kept when memory is short, but busy. */
void add_event(trace* t, activity what, const char* label, double begin, double end);

/* Gather the events of all ranks, and let rank 0 write them in the format of chrome://tracing. */
status write_trace(ranks* r, const trace* t, const char* path);
void free_trace(trace* t);

#endif
