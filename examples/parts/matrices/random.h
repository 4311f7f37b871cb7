/* Random numbers by their index: each is computed without those before it. */
#ifndef PARTS_MATRICES_RANDOM_H
#define PARTS_MATRICES_RANDOM_H

#include <stdint.h>

/* 64 random bits: the number, well mixed (splitmix64: Steele, Lea, Flood, OOPSLA 2014). */
static inline uint64_t draw_bits(uint64_t number)
{
    uint64_t z = (number + 1) * 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/* A random number from 0 to 1, without 1. */
static inline double draw_unit(uint64_t number)
{
    return (double)(draw_bits(number) >> 11) / 9007199254740992.0;
}

#endif
