/* vectors.h - which layout a matrix of one row or column has, as both describe it.
 *
 * Uses result.h. Must not know devices or kernels.
 */

#include "../base/result.h"

enum
{
    SK__MOST_VECTOR = INT32_MAX / 16 /* elements of a line: of 16 bytes each they span less than 2^31 bytes */
};

/* Gives a matrix whose elements lie side by side in one row or column the layout that is wanted, if that describes it
 * as well. Others keep theirs. */
static void sk__prefer_layout(sk_matrix_desc* matrix, uint32_t rows, uint32_t columns, sk_layout wanted)
{
    uint32_t across = matrix->layout == SK_LAYOUT_ROW_MAJOR ? columns : rows; /* elements of a line */
    bool is_one = rows == 1 || columns == 1;
    bool fits = (uint64_t)rows * columns <= SK__MOST_VECTOR;
    if (is_one && across == 1 && fits && matrix->leading_dimension <= 1)
    {
        matrix->layout = wanted;
        matrix->leading_dimension = 0;
    }
}

/* A product with a vector is computed as one of few rows, since kernels read the other matrix along k then, and write
 * whole lines. So D of one column is column-major, where that is the same memory, and D of one row is row-major. A and
 * B have k contiguous. */
static sk_gemm_desc sk__as_few_rows(const sk_gemm_desc* desc)
{
    sk_gemm_desc made = *desc;
    sk_layout wanted = desc->n == 1 ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    if ((desc->m == 1) == (desc->n == 1) || desc->second)
    {
        return made;
    }
    sk__prefer_layout(&made.d, desc->m, desc->n, wanted);
    sk__prefer_layout(&made.c, desc->m, desc->n, made.d.layout);
    sk__prefer_layout(&made.residual, desc->m, desc->n, made.d.layout);
    sk__prefer_layout(&made.a, desc->m, desc->k, SK_LAYOUT_ROW_MAJOR);
    sk__prefer_layout(&made.b, desc->k, desc->n, SK_LAYOUT_COL_MAJOR);
    return made;
}
