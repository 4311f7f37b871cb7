/* ragged.h - what a desc says of problems that an array tells: checked, and as the device is told it.
 *
 * Uses grouped.h. Must not know devices, kernels or addresses. All is in the user's order: A and B are not exchanged.
 */

#include "grouped.h"

/* A matrix of the desc, as its rows and columns are named. */
typedef struct sk__ragged_matrix
{
    const char* name;
    const sk_matrix_desc* desc;
    sk_ragged rows, columns; /* the extents that they are */
    uint32_t* leading_dimension;
    uint32_t number; /* of its stride */
} sk__ragged_matrix;

static uint32_t sk__ragged_bound(const sk_gemm_desc* desc, sk_ragged extent)
{
    return extent == SK_RAGGED_M ? desc->m : extent == SK_RAGGED_N ? desc->n : desc->k;
}

/* The same of a matrix's rows or columns: with a gate, B has two columns for each of D. */
static uint32_t sk__ragged_extent_of(const sk_gemm_desc* desc, const sk__ragged_matrix* matrix, sk_ragged extent)
{
    bool pairs = extent == SK_RAGGED_N && matrix->number == SK__RAGGED_B;
    return pairs ? sk__columns_of_b(desc) : sk__ragged_bound(desc, extent);
}

/* The extents that are the same for all must be known, and so must one that says how far problems lie apart. */
static sk_result sk__check_ragged(const sk_logger* logger, const sk_grouped_gemm_desc* desc)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    SK__REQUIRE(logger, desc->ragged != SK_RAGGED_NONE || !desc->masked, SK_ERROR_INVALID_VALUE,
                "masked is set, but ragged is none");
    if (desc->ragged == SK_RAGGED_NONE)
    {
        return SK_SUCCESS;
    }
    SK__REQUIRE(logger, !desc->addresses, SK_ERROR_INVALID_VALUE,
                "addresses is set, but problems that an array tells have none");
    for (int i = SK_RAGGED_M; i <= SK_RAGGED_K; ++i)
    {
        bool may_be_any = (sk_ragged)i == desc->ragged && !desc->masked;
        SK__REQUIRE(logger, may_be_any || sk__ragged_bound(gemm, (sk_ragged)i), SK_ERROR_INVALID_VALUE,
                    "gemm.%s is 0, but only %s may be any%s", sk_word(SK_WORDS_RAGGED, (uint32_t)i),
                    sk_word(SK_WORDS_RAGGED, desc->ragged), desc->masked ? ", up to a bound" : "");
    }
    return SK_SUCCESS;
}

/* Resolves the leading dimension. What is stacked along its lines has lines longer than any problem's. */
static sk_result sk__resolve_ragged_lines(const sk_logger* logger, const sk_grouped_gemm_desc* desc,
                                          const sk__ragged_matrix* matrix)
{
    const sk_matrix_desc* own = matrix->desc;
    sk_ragged along = own->layout == SK_LAYOUT_ROW_MAJOR ? matrix->columns : matrix->rows;
    bool stacked = along == desc->ragged && !desc->masked;
    uint32_t length = stacked ? 0u : sk__ragged_extent_of(&desc->gemm, matrix, along);
    SK__REQUIRE(logger, !stacked || own->leading_dimension > 0, SK_ERROR_LEADING_DIMENSION,
                "gemm.%s.leading_dimension is 0, but problems that are stacked along %s share its lines",
                matrix->name, sk_word(SK_WORDS_RAGGED, along));
    *matrix->leading_dimension = own->leading_dimension ? own->leading_dimension : length;
    SK__REQUIRE(logger, *matrix->leading_dimension >= length, SK_ERROR_LEADING_DIMENSION,
                "gemm.%s.leading_dimension is %u, must be at least %u", matrix->name, *matrix->leading_dimension,
                length);
    return SK_SUCCESS;
}

