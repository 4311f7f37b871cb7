/* A trace as bars, and a picture of it below what the cost model predicted. */
#ifndef MEASURED_H
#define MEASURED_H

#include "scene.h"
#include "timeline.h"
#include "trace.h"

/* The bars of a trace. A place is one that no other worker has at the time: clocks do not tell the device's own.
 * Writing a tile or a partial is one with adding partials. The separate pass lasts from the last worker's end to that
 * of its last workgroup. SK_ERROR_OUT_OF_HOST_MEMORY leaves nothing to close. */
sk_result open_measured_timeline(timeline* measured, const timeline* predicted, const trace* t);

/* How a trace was measured, how long the separate pass took, and what has no record. */
void describe_trace(const timeline* predicted, const timeline* measured, const trace* t, char* words, size_t size);

/* Multiply matrices of ones on a device that was opened with enable_shader_clock(), and trace it. Nothing is to be
 * closed after a failure, of which the gpu's logger was told. */
sk_result trace_ones(const gpu* g, sk_context* context, const sk_gemm_desc* desc, trace* t);

#endif
