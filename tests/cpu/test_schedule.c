/* test_schedule.c - every k-iteration of every macro-tile is computed once, in even shares: all small plans, and
 * random larger ones. What is checked of each plan is check_plan() of golden.h. */

#include "golden.h"

static uint32_t random_plans; /* of each case */

/* ---- every small plan ------------------------------------------------------------------------------ */

enum
{
    SMALL_TILES = 12,
    SMALL_K = 24,
    SMALL_WORKERS = 40,
    SMALL_MINIMUM = 12
};

/* A second look that depends on no order: counts the visits of every k-iteration. */
static void check_visits(sk__schedule plan)
{
    uint8_t visits[SMALL_TILES * SMALL_K] = {0};
    for (uint32_t worker = 0; worker < plan.workers; worker++)
    {
        uint32_t count = sk__count_segments(plan, worker);
        for (uint32_t index = 0; index < count; index++)
        {
            sk__segment segment = sk__worker_segment(plan, worker, index);
            for (uint32_t k = segment.k_begin; k < segment.k_end; k++)
            {
                visits[segment.tile.number * plan.space.k_iterations + k]++;
            }
        }
    }
    for (uint32_t iteration = 0; iteration < plan.space.tiles * plan.space.k_iterations; iteration++)
    {
        CHECK_EQ(visits[iteration], 1);
    }
}

/* The worker of every unit of the Stream-K region holds it. */
static void check_inverse(sk__schedule plan)
{
    for (uint32_t unit = 0; unit < plan.stream_k_tiles * plan.space.places; unit++)
    {
        uint32_t worker = sk__stream_k_worker(plan, unit);
        CHECK(worker < plan.stream_k.workers);
        CHECK(sk__stream_k_begin(plan, worker) <= unit);
        CHECK(sk__stream_k_begin(plan, worker + 1) > unit);
    }
}

static void check_small_plan(sk__schedule plan)
{
    if (!check_plan(plan))
    {
        return;
    }
    check_visits(plan);
    /* the order of work changes nothing about who holds what */
    if (plan.data_parallel_first == 0)
    {
        check_inverse(plan);
    }
}

static void check_small_stream_k_plans(uint32_t tiles, uint32_t k_iterations, uint32_t workers)
{
    for (uint32_t stream_k_tiles = 0; stream_k_tiles <= tiles; stream_k_tiles++)
    {
        /* the order is of no account where one kind of tile is missing */
        uint32_t orders = stream_k_tiles == 0 || stream_k_tiles == tiles ? 1 : 2;
        for (uint32_t minimum = 0; minimum <= SMALL_MINIMUM; minimum++)
        {
            for (uint32_t order = 0; order < orders; order++)
            {
                check_small_plan(make_plan(tiles, k_iterations, workers, 0, stream_k_tiles, minimum, order != 0));
            }
        }
    }
}

static void every_small_stream_k_plan_covers_each_iteration_once(void)
{
    for (uint32_t tiles = 1; tiles <= SMALL_TILES; tiles++)
    {
        for (uint32_t k_iterations = 1; k_iterations <= SMALL_K; k_iterations++)
        {
            for (uint32_t workers = 1; workers <= SMALL_WORKERS; workers++)
            {
                check_small_stream_k_plans(tiles, k_iterations, workers);
            }
        }
    }
}

static void every_small_split_k_plan_covers_each_iteration_once(void)
{
    for (uint32_t tiles = 1; tiles <= SMALL_TILES; tiles++)
    {
        for (uint32_t k_iterations = 1; k_iterations <= SMALL_K; k_iterations++)
        {
            for (uint32_t splits = 1; splits <= k_iterations; splits++)
            {
                check_small_plan(make_split_k(tiles, k_iterations, splits));
            }
        }
    }
}

/* ---- every small plan that deals several k-iterations at once --------------------------------------- */

enum
{
    FEW_TILES = 6,
    FEW_K = 17,
    FEW_WORKERS = 14,
    MOST_UNIT = 5,
    FEW_UNITS = 4
};

