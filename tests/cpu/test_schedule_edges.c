/* test_schedule_edges.c - one case for each way in which tiles, k-iterations and workers can just fit or just not,
 * and the minimum segment at its limits. */

#include "golden.h"

/* ---- residual cases -------------------------------------------------------------------------------------- */

/* Basic Stream-K, the hybrids in both orders, and each again with minimum segments. */
static void check_residual(uint32_t tiles, uint32_t k_iterations, uint32_t workers)
{
    uint32_t stream_k_tiles[] = {tiles, count_hybrid_tiles(tiles, workers, 1), count_hybrid_tiles(tiles, workers, 2),
                                 count_hybrid_tiles(tiles, workers, 3)};
    for (uint32_t i = 0; i < 4; i++)
    {
        for (uint32_t minimum = 0; minimum <= k_iterations + 1; minimum++)
        {
            check_plan(make_plan(tiles, k_iterations, workers, 0, stream_k_tiles[i], minimum, false));
            check_plan(make_plan(tiles, k_iterations, workers, 0, stream_k_tiles[i], minimum, true));
        }
    }
}

static void one_tile(void)
{
    check_residual(1, 64, 16);
    check_residual(1, 1, 16);
}

static void fewer_tiles_than_workers(void)
{
    check_residual(7, 24, 16);
}

static void as_many_tiles_as_workers(void)
{
    check_residual(16, 24, 16);
}

static void one_tile_more_than_workers_makes_every_tile_of_the_two_tile_hybrid_stream_k(void)
{
    CHECK_EQ(count_hybrid_tiles(17, 16, 2), 17);
    check_residual(17, 24, 16);
}

static void two_tiles_a_worker(void)
{
    check_residual(32, 24, 16);
}

static void one_tile_less_than_two_a_worker(void)
{
    CHECK_EQ(count_hybrid_tiles(31, 16, 2), 31);
    check_residual(31, 24, 16);
}

static void full_waves_with_stream_k_forced_upon_one_of_them(void)
{
    sk__schedule plan = make_hybrid(64, 24, 16, 16);
    check_plan(plan);
    CHECK_EQ(plan.stream_k.workers, 16);
    /* every share is a tile: nothing is split, though it might have been */
    for (uint32_t tile = 0; tile < 16; tile++)
    {
        CHECK_EQ(count_peers(plan, tile), 1);
    }
}

static void fewer_iterations_than_workers_leave_the_other_workers_without_a_segment(void)
{
    sk__schedule plan = make_stream_k(3, 5, 40);
    check_plan(plan);
    CHECK_EQ(plan.stream_k.workers, 15);
    CHECK_EQ(sk__count_segments(plan, 14), 1);
    CHECK_EQ(sk__count_segments(plan, 15), 0);
    CHECK_EQ(sk__count_segments(plan, 39), 0);
    check_residual(3, 5, 40);
}

static void as_many_iterations_as_workers(void)
{
    sk__schedule plan = make_stream_k(3, 5, 15);
    CHECK_EQ(count_peers(plan, 1), 5);
    check_residual(3, 5, 15);
}

static void iterations_that_workers_divide_leave_no_larger_share(void)
{
    sk__schedule plan = make_stream_k(6, 20, 8);
    for (uint32_t worker = 0; worker < 8; worker++)
    {
        CHECK_EQ(count_split_iterations(plan, worker), 15);
    }
    check_residual(6, 20, 8);
}

static void a_share_of_exactly_one_tile_splits_nothing(void)
{
    sk__schedule plan = make_stream_k(8, 20, 8);
    check_plan(plan);
    for (uint32_t worker = 0; worker < 8; worker++)
    {
        CHECK_EQ(sk__count_segments(plan, worker), 1);
        CHECK(sk__is_whole(sk__worker_segment(plan, worker, 0)));
    }
}

static void one_k_iteration_a_tile(void)
{
    check_residual(37, 1, 8);
    check_residual(5, 1, 8);
}

static void k_iterations_around_the_minimum_segment(void)
{
    for (uint32_t k_iterations = 7; k_iterations <= 9; k_iterations++)
    {
        check_plan(make_plan(13, k_iterations, 9, 0, 13, 8, false));
        check_plan(make_plan(13, k_iterations, 9, 0, 4, 8, true));
    }
    /* no longer than the minimum: whole tiles only */
    CHECK_EQ(count_peers(make_plan(1, 8, 9, 0, 1, 8, false), 0), 1);
}

