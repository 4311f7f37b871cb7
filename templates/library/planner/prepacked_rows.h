/* prepacked_rows.h - where rows of several problems have the matrices of a prepacked operand, and how they are judged.
 *
 * Uses pack.h, ../problem/ragged.h. Must not know how a kernel is chosen.
 */

#include "../problem/ragged.h"
#include "pack.h"

/* Where an array's problems have their matrices of a prepacked operand. */
static void sk__set_ragged_matrix(sk__ragged_arguments* ragged, bool is_a, const sk__copy* copy)
{
    uint32_t line = (uint32_t)copy->packed_leading_dimension, matrix = is_a ? SK__RAGGED_A : SK__RAGGED_B;
    uint64_t stride = copy->packed_batch_stride * copy->size;
    uint32_t shift = 16u * (matrix % 2u);
    ragged->leading_dimension_a = is_a ? line : ragged->leading_dimension_a;
    ragged->leading_dimension_b = is_a ? ragged->leading_dimension_b : line;
    ragged->strides[matrix] = (uint32_t)stride;
    ragged->strides_high[matrix / 2u] &= ~(0xffffu << shift);
    ragged->strides_high[matrix / 2u] |= (uint32_t)(stride >> 32) << shift;
}

/* Lets rows have the matrices of the chosen kernel's prepacked operand, and be judged by them. */
static void sk__take_prepacked(const sk__problem* problem, const sk__packing* packing, sk__grouped* grouped)
{
    sk__grouped_limits* limits = &grouped->limits;
    bool is_b = packing->prepacked_b, is_a_of_user = is_b == problem->exchanged;
    if (!packing->prepacked_a && !packing->prepacked_b)
    {
        return;
    }
    limits->prepacked = is_b ? SK__PREPACKED_B : SK__PREPACKED_A;
    limits->prepacked_arranged = packing->arranged != NULL;
    bool* along_k = is_b ? &limits->layouts.b_k_contiguous : &limits->layouts.a_k_contiguous;
    *along_k = *along_k || packing->arranged || (is_b ? packing->transpose_b : packing->transpose_a);
    if (grouped->ragged.flags)
    {
        sk__set_ragged_matrix(&grouped->ragged, is_a_of_user, is_b ? &packing->copy_b : &packing->copy_a);
    }
}
