/* Where panels of A and B lie: each has one holder among the ranks that need it.
 *
 * Panel p of the rows of a rank is held in column p of the grid, modulo columns; panel p of its columns by the
 * p-th rank of its column of the grid, modulo their number. Ranks of a host have what they
 * hold in memory that they share, and their devices copy from it, wherever the driver imports it: between them no
 * message is needed. */
#ifndef DISTRIBUTED_HOLDINGS_H
#define DISTRIBUTED_HOLDINGS_H

#include "shared_memory.h"
#include "work.h"

typedef struct holdings
{
    shared_memory memory;
    bool is_shared;        /* every rank's device copies from the memory of its whole host */
    char* mine;            /* NULL: nothing is held, panels are read when they are needed */
    void* alone;           /* the same, where no memory could be shared; from posix_memalign() */
    host_memory* segments; /* by rank of the host */
    int* host_ranks;       /* by position in the layer; MPI_UNDEFINED: it is on another host */
} holdings;

/* Take the memory, and read this rank's share of A and B into it, if the work is resident. All ranks call it. */
status hold(work* w, holdings* h);
void release(work* w, holdings* h);

/* The memory of a position that this rank's device copies from; NULL: its panels come by messages, or are moved. */
const host_memory* find_near(const work* w, const holdings* h, uint32_t position);

/* Who holds a panel: of A for a strip of a layout, of B for a column of the grid. */
uint32_t find_holder_of_a(const layout* l, uint32_t strip, uint32_t panel);
uint32_t find_holder_of_b(const grid* shape, uint32_t column, uint32_t panel);

/* Bytes from the beginning of a position's memory to a panel that it holds, of a row or a column of blocks. */
uint64_t find_held_a(const work* w, uint32_t position, uint32_t row_block, uint32_t panel);
uint64_t find_held_b(const work* w, uint32_t position, uint32_t column_block, uint32_t panel);

#endif
