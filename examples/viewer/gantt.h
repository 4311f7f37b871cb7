/* A timeline as bars: places from top to bottom, time from left to right.
 *
 * A segment is a bar of its tile's colour; starting it, writing and adding partials are shades of it. Bars of less than
 * a pixel are merged with their neighbours, and longer ones if the scene must not have so many. Where there are more
 * places than pixels, every so many-th is drawn. */
#ifndef GANTT_H
#define GANTT_H

#include "axis.h"
#include "timeline.h"

typedef struct gantt
{
    const timeline* t;
    scene_box box;  /* of the bars */
    float time;     /* at its right edge, microseconds */
    uint32_t every; /* of so many places one is drawn */
    float row;      /* pixels of a place that is drawn, the gap below it included */
    float shortest; /* pixels of a bar that is not merged */
} gantt;

gantt make_gantt(const timeline* t, scene_box box, float time);

/* Where a moment is. */
float place_time(const gantt* g, float time);

/* Draw bars, and what is idle. */
void draw_gantt(const gantt* g, scene* s);

/* Draw the numbers of places on the left, and what they are. */
void draw_gantt_places(const gantt* g, scene* s);

#endif
