/* gate.h - two columns of B for each of D: how many B has then, and what such a product cannot have besides.
 *
 * Uses element.h, result.h. Must not know devices or kernels.
 */

#include "../base/element.h"
#include "../base/result.h"

/* Columns of B. */
static uint32_t sk__columns_of_b(const sk_gemm_desc* desc)
{
    return desc->gate ? 2u * desc->n : desc->n;
}

/* The first member of a desc that has no meaning beside a gate, or NULL. */
static const char* sk__ungated_member(const sk_gemm_desc* desc)
{
    return desc->epilogue       ? "epilogue"
           : desc->clamp        ? "clamp"
           : desc->add_residual ? "add_residual"
           : desc->triangle     ? "triangle"
           : desc->second       ? "second"
                                : NULL;
}

/* `name` is the desc's n. */
static sk_result sk__check_gated_n(const sk_logger* logger, const char* name, const sk_gemm_desc* desc)
{
    SK__REQUIRE(logger, !desc->gate || desc->n <= UINT32_MAX / 2u, SK_ERROR_TOO_LARGE,
                "gate is %s, but %s is %u: 32 bits do not count the 2 n columns of B",
                sk_word(SK_WORDS_GATE, desc->gate), name, desc->n);
    return SK_SUCCESS;
}

/* A gate multiplies in f32, two columns that B has. */
static sk_result sk__check_gate(const sk_logger* logger, const sk_gemm_desc* desc)
{
    const char *member = sk__ungated_member(desc), *word = sk_word(SK_WORDS_GATE, desc->gate);
    sk_type d = desc->d.type;
    bool is_float = d == SK_TYPE_F32 || d == SK_TYPE_F16 || d == SK_TYPE_BF16;
    if (!desc->gate)
    {
        return SK_SUCCESS;
    }
    SK__REQUIRE(logger, is_float, SK_ERROR_NO_KERNEL,
                "gate is %s, which computes in f32, but d.type is %s: only D of f32, f16 and bf16 takes it", word,
                sk_word(SK_WORDS_TYPE, d));
    SK__REQUIRE(logger, !member, SK_ERROR_INVALID_VALUE,
                "gate is %s, but %s is set: beside a gate D has scales, a bias and an activation alone", word,
                member);
    bool is_a_alone = sk__is_in_blocks(desc->a.type) && !sk__is_in_blocks(desc->b.type);
    SK__REQUIRE(logger, !is_a_alone, SK_ERROR_NO_KERNEL,
                "gate is %s, but a.type is %s: a gate takes pairs of columns of B, so blocks must be in B", word,
                sk_word(SK_WORDS_TYPE, desc->a.type));
    return sk__check_gated_n(logger, "n", desc);
}
