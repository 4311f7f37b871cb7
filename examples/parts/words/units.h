/* Units in which rates are printed. The larger unit is for a trillion operations a second and more. */
#ifndef PARTS_WORDS_UNITS_H
#define PARTS_WORDS_UNITS_H

typedef struct rate_unit
{
    double size; /* operations a second */
    const char* flops;
} rate_unit;

/* The unit for a rate of FLOP/s, and for the numbers beside it. */
static inline rate_unit unit_of(double rate)
{
    return rate < 1e12 ? (rate_unit){1e9, "GFLOP/s"} : (rate_unit){1e12, "TFLOP/s"};
}

#endif
