/* schedule.h - which k-iterations of which macro-tile each worker computes.
 *
 * Uses partition.h, space.h. Must not know matrices, layouts or memory.
 * A division takes a GPU about 100 cycles, so it is skipped where the quotient is plain: here, and in
 * tiles/rectangle.h.
 * spirv-opt inlines functions that return at their end only (gen/spirv.py). Those that return early are called from
 * many places, and stay functions.
 * Based on: Osama et al., Stream-K, PPoPP 2023 (arXiv:2301.03598), sections 4 and 5. Unlike there, split-K has
 * functions of its own.
 */

SK__STRUCT(sk__schedule)
{
    sk__space space;
    uint32_t workers;
    uint32_t splits;              /* split-K: splits of every tile, workers = tiles * splits; 0: not split-K */
    uint32_t stream_k_tiles;      /* tiles [0, stream_k_tiles) are dealt by the place, the others whole */
    uint32_t minimum_segment;     /* units; no segment of a split tile has fewer. 0 and 1: no minimum */
    uint32_t data_parallel_first; /* a worker takes its whole tiles before its Stream-K range, not after */
    uint32_t interleave;          /* strands: workers and Stream-K tiles that are alike modulo it share; at least 1.
                                     More than one only where all tiles are alike */
    bool chunked;                 /* each unit of every tile is a segment of its own, a chunk */
    sk__partition stream_k;       /* derived: of the places of Stream-K tiles */
};

/* k-iterations [k_begin, k_end) of one tile. */
SK__STRUCT(sk__segment)
{
    sk__tile tile;
    uint32_t k_begin;
    uint32_t k_end;
};

/* Fills in the derived member. */
SK__FUNCTION sk__schedule sk__derive_shares(sk__schedule schedule)
{
    uint32_t places = sk__tile_at(schedule.space, schedule.stream_k_tiles).first_place;
    schedule.stream_k = sk__make_partition(places, schedule.workers, schedule.minimum_segment);
    return schedule;
}

/* The schedule of one strand, which numbers its own workers and Stream-K tiles. Neighbouring workers are of different
 * strands, in the same place of each, so that they compute neighbouring tiles at about the same k. */
SK__FUNCTION sk__schedule sk__strand_schedule(sk__schedule schedule, uint32_t strand)
{
    if (schedule.interleave > 1u)
    {
        schedule.stream_k_tiles = (schedule.stream_k_tiles + schedule.interleave - 1u - strand) / schedule.interleave;
        schedule.workers = (schedule.workers + schedule.interleave - 1u - strand) / schedule.interleave;
        schedule.interleave = 1u;
        return sk__derive_shares(schedule);
    }
    return schedule;
}

/* Moves a boundary between workers to the edge of its tile where it would cut off less than the minimum segment, which
 * no tile of fewer units has. It never decreases with the place, so the ranges still cover everything once. */
SK__FUNCTION uint32_t sk__snap_boundary(sk__schedule schedule, uint32_t place)
{
    sk__tile tile = sk__find_tile(schedule.space, place);
    uint32_t in_tile = place - tile.first_place;
    if (in_tile < schedule.minimum_segment)
    {
        return tile.first_place;
    }
    if (in_tile > tile.places - schedule.minimum_segment)
    {
        return tile.first_place + tile.places;
    }
    return place;
}

/* First place of a worker's Stream-K range; with worker == stream_k.workers, the end of the last one. */
SK__FUNCTION uint32_t sk__stream_k_begin(sk__schedule schedule, uint32_t worker)
{
    uint32_t place = sk__partition_begin(schedule.stream_k, worker);
    if (schedule.minimum_segment > 1u)
    {
        place = sk__snap_boundary(schedule, place);
    }
    return place;
}

/* The k-iterations of units [begin, end) of a tile. */
SK__FUNCTION sk__segment sk__make_segment(sk__schedule schedule, sk__tile tile, uint32_t begin, uint32_t end)
{
    sk__segment segment;
    segment.tile = tile;
    segment.k_begin = begin * schedule.space.unit;
    segment.k_end = sk__min(end * schedule.space.unit, tile.k_iterations);
    return segment;
}

/* Into how many splits a tile is cut: one of fewer units has fewer. */
SK__FUNCTION uint32_t sk__count_splits(sk__schedule schedule, sk__tile tile)
{
    return sk__lists_problems(schedule.space) ? sk__min(schedule.splits, tile.places) : schedule.splits;
}

