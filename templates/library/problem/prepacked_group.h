/* prepacked_group.h - a prepacked operand of several problems: which may be, and how many matrices it has.
 *
 * Uses problem.h. Must not know devices, kernels or decompositions. All problems have matrices of the desc's extents,
 * one behind the other.
 */

#include "problem.h"

/* The operand of a desc that is prepacked, or NULL. */
static const sk_matrix_desc* sk__prepacked_of_group(const sk_grouped_gemm_desc* desc)
{
    return desc->gemm.a.prepacked ? &desc->gemm.a : desc->gemm.b.prepacked ? &desc->gemm.b : NULL;
}

/* Refuses expected problems whose prepacked operand has other extents than the desc's. */
static sk_result sk__check_expected_extents(const sk_logger* logger, const sk_grouped_gemm_desc* desc, bool is_a)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    uint32_t rows = is_a ? gemm->m : gemm->n;
    for (uint32_t i = 0; desc->problems && i < desc->problem_count; ++i)
    {
        const sk_problem* problem = &desc->problems[i];
        uint32_t own = is_a ? problem->m : problem->n;
        bool is_empty = problem->m == 0 || problem->n == 0 || problem->k == 0;
        SK__REQUIRE(logger, is_empty || (own == rows && problem->k == gemm->k), SK_ERROR_INVALID_VALUE,
                    "problems[%u] has %s %u and k %u, but the prepacked %s has %u and %u, as all problems have then",
                    i, is_a ? "m" : "n", own, problem->k, is_a ? "a" : "b", rows, gemm->k);
    }
    return SK_SUCCESS;
}

/* Refuses a prepacked operand whose matrices differ in their extents. */
static sk_result sk__check_prepacked_of_group(const sk_logger* logger, const sk_grouped_gemm_desc* desc)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    const sk_matrix_desc* operand = sk__prepacked_of_group(desc);
    bool is_a = operand == &gemm->a;
    const char *name = is_a ? "a" : "b", *rows = is_a ? "m" : "n";
    sk_ragged other = is_a ? SK_RAGGED_N : SK_RAGGED_M;
    if (!operand)
    {
        return SK_SUCCESS;
    }
    SK__REQUIRE(logger, !gemm->a.prepacked || !gemm->b.prepacked, SK_ERROR_INVALID_VALUE,
                "gemm.a.prepacked and gemm.b.prepacked are set: of several problems one operand can be prepacked");
    sk_type type = is_a ? gemm->b.type : gemm->a.type;
    SK__REQUIRE(
        logger, sk__is_in_blocks(operand->type) || !sk__is_in_blocks(type), SK_ERROR_NO_KERNEL,
        "gemm.%s.prepacked is set, but gemm.%s.type is %s: beside blocks of several problems nothing is packed", name,
        is_a ? "b" : "a", sk_word(SK_WORDS_TYPE, type));
    SK__REQUIRE(logger, desc->ragged == SK_RAGGED_NONE || desc->ragged == other, SK_ERROR_INVALID_VALUE,
                "gemm.%s.prepacked is set, but ragged is %s: its matrices would differ in their extents", name,
                sk_word(SK_WORDS_RAGGED, desc->ragged));
    SK__REQUIRE(logger, (is_a ? gemm->m : gemm->n) && gemm->k, SK_ERROR_INVALID_VALUE,
                "gemm.%s.prepacked is set, but gemm.%s is 0: a header tells both %s and k of all problems", name,
                gemm->k ? rows : "k", rows);
    const sk_pack_header* header = operand->prepacked;
    SK__REQUIRE(logger, !sk__is_full_header(header) || header->batch_count > 0, SK_ERROR_INVALID_VALUE,
                "gemm.%s.prepacked has batch_count 0", name);
    return sk__check_expected_extents(logger, desc, is_a);
}

/* Matrices of a prepacked operand. Problems of a table may have any of those that a header tells. */
static uint32_t sk__count_prepacked(const sk_grouped_gemm_desc* desc, const sk_matrix_desc* operand)
{
    bool is_told = sk__is_full_header(operand->prepacked) && desc->ragged == SK_RAGGED_NONE;
    return operand->shared ? 1u : is_told ? operand->prepacked->batch_count : desc->most_problems;
}

/* Resolves the matrices that a prepacked operand is made from, as those of a batch. */
static sk_result sk__resolve_prepacked_of_group(const sk_logger* logger, const sk_grouped_gemm_desc* desc,
                                                sk__problem* problem)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    const sk_matrix_desc* operand = sk__prepacked_of_group(desc);
    bool is_a = operand == &gemm->a;
    if (!operand)
    {
        return SK_SUCCESS;
    }
    sk__matrix* matrix = is_a != problem->exchanged ? &problem->a : &problem->b;
    uint32_t rows = is_a ? gemm->m : gemm->k, columns = is_a ? gemm->k : sk__columns_of_b(gemm);
    matrix->matrices = sk__count_prepacked(desc, operand);
    return sk__resolve_matrix(logger, matrix->name, operand, rows, columns, matrix->matrices, matrix);
}
