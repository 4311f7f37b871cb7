/* test_schedule_fixup.c - the peers of split tiles, their slots and counters; and the last-arriver fixup, replayed
 * over one workspace through plans of changing shape, with the segments in any order. */

#include "golden.h"

static uint32_t random_plans; /* of each case */

/* Any plan that may split tiles. */
static sk__schedule random_plan(void)
{
    uint32_t k_iterations = draw_size(7);
    uint32_t tiles = draw_size(7);
    uint32_t workers = draw_size(8);
    bool data_parallel_first = draw_below(2) == 0;
    switch (draw_below(4))
    {
    case 0: return make_split_k(tiles, k_iterations, 1 + draw_below(k_iterations));
    case 1: return make_stream_k(tiles, k_iterations, workers);
    case 2:
        return make_plan(tiles, k_iterations, workers, 0, count_hybrid_tiles(tiles, workers, 1 + draw_below(4)), 0,
                         data_parallel_first);
    default:
        return make_plan(tiles, k_iterations, workers, 0, draw_below(tiles + 1), draw_below(12), data_parallel_first);
    }
}

/* ---- peers ------------------------------------------------------------------------------------------ */

/* Workers outside [first peer, last peer] hold nothing of the tile; those inside hold it in ascending k, gapless. */
static void check_peers_of_tile(sk__schedule plan, uint32_t tile)
{
    uint32_t k = 0;
    for (uint32_t worker = 0; worker < plan.workers; worker++)
    {
        bool is_peer = worker >= first_peer(plan, tile) && worker <= last_peer(plan, tile);
        uint32_t held = 0;
        for (uint32_t index = 0; index < sk__count_segments(plan, worker); index++)
        {
            held += sk__worker_segment(plan, worker, index).tile.number == tile ? 1u : 0u;
        }
        CHECK_EQ(held, is_peer ? 1 : 0);
        if (is_peer)
        {
            sk__segment segment = sk__peer_segment(plan, tile, worker);
            CHECK_EQ(segment.k_begin, k);
            CHECK(segment.k_end > k);
            k = segment.k_end;
        }
    }
    CHECK_EQ(k, plan.space.k_iterations);
}

static void the_peers_of_a_tile_are_exactly_the_workers_that_hold_it_in_ascending_k(void)
{
    for (uint32_t i = 0; i < random_plans / 10; i++)
    {
        sk__schedule plan = random_plan();
        unsigned failures = check_state.failures;
        for (uint32_t tile = 0; tile < sk__count_split_region_tiles(plan); tile++)
        {
            check_peers_of_tile(plan, tile);
        }
        if (failures != check_state.failures)
        {
            note_plan(plan);
        }
    }
}

static void the_peer_segment_of_a_worker_beside_a_tile_is_empty(void)
{
    for (uint32_t i = 0; i < random_plans / 10; i++)
    {
        sk__schedule plan = make_plan(draw_size(5), draw_size(7), draw_size(6), 0, 1, draw_below(12), false);
        for (uint32_t worker = last_peer(plan, 0) + 1; worker < plan.stream_k.workers; worker++)
        {
            sk__segment segment = sk__peer_segment(plan, 0, worker);
            CHECK(segment.k_begin >= segment.k_end);
        }
    }
}

static void a_tile_has_no_more_peers_than_the_shares_allow(void)
{
    for (uint32_t i = 0; i < random_plans; i++)
    {
        sk__schedule plan = make_stream_k(draw_size(5), draw_size(8), draw_size(7));
        uint32_t share = plan.space.tiles * plan.space.k_iterations / plan.stream_k.workers;
        uint32_t most = (plan.space.k_iterations - 1 + share - 1) / share + 1;
        for (uint32_t tile = 0; tile < plan.space.tiles; tile++)
        {
            CHECK(count_peers(plan, tile) <= most);
        }
    }
}

static void where_a_share_is_a_tile_or_more_tiles_have_two_peers_and_workers_three_tiles_at_most(void)
{
    for (uint32_t i = 0; i < random_plans; i++)
    {
        uint32_t workers = draw_size(6);
        uint32_t tiles = workers + draw_below(workers);
        sk__schedule plan = make_stream_k(tiles, draw_size(8), workers);
        for (uint32_t tile = 0; tile < tiles; tile++)
        {
            CHECK(count_peers(plan, tile) <= 2);
        }
        for (uint32_t worker = 0; worker < plan.stream_k.workers; worker++)
        {
            CHECK(sk__count_segments(plan, worker) <= 3);
        }
    }
}

