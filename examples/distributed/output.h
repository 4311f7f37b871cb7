/* The way of D: from the device, through the sums of other layers, to the file. */
#ifndef DISTRIBUTED_OUTPUT_H
#define DISTRIBUTED_OUTPUT_H

#include "work.h"

typedef struct outgoing
{
    host_memory sums;     /* or D, as the device returns it: of this rank's rectangle of a block */
    unsigned char* slice; /* with layers: the sum of all of them, of this rank's slice of the rectangle, */
    unsigned char* other; /* and what another layer sent of it */
    MPI_Request passed;   /* to the next layer, which starts from these sums */
    uint64_t downloaded;  /* value of the returns' stream */
    uint64_t sent;        /* bytes */
    uint64_t wrong;       /* rows that failed --check */
    double checking;      /* seconds that it took */
} outgoing;

bool open_outgoing(work* w, outgoing* out);
void close_outgoing(work* w, outgoing* out);

/* Let the device copy some rows of what it returns of a block to the host, after the products have reached a value. */
bool begin_output(work* w, outgoing* out, const rectangle* mine, extent rows, const gpu_buffer* d,
                  uint64_t multiplied);

/* Wait for them, add those of all layers in their order, round, check and write what this rank has of the block.
 * Ranks of several layers send messages to each other also where something has failed. */
bool finish_output(work* w, outgoing* out, const rectangle* mine, bool fine);

#endif
