/* The device's clocks: how long their ticks are, and the times of records in microseconds. */
#ifndef TRACE_CLOCKS_H
#define TRACE_CLOCKS_H

#include "trace.h"
#include "trace_launches.h"

/* Fill in the clocks and the times of a trace, whose segments are listed, from the records of the second launch. */
void fill_trace_times(const trace_launches* l, trace* t);

#endif
