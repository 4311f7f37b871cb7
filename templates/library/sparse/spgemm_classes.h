/* sparse/spgemm_classes.h - replays how the rows of a product of two sparse matrices are dealt to classes.
 *
 * Uses sparse/spgemm_plan.h, sparse/segments.h. Must not know pipelines or command buffers.
 */

#include "spgemm_plan.h"
#include "segments.h"

/* The matrices as the host sees them. */
typedef struct sk__host_factors
{
    const uint32_t *a_offsets, *a_columns, *b_offsets;
} sk__host_factors;

static sk_result sk__find_row_class(const sk_spgemm_plan* plan, const sk__host_factors* factors, uint32_t row,
                                    uint32_t* row_class)
{
    bool is_identity = plan->problem.a_is_identity;
    uint32_t begin = is_identity ? row : factors->a_offsets[row];
    uint32_t end = is_identity ? row + 1u : factors->a_offsets[row + 1u], products = 0;
    for (uint32_t i = begin; i < end; ++i)
    {
        uint32_t k = is_identity ? i : factors->a_columns[i];
        SK__REQUIRE(&plan->context->logger, k < plan->problem.inner, SK_ERROR_INVALID_VALUE,
                    "a_column_indices[%u] is %u, must be below inner, which is %u", i, k, plan->problem.inner);
        products = sk__add_saturated(products, factors->b_offsets[k + 1u] - factors->b_offsets[k]);
    }
    *row_class = sk__class_of(end - begin, products);
    return SK_SUCCESS;
}

static sk_result sk__check_factors(const sk_spgemm_plan* plan, const sk__host_factors* factors)
{
    const sk_logger* logger = &plan->context->logger;
    const sk__spgemm_problem* problem = &plan->problem;
    if (!problem->a_is_identity)
    {
        SK__REQUIRE(logger, factors->a_offsets, SK_ERROR_NULL_ARGUMENT, "a_row_offsets is NULL");
        SK__REQUIRE(logger, factors->a_columns, SK_ERROR_NULL_ARGUMENT, "a_column_indices is NULL");
        SK__TRY(sk__check_offsets(logger, factors->a_offsets, problem->rows, problem->a_nonzeros));
    }
    SK__REQUIRE(logger, factors->b_offsets, SK_ERROR_NULL_ARGUMENT, "b_row_offsets is NULL");
    return sk__check_offsets(logger, factors->b_offsets, problem->inner, problem->b_nonzeros);
}

STREAMK_API sk_result sk_list_row_classes(const sk_spgemm_plan* plan, const uint32_t* a_row_offsets,
                                          const uint32_t* a_column_indices, const uint32_t* b_row_offsets,
                                          uint32_t* classes)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    const sk__host_factors factors = {a_row_offsets, a_column_indices, b_row_offsets};
    SK__REQUIRE(&plan->context->logger, classes, SK_ERROR_NULL_ARGUMENT, "classes is NULL");
    SK__TRY(sk__check_factors(plan, &factors));
    for (uint32_t row = 0; row < plan->problem.rows; ++row)
    {
        SK__TRY(sk__find_row_class(plan, &factors, row, &classes[row]));
    }
    return SK_SUCCESS;
}
