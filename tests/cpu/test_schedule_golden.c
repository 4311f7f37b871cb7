/* test_schedule_golden.c - the plans of other libraries, forced upon this schedule.
 *
 * The numbers were computed from the formulas of CUTLASS 2.x (examples/47, with one and with two workgroups a compute
 * unit), CUTLASS 3.x (its heuristic), Composable Kernel's CK-Tile and rocRoller. Which plan a library chooses for a
 * shape is its affair; given the Stream-K tiles and the workers, everybody's counts of k-iterations are the same.
 * CUTLASS 3.x deals some plans in groups of tiles, for the cache: not here, so of these only its tiles and workers
 * are compared.
 */

#include "golden.h"

/* ---- problems ----------------------------------------------------------------------------------------- */

typedef struct golden_problem
{
    uint32_t m, n, k;
    uint32_t tile_m, tile_n, tile_k;
    uint32_t tiles, k_iterations; /* expected */
} golden_problem;

static const golden_problem golden_problems[] = {
    {128, 128, 16384, 128, 128, 32, 1, 512},    {256, 256, 16384, 128, 128, 32, 4, 512},
    {384, 384, 128, 128, 128, 4, 9, 32},        {896, 384, 128, 128, 128, 4, 21, 32},
    {512, 512, 8192, 128, 128, 32, 16, 256},    {1024, 1024, 1024, 128, 128, 32, 64, 32},
    {1536, 1536, 1536, 128, 128, 32, 144, 48},  {1664, 1664, 1664, 128, 128, 32, 169, 52},
    {2048, 2048, 2048, 128, 128, 32, 256, 64},  {2176, 2176, 2176, 128, 128, 32, 289, 68},
    {1280, 1280, 4096, 128, 128, 32, 100, 128}, {16, 2560, 8192, 16, 128, 64, 20, 128},
    {1, 1024, 4096, 16, 64, 64, 16, 64},
};

static void problems_have_the_golden_numbers_of_tiles_and_k_iterations(void)
{
    for (size_t i = 0; i < sizeof golden_problems / sizeof golden_problems[0]; i++)
    {
        golden_problem golden = golden_problems[i];
        sk__arguments arguments;
        memset(&arguments, 0, sizeof arguments);
        arguments.problem.m = golden.m;
        arguments.problem.n = golden.n;
        arguments.problem.k = golden.k;
        arguments.workers = 132;
        sk__rectangle map = sk__make_tile_map(arguments, arguments.problem, golden.tile_m, golden.tile_n);
        arguments.tiles = map.rows * map.columns;
        sk__schedule plan = sk__make_schedule(arguments, golden.tile_k, 1, 1, 1, false);
        CHECK_EQ(plan.space.tiles, golden.tiles);
        CHECK_EQ(plan.space.k_iterations, golden.k_iterations);
    }
}

/* ---- plans ---------------------------------------------------------------------------------------------- */

/* `stream_k_tiles` on `stream_k_workers`, of which `larger` have share + 1 k-iterations and the others share; the
 * tiles that remain are whole, on all workers. With splits, every tile is cut so, and stream_k_tiles is 0. */
typedef struct golden_plan
{
    const char* source;
    uint32_t tiles, k_iterations, workers;
    uint32_t splits;
    uint32_t stream_k_tiles, stream_k_workers;
    uint32_t larger, share;
} golden_plan;

