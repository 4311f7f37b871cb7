/* lzma.h - unpacks a raw LZMA stream with lc 0, lp 0, pb 2: literals without context, and positions modulo 4, as what
 * is packed are words of 4 bytes. Source: Pavlov, LZMA specification (lzma-specification.txt of the LZMA SDK, 2015).
 *
 * Uses digits.h.
 */

#include "digits.h"

#include <stdint.h>
#include <string.h>

enum
{
    SK__LZMA_STATES = 12,   /* of what the last packets were; below 7, the last one was a literal */
    SK__LZMA_POSITIONS = 4, /* of a byte */
    SK__LZMA_EVEN = 1024    /* a chance of one half */
};

/* The chances that a bit is 0, of 2048. */
typedef uint16_t sk__chance;

typedef struct sk__length_chances
{
    sk__chance choice[2]; /* not low; high */
    sk__chance low[SK__LZMA_POSITIONS][8];
    sk__chance middle[SK__LZMA_POSITIONS][8];
    sk__chance high[256];
} sk__length_chances;

/* What bits a packet begins with, by the specification's names: a match; a repeated distance; not the last distance
 * (G0), nor the one before (G1), nor the one before that (G2); more than one byte of the last distance (G0 long). */
typedef struct sk__packet_chances
{
    sk__chance is_match[SK__LZMA_STATES][SK__LZMA_POSITIONS];
    sk__chance is_repeated[SK__LZMA_STATES];
    sk__chance is_not_first[SK__LZMA_STATES];
    sk__chance is_not_second[SK__LZMA_STATES];
    sk__chance is_not_third[SK__LZMA_STATES];
    sk__chance is_long[SK__LZMA_STATES][SK__LZMA_POSITIONS];
} sk__packet_chances;

typedef struct sk__chances
{
    sk__packet_chances packet;
    sk__length_chances match, repeated;
    sk__chance literal[3][256]; /* plain; where the byte at the last distance has a 0 so far; a 1 */
    sk__chance slot[4][64];     /* of a distance, by the length of its match */
    sk__chance middle[115];     /* bits of distances of slots 4 to 13 */
    sk__chance low[16];         /* the lowest 4 bits of longer ones */
} sk__chances;

typedef struct sk__lzma
{
    sk__reader reader;
    uint32_t range, code; /* of the range coder */
    uint32_t state;
    uint32_t distances[4]; /* bytes less 1, the last one first */
    sk__chances chances;
} sk__lzma;

static void sk__start_lzma(sk__lzma* lzma, const char* const* text)
{
    memset(lzma, 0, sizeof *lzma);
    lzma->reader = sk__read_text(text);
    lzma->range = 0xffffffffu;
    for (uint32_t i = 0; i < 5; ++i)
    {
        lzma->code = lzma->code << 8 | sk__read_byte(&lzma->reader);
    }
    sk__chance* chances = (sk__chance*)&lzma->chances; /* which has nothing else */
    for (size_t i = 0; i < sizeof lzma->chances / sizeof *chances; ++i)
    {
        chances[i] = SK__LZMA_EVEN;
    }
}

static void sk__refill(sk__lzma* lzma)
{
    if (lzma->range < 1u << 24)
    {
        lzma->range <<= 8;
        lzma->code = lzma->code << 8 | sk__read_byte(&lzma->reader);
    }
}

/* A bit, whose chance moves towards it by a 32nd of the way. */
static uint32_t sk__unpack_bit(sk__lzma* lzma, sk__chance* chance)
{
    sk__refill(lzma);
    uint32_t bound = (lzma->range >> 11) * *chance;
    if (lzma->code < bound)
    {
        lzma->range = bound;
        *chance = (sk__chance)(*chance + ((2048u - *chance) >> 5));
        return 0;
    }
    lzma->range -= bound;
    lzma->code -= bound;
    *chance = (sk__chance)(*chance - (*chance >> 5));
    return 1;
}

/* Bits whose chances are even, the highest first. */
static uint32_t sk__unpack_even_bits(sk__lzma* lzma, uint32_t count)
{
    uint32_t bits = 0;
    for (uint32_t i = 0; i < count; ++i)
    {
        sk__refill(lzma);
        lzma->range >>= 1;
        uint32_t bit = lzma->code >= lzma->range ? 1u : 0u;
        lzma->code -= bit * lzma->range;
        bits = bits << 1 | bit;
    }
    return bits;
}

/* Bits each of which has a chance for all that stand before it, the highest first. */
static uint32_t sk__unpack_bits(sk__lzma* lzma, sk__chance* chances, uint32_t count)
{
    uint32_t bits = 1;
    for (uint32_t i = 0; i < count; ++i)
    {
        bits = bits << 1 | sk__unpack_bit(lzma, &chances[bits]);
    }
    return bits - (1u << count);
}

