/* sparse_structures.h - row offsets that decompositions have to cope with: random ones, and hostile ones. Include it
 * after check.h. */
#ifndef SPARSE_STRUCTURES_H
#define SPARSE_STRUCTURES_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static uint64_t random_state = 1;

static inline uint32_t draw_below(uint32_t limit)
{
    random_state = random_state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((random_state >> 33) % limit);
}

typedef enum structure_kind
{
    UNIFORM,         /* rows of up to twice the mean */
    MOSTLY_EMPTY,    /* a row in eight has nonzeros */
    ONE_DENSE_ROW,   /* which has most of the nonzeros, anywhere */
    POWER_LAW,       /* row lengths halve again and again */
    LAST_ROWS_EMPTY, /* the second half */
    ALL_EMPTY,
    ALL_IN_FIRST_ROW,
    ALL_IN_LAST_ROW,
    STRUCTURE_KINDS
} structure_kind;

static inline uint32_t draw_row_length(structure_kind kind, uint32_t row, uint32_t rows, uint32_t mean,
                                       uint32_t dense)
{
    switch ((int)kind)
    {
    case UNIFORM: return draw_below(2 * mean + 1);
    case MOSTLY_EMPTY: return draw_below(8) == 0 ? draw_below(2 * mean + 1) : 0;
    case ONE_DENSE_ROW: return row == dense ? rows * mean : draw_below(3);
    case POWER_LAW: return draw_below((rows * mean) / (row + 1) + 2);
    case LAST_ROWS_EMPTY: return row < rows / 2 ? draw_below(2 * mean + 1) : 0;
    case ALL_IN_FIRST_ROW: return row == 0 ? rows * mean : 0;
    case ALL_IN_LAST_ROW: return row + 1 == rows ? rows * mean : 0;
    default: return 0;
    }
}

/* The offsets of `rows` rows, which the caller frees. */
static inline uint32_t* make_structure(structure_kind kind, uint32_t rows, uint32_t mean)
{
    uint32_t* offsets = (uint32_t*)malloc((rows + (size_t)1) * sizeof *offsets);
    uint32_t dense = rows > 0 ? draw_below(rows) : 0;
    offsets[0] = 0;
    for (uint32_t row = 0; row < rows; row++)
    {
        offsets[row + 1] = offsets[row] + draw_row_length(kind, row, rows, mean, dense);
    }
    return offsets;
}

#endif