static void check_small_plans_in_units(uint32_t tiles, uint32_t k_iterations, uint32_t workers, uint32_t unit)
{
    for (uint32_t stream_k_tiles = 1; stream_k_tiles <= tiles; stream_k_tiles++)
    {
        for (uint32_t minimum = 0; minimum <= FEW_UNITS; minimum++)
        {
            sk__schedule plan = make_plan(tiles, k_iterations, workers, 0, stream_k_tiles, minimum, minimum % 2 != 0);
            check_small_plan(deal_units(plan, unit));
        }
    }
}

static void every_small_stream_k_plan_parts_no_unit(void)
{
    for (uint32_t tiles = 1; tiles <= FEW_TILES; tiles++)
    {
        for (uint32_t k_iterations = 1; k_iterations <= FEW_K; k_iterations++)
        {
            for (uint32_t i = 0; i < FEW_WORKERS * (MOST_UNIT - 1); i++)
            {
                check_small_plans_in_units(tiles, k_iterations, 1 + i % FEW_WORKERS, 2 + i / FEW_WORKERS);
            }
        }
    }
}

static void every_small_split_k_plan_parts_no_unit(void)
{
    for (uint32_t k_iterations = 1; k_iterations <= SMALL_K; k_iterations++)
    {
        for (uint32_t unit = 2; unit <= SMALL_K; unit++)
        {
            for (uint32_t splits = 1; splits <= sk__divide_up(k_iterations, unit); splits++)
            {
                check_small_plan(deal_units(make_split_k(3, k_iterations, splits), unit));
            }
        }
    }
}

/* ---- random larger plans --------------------------------------------------------------------------- */

static void random_basic_stream_k_plans_are_right(void)
{
    for (uint32_t i = 0; i < random_plans; i++)
    {
        check_plan(make_stream_k(draw_size(8), draw_size(13), draw_size(8)));
    }
}

static void random_stream_k_plans_with_a_minimum_segment_are_right(void)
{
    for (uint32_t i = 0; i < random_plans; i++)
    {
        uint32_t tiles = draw_size(8);
        check_plan(make_plan(tiles, draw_size(9), draw_size(8), 0, tiles, draw_size(6), false));
    }
}

static void random_forced_stream_k_tiles_are_right(void)
{
    for (uint32_t i = 0; i < random_plans; i++)
    {
        uint32_t tiles = draw_size(9);
        uint32_t minimum = draw_below(2) == 0 ? 0 : draw_size(5);
        check_plan(
            make_plan(tiles, draw_size(8), draw_size(8), 0, draw_below(tiles + 1), minimum, draw_below(2) == 0));
    }
}

static void random_plans_that_part_no_unit_are_right(void)
{
    for (uint32_t i = 0; i < random_plans; i++)
    {
        uint32_t tiles = draw_size(8), k_iterations = draw_size(9), unit = draw_size(6);
        uint32_t minimum = draw_below(2) == 0 ? 0 : draw_size(3);
        check_plan(deal_units(
            make_plan(tiles, k_iterations, draw_size(8), 0, draw_below(tiles + 1), minimum, draw_below(2) == 0),
            unit));
        uint32_t splits = 1 + draw_below(sk__min(sk__divide_up(k_iterations, unit), 64));
        check_plan(deal_units(make_split_k(tiles, k_iterations, splits), unit));
    }
}

/* The whole tiles of a hybrid fill waves, so all that a worker does is as even as its Stream-K share. */
static void check_hybrid_is_even(sk__schedule plan)
{
    uint32_t whole = sk__count_whole_tiles(plan, 0);
    uint32_t idle = 0;
    for (uint32_t worker = 0; worker < plan.workers; worker++)
    {
        CHECK_EQ(sk__count_whole_tiles(plan, worker), whole);
        idle += sk__count_segments(plan, worker) == whole ? 1u : 0u;
    }
    uint64_t iterations = (uint64_t)plan.stream_k_tiles * plan.space.k_iterations;
    CHECK_EQ(idle, iterations < plan.workers ? plan.workers - iterations : 0);
}

