/* A sparse matrix beside the decompositions that deal its rows and nonzeros. */
#ifndef SPARSE_VIEW_H
#define SPARSE_VIEW_H

#include "scene.h"
#include "sparse_comparison.h"

/* The decompositions below each other, on one axis of steps, and the matrix, whose rows have the colours of their bars.
 * Where there are more places than pixels, the timelines keep the busiest ones. */
void draw_sparse_view(sparse_comparison* c, const sparse_matrix* m, const char* title, scene* s);

#endif
