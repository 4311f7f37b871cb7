/* blocks.h - which operands may be in blocks, which of two is decoded, whether f32 beside one is rounded, and that all
 * that a desc says of them is whole blocks.
 *
 * Uses element.h, result.h. Must not know devices or kernels.
 */

#include "../base/element.h"
#include "../base/result.h"

static bool sk__are_both_in_blocks(const sk_gemm_desc* desc)
{
    return sk__is_in_blocks(desc->a.type) && sk__is_in_blocks(desc->b.type);
}

/* Of two operands in blocks one is decoded before the product, and kernels may read the other. Whether that one is B:
 * the one that is prepacked, or that the desc packs; the other would not suit a triangle; or it has fewer elements. A
 * gate takes pairs of columns of a B in blocks. With batch_invariant m must not tell. */
static bool sk__decodes_b(const sk_gemm_desc* desc)
{
    bool packs_one = desc->packing == SK_PACKING_A || desc->packing == SK_PACKING_B;
    uint64_t count = desc->batch_count ? desc->batch_count : 1u;
    uint64_t of_a = desc->m * (desc->a.shared ? 1u : count), of_b = desc->n * (desc->b.shared ? 1u : count);
    return desc->gate                                                   ? false
           : (desc->a.prepacked == NULL) != (desc->b.prepacked == NULL) ? desc->b.prepacked != NULL
           : packs_one                                                  ? desc->packing == SK_PACKING_B
           : desc->triangle                                             ? desc->d.layout == SK_LAYOUT_COL_MAJOR
                                                                        : !desc->batch_invariant && of_b < of_a;
}

/* Whether one operand is in blocks and the other is f32, which the desc lets be rounded to a type of 16 bits. */
static bool sk__rounds_other(const sk_gemm_desc* desc)
{
    sk_type other = sk__is_in_blocks(desc->a.type) ? desc->b.type : desc->a.type;
    bool has_one = sk__is_in_blocks(desc->a.type) != sk__is_in_blocks(desc->b.type);
    return has_one && other == SK_TYPE_F32 && (desc->multiplied == SK_TYPE_F16 || desc->multiplied == SK_TYPE_BF16);
}

/* Whether A is the operand whose blocks kernels may read. */
static bool sk__may_read_blocks_of_a(const sk_gemm_desc* desc)
{
    return sk__is_in_blocks(desc->a.type) && (!sk__is_in_blocks(desc->b.type) || sk__decodes_b(desc));
}

/* The type of both operands as they are multiplied, but for blocks that a kernel reads. */
static sk_type sk__multiplied_type(const sk_gemm_desc* desc)
{
    sk_type of_two = desc->multiplied ? desc->multiplied : desc->d.type;
    return sk__are_both_in_blocks(desc)     ? of_two
           : sk__rounds_other(desc)         ? desc->multiplied
           : sk__is_in_blocks(desc->a.type) ? desc->b.type
                                            : desc->a.type;
}

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

/* Beside blocks f16 and bf16 are multiplied as they are. */
static sk_result sk__check_rounded(const sk_logger* logger, const sk_gemm_desc* desc)
{
    bool a_in_blocks = sk__is_in_blocks(desc->a.type), b_in_blocks = sk__is_in_blocks(desc->b.type);
    sk_type other = a_in_blocks ? desc->b.type : desc->a.type;
    bool is_half = other == SK_TYPE_F16 || other == SK_TYPE_BF16;
    const char* name = a_in_blocks ? "b" : "a";
    SK__REQUIRE(
        logger, a_in_blocks == b_in_blocks || !is_half || !desc->multiplied, SK_ERROR_INVALID_VALUE,
        "multiplied is %s, but %s.type is %s, which is multiplied as it is: leave multiplied 0, or give %s.type f32",
        sk_word(SK_WORDS_TYPE, desc->multiplied), name, sk_word(SK_WORDS_TYPE, other), name);
    return SK_SUCCESS;
}

/* Refuses a desc with a copy of another type, where none can be made; and such a type in another desc. */
static sk_result sk__check_multiplied(const sk_logger* logger, const sk_gemm_desc* desc)
{
    const char *a = sk_word(SK_WORDS_TYPE, desc->a.type), *b = sk_word(SK_WORDS_TYPE, desc->b.type);
    bool both = sk__are_both_in_blocks(desc), rounds = sk__rounds_other(desc);
    SK__TRY(sk__check_rounded(logger, desc));
    SK__REQUIRE(
        logger, both || rounds || !desc->multiplied, SK_ERROR_INVALID_VALUE,
        "multiplied is %s, but a.type is %s and b.type is %s: it is said of two operands in blocks, or is f16 "
        "or bf16 where one is in blocks and the other is f32",
        sk_word(SK_WORDS_TYPE, desc->multiplied), a, b);
    SK__REQUIRE(
        logger, !rounds || !desc->pointers, SK_ERROR_NO_KERNEL,
        "multiplied is %s, but a.type is %s and b.type is %s, so one of them is rounded, but matrices that lie "
        "anywhere cannot be",
        sk_word(SK_WORDS_TYPE, desc->multiplied), a, b);
    SK__REQUIRE(logger, !both || !desc->pointers, SK_ERROR_NO_KERNEL,
                "a.type is %s and b.type is %s, so one of them is decoded, but matrices that lie anywhere cannot be",
                a, b);
    return SK_SUCCESS;
}

/* One of A and B may be in blocks, or both. */
static sk_result sk__check_operands_in_blocks(const sk_logger* logger, const sk_gemm_desc* desc)
{
    SK__TRY(sk__check_multiplied(logger, desc));
    sk_type other = sk__multiplied_type(desc);
    bool has_blocks = sk__is_in_blocks(desc->a.type) || sk__is_in_blocks(desc->b.type);
    bool is_served = other == SK_TYPE_F16 || other == SK_TYPE_BF16 || other == SK_TYPE_F32;
    SK__REQUIRE(
        logger, is_served || !sk__are_both_in_blocks(desc), SK_ERROR_NO_KERNEL,
        "a.type is %s and b.type is %s, which would be multiplied as %s: blocks are decoded to f16, bf16 or f32; "
        "multiplied tells which",
        sk_word(SK_WORDS_TYPE, desc->a.type), sk_word(SK_WORDS_TYPE, desc->b.type), sk_word(SK_WORDS_TYPE, other));
    SK__REQUIRE(logger, !has_blocks || is_served, SK_ERROR_NO_KERNEL,
                "a.type is %s and b.type is %s: blocks are multiplied by f16, bf16 or f32",
                sk_word(SK_WORDS_TYPE, desc->a.type), sk_word(SK_WORDS_TYPE, desc->b.type));
    SK__TRY(sk__check_order_of_blocks(logger, "a", &desc->a, SK_LAYOUT_ROW_MAJOR));
    return sk__check_order_of_blocks(logger, "b", &desc->b, SK_LAYOUT_COL_MAJOR);
}
