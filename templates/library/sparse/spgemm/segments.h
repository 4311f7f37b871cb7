/* spgemm/segments.h - replays which products of two sparse matrices each worker computes.
 *
 * Uses spgemm/narrow.h. Must not know pipelines or command buffers.
 */

#include "narrow.h"

typedef struct sk__spgemm_replay
{
    const sk_spgemm_plan* plan;
    sk__host_factors factors;
    const uint32_t* b_columns;
    bool is_b_sorted, is_sampled, is_b_uneven;
    uint32_t sample[SK__SAMPLE];              /* of B's columns, sorted */
    uint32_t share;                           /* products; a long row of more is split */
    uint32_t chunk_products[SK__MOST_CHUNKS]; /* of all rows */
    uint32_t listed[SK__SPGEMM_CLASSES];      /* rows of each class that came before */
    uint32_t chunk, place;                    /* of the next product in a chunk */
    sk_spgemm_segment* segments;              /* as far as there is room */
    uint64_t room, count;
} sk__spgemm_replay;

static void sk__add_spgemm_segment(sk__spgemm_replay* replay, const sk_spgemm_segment* segment)
{
    if (replay->count < replay->room)
    {
        replay->segments[replay->count] = *segment;
    }
    ++replay->count;
}

/* All products of a row, for a worker that is left to name. */
static sk_spgemm_segment sk__whole_row_of_c(const sk__spgemm_replay* replay, const sk__host_row* row)
{
    sk_spgemm_segment segment;
    segment.row = row->row;
    segment.row_class = row->row_class;
    segment.lanes = sk__lanes_of_row(replay->plan, row->row_class);
    segment.worker = UINT32_MAX;
    segment.first_column = 0;
    segment.end_column = replay->plan->problem.columns;
    segment.begin = 0;
    segment.end = row->products;
    return segment;
}

/* Short rows are dealt round robin. */
static void sk__list_short_row(sk__spgemm_replay* replay, const sk__host_row* row)
{
    sk_spgemm_segment segment = sk__whole_row_of_c(replay, row);
    uint32_t teams = replay->plan->workgroups[row->row_class] * ((uint32_t)SK__SPARSE_INVOCATIONS / segment.lanes);
    segment.worker = replay->listed[row->row_class]++ % teams;
    sk__add_spgemm_segment(replay, &segment);
}

/* A workgroup has consecutive runs of the chunk. */
static void sk__list_chunk_row(sk__spgemm_replay* replay, const sk__host_row* row)
{
    uint32_t chunk = row->row_class - replay->plan->info.classes;
    uint32_t runs = sk__divide_up(replay->chunk_products[chunk], SK__RUN_PRODUCTS);
    sk__partition shares = sk__make_partition(runs, replay->plan->run_workgroups, 0);
    replay->place = chunk == replay->chunk ? replay->place : 0;
    replay->chunk = chunk;
    sk_spgemm_segment segment = sk__whole_row_of_c(replay, row);
    for (uint64_t all = row->products; segment.begin < all; segment.begin = segment.end)
    {
        segment.worker = sk__partition_worker(shares, replay->place / SK__RUN_PRODUCTS);
        uint32_t share_end = sk__partition_begin(shares, segment.worker + 1u) * SK__RUN_PRODUCTS;
        uint64_t left = all - segment.begin;
        uint32_t own = sk__min(sk__listed_on_host(left), share_end - replay->place);
        segment.end = segment.begin + own;
        replay->place += own;
        sk__add_spgemm_segment(replay, &segment);
    }
}

/* Products of a row in columns [first, end), if rows of B are sorted. */
static uint64_t sk__count_in_columns(const sk__spgemm_replay* replay, const sk__host_row* row, uint32_t first,
                                     uint32_t end)
{
    uint64_t products = 0;
    for (uint32_t i = row->begin; i < row->end; ++i)
    {
        uint32_t k = sk__host_row_of_b(replay->plan, &replay->factors, i), begin = replay->factors.b_offsets[k];
        uint32_t length = replay->factors.b_offsets[k + 1u] - begin;
        products += sk__count_below(replay->b_columns + begin, length, end) -
                    sk__count_below(replay->b_columns + begin, length, first);
    }
    return products;
}

