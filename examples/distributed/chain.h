/* The running sum of a product whose k has chunks: each layer starts from the sum of the layer before it. */
#ifndef DISTRIBUTED_CHAIN_H
#define DISTRIBUTED_CHAIN_H

#include "work.h"

typedef struct chain
{
    host_memory sums; /* of this rank's rectangle of a block, from the layer before */
    uint64_t started; /* value of the copies' stream: the newest of them are on the device */
} chain;

/* Whether this rank's products begin with sums of the layer before, and whether the next layer's begin with its own. */
bool starts_from_sums(const work* w);
bool sends_sums(const work* w);

bool open_chain(work* w, chain* c);
void close_chain(work* w, chain* c);

/* Wait for the sums of a block, and let the device copy them to D, whose memory is free. The message is received also
 * where something has failed, since the layer before sends it. */
bool receive_sums(work* w, chain* c, const rectangle* mine, const gpu_buffer* d, bool fine);

/* Begin to send those of this rank, and count their bytes. */
MPI_Request pass_sums(work* w, const host_memory* sums, const rectangle* mine, uint64_t* sent);

#endif
