/* What is multiplied, by whom, in which order: all that is settled before the first panel moves. */
#ifndef DISTRIBUTED_WORK_H
#define DISTRIBUTED_WORK_H

#include "cutting.h"
#include "device.h"
#include "forecast.h"
#include "matrix_file.h"
#include "options.h"
#include "trace.h"

typedef struct work
{
    options o;
    ranks r;
    device d;
    task t;
    matrix_file a, b, out; /* out: none without -o */
    grid shape;
    uint32_t layer, position, column, index; /* of this rank: index counts from 0 in its column of the grid */
    MPI_Comm layer_ranks;                    /* those of its layer, by position */
    cutting cut;
    forecast expected;
    double* speeds;  /* by position: FLOP/s, of the slowest layer */
    layout* layouts; /* of the blocks of D: row after row */
    trace events;
    bool is_rehearsal; /* D is neither checked nor written */
} work;

/* Read the words and the headers of the files; open devices; choose the grid, and deal D. Not DONE on all ranks, after
 * one sentence. */
status prepare_work(work* w);
void finish_work(work* w, bool complete);

/* What a type of A and B is summed in, and D's: A's, or that of sums, or one that they are rounded to; type_d is 0, or
 * one more than what is asked for. False, after a sentence: D is none of these. */
bool choose_types(task* t, sk_type type, int type_d);

/* The layout of a block. */
const layout* find_layout(const work* w, uint32_t row, uint32_t column);

/* This rank's rectangle of a block. */
rectangle find_mine(const work* w, uint32_t row, uint32_t column);

/* The largest rows, and columns, of a position's rectangles in all blocks. */
void find_most(const work* w, uint32_t position, uint32_t* rows, uint32_t* columns);

/* Bytes of sums. */
uint64_t measure_sums(const work* w, uint32_t rows, uint32_t columns);

/* Whether the device rounds sums to D's type; bytes of what comes back from it; and where a row begins there that is
 * the first of some: at a word. Rows that are rounded together have no gaps. */
bool rounds_on_device(const work* w);
uint64_t measure_returned(const work* w, uint32_t rows, uint32_t columns);
uint64_t place_returned(const work* w, uint32_t row, uint32_t columns);

/* The rank that has this one's position in a layer. */
int find_peer(const work* w, uint32_t layer);

/* A panel of this rank's layer. */
extent find_own_panel(const work* w, uint32_t panel);

#endif
