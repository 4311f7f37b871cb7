/* segments.h - replays a plan on the host: what every worker computes, in its order.
 *
 * Uses cut.h. Must not know command buffers.
 */

#include "cut.h"

static sk_role sk__role_of(sk__segment segment)
{
    if (sk__is_whole(segment))
    {
        return SK_ROLE_WHOLE;
    }
    return segment.k_begin == 0                         ? SK_ROLE_FIRST
           : segment.k_end == segment.tile.k_iterations ? SK_ROLE_FINAL
                                                        : SK_ROLE_MIDDLE;
}

/* Where a tile of an m x n D lies, as the user sees it. A tile beyond D's edges covers nothing. */
static void sk__describe_position(const sk_plan* plan, const sk__kernel* kernel, uint32_t m, uint32_t n,
                                  sk__tile_position position, sk_segment* described)
{
    uint32_t row = position.row * kernel->tile_m;
    uint32_t column = position.column * kernel->tile_n;
    described->batch = position.batch;
    uint32_t rows = sk__min(kernel->tile_m, m - sk__min(row, m));
    uint32_t columns = sk__min(kernel->tile_n, n - sk__min(column, n));
    bool exchanged = plan->problem.exchanged;
    described->m = exchanged ? column : row;
    described->n = exchanged ? row : column;
    described->rows = exchanged ? columns : rows;
    described->columns = exchanged ? rows : columns;
    if (plan->problem.epilogue.gated)
    {
        described->n /= 2u;
        described->columns /= 2u;
    }
}

static sk__tile_position sk__locate_tile(const sk_plan* plan, const sk__kernel* kernel, uint32_t tile)
{
    const sk__arguments* arguments = &plan->arguments;
    uint32_t triangle = plan->problem.epilogue.triangle;
    sk__problem_arguments problem = arguments->problem;
    if (triangle)
    {
        bool upper = triangle == SK__TRIANGLE_UPPER;
        return sk__locate_in_triangle(
            sk__make_triangle_map(*arguments, problem, kernel->tile_m, kernel->tile_n, upper), tile);
    }
    return sk__locate_in_rectangle(sk__make_tile_map(*arguments, problem, kernel->tile_m, kernel->tile_n), tile);
}

/* Where a tile of the only problem lies. */
static void sk__describe_tile(const sk_plan* plan, sk__tile tile, sk_segment* described)
{
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    described->problem = 0;
    sk__describe_position(plan, kernel, plan->problem.m, plan->problem.n, sk__locate_tile(plan, kernel, tile.number),
                          described);
}

/* Where a tile of one of several problems lies. */
static void sk__describe_grouped_tile(const sk_plan* plan, sk__tile tile, sk_segment* described)
{
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    const sk__grouped* grouped = &plan->grouped;
    const sk__problem_row* row = &grouped->rows[tile.problem];
    sk__grouped_arguments arguments;
    sk__problem_arguments problem;
    memset(&arguments, 0, sizeof arguments);
    memset(&problem, 0, sizeof problem);
    arguments.raster_width = plan->choice.raster_width;
    arguments.order = sk__grouped_order(plan);
    problem.m = row->m;
    problem.n = grouped->limits.layouts.columns * row->n;
    uint32_t in_row = tile.number - sk__first_tile(plan->schedule.space, tile.row).number;
    uint32_t tiles = sk__measure_row(*row, grouped->limits).tiles, in_problem = in_row % tiles;
    described->problem = tile.problem + in_row / tiles;
    uint32_t triangle = plan->problem.epilogue.triangle;
    sk__tile_position position =
        triangle ? sk__locate_in_triangle(sk__make_grouped_triangle(arguments, problem, kernel->tile_m,
                                                                    kernel->tile_n, triangle == SK__TRIANGLE_UPPER),
                                          in_problem)
                 : sk__locate_in_rectangle(sk__make_grouped_map(arguments, problem, kernel->tile_m, kernel->tile_n),
                                           in_problem);
    sk__describe_position(plan, kernel, problem.m, problem.n, position, described);
}

