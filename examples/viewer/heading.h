/* Words above pictures, and above the parts of one. */
#ifndef HEADING_H
#define HEADING_H

#include "scene.h"

enum
{
    HEADING_MARGIN = 16 /* pixels at each side of a picture */
};

/* The title of a picture. */
void draw_heading(scene* s, const char* title);

/* A line at the top of a box: what it shows on the left, and figures on the right. */
void draw_panel_heading(scene* s, scene_box box, const char* title, const char* figures);

#endif
