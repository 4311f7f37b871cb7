/* Memory of the host: how much is free, and memory whose lack is told. */
#ifndef COURSE_MEMORY_H
#define COURSE_MEMORY_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* Bytes that can still be taken before the system runs out of memory; UINT64_MAX: it does not say. */
static inline uint64_t find_free_memory(void)
{
    unsigned long long kib = 0;
    char line[128];
    FILE* file = fopen("/proc/meminfo", "r");
    while (file && kib == 0 && fgets(line, sizeof line, file))
        if (sscanf(line, "MemAvailable: %llu kB", &kib) != 1)
            kib = 0;
    if (file)
        fclose(file);
    return kib ? kib * (uint64_t)1024 : UINT64_MAX;
}

/* Zeroed memory for a number of elements, which free() frees; of none, some memory, too. NULL, after a sentence on
 * stderr: there is not that much. */
static inline void* take_memory(size_t count, size_t size)
{
    void* memory = calloc(count ? count : 1, size);
    if (!memory)
        fprintf(stderr, "memory is short: there are no %.4g MB for %zu elements\n",
                1e-6 * (double)count * (double)size, count);
    return memory;
}

#endif
