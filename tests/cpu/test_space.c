/* test_space.c - iteration spaces of tiles that are not alike: what the tables say is compared with a list of all
 * tiles, and the schedules over them cover every unit once, with peers, slots and counters that no two tiles share. */

#include "golden.h"

enum
{
    MOST_PROBLEMS = 64,
    MOST_TILES = 4096,
    MOST_PLACES = 1 << 16
};

static uint32_t random_spaces;
static uint64_t segments_checked;

/* One problem's tiles. */
typedef struct group
{
    uint32_t tiles, k_iterations;
} group;

static uint32_t table[SK__TABLE_ROW * MOST_PROBLEMS];
static sk__tile tiles[MOST_TILES + 1]; /* all, one after the other, and the end */
static uint32_t visits[MOST_PLACES];   /* of each place */
static uint32_t holders[MOST_TILES];   /* segments of each tile */
static bool slot_used[2 * MOST_PLACES], counter_used[SK__COUNTERS], turn_used[SK__COUNTERS];

/* ---- spaces ------------------------------------------------------------------------------------------ */

/* Writes the table, and the list that it must agree with. */
static sk__space make_space(const group* groups, uint32_t count, uint32_t unit)
{
    sk__space space;
    uint32_t place = 0;
    memset(&space, 0, sizeof space);
    space.unit = unit;
    space.problems = count;
    space.table = table;
    for (uint32_t i = 0; i < count; i++)
    {
        uint32_t k_iterations = groups[i].k_iterations;
        uint32_t places = k_iterations == 0 ? 1 : (k_iterations + unit - 1) / unit;
        table[SK__TABLE_ROW * i + SK__TABLE_TILES] = space.tiles;
        table[SK__TABLE_ROW * i + SK__TABLE_PLACES] = place;
        table[SK__TABLE_ROW * i + SK__TABLE_K_ITERATIONS] = k_iterations;
        table[SK__TABLE_ROW * i + SK__TABLE_PROBLEM] = i ^ 1;
        for (uint32_t j = 0; j < groups[i].tiles; j++, place += places)
        {
            sk__tile tile = {space.tiles, k_iterations, place, places, i, i ^ 1};
            tiles[space.tiles++] = tile;
        }
    }
    memset(&tiles[space.tiles], 0, sizeof tiles[0]);
    tiles[space.tiles].number = space.tiles;
    tiles[space.tiles].first_place = place;
    return space;
}

/* Some problems have no tile, some no k-iteration. */
static sk__space draw_space(uint32_t unit)
{
    group groups[MOST_PROBLEMS];
    uint32_t count = 1 + draw_below(MOST_PROBLEMS);
    for (uint32_t i = 0; i < count; i++)
    {
        groups[i].tiles = draw_below(4) == 0 ? 0 : draw_size(5);
        groups[i].k_iterations = draw_below(5) == 0 ? 0 : draw_size(4);
    }
    return make_space(groups, count, unit);
}

static bool is_same_tile(sk__tile a, sk__tile b)
{
    return a.number == b.number && a.k_iterations == b.k_iterations && a.first_place == b.first_place &&
           a.places == b.places && a.row == b.row && a.problem == b.problem;
}

static void check_space(sk__space space)
{
    CHECK_EQ(sk__tile_at(space, space.tiles).first_place, tiles[space.tiles].first_place);
    for (uint32_t number = 0; number < space.tiles; number++)
    {
        space.nearby = draw_below(space.problems + 2);
        CHECK(is_same_tile(sk__tile_at(space, number), tiles[number]));
        for (uint32_t i = 0; i < tiles[number].places; i++)
        {
            space.nearby = draw_below(2) ? space.nearby : draw_below(space.problems);
            CHECK(is_same_tile(sk__find_tile(space, tiles[number].first_place + i), tiles[number]));
        }
    }
}

static void a_search_finds_the_tile_of_every_number_and_place_wherever_it_sets_out(void)
{
    for (uint32_t i = 0; i < random_spaces; i++)
    {
        check_space(draw_space(1 + draw_below(3)));
    }
}

