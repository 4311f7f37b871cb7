/* test_rectangle.c - the order in which tile numbers walk the tiles of D, and how a problem becomes a map
 * and a schedule. */

#include <stddef.h>

#include "golden.h"

static sk__rectangle make_map(uint32_t rows, uint32_t columns, uint32_t width, bool along_m)
{
    sk__rectangle map = {rows, columns, width, along_m ? 1u : 0u};
    return map;
}

static bool is_at(sk__tile_position position, uint64_t batch, uint64_t row, uint64_t column)
{
    return position.batch == batch && position.row == row && position.column == column;
}

/* Calls check on every map of up to 20 by 20 tiles and up to 10 wide strips. */
static void for_every_small_map(void (*check)(sk__rectangle))
{
    for (uint32_t rows = 1; rows <= 20; rows++)
    {
        for (uint32_t columns = 1; columns <= 20; columns++)
        {
            for (uint32_t width = 1; width <= 10; width++)
            {
                check(make_map(rows, columns, width, false));
                check(make_map(rows, columns, width, true));
            }
        }
    }
}

static void check_bijection(sk__rectangle map)
{
    uint8_t visits[3][20][20] = {{{0}}};
    for (uint32_t tile = 0; tile < 3 * map.rows * map.columns; tile++)
    {
        sk__tile_position position = sk__locate_in_rectangle(map, tile);
        if (CHECK(position.batch < 3 && position.row < map.rows && position.column < map.columns))
        {
            visits[position.batch][position.row][position.column]++;
        }
    }
    for (uint32_t i = 0; i < 3 * map.rows * map.columns; i++)
    {
        uint32_t in_batch = i % (map.rows * map.columns);
        CHECK_EQ(visits[i / (map.rows * map.columns)][in_batch / map.columns][in_batch % map.columns], 1);
    }
}

static void every_tile_of_three_batches_has_one_number(void)
{
    for_every_small_map(check_bijection);
}

/* Strip after strip; within one, line after line; within a line, the tiles across it. */
static void check_strips(sk__rectangle map)
{
    uint32_t across = map.along_m ? map.columns : map.rows;
    uint32_t along = map.along_m ? map.rows : map.columns;
    uint32_t tile = 0;
    for (uint32_t strip = 0; strip < across; strip += map.width)
    {
        for (uint32_t line = 0; line < along; line++)
        {
            for (uint32_t i = strip; i < strip + map.width && i < across; i++)
            {
                sk__tile_position position = sk__locate_in_rectangle(map, tile++);
                CHECK(is_at(position, 0, map.along_m ? line : i, map.along_m ? i : line));
            }
        }
    }
    CHECK_EQ(tile, map.rows * map.columns);
}

static void strips_are_filled_one_after_the_other_and_the_last_may_be_narrower(void)
{
    for_every_small_map(check_strips);
}

static void check_batches(sk__rectangle map)
{
    uint32_t tiles = map.rows * map.columns;
    for (uint32_t tile = 0; tile < 2 * tiles; tile++)
    {
        sk__tile_position position = sk__locate_in_rectangle(map, tile);
        CHECK(is_at(sk__locate_in_rectangle(map, tile + tiles), position.batch + 1, position.row, position.column));
    }
}

static void every_batch_is_walked_alike(void)
{
    for_every_small_map(check_batches);
}

static void a_strip_as_wide_as_the_map_walks_line_by_line(void)
{
    sk__rectangle rows_first = make_map(7, 9, 9, true);
    sk__rectangle columns_first = make_map(7, 9, 7, false);
    for (uint32_t tile = 0; tile < 63; tile++)
    {
        CHECK(is_at(sk__locate_in_rectangle(rows_first, tile), 0, tile / 9, tile % 9));
        CHECK(is_at(sk__locate_in_rectangle(columns_first, tile), 0, tile % 7, tile / 7));
    }
}

/* The same map in 64 bits. */
static void a_strip_wider_than_the_map_is_as_wide_as_the_map(void)
{
    for (uint32_t tile = 0; tile < 10; tile++)
    {
        CHECK(is_at(sk__locate_in_rectangle(make_map(2, 5, (1u << 31) + 1, true), tile), 0, tile / 5, tile % 5));
        CHECK(is_at(sk__locate_in_rectangle(make_map(2, 5, UINT32_MAX, true), tile), 0, tile / 5, tile % 5));
    }
    CHECK(is_at(sk__locate_in_rectangle(make_map(1u << 27, 8, 32, true), 9), 0, 1, 1));
}

static void check_position(sk__rectangle map, uint64_t tile)
{
    uint64_t across = map.along_m ? map.columns : map.rows;
    uint64_t along = map.along_m ? map.rows : map.columns;
    uint64_t in_batch = tile % (across * along);
    uint64_t first = in_batch / (map.width * along) * map.width;
    uint64_t width = across - first < map.width ? across - first : map.width;
    uint64_t in_strip = in_batch - first * along;
    uint64_t i = first + in_strip % width;
    uint64_t line = in_strip / width;
    sk__tile_position position = sk__locate_in_rectangle(map, (uint32_t)tile);
    CHECK(is_at(position, tile / (across * along), map.along_m ? line : i, map.along_m ? i : line));
}