static void random_hybrids_of_one_to_four_tiles_are_right_and_even(void)
{
    for (uint32_t i = 0; i < random_plans; i++)
    {
        uint32_t tiles = draw_size(9);
        uint32_t workers = draw_size(8);
        uint32_t stream_k_tiles = count_hybrid_tiles(tiles, workers, 1 + i % 4);
        sk__schedule plan = make_plan(tiles, draw_size(9), workers, 0, stream_k_tiles, 0, draw_below(2) == 0);
        check_plan(plan);
        if (stream_k_tiles > 0)
        {
            check_hybrid_is_even(plan);
        }
    }
}

static void random_split_k_plans_are_right(void)
{
    for (uint32_t i = 0; i < random_plans; i++)
    {
        uint32_t k_iterations = draw_size(13);
        uint32_t splits = 1 + draw_below(k_iterations < 64 ? k_iterations : 64);
        check_plan(make_split_k(draw_size(6), k_iterations, splits));
    }
}

static void random_data_parallel_plans_are_right_with_fewer_as_many_and_more_workers_than_tiles(void)
{
    for (uint32_t i = 0; i < random_plans; i++)
    {
        uint32_t tiles = 1 + draw_size(9);
        uint32_t workers[3] = {1 + draw_below(tiles - 1), tiles, tiles + draw_size(8)};
        check_plan(make_data_parallel(tiles, draw_size(13), workers[i % 3]));
    }
}

/* ---- workers that share the Stream-K tiles ---------------------------------------------------------- */

static void no_worker_is_idle_where_there_are_enough_iterations(void)
{
    for (uint32_t i = 0; i < random_plans; i++)
    {
        uint32_t workers = draw_size(9);
        uint32_t k_iterations = draw_size(9);
        uint32_t enough = (workers + k_iterations - 1) / k_iterations;
        sk__schedule plan = make_stream_k(enough + draw_below(50), k_iterations, workers);
        CHECK_EQ(plan.stream_k.workers, workers);
        for (uint32_t worker = 0; worker < workers; worker++)
        {
            CHECK(sk__count_segments(plan, worker) > 0);
        }
    }
}

static void only_as_many_workers_share_as_have_a_minimum_segment(void)
{
    for (uint32_t i = 0; i < random_plans; i++)
    {
        uint32_t iterations = draw_size(20);
        uint32_t workers = draw_size(10);
        uint32_t minimum = draw_below(300);
        uint32_t fit = iterations / (minimum > 0 ? minimum : 1);
        uint32_t expected = fit > workers ? workers : fit > 0 ? fit : 1;
        CHECK_EQ(sk__count_sharing_workers(iterations, workers, minimum), expected);
        CHECK_EQ(sk__count_sharing_workers(0, workers, minimum), 0);
    }
}

int main(int argc, char** argv)
{
    random_plans = read_seed_and_count(argc, argv, 400000);
    RUN(every_small_stream_k_plan_covers_each_iteration_once);
    RUN(every_small_split_k_plan_covers_each_iteration_once);
    RUN(every_small_stream_k_plan_parts_no_unit);
    RUN(every_small_split_k_plan_parts_no_unit);
    RUN(random_basic_stream_k_plans_are_right);
    RUN(random_stream_k_plans_with_a_minimum_segment_are_right);
    RUN(random_forced_stream_k_tiles_are_right);
    RUN(random_plans_that_part_no_unit_are_right);
    RUN(random_hybrids_of_one_to_four_tiles_are_right_and_even);
    RUN(random_split_k_plans_are_right);
    RUN(random_data_parallel_plans_are_right_with_fewer_as_many_and_more_workers_than_tiles);
    RUN(no_worker_is_idle_where_there_are_enough_iterations);
    RUN(only_as_many_workers_share_as_have_a_minimum_segment);
    printf("%u plans checked\n", plans_checked);
    return CHECK_DONE();
}
