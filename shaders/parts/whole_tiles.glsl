// Whether all tiles are dealt whole: then the schedule needs no division of places by workers, and no Stream-K range.
// A tile of few rows takes so few instructions that these count.
bool deals_whole_tiles()
{
    return FIXUP == FIXUP_NONE && !CHUNKED && (arguments.splits | arguments.stream_k_tiles) == 0u;
}

sk_schedule make_schedule()
{
    sk_schedule schedule;
    if (deals_whole_tiles())
    {
        uint32_t k_iterations = RUNS * sk_divide_up(arguments.problem.k, TILE_K);
        schedule.space = sk_make_space(arguments.tiles, k_iterations, UNIT);
        schedule.workers = arguments.workers;
        schedule.splits = schedule.stream_k_tiles = schedule.minimum_segment = schedule.data_parallel_first = 0u;
        schedule.interleave = 1u;
        schedule.chunked = false;
        schedule.stream_k = sk_partition(0u, 0u, 0u);
    }
    else
    {
        schedule = sk_make_schedule(arguments, TILE_K, RUNS, UNIT, INTERLEAVE, CHUNKED);
    }
    return schedule;
}

sk_work find_work(sk_schedule schedule, uint32_t worker)
{
    sk_work work;
    if (deals_whole_tiles())
    {
        work.worker = worker;
        work.begin = work.end = work.split_segments = 0u;
        work.last_tile = sk_tile_at(schedule.space, 0u);
        work.segments = sk_count_whole_tiles(schedule, worker);
    }
    else
    {
        work = sk_find_work(schedule, worker);
    }
    return work;
}

sk_segment work_segment(sk_schedule schedule, sk_work work, uint32_t index)
{
    sk_segment segment;
    if (deals_whole_tiles())
    {
        segment = sk_whole_segment(schedule, work, index);
    }
    else
    {
        segment = sk_work_segment(schedule, work, index);
    }
    return segment;
}
