/* Multiplies integers on the device, and compares every element with the CPU's. */
#ifndef SELFTEST_H
#define SELFTEST_H

#include "course/vulkan.h"

typedef struct selftest
{
    uint32_t products;  /* that were multiplied and compared */
    uint32_t types;     /* pairs of types of A and D that plans choose kernels for */
    uint32_t wrong;     /* products with a wrong element */
    uint32_t planned;   /* plans whose pipelines had to be made, */
    double first_use;   /* seconds that all of them took, */
    double slowest;     /* and the slowest */
    const char* failed; /* the step that failed, so that the test ended; NULL: none */
    char first[1024];   /* the plan of the first wrong product, or of the one that failed */
} selftest;

/* Multiplies until so many seconds have passed, once at least: each pair of types in turn, then all by other
 * decompositions. */
selftest run_selftest(const gpu* g, sk_context* context, double seconds);

#endif