/* Share `index` of a tile that is cut into splits. */
SK__FUNCTION sk__segment sk__split_segment(sk__schedule schedule, sk__tile tile, uint32_t index)
{
    uint32_t splits = sk__count_splits(schedule, tile);
    return sk__make_segment(schedule, tile, sk__share_begin(tile.places, splits, index),
                            sk__share_begin(tile.places, splits, index + 1u));
}

/* Whole tiles of a worker: stream_k_tiles + worker, and every `workers` tiles after it. */
SK__FUNCTION uint32_t sk__count_whole_tiles(sk__schedule schedule, uint32_t worker)
{
    uint32_t tiles = schedule.space.tiles - schedule.stream_k_tiles;
    uint32_t count = worker < tiles ? 1u : 0u;
    if (tiles > schedule.workers)
    {
        count = (tiles - worker - 1u) / schedule.workers + 1u;
    }
    return count;
}

SK__FUNCTION sk__tile sk__whole_tile(sk__schedule schedule, uint32_t worker, uint32_t index)
{
    return sk__tile_at(schedule.space, schedule.stream_k_tiles + worker + index * schedule.workers);
}

/* What a worker has to do, found once so that its segments cost no division. */
SK__STRUCT(sk__work)
{
    uint32_t worker;
    uint32_t begin; /* its Stream-K range, in places of its strand's Stream-K tiles */
    uint32_t end;
    sk__tile last_tile;      /* of that range, as the strand numbers it; of split-K, the worker's tile */
    uint32_t split_segments; /* segments of tiles that may be split */
    uint32_t segments;       /* all */
};

/* Chunks of a worker's whole tiles. */
SK__FUNCTION uint32_t sk__count_whole_chunks(sk__schedule schedule, uint32_t worker, uint32_t tiles)
{
    uint32_t chunks = tiles * schedule.space.places;
    if (sk__lists_problems(schedule.space))
    {
        chunks = 0u;
        for (uint32_t i = 0u; i < tiles; ++i)
        {
            chunks += sk__whole_tile(schedule, worker, i).places;
        }
    }
    return chunks;
}

/* The same work where each unit is a segment. Without k-iterations a tile is still one. */
SK__FUNCTION sk__work sk__count_chunks(sk__schedule schedule, sk__work work)
{
    uint32_t whole = work.segments - work.split_segments;
    if (schedule.chunked && schedule.splits > 0u)
    {
        uint32_t first = work.last_tile.first_place, places = work.last_tile.places;
        uint32_t splits = sk__count_splits(schedule, work.last_tile);
        uint32_t index = work.worker - work.last_tile.number * schedule.splits;
        work.begin = first + sk__share_begin(places, splits, index);
        work.end = index < splits ? first + sk__share_begin(places, splits, index + 1u) : work.begin;
    }
    if (schedule.chunked)
    {
        work.split_segments = work.end - work.begin;
        work.segments = work.split_segments + sk__count_whole_chunks(schedule, work.worker, whole);
    }
    return work;
}

/* The work of one of the workers of split-K: one share of a tile, or none of a tile that has fewer. */
SK__FUNCTION sk__work sk__find_split_work(sk__schedule schedule, sk__work work)
{
    work.last_tile = sk__tile_at(schedule.space, work.worker / schedule.splits);
    uint32_t index = work.worker - work.last_tile.number * schedule.splits;
    bool any = !sk__lists_problems(schedule.space) || index < sk__count_splits(schedule, work.last_tile);
    work.split_segments = work.segments = any ? 1u : 0u;
    return work;
}

/* The work of one of the others: its Stream-K range, and its whole tiles. */
SK__FUNCTION sk__work sk__find_range(sk__schedule schedule, sk__work work)
{
    sk__schedule strand = sk__strand_schedule(schedule, work.worker % schedule.interleave);
    uint32_t in_strand = work.worker / schedule.interleave;
    if (in_strand < strand.stream_k.workers)
    {
        work.begin = sk__stream_k_begin(strand, in_strand);
        work.end = sk__stream_k_begin(strand, in_strand + 1u);
    }
    uint32_t whole = sk__lists_problems(schedule.space) ? schedule.stream_k_tiles + work.worker : 0u; /* its first */
    work.last_tile = sk__tile_at(schedule.space, whole);
    if (work.begin < work.end)
    {
        work.last_tile = sk__find_tile(schedule.space, work.end - 1u);
        schedule.space.nearby = work.last_tile.row;
        work.split_segments = work.last_tile.number - sk__find_tile(schedule.space, work.begin).number + 1u;
    }
    work.segments = work.split_segments + sk__count_whole_tiles(schedule, work.worker);
    return work;
}

