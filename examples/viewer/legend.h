/* What the colours of bars and tiles mean, in a line at the bottom of a picture. */
#ifndef LEGEND_H
#define LEGEND_H

#include "scene.h"
#include "timeline.h"

/* Which colours need an explanation. */
typedef struct legend
{
    bool splits, adds, copies, sums;
    colouring colours; /* of the bars */
} legend;

/* Adds what a timeline needs. */
void look_up(const timeline* t, legend* l);

/* All entries in one line, with brief words where the picture is too narrow for all, and smaller where it is for those,
 * too. `tiles`: D's tiles are in the picture. */
void draw_legend(const legend* l, scene* s, bool tiles);

#endif