static void problems_without_tiles_may_come_first_last_and_side_by_side(void)
{
    static const group groups[] = {{0, 3}, {0, 0}, {2, 5}, {0, 7}, {0, 1}, {1, 0}, {3, 2}, {0, 9}, {0, 0}};
    for (uint32_t count = 1; count <= sizeof groups / sizeof groups[0]; count++)
    {
        check_space(make_space(groups, count, 1));
        check_space(make_space(groups, count, 2));
    }
}

/* ---- schedules --------------------------------------------------------------------------------------- */

static sk__schedule make_schedule(sk__space space, uint32_t workers, uint32_t splits, uint32_t stream_k_tiles)
{
    sk__schedule schedule;
    memset(&schedule, 0, sizeof schedule);
    schedule.space = space;
    schedule.splits = splits;
    schedule.workers = splits > 0 ? space.tiles * splits : workers;
    schedule.stream_k_tiles = splits > 0 ? 0 : stream_k_tiles;
    schedule.minimum_segment = splits > 0 || draw_below(2) == 0 ? 0 : draw_size(4);
    schedule.data_parallel_first = draw_below(2);
    schedule.interleave = 1;
    return sk__derive_shares(schedule);
}

static sk__schedule draw_schedule(void)
{
    sk__space space = draw_space(1 + draw_below(3));
    uint32_t splits = draw_below(4) == 0 ? draw_size(4) : 0;
    uint32_t region = draw_below(3) == 0 ? space.tiles : draw_below(space.tiles + 1);
    return make_schedule(space, draw_size(8), splits, region);
}

/* A partial has a slot of its own, and no less than the minimum segment, unless the tile is shorter. */
static void check_slot(sk__schedule schedule, sk__segment segment, uint32_t worker)
{
    uint32_t slot = sk__segment_slot(schedule, segment, worker);
    uint32_t units = sk__divide_up(segment.k_end - segment.k_begin, schedule.space.unit);
    uint32_t count = schedule.chunked ? sk__count_chunk_slots(schedule) : sk__count_slots(schedule);
    CHECK(schedule.splits > 0 || schedule.chunked || units >= schedule.minimum_segment);
    if (CHECK(slot < count && slot < 2u * MOST_PLACES))
    {
        bool own = schedule.chunked && segment.tile.number >= sk__count_split_region_tiles(schedule);
        CHECK(own || !slot_used[slot]); /* a worker's chunks of tiles of its own meet in one slot */
        slot_used[slot] = true;
    }
}

static void check_space_segment(sk__schedule schedule, sk__segment segment, uint32_t worker)
{
    uint32_t unit = schedule.space.unit;
    segments_checked++;
    if (!CHECK(segment.tile.number < schedule.space.tiles) ||
        !CHECK(is_same_tile(segment.tile, tiles[segment.tile.number])))
    {
        return;
    }
    sk__tile tile = segment.tile;
    bool is_empty = segment.k_begin == segment.k_end;
    CHECK(segment.k_begin % unit == 0 && (segment.k_end % unit == 0 || segment.k_end == tile.k_iterations));
    CHECK(is_empty ? tile.k_iterations == 0 : segment.k_end <= tile.k_iterations);
    CHECK(sk__is_whole(segment) || schedule.chunked || tile.number < sk__count_split_region_tiles(schedule));
    holders[tile.number]++;
    visits[tile.first_place] += is_empty ? 1u : 0u;
    for (uint32_t k = segment.k_begin; k < segment.k_end; k += unit)
    {
        visits[tile.first_place + k / unit]++;
    }
    if (!sk__is_whole(segment))
    {
        check_slot(schedule, segment, worker);
    }
}

