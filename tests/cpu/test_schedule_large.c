/* test_schedule_large.c - sizes at the end of 32 bits, where a careless product overflows, against 64 bits. */

#include "golden.h"

static uint32_t random_plans; /* of each case */
static uint32_t large_plans;  /* checked */

static void check_large_worker(sk__schedule plan, uint32_t worker)
{
    uint32_t count = sk__count_segments(plan, worker);
    CHECK_EQ(count, expect_segments(plan, worker));
    for (uint32_t i = 0; i < 8 && count > 0; i++)
    {
        uint32_t index = i == 0 ? 0 : i == 1 ? count - 1 : draw_below(count);
        sk__segment segment = sk__worker_segment(plan, worker, index);
        CHECK(is_same_segment(segment, expect_segment(plan, worker, index)));
        if (segment.tile.number < plan.stream_k_tiles)
        {
            uint32_t first = segment.tile.number * plan.space.k_iterations;
            CHECK_EQ(sk__stream_k_worker(plan, first + segment.k_begin), worker);
            CHECK_EQ(sk__stream_k_worker(plan, first + segment.k_end - 1), worker);
            CHECK(is_same_segment(segment, sk__peer_segment(plan, segment.tile.number, worker)));
        }
    }
}

static void check_large_iteration(sk__schedule plan, uint32_t iteration)
{
    uint32_t worker = sk__stream_k_worker(plan, iteration);
    CHECK(worker < plan.stream_k.workers);
    CHECK(expect_begin(plan, worker) <= iteration);
    CHECK(expect_begin(plan, (uint64_t)worker + 1) > iteration);
}

/* Samples of a plan that is too large to walk: the first and last workers, tiles and iterations, and some between. */
static void check_large_plan(sk__schedule plan)
{
    unsigned failures = check_state.failures;
    large_plans++;
    for (uint32_t i = 0; i < 200; i++)
    {
        uint32_t worker = draw_below(plan.workers);
        check_large_worker(plan, i == 0 ? 0 : i == 1 ? plan.workers - 1 : worker);
        uint32_t iterations = plan.stream_k_tiles * plan.space.k_iterations;
        if (iterations > 0)
        {
            check_large_iteration(plan, i == 0 ? 0 : i == 1 ? iterations - 1 : draw_below(iterations));
        }
    }
    if (failures != check_state.failures)
    {
        note_plan(plan);
    }
}

/* Tiles and k-iterations whose product is 2^32 - 1, or just below. */
static const uint32_t large_problems[][2] = {
    {UINT32_MAX, 1}, {1, UINT32_MAX},  {65535, 65537},  {65537, 65535},        {65536, 65535},
    {3, 1431655765}, {1431655765u, 3}, {2, 2147483647}, {2147483647, 2},       {255, 16843009},
    {16843009, 255}, {4294967, 999},   {1000, 4294967}, {UINT32_MAX / 17, 17}, {132, UINT32_MAX / 132},
};

static const uint32_t large_workers[] = {1, 2, 3, 132, 65535, 65536, 1u << 24, (1u << 31) - 1, 1u << 31, UINT32_MAX};

static const uint32_t large_minima[] = {0, 1, 2, 8, 1000, 1u << 31, UINT32_MAX};

/* Calls check with every combination of the above. */
static void for_every_large_plan(void (*check)(uint32_t tiles, uint32_t k_iterations, uint32_t workers))
{
    for (size_t i = 0; i < sizeof large_problems / sizeof large_problems[0]; i++)
    {
        for (size_t j = 0; j < sizeof large_workers / sizeof large_workers[0]; j++)
        {
            check(large_problems[i][0], large_problems[i][1], large_workers[j]);
        }
    }
}

static void check_large_stream_k(uint32_t tiles, uint32_t k_iterations, uint32_t workers)
{
    for (size_t i = 0; i < sizeof large_minima / sizeof large_minima[0]; i++)
    {
        check_large_plan(make_plan(tiles, k_iterations, workers, 0, tiles, large_minima[i], false));
    }
}

static void nearly_four_billion_iterations_are_shared_without_overflow(void)
{
    for_every_large_plan(check_large_stream_k);
}

static void check_large_hybrid(uint32_t tiles, uint32_t k_iterations, uint32_t workers)
{
    for (uint32_t n = 1; n <= 3; n++)
    {
        uint32_t stream_k_tiles = count_hybrid_tiles(tiles, workers, n);
        check_large_plan(make_plan(tiles, k_iterations, workers, 0, stream_k_tiles, 8, n == 2));
    }
    check_large_plan(make_data_parallel(tiles, k_iterations, workers));
}

static void nearly_four_billion_iterations_are_shared_by_hybrids_without_overflow(void)
{
    for_every_large_plan(check_large_hybrid);
}

static void nearly_four_billion_iterations_are_split_without_overflow(void)
{
    for (size_t i = 0; i < sizeof large_problems / sizeof large_problems[0]; i++)
    {
        uint32_t tiles = large_problems[i][0];
        uint32_t k_iterations = large_problems[i][1];
        uint32_t splits[] = {1, 2, 65535 / sk__min(tiles, 65535), sk__min(k_iterations, UINT32_MAX / tiles)};
        for (uint32_t j = 0; j < 4; j++)
        {
            if (splits[j] <= k_iterations && (uint64_t)splits[j] * tiles <= UINT32_MAX)
            {
                check_large_plan(make_split_k(tiles, k_iterations, splits[j]));
            }
        }
    }
}

static void random_large_plans_agree_with_64_bit_arithmetic(void)
{
    for (uint32_t i = 0; i < random_plans; i++)
    {
        uint32_t k_iterations = draw_size(31);
        uint32_t tiles = 1 + draw_below(UINT32_MAX / k_iterations);
        uint32_t workers = draw_size(31);
        uint32_t minimum = draw_below(2) == 0 ? 0 : draw_size(31);
        check_large_plan(make_plan(tiles, k_iterations, workers, 0, draw_below(tiles) + 1, minimum, i % 2 == 0));
    }
}

int main(int argc, char** argv)
{
    random_plans = read_seed_and_count(argc, argv, 50000);
    RUN(nearly_four_billion_iterations_are_shared_without_overflow);
    RUN(nearly_four_billion_iterations_are_shared_by_hybrids_without_overflow);
    RUN(nearly_four_billion_iterations_are_split_without_overflow);
    RUN(random_large_plans_agree_with_64_bit_arithmetic);
    printf("%u plans sampled\n", large_plans);
    return CHECK_DONE();
}
