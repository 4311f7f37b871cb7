/* golden.h - makes plans for the schedule tests, and checks what every plan must satisfy.
 *
 * The schedule's text is included as the library includes it. What it answers is compared with a second way to
 * compute it, in 64 bits, which shares no line with it; and whatever both say, every k-iteration must be covered
 * once.
 */
#ifndef GOLDEN_H
#define GOLDEN_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "language.h"
#include "arithmetic.h"
#include "space.h"
#include "partition.h"
#include "schedule.h"
#include "worker.h"
#include "workspace.h"

#include "peers.h"
#include "replay.h"
#include "tiles/rectangle.h"
#include "tiles/triangle.h"
#include "arguments.h"

#include "../check.h"

#define LARGEST_TILES 65536 /* of a plan that check_plan() can walk */

static uint32_t plan_cursor[LARGEST_TILES];       /* k-iterations of a tile that are covered so far */
static uint32_t plan_pieces[LARGEST_TILES];       /* segments of a tile */
static uint32_t plan_slot_user[2 * SK__COUNTERS]; /* the last plan that used a slot */
static uint32_t plan_counter_user[SK__COUNTERS];  /* the last plan that used a counter */
static uint32_t plan_turn_user[SK__COUNTERS];     /* the last plan that used a slot of the turnstile */
static uint32_t plans_checked;

/* ---- random numbers, the same everywhere (splitmix64) -------------------------------------------- */

static uint64_t random_state = 1;

static inline uint32_t draw_below(uint32_t limit)
{
    random_state += UINT64_C(0x9e3779b97f4a7c15);
    uint64_t z = random_state;
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return (uint32_t)(((z ^ (z >> 31)) >> 32) * limit >> 32);
}

/* 1 to 2^bits, small numbers as often as large ones. */
static inline uint32_t draw_size(uint32_t bits)
{
    return 1u + draw_below(1u << draw_below(bits + 1u));
}

/* `PROGRAM SEED COUNT`: both optional. Returns the count of random plans. */
static inline uint32_t read_seed_and_count(int argc, char** argv, uint32_t count)
{
    uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1;
    uint32_t wanted = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 0) : count;
    printf("seed %llu, %u random plans a case; again: %s %llu %u\n", (unsigned long long)seed, wanted, argv[0],
           (unsigned long long)seed, wanted);
    random_state = seed;
    return wanted;
}

/* ---- plans ----------------------------------------------------------------------------------------- */

/* A problem of `tiles` tiles of 1x1x1, through the same door as every kernel's. */
static inline sk__schedule make_plan(uint32_t tiles, uint32_t k_iterations, uint32_t workers, uint32_t splits,
                                     uint32_t stream_k_tiles, uint32_t minimum_segment, bool data_parallel_first)
{
    sk__arguments arguments;
    memset(&arguments, 0, sizeof arguments);
    arguments.problem.m = tiles;
    arguments.problem.n = 1;
    arguments.problem.k = k_iterations;
    arguments.workers = workers;
    arguments.splits = splits;
    arguments.stream_k_tiles = stream_k_tiles;
    arguments.minimum_segment = minimum_segment;
    arguments.raster_width = 1;
    arguments.order = data_parallel_first ? 1u : 0u;
    arguments.tiles = tiles;
    return sk__make_schedule(arguments, 1, 1, 1, 1, false);
}

/* The same with k-iterations dealt `unit` at a time. */
static inline sk__schedule deal_units(sk__schedule plan, uint32_t unit)
{
    plan.space = sk__make_space(plan.space.tiles, plan.space.k_iterations, unit);
    return sk__derive_shares(plan);
}

/* The same with workers and Stream-K tiles interleaved. */
static inline sk__schedule interleave_plan(sk__schedule plan, uint32_t interleave)
{
    plan.interleave = interleave;
    return plan;
}

static inline sk__schedule make_stream_k(uint32_t tiles, uint32_t k_iterations, uint32_t workers)
{
    return make_plan(tiles, k_iterations, workers, 0, tiles, 0, false);
}

static inline sk__schedule make_hybrid(uint32_t tiles, uint32_t k_iterations, uint32_t workers,
                                       uint32_t stream_k_tiles)
{
    return make_plan(tiles, k_iterations, workers, 0, stream_k_tiles, 0, false);
}

static inline sk__schedule make_split_k(uint32_t tiles, uint32_t k_iterations, uint32_t splits)
{
    return make_plan(tiles, k_iterations, tiles * splits, splits, 0, 0, false);
}

static inline sk__schedule make_data_parallel(uint32_t tiles, uint32_t k_iterations, uint32_t workers)
{
    return make_plan(tiles, k_iterations, workers, 0, 0, 0, false);
}