/* The tile's peers are as many as its segments, hold ascending k, and its counter is no other tile's. */
static void check_space_peers(sk__schedule schedule, sk__tile tile)
{
    uint32_t first = sk__first_peer(schedule, tile), last = sk__last_peer(schedule, tile);
    CHECK_EQ(holders[tile.number], last - first + 1);
    if (first == last || schedule.chunked)
    {
        return;
    }
    uint32_t slot = sk__turn_slot(schedule, tile.number, first);
    if (CHECK(first < SK__COUNTERS && slot < sk__count_turn_slots(schedule) && slot < SK__COUNTERS))
    {
        CHECK(!counter_used[first] && !turn_used[slot]);
        counter_used[first] = turn_used[slot] = true;
    }
    uint32_t k = 0;
    for (uint32_t peer = first; peer <= last; peer++)
    {
        uint32_t held = 0;
        for (uint32_t i = 0; i < sk__count_segments(schedule, peer); i++)
        {
            sk__segment segment = sk__worker_segment(schedule, peer, i);
            held += segment.tile.number == tile.number ? 1u : 0u;
            bool next = segment.tile.number == tile.number && CHECK_EQ(segment.k_begin, k);
            k = next ? segment.k_end : k;
        }
        CHECK_EQ(held, 1);
    }
    CHECK_EQ(k, tile.k_iterations);
}

static void check_space_schedule(sk__schedule schedule)
{
    memset(visits, 0, sizeof visits[0] * tiles[schedule.space.tiles].first_place);
    memset(holders, 0, sizeof holders);
    memset(slot_used, 0, sizeof slot_used);
    memset(counter_used, 0, sizeof counter_used);
    memset(turn_used, 0, sizeof turn_used);
    for (uint32_t worker = 0; worker < schedule.workers; worker++)
    {
        for (uint32_t i = 0; i < sk__count_segments(schedule, worker); i++)
        {
            check_space_segment(schedule, sk__worker_segment(schedule, worker, i), worker);
        }
    }
    for (uint32_t place = 0; place < tiles[schedule.space.tiles].first_place; place++)
    {
        CHECK_EQ(visits[place], 1);
    }
    for (uint32_t tile = 0; tile < sk__count_split_region_tiles(schedule); tile++)
    {
        check_space_peers(schedule, tiles[tile]);
    }
}

static void note_space(sk__schedule schedule, unsigned failures)
{
    if (failures != check_state.failures)
    {
        CHECK_NOTE("%u tiles of %u problems, unit %u, %u workers, %u splits, %u Stream-K tiles, minimum %u%s\n",
                   schedule.space.tiles, schedule.space.problems, schedule.space.unit, schedule.workers,
                   schedule.splits, schedule.stream_k_tiles, schedule.minimum_segment,
                   schedule.chunked ? ", chunked" : "");
    }
}

static void every_place_is_visited_once_and_tiles_without_k_once(void)
{
    for (uint32_t i = 0; i < random_spaces; i++)
    {
        unsigned failures = check_state.failures;
        sk__schedule schedule = draw_schedule();
        check_space_schedule(schedule);
        note_space(schedule, failures);
    }
}

static void every_chunk_is_visited_once(void)
{
    for (uint32_t i = 0; i < random_spaces; i++)
    {
        unsigned failures = check_state.failures;
        sk__schedule schedule = draw_schedule();
        schedule.chunked = true;
        schedule.minimum_segment = 0;
        check_space_schedule(sk__derive_shares(schedule));
        note_space(schedule, failures);
    }
}

static void stream_k_shares_of_problems_differ_by_one_place(void)
{
    for (uint32_t i = 0; i < random_spaces; i++)
    {
        sk__space space = draw_space(1);
        sk__schedule schedule = make_schedule(space, draw_size(8), 0, space.tiles);
        schedule.minimum_segment = 0;
        schedule = sk__derive_shares(schedule);
        uint32_t places = tiles[space.tiles].first_place;
        CHECK_EQ(schedule.stream_k.workers, sk__min(schedule.workers, places));
        for (uint32_t worker = 0; worker < schedule.stream_k.workers; worker++)
        {
            sk__work work = sk__find_work(schedule, worker);
            uint32_t share = places / schedule.stream_k.workers;
            CHECK(work.end - work.begin == share || work.end - work.begin == share + 1);
        }
    }
}

/* ---- tiles that are alike after all -------------------------------------------------------------------- */

