/* What the device can do at most, measured: the roof that results are compared with. */
#ifndef LIMITS_H
#define LIMITS_H

#include "timing.h"

/* 0: could not be measured. */
typedef struct limits
{
    double fma;           /* f32 fused multiply-adds on registers, FLOP/s */
    double matrix;        /* cooperative matrices on registers, f16 inputs and f32 sums, FLOP/s */
    uint32_t fragment[3]; /* the size m x n x k that was fastest */
    double copy;          /* of memory, bytes read and written a second */
} limits;

/* The copy alone. */
double limits_measure_copy(const gpu* g, timing* t, uint32_t compute_units);

limits limits_measure(const gpu* g, timing* t, uint32_t compute_units);

/* The device's FLOP/s for some types. 0: unknown. */
static inline double limits_peak(const limits* l, const product_types* t)
{
    double matrix = t->input == SK_TYPE_F16 || t->input == SK_TYPE_BF16 ? l->matrix : 0.0;
    bool unknown = is_integer(t->input) || t->input == SK_TYPE_F64;
    return unknown ? 0.0 : matrix > l->fma ? matrix : l->fma;
}

#endif
