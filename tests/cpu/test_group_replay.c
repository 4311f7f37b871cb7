/* test_group_replay.c - replays plans of random groups on the host, by the text that kernels have: every unit of every
 * tile is computed once, partials have slots of their own, tiles counters of their own, segments their minimum, and
 * workers the work that balances them.
 *
 *     test_group_replay [SEED [GROUPS]]
 */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "grouped_rig.h"

#include <stdlib.h>

enum
{
    GROUPS = 2000,
    MOST_PROBLEMS = 64,
    MOST_TILES = 1 << 12,
    MOST_SEGMENTS = 1 << 16,
    MOST_SLOTS = 1 << 17,
    TILE = 64,
    TILE_K = 16
};

static sk_problem problems[MOST_PROBLEMS];
static sk_segment segments[MOST_SEGMENTS];
static uint64_t segment_count, random_state = 1;
static uint64_t replayed, listed_plans, chunked_plans, dropped_rounds;

static uint32_t draw_below(uint32_t limit)
{
    random_state = random_state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((random_state >> 33) % limit);
}

/* ---- groups ---------------------------------------------------------------------------------- */

/* Of several laws, so that k is the same, or far apart, or 0. */
static uint32_t draw_k(uint32_t law)
{
    return law == 0 ? 320 : law == 1 ? draw_below(900) : law == 2 ? 16u << draw_below(8) : draw_below(4) * 500;
}

static void draw_wishes(void)
{
    static const sk_decomposition ways[] = {SK_DECOMPOSITION_AUTO, SK_DECOMPOSITION_DATA_PARALLEL,
                                            SK_DECOMPOSITION_STREAM_K, SK_DECOMPOSITION_HYBRID,
                                            SK_DECOMPOSITION_HYBRID};
    static const sk_fixup fixups[] = {SK_FIXUP_AUTO, SK_FIXUP_LAST_ARRIVER, SK_FIXUP_SEPARATE_PASS,
                                      SK_FIXUP_TURNSTILE};
    sk_gemm_desc* gemm = &desc.gemm;
    gemm->decomposition = ways[draw_below(5)];
    gemm->workers = draw_below(3) == 0 ? 0 : 1 + draw_below(draw_below(2) ? 30 : 300);
    gemm->hybrid_waves = gemm->decomposition == SK_DECOMPOSITION_HYBRID ? draw_below(4) : 0;
    gemm->sort = (sk_sorting)draw_below(3);
    gemm->order = (sk_order)draw_below(3);
    if (draw_below(4) == 0)
    {
        gemm->chunk = 1 + draw_below(7);
        return;
    }
    gemm->fixup = fixups[draw_below(4)];
    gemm->k_alignment = draw_below(3) == 0 ? 1 + draw_below(6) : 0;
    gemm->minimum_segment = draw_below(2) * draw_below(40);
}

static void draw_group(void)
{
    uint32_t count = draw_below(MOST_PROBLEMS + 1), law = draw_below(4);
    start_group();
    memset(problems, 0, sizeof problems);
    for (uint32_t i = 0; i < count; i++)
    {
        problems[i].m = draw_below(6) == 0 ? 0 : draw_below(400);
        problems[i].n = draw_below(8) == 0 ? 0 : draw_below(200);
        problems[i].k = draw_k(law);
    }
    desc.most_problems = MOST_PROBLEMS;
    desc.problems = problems;
    desc.problem_count = count;
    draw_wishes();
}

/* ---- what tiles get -------------------------------------------------------------------------- */

static uint32_t first_tiles[MOST_PROBLEMS];  /* of each problem, as it lies in its D */
static uint32_t covered[MOST_TILES];         /* k-iterations */
static uint32_t pieces[MOST_TILES];          /* segments */
static uint32_t counters[MOST_TILES];        /* of each tile, and one; 0: none yet */
static uint32_t counter_users[SK__COUNTERS]; /* tile, and one */
static uint32_t slot_users[MOST_SLOTS];      /* segment, or worker, and one */

static uint32_t divide_up(uint32_t a, uint32_t b)
{
    return (a + b - 1) / b;
}

static uint32_t count_tiles(void)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < desc.problem_count; i++)
    {
        first_tiles[i] = count;
        count += divide_up(problems[i].m, TILE) * divide_up(problems[i].n, TILE);
    }
    return count;
}