static int sk__compare_columns(const void* column, const void* other)
{
    uint32_t left = *(const uint32_t*)column, right = *(const uint32_t*)other;
    return left < right ? -1 : left > right;
}

/* A row is split, so B has nonzeros. */
static void sk__sort_sample(sk__spgemm_replay* replay)
{
    const sk__spgemm_problem* problem = &replay->plan->problem;
    uint32_t* sample = replay->sample;
    for (uint32_t i = 0; i < SK__SAMPLE; ++i)
    {
        sample[i] = i % 2u == 0u ? sk__sampled_part(problem->columns, i)
                                 : replay->b_columns[sk__sampled_nonzero(i, problem->b_nonzeros)];
    }
    qsort(sample, SK__SAMPLE, sizeof *sample, sk__compare_columns);
    for (uint32_t i = 0, end = 0; i < SK__SAMPLE; ++i)
    {
        end = sk__max(end, i);
        while (end < SK__SAMPLE && sk__is_near(sample[end], sample[i], problem->columns))
        {
            ++end;
        }
        replay->is_b_uneven = replay->is_b_uneven || sk__is_crowded(end - i);
    }
    replay->is_sampled = true;
}

/* The first column of one of several parts. */
static uint32_t sk__begin_of_part(const sk__spgemm_replay* replay, uint32_t parts, uint32_t part)
{
    return replay->is_b_uneven && part > 0 && part < parts
               ? replay->sample[sk__share_begin(SK__SAMPLE, parts, part)]
               : sk__share_begin(replay->plan->problem.columns, parts, part);
}

static void sk__list_split_row(sk__spgemm_replay* replay, const sk__host_row* row)
{
    uint32_t columns = replay->plan->problem.columns;
    if (!replay->is_sampled)
    {
        sk__sort_sample(replay);
    }
    uint32_t parts =
        sk__count_row_parts(row->end - row->begin, sk__listed_on_host(row->products), replay->share, columns,
                            SK__SPARSE_INVOCATIONS * SK__LONG_SLOTS_OF_LANE, replay->is_b_uneven);
    parts = replay->is_b_sorted ? parts : 1u;
    for (uint32_t part = 0; part < parts; ++part)
    {
        sk_spgemm_segment segment = sk__whole_row_of_c(replay, row);
        segment.first_column = sk__begin_of_part(replay, parts, part);
        segment.end_column = sk__begin_of_part(replay, parts, part + 1u);
        if (parts > 1u)
        {
            segment.end = sk__count_in_columns(replay, row, segment.first_column, segment.end_column);
        }
        sk__add_spgemm_segment(replay, &segment);
    }
}

/* A workgroup computes a long row that is not split, or a subgroup if it is narrow: those are dealt round robin. */
static void sk__list_long_row(sk__spgemm_replay* replay, const sk__host_row* row)
{
    sk_spgemm_segment segment = sk__whole_row_of_c(replay, row);
    uint32_t place = replay->listed[row->row_class]++;
    if (sk__is_row_narrow(replay->plan, &replay->factors, replay->b_columns, row))
    {
        segment.lanes = replay->plan->info.narrow_lanes;
        uint32_t teams = (uint32_t)SK__SPARSE_INVOCATIONS / segment.lanes;
        segment.worker = place % (replay->plan->info.narrow_workgroups * teams);
    }
    sk__add_spgemm_segment(replay, &segment);
}

/* Lists a row if it is split, or if it is not. Nobody computes one without products. */
static void sk__list_row_of_c(sk__spgemm_replay* replay, const sk__host_row* row, bool splits)
{
    bool is_long = row->row_class == SK__SHORT_CLASSES;
    bool is_split = is_long && sk__listed_on_host(row->products) > replay->share;
    if (is_split && splits)
    {
        sk__list_split_row(replay, row);
    }
    else if (splits || is_split || row->products == 0)
    {
        return;
    }
    else if (is_long)
    {
        sk__list_long_row(replay, row);
    }
    else if (row->row_class < SK__SHORT_CLASSES)
    {
        sk__list_short_row(replay, row);
    }
    else
    {
        sk__list_chunk_row(replay, row);
    }
}

