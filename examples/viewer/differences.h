/* How much longer each worker took than predicted, as bars along an axis of workers. */
#ifndef DIFFERENCES_H
#define DIFFERENCES_H

#include "axis.h"
#include "timeline.h"

typedef struct differences
{
    float* times;          /* microseconds, one a worker: its segments as measured, minus as predicted */
    uint32_t count;        /* workers */
    float least, greatest; /* of all times */
    float average;
} differences;

/* Two timelines of one plan. False without memory; there is nothing to close then. */
bool open_differences(differences* d, const timeline* predicted, const timeline* measured);
void close_differences(differences* d);

/* Draw them in a box, with an axis of microseconds on its left and one of workers below. A bar goes up from 0 if its
 * worker took longer, and down if it took less. Where there are more workers than pixels, a grey bar stands for
 * several, from the least to the greatest of their times and 0. */
void draw_differences(const differences* d, scene_box box, scene* s);

/* A sentence about the bar that begins with a worker, where the bars are as wide as given. */
void describe_difference(const differences* d, uint32_t first, float width, char* words, size_t size);

#endif
