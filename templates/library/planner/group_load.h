/* group_load.h - how much the busiest worker has to do of several problems, for the cost model and for replay.
 *
 * Uses predict.h, shares.h. Must not know which choice is best.
 */

#include "predict.h"
#include "shares.h"

struct sk__grouped_planner;

/* Sees a candidate of so many waves, or an SK__WAVES_... */
typedef void (*sk__visit_grouped)(const struct sk__grouped_planner* planner, const sk__choice* candidate,
                                  uint32_t waves);

/* What the choice is made from, and the room in which it is made. */
typedef struct sk__grouped_planner
{
    sk__planner planner; /* of a problem that stands for all: its m is the largest */
    const sk_grouped_gemm_desc* desc;
    sk__grouped* grouped;
    uint32_t* loads; /* room for as many words as there may be workers */
    sk__grouped_totals totals;
    sk__visit_grouped visit; /* or NULL */
    void* user_data;         /* of visit */
    uint32_t unfit;          /* a kernel whose copies or order are refused, for the sentence */
} sk__grouped_planner;

enum
{
    SK__MOST_LOADS = 65536, /* workers of whole tiles beyond which their loads are not counted one by one */
    SK__MOST_PREPARED = 64  /* problems that workgroups prepare */
};

/* k-iterations of whole tiles that the busiest worker has. */
static uint32_t sk__find_longest_round_robin(const sk__schedule* schedule, uint32_t* loads)
{
    uint32_t longest = 0;
    sk__weigh_whole(&schedule->space, schedule->workers, schedule->stream_k_tiles, NULL, loads);
    for (uint32_t worker = 0; worker < schedule->workers; ++worker)
    {
        longest = sk__max(longest, loads[worker]);
    }
    return longest;
}

/* Segments of the tile that has most, if shares lie as badly as they can. */
static uint32_t sk__bound_grouped_peers(const sk__schedule* schedule, uint32_t longest)
{
    uint32_t places = sk__count_places(longest, schedule->space.unit);
    if (schedule->chunked)
    {
        return places;
    }
    uint32_t share = sk__count_split_region_places(*schedule) / sk__max(schedule->stream_k.workers, 1u);
    return sk__divide_up(places, sk__max(share, 1u)) + 1u;
}

/* Tiles in a share of places that lies in one problem, at most: each is started and written. */
static uint32_t sk__count_tiles_in_share(const sk__schedule* schedule, uint32_t repeats, uint32_t share)
{
    uint32_t most = 0;
    for (uint32_t i = 0; i < schedule->space.problems; ++i)
    {
        sk__tile tile = sk__first_tile(schedule->space, i);
        uint32_t own = (sk__end_of_row(&schedule->space, i) - tile.number) / repeats; /* tiles of a problem */
        uint32_t shared = sk__min(tile.number + own, schedule->stream_k_tiles);
        uint32_t tiles = shared > tile.number ? shared - tile.number : 0;
        most = sk__max(most, sk__min(tiles, sk__divide_up(share, tile.places)));
    }
    return most;
}

/* What the cost model needs of a schedule whose shares are listed: they balance weight, so every worker has the mean.
 */
static sk__load sk__listed_load(const sk__grouped_planner* planner, const sk__schedule* schedule)
{
    uint32_t workers = schedule->workers, tiles = schedule->space.tiles;
    uint32_t places = sk__divide_up(planner->totals.extent.places, workers);
    sk__load load = {0, 0, 0, 0, true};
    load.segments = sk__max(tiles / workers + (tiles % workers > workers / 2u), 1u);
    load.k_iterations = sk__multiply_saturated(places, schedule->space.unit);
    load.split_tiles = sk__min(schedule->stream_k_tiles, workers);
    load.peers = sk__bound_grouped_peers(schedule, planner->totals.longest);
    return load;
}

/* What the cost model needs of a schedule. Even shares of Stream-K differ by a unit at most; of whole tiles, all loads
 * are counted. */
static sk__load sk__grouped_load(const sk__grouped_planner* planner, const sk__schedule* schedule)
{
    if (schedule->shares.listed)
    {
        return sk__listed_load(planner, schedule);
    }
    uint32_t tiles = schedule->space.tiles;
    bool shares = schedule->stream_k_tiles > 0;
    uint32_t rounds = sk__count_whole_tiles(*schedule, 0);
    bool alike = !shares && rounds <= 1u; /* a worker has the longest tile */
    bool counts = !alike && schedule->workers < SK__MOST_LOADS && planner->totals.k_iterations <= UINT32_MAX;
    uint32_t whole = counts ? sk__find_longest_round_robin(schedule, planner->loads)
                            : sk__multiply_saturated(rounds, planner->totals.longest);
    sk__load load = {rounds, whole, 0, 0, shares};
    if (shares)
    {
        uint32_t share = schedule->stream_k.share + (schedule->stream_k.larger_shares > 0);
        uint32_t of_place = sk__min(schedule->space.unit, planner->totals.longest); /* k-iterations, at most */
        load.k_iterations = sk__add_saturated(load.k_iterations, sk__multiply_saturated(share, of_place));
        uint32_t mean = sk__divide_up(schedule->stream_k_tiles, schedule->workers);
        load.segments += sk__max(mean, sk__count_tiles_in_share(schedule, planner->grouped->repeats, share));
        load.split_tiles = sk__min(schedule->stream_k_tiles, schedule->workers);
        load.peers = sk__bound_grouped_peers(schedule, planner->totals.longest);
    }
    load.segments = sk__max(load.segments, tiles > 0);
    return load;
}

/* k-iterations of the busiest of workers whose shares are listed; the weights of their whole tiles are in `loads`. */
static uint32_t sk__find_longest_listed(const sk__schedule* schedule, const uint32_t* loads, uint32_t tile_weight)
{
    uint32_t longest = 0, rounds = (schedule->space.tiles - schedule->stream_k_tiles) / schedule->workers;
    for (uint32_t worker = 0; worker < schedule->workers; ++worker)
    {
        uint32_t whole = rounds ? loads[worker] - rounds * tile_weight : 0;
        uint32_t share = sk__stream_k_begin(*schedule, worker + 1u) - sk__stream_k_begin(*schedule, worker);
        longest = sk__max(longest, whole + share);
    }
    return sk__multiply_saturated(longest, schedule->space.unit);
}

/* Segments of the tile that has most, if shares are listed: one more than there are workers that begin inside. */
static uint32_t sk__find_most_peers(const sk__schedule* schedule)
{
    uint32_t most = 1, peers = 1, number = UINT32_MAX;
    sk__space space = schedule->space;
    for (uint32_t worker = 1; worker < schedule->workers; ++worker)
    {
        uint32_t begin = sk__stream_k_begin(*schedule, worker);
        sk__tile tile = sk__find_tile(space, begin);
        space.nearby = tile.row;
        if (begin > tile.first_place)
        {
            peers = tile.number == number ? peers + 1u : 2u;
            number = tile.number;
            most = sk__max(most, peers);
        }
    }
    return most;
}
