/* Sums that the device rounds to D's type, so that D goes to the host and not its sums. */
#ifndef DISTRIBUTED_ROUNDING_H
#define DISTRIBUTED_ROUNDING_H

#include "work.h"

#include "course/shader.h"

typedef struct rounding
{
    shader s;
    gpu_buffer d[2]; /* rounded: of a block, and of the next */
} rounding;

/* Take memory, of `count` blocks at once, and make the pipeline. Where the device rounds nothing, nothing is made. */
bool open_rounding(work* w, uint32_t count, rounding* r);
void close_rounding(work* w, rounding* r);

/* Round some rows of this rank's rectangle of a block, after what was recorded before. */
void record_rounding(const work* w, const rounding* r, VkCommandBuffer commands, const rectangle* mine, extent rows,
                     const gpu_buffer* sums, const gpu_buffer* d);

#endif
