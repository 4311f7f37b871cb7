/* Timelines as Chrome trace events, which Perfetto and Chromium open. */
#ifndef TRACE_JSON_H
#define TRACE_JSON_H

#include "timeline.h"

/* One process, "predicted", with a thread for each place. With what was measured of the same plan (it may be NULL)
 * there is a second one, "measured", and a thread is a worker in both. False after a sentence on stderr. */
bool write_trace_json(const timeline* predicted, const timeline* measured, const char* problem, const char* path);

#endif
