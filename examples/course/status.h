/* Exit codes of the programs, as their --help lists them. */
#ifndef COURSE_STATUS_H
#define COURSE_STATUS_H

#include "vulkan.h"

#include <stdio.h>

typedef enum status
{
    DONE = 0,
    FAILED = 1,   /* a wrong result, or Vulkan */
    BAD_INPUT = 2 /* words or files that cannot be used */
} status;

/* A wrong desc or argument is bad input. A feature that the device lacks is a failure. */
static inline status status_of(sk_result result)
{
    switch (result)
    {
    case SK_SUCCESS: return DONE;
    case SK_ERROR_INVALID_VALUE:
    case SK_ERROR_SPLITS:
    case SK_ERROR_TOO_LARGE:
    case SK_ERROR_WORKERS:
    case SK_ERROR_NO_KERNEL: return BAD_INPUT;
    default: return FAILED;
    }
}

/* Open a device and make a context for it. `g` must be closed in any case. */
static inline status open_context(gpu* g, const gpu_options* wanted, sk_context** context)
{
    if (!open_gpu(g, wanted))
        return g->is_unknown ? BAD_INPUT : FAILED;
    return create_gpu_context(g, context) == SK_SUCCESS ? DONE : FAILED;
}

/* For a program that measures what its words choose: nothing is bad input, after a sentence that says why. */
static inline status check_measured(const char* program, uint64_t count, const char* why)
{
    if (count == 0)
        fprintf(stderr, "%s: nothing was measured: %s\n", program, why);
    return count > 0 ? DONE : BAD_INPUT;
}

#endif
