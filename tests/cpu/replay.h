/* replay.h - single segments: a worker's by number, a peer's by its tile. The product needs neither.
 *
 * Uses schedule.h. Kernels find a worker's work once instead, and know of peers only that the first begins at k = 0.
 */

SK__FUNCTION uint32_t sk__count_segments(sk__schedule schedule, uint32_t worker)
{
    return sk__find_work(schedule, worker).segments;
}

SK__FUNCTION sk__segment sk__worker_segment(sk__schedule schedule, uint32_t worker, uint32_t index)
{
    return sk__work_segment(schedule, sk__find_work(schedule, worker), index);
}

/* The part of a Stream-K tile that lies in a worker's range; k_begin >= k_end where none does. */
SK__FUNCTION sk__segment sk__range_segment(sk__schedule schedule, uint32_t worker, sk__tile tile)
{
    uint32_t first = tile.first_place;
    uint32_t begin = sk__max(sk__stream_k_begin(schedule, worker), first);
    uint32_t end = sk__min(sk__stream_k_begin(schedule, worker + 1u), first + tile.places);
    return sk__make_segment(schedule, tile, begin - first, sk__max(end, first) - first);
}

/* A peer's segment of its tile. */
SK__FUNCTION sk__segment sk__peer_segment(sk__schedule schedule, uint32_t number, uint32_t peer)
{
    sk__tile tile = sk__tile_at(schedule.space, number);
    if (schedule.splits > 0u)
    {
        return sk__split_segment(schedule, tile, peer % schedule.splits);
    }
    uint32_t strand = number % schedule.interleave;
    uint32_t worker = peer - sk__share_begin(schedule.workers, schedule.interleave, strand);
    sk__segment segment = sk__range_segment(sk__strand_schedule(schedule, strand), worker,
                                            sk__tile_at(schedule.space, number / schedule.interleave));
    segment.tile = tile;
    return segment;
}
