/* lines.h - what a desc says of stacked lines that lie anywhere in their matrices: checked, and how they are copied.
 *
 * Uses problem.h, ../../shared/ragged.h. Must not know devices, kernels or addresses. All is in the user's order: A and
 * B are not exchanged.
 */

#include "problem.h"
#include "../../shared/lines_arguments.h"
#include "../../shared/ragged.h"

/* A copy of lines to where they are stacked, or from there. */
typedef struct sk__line_copy
{
    bool is_made;
    uint32_t size;                              /* of an element, bytes */
    uint32_t length;                            /* of a line, elements, as are: */
    uint32_t leading_dimension, stacked_stride; /* of the user's matrix, and of the stack: whole 16 bytes */
    VkDeviceSize begin;                         /* bytes from the workspace's start to the stack */
} sk__line_copy;

/* Lines of A or B, and of D, that are copied by indices. */
typedef struct sk__lines
{
    bool assigned;
    uint32_t most; /* that are stacked; 0: none is copied */
    sk__line_copy gather, scatter;
    VkDeviceSize order, ends; /* bytes from the workspace's start, if assigned */
} sk__lines;

static bool sk__copies_lines(const sk_grouped_gemm_desc* desc)
{
    return desc->gathers || desc->scatters || desc->assigned;
}

/* Of assigned lines nobody knows the order: parts of the epilogue cannot differ from line to line. */
static sk_result sk__check_assigned(const sk_logger* logger, const sk_grouped_gemm_desc* desc)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    bool of_m = desc->ragged == SK_RAGGED_M;
    bool bias = gemm->bias == (of_m ? SK_BIAS_ALONG_M : SK_BIAS_ALONG_N);
    SK__REQUIRE(logger, !desc->assigned || (!bias && !(of_m ? gemm->scale_m : gemm->scale_n) && !gemm->add_residual),
                SK_ERROR_INVALID_VALUE,
                "assigned is set, but gemm has a bias along %s, scale_%s or add_residual: the lines' order is the "
                "device's",
                sk_word(SK_WORDS_RAGGED, desc->ragged), sk_word(SK_WORDS_RAGGED, desc->ragged));
    return SK_SUCCESS;
}

static sk_result sk__check_line_layout(const sk_logger* logger, const sk_grouped_gemm_desc* desc, const char* name,
                                       const sk_matrix_desc* matrix)
{
    bool of_m = desc->ragged == SK_RAGGED_M;
    SK__REQUIRE(logger, matrix->layout == (of_m ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR), SK_ERROR_INVALID_VALUE,
                "gemm.%s is %s-major, but its lines that are copied are %s", name, of_m ? "column" : "row",
                of_m ? "rows" : "columns");
    return SK_SUCCESS;
}

static sk_result sk__check_lines(const sk_logger* logger, const sk_grouped_gemm_desc* desc)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    bool stacks = desc->ragged == SK_RAGGED_M || desc->ragged == SK_RAGGED_N;
    SK__REQUIRE(logger, sk__copies_lines(desc) == (desc->most_lines > 0), SK_ERROR_INVALID_VALUE,
                "most_lines is %u, but must be 0 unless gathers, scatters or assigned is set, and above 0 if one is",
                desc->most_lines);
    SK__REQUIRE(logger, !sk__copies_lines(desc) || (stacks && !desc->masked), SK_ERROR_INVALID_VALUE,
                "gathers, scatters or assigned is set, but no lines are stacked: ragged is %s%s",
                sk_word(SK_WORDS_RAGGED, desc->ragged), desc->masked ? ", masked" : "");
    SK__TRY(sk__check_assigned(logger, desc));
    if (desc->gathers || desc->assigned)
    {
        bool of_m = desc->ragged == SK_RAGGED_M;
        SK__TRY(sk__check_line_layout(logger, desc, of_m ? "a" : "b", of_m ? &gemm->a : &gemm->b));
    }
    return desc->scatters || desc->assigned ? sk__check_line_layout(logger, desc, "d", &gemm->d) : SK_SUCCESS;
}

/* Resolves a copy; the leading dimension becomes the stack's. */
static sk_result sk__make_line_copy(const sk_logger* logger, const sk_grouped_gemm_desc* desc, uint32_t length,
                                    uint32_t size, uint32_t* leading_dimension, sk__line_copy* copy)
{
    const uint64_t most = UINT64_C(1) << 48; /* bytes: more than any device has */
    uint64_t bytes = ((uint64_t)length * size + 15u) / 16u * 16u;
    SK__REQUIRE(logger, bytes <= UINT32_MAX && desc->most_lines * bytes <= most, SK_ERROR_TOO_LARGE,
                "most_lines is %u: so many copied lines of %llu bytes are above 2^48 bytes, or a line is above 2^32",
                desc->most_lines, (unsigned long long)bytes);
    copy->is_made = true;
    copy->size = size;
    copy->length = length;
    copy->leading_dimension = *leading_dimension;
    copy->stacked_stride = *leading_dimension = (uint32_t)(bytes / size);
    return SK_SUCCESS;
}

/* Says how lines are copied, and that the problems of the array lie in stacks. */
static sk_result sk__make_lines(const sk_logger* logger, const sk_grouped_gemm_desc* desc, const sk__problem* problem,
                                sk__ragged_arguments* ragged, sk__lines* lines)
{
    memset(lines, 0, sizeof *lines);
    lines->most = desc->most_lines;
    lines->assigned = desc->assigned;
    bool of_m = desc->ragged == SK_RAGGED_M;
    ragged->flags |= lines->most > 0 ? SK__RAGGED_COPIED : 0u;
    if (desc->gathers || desc->assigned)
    {
        SK__TRY(sk__make_line_copy(logger, desc, desc->gemm.k, sk__element_of(problem->input)->size,
                                   of_m ? &ragged->leading_dimension_a : &ragged->leading_dimension_b,
                                   &lines->gather));
    }
    if (desc->scatters || desc->assigned)
    {
        SK__TRY(sk__make_line_copy(logger, desc, of_m ? desc->gemm.n : desc->gemm.m,
                                   sk__element_of(problem->output)->size, &ragged->leading_dimension_d,
                                   &lines->scatter));
    }
    return SK_SUCCESS;
}

/* Bytes of a stack. */
static VkDeviceSize sk__stack_size(const sk__lines* lines, const sk__line_copy* copy)
{
    return copy->is_made ? (VkDeviceSize)lines->most * copy->stacked_stride * copy->size : 0;
}
