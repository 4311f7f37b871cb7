/* partition.h - which k-iterations of which macro-tile each worker computes.
 *
 * Uses nothing. Must not know matrices, layouts or memory.
 * A division takes a GPU about 100 cycles: here and in raster.h, where its quotient is plain, it is passed over.
 * Based on: Osama et al., Stream-K, PPoPP 2023 (arXiv:2301.03598), sections 4 and 5. Unlike there, shares differ by at
 * most one iteration (ceiling division would leave workers idle), and split-K has a map of its own.
 */

SK__STRUCT(sk__schedule)
{
    uint32_t tiles;        /* macro-tiles of all batches */
    uint32_t k_iterations; /* of each tile; 0 only when K is 0 */
    uint32_t workers;
    uint32_t splits;              /* split-K: splits of every tile, workers = tiles * splits; 0: not split-K */
    uint32_t stream_k_tiles;      /* tiles [0, stream_k_tiles) are dealt by the unit, the others whole */
    uint32_t minimum_segment;     /* units; no segment of a split tile has fewer. 0 and 1: no minimum */
    uint32_t data_parallel_first; /* a worker takes its whole tiles before its Stream-K range, not after */
    uint32_t unit;                /* k-iterations that are never parted; a tile's last unit may have fewer */
    uint32_t interleave;          /* strands: workers and Stream-K tiles that are alike modulo it share; at least 1 */
    bool chunked;                 /* each unit of every tile is a segment of its own, a chunk */
    uint32_t units;               /* derived: of each tile; */
    uint32_t stream_k_workers;    /* workers [0, stream_k_workers) share the Stream-K tiles, */
    uint32_t share;               /* each with this many units, */
    uint32_t larger_shares;       /* the first so many workers with one more */
};

/* k-iterations [k_begin, k_end) of one tile. */
SK__STRUCT(sk__segment)
{
    uint32_t tile;
    uint32_t k_begin;
    uint32_t k_end;
};

