/* blocks.h - which operands may be in blocks, and that all that a desc says of them is whole blocks.
 *
 * Uses element.h, result.h. Must not know devices or kernels.
 */

#include "../base/element.h"
#include "../base/result.h"

/* Lines, and what lies between them, are whole blocks. */
static sk_result sk__check_lines_of_blocks(const sk_logger* logger, const char* name, const sk_matrix_desc* desc,
                                           uint32_t length, uint32_t leading_dimension)
{
    uint32_t count = sk__element_of(desc->type)->count;
    const char* word = sk_word(SK_WORDS_TYPE, desc->type);
    SK__REQUIRE(logger, length % count == 0, SK_ERROR_INVALID_VALUE,
                "%s has lines of %u elements, no multiple of the %u of a block of %s", name, length, count, word);
    SK__REQUIRE(logger, leading_dimension % count == 0, SK_ERROR_LEADING_DIMENSION,
                "%s.leading_dimension is %u, no multiple of the %u elements of a block of %s", name,
                leading_dimension, count, word);
    SK__REQUIRE(logger, desc->batch_stride % count == 0, SK_ERROR_INVALID_VALUE,
                "%s.batch_stride is %llu, no multiple of the %u elements of a block of %s", name,
                (unsigned long long)desc->batch_stride, count, word);
    return SK_SUCCESS;
}

/* Blocks are neighbours along k. */
static sk_result sk__check_order_of_blocks(const sk_logger* logger, const char* name, const sk_matrix_desc* matrix,
                                           sk_layout along_k)
{
    SK__REQUIRE(logger, !sk__is_in_blocks(matrix->type) || matrix->layout == along_k, SK_ERROR_INVALID_VALUE,
                "%s.type is %s, but %s.layout is %s: blocks lie along k, so it must be %s", name,
                sk_word(SK_WORDS_TYPE, matrix->type), name, sk_word(SK_WORDS_LAYOUT, matrix->layout),
                sk_word(SK_WORDS_LAYOUT, along_k));
    return SK_SUCCESS;
}

/* One of A and B may be in blocks. */
static sk_result sk__check_operands_in_blocks(const sk_logger* logger, const sk_gemm_desc* desc)
{
    SK__REQUIRE(logger, !sk__is_in_blocks(desc->a.type) || !sk__is_in_blocks(desc->b.type), SK_ERROR_NO_KERNEL,
                "a.type is %s and b.type is %s: no kernel multiplies two operands in blocks",
                sk_word(SK_WORDS_TYPE, desc->a.type), sk_word(SK_WORDS_TYPE, desc->b.type));
    sk_type other = sk__is_in_blocks(desc->a.type) ? desc->b.type : desc->a.type;
    bool has_blocks = sk__is_in_blocks(desc->a.type) || sk__is_in_blocks(desc->b.type);
    SK__REQUIRE(logger, !has_blocks || other == SK_TYPE_F16 || other == SK_TYPE_BF16 || other == SK_TYPE_F32,
                SK_ERROR_NO_KERNEL, "a.type is %s and b.type is %s: blocks are multiplied by f16, bf16 or f32",
                sk_word(SK_WORDS_TYPE, desc->a.type), sk_word(SK_WORDS_TYPE, desc->b.type));
    SK__TRY(sk__check_order_of_blocks(logger, "a", &desc->a, SK_LAYOUT_ROW_MAJOR));
    return sk__check_order_of_blocks(logger, "b", &desc->b, SK_LAYOUT_COL_MAJOR);
}