/* The same, the lowest first; the first chance is that of the first bit. */
static uint32_t sk__unpack_low_bits(sk__lzma* lzma, sk__chance* chances, uint32_t count)
{
    uint32_t read = 1, bits = 0;
    for (uint32_t i = 0; i < count; ++i)
    {
        uint32_t bit = sk__unpack_bit(lzma, &chances[read - 1]);
        read = read << 1 | bit;
        bits |= bit << i;
    }
    return bits;
}

/* A byte. After a match, the byte at the last distance foretells it, as long as their bits agree. */
static uint8_t sk__unpack_literal(sk__lzma* lzma, uint32_t foretold)
{
    uint32_t byte = 1, agrees = lzma->state >= 7 ? 1u : 0u;
    while (byte < 256)
    {
        uint32_t wanted = foretold >> 7 & 1u;
        uint32_t bit = sk__unpack_bit(lzma, &lzma->chances.literal[agrees ? 1 + wanted : 0][byte]);
        agrees &= bit == wanted ? 1u : 0u;
        byte = byte << 1 | bit;
        foretold <<= 1;
    }
    lzma->state = lzma->state < 4 ? 0 : lzma->state < 10 ? lzma->state - 3 : lzma->state - 6;
    return (uint8_t)byte;
}

/* The bytes of a match, less 2. */
static uint32_t sk__unpack_length(sk__lzma* lzma, sk__length_chances* chances, uint32_t position)
{
    if (!sk__unpack_bit(lzma, &chances->choice[0]))
    {
        return sk__unpack_bits(lzma, chances->low[position], 3);
    }
    if (!sk__unpack_bit(lzma, &chances->choice[1]))
    {
        return 8 + sk__unpack_bits(lzma, chances->middle[position], 3);
    }
    return 16 + sk__unpack_bits(lzma, chances->high, 8);
}

/* The distance of a match, in bytes less 1: a slot says its highest two bits and how many follow. */
static uint32_t sk__unpack_distance(sk__lzma* lzma, uint32_t length)
{
    uint32_t slot = sk__unpack_bits(lzma, lzma->chances.slot[length < 3 ? length : 3], 6);
    if (slot < 4)
    {
        return slot;
    }
    uint32_t bits = (slot >> 1) - 1, distance = (2u | (slot & 1u)) << bits;
    if (slot < 14)
    {
        return distance + sk__unpack_low_bits(lzma, &lzma->chances.middle[distance - slot + 1], bits);
    }
    distance += sk__unpack_even_bits(lzma, bits - 4) << 4;
    return distance + sk__unpack_low_bits(lzma, &lzma->chances.low[1], 4);
}

/* Makes one of the last distances the last one. */
static void sk__recall_distance(sk__lzma* lzma, uint32_t which)
{
    uint32_t distance = lzma->distances[which];
    memmove(&lzma->distances[1], &lzma->distances[0], which * sizeof distance);
    lzma->distances[0] = distance;
}

/* The bytes to copy from the last distance, which is set. */
static uint32_t sk__unpack_match(sk__lzma* lzma, uint32_t position)
{
    sk__packet_chances* chances = &lzma->chances.packet;
    uint32_t state = lzma->state, is_literal_before = state < 7 ? 1u : 0u;
    if (!sk__unpack_bit(lzma, &chances->is_repeated[state]))
    {
        uint32_t length = sk__unpack_length(lzma, &lzma->chances.match, position);
        sk__recall_distance(lzma, 3);
        lzma->distances[0] = sk__unpack_distance(lzma, length);
        lzma->state = is_literal_before ? 7 : 10;
        return length + 2;
    }
    if (sk__unpack_bit(lzma, &chances->is_not_first[state]))
    {
        uint32_t later = sk__unpack_bit(lzma, &chances->is_not_second[state]);
        sk__recall_distance(lzma, later ? 2 + sk__unpack_bit(lzma, &chances->is_not_third[state]) : 1);
    }
    else if (!sk__unpack_bit(lzma, &chances->is_long[state][position]))
    {
        lzma->state = is_literal_before ? 9 : 11;
        return 1;
    }
    lzma->state = is_literal_before ? 8 : 11;
    return sk__unpack_length(lzma, &lzma->chances.repeated, position) + 2;
}

/* The first `size` bytes of a stream. */
static void sk__unpack_lzma(sk__lzma* lzma, uint8_t* bytes, size_t size)
{
    for (size_t i = 0; i < size;)
    {
        uint32_t position = (uint32_t)(i % SK__LZMA_POSITIONS);
        if (!sk__unpack_bit(lzma, &lzma->chances.packet.is_match[lzma->state][position]))
        {
            uint32_t foretold = lzma->state >= 7 ? bytes[i - lzma->distances[0] - 1] : 0;
            bytes[i++] = sk__unpack_literal(lzma, foretold);
            continue;
        }
        for (uint32_t left = sk__unpack_match(lzma, position); left > 0 && i < size; --left, ++i)
        {
            bytes[i] = bytes[i - lzma->distances[0] - 1];
        }
    }
}