static void a_k_residue_is_an_iteration_of_its_own(void)
{
    sk__arguments arguments;
    memset(&arguments, 0, sizeof arguments);
    arguments.problem.m = 65;
    arguments.problem.n = 33;
    arguments.problem.k = 100;
    arguments.workers = 5;
    arguments.stream_k_tiles = arguments.tiles = 4;
    sk__schedule plan = sk__make_schedule(arguments, 32, 1, 1, 1, false);
    CHECK_EQ(plan.space.tiles, 4);
    CHECK_EQ(plan.space.k_iterations, 4);
    CHECK_EQ(plan.stream_k.workers, 5);
    check_plan(plan);
}

static void one_worker_does_everything(void)
{
    sk__schedule plan = make_stream_k(5, 7, 1);
    CHECK_EQ(sk__count_segments(plan, 0), 5);
    CHECK_EQ(sk__worker_segment(plan, 0, 0).tile.number, 4);
    check_residual(5, 7, 1);
}

static void two_workers_split_the_middle_tile(void)
{
    sk__schedule plan = make_stream_k(5, 8, 2);
    CHECK_EQ(count_peers(plan, 2), 2);
    CHECK_EQ(sk__peer_segment(plan, 2, 0).k_end, 4);
    check_residual(5, 8, 2);
}

static void the_last_worker_may_have_a_single_iteration(void)
{
    sk__schedule plan = make_stream_k(1, 5, 4);
    CHECK_EQ(count_split_iterations(plan, 0), 2);
    CHECK_EQ(count_split_iterations(plan, 3), 1);
    check_residual(1, 5, 4);
}

static void a_worker_wholly_inside_a_tile_has_a_middle_segment(void)
{
    sk__schedule plan = make_stream_k(2, 30, 6);
    sk__segment segment = sk__worker_segment(plan, 1, 0);
    CHECK_EQ(sk__count_segments(plan, 1), 1);
    CHECK_EQ(segment.k_begin, 10);
    CHECK_EQ(segment.k_end, 20);
    check_residual(2, 30, 6);
}

static void a_worker_may_hold_whole_tiles_between_a_tail_and_a_head(void)
{
    sk__schedule plan = make_stream_k(11, 6, 4); /* worker 1: iterations 17 to 33 */
    CHECK_EQ(sk__count_segments(plan, 1), 4);
    CHECK(is_same_segment(sk__worker_segment(plan, 1, 0), make_segment(5, 0, 4)));
    CHECK(is_same_segment(sk__worker_segment(plan, 1, 1), make_segment(4, 0, 6)));
    CHECK(is_same_segment(sk__worker_segment(plan, 1, 2), make_segment(3, 0, 6)));
    CHECK(is_same_segment(sk__worker_segment(plan, 1, 3), make_segment(2, 5, 6)));
    check_residual(11, 6, 4);
}

static void several_batches_are_one_line_of_tiles(void)
{
    sk__arguments arguments;
    memset(&arguments, 0, sizeof arguments);
    arguments.problem.m = 3;
    arguments.problem.n = 5;
    arguments.problem.k = 7;
    arguments.workers = 16;
    arguments.tiles = 45;
    arguments.stream_k_tiles = count_hybrid_tiles(45, 16, 2);
    check_plan(sk__make_schedule(arguments, 1, 1, 1, 1, false));
    /* a worker's range may end one batch and begin the next */
    arguments.stream_k_tiles = 45;
    sk__schedule plan = sk__make_schedule(arguments, 1, 1, 1, 1, false);
    CHECK(sk__stream_k_worker(plan, 15 * 7 - 1) == sk__stream_k_worker(plan, 15 * 7));
    check_plan(plan);
}

static void a_ragged_last_strip_has_no_padding_tiles(void)
{
    sk__rectangle map = {5, 7, 3, 1};
    for (uint32_t tile = 30; tile < 35; tile++)
    {
        CHECK_EQ(sk__locate_in_rectangle(map, tile).column, 6);
        CHECK_EQ(sk__locate_in_rectangle(map, tile).row, tile - 30);
    }
}

/* ---- minimum segment --------------------------------------------------------------------------------------- */

