/* exchange.h - whether D' = B' A' is computed in place of D = A B, and which layout a vector has, as both describe it.
 *
 * Uses accuracy.h, blocks.h, gate.h, prepacked.h. Must not know devices or kernels.
 */

#include "accuracy.h"
#include "blocks.h"
#include "gate.h"
#include "prepacked.h"

enum
{
    SK__FEW = 32,                    /* rows or columns of D at most */
    SK__FEWER = 8,                   /* so many times as large are the other extents, at least */
    SK__MOST_VECTOR = INT32_MAX / 16 /* elements of a line: of 16 bytes each they span less than 2^31 bytes */
};

/* Gives a matrix whose elements lie side by side in one row or column the layout that is wanted, if that describes it
 * as well. Others keep theirs, and so do prepacked ones, whose order must not depend on the other operand. */
static void sk__prefer_layout(sk_matrix_desc* matrix, uint32_t rows, uint32_t columns, sk_layout wanted)
{
    uint32_t across = matrix->layout == SK_LAYOUT_ROW_MAJOR ? columns : rows; /* elements of a line */
    bool is_one = rows == 1 || columns == 1;
    bool fits = (uint64_t)rows * columns <= SK__MOST_VECTOR;
    if (is_one && across == 1 && fits && matrix->leading_dimension <= 1 && !matrix->prepacked)
    {
        matrix->layout = wanted;
        matrix->leading_dimension = 0;
    }
}

/* Whether a product mostly reads the matrix of `many` times k elements. Kernels for few rows read it once, if it is
 * their B: the desc's B, or A' if it is exchanged. On an H100 they take 0.45 to 0.9 of the time of others. With 48
 * rows, or where the other of A and B, or D, is not small beside it, they are slower. No square D, so no triangle, has
 * few. */
static bool sk__is_few(uint32_t few, uint32_t many, uint32_t k)
{
    return few <= SK__FEW && few <= many / SK__FEWER && few <= k / SK__FEWER && many > 0;
}

/* The side of the multiplication that an operand was prepacked for in the order of registers: 1 is the kernel's A, 2
 * its B. 0: it may be either. */
static uint32_t sk__side_of(const sk_matrix_desc* matrix)
{
    const sk_pack_header* header = matrix->prepacked;
    return sk__is_full_header(header) && header->order == SK_PACK_ORDER_ARRANGED ? header->side : 0u;
}

/* Whether A and B are exchanged: the D or D' that a kernel computes has few rows where one of them has, and is
 * row-major otherwise. An operand in blocks is the kernel's B, or of two the one that is not decoded first. One that is
 * prepacked for a side has that. A gate pairs the kernel's columns. The m, n and k are those of `largest`. */
static bool sk__is_exchanged(const sk_gemm_desc* desc, const sk_gemm_desc* largest)
{
    uint32_t m = largest->m, n = largest->n, k = largest->k;
    if (desc->gate)
    {
        return false;
    }
    if (sk__is_in_blocks(desc->a.type) || sk__is_in_blocks(desc->b.type))
    {
        return sk__may_read_blocks_of_a(desc);
    }
    if (sk__is_narrow(desc)) /* its products are exchanged by themselves */
    {
        return desc->d.layout == SK_LAYOUT_COL_MAJOR;
    }
    uint32_t a = sk__side_of(&desc->a), b = sk__side_of(&desc->b);
    if (a || b)
    {
        return a ? a == 2u : b == 1u;
    }
    if (desc->batch_invariant) /* m must not tell */
    {
        return desc->d.layout == SK_LAYOUT_COL_MAJOR;
    }
    return sk__is_few(n, m, k) || (!sk__is_few(m, n, k) && desc->d.layout == SK_LAYOUT_COL_MAJOR);
}

/* A product with a vector is computed as one of few rows. It reads A and B along k, where they are vectors, and writes
 * whole lines. So D of one column is column-major, where that is the same memory, and D of one row is row-major. */
static sk_gemm_desc sk__as_few_rows(const sk_gemm_desc* desc)
{
    sk_gemm_desc made = *desc;
    sk_layout wanted = desc->n == 1 ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    bool is_fixed = desc->second || sk__is_narrow(desc) || desc->batch_invariant;
    is_fixed = is_fixed || (desc->gate && desc->n == 1);
    if ((desc->m == 1) == (desc->n == 1) || is_fixed)
    {
        return made;
    }
    sk__prefer_layout(&made.d, desc->m, desc->n, wanted);
    sk__prefer_layout(&made.c, desc->m, desc->n, made.d.layout);
    sk__prefer_layout(&made.residual, desc->m, desc->n, made.d.layout);
    sk__prefer_layout(&made.a, desc->m, desc->k, SK_LAYOUT_ROW_MAJOR);
    sk__prefer_layout(&made.b, desc->k, sk__columns_of_b(desc), SK_LAYOUT_COL_MAJOR);
    return made;
}
