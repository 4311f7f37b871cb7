/* Experts whose tokens' rows are assigned to them on the device, gathered and scattered, instead of problems in a
 * table: the same products in the same memory, as the rows happen to lie in order. Experts without tokens come last,
 * since B has nothing of them. */
#ifndef GROUPED_LINES_H
#define GROUPED_LINES_H

#include "grouped_operands.h"

/* Whether a group is of experts whose B lie behind one another. */
bool has_lines(const group* g, const product_types* types);

sk_grouped_gemm_desc describe_lines(const group* g, const product_types* types);

/* Write the arrays of the current group, if it has lines. */
bool place_lines(grouped_operands* o);

sk_grouped_gemm_args make_lines_args(const grouped_operands* o, uint64_t repetition);

#endif
