/* draw.h - random numbers that are the same everywhere for the same state (splitmix64). */
#ifndef DRAW_H
#define DRAW_H

#include <stdbool.h>
#include <stdint.h>

static inline uint64_t draw_bits(uint64_t* state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static inline uint32_t draw_below(uint64_t* state, uint32_t end)
{
    return (uint32_t)((draw_bits(state) >> 32) * end >> 32);
}

/* True once in so many times. */
static inline bool draw_once_in(uint64_t* state, uint32_t times)
{
    return draw_below(state, times) == 0;
}

/* 0 to `most`: the ends and small ones often. */
static inline uint32_t draw_size(uint64_t* state, uint32_t most)
{
    uint32_t kind = draw_below(state, 16);
    uint32_t below = kind < 6 ? (most < 40 ? most : 40) : most;
    return kind == 0 ? 0 : kind == 1 || most == 0 ? most > 0 : 1 + draw_below(state, below);
}

/* A count that a desc may leave 0; now and then one that no plan can have. */
static inline uint32_t draw_wish(uint64_t* state, uint32_t most)
{
    static const uint32_t hostile[] = {0xffff, 0x10000, 0x10001, 0x7fffffff, 0x80000000, 0xffffffff};
    uint32_t kind = draw_below(state, 64);
    return kind == 0 ? hostile[draw_below(state, 6)] : kind < 28 ? 0 : 1 + draw_below(state, most);
}

/* A state of its own for each number of a seed. */
static inline uint64_t make_state(uint64_t seed, uint64_t number)
{
    uint64_t state = seed * 0x2545f4914f6cdd1du + number;
    return draw_bits(&state);
}

#endif
