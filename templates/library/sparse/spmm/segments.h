/* spmm/segments.h - replays a plan's schedule over the row offsets of a matrix.
 *
 * Uses spmm/plan.h. Must not know pipelines or command buffers.
 */

#include "plan.h"

/* Where segments go, as far as there is room. */
typedef struct sk__sparse_list
{
    sk_spmm_segment* segments;
    uint64_t room, count;
} sk__sparse_list;

static void sk__add_sparse_segment(sk__sparse_list* list, const sk_spmm_segment* segment)
{
    if (list->count < list->room)
    {
        list->segments[list->count] = *segment;
    }
    ++list->count;
}

static sk_spmm_segment sk__whole_row(sk__tiles tiles, uint32_t worker, uint32_t row)
{
    sk_spmm_segment segment = {worker,        row,       sk__tile_begin(tiles, row), sk__tile_end(tiles, row),
                               SK_ROLE_WHOLE, UINT32_MAX};
    return segment;
}

static void sk__list_strided(const sk_spmm_plan* plan, sk__tiles tiles, sk__sparse_list* list)
{
    for (uint32_t worker = 0; worker < plan->choice.workers; ++worker)
    {
        uint32_t count = sk__count_strided(tiles.tiles, plan->choice.workers, worker);
        for (uint32_t i = 0; i < count; ++i)
        {
            sk_spmm_segment segment = sk__whole_row(tiles, worker, worker + i * plan->choice.workers);
            sk__add_sparse_segment(list, &segment);
        }
    }
}

static void sk__list_neighbours(const sk_spmm_plan* plan, sk__tiles tiles, sk__sparse_list* list)
{
    sk__partition shares = sk__make_partition(tiles.tiles, plan->choice.workers, 0);
    for (uint32_t worker = 0; worker < shares.workers; ++worker)
    {
        uint32_t end = sk__partition_begin(shares, worker + 1u);
        for (uint32_t row = sk__partition_begin(shares, worker); row < end; ++row)
        {
            sk_spmm_segment segment = sk__whole_row(tiles, worker, row);
            sk__add_sparse_segment(list, &segment);
        }
    }
}

/* The segments between two points, as the kernel goes through them. */
static void sk__list_merged(sk__tiles tiles, uint32_t worker, uint32_t workers, sk__merge_point from,
                            sk__merge_point to, sk__sparse_list* list)
{
    bool begun = sk__cuts_tile(tiles, from);
    for (uint32_t row = from.tile; row < to.tile; ++row)
    {
        sk_spmm_segment segment = sk__whole_row(tiles, worker, row);
        if (begun && row == from.tile)
        {
            segment.begin = from.atom;
            segment.role = SK_ROLE_FINAL;
            segment.slot = worker;
        }
        sk__add_sparse_segment(list, &segment);
    }
    uint32_t begin = to.tile > from.tile ? sk__tile_begin(tiles, sk__min(to.tile, tiles.tiles)) : from.atom;
    if (begin < to.atom)
    {
        bool is_middle = begun && to.tile == from.tile;
        sk_spmm_segment segment = {
            worker, to.tile, begin, to.atom, is_middle ? SK_ROLE_MIDDLE : SK_ROLE_FIRST, workers + worker};
        sk__add_sparse_segment(list, &segment);
    }
}

static void sk__list_merge_path(const sk_spmm_plan* plan, sk__tiles tiles, sk__sparse_list* list)
{
    sk__partition shares = sk__make_merge_partition(tiles, plan->choice.workers);
    for (uint32_t worker = 0; worker < shares.workers; ++worker)
    {
        sk__merge_point from = sk__find_merge_point(tiles, sk__partition_begin(shares, worker));
        sk__merge_point to = sk__find_merge_point(tiles, sk__partition_begin(shares, worker + 1u));
        sk__list_merged(tiles, worker, plan->choice.workers, from, to, list);
    }
}

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
    switch (plan->choice.decomposition)
    {
    case SK_SPARSE_DECOMPOSITION_MERGE_PATH: sk__list_merge_path(plan, tiles, &list); break;
    case SK_SPARSE_DECOMPOSITION_ROW_BLOCKS: sk__list_neighbours(plan, tiles, &list); break;
    default: sk__list_strided(plan, tiles, &list); break;
    }
    bool is_short = segments && list.count > list.room;
    *count = is_short ? list.room : list.count;
    return is_short ? SK_INCOMPLETE : SK_SUCCESS;
}
