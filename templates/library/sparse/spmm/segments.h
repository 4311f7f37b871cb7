/* spmm/segments.h - replays a plan's schedule over the row offsets of a matrix.
 *
 * Uses spmm/plan.h. Must not know pipelines or command buffers.
 */

#include "plan.h"

static sk_result sk__check_offsets(const sk_logger* logger, const uint32_t* offsets, uint32_t rows, uint32_t nonzeros)
{
    SK__REQUIRE(logger, offsets[0] == 0, SK_ERROR_INVALID_VALUE, "row_offsets[0] is %u, must be 0", offsets[0]);
    for (uint32_t row = 0; row < rows; ++row)
    {
        SK__REQUIRE(logger, offsets[row] <= offsets[row + 1u], SK_ERROR_INVALID_VALUE,
                    "row_offsets[%u] is %u, must be at least row_offsets[%u], which is %u", row + 1u,
                    offsets[row + 1u], row, offsets[row]);
    }
    SK__REQUIRE(logger, offsets[rows] == nonzeros, SK_ERROR_INVALID_VALUE,
                "row_offsets[%u] is %u, must be the %u nonzero%s", rows, offsets[rows], nonzeros,
                sk__plural(nonzeros));
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_list_spmm_segments(const sk_spmm_plan* plan, const uint32_t* row_offsets, uint64_t* count,
                                            sk_spmm_segment* segments)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    SK__REQUIRE(&plan->program.context->logger, row_offsets, SK_ERROR_NULL_ARGUMENT, "row_offsets is NULL");
    SK__REQUIRE(&plan->program.context->logger, count, SK_ERROR_NULL_ARGUMENT, "count is NULL");
    SK__TRY(
        sk__check_offsets(&plan->program.context->logger, row_offsets, plan->problem.rows, plan->problem.nonzeros));
    sk__tiles tiles = {row_offsets, plan->problem.rows, plan->problem.nonzeros};
    sk__sparse_list list = {segments, segments ? *count : 0, 0};
    sk__sparse_strategy_of(plan->choice.decomposition)->list(&plan->choice, tiles, &list);
    bool is_short = segments && list.count > list.room;
    *count = is_short ? list.room : list.count;
    return is_short ? SK_INCOMPLETE : SK_SUCCESS;
}