/* Stream-K tiles of the n-tile hybrid: what does not fill waves, and n - 1 waves more, as far as there are tiles. */
static inline uint32_t count_hybrid_tiles(uint32_t tiles, uint32_t workers, uint32_t n)
{
    uint64_t wanted = (uint64_t)(n - 1u) * workers + tiles % workers;
    return tiles % workers == 0 ? 0 : wanted < tiles ? (uint32_t)wanted : tiles;
}

static inline void note_plan(sk__schedule plan)
{
    CHECK_NOTE("plan: tiles %u, k_iterations %u, workers %u, splits %u, stream_k_tiles %u, stream_k_workers %u, "
               "minimum_segment %u, unit %u, data_parallel_first %u\n",
               plan.space.tiles, plan.space.k_iterations, plan.workers, plan.splits, plan.stream_k_tiles,
               plan.stream_k.workers, plan.minimum_segment, plan.space.unit, plan.data_parallel_first);
}

/* ---- what the schedule should answer, in 64 bits --------------------------------------------------- */

static inline uint64_t expect_units(sk__schedule plan)
{
    return ((uint64_t)plan.space.k_iterations + plan.space.unit - 1) / plan.space.unit;
}

/* First unit of a worker's Stream-K range: shares differ by one at most, the longer ones first; then a boundary
 * that would cut off less than the minimum segment goes to the edge of its tile. */
static inline uint64_t expect_begin(sk__schedule plan, uint64_t worker)
{
    uint64_t units = expect_units(plan);
    uint64_t total = plan.stream_k_tiles * units;
    uint64_t longer = total % plan.stream_k.workers;
    uint64_t even = total / plan.stream_k.workers * worker + (worker < longer ? worker : longer);
    uint64_t in_tile = even % units;
    if (in_tile < plan.minimum_segment)
    {
        return even - in_tile;
    }
    return in_tile + plan.minimum_segment > units ? even - in_tile + units : even;
}

static inline uint32_t expect_stream_k_segments(sk__schedule plan, uint32_t worker)
{
    if (worker >= plan.stream_k.workers)
    {
        return 0;
    }
    uint64_t begin = expect_begin(plan, worker);
    uint64_t end = expect_begin(plan, (uint64_t)worker + 1);
    uint64_t units = expect_units(plan);
    uint64_t first_tile = begin / units;
    uint64_t tiles_until_end = (end + units - 1) / units;
    return begin == end ? 0 : (uint32_t)(tiles_until_end - first_tile);
}

static inline uint32_t expect_whole_tiles(sk__schedule plan, uint32_t worker)
{
    uint64_t first = (uint64_t)plan.stream_k_tiles + worker;
    return plan.splits > 0 || first >= plan.space.tiles
               ? 0
               : (uint32_t)((plan.space.tiles - 1 - first) / plan.workers + 1);
}

static inline uint32_t expect_segments(sk__schedule plan, uint32_t worker)
{
    return plan.splits > 0 ? 1 : expect_stream_k_segments(plan, worker) + expect_whole_tiles(plan, worker);
}

/* k-iterations of a tile before one of its units. */
static inline uint64_t expect_k(sk__schedule plan, uint64_t unit)
{
    return unit * plan.space.unit < plan.space.k_iterations ? unit * plan.space.unit : plan.space.k_iterations;
}

static inline sk__segment make_segment(uint64_t tile, uint64_t k_begin, uint64_t k_end)
{
    sk__segment segment;
    memset(&segment, 0, sizeof segment);
    segment.tile.number = (uint32_t)tile;
    segment.k_begin = (uint32_t)k_begin;
    segment.k_end = (uint32_t)k_end;
    return segment;
}

/* Units [begin, end) of a tile. */
static inline sk__segment make_piece(sk__schedule plan, uint64_t tile, uint64_t begin, uint64_t end)
{
    return make_segment(tile, expect_k(plan, begin), expect_k(plan, end));
}

/* Number `index` of a worker's Stream-K segments, the last tile of its range being number 0. */
static inline sk__segment expect_stream_k_segment(sk__schedule plan, uint32_t worker, uint32_t index)
{
    uint64_t begin = expect_begin(plan, worker);
    uint64_t end = expect_begin(plan, (uint64_t)worker + 1);
    uint64_t units = expect_units(plan);
    uint64_t tile = (end - 1) / units - index;
    uint64_t tile_begin = tile * units;
    uint64_t tile_end = tile_begin + units;
    return make_piece(plan, tile, begin > tile_begin ? begin - tile_begin : 0,
                      end < tile_end ? end - tile_begin : units);
}

