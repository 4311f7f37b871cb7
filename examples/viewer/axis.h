/* Axes: where a value is, and their lines, ticks, labels and titles. */
#ifndef AXIS_H
#define AXIS_H

#include "scene.h"

typedef struct axis
{
    float low, high; /* values; 0 < low if it is logarithmic */
    float from, to;  /* where they are, pixels */
    bool logarithmic;
} axis;

enum
{
    AXIS_LETTERS = 11, /* pixels: of labels and titles */
    AXIS_MOST_TICKS = 32
};

float axis_place(const axis* a, float value);

/* Round values between the ends: multiples of 1, 2 or 5 times a power of ten. Returns how many. */
int axis_ticks(const axis* a, float ticks[AXIS_MOST_TICKS]);

/* Draw an axis below or left of a diagram, with lines through it to `far`. Labels that would overlap are left out. The
 * title has the unit. */
void axis_draw_across(scene* s, const axis* a, float y, float far, const char* title);
void axis_draw_up(scene* s, const axis* a, float x, float far, const char* title);

#endif