static void sk__list_rows_of_c(sk__spgemm_replay* replay, bool splits)
{
    sk__host_chunks chunks;
    sk__host_row row;
    memset(&chunks, 0, sizeof chunks);
    for (uint32_t i = 0; i < replay->plan->problem.rows; ++i)
    {
        if (sk__find_host_row(replay->plan, &replay->factors, i, &chunks, &row) == SK_SUCCESS)
        {
            sk__list_row_of_c(replay, &row, splits);
        }
    }
}

/* What is known before rows are listed. */
static sk_result sk__count_replayed_products(sk__spgemm_replay* replay)
{
    sk__host_chunks chunks;
    sk__host_row row;
    uint64_t all = 0;
    memset(&chunks, 0, sizeof chunks);
    for (uint32_t i = 0; i < replay->plan->problem.rows; ++i)
    {
        SK__TRY(sk__find_host_row(replay->plan, &replay->factors, i, &chunks, &row));
        all += row.products;
        if (row.row_class >= replay->plan->info.classes)
        {
            replay->chunk_products[row.row_class - replay->plan->info.classes] += (uint32_t)row.products;
        }
    }
    sk__wide wide = {(uint32_t)all, (uint32_t)(all >> 32)};
    replay->share = sk__products_of_share(wide);
    return SK_SUCCESS;
}

/* Checks the columns of B, and finds out whether each row has them in order. */
static sk_result sk__check_columns_of_b(sk__spgemm_replay* replay)
{
    const sk__spgemm_problem* problem = &replay->plan->problem;
    replay->is_b_sorted = true;
    for (uint32_t row = 0; row < problem->inner; ++row)
    {
        uint32_t begin = replay->factors.b_offsets[row], end = replay->factors.b_offsets[row + 1u];
        for (uint32_t i = begin; i < end; ++i)
        {
            uint32_t column = replay->b_columns[i];
            SK__REQUIRE(&replay->plan->program.context->logger, column < problem->columns, SK_ERROR_INVALID_VALUE,
                        "b_column_indices[%u] is %u, must be below n, which is %u", i, column, problem->columns);
            replay->is_b_sorted = replay->is_b_sorted && (i == begin || replay->b_columns[i - 1u] <= column);
        }
    }
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_list_spgemm_segments(const sk_spgemm_plan* plan, const uint32_t* a_row_offsets,
                                              const uint32_t* a_column_indices, const uint32_t* b_row_offsets,
                                              const uint32_t* b_column_indices, uint64_t* count,
                                              sk_spgemm_segment* segments)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    sk__spgemm_replay replay;
    memset(&replay, 0, sizeof replay);
    replay.plan = plan;
    replay.factors.a_offsets = a_row_offsets;
    replay.factors.a_columns = a_column_indices;
    replay.factors.b_offsets = b_row_offsets;
    replay.b_columns = b_column_indices;
    SK__REQUIRE(&plan->program.context->logger, count, SK_ERROR_NULL_ARGUMENT, "count is NULL");
    SK__REQUIRE(&plan->program.context->logger, b_column_indices, SK_ERROR_NULL_ARGUMENT, "b_column_indices is NULL");
    SK__TRY(sk__check_factors(plan, &replay.factors));
    SK__TRY(sk__check_columns_of_b(&replay));
    SK__TRY(sk__count_replayed_products(&replay));
    replay.segments = segments;
    replay.room = segments ? *count : 0;
    sk__list_rows_of_c(&replay, true);
    sk__list_rows_of_c(&replay, false);
    bool is_short = segments && replay.count > replay.room;
    *count = is_short ? replay.room : replay.count;
    return is_short ? SK_INCOMPLETE : SK_SUCCESS;
}
