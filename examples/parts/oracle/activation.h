/* What an activation makes of a number, in f64: the reference that results are compared with. */
#ifndef PARTS_ORACLE_ACTIVATION_H
#define PARTS_ORACLE_ACTIVATION_H

#ifndef VK_NO_PROTOTYPES
#define VK_NO_PROTOTYPES
#endif
#include "streamk.h"

#include <math.h>

static inline double activation_of(sk_activation activation, double x)
{
    if (x == -INFINITY && activation != SK_ACTIVATION_NONE)
        return 0.0;
    switch ((int)activation)
    {
    case SK_ACTIVATION_RELU: return x < 0.0 ? 0.0 : x;
    case SK_ACTIVATION_GELU_TANH: return 0.5 * x * (1.0 + tanh(0.79788456080286536 * (x + 0.044715 * x * x * x)));
    case SK_ACTIVATION_GELU_ERF: return 0.5 * x * erfc(-0.70710678118654752 * x);
    case SK_ACTIVATION_SILU: return x / (1.0 + exp(-x));
    default: return x;
    }
}

#endif
