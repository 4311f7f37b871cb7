/* Memory that the ranks of a host share. It needs no place in /dev/shm, and nothing of it stays if a rank is killed. */
#ifndef DISTRIBUTED_SHARED_MEMORY_H
#define DISTRIBUTED_SHARED_MEMORY_H

#include "ranks.h"

typedef struct shared_memory
{
    void** places;   /* by rank of the host; NULL: nothing is shared */
    uint64_t* sizes; /* bytes */
    int count;
} shared_memory;

/* Let each rank of a host have so many bytes, whole pages, which the others of the host see. False on all ranks of a
 * host if that cannot be. All ranks of a host call it. */
bool share_memory(ranks* r, uint64_t size, shared_memory* s);
void unshare_memory(shared_memory* s);

#endif
