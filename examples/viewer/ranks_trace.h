/* What each rank of `distributed` did, of the file that its --trace-json writes. */
#ifndef RANKS_TRACE_H
#define RANKS_TRACE_H

#include "parts/words/activities.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct rank_event
{
    double begin, end; /* microseconds after the first event of all begins */
    uint32_t rank;
    activity what;
} rank_event;

typedef struct ranks_trace
{
    rank_event* events; /* by ranks, those of one by what it does, and those by their begins */
    size_t count;
    uint32_t ranks;
    double end; /* of the last event */
} ranks_trace;

/* Read a file of Chrome trace events, whose processes are ranks, and whose categories are activities. False after a
 * sentence; then there is nothing to close. */
bool open_ranks_trace(ranks_trace* t, const char* path);
void close_ranks_trace(ranks_trace* t);

/* The first of what a rank did of a kind, or of what comes after that. */
size_t find_first_event(const ranks_trace* t, uint32_t rank, activity what);

/* The share of the time in which a rank did a thing, from 0 to 1. */
double find_busy_share(const ranks_trace* t, uint32_t rank, activity what);

#endif
