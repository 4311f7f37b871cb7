#include "trace.h"

#include "trace_clocks.h"
#include "trace_launches.h"

#include <stdlib.h>
#include <string.h>

static sk_result list_segments(const sk_plan* plan, trace* t)
{
    sk_result result = sk_list_segments(plan, &t->count, NULL);
    if (result != SK_SUCCESS)
        return result;
    t->segments = calloc((size_t)t->count + 1u, sizeof *t->segments);
    t->times = calloc((size_t)t->count + 1u, sizeof *t->times);
    if (!t->segments || !t->times)
        return SK_ERROR_OUT_OF_HOST_MEMORY;
    for (uint64_t i = 0; i < t->count; i++)
        t->times[i].begin = t->times[i].multiplied = t->times[i].end = -1.0f;
    t->info = sk_query_plan(plan);
    return sk_list_segments(plan, &t->count, t->segments);
}

static void fill_launch_times(const trace_launches* l, trace* t)
{
    for (uint32_t i = 0; i < l->untraced; i++)
    {
        double time = (l->stamps[3 + 2 * i] - l->stamps[2 + 2 * i]) / 1000.0;
        t->untraced = i == 0 || time < t->untraced ? time : t->untraced;
    }
    t->traced = (l->stamps[l->second + 1] - l->stamps[l->second]) / 1000.0;
}

static void fill_trace(const trace_launches* l, trace* t)
{
    fill_launch_times(l, t);
    fill_trace_times(l, t);
    for (uint64_t i = 0; i < t->count; i++)
        t->unrecorded += t->times[i].end < 0.0f;
    t->lost = l->lost;
}

sk_result open_trace(const gpu* g, sk_context* context, const tracer* tracing, const sk_gemm_desc* desc,
                     const sk_gemm_args* args, trace* t)
{
    trace_launches l;
    memset(t, 0, sizeof *t);
    sk_result result = open_trace_launches(&l, g, context, tracing, desc, &t->desc);
    if (result == SK_SUCCESS)
        result = list_segments(l.plan, t);
    if (result == SK_SUCCESS)
        result = run_trace_launches(&l, args);
    if (result == SK_SUCCESS)
        fill_trace(&l, t);
    else
        close_trace(t);
    close_trace_launches(&l);
    return result;
}

void close_trace(trace* t)
{
    free(t->segments);
    free(t->times);
    memset(t, 0, sizeof *t);
}