static sk_segment sk__describe_segment(const sk_plan* plan, uint32_t worker, sk__segment segment)
{
    sk_segment described;
    bool grouped = plan->grouped.most_problems > 0;
    (grouped ? sk__describe_grouped_tile : sk__describe_tile)(plan, segment.tile, &described);
    described.worker = worker;
    described.tile = segment.tile.number;
    described.k_begin = segment.k_begin;
    described.k_end = segment.k_end;
    described.k_iterations = segment.tile.k_iterations;
    described.dispatch = described.piece = 0;
    described.role = sk__role_of(segment);
    bool whole = described.role == SK_ROLE_WHOLE;
    uint32_t of_worker = sk__fixup_of(plan->choice.fixup)->slots_of_worker;
    uint32_t of_segment = whole ? 0 : plan->choice.chunked ? 2 : of_worker;
    bool counts = of_segment > 0 && !plan->choice.chunked;
    described.counter = counts ? sk__first_peer(plan->schedule, segment.tile) : UINT32_MAX;
    described.slot = of_segment == 0   ? UINT32_MAX
                     : of_segment == 1 ? sk__turn_slot(plan->schedule, described.tile, described.counter)
                                       : sk__segment_slot(plan->schedule, segment, worker);
    return described;
}

/* The segment of a last wave's worker: its tile. False if that holds nothing of D. */
static bool sk__describe_part(const sk_plan* plan, uint32_t worker, sk_segment* described)
{
    const sk__last_wave* last = &plan->last_wave;
    const sk__kernel* kernel = sk__kernel_at(plan->choice.last_wave_kernel);
    sk__arguments arguments = sk__last_wave_arguments(plan, plan->arguments);
    sk__rectangle map = sk__make_tile_map(arguments, arguments.problem, kernel->tile_m * last->parts_m,
                                          kernel->tile_n * last->parts_n);
    sk__tile_position position = sk__locate_part(map, last->parts_m, last->parts_n, arguments.first_tile + worker);
    memset(described, 0, sizeof *described);
    sk__describe_position(plan, kernel, plan->problem.m, plan->problem.n, position, described);
    described->worker = plan->schedule.workers + worker;
    described->tile = plan->schedule.space.tiles + worker;
    described->k_end = described->k_iterations = last->schedule.space.k_iterations;
    described->dispatch = 1;
    described->piece = sk__find_piece(&last->cut, last->schedule.workers, worker, 0);
    described->role = SK_ROLE_WHOLE;
    described->slot = described->counter = UINT32_MAX;
    return described->rows > 0 && described->columns > 0;
}

/* Lists the last wave of a retiled plan after *length other segments. */
static sk_result sk__list_last_wave(const sk_plan* plan, uint64_t room, uint64_t* length, sk_segment* segments)
{
    for (uint32_t worker = 0; worker < plan->last_wave.schedule.workers; ++worker)
    {
        sk_segment segment;
        if (sk__describe_part(plan, worker, &segment))
        {
            if (segments && *length == room)
            {
                return SK_INCOMPLETE;
            }
            if (segments)
            {
                segments[*length] = segment;
            }
            ++*length;
        }
    }
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_list_segments(const sk_plan* plan, uint64_t* count, sk_segment* segments)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    SK__REQUIRE(&plan->program.context->logger, count, SK_ERROR_NULL_ARGUMENT, "count is NULL");
    uint64_t length = 0;
    uint32_t workers = plan->schedule.space.tiles ? plan->schedule.workers : 0;
    for (uint32_t worker = 0; worker < workers; ++worker)
    {
        sk__work work = sk__find_work(plan->schedule, worker);
        for (uint32_t i = 0; segments && i < work.segments; ++i)
        {
            if (length + i == *count)
            {
                return SK_INCOMPLETE;
            }
            work = sk__pass_whole_tiles(plan->schedule, work, i);
            segments[length + i] = sk__describe_segment(plan, worker, sk__work_segment(plan->schedule, work, i));
            segments[length + i].piece = sk__find_piece(&plan->cut, workers, worker, i);
        }
        length += work.segments;
    }
    SK__TRY(sk__list_last_wave(plan, *count, &length, segments));
    *count = length;
    return SK_SUCCESS;
}
