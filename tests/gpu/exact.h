/* exact.h - exact sums of products of f64, in integers: what tests compare with, whatever the machine's f64 does.
 *
 * A sum is a fixed-point number whose lowest bit is 2^EXACT_LOWEST: every product of two f64, and of the integers that
 * slices make of them, is a multiple of it. */
#ifndef EXACT_H
#define EXACT_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum
{
    EXACT_LOWEST = -2304,
    EXACT_WORDS = 150 /* of 32 bits */
};

/* Words have carries that have not been taken yet: each takes 2^30 additions before. */
typedef struct exact
{
    int64_t words[EXACT_WORDS];
} exact;

/* Add number * 2^exponent. */
static inline void add_exact(exact* sum, int64_t number, int exponent)
{
    uint64_t magnitude = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    int place = exponent - EXACT_LOWEST, shift = place % 32;
    int64_t* words = &sum->words[place / 32];
    uint64_t parts[3] = {magnitude << shift & 0xffffffffu, magnitude >> (32 - shift) & 0xffffffffu,
                         shift ? magnitude >> 32 >> (32 - shift) : 0};
    for (int i = 0; i < 3; i++)
    {
        words[i] += number < 0 ? -(int64_t)parts[i] : (int64_t)parts[i];
    }
}

/* The integer that a finite number is, times 2^*exponent. */
static inline int64_t take_integer(double number, int* exponent)
{
    double fraction = frexp(number, exponent);
    *exponent -= 53;
    return (int64_t)ldexp(fraction, 53);
}

/* Add a b. */
static inline void add_exact_product(exact* sum, double a, double b)
{
    int of_a, of_b;
    int64_t x = take_integer(a, &of_a), y = take_integer(b, &of_b);
    int64_t x_low = x % (INT64_C(1) << 27), y_low = y % (INT64_C(1) << 27);
    int64_t x_high = (x - x_low) >> 27, y_high = (y - y_low) >> 27;
    add_exact(sum, x_low * y_low, of_a + of_b);
    add_exact(sum, x_low * y_high, of_a + of_b + 27);
    add_exact(sum, x_high * y_low, of_a + of_b + 27);
    add_exact(sum, x_high * y_high, of_a + of_b + 54);
}

/* Take the carries: all words become less than 2^32. Returns the last one: -1 of a negative sum, otherwise 0. */
static inline int64_t take_carries(exact* sum)
{
    int64_t carry = 0;
    for (int i = 0; i < EXACT_WORDS; i++)
    {
        int64_t word = sum->words[i] + carry;
        carry = word >= 0 ? word >> 32 : -((-word + 0xffffffff) >> 32);
        sum->words[i] = word - carry * (INT64_C(1) << 32);
    }
    return carry;
}

/* Make a sum its magnitude. Returns whether it was negative. */
static inline bool settle_exact(exact* sum)
{
    bool negative = take_carries(sum) < 0;
    for (int i = 0; i < EXACT_WORDS && negative; i++)
    {
        sum->words[i] = -sum->words[i];
    }
    take_carries(sum);
    return negative;
}

/* The highest bit of a settled sum; -1: it is 0. */
static inline int find_highest_bit(const exact* sum)
{
    for (int i = EXACT_WORDS - 1; i >= 0; i--)
    {
        for (int bit = 31; bit >= 0 && sum->words[i]; bit--)
        {
            if (sum->words[i] >> bit & 1)
            {
                return 32 * i + bit;
            }
        }
    }
    return -1;
}

static inline bool has_bit(const exact* sum, int bit)
{
    return bit >= 0 && (sum->words[bit / 32] >> bit % 32 & 1);
}

static inline bool has_bits_below(const exact* sum, int end)
{
    for (int bit = 0; bit < end; bit++)
    {
        if (has_bit(sum, bit))
        {
            return true;
        }
    }
    return false;
}

/* A settled sum as a floating-point number of so many digits, whose least bit is 2^least or more: rounded to nearest
 * even. From 2^most on it is infinite. */
static inline double round_exact(const exact* sum, bool negative, int digits, int least, int most)
{
    int highest = find_highest_bit(sum);
    int low = highest + 1 - digits;
    low = low < least - EXACT_LOWEST ? least - EXACT_LOWEST : low;
    uint64_t integer = 0;
    for (int bit = highest; bit >= low; bit--)
    {
        integer = integer << 1 | has_bit(sum, bit);
    }
    bool half = has_bit(sum, low - 1), more = low > 1 && half && has_bits_below(sum, low - 1);
    integer += half && (more || (integer & 1)) ? 1 : 0;
    double rounded = ldexp((double)integer, low + EXACT_LOWEST);
    rounded = rounded >= ldexp(1.0, most) ? (double)INFINITY : rounded;
    return negative ? -rounded : rounded;
}

/* A settled sum as fraction * 2^*exponent, to some 60 bits. */
static inline double approximate_exact(const exact* sum, int* exponent)
{
    int highest = find_highest_bit(sum);
    double value = 0.0;
    *exponent = 0;
    if (highest >= 0)
    {
        int low = highest < 60 ? 0 : highest - 60;
        for (int bit = highest; bit >= low; bit--)
        {
            value = 2.0 * value + (has_bit(sum, bit) ? 1.0 : 0.0);
        }
        *exponent = low + EXACT_LOWEST;
    }
    return value;
}

#endif
