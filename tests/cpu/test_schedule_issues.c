/* test_schedule_issues.c - inputs that broke other libraries: by every decomposition, in several tile sizes. */

#include "golden.h"

static const uint32_t tile_sizes[][3] = {{16, 16, 8}, {64, 64, 16}, {128, 128, 32}, {16, 128, 64}, {128, 192, 64}};

static void check_every_decomposition(uint32_t tiles, uint32_t k_iterations, uint32_t workers)
{
    check_plan(make_data_parallel(tiles, k_iterations, workers));
    check_plan(make_data_parallel(tiles, k_iterations, tiles));
    check_plan(make_stream_k(tiles, k_iterations, workers));
    for (uint32_t n = 1; n <= 4; n++)
    {
        uint32_t stream_k_tiles = count_hybrid_tiles(tiles, workers, n);
        check_plan(make_plan(tiles, k_iterations, workers, 0, stream_k_tiles, 0, false));
        check_plan(make_plan(tiles, k_iterations, workers, 0, stream_k_tiles, 8, true));
    }
    uint32_t splits[] = {1, 2, 3, 8, 20, k_iterations};
    for (uint32_t i = 0; i < 6; i++)
    {
        if (splits[i] <= k_iterations && splits[i] * tiles < SK__COUNTERS)
        {
            check_plan(make_split_k(tiles, k_iterations, splits[i]));
        }
    }
}

static void check_problem(uint32_t m, uint32_t n, uint32_t k, uint32_t workers)
{
    for (size_t i = 0; i < sizeof tile_sizes / sizeof tile_sizes[0]; i++)
    {
        uint32_t tiles = sk__divide_up(m, tile_sizes[i][0]) * sk__divide_up(n, tile_sizes[i][1]);
        check_every_decomposition(tiles, sk__divide_up(k, tile_sizes[i][2]), workers);
    }
}

static void m16_n2560_k8192_is_right(void) /* CUTLASS issue 1917: hangs */
{
    check_problem(16, 2560, 8192, 132);
}

static void m512_n1024_k4096_is_right(void) /* CUTLASS issue 2238: deadlock */
{
    check_problem(512, 1024, 4096, 132);
}

static void m8_n8192_k8192_is_right(void) /* CUTLASS issue 2100: fails */
{
    check_problem(8, 8192, 8192, 132);
}

static void m64_n64_k4096_is_right(void) /* CUTLASS issue 1586: slower than split-K */
{
    check_problem(64, 64, 4096, 132);
    CHECK_EQ(count_peers(make_stream_k(1, 128, 132), 0), 128);
}

static void m1024_n832_k4096_is_right(void) /* CUTLASS issue 1296: deadlock of serial split-K */
{
    check_problem(1024, 832, 4096, 132);
}

static void m128_n512_k2048_on_114_workers_is_right(void) /* a regression test of CUTLASS 3.x */
{
    check_problem(128, 512, 2048, 114);
}

static void m57_n57_k57_and_m10_n12_k512_are_right(void) /* rocRoller's volumes: elements, and tiles */
{
    check_problem(57, 57, 57, 64);
    check_problem(10, 12, 512, 64);
    check_every_decomposition(57 * 57, 57, 304);
    check_every_decomposition(10 * 12, 512, 32);
}

static void m128_n128_k14336_and_m4096_n129_are_right(void) /* ggml pull requests 10637 and 12312 */
{
    check_problem(128, 128, 14336, 132);
    check_problem(4096, 129, 4096, 132);
}

static void eight_workers_a_tile_are_all_peers(void) /* rocRoller receives from one neighbour only */
{
    sk__schedule plan = make_stream_k(4, 64, 32);
    check_plan(plan);
    for (uint32_t tile = 0; tile < 4; tile++)
    {
        CHECK_EQ(first_peer(plan, tile), 8 * tile);
        CHECK_EQ(count_peers(plan, tile), 8);
    }
}

static void fewer_tiles_than_workers_leave_no_whole_tiles(void) /* rocRoller's T / W - 1 underflows */
{
    for (uint32_t tiles = 1; tiles < 32; tiles++)
    {
        sk__schedule plan = make_hybrid(tiles, 64, 32, count_hybrid_tiles(tiles, 32, 2));
        check_plan(plan);
        for (uint32_t worker = 0; worker < 32; worker++)
        {
            CHECK_EQ(sk__count_whole_tiles(plan, worker), 0);
        }
        check_plan(make_data_parallel(tiles, 64, 32));
    }
}

static void tiles_that_fill_waves_are_all_whole_in_a_hybrid(void) /* rocRoller's text and code differ */
{
    for (uint32_t waves = 1; waves <= 4; waves++)
    {
        sk__schedule plan = make_hybrid(32 * waves, 64, 32, count_hybrid_tiles(32 * waves, 32, 2));
        CHECK_EQ(plan.stream_k_tiles, 0);
        CHECK_EQ(plan.stream_k.workers, 0);
        CHECK_EQ(sk__count_slots(plan), 0);
        check_plan(plan);
    }
}

static void check_shares(sk__schedule plan, uint32_t larger, uint32_t share)
{
    check_plan(plan);
    for (uint32_t worker = 0; worker < plan.workers; worker++)
    {
        CHECK_EQ(count_split_iterations(plan, worker), worker < larger ? share + 1 : share);
    }
}

