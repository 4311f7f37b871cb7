/* The pictures that `draw` makes of plans. */
#ifndef VIEWS_H
#define VIEWS_H

#include "scene.h"
#include "timeline.h"

/* A plan, its bars, and D's tiles beside them. `device` is its name. */
void draw_schedule_view(const timeline* t, const char* problem, const char* device, scene* s);

/* Where the bars of a schedule are. */
scene_box find_schedule_bars(const scene* s);

/* Plans of one problem, or group, below each other, on one axis of time. What is said of each begins with its word of
 * `begins`, which may be NULL. */
void draw_comparison_view(const timeline* const* timelines, const char* const* begins, int count, const char* problem,
                          const char* device, scene* s);

/* Where the bars of a trace are: the predicted ones above the measured ones. The bars of workers below both have the
 * same left and right. */
void find_trace_bars(const scene* s, scene_box* predicted, scene_box* measured);

/* What was predicted of a plan above what was measured, on one axis of time, and below both how much longer each worker
 * took than predicted. `words` say how it was measured. */
void draw_trace_view(const timeline* predicted, const timeline* measured, const char* words, const char* problem,
                     const char* device, scene* s);

#endif
