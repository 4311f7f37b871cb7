/* bytes.h - numbers out of a fuzzer's input, and the check that stops it. */
#ifndef BYTES_H
#define BYTES_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* The fuzzer reports an abort with the input that led to it. */
#define HOLD(condition) ((condition) ? (void)0 : hold_failed(__FILE__, __LINE__, #condition))

static inline void hold_failed(const char* file, int line, const char* text)
{
    fprintf(stderr, "%s:%d: not true: %s\n", file, line, text);
    abort();
}

typedef struct bytes
{
    const uint8_t* at;
    size_t left;
} bytes;

/* 0 where there are no more. */
static inline uint32_t take_byte(bytes* b)
{
    if (b->left == 0)
    {
        return 0;
    }
    --b->left;
    return *b->at++;
}

/* The last one, so that short inputs have it, too. */
static inline uint32_t take_last_byte(bytes* b)
{
    if (b->left == 0)
    {
        return 0;
    }
    --b->left;
    return b->at[b->left];
}

static inline uint32_t take_word(bytes* b)
{
    uint32_t word = 0;
    for (int i = 0; i < 4; ++i)
    {
        word = word << 8 | take_byte(b);
    }
    return word;
}

static inline uint32_t take_below(bytes* b, uint32_t end)
{
    return take_byte(b) % end;
}

/* Often 0 or small, sometimes at a power of two or close to it: 2^16, 2^31 and 2^32 more than others, where counts of
 * workers and of 32 bits end. Seldom anything. */
static inline uint32_t take_number(bytes* b)
{
    uint32_t kind = take_byte(b);
    if (kind < 64)
    {
        return 0;
    }
    if (kind < 160)
    {
        return take_byte(b);
    }
    if (kind < 208)
    {
        return take_byte(b) << 4 | take_below(b, 16);
    }
    if (kind < 224)
    {
        static const uint32_t ends[] = {1u << 16, 1u << 31, 0};
        return ends[take_below(b, 3)] + take_below(b, 5) - 2u;
    }
    if (kind < 240)
    {
        return (1u << take_below(b, 32)) + take_below(b, 5) - 2u;
    }
    return take_word(b);
}

#endif