SK__FUNCTION uint32_t sk__min(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

SK__FUNCTION uint32_t sk__max(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

SK__FUNCTION uint32_t sk__divide_up(uint32_t a, uint32_t b)
{
    return a / b + (a % b == 0u ? 0u : 1u);
}

/* First item of share `index` when `total` items are dealt evenly: the first total % shares shares get one more. */
SK__FUNCTION uint32_t sk__share_begin(uint32_t total, uint32_t shares, uint32_t index)
{
    return index * (total / shares) + sk__min(index, total % shares);
}

/* How many workers can share the Stream-K tiles so that each has a unit, and a minimum segment if any. */
SK__FUNCTION uint32_t sk__count_stream_k_workers(uint32_t units, uint32_t workers, uint32_t minimum_segment)
{
    uint32_t most = minimum_segment > 1u ? units / minimum_segment : units;
    return sk__min(workers, sk__max(sk__min(units, 1u), most));
}

/* Fills in the derived members. */
SK__FUNCTION sk__schedule sk__derive_shares(sk__schedule schedule)
{
    schedule.units = sk__divide_up(schedule.k_iterations, schedule.unit);
    uint32_t units = schedule.stream_k_tiles * schedule.units;
    if (units == 0u)
    {
        schedule.stream_k_workers = schedule.share = schedule.larger_shares = 0u;
        return schedule;
    }
    schedule.stream_k_workers = sk__count_stream_k_workers(units, schedule.workers, schedule.minimum_segment);
    schedule.share = units / sk__max(schedule.stream_k_workers, 1u);
    schedule.larger_shares = units - schedule.share * schedule.stream_k_workers;
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

/* Moves a boundary between workers to the edge of its tile where it would cut off less than the minimum segment.
 * It never decreases with the position, so the ranges still cover everything once. */
SK__FUNCTION uint32_t sk__snap_boundary(sk__schedule schedule, uint32_t position)
{
    uint32_t in_tile = position % schedule.units;
    if (in_tile < schedule.minimum_segment)
    {
        return position - in_tile;
    }
    if (in_tile > schedule.units - schedule.minimum_segment)
    {
        return position + (schedule.units - in_tile);
    }
    return position;
}

/* First unit of a worker's Stream-K range; with worker == stream_k_workers, the end of the last one. */
SK__FUNCTION uint32_t sk__stream_k_begin(sk__schedule schedule, uint32_t worker)
{
    uint32_t position = worker * schedule.share + sk__min(worker, schedule.larger_shares);
    return schedule.minimum_segment > 1u ? sk__snap_boundary(schedule, position) : position;
}

/* Units [begin, end) of a tile. */
SK__FUNCTION sk__segment sk__make_segment(sk__schedule schedule, uint32_t tile, uint32_t begin, uint32_t end)
{
    sk__segment segment;
    segment.tile = tile;
    segment.k_begin = begin * schedule.unit;
    segment.k_end = schedule.unit > 1u && end == schedule.units ? schedule.k_iterations : end * schedule.unit;
    return segment;
}

/* Share `index` of a tile that is cut into `splits`. */
SK__FUNCTION sk__segment sk__split_segment(sk__schedule schedule, uint32_t tile, uint32_t index)
{
    return sk__make_segment(schedule, tile, sk__share_begin(schedule.units, schedule.splits, index),
                            sk__share_begin(schedule.units, schedule.splits, index + 1u));
}

/* Whole tiles of a worker: stream_k_tiles + worker, and every `workers` tiles after it. */
SK__FUNCTION uint32_t sk__count_whole_tiles(sk__schedule schedule, uint32_t worker)
{
    uint32_t tiles = schedule.tiles - schedule.stream_k_tiles;
    if (tiles <= schedule.workers)
    {
        return worker < tiles ? 1u : 0u;
    }
    return (tiles - worker - 1u) / schedule.workers + 1u;
}

SK__FUNCTION sk__segment sk__whole_tile(sk__schedule schedule, uint32_t worker, uint32_t index)
{
    sk__segment segment;
    segment.tile = schedule.stream_k_tiles + worker + index * schedule.workers;
    segment.k_begin = 0u;
    segment.k_end = schedule.k_iterations;
    return segment;
}

/* What a worker has to do, found once so that its segments cost no division. */
SK__STRUCT(sk__work)
{
    uint32_t worker;
    uint32_t begin; /* its Stream-K range, in units of its strand's Stream-K tiles */
    uint32_t end;
    uint32_t last_tile;      /* of that range */
    uint32_t split_segments; /* segments of tiles that may be split */
    uint32_t segments;       /* all */
};

/* The same where each unit is a segment. Without k-iterations a tile is still one. */
SK__FUNCTION sk__work sk__count_chunks(sk__schedule schedule, sk__work work)
{
    uint32_t whole = work.segments - work.split_segments;
    if (!schedule.chunked)
    {
        return work;
    }
    if (schedule.splits > 0u)
    {
        uint32_t first = work.last_tile * schedule.units;
        uint32_t index = work.worker - work.last_tile * schedule.splits;
        work.begin = first + sk__share_begin(schedule.units, schedule.splits, index);
        work.end = first + sk__share_begin(schedule.units, schedule.splits, index + 1u);
    }
    work.split_segments = work.end - work.begin;
    work.segments = work.split_segments + whole * sk__max(schedule.units, 1u);
    return work;
}

SK__FUNCTION sk__work sk__find_work(sk__schedule schedule, uint32_t worker)
{
    sk__work work;
    work.worker = worker;
    work.begin = 0u;
    work.end = 0u;
    work.last_tile = 0u;
    work.split_segments = 0u;
    if (schedule.splits > 0u)
    {
        work.last_tile = worker / schedule.splits;
        work.split_segments = 1u;
        work.segments = 1u;
        return sk__count_chunks(schedule, work);
    }
    sk__schedule strand = sk__strand_schedule(schedule, worker % schedule.interleave);
    uint32_t in_strand = worker / schedule.interleave;
    if (in_strand < strand.stream_k_workers)
    {
        work.begin = sk__stream_k_begin(strand, in_strand);
        work.end = sk__stream_k_begin(strand, in_strand + 1u);
    }
    if (work.begin < work.end)
    {
        work.last_tile = (work.end - 1u) / schedule.units;
        work.split_segments = work.last_tile - work.begin / schedule.units + 1u;
    }
    work.segments = work.split_segments + sk__count_whole_tiles(schedule, worker);
    return sk__count_chunks(schedule, work);
}

/* Segment `index` of a worker where units are segments: those of a tile come in ascending k. */
SK__FUNCTION sk__segment sk__work_chunk(sk__schedule schedule, sk__work work, uint32_t index)
{
    uint32_t whole = work.segments - work.split_segments;
    uint32_t skipped = schedule.data_parallel_first != 0u ? whole : 0u;
    bool split = index >= skipped && index - skipped < work.split_segments;
    uint32_t position = split ? work.begin + (index - skipped) : skipped != 0u ? index : index - work.split_segments;
    uint32_t units = sk__max(schedule.units, 1u);
    sk__segment segment;
    segment.tile = split ? position / units * schedule.interleave + work.worker % schedule.interleave
                         : sk__whole_tile(schedule, work.worker, position / units).tile;
    segment.k_begin = position % units * schedule.unit;
    segment.k_end = sk__min(segment.k_begin + schedule.unit, schedule.k_iterations);
    return segment;
}

/* Segment `index` of a worker, in the order of work. The Stream-K range is walked backwards: the head of its last tile,
 * which other workers continue, is then there early, and the tail of its first tile, which others began, comes late. */
SK__FUNCTION sk__segment sk__work_segment(sk__schedule schedule, sk__work work, uint32_t index)
{
    if (schedule.chunked)
    {
        return sk__work_chunk(schedule, work, index);
    }
    if (schedule.splits > 0u)
    {
        return sk__split_segment(schedule, work.last_tile, work.worker - work.last_tile * schedule.splits);
    }
    uint32_t whole = work.segments - work.split_segments;
    uint32_t skipped = schedule.data_parallel_first != 0u ? whole : 0u;
    if (index < skipped || index - skipped >= work.split_segments)
    {
        return sk__whole_tile(schedule, work.worker, skipped != 0u ? index : index - work.split_segments);
    }
    uint32_t tile = work.last_tile - (index - skipped);
    uint32_t first = tile * schedule.units;
    return sk__make_segment(schedule, tile * schedule.interleave + work.worker % schedule.interleave,
                            sk__max(work.begin, first) - first, sk__min(work.end - first, schedule.units));
}