/* Resolves how far problems lie apart in a matrix that is not stacked. */
static sk_result sk__resolve_ragged_stride(const sk_logger* logger, const sk_grouped_gemm_desc* desc,
                                           const sk__ragged_matrix* matrix, const sk__element* element,
                                           sk__ragged_arguments* ragged)
{
    const sk_matrix_desc* own = matrix->desc;
    bool stacked = !desc->masked && (matrix->rows == desc->ragged || matrix->columns == desc->ragged);
    SK__REQUIRE(logger, !own->shared || !stacked, SK_ERROR_INVALID_VALUE,
                "gemm.%s is shared, but problems are stacked in it", matrix->name);
    SK__REQUIRE(logger, own->batch_stride == 0 || !(own->shared || stacked), SK_ERROR_INVALID_VALUE,
                "gemm.%s.batch_stride is %llu, must be 0 where problems share or stack the matrix", matrix->name,
                (unsigned long long)own->batch_stride);
    sk_ragged across = own->layout == SK_LAYOUT_ROW_MAJOR ? matrix->rows : matrix->columns;
    uint64_t packed = (uint64_t)*matrix->leading_dimension * sk__ragged_extent_of(&desc->gemm, matrix, across);
    uint64_t stride = own->shared || stacked ? 0 : own->batch_stride ? own->batch_stride : packed;
    uint64_t most = ((UINT64_C(1) << 48) - 1u) / desc->most_problems, size = sk__run_size(element, stride);
    SK__REQUIRE(logger, sk__run_fits(element, stride, most), SK_ERROR_TOO_LARGE,
                "gemm.%s.batch_stride is %s%llu elements: %u matrices would span 2^48 bytes or more", matrix->name,
                sk__default_of(own->batch_stride), (unsigned long long)stride, desc->most_problems);
    ragged->strides[matrix->number] = (uint32_t)size;
    ragged->strides_high[matrix->number / 2u] |= (uint32_t)(size >> 32) << 16u * (matrix->number % 2u);
    return SK_SUCCESS;
}

static sk_result sk__resolve_ragged_matrices(const sk_logger* logger, const sk_grouped_gemm_desc* desc,
                                             const sk__problem* problem, sk__ragged_arguments* ragged)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    const sk__ragged_matrix matrices[] = {
        {"a", &gemm->a, SK_RAGGED_M, SK_RAGGED_K, &ragged->leading_dimension_a, SK__RAGGED_A},
        {"b", &gemm->b, SK_RAGGED_K, SK_RAGGED_N, &ragged->leading_dimension_b, SK__RAGGED_B},
        {"d", &gemm->d, SK_RAGGED_M, SK_RAGGED_N, &ragged->leading_dimension_d, SK__RAGGED_D},
        {"c", &gemm->c, SK_RAGGED_M, SK_RAGGED_N, &ragged->leading_dimension_c, SK__RAGGED_C},
        {"residual", &gemm->residual, SK_RAGGED_M, SK_RAGGED_N, &ragged->leading_dimension_residual,
         SK__RAGGED_RESIDUAL}};
    const bool is_read[] = {true, true, true, gemm->epilogue == SK_EPILOGUE_LINEAR, gemm->add_residual};
    for (uint32_t i = 0; i < sizeof matrices / sizeof *matrices; ++i)
    {
        const sk__element* element = sk__element_of(i < 2 ? matrices[i].desc->type : problem->output);
        if (is_read[i])
        {
            SK__TRY(sk__resolve_ragged_lines(logger, desc, &matrices[i]));
            SK__TRY(sk__resolve_ragged_stride(logger, desc, &matrices[i], element, ragged));
        }
    }
    return SK_SUCCESS;
}

static uint32_t sk__ragged_flags(const sk_grouped_gemm_desc* desc, const sk__problem* problem)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    uint32_t flags = (uint32_t)desc->ragged | (desc->masked ? SK__RAGGED_MASKED : 0u);
    flags |= gemm->bias == SK_BIAS_ALONG_N ? SK__RAGGED_BIAS_N : 0u;
    flags |= gemm->gate ? SK__RAGGED_GATED : 0u;
    flags |= gemm->a.layout == SK_LAYOUT_ROW_MAJOR ? 0u : SK__RAGGED_A_COLUMNS;
    flags |= gemm->b.layout == SK_LAYOUT_ROW_MAJOR ? 0u : SK__RAGGED_B_COLUMNS;
    flags |= gemm->c.layout == SK_LAYOUT_ROW_MAJOR ? 0u : SK__RAGGED_C_COLUMNS;
    flags |= gemm->d.layout == SK_LAYOUT_ROW_MAJOR ? 0u : SK__RAGGED_D_COLUMNS;
    flags |= gemm->residual.layout == SK_LAYOUT_ROW_MAJOR ? 0u : SK__RAGGED_RESIDUAL_COLUMNS;
    return flags | (sk__element_of(problem->input)->size - 1u) << SK__RAGGED_INPUT |
           (sk__element_of(problem->output)->size - 1u) << SK__RAGGED_OUTPUT;
}

/* What ragged.comp is pushed, but for addresses, alpha and beta. Nothing if no array tells the problems. */
static sk_result sk__make_ragged_arguments(const sk_logger* logger, const sk_grouped_gemm_desc* desc,
                                           const sk__problem* problem, sk__ragged_arguments* ragged)
{
    memset(ragged, 0, sizeof *ragged);
    if (desc->ragged == SK_RAGGED_NONE)
    {
        return SK_SUCCESS;
    }
    ragged->flags = sk__ragged_flags(desc, problem);
    ragged->most_problems = desc->most_problems;
    ragged->m = desc->gemm.m;
    ragged->n = desc->gemm.n;
    ragged->k = desc->gemm.k;
    return sk__resolve_ragged_matrices(logger, desc, problem, ragged);
}