static uint32_t number_tile(const sk_segment* s)
{
    return first_tiles[s->problem] + s->m / TILE * divide_up(problems[s->problem].n, TILE) + s->n / TILE;
}

/* A segment lies in its tile, is cut at units, and holds the residue of k only at the tile's end. */
static bool check_extent(const sk_segment* s)
{
    const sk_problem* p = &problems[s->problem];
    uint32_t k_iterations = divide_up(p->k, TILE_K), unit = plan->choice.unit;
    bool cut = s->k_begin % unit == 0 && (s->k_end % unit == 0 || s->k_end == k_iterations);
    bool some = k_iterations == 0 ? s->k_end == 0 : s->k_begin < s->k_end && s->k_end <= k_iterations;
    bool chunk = !plan->choice.chunked || s->k_end - s->k_begin <= unit;
    return CHECK(s->problem < desc.problem_count && s->m < p->m && s->n < p->n && s->k_iterations == k_iterations) &&
           CHECK(cut && some && chunk);
}

/* A piece of a tile has a slot of its own; but a worker's chunks of a tile of its own meet in one. */
static bool check_slot(const sk_segment* s, uint32_t index)
{
    bool whole = s->k_begin == 0 && s->k_end == s->k_iterations;
    if (whole || plan->choice.fixup == SK_FIXUP_TURNSTILE)
    {
        return CHECK(!whole || s->slot == UINT32_MAX);
    }
    bool own = plan->choice.chunked && s->tile >= plan->schedule.stream_k_tiles;
    uint32_t user = own ? MOST_SEGMENTS + s->worker : index + 1;
    uint64_t slots = (plan->grouped.space - 4u * SK__SLOTS) / (TILE * TILE * 4);
    if (!CHECK(s->slot < slots && s->slot < MOST_SLOTS))
    {
        return false;
    }
    bool free = slot_users[s->slot] == 0 || slot_users[s->slot] == user;
    slot_users[s->slot] = user;
    return CHECK(free);
}

static bool check_counter(const sk_segment* s, uint32_t tile)
{
    bool whole = s->k_begin == 0 && s->k_end == s->k_iterations;
    if (whole || plan->choice.chunked)
    {
        return CHECK_EQ(s->counter, UINT32_MAX);
    }
    bool same = counters[tile] == 0 || counters[tile] == s->counter + 1;
    counters[tile] = s->counter + 1;
    bool free =
        CHECK(s->counter < SK__COUNTERS) && (counter_users[s->counter] == 0 || counter_users[s->counter] == tile + 1);
    counter_users[s->counter] = tile + 1;
    return CHECK(same && free);
}

/* No piece has less than the minimum, as far as its tile has that. Its last unit may have less than a unit. */
static bool check_minimum(const sk_segment* s)
{
    uint32_t unit = plan->choice.unit, units = divide_up(s->k_end - s->k_begin, unit);
    bool whole = s->k_begin == 0 && s->k_end == s->k_iterations;
    return whole || plan->choice.chunked || CHECK(units * unit >= desc.gemm.minimum_segment);
}

static bool check_segments(uint32_t tiles)
{
    bool right = true;
    segment_count = MOST_SEGMENTS;
    memset(covered, 0, sizeof covered);
    memset(pieces, 0, sizeof pieces);
    memset(counters, 0, sizeof counters);
    memset(counter_users, 0, sizeof counter_users);
    memset(slot_users, 0, sizeof slot_users);
    right = CHECK_EQ(sk_list_segments(plan, &segment_count, segments), SK_SUCCESS);
    for (uint32_t i = 0; i < segment_count && right; i++)
    {
        const sk_segment* s = &segments[i];
        right = check_extent(s) && check_slot(s, i) && check_counter(s, number_tile(s)) && check_minimum(s);
        covered[number_tile(s)] += s->k_iterations == 0 ? 1 : s->k_end - s->k_begin;
        pieces[number_tile(s)]++;
        replayed++;
    }
    for (uint32_t i = 0, tile = 0; i < desc.problem_count && right; i++)
    {
        uint32_t k_iterations = divide_up(problems[i].k, TILE_K);
        uint32_t end = i + 1 < desc.problem_count ? first_tiles[i + 1] : tiles;
        for (; tile < end && right; tile++)
        {
            uint32_t chunks = divide_up(k_iterations, plan->choice.unit);
            right = CHECK_EQ(covered[tile], k_iterations ? k_iterations : 1) &&
                    CHECK(!plan->choice.chunked || pieces[tile] == (chunks ? chunks : 1));
        }
    }
    return right;
}

