/* What lies over a schedule in the window: the moment that is shown, and the worker that is selected. */
#ifndef OVERLAY_H
#define OVERLAY_H

#include "scene.h"
#include "timeline.h"

#define OVERLAY_NO_WORKER UINT32_MAX

/* Fill the tiles of D from below, as k-iterations arrive in them until a moment. Split tiles get their counter. */
void add_counters(const timeline* t, const scene* schedule, float now, scene* over);

/* Light the tiles and bars of a worker. With `hides`, other tiles lose their colours. */
void add_selection(const timeline* t, const scene* schedule, uint32_t worker, bool hides, scene* over);

/* Give a picture the colours of a dark theme: greys are turned round, and thin things of dark colours are lighter. */
void turn_dark(scene* s);

enum
{
    OVERLAY_DARK = 0x1e1e1e /* what is white otherwise */
};

#endif
