/* Matrices that are dealt in blocks, cyclically: which indices of one a row or column of the grid has. */
#ifndef TESTS_CYCLIC_H
#define TESTS_CYCLIC_H

#include <stdint.h>

/* The next number from `least` to `most`. */
static inline int draw_number(uint32_t* state, int least, int most)
{
    *state = *state * 1664525u + 1013904223u;
    return least + (int)((*state >> 10) % (uint32_t)(most - least + 1));
}

/* An element of a whole matrix: an integer from -8 to 8. */
static inline int make_element(uint32_t seed, int i, int j)
{
    uint32_t x = (uint32_t)i * 0x9e3779b1u ^ (uint32_t)j * 0x85ebca77u ^ seed * 0xc2b2ae3du;
    x = (x ^ x >> 15) * 0x2c1b3c6du;
    return (int)((x ^ x >> 13) % 17u) - 8;
}

static inline int count_local(int count, int block, int coordinate, int source, int ranks)
{
    int found = 0;
    for (int i = 0; i < count; i++)
        found += (i / block + source) % ranks == coordinate;
    return found;
}

static inline int find_global(int local, int block, int coordinate, int source, int ranks)
{
    int distance = (coordinate - source + ranks) % ranks;
    return (local / block * ranks + distance) * block + local % block;
}

#endif
