/* The measured limits of the device, with which results are compared. */
#ifndef PARTS_TIMING_LIMITS_H
#define PARTS_TIMING_LIMITS_H

#include "timing.h"

/* Types of cooperative matrices. */
typedef enum matrix_kind
{
    MATRIX_F16, /* sums in f32 */
    MATRIX_BF16,
    MATRIX_F16_F16, /* sums in f16 */
    MATRIX_S8,      /* sums in s32; stands for u8 too */
    MATRIX_COUNT
} matrix_kind;

extern const char* const MATRIX_NAMES[MATRIX_COUNT];

typedef struct matrix_limit
{
    double rate;          /* on registers, FLOP/s */
    uint32_t fragment[3]; /* the size m x n x k that was fastest */
} matrix_limit;

/* A limit is 0 if it could not be measured, if the timing's tick stopped it, or if no type that is timed needs it. */
typedef struct limits
{
    double fma, fma_f64; /* fused multiply-adds on registers, FLOP/s: f32, f64 */
    matrix_limit matrix[MATRIX_COUNT];
    double copy; /* of memory, bytes read and written a second */
    double read; /* of memory, bytes a second that are only read */
} limits;

/* Measure the copy alone. */
double measure_copy_limit(const gpu* g, timing* t, uint32_t compute_units);

/* Measure reading alone. 0, after a sentence on stderr, if the device read something else than what is there. */
double measure_read_limit(const gpu* g, timing* t, uint32_t compute_units);

/* Measure the limits for f32 and f16, and those that `types` need: bit i stands for TYPES[i]. */
limits measure_limits(const gpu* g, timing* t, uint32_t compute_units, uint64_t types);

/* The cooperative matrices that multiply some types. MATRIX_COUNT: there are none. */
static inline matrix_kind find_matrix_kind(const product_types* t)
{
    switch ((int)t->input)
    {
    case SK_TYPE_E4M3:
    case SK_TYPE_E5M2: return MATRIX_F16; /* 8-bit floats are widened to f16 */
    case SK_TYPE_F16: return t->accumulator == SK_TYPE_F16 ? MATRIX_F16_F16 : MATRIX_F16;
    case SK_TYPE_BF16: return MATRIX_BF16;
    case SK_TYPE_S8:
    case SK_TYPE_U8: return MATRIX_S8;
    default: return MATRIX_COUNT;
    }
}

/* The highest of all rates. */
static inline double find_fastest_limit(const limits* l)
{
    double fastest = l->fma > l->fma_f64 ? l->fma : l->fma_f64;
    for (int i = 0; i < MATRIX_COUNT; i++)
        fastest = l->matrix[i].rate > fastest ? l->matrix[i].rate : fastest;
    return fastest;
}

/* The higher rate of memory, of a copy and of reading, bytes a second. 0: unknown. */
static inline double find_memory_rate(const limits* l)
{
    return l->read > l->copy ? l->read : l->copy;
}

/* The device's FLOP/s for some types. 0: unknown. */
static inline double find_peak(const limits* l, const product_types* t)
{
    matrix_kind kind = find_matrix_kind(t);
    double matrix = kind < MATRIX_COUNT ? l->matrix[kind].rate : 0.0;
    double fma = is_integer(t->input) ? 0.0 : component_of(t->input) == SK_TYPE_F64 ? l->fma_f64 : l->fma;
    return matrix > fma ? matrix : fma;
}

#endif