static void no_trailing_worker_is_idle(void) /* ceiling division leaves 10 and 5 of them */
{
    check_shares(make_stream_k(10, 27, 64), 14, 4);
    check_shares(make_stream_k(14, 64, 304), 288, 2);
}

static void two_hundred_and_seventy_iterations_on_four_workers_are_68_68_67_67(void)
{
    check_shares(make_stream_k(10, 27, 4), 2, 67);
}

static void the_last_peer_holds_the_end_of_the_tile(void) /* a loop bound one short leaves it out */
{
    sk__schedule plan = make_stream_k(4, 64, 31);
    for (uint32_t tile = 0; tile < 4; tile++)
    {
        CHECK_EQ(sk__peer_segment(plan, tile, first_peer(plan, tile)).k_begin, 0);
        CHECK_EQ(sk__peer_segment(plan, tile, last_peer(plan, tile)).k_end, 64);
    }
}

static void without_k_iterations_every_tile_still_has_its_epilogue(void)
{
    sk__schedule plan = make_data_parallel(9, 0, 4);
    check_plan(plan);
    for (uint32_t worker = 0; worker < 4; worker++)
    {
        CHECK_EQ(sk__count_segments(plan, worker), worker == 0 ? 3 : 2);
        CHECK(sk__is_whole(sk__worker_segment(plan, worker, 0)));
    }
    check_plan(make_split_k(9, 0, 1));
}

static void without_tiles_no_worker_has_a_segment(void)
{
    sk__schedule plan = make_data_parallel(0, 64, 4);
    check_plan(plan);
    CHECK_EQ(sk__count_segments(plan, 0), 0);
    CHECK_EQ(sk__count_segments(make_stream_k(0, 64, 4), 3), 0);
}

static void many_problems_of_one_shape_are_right(void)
{
    static const uint32_t problems[] = {17, 31, 32, 33, 64};
    for (uint32_t i = 0; i < 5; i++)
    {
        check_every_decomposition(problems[i] * 6, 21, 108);
    }
}

/* The planner refuses more splits than k-iterations, since some would be empty and leave their slots unwritten. */
static void as_many_splits_as_k_iterations_are_one_each_and_one_more_would_be_empty(void)
{
    check_shares(make_split_k(3, 10, 10), 0, 1);
    sk__segment last = sk__worker_segment(make_split_k(3, 10, 11), 10, 0);
    CHECK_EQ(last.k_begin, 10);
    CHECK_EQ(last.k_end, 10);
}

static void no_splits_are_not_split_k(void)
{
    sk__schedule plan = make_plan(12, 10, 4, 0, 0, 0, false);
    CHECK_EQ(sk__count_split_region_tiles(plan), 0);
    check_plan(plan);
}

/* CUTLASS cuts K = 4096 into 19 x 204 + 220. */
static void twenty_splits_of_k_4096_are_even(void)
{
    check_shares(make_split_k(1, 4096, 20), 16, 204);
    check_shares(make_split_k(1, 128, 20), 8, 6);
}

static void more_than_sixteen_million_workers_of_whole_tiles_are_right(void)
{
    uint32_t tiles = (1u << 24) + 5;
    sk__schedule plan = make_data_parallel(tiles, 64, tiles);
    bool is_right = true;
    for (uint32_t worker = 0; worker < tiles; worker++)
    {
        sk__segment segment = sk__worker_segment(plan, worker, 0);
        is_right = is_right && sk__count_segments(plan, worker) == 1 && segment.tile.number == worker;
    }
    CHECK(is_right);
    CHECK_EQ(sk__count_slots(plan), 0);
}

static void a_hundred_and_ninety_nine_tiles_on_132_workers_take_193_iterations(void) /* CUTLASS 3.x takes 256 */
{
    check_shares(make_stream_k(199, 128, 132), 128, 192);
}

int main(void)
{
    RUN(m16_n2560_k8192_is_right);
    RUN(m512_n1024_k4096_is_right);
    RUN(m8_n8192_k8192_is_right);
    RUN(m64_n64_k4096_is_right);
    RUN(m1024_n832_k4096_is_right);
    RUN(m128_n512_k2048_on_114_workers_is_right);
    RUN(m57_n57_k57_and_m10_n12_k512_are_right);
    RUN(m128_n128_k14336_and_m4096_n129_are_right);
    RUN(eight_workers_a_tile_are_all_peers);
    RUN(fewer_tiles_than_workers_leave_no_whole_tiles);
    RUN(tiles_that_fill_waves_are_all_whole_in_a_hybrid);
    RUN(no_trailing_worker_is_idle);
    RUN(two_hundred_and_seventy_iterations_on_four_workers_are_68_68_67_67);
    RUN(the_last_peer_holds_the_end_of_the_tile);
    RUN(without_k_iterations_every_tile_still_has_its_epilogue);
    RUN(without_tiles_no_worker_has_a_segment);
    RUN(many_problems_of_one_shape_are_right);
    RUN(as_many_splits_as_k_iterations_are_one_each_and_one_more_would_be_empty);
    RUN(no_splits_are_not_split_k);
    RUN(twenty_splits_of_k_4096_are_even);
    RUN(more_than_sixteen_million_workers_of_whole_tiles_are_right);
    RUN(a_hundred_and_ninety_nine_tiles_on_132_workers_take_193_iterations);
    printf("%u plans checked\n", plans_checked);
    return CHECK_DONE();
}
