/* peers.h - who shares a split macro-tile, and where partials and counters lie in the workspace.
 *
 * Uses partition.h. Must not know how partials are stored or summed.
 * The peers of a tile are workers with consecutive numbers; in ascending order they hold ascending k-iterations.
 */

/* Counters at the start of every workspace, whatever the plan: a split tile uses the one numbered by its first peer. */
#define SK__COUNTERS 65536

/* The worker whose Stream-K range holds a unit. Snapping moves a boundary by less than a share, so the worker is the
 * one that the even shares give, or a neighbour of it. */
SK__FUNCTION uint32_t sk__stream_k_worker(sk__schedule schedule, uint32_t position)
{
    uint32_t in_larger = schedule.larger_shares * (schedule.share + 1u);
    uint32_t worker = position < in_larger ? position / (schedule.share + 1u)
                                           : schedule.larger_shares + (position - in_larger) / schedule.share;
    if (schedule.minimum_segment > 1u)
    {
        if (position < sk__stream_k_begin(schedule, worker))
        {
            return worker - 1u;
        }
        return position >= sk__stream_k_begin(schedule, worker + 1u) ? worker + 1u : worker;
    }
    return worker;
}

/* The worker that holds k-iteration 0 of a tile of the split region. */
SK__FUNCTION uint32_t sk__first_peer(sk__schedule schedule, uint32_t tile)
{
    return schedule.splits > 0u ? tile * schedule.splits : sk__stream_k_worker(schedule, tile * schedule.units);
}

/* The worker that holds its last k-iteration. */
SK__FUNCTION uint32_t sk__last_peer(sk__schedule schedule, uint32_t tile)
{
    return schedule.splits > 0u ? tile * schedule.splits + schedule.splits - 1u
                                : sk__stream_k_worker(schedule, tile * schedule.units + schedule.units - 1u);
}

SK__FUNCTION bool sk__is_whole(sk__schedule schedule, sk__segment segment)
{
    return segment.k_begin == 0u && segment.k_end == schedule.k_iterations;
}

/* Tiles [0, this) may be split; the others are whole. */
SK__FUNCTION uint32_t sk__count_split_region_tiles(sk__schedule schedule)
{
    return schedule.splits > 0u ? schedule.tiles : schedule.stream_k_tiles;
}

/* The slot of a partial. A worker's Stream-K range has at most two: the head of a tile (it starts at k = 0), and a tail
 * or middle (it does not). */
SK__FUNCTION uint32_t sk__slot(sk__schedule schedule, uint32_t worker, uint32_t k_begin)
{
    return schedule.splits > 0u ? worker : 2u * worker + (k_begin == 0u ? 1u : 0u);
}

/* Slots that a schedule may touch: [0, this). */
SK__FUNCTION uint32_t sk__count_slots(sk__schedule schedule)
{
    return schedule.splits > 0u ? schedule.workers : 2u * schedule.stream_k_workers;
}
