/* drawn.h - which of a seed's random products, or groups, a test runs: SEED [FIRST [COUNT]]. */
#ifndef DRAWN_H
#define DRAWN_H

#include <stdint.h>
#include <stdlib.h>

static uint64_t seed;
static uint32_t first, count;

/* By a program's words; without them the first `usual` of seed 1. */
static inline void choose_drawn(int argc, char** argv, uint32_t usual)
{
    seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    first = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : 0;
    count = argc > 3 ? (uint32_t)strtoul(argv[3], NULL, 10) : usual;
}

#endif
