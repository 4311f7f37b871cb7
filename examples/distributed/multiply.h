/* The product itself: panel after panel, and block after block of D. */
#ifndef DISTRIBUTED_MULTIPLY_H
#define DISTRIBUTED_MULTIPLY_H

#include "chain.h"
#include "output.h"
#include "panels.h"
#include "products.h"
#include "rounding.h"

typedef struct run
{
    panels p;
    product_plans products;
    outgoing out;
    chain c;
    gpu_buffer d[2]; /* sums of a block, and of the next */
    rounding rounded;
    double seconds; /* from the first panel to the last sum on the host, of the slowest rank */
    uint64_t blocks;
} run;

/* Take memory and plans, and read what is held. All ranks call it, as those below. */
status open_run(work* w, run* r);

/* Multiply. Not DONE on all ranks, after one sentence. */
status multiply(work* w, run* r);
void close_run(work* w, run* r);

/* Count bytes and times from 0 again. */
void forget(work* w, run* r);

#endif
