/* Times in words: microseconds, or milliseconds where those would have six digits. */
#ifndef DURATION_H
#define DURATION_H

#include <stdio.h>

typedef struct duration_unit
{
    float size; /* microseconds */
    const char *name, *sign;
} duration_unit;

/* The unit of times up to `longest` microseconds. */
static inline duration_unit find_duration_unit(float longest)
{
    const duration_unit microseconds = {1.0f, "microseconds", "us"}, milliseconds = {1e3f, "milliseconds", "ms"};
    return longest < 99999.5f ? microseconds : milliseconds;
}

/* Write the number of a time: four digits, or all that are before the point. */
static inline int format_duration(char* words, size_t size, float microseconds, duration_unit unit)
{
    double number = (double)(microseconds / unit.size);
    return snprintf(words, size, number < 999.95 ? "%.4g" : "%.0f", number);
}

/* Write a time in its own unit, with so many digits behind the point. */
static inline const char* duration_words(char words[32], float microseconds, int digits)
{
    duration_unit unit = find_duration_unit(microseconds);
    snprintf(words, 32, "%.*f %s", digits, (double)(microseconds / unit.size), unit.sign);
    return words;
}

#endif