/* ---- slots and counters of one plan ------------------------------------------------------------------ */

static void no_two_partials_share_a_slot_and_no_two_split_tiles_a_counter(void)
{
    for (uint32_t i = 0; i < random_plans; i++)
    {
        check_plan(random_plan());
    }
}

static void sixty_five_thousand_workers_fit_the_counters_and_twice_as_many_slots(void)
{
    sk__schedule plan = make_stream_k(50000, 7, 65535);
    CHECK_EQ(sk__count_slots(plan), 2 * 65535);
    check_plan(plan);
    check_plan(make_split_k(3 * 257, 85, 85));
    check_plan(make_stream_k(1, 65535, 65535));
}

static void stream_k_slots_do_not_depend_on_the_number_of_tiles(void)
{
    CHECK_EQ(sk__count_slots(make_stream_k(200, 64, 132)), 2 * 132);
    CHECK_EQ(sk__count_slots(make_stream_k(20000, 64, 132)), 2 * 132);
    CHECK_EQ(sk__count_slots(make_hybrid(20000, 64, 132, 157)), 2 * 132);
    CHECK_EQ(sk__count_slots(make_stream_k(1, 10, 132)), 2 * 10);
}

static void a_plan_of_whole_tiles_has_no_slots_unless_it_is_split_k(void)
{
    CHECK_EQ(sk__count_slots(make_data_parallel(289, 68, 132)), 0);
    CHECK_EQ(sk__count_split_region_tiles(make_data_parallel(289, 68, 132)), 0);
    CHECK_EQ(sk__count_slots(make_split_k(4, 64, 16)), 64);
}

/* ---- the last arriver, over one workspace ------------------------------------------------------------- */

/* What a slot holds: which launch put it there, and of which segment. */
typedef struct slot_content
{
    uint32_t launch;
    sk__segment segment;
} slot_content;

typedef enum arrival_step
{
    STORE,  /* the partial is in its slot */
    ARRIVE, /* its k-iterations are added to the counter */
    SUM     /* the last arriver sums, and puts the counter back */
} arrival_step;

typedef struct arrival
{
    uint32_t worker;
    sk__segment segment;
    arrival_step next;
    bool is_last;
} arrival;

enum
{
    LARGEST_ARRIVALS = 65536
};

static uint32_t workspace_counters[SK__COUNTERS];
static slot_content workspace_slots[2 * SK__COUNTERS];
static arrival arrivals[LARGEST_ARRIVALS];
static uint32_t steps[3 * LARGEST_ARRIVALS]; /* indices into arrivals, each three times */
static uint32_t epilogues[LARGEST_TILES];
static uint32_t launch;

/* Partials of a plan; whole tiles run their epilogue at once. */
static uint32_t list_arrivals(sk__schedule plan)
{
    uint32_t count = 0;
    for (uint32_t worker = 0; worker < plan.workers; worker++)
    {
        uint32_t segments = sk__count_segments(plan, worker);
        for (uint32_t index = 0; index < segments; index++)
        {
            sk__segment segment = sk__worker_segment(plan, worker, index);
            if (sk__is_whole(segment))
            {
                epilogues[segment.tile.number]++;
                continue;
            }
            arrival one = {worker, segment, STORE, false};
            arrivals[count++] = one;
        }
    }
    return count;
}

/* Every arrival three times, in any order. Its first step is a store, wherever it comes. */
static void shuffle_steps(uint32_t count)
{
    for (uint32_t i = 0; i < 3 * count; i++)
    {
        uint32_t other = draw_below(i + 1);
        steps[i] = steps[other];
        steps[other] = i / 3;
    }
}

