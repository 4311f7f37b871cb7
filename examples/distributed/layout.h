/* Which rank computes which rectangle of D, and which panels of A and B it holds. Calls neither MPI nor Vulkan.
 *
 * Ranks are layer * positions + position. A layer has all of D, and a share of k. In a layer, positions stand in
 * columns of the grid: a column of ranks has a column of D, as wide as the speeds of its ranks ask, and
 * each rank has a part of that column's rows. So areas are in proportion to speeds (Lastovetsky, Dongarra:
 * High-Performance Heterogeneous Computing, 2009). Where speeds are equal that is the usual grid. */
#ifndef DISTRIBUTED_LAYOUT_H
#define DISTRIBUTED_LAYOUT_H

#include <stdbool.h>
#include <stdint.h>

enum
{
    MOST_RANKS = 16384
};

/* rows x columns ranks in each layer. If rows is 0, some columns have a rank more than others. */
typedef struct grid
{
    uint32_t rows, columns, layers;
    uint32_t positions; /* ranks of a layer */
} grid;

typedef struct extent
{
    uint32_t first, count;
} extent;

typedef struct rectangle
{
    extent rows, columns;
} rectangle;

/* How a block of D is dealt. Begin with make_layout(). */
typedef struct layout
{
    grid shape;
    rectangle block;       /* of D, which is dealt */
    rectangle* rectangles; /* by position, in D */
    uint32_t* strips; /* rows where a rectangle begins or ends, in order; strip s is from strips[s] to the next */
    uint32_t strip_count;
} layout;

/* Part number `index` of `parts` of an extent. Parts are alike, but for a multiple of `unit`, where they begin. */
extent cut_evenly(extent whole, uint32_t parts, uint32_t index, uint32_t unit);

/* Elements at multiples of which parts of an extent begin: so many that parts are aligned where they are large, and so
 * few that they are alike. */
uint32_t find_unit(uint32_t count, uint32_t parts);

/* The column of the grid that a position stands in; the first position of a column; positions in a column. */
uint32_t find_column(const grid* shape, uint32_t position);
uint32_t first_of_column(const grid* shape, uint32_t column);
uint32_t count_column(const grid* shape, uint32_t column);

/* Deal a block of D by the positions' speeds, in any unit. False: memory is short. */
bool make_layout(const grid* shape, const double* speeds, rectangle block, layout* l);
void free_layout(layout* l);

/* The position in a column of the grid whose rectangle has a strip. */
uint32_t find_strip_owner(const layout* l, uint32_t strip, uint32_t column);

/* Bytes of message that the busiest rank receives of A and of B, for sums of so many k. */
double count_received(const layout* l, double k, double element_size);

#endif
