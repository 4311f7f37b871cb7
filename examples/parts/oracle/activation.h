/* What an activation makes of a number, in f64: the reference that results are compared with. */
#ifndef PARTS_ORACLE_ACTIVATION_H
#define PARTS_ORACLE_ACTIVATION_H

#ifndef VK_NO_PROTOTYPES
#define VK_NO_PROTOTYPES
#endif
#include "streamk.h"

#include <math.h>

/* Where nothing is left, that is 0 of minus infinity, too. */
static inline double share_of(double x, double share)
{
    return share == 0.0 ? 0.0 : x * share;
}

static inline double activation_of(sk_activation activation, double x)
{
    switch ((int)activation)
    {
    case SK_ACTIVATION_RELU: return x < 0.0 ? 0.0 : x;
    case SK_ACTIVATION_GELU_TANH:
        return share_of(x, 0.5 * (1.0 + tanh(0.79788456080286536 * (x + 0.044715 * x * x * x))));
    case SK_ACTIVATION_GELU_ERF: return share_of(x, 0.5 * erfc(-0.70710678118654752 * x));
    case SK_ACTIVATION_SILU: return share_of(x, 1.0 / (1.0 + exp(-x)));
    case SK_ACTIVATION_TANH: return tanh(x);
    default: return x;
    }
}

/* Whether a device may be off it by 2^-19 |x|. */
static inline bool is_smooth(sk_activation activation)
{
    return activation > SK_ACTIVATION_RELU;
}

#endif