static const golden_plan golden_plans[] = {
    {"128x128x16384: CUTLASS 2", 1, 512, 132, 0, 1, 16, 0, 32},
    {"128x128x16384: CUTLASS 2 as split-K", 1, 512, 132, 16, 0, 16, 0, 32},
    {"128x128x16384: CUTLASS 3", 1, 512, 132, 64, 0, 64, 0, 8},
    {"128x128x16384: CK-Tile", 1, 512, 132, 0, 1, 132, 116, 3},
    {"256x256x16384: CUTLASS 2", 4, 512, 132, 0, 4, 64, 0, 32},
    {"256x256x16384: CUTLASS 2, 4 regions", 4, 512, 132, 16, 0, 64, 0, 32},
    {"256x256x16384: CUTLASS 3", 4, 512, 132, 33, 0, 132, 4 * 17, 15},
    {"256x256x16384: CK-Tile", 4, 512, 132, 0, 4, 132, 68, 15},
    {"384x384x128 on 4: CUTLASS 2 and 3, CK-Tile", 9, 32, 4, 0, 5, 4, 0, 40},
    {"896x384x128 on 4: CUTLASS 2 and 3, CK-Tile", 21, 32, 4, 0, 5, 4, 0, 40},
    {"896x384x128 on 4: CUTLASS 2, occupancy 2", 21, 32, 4, 0, 1, 4, 0, 8},
    {"512x512x8192: CUTLASS 2", 16, 256, 132, 0, 16, 128, 0, 32},
    {"512x512x8192: CUTLASS 2, 16 regions", 16, 256, 132, 8, 0, 128, 0, 32},
    {"512x512x8192: CUTLASS 3, CK-Tile", 16, 256, 132, 0, 16, 132, 4, 31},
    {"1024x1024x1024: CUTLASS 2", 64, 32, 132, 0, 64, 128, 0, 16},
    {"1024x1024x1024: CUTLASS 2, 64 regions", 64, 32, 132, 2, 0, 128, 0, 16},
    {"1024x1024x1024: CUTLASS 3, CK-Tile", 64, 32, 132, 0, 64, 132, 68, 15},
    {"1536x1536x1536: CUTLASS 2 and 3, CK-Tile", 144, 48, 132, 0, 144, 132, 48, 52},
    {"1536x1536x1536: CUTLASS 2, occupancy 2", 144, 48, 132, 0, 12, 72, 0, 8},
    {"1664x1664x1664: CUTLASS 2 and 3, CK-Tile", 169, 52, 132, 0, 169, 132, 76, 66},
    {"1664x1664x1664: CUTLASS 2, occupancy 2", 169, 52, 132, 0, 37, 111, 37, 17},
    {"2048x2048x2048: CUTLASS 2 and 3", 256, 64, 132, 0, 0, 0, 0, 0},
    {"2048x2048x2048: CK-Tile", 256, 64, 132, 0, 256, 132, 16, 124},
    {"2176x2176x2176: CUTLASS 2 and 3, CK-Tile", 289, 68, 132, 0, 157, 132, 116, 80},
    {"2048x2048x2048 on 108: CUTLASS 2 and 3, CK-Tile", 256, 64, 108, 0, 148, 108, 76, 87},
    {"1280x1280x4096 on 108: CUTLASS 2 and 3", 100, 128, 108, 0, 0, 0, 0, 0},
    {"1280x1280x4096 on 108: CK-Tile", 100, 128, 108, 0, 100, 108, 56, 118},
    {"199 tiles: CUTLASS 2, CK-Tile", 199, 128, 132, 0, 199, 132, 128, 192},
    {"199 tiles: CUTLASS 2, occupancy 2", 199, 128, 132, 0, 67, 132, 128, 64},
    {"199 tiles: CUTLASS 3", 199, 128, 132, 0, 0, 0, 0, 0},
    {"133 tiles: CUTLASS 2 and 3, CK-Tile", 133, 64, 132, 0, 133, 132, 64, 64},
    {"133 tiles: CUTLASS 2, occupancy 2", 133, 64, 132, 0, 1, 6, 4, 10},
    {"131 tiles: CUTLASS 2 and 3", 131, 64, 132, 0, 0, 0, 0, 0},
    {"131 tiles: CK-Tile", 131, 64, 132, 0, 131, 132, 68, 63},
    {"265 tiles: CUTLASS 2 and 3, CK-Tile", 265, 64, 132, 0, 133, 132, 64, 64},
    {"132 tiles: everybody", 132, 64, 132, 0, 0, 0, 0, 0},
    {"264 tiles: everybody", 264, 64, 132, 0, 0, 0, 0, 0},
    {"16x2560x8192: CUTLASS 2", 20, 128, 132, 0, 20, 120, 40, 21},
    {"16x2560x8192: CUTLASS 2, 20 regions", 20, 128, 132, 6, 0, 120, 40, 21},
    {"16x2560x8192: CUTLASS 3, CK-Tile", 20, 128, 132, 0, 20, 132, 52, 19},
    {"1x1024x4096: CUTLASS 2", 16, 64, 132, 0, 16, 96, 64, 10},
    {"1x1024x4096: CUTLASS 2, 16 regions", 16, 64, 132, 6, 0, 96, 64, 10},
    {"1x1024x4096: CUTLASS 3", 16, 64, 132, 8, 0, 128, 0, 8},
    {"1x1024x4096: CK-Tile", 16, 64, 132, 0, 16, 132, 100, 7},
    {"3 tiles of 8: CUTLASS 2 and 3, CK-Tile", 3, 8, 132, 0, 0, 0, 0, 0},
    {"3 tiles of 9: CUTLASS 2, CK-Tile", 3, 9, 132, 0, 0, 0, 0, 0},
    {"3 tiles of 9: CUTLASS 3", 3, 9, 132, 0, 3, 3, 0, 9},
    {"3 tiles of 1: CUTLASS 2 and 3, CK-Tile", 3, 1, 132, 0, 0, 0, 0, 0},
    {"10x12 tiles on 32: rocRoller", 120, 512, 32, 0, 56, 32, 0, 28672 / 32},
    {"2048x2048x2048 on 108: rocRoller", 256, 64, 108, 0, 148, 108, 9472 % 108, 9472 / 108},
};

