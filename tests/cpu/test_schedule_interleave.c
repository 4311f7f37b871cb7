/* test_schedule_interleave.c - strands of workers and Stream-K tiles: each strand is the plan of its own tiles and
 * workers, interleaved with the others', and all of them together still cover every k-iteration once. */

#include "golden.h"

static uint32_t random_plans;

static uint32_t count_of_strand(uint32_t total, uint32_t interleave, uint32_t strand)
{
    uint32_t count = 0;
    for (uint32_t i = strand; i < total; i += interleave)
    {
        count++;
    }
    return count;
}

/* The plan of a strand's tiles and workers alone. */
static sk__schedule plan_of_strand(sk__schedule plan, uint32_t strand)
{
    uint32_t tiles = count_of_strand(plan.stream_k_tiles, plan.interleave, strand);
    uint32_t workers = count_of_strand(plan.workers, plan.interleave, strand);
    return deal_units(make_plan(tiles, plan.space.k_iterations, workers, 0, tiles, plan.minimum_segment, false),
                      plan.space.unit);
}

/* A worker's Stream-K segments are those of the same place in its strand's own plan. */
static void check_segments_of_strand(sk__schedule plan, uint32_t worker)
{
    sk__schedule alone = plan_of_strand(plan, worker % plan.interleave);
    uint32_t count = sk__count_segments(alone, worker / plan.interleave);
    uint32_t whole = sk__count_whole_tiles(plan, worker);
    uint32_t before = plan.data_parallel_first != 0 ? whole : 0;
    if (!CHECK_EQ(sk__count_segments(plan, worker), count + whole))
    {
        return;
    }
    for (uint32_t index = 0; index < count; index++)
    {
        sk__segment wanted = sk__worker_segment(alone, worker / plan.interleave, index);
        wanted.tile.number = wanted.tile.number * plan.interleave + worker % plan.interleave;
        CHECK(is_same_segment(sk__worker_segment(plan, worker, before + index), wanted));
    }
}

/* Counts a segment's visits, and that its tile's peers, its slot and its counter are its own. */
static void check_interleaved_segment(sk__schedule plan, uint32_t worker, sk__segment segment)
{
    CHECK_EQ(segment.k_begin, plan_cursor[segment.tile.number]);
    plan_cursor[segment.tile.number] = segment.k_end;
    plan_pieces[segment.tile.number]++;
    if (sk__is_whole(segment))
    {
        return;
    }
    uint32_t first = first_peer(plan, segment.tile.number), last = last_peer(plan, segment.tile.number);
    uint32_t peer = sk__peer(plan, worker);
    uint32_t slot = sk__slot(plan, peer, segment.k_begin);
    CHECK(first <= peer && peer <= last && peer < sk__count_peers(plan));
    CHECK(is_same_segment(segment, sk__peer_segment(plan, segment.tile.number, peer)));
    if (CHECK(slot < sk__count_slots(plan)))
    {
        CHECK(plan_slot_user[slot] != plans_checked);
        plan_slot_user[slot] = plans_checked;
    }
}

static void check_interleaved_tile(sk__schedule plan, uint32_t tile)
{
    CHECK_EQ(plan_cursor[tile], plan.space.k_iterations);
    if (tile < plan.stream_k_tiles)
    {
        uint32_t first = first_peer(plan, tile), last = last_peer(plan, tile);
        CHECK_EQ(plan_pieces[tile], last - first + 1);
        if (first != last)
        {
            check_counter(plan, tile);
        }
    }
}

static void check_interleaved_plan(sk__schedule plan)
{
    unsigned failures = check_state.failures;
    plans_checked++;
    memset(plan_cursor, 0, plan.space.tiles * sizeof plan_cursor[0]);
    memset(plan_pieces, 0, plan.space.tiles * sizeof plan_pieces[0]);
    for (uint32_t worker = 0; worker < plan.workers; worker++)
    {
        check_segments_of_strand(plan, worker);
        for (uint32_t index = sk__count_segments(plan, worker); index-- > 0;)
        {
            check_interleaved_segment(plan, worker, sk__worker_segment(plan, worker, index));
        }
    }
    for (uint32_t tile = 0; tile < plan.space.tiles; tile++)
    {
        check_interleaved_tile(plan, tile);
    }
    if (failures != check_state.failures)
    {
        note_plan(plan);
        CHECK_NOTE("%u strands\n", plan.interleave);
    }
}

static void every_small_interleaved_plan_covers_each_iteration_once(void)
{
    for (uint32_t i = 0; i < 10 * 9 * 16; i++)
    {
        uint32_t tiles = 1 + i % 10, k_iterations = 1 + i / 10 % 9, workers = 1 + i / 90;
        for (uint32_t interleave = 2; interleave <= sk__min(8, sk__min(tiles, workers)); interleave++)
        {
            for (uint32_t minimum = 0; minimum <= 3; minimum++)
            {
                uint32_t stream_k_tiles = interleave + (i + minimum) % (tiles - interleave + 1);
                sk__schedule plan =
                    make_plan(tiles, k_iterations, workers, 0, stream_k_tiles, minimum, (i + interleave) % 2 == 0);
                check_interleaved_plan(interleave_plan(deal_units(plan, 1 + i % 3), interleave));
            }
        }
    }
}

static void random_interleaved_plans_are_right(void)
{
    for (uint32_t i = 0; i < random_plans; i++)
    {
        uint32_t interleave = 1 + draw_below(8);
        uint32_t tiles = interleave + draw_size(8), workers = interleave + draw_size(8);
        uint32_t stream_k_tiles = interleave + draw_below(tiles - interleave + 1);
        uint32_t minimum = draw_below(2) == 0 ? 0 : draw_size(4);
        sk__schedule plan = make_plan(tiles, draw_size(9), workers, 0, stream_k_tiles, minimum, draw_below(2) == 0);
        check_interleaved_plan(interleave_plan(deal_units(plan, draw_below(2) == 0 ? 1 : draw_size(4)), interleave));
    }
}

/* What interleaving is for: where it divides workers and tiles, neighbours compute neighbouring tiles at the same k. */
static void neighbours_compute_the_same_k_of_neighbouring_tiles(void)
{
    sk__schedule plan = interleave_plan(make_plan(300, 64, 132, 0, 168, 0, false), 4);
    for (uint32_t worker = 0; worker < 132; worker += 4)
    {
        for (uint32_t index = 0; index < sk__count_segments(plan, worker); index++)
        {
            sk__segment first = sk__worker_segment(plan, worker, index);
            for (uint32_t other = 1; other < 4; other++)
            {
                sk__segment wanted = make_segment(first.tile.number + other, first.k_begin, first.k_end);
                CHECK(is_same_segment(sk__worker_segment(plan, worker + other, index), wanted));
            }
        }
    }
}

int main(int argc, char** argv)
{
    random_plans = read_seed_and_count(argc, argv, 20000);
    RUN(every_small_interleaved_plan_covers_each_iteration_once);
    RUN(random_interleaved_plans_are_right);
    RUN(neighbours_compute_the_same_k_of_neighbouring_tiles);
    return CHECK_DONE();
}
