/* What CSV files of the benchmark say of devices: rates of products by type, and the limits that were measured
 * beside. */
#ifndef RATES_H
#define RATES_H

#include "chart.h"

#include <stddef.h>

enum
{
    RATES_TYPES = 13
};

/* The products of a type on one device: intensity, FLOP for each byte of A, B and D moved once; TFLOP/s. */
typedef struct rates_of_type
{
    datum *ours, *theirs; /* plans that the planner chose; times that are laid over them */
    size_t our_count, their_count;
    float fma, matrix; /* limits, TFLOP/s; 0: not known */
    float copy, read;  /* of memory: bytes that a copy reads and writes, and that are only read, TB/s; 0: not known */
} rates_of_type;

typedef struct device_rates
{
    char* name;  /* the device's */
    char* title; /* its name, and that of its driver */
    rates_of_type types[RATES_TYPES];
} device_rates;

/* Zero-initialise; free with close_rates(). */
typedef struct rates
{
    device_rates* devices; /* in the order of the files; a device with two drivers counts twice */
    size_t count;
} rates;

/* Add the rows of a file that the planner chose. False after a sentence on stderr. */
bool add_rates(const char* path, rates* r);

/* Add the times of a file, of cublas.py or of the benchmark, that lie over those. They belong to the device that they
 * name, or to all if none of that name is there. False after a sentence on stderr. */
bool add_their_rates(const char* path, rates* r);

void close_rates(rates* r);

/* The benchmark's name of a type. */
const char* name_rates_type(int type);

/* The higher limit of memory, TB/s. */
float find_bandwidth(const rates_of_type* t);

#endif
