/* What a value of D is, and how far a device may be off it. */
#ifndef PARTS_ORACLE_EXACT_H
#define PARTS_ORACLE_EXACT_H

#include "verify.h"

/* A part of a number, and the sizes of all that was added up in it. */
typedef struct exact
{
    double value, size;
} exact;

/* What the bound of a product depends on. */
typedef struct tolerance
{
    sk_type type; /* of D */
    sk_activation activation;
    double per_sum, flushed; /* the bound is per_sum * size + flushed, before D is rounded */
    double largest;          /* number of the type of sums */
    bool is_integer;         /* D: exact modulo 2^32 */
} tolerance;

tolerance find_tolerance(const npy_matrix operands[OPERAND_COUNT], const formula* f);

/* From the `parts` sums of an element, the element: of real numbers only d[0]. */
void finish_element(const npy_matrix operands[OPERAND_COUNT], const formula* f, size_t batch, size_t row,
                    size_t column, exact d[2]);

/* The same of an element that a gate makes of the sums of two columns. */
void finish_pair(const npy_matrix operands[OPERAND_COUNT], const formula* f, const tolerance* t, size_t batch,
                 size_t row, size_t column, exact d[2]);

/* The size of a number of a type. That of a subnormal one is such that its terms may be missing: a device may take it
 * for 0. */
double find_size(const tolerance* t, sk_type type, double value);

/* The error of a value as a share of its bound. Infinite: it is wrong. */
double judge_value(const tolerance* t, double value, exact d);

#endif
