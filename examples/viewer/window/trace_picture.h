/* What the picture of a trace is drawn from: a plan's bars as predicted, and as a device of this machine ran them. */
#ifndef TRACE_PICTURE_H
#define TRACE_PICTURE_H

#include "viewer/measured.h"

typedef struct trace_picture
{
    timeline predicted, measured;
    char words[400]; /* how it was measured */
    char note[400];  /* which kernel stands in for the planner's; "" if none does */
} trace_picture;

/* Whether a device has the clocks of a trace. It was opened with enable_shader_clock(). */
bool has_clocks(const gpu* g);

/* Trace the plan of a desc, and return its picture; NULL after a sentence. Nobody else uses the device meanwhile, but
 * for planning. */
trace_picture* measure_trace(const gpu* g, const sk_gemm_desc* desc, char* sentence, size_t size);

/* NULL is fine. */
void close_trace_picture(trace_picture* p);

#endif