/* Where a boundary at k of a tile of k_iterations goes, with a minimum of 8 (CUTLASS 3.x). */
static void check_boundary(uint32_t k_iterations, uint32_t k, uint32_t expect_k)
{
    sk__schedule plan = make_plan(4, k_iterations, 2, 0, 4, 8, false);
    CHECK_EQ(sk__snap_boundary(plan, 2 * k_iterations + k), 2 * k_iterations + expect_k);
}

static void boundaries_within_the_minimum_of_an_edge_go_to_that_edge(void)
{
    for (uint32_t k_iterations = 16; k_iterations <= 17; k_iterations++)
    {
        check_boundary(k_iterations, 0, 0);
        check_boundary(k_iterations, 7, 0);
        check_boundary(k_iterations, 8, 8);
        check_boundary(k_iterations, k_iterations - 8, k_iterations - 8);
        check_boundary(k_iterations, k_iterations - 7, k_iterations);
        check_boundary(k_iterations, k_iterations - 1, k_iterations);
    }
}

static void in_tiles_shorter_than_two_minima_the_head_goes_first(void)
{
    for (uint32_t k_iterations = 8; k_iterations <= 15; k_iterations++)
    {
        for (uint32_t k = 0; k < k_iterations; k++)
        {
            check_boundary(k_iterations, k, k < 8 ? 0 : k_iterations);
        }
    }
}

static void boundaries_never_pass_each_other(void)
{
    for (uint32_t k_iterations = 1; k_iterations <= 40; k_iterations++)
    {
        for (uint32_t minimum = 0; minimum <= 45; minimum++)
        {
            sk__schedule plan = make_plan(3, k_iterations, 2, 0, 3, minimum, false);
            for (uint32_t iteration = 0; iteration < 3 * k_iterations; iteration++)
            {
                CHECK(sk__snap_boundary(plan, iteration) <= sk__snap_boundary(plan, iteration + 1));
            }
        }
    }
}

/* Nine shares of 8 in tiles of 9: worker 1 begins and ends at the end of tile 0. */
static void a_worker_without_a_stream_k_segment_still_takes_its_whole_tiles(void)
{
    for (uint32_t order = 0; order < 2; order++)
    {
        sk__schedule plan = make_plan(17, 9, 9, 0, 8, 8, order != 0);
        CHECK_EQ(plan.stream_k.workers, 9);
        CHECK_EQ(sk__find_work(plan, 1).split_segments, 0);
        CHECK_EQ(sk__count_segments(plan, 1), 1);
        CHECK_EQ(sk__worker_segment(plan, 1, 0).tile.number, 9);
        check_plan(plan);
    }
}

int main(void)
{
    RUN(one_tile);
    RUN(fewer_tiles_than_workers);
    RUN(as_many_tiles_as_workers);
    RUN(one_tile_more_than_workers_makes_every_tile_of_the_two_tile_hybrid_stream_k);
    RUN(two_tiles_a_worker);
    RUN(one_tile_less_than_two_a_worker);
    RUN(full_waves_with_stream_k_forced_upon_one_of_them);
    RUN(fewer_iterations_than_workers_leave_the_other_workers_without_a_segment);
    RUN(as_many_iterations_as_workers);
    RUN(iterations_that_workers_divide_leave_no_larger_share);
    RUN(a_share_of_exactly_one_tile_splits_nothing);
    RUN(one_k_iteration_a_tile);
    RUN(k_iterations_around_the_minimum_segment);
    RUN(a_k_residue_is_an_iteration_of_its_own);
    RUN(one_worker_does_everything);
    RUN(two_workers_split_the_middle_tile);
    RUN(the_last_worker_may_have_a_single_iteration);
    RUN(a_worker_wholly_inside_a_tile_has_a_middle_segment);
    RUN(a_worker_may_hold_whole_tiles_between_a_tail_and_a_head);
    RUN(several_batches_are_one_line_of_tiles);
    RUN(a_ragged_last_strip_has_no_padding_tiles);
    RUN(boundaries_within_the_minimum_of_an_edge_go_to_that_edge);
    RUN(in_tiles_shorter_than_two_minima_the_head_goes_first);
    RUN(boundaries_never_pass_each_other);
    RUN(a_worker_without_a_stream_k_segment_still_takes_its_whole_tiles);
    printf("%u plans checked\n", plans_checked);
    return CHECK_DONE();
}