/* Reads the slots of all peers in ascending k, and finds what they stored in this launch. */
static void sum_tile(sk__schedule plan, sk__segment last)
{
    uint32_t k = 0;
    for (uint32_t peer = first_peer(plan, last.tile.number); peer <= last_peer(plan, last.tile.number); peer++)
    {
        sk__segment segment = sk__peer_segment(plan, last.tile.number, peer);
        slot_content slot = workspace_slots[sk__slot(plan, peer, segment.k_begin)];
        CHECK_EQ(slot.launch, launch);
        CHECK(is_same_segment(slot.segment, segment));
        CHECK_EQ(segment.k_begin, k);
        k = segment.k_end;
    }
    CHECK_EQ(k, plan.space.k_iterations);
    workspace_counters[first_peer(plan, last.tile.number)] = 0;
    epilogues[last.tile.number]++;
}

static void take_step(sk__schedule plan, arrival* one)
{
    slot_content content = {launch, one->segment};
    uint32_t* counter = &workspace_counters[first_peer(plan, one->segment.tile.number)];
    switch (one->next)
    {
    case STORE:
        workspace_slots[sk__slot(plan, one->worker, one->segment.k_begin)] = content;
        one->next = ARRIVE;
        break;
    case ARRIVE:
        *counter += one->segment.k_end - one->segment.k_begin;
        one->is_last = *counter == plan.space.k_iterations;
        one->next = SUM;
        break;
    case SUM:
        if (one->is_last)
        {
            sum_tile(plan, one->segment);
        }
        break;
    }
}

static void check_workspace_is_clear(sk__schedule plan)
{
    for (uint32_t tile = 0; tile < plan.space.tiles; tile++)
    {
        CHECK_EQ(epilogues[tile], 1);
    }
    /* the whole array now and then: the counters that a plan should not touch */
    uint32_t used = launch % 64 == 0 ? SK__COUNTERS : plan.workers;
    for (uint32_t counter = 0; counter < used; counter++)
    {
        CHECK_EQ(workspace_counters[counter], 0);
    }
}

static void replay_launch(sk__schedule plan)
{
    unsigned failures = check_state.failures;
    launch++;
    memset(epilogues, 0, plan.space.tiles * sizeof epilogues[0]);
    uint32_t count = list_arrivals(plan);
    shuffle_steps(count);
    for (uint32_t i = 0; i < 3 * count; i++)
    {
        take_step(plan, &arrivals[steps[i]]);
    }
    check_workspace_is_clear(plan);
    if (failures != check_state.failures)
    {
        note_plan(plan);
    }
}

static void plans_of_any_shape_share_one_workspace_that_is_cleared_once(void)
{
    for (uint32_t i = 0; i < random_plans; i++)
    {
        replay_launch(random_plan());
    }
}

static void a_large_plan_and_a_small_one_take_turns_in_one_workspace(void)
{
    for (uint32_t i = 0; i < random_plans / 1000 + 2; i++)
    {
        replay_launch(make_stream_k(199, 128, 132));
        replay_launch(make_split_k(16, 256, 8));
        replay_launch(make_hybrid(289, 68, 132, 157));
        replay_launch(make_split_k(1, 16384, 20 + i));
        replay_launch(make_plan(5, 9, 7, 0, 5, 2, false));
    }
}

int main(int argc, char** argv)
{
    random_plans = read_seed_and_count(argc, argv, 600000);
    RUN(the_peers_of_a_tile_are_exactly_the_workers_that_hold_it_in_ascending_k);
    RUN(the_peer_segment_of_a_worker_beside_a_tile_is_empty);
    RUN(a_tile_has_no_more_peers_than_the_shares_allow);
    RUN(where_a_share_is_a_tile_or_more_tiles_have_two_peers_and_workers_three_tiles_at_most);
    RUN(no_two_partials_share_a_slot_and_no_two_split_tiles_a_counter);
    RUN(sixty_five_thousand_workers_fit_the_counters_and_twice_as_many_slots);
    RUN(stream_k_slots_do_not_depend_on_the_number_of_tiles);
    RUN(a_plan_of_whole_tiles_has_no_slots_unless_it_is_split_k);
    RUN(plans_of_any_shape_share_one_workspace_that_is_cleared_once);
    RUN(a_large_plan_and_a_small_one_take_turns_in_one_workspace);
    printf("%u plans checked, %u launches replayed\n", plans_checked, launch);
    return CHECK_DONE();
}