/* ---- what workers get ------------------------------------------------------------------------ */

static uint64_t weigh(uint32_t places, uint32_t tiles)
{
    return places + (uint64_t)tiles * plan->grouped.tile_weight;
}

/* Where shares are listed, all workers have the same weight, but for one: of tiles that begin in the share, or are
 * whole. It is counted tile by tile here. A share that begins while a tile's start is weighed begins with the tile. */
static bool check_balance(void)
{
    const sk__schedule* schedule = &plan->schedule;
    uint64_t all = 0, before = 0;
    for (uint32_t i = 0; i < schedule->space.tiles; i++)
    {
        all += weigh(sk__tile_at(schedule->space, i).places, 1);
    }
    for (uint32_t worker = 0; worker < schedule->workers; worker++)
    {
        uint32_t begin = sk__read_table(schedule->shares.table, worker);
        sk__tile tile = sk__find_tile(schedule->space, begin);
        uint64_t least = weigh(begin, tile.number + (begin > tile.first_place));
        uint64_t most = weigh(begin, tile.number + 1u);
        uint64_t target = worker * (all / schedule->workers) + sk__min(worker, (uint32_t)(all % schedule->workers));
        if (!CHECK(before + least <= target && target <= before + most))
        {
            return false;
        }
        for (uint32_t i = 0; i < sk__count_whole_tiles(*schedule, worker); i++)
        {
            before += weigh(sk__whole_tile(*schedule, worker, i).places, 1);
        }
    }
    return true;
}

/* Where all k are the same, the plan is that of tiles that are all alike: even shares, and no more of Stream-K than
 * what whole rounds leave over. */
static bool check_even(void)
{
    uint32_t workers = plan->choice.workers, tiles = plan->schedule.space.tiles, waves = plan->grouped.waves;
    uint32_t wanted = waves == SK__WAVES_ALL ? tiles : tiles % workers ? tiles % workers + (waves - 1) * workers : 0;
    return CHECK(waves == SK__WAVES_NONE || plan->schedule.stream_k_tiles == sk__min(wanted, tiles));
}

static bool check_plan(void)
{
    uint32_t tiles = count_tiles();
    bool listed = plan->schedule.shares.listed;
    listed_plans += listed;
    chunked_plans += plan->choice.chunked;
    if (listed && plan->grouped.waves < SK__WAVES_ALL)
    {
        dropped_rounds += plan->schedule.stream_k_tiles >
                          sk__count_grouped_stream_k_tiles(tiles, plan->choice.workers, plan->grouped.waves);
    }
    bool even = listed || plan->schedule.stream_k_tiles == tiles || check_even();
    return CHECK_EQ(sk_query_plan(plan).tiles, tiles) && even && check_segments(tiles) &&
           (!listed || check_balance());
}

static uint32_t groups = GROUPS;

static void every_unit_is_computed_once_by_workers_with_the_same_work(void)
{
    for (uint32_t i = 0; i < groups; i++)
    {
        uint64_t state = random_state;
        draw_group();
        make_plan();
        if (plan && !check_plan())
        {
            char line[SK_LINE_SIZE];
            sk_format_plan(plan, line, sizeof line);
            CHECK_NOTE("test_group_replay %llu 1: %s\n", (unsigned long long)state, line);
            i = groups;
        }
        finish();
    }
    CHECK(groups < GROUPS || (listed_plans > groups / 8 && chunked_plans > groups / 8 && dropped_rounds > 10));
}

int main(int argc, char** argv)
{
    random_state = argc > 1 ? strtoull(argv[1], NULL, 10) : random_state;
    groups = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : groups;
    RUN(every_unit_is_computed_once_by_workers_with_the_same_work);
    printf("%llu segments; of %u plans %llu have listed shares, %llu chunks, %llu dropped rounds\n",
           (unsigned long long)replayed, groups, (unsigned long long)listed_plans, (unsigned long long)chunked_plans,
           (unsigned long long)dropped_rounds);
    return CHECK_DONE();
}