SK__FUNCTION sk__work sk__find_work(sk__schedule schedule, uint32_t worker)
{
    sk__work work;
    work.worker = worker;
    work.begin = 0u;
    work.end = 0u;
    work.split_segments = 0u;
    if (sk__lists_problems(schedule.space)) /* problems that are alike are dealt like places */
    {
        schedule.space.nearby = sk__share_begin(schedule.space.problems, schedule.workers, worker);
    }
    if (schedule.splits > 0u)
    {
        work = sk__find_split_work(schedule, work);
    }
    else
    {
        work = sk__find_range(schedule, work);
    }
    return sk__count_chunks(schedule, work);
}

/* The tile that a strand numbers `number`. */
SK__FUNCTION sk__tile sk__tile_of_strand(sk__schedule schedule, uint32_t strand, uint32_t number)
{
    return sk__tile_at(schedule.space, number * schedule.interleave + strand);
}

/* Chunk `index` of a worker's whole tiles. */
SK__FUNCTION sk__segment sk__whole_chunk(sk__schedule schedule, uint32_t worker, uint32_t index)
{
    uint32_t before = sk__lists_problems(schedule.space) ? 0u : index / schedule.space.places;
    sk__tile tile = sk__whole_tile(schedule, worker, before);
    uint32_t in_tile = index - before * schedule.space.places;
    while (sk__lists_problems(schedule.space) && in_tile >= tile.places)
    {
        in_tile -= tile.places;
        tile = sk__whole_tile(schedule, worker, ++before);
    }
    return sk__make_segment(schedule, tile, in_tile, in_tile + 1u);
}

/* The segment `index` of a worker's range where units are segments: those of a tile come in ascending k. */
SK__FUNCTION sk__segment sk__work_chunk(sk__schedule schedule, sk__work work, uint32_t index)
{
    uint32_t place = work.begin + index;
    sk__tile tile = sk__find_tile(schedule.space, place);
    uint32_t in_tile = place - tile.first_place;
    if (schedule.interleave > 1u)
    {
        tile = sk__tile_of_strand(schedule, work.worker % schedule.interleave, tile.number);
    }
    return sk__make_segment(schedule, tile, in_tile, in_tile + 1u);
}

/* What a worker's Stream-K range has of the tile `index` before its last one. The range is walked backwards: the head
 * of its last tile, which other workers continue, is then there early, and the tail of its first tile, which others
 * began, comes late. */
SK__FUNCTION sk__segment sk__stream_k_segment(sk__schedule schedule, sk__work work, uint32_t index)
{
    sk__tile tile = sk__tile_at(schedule.space, work.last_tile.number - index);
    uint32_t first = tile.first_place;
    uint32_t begin = sk__max(work.begin, first) - first;
    uint32_t end = sk__min(work.end - first, tile.places);
    if (schedule.interleave > 1u)
    {
        tile = sk__tile_of_strand(schedule, work.worker % schedule.interleave, tile.number);
    }
    return sk__make_segment(schedule, tile, begin, end);
}

/* Segment `index` of those of tiles that may be split. */
SK__FUNCTION sk__segment sk__split_region_segment(sk__schedule schedule, sk__work work, uint32_t index)
{
    sk__segment segment;
    if (schedule.chunked)
    {
        segment = sk__work_chunk(schedule, work, index);
    }
    else if (schedule.splits > 0u)
    {
        segment = sk__split_segment(schedule, work.last_tile, work.worker - work.last_tile.number * schedule.splits);
    }
    else
    {
        segment = sk__stream_k_segment(schedule, work, index);
    }
    return segment;
}

/* Segment `index` of those of whole tiles. */
SK__FUNCTION sk__segment sk__whole_segment(sk__schedule schedule, uint32_t worker, uint32_t index)
{
    sk__segment segment;
    if (schedule.chunked)
    {
        segment = sk__whole_chunk(schedule, worker, index);
    }
    else
    {
        sk__tile tile = sk__whole_tile(schedule, worker, index);
        segment = sk__make_segment(schedule, tile, 0u, tile.places);
    }
    return segment;
}

/* Segment `index` of a worker, in the order of work. */
SK__FUNCTION sk__segment sk__work_segment(sk__schedule schedule, sk__work work, uint32_t index)
{
    uint32_t whole = work.segments - work.split_segments;
    uint32_t skipped = schedule.data_parallel_first != 0u ? whole : 0u;
    sk__segment segment;
    if (index < skipped || index - skipped >= work.split_segments)
    {
        segment = sk__whole_segment(schedule, work.worker, skipped != 0u ? index : index - work.split_segments);
    }
    else
    {
        segment = sk__split_region_segment(schedule, work, index - skipped);
    }
    return segment;
}