/* Fewer Stream-K workers than workers: the planner gets there by the minimum segment, which gives only some numbers,
 * so they are set. */
static sk__schedule force_plan(golden_plan golden)
{
    if (golden.splits > 0)
    {
        return make_split_k(golden.tiles, golden.k_iterations, golden.splits);
    }
    sk__schedule plan = make_hybrid(golden.tiles, golden.k_iterations, golden.workers, golden.stream_k_tiles);
    plan.stream_k.workers = golden.stream_k_workers;
    plan.stream_k.share = plan.stream_k_tiles * plan.space.k_iterations / sk__max(plan.stream_k.workers, 1u);
    plan.stream_k.larger_shares =
        plan.stream_k_tiles * plan.space.k_iterations - plan.stream_k.share * plan.stream_k.workers;
    return plan;
}

static void check_golden_counts(sk__schedule plan, golden_plan golden)
{
    uint32_t larger = 0;
    uint32_t sharing = 0;
    bool is_even = true;
    for (uint32_t worker = 0; worker < plan.workers; worker++)
    {
        uint32_t iterations = count_split_iterations(plan, worker);
        sharing += iterations > 0 ? 1u : 0u;
        larger += iterations == golden.share + 1 ? 1u : 0u;
        is_even = is_even && (iterations == 0 || iterations == golden.share || iterations == golden.share + 1);
    }
    CHECK_EQ(sharing, golden.stream_k_workers);
    CHECK_EQ(larger, golden.larger);
    CHECK(is_even);
}

static void forced_plans_have_the_golden_iteration_counts(void)
{
    for (size_t i = 0; i < sizeof golden_plans / sizeof golden_plans[0]; i++)
    {
        unsigned failures = check_state.failures;
        sk__schedule plan = force_plan(golden_plans[i]);
        check_plan(plan);
        check_golden_counts(plan, golden_plans[i]);
        if (failures != check_state.failures)
        {
            CHECK_NOTE("%s\n", golden_plans[i].source);
        }
    }
}

/* Larger shares come first, in every golden plan that is not split-K. */
static void the_first_workers_have_the_larger_shares(void)
{
    for (size_t i = 0; i < sizeof golden_plans / sizeof golden_plans[0]; i++)
    {
        sk__schedule plan = force_plan(golden_plans[i]);
        for (uint32_t worker = 0; plan.splits == 0 && worker < plan.stream_k.workers; worker++)
        {
            uint32_t expected = golden_plans[i].share + (worker < golden_plans[i].larger ? 1u : 0u);
            CHECK_EQ(count_split_iterations(plan, worker), expected);
        }
    }
}

static void hybrids_of_the_golden_shapes_take_the_golden_numbers_of_stream_k_tiles(void)
{
    CHECK_EQ(count_hybrid_tiles(289, 132, 2), 157);
    CHECK_EQ(count_hybrid_tiles(256, 108, 2), 148);
    CHECK_EQ(count_hybrid_tiles(120, 32, 2), 56);
    CHECK_EQ(count_hybrid_tiles(21, 4, 2), 5);
    CHECK_EQ(count_hybrid_tiles(21, 4, 1), 1);
    CHECK_EQ(count_hybrid_tiles(144, 132, 1), 12);
    CHECK_EQ(count_hybrid_tiles(144, 132, 2), 144);
    CHECK_EQ(count_hybrid_tiles(199, 132, 1), 67);
    CHECK_EQ(count_hybrid_tiles(264, 132, 2), 0);
    CHECK_EQ(count_hybrid_tiles(3, 132, 2), 3);
    CHECK_EQ(count_hybrid_tiles(529, 132, 4), 133 + 2 * 132);
}

int main(void)
{
    RUN(problems_have_the_golden_numbers_of_tiles_and_k_iterations);
    RUN(forced_plans_have_the_golden_iteration_counts);
    RUN(the_first_workers_have_the_larger_shares);
    RUN(hybrids_of_the_golden_shapes_take_the_golden_numbers_of_stream_k_tiles);
    printf("%u plans checked\n", plans_checked);
    return CHECK_DONE();
}