/* The split of a tile that a worker of split-K holds: shares differ by one at most, the longer ones first. */
static inline sk__segment expect_split(sk__schedule plan, uint32_t worker)
{
    uint64_t index = worker % plan.splits;
    uint64_t units = expect_units(plan);
    uint64_t longer = units % plan.splits;
    uint64_t begin = units / plan.splits * index + (index < longer ? index : longer);
    uint64_t length = units / plan.splits + (index < longer ? 1u : 0u);
    return make_piece(plan, worker / plan.splits, begin, begin + length);
}

static inline sk__segment expect_segment(sk__schedule plan, uint32_t worker, uint32_t index)
{
    if (plan.splits > 0)
    {
        return expect_split(plan, worker);
    }
    uint32_t whole = expect_whole_tiles(plan, worker);
    uint32_t split = expect_stream_k_segments(plan, worker);
    uint32_t whole_before = plan.data_parallel_first != 0 ? whole : 0;
    if (index >= whole_before && index < whole_before + split)
    {
        return expect_stream_k_segment(plan, worker, index - whole_before);
    }
    uint64_t turn = index < whole_before ? index : index - split;
    return make_piece(plan, plan.stream_k_tiles + worker + turn * plan.workers, 0, expect_units(plan));
}

static inline bool is_same_segment(sk__segment a, sk__segment b)
{
    return a.tile.number == b.tile.number && a.k_begin == b.k_begin && a.k_end == b.k_end;
}

/* ---- checks ---------------------------------------------------------------------------------------- */

static inline uint32_t first_peer(sk__schedule plan, uint32_t tile)
{
    return sk__first_peer(plan, sk__tile_at(plan.space, tile));
}

static inline uint32_t last_peer(sk__schedule plan, uint32_t tile)
{
    return sk__last_peer(plan, sk__tile_at(plan.space, tile));
}

static inline uint32_t count_units(sk__schedule plan, sk__segment segment)
{
    return sk__divide_up(segment.k_end - segment.k_begin, plan.space.unit);
}

/* The tile's peers and this worker know of each other. */
static inline void check_peer(sk__schedule plan, uint32_t worker, sk__segment segment)
{
    CHECK(is_same_segment(segment, sk__peer_segment(plan, segment.tile.number, worker)));
    CHECK(first_peer(plan, segment.tile.number) <= worker);
    CHECK(last_peer(plan, segment.tile.number) >= worker);
    if (plan.splits == 0)
    {
        uint32_t first = segment.tile.number * plan.space.places + segment.k_begin / plan.space.unit;
        CHECK_EQ(sk__stream_k_worker(plan, first), worker);
        CHECK_EQ(sk__stream_k_worker(plan, first + count_units(plan, segment) - 1), worker);
    }
}

static inline void check_partial(sk__schedule plan, uint32_t worker, sk__segment segment)
{
    CHECK(plan.splits > 0 || count_units(plan, segment) >= plan.minimum_segment);
    uint32_t slot = sk__slot(plan, worker, segment.k_begin);
    if (CHECK(slot < sk__count_slots(plan) && slot < 2u * SK__COUNTERS))
    {
        CHECK(plan_slot_user[slot] != plans_checked);
        plan_slot_user[slot] = plans_checked;
    }
}

/* Segments of one tile come in ascending k, so a cursor shows gaps and repetitions. */
static inline void check_segment(sk__schedule plan, uint32_t worker, sk__segment segment)
{
    if (!CHECK(segment.tile.number < plan.space.tiles && segment.k_end <= plan.space.k_iterations))
    {
        return;
    }
    CHECK(segment.k_begin < segment.k_end || plan.space.k_iterations == 0);
    CHECK_EQ(segment.k_begin % plan.space.unit, 0);
    CHECK_EQ(segment.k_begin, plan_cursor[segment.tile.number]);
    plan_cursor[segment.tile.number] = segment.k_end;
    plan_pieces[segment.tile.number]++;
    bool may_be_split = segment.tile.number < sk__count_split_region_tiles(plan);
    if (may_be_split)
    {
        check_peer(plan, worker, segment);
    }
    if (!sk__is_whole(segment) && CHECK(may_be_split))
    {
        check_partial(plan, worker, segment);
    }
}

/* Walks a worker's segments from the last to the first: along its Stream-K range, which it works off backwards.
 * Returns its units in the split region. */