/* A strip is no wider than the map here: the planner sees to that, since width times length must fit 32 bits. */
static void maps_of_nearly_four_billion_tiles_are_right(void)
{
    static const uint32_t sizes[][2] = {{65535, 65537},  {65537, 65535},   {1, UINT32_MAX},
                                        {UINT32_MAX, 1}, {3, 1431655765u}, {1431655765u, 3}};
    for (uint32_t i = 0; i < 100000; i++)
    {
        uint32_t rows = sizes[i % 6][0];
        uint32_t columns = sizes[i % 6][1];
        bool along_m = i % 4 < 2;
        uint32_t across = along_m ? columns : rows;
        uint32_t width = i % 5 == 0 ? across : 1 + draw_below(across < 64 ? across : 64);
        uint32_t tile = i % 7 == 0 ? UINT32_MAX - 1 - draw_below(100) : draw_below(UINT32_MAX);
        check_position(make_map(rows, columns, width, along_m), tile);
    }
}

/* ---- problems ----------------------------------------------------------------------------------------- */

static sk__arguments make_problem(uint32_t m, uint32_t n, uint32_t k)
{
    sk__arguments arguments;
    memset(&arguments, 0, sizeof arguments);
    arguments.problem.m = m;
    arguments.problem.n = n;
    arguments.problem.k = k;
    arguments.raster_width = 1;
    arguments.workers = 4;
    return arguments;
}

static void arguments_take_120_bytes_without_holes(void)
{
    CHECK_EQ(sizeof(sk__arguments), 120);
    CHECK_EQ(offsetof(sk__arguments, workspace), 76);
    CHECK_EQ(offsetof(sk__arguments, order), 108);
    CHECK_EQ(offsetof(sk__arguments, tiles), 116);
}

static void a_ragged_edge_is_one_more_tile_and_one_more_k_iteration(void)
{
    for (uint32_t extra = 0; extra <= 33; extra++)
    {
        sk__arguments problem = make_problem(256 + extra, 128 + extra, 96 + extra);
        sk__rectangle map = sk__make_tile_map(problem, problem.problem, 128, 64);
        problem.tiles = map.rows * map.columns;
        sk__schedule schedule = sk__make_schedule(problem, 32, 1, 1, 1, false);
        CHECK_EQ(map.rows, extra == 0 ? 2 : 3);
        CHECK_EQ(map.columns, extra == 0 ? 2 : 3);
        CHECK_EQ(schedule.space.tiles, map.rows * map.columns);
        CHECK_EQ(schedule.space.k_iterations, extra == 0 ? 3 : extra <= 32 ? 4 : 5);
    }
}

static void the_largest_sizes_are_divided_without_overflow(void)
{
    CHECK_EQ(sk__divide_up(UINT32_MAX, 128), 33554432);
    CHECK_EQ(sk__divide_up(UINT32_MAX - 127, 128), 33554431);
    CHECK_EQ(sk__divide_up(UINT32_MAX, 1), UINT32_MAX);
    CHECK_EQ(sk__divide_up(1, UINT32_MAX), 1);
    CHECK_EQ(sk__divide_up(0, 128), 0);
}

static void batches_fold_into_the_tiles(void)
{
    static const uint32_t batches[] = {1, 2, 3, 17, 32, 33};
    for (uint32_t i = 0; i < 6; i++)
    {
        sk__arguments problem = make_problem(100, 200, 300);
        problem.tiles = problem.stream_k_tiles = 8 * batches[i];
        sk__schedule plan = sk__make_schedule(problem, 32, 1, 1, 1, false);
        CHECK_EQ(plan.space.tiles, 8 * batches[i]);
        check_plan(plan);
    }
}

static void order_holds_which_tiles_come_first_and_which_way_strips_run(void)
{
    for (uint32_t order = 0; order < 4; order++)
    {
        sk__arguments problem = make_problem(1, 1, 1);
        problem.order = order;
        CHECK_EQ(sk__make_schedule(problem, 1, 1, 1, 1, false).data_parallel_first, order & 1u);
        CHECK_EQ(sk__make_tile_map(problem, problem.problem, 1, 1).along_m, order & 2u);
    }
}

int main(void)
{
    RUN(every_tile_of_three_batches_has_one_number);
    RUN(strips_are_filled_one_after_the_other_and_the_last_may_be_narrower);
    RUN(every_batch_is_walked_alike);
    RUN(a_strip_as_wide_as_the_map_walks_line_by_line);
    RUN(a_strip_wider_than_the_map_is_as_wide_as_the_map);
    RUN(maps_of_nearly_four_billion_tiles_are_right);
    RUN(arguments_take_120_bytes_without_holes);
    RUN(a_ragged_edge_is_one_more_tile_and_one_more_k_iteration);
    RUN(the_largest_sizes_are_divided_without_overflow);
    RUN(batches_fold_into_the_tiles);
    RUN(order_holds_which_tiles_come_first_and_which_way_strips_run);
    return CHECK_DONE();
}
