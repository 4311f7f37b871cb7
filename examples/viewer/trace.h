/* A plan's segments as the device ran them, by the device's clocks, in microseconds. */
#ifndef TRACE_H
#define TRACE_H

#include "traced.h"

/* Microseconds since the first segment of all began; negative: it was not recorded. */
typedef struct measured_segment
{
    float begin;      /* the segment is started, */
    float multiplied; /* its k-iterations have run, */
    float end;        /* its tile is written, or its partial handed in and maybe added to others */
} measured_segment;

typedef struct trace
{
    sk_gemm_desc desc; /* makes the plan that was traced */
    sk_plan_info info;
    sk_segment* segments;    /* as the plan lists them */
    measured_segment* times; /* one a segment, in the same order */
    uint64_t count;
    uint64_t unrecorded;      /* segments without a record, */
    uint64_t lost;            /* and records for which there was no room, those of the separate pass included */
    uint32_t pass_workgroups; /* of the separate pass, that have a record; 0 where the plan has no such pass */
    float pass_end;           /* microseconds, as above: the last of them ends */
    double device_tick;       /* nanoseconds of the clock that all workers share; 0: the queue has no timestamps to
                                 measure it by, and it is taken to be 1 */
    double device_step;       /* nanoseconds: the smallest difference that it showed */
    double subgroup_tick;     /* nanoseconds of a worker's own clock; 0: it did not run, and device_tick serves */
    double untraced;          /* microseconds of a launch without trace, the fastest; 0: no timestamps */
    double traced;            /* and of the launch with one */
} trace;

/* Trace the plan of a desc on a gpu that was opened with enable_shader_clock(): launch it with a trace twice, without,
 * and with one again, whose times these are. The plan is the fastest by prediction of those whose kernels
 * traced_modules.h has. `args` needs no workspace. The gpu's logger is told of errors; after one there is nothing to
 * close. */
sk_result open_trace(const gpu* g, sk_context* context, const tracer* tracing, const sk_gemm_desc* desc,
                     const sk_gemm_args* args, trace* t);
void close_trace(trace* t);

#endif
