/* The types that products are timed with, by the words for them. */
#ifndef TYPES_H
#define TYPES_H

#include "../common/vulkan.h"

#include <stdbool.h>

enum
{
    TYPES_COUNT = 11
};

typedef struct product_types
{
    const char* name;
    sk_type input, accumulator, output; /* of A and B; of sums; of D */

    /* What operands.h makes integers for verification of. */
    int most;      /* the largest that A and B have */
    double exact;  /* sums and D hold all integers up to it */
    double factor; /* of A: what f32 has no digits for */
} product_types;

extern const product_types TYPES[TYPES_COUNT]; /* in the order in which they are timed */

/* Whether a kernel multiplies them. */
bool has_types(const product_types* t, const sk_kernel_info* kernel);

#endif
