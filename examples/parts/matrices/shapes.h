/* The shapes that are timed: layers of named public models, and shapes that are hard on decompositions. D is m x n. */
#ifndef PARTS_MATRICES_SHAPES_H
#define PARTS_MATRICES_SHAPES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Larger extents are refused: host data has this period (operands.h). */
#define SHAPES_MOST 4194301u

typedef struct shape
{
    char name[40];
    uint32_t m, n, k;
} shape;

/* Zero-initialise; free with free_shapes. */
typedef struct shape_list
{
    shape* items;
    size_t count, capacity;
} shape_list;

/* Add the group ("llama") or the shape ("128x128x16384") that `length` bytes of `text` name. False: there is none. */
bool add_shapes(shape_list* list, const char* text, size_t length);

/* Add `count` log-random shapes with extents from 128 to 8192. Number i depends on the seed and i alone. */
bool add_sweep(shape_list* list, uint32_t count, uint32_t seed);

void free_shapes(shape_list* list);

/* The groups by number; NULL: there is none of this number. */
const char* name_group(size_t number);

/* Print the groups and their shapes, for --help. */
void print_groups(void);

#endif
