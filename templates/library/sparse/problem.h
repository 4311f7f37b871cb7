/* sparse/problem.h - a desc of a product with a sparse matrix, checked, with its defaults filled in.
 *
 * Uses sparse/kernels.h, element.h. Must not know decompositions.
 */

#include "kernels.h"
#include "../base/element.h"

/* A dense matrix as memory sees it: `lines` contiguous runs of `length` elements. */
typedef struct sk__dense
{
    const char* name;
    bool transposed; /* column-major */
    uint32_t lines, length, leading_dimension;
} sk__dense;

/* Bytes of a line that an invocation loads or stores at once: a run. */
#define SK__RUN_SIZE 16u

static uint32_t sk__run_length(sk_type type)
{
    return SK__RUN_SIZE / sk__element_of(type)->size;
}

/* Whether a matrix, row-major or column-major as asked for, is in runs if its address is a multiple of their size. */
static bool sk__has_runs(const sk__dense* dense, bool transposed, sk_type type)
{
    uint32_t length = sk__run_length(type);
    return dense->transposed == transposed && dense->length % length == 0 && dense->leading_dimension % length == 0;
}

typedef struct sk__sparse_problem
{
    uint32_t kernel; /* index */
    uint32_t rows, columns, nonzeros, n;
    sk_storage storage;
    sk_type type;
    bool linear;
    sk__dense b, c, d;
} sk__sparse_problem;

static sk_result sk__resolve_dense(const sk_logger* logger, const char* name, const sk_dense_desc* desc,
                                   uint32_t rows, uint32_t columns, sk__dense* dense)
{
    SK__REQUIRE(logger, (uint32_t)desc->layout <= SK_LAYOUT_COL_MAJOR, SK_ERROR_INVALID_VALUE,
                "%s.layout is %d, which is not an sk_layout", name, (int)desc->layout);
    dense->name = name;
    dense->transposed = desc->layout == SK_LAYOUT_COL_MAJOR;
    dense->lines = dense->transposed ? columns : rows;
    dense->length = dense->transposed ? rows : columns;
    dense->leading_dimension = desc->leading_dimension ? desc->leading_dimension : dense->length;
    SK__REQUIRE(logger, dense->leading_dimension >= dense->length, SK_ERROR_LEADING_DIMENSION,
                "%s.leading_dimension is %u, must be at least its %u %s%s", name, dense->leading_dimension,
                dense->length, dense->transposed ? "row" : "column", sk__plural(dense->length));
    return SK_SUCCESS;
}

/* Finds the kernel of a type that the device can run. */
static sk_result sk__find_sparse_kernel(const sk_context* context, sk_type type, uint32_t* found)
{
    const sk_logger* logger = &context->logger;
    uint32_t index = 0;
    while (index < sk__sparse_kernel_count() && sk__sparse_kernel_at(index)->type != type)
    {
        ++index;
    }
    SK__REQUIRE(logger, index < sk__sparse_kernel_count(), SK_ERROR_NO_KERNEL,
                "type is %s, of which no sparse matrices are multiplied", sk_word(SK_WORDS_TYPE, type));
    uint32_t missing = sk__sparse_kernel_at(index)->features & ~context->device.features;
    SK__REQUIRE(logger, !missing, SK_ERROR_MISSING_FEATURE,
                "sparse matrices of %s need %s, which the device was not created with", sk_word(SK_WORDS_TYPE, type),
                sk__feature_name(missing));
    *found = index;
    return SK_SUCCESS;
}

static sk_result sk__check_sparse_extents(const sk_logger* logger, const sk_spmm_desc* desc)
{
    SK__REQUIRE(logger, desc->nonzeros < UINT32_MAX - desc->m, SK_ERROR_TOO_LARGE,
                "m and nonzeros are %u and %u, must add up to less than 4294967295", desc->m, desc->nonzeros);
    SK__REQUIRE(logger, desc->nonzeros == 0 || (desc->m > 0 && desc->k > 0), SK_ERROR_INVALID_VALUE,
                "nonzeros is %u, but the sparse matrix is %u x %u", desc->nonzeros, desc->m, desc->k);
    SK__REQUIRE(logger, desc->longest_row <= desc->nonzeros, SK_ERROR_INVALID_VALUE,
                "longest_row is %u, must be at most the %u nonzero%s", desc->longest_row, desc->nonzeros,
                sk__plural(desc->nonzeros));
    SK__REQUIRE(logger, (uint32_t)desc->storage <= SK_STORAGE_COO, SK_ERROR_INVALID_VALUE,
                "storage is %d, which is not an sk_storage", (int)desc->storage);
    SK__REQUIRE(logger, (uint32_t)desc->epilogue <= SK_EPILOGUE_LINEAR, SK_ERROR_INVALID_VALUE,
                "epilogue is %d, which is not an sk_epilogue", (int)desc->epilogue);
    return SK_SUCCESS;
}

static sk_result sk__resolve_sparse(const sk_context* context, const sk_spmm_desc* desc, sk__sparse_problem* problem)
{
    const sk_logger* logger = &context->logger;
    SK__TRY(sk__check_sparse_extents(logger, desc));
    SK__TRY(sk__find_sparse_kernel(context, desc->type, &problem->kernel));
    problem->rows = desc->m;
    problem->columns = desc->k;
    problem->nonzeros = desc->nonzeros;
    problem->n = desc->n;
    problem->storage = desc->storage;
    problem->type = desc->type;
    problem->linear = desc->epilogue == SK_EPILOGUE_LINEAR;
    SK__TRY(sk__resolve_dense(logger, "b", &desc->b, desc->k, desc->n, &problem->b));
    SK__TRY(sk__resolve_dense(logger, "c", &desc->c, desc->m, desc->n, &problem->c));
    return sk__resolve_dense(logger, "d", &desc->d, desc->m, desc->n, &problem->d);
}
