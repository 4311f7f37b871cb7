/* hostile.h - words that break every rule of a table on the device, and a time limit for launches over them. Include it
 * after check.h. */
#ifndef HOSTILE_H
#define HOSTILE_H

#include "course/vulkan.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

enum
{
    MOST_SECONDS = 60, /* that a launch may take on a busy machine */
    SPOILS = 11        /* ways to spoil a table; one leaves it as it is */
};

static char hostile_note[160]; /* how to repeat the launch that is under way */
static uint32_t hostile_seconds;
static uint64_t hostile_state; /* of random numbers */

static inline uint32_t draw_hostile_below(uint32_t end)
{
    hostile_state = hostile_state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((hostile_state >> 33) % end);
}

static inline void end_hostile(const char* what)
{
    fflush(stdout);
    if (write(STDOUT_FILENO, what, strlen(what)) < 0 || write(STDOUT_FILENO, hostile_note, strlen(hostile_note)) < 0)
    {
        _exit(2);
    }
    _exit(1);
}

static inline void count_hostile_second(void* user_data)
{
    (void)user_data;
    if (++hostile_seconds > MOST_SECONDS)
    {
        end_hostile("  a launch does not end: ");
    }
}

static inline void report_fault(int number)
{
    (void)number;
    end_hostile("  a launch reads or writes beyond its buffers: ");
}

/* Each launch from here on has so many seconds, and a fault is told. */
static inline void watch_launches(gpu* g)
{
    g->on_wait = count_hostile_second;
    signal(SIGSEGV, report_fault);
    signal(SIGBUS, report_fault);
}

/* Before the next launch, which `seed` and its number repeat: hostile words are drawn by these. */
static inline void begin_hostile(const char* program, uint64_t seed, uint32_t number)
{
    hostile_seconds = 0;
    hostile_state = seed * UINT64_C(0x9e3779b97f4a7c15) + number;
    snprintf(hostile_note, sizeof hostile_note, "%s %llu %u 1\n", program, (unsigned long long)seed, number);
}

/* In place of a good word of a table whose words are at most `bound`, which is below 2^31. */
static inline uint32_t draw_hostile_word(uint32_t good, uint32_t bound)
{
    const uint32_t words[] = {
        0, 1, good + 1, good - 1, bound, bound + 1, bound - 1, 1u << 31, UINT32_MAX - draw_hostile_below(4)};
    uint32_t drawn = draw_hostile_below(12);
    return drawn < 9    ? words[drawn]
           : drawn == 9 ? draw_hostile_below(UINT32_MAX)
                        : draw_hostile_below(2 * (bound % (1u << 30)) + 2);
}

/* Spoils a table of words that are at most `bound`: it ends in an offset that is less, begins with another one than 0,
 * or ends before it begins; descends, alternates, is all 0, or 2^32 - 1; or some words are hostile, or all. Way 0
 * leaves it. */
static inline void spoil_table(uint32_t* words, size_t count, uint32_t bound, uint32_t way)
{
    for (size_t i = 0; i < count && way > 0; i++)
    {
        uint32_t even = (uint32_t)((uint64_t)bound * i / count);
        bool is_last = i + 1 == count;
        switch (way)
        {
        case 1: words[i] = is_last && bound > 0 ? bound - 1 : words[i]; break;
        case 2: words[i] = i == 0 ? 1 : words[i]; break;
        case 3: words[i] = i == 0 ? bound / 3 : is_last ? 0 : words[i]; break;
        case 4: words[i] = bound - even; break;
        case 5: words[i] = i % 2 ? bound : 0; break;
        case 6: words[i] = i % 2 ? bound : even; break;
        case 7: words[i] = 0; break;
        case 8: words[i] = UINT32_MAX; break;
        case 9: words[i] = draw_hostile_below(16) == 0 ? draw_hostile_word(words[i], bound) : words[i]; break;
        default: words[i] = draw_hostile_word(words[i], bound); break;
        }
    }
}

#endif
