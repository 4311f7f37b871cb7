/* Diagrams of points: two axes with a frame, lines, and a legend. */
#ifndef CHART_H
#define CHART_H

#include "axis.h"

typedef struct datum
{
    float x, y;
} datum;

typedef struct chart
{
    scene_box box;
    axis across, up;
} chart;

chart make_chart(scene_box box, float least_x, float most_x, float least_y, float most_y, bool logarithmic);

void draw_chart_axes(const chart* c, scene* s, const char* across, const char* up);

/* Points, hollow or not; with lines between neighbours, or without. Each datum is one item of the scene. */
void draw_data_line(const chart* c, scene* s, const datum* data, size_t count, uint32_t colour, bool hollow);
void draw_data_points(const chart* c, scene* s, const datum* data, size_t count, uint32_t colour, bool hollow);

typedef struct chart_key
{
    const char* words;
    uint32_t colour;
    bool is_line, hollow;
} chart_key;

/* Keys in the lower right corner, from bottom to top, on white. */
void draw_keys(const chart* c, scene* s, const chart_key* keys, int count);

#endif
