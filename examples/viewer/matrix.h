/* D and its tiles, in raster order: each has its number and the colour of its bars, and is hatched if it is split. */
#ifndef MATRIX_H
#define MATRIX_H

#include "scene.h"
#include "timeline.h"

/* Draw D into a box. Those of a batch are side by side, the first 16 of them. Those of a group's problems are in rows,
 * all of them, each with its name where there are few. */
void draw_matrix_tiles(const timeline* t, scene* s, scene_box box);

#endif
