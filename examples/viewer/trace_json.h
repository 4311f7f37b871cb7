/* A timeline as Chrome trace events, which Perfetto and Chromium open: a thread for each place. */
#ifndef TRACE_JSON_H
#define TRACE_JSON_H

#include "timeline.h"

/* False after a sentence on stderr. */
bool write_trace_json(const timeline* t, const char* problem, const char* path);

#endif
