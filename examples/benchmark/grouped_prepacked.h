/* Experts whose B are prepacked: the products of the group's table, with each B where sk_pack() wrote it. */
#ifndef GROUPED_PREPACKED_H
#define GROUPED_PREPACKED_H

#include "grouped_operands.h"

/* Make the plan that packs all B of the group's used experts, and the plan that multiplies by them. Both are the
 * caller's. */
bool make_prepacked_plans(sk_context* context, const group* g, const product_types* types, packed_experts* packed,
                          sk_plan** plan);

/* Make memory for prepacked B of all sets, and the table of their problems. */
bool place_prepacked(grouped_operands* o, const packed_experts* packed);

/* Prepack all B as they are. */
bool pack_experts(const grouped_operands* o);

sk_grouped_gemm_args make_prepacked_args(const grouped_operands* o, uint64_t repetition);

#endif
