/* Axes: where a value is, and their lines, ticks, labels and titles. */
#ifndef AXIS_H
#define AXIS_H

#include "scene.h"

typedef struct axis
{
    float low, high; /* values; 0 < low if it is logarithmic */
    float from, to;  /* where they are, pixels */
    bool logarithmic;
    bool whole; /* only whole numbers have ticks */
} axis;

enum
{
    AXIS_LETTERS = 11, /* pixels: of labels and titles */
    AXIS_MOST_TICKS = 32
};

float place_value(const axis* a, float value);

/* Round values between the ends: multiples of 1, 2 or 5 times a power of ten. Returns how many. */
int list_ticks(const axis* a, float ticks[AXIS_MOST_TICKS]);

/* Draw an axis below or left of a diagram, with lines through it to `far`. Labels that would overlap, or leave the
 * picture, are left out. The title has the unit. */
void draw_axis_across(scene* s, const axis* a, float y, float far, const char* title);
void draw_axis_up(scene* s, const axis* a, float x, float far, const char* title);

#endif
