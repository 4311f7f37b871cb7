/* sum.h - how the separate pass sums the partials of split tiles, and how long that takes.
 *
 * Uses balance.h, costs.h. Must not know problems or plans.
 */

#include "balance.h"
#include "costs.h"

/* A workgroup of the same kernel sums a tile; or, where tiles are few and peers many, many workgroups of sum.comp do,
 * from partials that lie row by row. */
typedef struct sk__sum
{
    bool rows;
    float time; /* predicted, microseconds */
} sk__sum;

/* Workgroups of the separate pass over so many tiles. */
static uint32_t sk__count_sum_workgroups(const sk__kernel* kernel, uint32_t tiles, bool rows)
{
    const uint32_t sums = 256u; /* of a workgroup of sum.comp: 64 vectors of 4 */
    return rows ? tiles * sk__divide_up(kernel->tile_m * kernel->tile_n, sums) : tiles;
}

/* Predicted time in microseconds of sum.comp: its workgroups read together what one would read alone; each takes a
 * while, and so do the peers that it sums one after another. As an H200 does it, driver 580.159. */
static float sk__predict_row_sums(const sk__cost* cost, const sk__kernel* kernel, uint32_t compute_units,
                                  uint32_t tiles, uint32_t peers)
{
    const float latency = 2.0f, workgroup = 0.2f, peer = 0.03f;
    float workgroups = (float)sk__count_sum_workgroups(kernel, tiles, true);
    float reading = (float)tiles * (float)peers * cost->peer_time;
    return latency + peer * (float)peers + (workgroup * workgroups + reading) / (float)compute_units;
}

/* The faster way by prediction. The number of sum.comp's workgroups must fit 32 bits. */
static sk__sum sk__choose_sum(const sk__cost* cost, const sk__kernel* kernel, uint32_t compute_units, uint32_t tiles,
                              uint32_t peers)
{
    float rounds = (float)sk__divide_up(tiles, compute_units);
    sk__sum whole = {false, rounds * (float)peers * cost->peer_time};
    sk__sum rows = {true, sk__predict_row_sums(cost, kernel, compute_units, tiles, peers)};
    bool many = peers > 8u; /* sum.comp loads 16 at a time */
    return many && rounds <= 1.0f && rows.time < whole.time ? rows : whole;
}
