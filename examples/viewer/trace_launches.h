/* Launches of a plan with a trace and without one, with timestamps of the queue around them. */
#ifndef TRACE_LAUNCHES_H
#define TRACE_LAUNCHES_H

#include "traced.h"

enum
{
    TRACE_MOST_UNTRACED = 20,                           /* launches without a trace, */
    TRACE_MOST_STAMPS = 2 + 2 * TRACE_MOST_UNTRACED + 2 /* and timestamps around all launches */
};

/* First a launch with a trace, then those without, then one more with a trace. */
typedef struct trace_launches
{
    const gpu* g;
    sk_context* context;
    sk_plan* plan;
    traced_plan* traced;
    gpu_buffer workspace, traced_workspace;
    gpu_buffer copies[2];             /* of the traces of both launches */
    gpu_timer timer;                  /* no queries: the queue has no timestamps */
    double stamps[TRACE_MOST_STAMPS]; /* nanoseconds, before and after each launch */
    uint32_t untraced;                /* launches without a trace */
    uint32_t second;                  /* index of the timestamp before the second launch with a trace */
    traced_segment* records[2];       /* by worker, each in the order in which it worked; the separate pass last */
    uint32_t counts[2];
    uint32_t lost; /* records of the second launch for which there was no room */
} trace_launches;

/* Plan, and make room. `forced` becomes the desc with all decisions. Close it after errors, too. */
sk_result open_trace_launches(trace_launches* l, const gpu* g, sk_context* context, const tracer* tracing,
                              const sk_gemm_desc* desc, sk_gemm_desc* forced);
void close_trace_launches(trace_launches* l);

/* Run all, and read their records and timestamps. */
sk_result run_trace_launches(trace_launches* l, const sk_gemm_args* args);

#endif
