/* The types that products are timed with, and the words for them. */
#ifndef PARTS_MATRICES_TYPES_H
#define PARTS_MATRICES_TYPES_H

#include "course/vulkan.h"

#include <stdbool.h>

enum
{
    TYPES_COUNT = 41
};

typedef struct product_types
{
    const char* name;
    sk_type input, accumulator, output; /* of A and B, or of A alone; of sums; of D */

    /* Of the integers that results are verified on: see operands.h. */
    int most;      /* the largest integer that A and B may hold */
    double exact;  /* sums and D hold all integers up to this */
    double factor; /* what A is multiplied by; for f64 it has more digits than f32 holds */

    sk_type weights; /* of B, if it is in blocks; otherwise 0, which is f32 */
} product_types;

extern const product_types TYPES[TYPES_COUNT]; /* in the order in which they are timed */

/* The type of B. */
sk_type weights_of(const product_types* t);

/* The type of A (0) or B (1). */
sk_type type_of_operand(const product_types* t, unsigned operand);

/* The type of A and B that kernels know: that to which A in blocks is decoded. */
sk_type multiplied_as(const product_types* t);

/* Whether a kernel multiplies these A and B to these sums. */
bool has_operands(const product_types* t, const sk_kernel_info* kernel);

/* Whether a kernel multiplies these types. */
bool has_types(const product_types* t, const sk_kernel_info* kernel);

#endif
