/* Which ranks pass panels to each other, and their communicators. */
#ifndef DISTRIBUTED_CIRCLES_H
#define DISTRIBUTED_CIRCLES_H

#include "panels.h"

/* Let the ranks that any panel goes to make communicators. All ranks call it; positions has room for a layer. */
void meet_all(work* w, panels* p, int* positions);

/* The circle of these positions, or NULL. */
circle* find_circle(panels* p, const int* positions, int count);

/* The holders of a strip, one in each column; and whether this rank is one. */
bool list_holders(const work* w, const layout* l, uint32_t strip, int* positions);

/* The ranks of this rank's column of the grid. Returns how many. */
int list_column(const work* w, int* positions);

#endif
