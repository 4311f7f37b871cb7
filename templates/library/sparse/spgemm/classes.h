/* spgemm/classes.h - replays how the rows of a product of two sparse matrices are dealt to classes.
 *
 * Uses spgemm/plan.h, spmm/segments.h. Must not know pipelines or command buffers.
 */

#include "plan.h"
#include "../spmm/segments.h"

/* The matrices as the host sees them. */
typedef struct sk__host_factors
{
    const uint32_t *a_offsets, *a_columns, *b_offsets;
} sk__host_factors;

/* Chunks of rows, as sparse_cut.comp makes them. */
typedef struct sk__host_chunks
{
    uint32_t cuts, chunks;
    uint64_t left; /* products that the last chunk has room for; it is open */
    bool is_open;
} sk__host_chunks;

/* Whether the next row, which has so many products, is in the last chunk. */
static bool sk__add_to_chunk(const sk_spgemm_plan* plan, uint64_t products, sk__host_chunks* chunks)
{
    chunks->is_open = chunks->is_open && products <= chunks->left;
    if (!chunks->is_open && chunks->cuts < SK__MOST_CUTS && chunks->chunks < plan->info.most_chunks)
    {
        ++chunks->cuts;
        chunks->is_open = products <= plan->info.most_products;
        chunks->chunks += chunks->is_open ? 1u : 0u;
        chunks->left = plan->info.most_products;
    }
    chunks->left -= chunks->is_open ? products : 0u;
    return chunks->is_open;
}

/* A row of C, as the host finds it. */
typedef struct sk__host_row
{
    uint32_t row, begin, end; /* nonzeros of A */
    uint32_t row_class;       /* or, from info.classes on, the chunk */
    uint64_t products;
} sk__host_row;

/* The row of B that a nonzero of A is multiplied by. */
static uint32_t sk__host_row_of_b(const sk_spgemm_plan* plan, const sk__host_factors* factors, uint32_t atom)
{
    return plan->problem.a_is_identity ? atom : factors->a_columns[atom];
}

/* What a list says of a row's products. */
static uint32_t sk__listed_on_host(uint64_t products)
{
    sk__wide wide = {(uint32_t)products, (uint32_t)(products >> 32)};
    return sk__listed_products(wide);
}

/* Rows come in order, as chunks do. */
static sk_result sk__find_host_row(const sk_spgemm_plan* plan, const sk__host_factors* factors, uint32_t row,
                                   sk__host_chunks* chunks, sk__host_row* found)
{
    bool is_identity = plan->problem.a_is_identity;
    memset(found, 0, sizeof *found);
    found->row = row;
    found->begin = is_identity ? row : factors->a_offsets[row];
    found->end = is_identity ? row + 1u : factors->a_offsets[row + 1u];
    for (uint32_t i = found->begin; i < found->end; ++i)
    {
        uint32_t k = sk__host_row_of_b(plan, factors, i);
        SK__REQUIRE(&plan->program.context->logger, k < plan->problem.inner, SK_ERROR_INVALID_VALUE,
                    "a_column_indices[%u] is %u, must be below k, which is %u", i, k, plan->problem.inner);
        found->products += factors->b_offsets[k + 1u] - factors->b_offsets[k];
    }
    found->row_class = sk__add_to_chunk(plan, found->products, chunks)
                           ? plan->info.classes + chunks->chunks - 1u
                           : sk__class_of(found->end - found->begin, sk__listed_on_host(found->products));
    return SK_SUCCESS;
}

static sk_result sk__check_factors(const sk_spgemm_plan* plan, const sk__host_factors* factors)
{
    const sk_logger* logger = &plan->program.context->logger;
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

STREAMK_API sk_result sk_list_spgemm_classes(const sk_spgemm_plan* plan, const uint32_t* a_row_offsets,
                                             const uint32_t* a_column_indices, const uint32_t* b_row_offsets,
                                             uint32_t* classes)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    const sk__host_factors factors = {a_row_offsets, a_column_indices, b_row_offsets};
    SK__REQUIRE(&plan->program.context->logger, classes, SK_ERROR_NULL_ARGUMENT, "classes is NULL");
    SK__TRY(sk__check_factors(plan, &factors));
    sk__host_chunks chunks;
    memset(&chunks, 0, sizeof chunks);
    for (uint32_t row = 0; row < plan->problem.rows; ++row)
    {
        sk__host_row found;
        SK__TRY(sk__find_host_row(plan, &factors, row, &chunks, &found));
        classes[row] = found.row_class;
    }
    return SK_SUCCESS;
}