static inline uint64_t check_worker(sk__schedule plan, uint32_t worker)
{
    uint64_t units = 0;
    uint32_t waits = 0; /* for earlier workers, at a turnstile */
    uint32_t count = sk__count_segments(plan, worker);
    CHECK_EQ(count, expect_segments(plan, worker));
    for (uint32_t index = count; index-- > 0;)
    {
        sk__segment segment = sk__worker_segment(plan, worker, index);
        CHECK(is_same_segment(segment, expect_segment(plan, worker, index)));
        check_segment(plan, worker, segment);
        bool may_be_split = segment.tile.number < sk__count_split_region_tiles(plan);
        units += may_be_split ? count_units(plan, segment) : 0;
        waits += segment.k_begin > 0;
    }
    CHECK(waits <= 1);
    return units;
}

static inline void check_counter(sk__schedule plan, uint32_t tile)
{
    uint32_t counter = first_peer(plan, tile);
    if (CHECK(counter < plan.workers && counter < SK__COUNTERS))
    {
        CHECK(plan_counter_user[counter] != plans_checked);
        plan_counter_user[counter] = plans_checked;
    }
    uint32_t slot = sk__turn_slot(plan, tile, counter);
    if (CHECK(slot < sk__count_turn_slots(plan) && slot < SK__COUNTERS))
    {
        CHECK(plan_turn_user[slot] != plans_checked);
        plan_turn_user[slot] = plans_checked;
    }
}

/* Every k-iteration is covered, by exactly the peers. */
static inline void check_tile(sk__schedule plan, uint32_t tile)
{
    bool may_be_split = tile < sk__count_split_region_tiles(plan);
    CHECK_EQ(plan_cursor[tile], plan.space.k_iterations);
    CHECK_EQ(plan_pieces[tile], may_be_split ? last_peer(plan, tile) - first_peer(plan, tile) + 1 : 1);
    if (plan_pieces[tile] > 1)
    {
        check_counter(plan, tile);
    }
}

/* Shares of the split region differ by one; with a minimum segment, each end may have moved by less than that. */
static inline void check_balance(sk__schedule plan, uint32_t worker, uint64_t units)
{
    if (plan.splits == 0 && worker >= plan.stream_k.workers)
    {
        CHECK_EQ(units, 0);
        return;
    }
    uint64_t total = plan.stream_k_tiles * expect_units(plan);
    uint64_t share = plan.splits > 0 ? expect_units(plan) / plan.splits : total / plan.stream_k.workers;
    uint64_t slack = plan.minimum_segment > 1 ? 2u * (plan.minimum_segment - 1u) : 0;
    CHECK(units + slack >= share);
    CHECK(units <= share + 1 + slack);
}

/* Whole tiles: no worker has two more than another, none is left out while another has two. */
static inline void check_whole_tiles(sk__schedule plan, uint32_t worker)
{
    uint32_t tiles = plan.splits > 0 ? 0 : plan.space.tiles - plan.stream_k_tiles;
    uint32_t count = plan.splits > 0 ? 0 : sk__count_whole_tiles(plan, worker);
    CHECK(count == tiles / plan.workers || (count == tiles / plan.workers + 1 && tiles % plan.workers != 0));
}

/* Everything that holds for every plan. */
static inline bool check_plan(sk__schedule plan)
{
    unsigned failures = check_state.failures;
    plans_checked++;
    if (!CHECK(plan.space.tiles <= LARGEST_TILES))
    {
        return false;
    }
    memset(plan_cursor, 0, plan.space.tiles * sizeof plan_cursor[0]);
    memset(plan_pieces, 0, plan.space.tiles * sizeof plan_pieces[0]);
    for (uint32_t worker = 0; worker < plan.workers; worker++)
    {
        check_balance(plan, worker, check_worker(plan, worker));
        check_whole_tiles(plan, worker);
    }
    for (uint32_t tile = 0; tile < plan.space.tiles; tile++)
    {
        check_tile(plan, tile);
    }
    if (failures != check_state.failures)
    {
        note_plan(plan);
    }
    return failures == check_state.failures;
}

/* Peers of a tile of the split region. */
static inline uint32_t count_peers(sk__schedule plan, uint32_t tile)
{
    return last_peer(plan, tile) - first_peer(plan, tile) + 1;
}

/* k-iterations of a worker in the split region. */
static inline uint32_t count_split_iterations(sk__schedule plan, uint32_t worker)
{
    uint32_t iterations = 0;
    for (uint32_t index = 0; index < sk__count_segments(plan, worker); index++)
    {
        sk__segment segment = sk__worker_segment(plan, worker, index);
        bool may_be_split = segment.tile.number < sk__count_split_region_tiles(plan);
        iterations += may_be_split ? segment.k_end - segment.k_begin : 0;
    }
    return iterations;
}

#endif
