/* Matrices of different sizes beside each other: in rows, each to one scale as far as they can be seen so. */
#ifndef SHELVES_H
#define SHELVES_H

#include "scene.h"

/* A matrix, and where it is. One without elements has no place. */
typedef struct shelved
{
    uint32_t rows, columns; /* elements */
    float x, y, width, height;
} shelved;

typedef struct shelves
{
    bool stretched; /* some matrices are larger than to scale */
    float label;    /* pixels above each matrix for words; 0: there is no room */
} shelves;

/* Place matrices into a box, in their order. Words above one are `label_width` wide at most. */
shelves place_in_shelves(shelved* list, uint32_t count, scene_box box, float label_width);

#endif
