/* shares.h - deals tiles of several problems that the host knows: the header of their space, and the table of shares.
 *
 * Uses ../problem/grouped.h. Must not know kernels or costs. prepare.comp does the same for those of the device.
 */

#include "../problem/grouped.h"

/* The tiles of a row of the table: [begin, end). */
static uint32_t sk__end_of_row(const sk__space* space, uint32_t row)
{
    return row + 1u < space->problems ? sk__first_tile(*space, row + 1u).number : space->tiles;
}

/* What each worker has of the tiles from `stream_k_tiles` on: k-iterations, or with `sharing` weight. */
static void sk__weigh_whole(const sk__space* space, uint32_t workers, uint32_t stream_k_tiles,
                            const sk__sharing* sharing, uint32_t* loads)
{
    uint32_t load = 0;
    memset(loads, 0, workers * sizeof *loads);
    for (uint32_t i = 0; i < space->problems; ++i)
    {
        sk__tile tile = sk__first_tile(*space, i);
        uint32_t weight = sharing ? tile.places + sharing->tile_weight : tile.k_iterations;
        uint32_t end = sk__end_of_row(space, i);
        if (end > tile.number && end > stream_k_tiles)
        {
            sk__dealt dealt = sk__deal_whole(tile.number, end, stream_k_tiles, workers);
            load += dealt.every * weight;
            loads[dealt.begin] += weight;
            loads[dealt.end] -= weight;
        }
    }
    for (uint32_t worker = 0; worker < workers; ++worker)
    {
        load += loads[worker];
        loads[worker] = load;
    }
}

/* Whether all workers have a share beside the whole tiles from `stream_k_tiles` on, whose weights are left in `loads`.
 */
static bool sk__leaves_shares(const sk__space* space, sk__sharing sharing, uint32_t stream_k_tiles, uint32_t* loads)
{
    if (stream_k_tiles == space->tiles)
    {
        return sk__leaves_share(sharing, sharing.workers - 1u, 0);
    }
    bool leaves = true;
    sk__weigh_whole(space, sharing.workers, stream_k_tiles, &sharing, loads);
    for (uint32_t worker = 0; worker < sharing.workers && leaves; ++worker)
    {
        leaves = sk__leaves_share(sharing, worker, loads[worker]);
    }
    return leaves;
}

/* The header of a space whose table is complete. If it says that shares are listed, sk__list_shares() is next. */
static sk__grouped_header sk__share_tiles(const sk__space* space, sk__sharing sharing, uint32_t* loads)
{
    sk__grouped_header header = {space->problems, space->tiles, 0, 0};
    header.stream_k_tiles = sk__count_grouped_stream_k_tiles(space->tiles, sharing.workers, sharing.waves);
    bool even = sk__are_shares_even(sharing), listed = false;
    for (uint32_t step = sharing.workers; !even && !listed; step = sk__multiply_saturated(step, 2))
    {
        listed = sk__leaves_shares(space, sharing, header.stream_k_tiles, loads);
        even = !listed && header.stream_k_tiles == space->tiles;
        if (!even && !listed)
        {
            header.stream_k_tiles = sk__min(sk__add_saturated(header.stream_k_tiles, step), space->tiles);
        }
    }
    header.stream_k_places = listed ? 0 : sk__count_places_before(*space, sharing, header.stream_k_tiles);
    return header;
}

/* Fills in the table of shares, of which there is one more than workers, from what sk__share_tiles() left. */
static void sk__list_shares(const sk__space* space, sk__sharing sharing, uint32_t stream_k_tiles,
                            const uint32_t* loads, uint32_t* shares)
{
    uint32_t whole = 0;
    for (uint32_t worker = 0; worker < sharing.workers; ++worker)
    {
        uint32_t weight = sk__target_begin(sharing, worker) - whole;
        shares[worker] = sk__place_of_weight(*space, sharing.tile_weight, weight);
        whole += stream_k_tiles < space->tiles ? loads[worker] : 0;
    }
    shares[sharing.workers] = sk__count_places_before(*space, sharing, stream_k_tiles);
}
