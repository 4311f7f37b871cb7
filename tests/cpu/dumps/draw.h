/* draw.h - numbers that are drawn: SplitMix64 of a seed. */
#ifndef DUMPS_DRAW_H
#define DUMPS_DRAW_H

#include <stdbool.h>
#include <stdint.h>

static uint64_t draw_state;

static inline uint32_t below(uint32_t end)
{
    uint64_t z = draw_state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return (uint32_t)((z ^ z >> 31) % end);
}

/* True once in so many draws. */
static inline bool once_in(uint32_t draws)
{
    return below(draws) == 0;
}

/* As many of each number of bits. */
static inline uint32_t draw_number(uint32_t most_bits)
{
    uint32_t bits = 1 + below(most_bits);
    return (1u << bits) / 2 + below(1u << bits);
}

/* Up to 13 bits, half of them multiples of 8. */
static inline uint32_t extent(void)
{
    uint32_t number = draw_number(13);
    return below(2) ? number + 1 : (number + 8) / 8 * 8;
}

/* 0, or a power of two up to the one that has so many zeros. */
static inline uint32_t draw_power(uint32_t most_zeros)
{
    return below(2) ? 1u << below(most_zeros + 1) : 0;
}

#endif
