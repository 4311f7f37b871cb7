// Workgroup gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x is the worker; in the separate pass, the worker that begins the tile.
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
    sk_work work = sk_find_work(schedule, workgroup);
    schedule.space.nearby = work.last_tile.row;
    bool begins = work.begin < work.end && sk_first_peer(schedule, work.last_tile) == workgroup;
    uint32_t segments = !SUMS_TILES ? work.segments : begins ? 1u : 0u;
    for (uint32_t i = 0u; i < segments; ++i)
    {
        sk_segment segment = sk_work_segment(schedule, work, i);
        schedule.space.nearby = segment.tile.row;
        if (SUMS_TILES)
        {
            segment.tile = work.last_tile;
        }
        begin_problem(segment.tile);
        sk_tile_position position = locate_tile(segment.tile);
        if (is_outside(position))
        {
            continue;
        }
        if (sum_up(schedule, position, segment, workgroup))
        {
            write_tile(position);
        }
    }
}
