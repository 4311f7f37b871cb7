/* What the pointer and the keys point at in the picture, and what lies over it. */
#ifndef POINTING_H
#define POINTING_H

#include "model.h"

typedef enum direction
{
    DIRECTION_UP,
    DIRECTION_DOWN,
    DIRECTION_LEFT,
    DIRECTION_RIGHT
} direction;

/* What is at a place of the picture, in a few lines; false if that is nothing. */
bool describe_place(const model* m, float x, float y, char* words, size_t size);

/* The worker of a bar at a place of the schedule; OVERLAY_NO_WORKER: there is none. */
uint32_t find_worker(const model* m, float x, float y);

/* Select a segment and its worker: left and right, the one before or after on the line of the selected one; up and
 * down, the one on the next line, at about the same time. Of a trace, those that were measured. False: no segments are
 * shown. */
bool move_selection(model* m, direction d);

/* False: nothing was selected. */
bool clear_selection(model* m);

/* The segment that the keys selected, or what the picture is of, or why there is none. */
void describe_picture(const model* m, char* words, size_t size);

/* Draw what lies over the picture. */
void draw_over(const model* m, scene* over);

#endif
