// Workgroup gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x is the worker; in the separate pass, the worker that begins the tiles.
// Each invocation waits for nothing outside its workgroup, but for the turnstile, where workers draw their numbers and wait
// for earlier ones.
//
// One call of write_tile() serves all: some drivers copy its code to each before they know which are needed.
void main()
{
    sk_schedule schedule = make_schedule();
    uint32_t workgroup = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    if (DRAWS_WORKERS)
    {
        workgroup = draw_worker();
    }
    if (!SUMS_TILES && workgroup >= schedule.workers)
    {
        return;
    }
    schedule.shares.nearby = workgroup; // tiles are shared with neighbours
    sk_work work = sk_find_work(schedule, workgroup);
    schedule.space.nearby = work.last_tile.row;
    uint32_t segments = work.segments;
    if (SUMS_TILES)
    {
        segments = sk_count_begun_tiles(schedule, work);
    }
    for (uint32_t i = 0u; i < (SUMS_TILES ? 1u : RUNS) * segments; ++i)
    {
        uint32_t run = SECOND ? i % RUNS : 0u;
        work = sk_pass_whole_tiles(schedule, work, SECOND ? i / RUNS : i);
        sk_segment segment = sk_work_segment(schedule, work, SECOND ? i / RUNS : i);
        schedule.space.nearby = segment.tile.row;
        if (SUMS_TILES)
        {
            segment.tile = sk_tile_at(schedule.space, work.last_tile.number - i);
        }
        begin_problem(segment.tile);
        sk_tile_position position = locate_tile(segment.tile);
        if (is_outside(position))
        {
            continue;
        }
        if (sum_up(schedule, position, segment, run, workgroup))
        {
            write_tile(position);
        }
    }
}
