/* peers.h - who shares a split macro-tile, and which counters and slots of the workspace they use.
 *
 * Uses partition.h. Must not know how partials are stored or summed.
 * Peers are workers, numbered so that those of one tile follow each other; in ascending order they hold ascending
 * k-iterations. Of chunks, each counts as a peer.
 */

/* The peer that a worker is: the workers of a strand follow each other. */
SK__FUNCTION uint32_t sk__peer(sk__schedule schedule, uint32_t worker)
{
    if (schedule.interleave > 1u)
    {
        uint32_t strand = worker % schedule.interleave;
        return sk__share_begin(schedule.workers, schedule.interleave, strand) + worker / schedule.interleave;
    }
    return worker;
}

/* The worker of a strand whose Stream-K range holds a unit. Snapping moves a boundary by less than a share, so it is
 * the one that the even shares give, or a neighbour of it. */
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

/* The peer that holds a unit of a Stream-K tile. */
SK__FUNCTION uint32_t sk__unit_peer(sk__schedule schedule, uint32_t tile, uint32_t unit)
{
    uint32_t strand = tile % schedule.interleave;
    uint32_t position = tile / schedule.interleave * schedule.units + unit;
    uint32_t in_strand = sk__stream_k_worker(sk__strand_schedule(schedule, strand), position);
    return sk__peer(schedule, in_strand * schedule.interleave + strand);
}

/* The peer that holds k-iteration 0 of a tile of the split region. */
SK__FUNCTION uint32_t sk__first_peer(sk__schedule schedule, uint32_t tile)
{
    if (schedule.chunked)
    {
        return tile * schedule.units;
    }
    return schedule.splits > 0u ? tile * schedule.splits : sk__unit_peer(schedule, tile, 0u);
}

/* The peer that holds its last k-iteration. */
SK__FUNCTION uint32_t sk__last_peer(sk__schedule schedule, uint32_t tile)
{
    if (schedule.chunked)
    {
        return tile * schedule.units + schedule.units - 1u;
    }
    return schedule.splits > 0u ? tile * schedule.splits + schedule.splits - 1u
                                : sk__unit_peer(schedule, tile, schedule.units - 1u);
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

/* The slot of a peer's partial. Its Stream-K range has at most two: the head of a tile (it starts at k = 0), and a tail
 * or middle (it does not). */
SK__FUNCTION uint32_t sk__slot(sk__schedule schedule, uint32_t peer, uint32_t k_begin)
{
    return schedule.splits > 0u || schedule.chunked ? peer : 2u * peer + (k_begin == 0u ? 1u : 0u);
}

/* The slot of a worker's segment. Chunks of tiles that are not shared meet in one slot of their worker's, behind those
 * of the split region. */
SK__FUNCTION uint32_t sk__segment_slot(sk__schedule schedule, sk__segment segment, uint32_t worker)
{
    if (schedule.chunked)
    {
        uint32_t split = sk__count_split_region_tiles(schedule);
        return segment.tile < split ? segment.tile * schedule.units + segment.k_begin / schedule.unit
                                    : split * schedule.units + worker;
    }
    return sk__slot(schedule, sk__peer(schedule, worker), segment.k_begin);
}

/* Slots that chunks may touch: [0, this). Tiles of one chunk need none. */
SK__FUNCTION uint32_t sk__count_chunk_slots(sk__schedule schedule)
{
    uint32_t split = sk__count_split_region_tiles(schedule);
    uint32_t own = sk__min(schedule.workers, schedule.tiles - split);
    return schedule.units > 1u ? split * schedule.units + own : 0u;
}

/* Peers that may share Stream-K tiles: [0, this). */
SK__FUNCTION uint32_t sk__count_peers(sk__schedule schedule)
{
    return schedule.interleave > 1u ? schedule.workers : schedule.stream_k_workers;
}

/* Slots that a schedule may touch: [0, this). */
SK__FUNCTION uint32_t sk__count_slots(sk__schedule schedule)
{
    return schedule.splits > 0u ? schedule.workers : 2u * sk__count_peers(schedule);
}

/* Whether split tiles number their slots of the turnstile, one a tile, by their first peers: where those are fewer than
 * the tiles. A worker begins one split tile at most. */
SK__FUNCTION bool sk__turn_slots_by_peer(sk__schedule schedule)
{
    return schedule.splits == 0u && sk__count_peers(schedule) < schedule.stream_k_tiles;
}

SK__FUNCTION uint32_t sk__turn_slot(sk__schedule schedule, uint32_t tile, uint32_t first_peer)
{
    return sk__turn_slots_by_peer(schedule) ? first_peer : tile;
}

SK__FUNCTION uint32_t sk__count_turn_slots(sk__schedule schedule)
{
    return sk__turn_slots_by_peer(schedule) ? sk__count_peers(schedule) : sk__count_split_region_tiles(schedule);
}