static void check_alike(sk__schedule listed, sk__schedule alike)
{
    for (uint32_t worker = 0; worker < alike.workers; worker++)
    {
        uint32_t count = sk__count_segments(alike, worker);
        CHECK_EQ(sk__count_segments(listed, worker), count);
        for (uint32_t i = 0; i < count; i++)
        {
            sk__segment a = sk__worker_segment(listed, worker, i), b = sk__worker_segment(alike, worker, i);
            CHECK(is_same_segment(a, b));
            CHECK_EQ(sk__segment_slot(listed, a, worker), sk__segment_slot(alike, b, worker));
        }
    }
}

static void problems_of_one_k_have_the_schedule_of_one_problem(void)
{
    for (uint32_t i = 0; i < random_spaces; i++)
    {
        group groups[MOST_PROBLEMS];
        uint32_t count = 1 + draw_below(MOST_PROBLEMS), k_iterations = draw_below(20), unit = 1 + draw_below(3);
        for (uint32_t j = 0; j < count; j++)
        {
            groups[j].tiles = draw_below(8);
            groups[j].k_iterations = k_iterations;
        }
        sk__space space = make_space(groups, count, unit);
        uint32_t most_splits = sk__count_places(k_iterations, unit);
        uint32_t splits = draw_below(3) == 0 ? 1 + draw_below(most_splits) : 0;
        sk__schedule listed = make_schedule(space, draw_size(7), splits, draw_below(space.tiles + 1));
        sk__schedule alike = listed;
        listed.chunked = alike.chunked = draw_below(4) == 0;
        alike.space = sk__make_space(space.tiles, k_iterations, unit);
        check_alike(sk__derive_shares(listed), sk__derive_shares(alike));
    }
}

/* Prefix sums of 2^32 - 1 places: the ends of the space, and places around every border between problems. */
static void spaces_of_nearly_four_billion_places_are_searched_without_overflow(void)
{
    static const uint32_t counts[] = {65535, 1, 1u << 31, 16383};
    static const uint32_t ks[] = {16384, 1u << 30, 1, 0};
    uint32_t number = 0, place = 0;
    sk__space space;
    memset(&space, 0, sizeof space);
    for (uint32_t i = 0; i < 4; i++)
    {
        table[SK__TABLE_ROW * i + SK__TABLE_TILES] = number;
        table[SK__TABLE_ROW * i + SK__TABLE_PLACES] = place;
        table[SK__TABLE_ROW * i + SK__TABLE_K_ITERATIONS] = ks[i];
        table[SK__TABLE_ROW * i + SK__TABLE_PROBLEM] = i;
        number += counts[i];
        place += counts[i] * sk__max(ks[i], 1);
    }
    space.tiles = number;
    space.unit = 1;
    space.problems = 4;
    space.table = table;
    CHECK_EQ(sk__tile_at(space, number).first_place, place);
    for (uint32_t i = 0; i < 4; i++)
    {
        uint32_t begin = table[SK__TABLE_ROW * i + SK__TABLE_PLACES];
        CHECK_EQ(sk__find_tile(space, begin).number, table[SK__TABLE_ROW * i + SK__TABLE_TILES]);
        CHECK_EQ(sk__find_tile(space, begin).problem, i);
        CHECK(i == 0 || sk__find_tile(space, begin - 1).problem == i - 1);
    }
    CHECK_EQ(sk__find_tile(space, place - 1).number, number - 1);
}

int main(int argc, char** argv)
{
    random_spaces = read_seed_and_count(argc, argv, 3000);
    RUN(a_search_finds_the_tile_of_every_number_and_place_wherever_it_sets_out);
    RUN(problems_without_tiles_may_come_first_last_and_side_by_side);
    RUN(every_place_is_visited_once_and_tiles_without_k_once);
    RUN(every_chunk_is_visited_once);
    RUN(stream_k_shares_of_problems_differ_by_one_place);
    RUN(problems_of_one_k_have_the_schedule_of_one_problem);
    RUN(spaces_of_nearly_four_billion_places_are_searched_without_overflow);
    printf("%llu segments checked\n", (unsigned long long)segments_checked);
    return CHECK_DONE();
}
