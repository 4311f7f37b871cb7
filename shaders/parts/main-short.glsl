#include "whole_tiles.glsl"

// Workgroup gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x is the worker; in the separate pass, the tile.
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
    sk_work work = find_work(schedule, workgroup);
    uint32_t segments = SUMS_TILES ? 1u : work.segments;
    uint32_t first = 0u;
    if (CUT)
    {
        first = gl_WorkGroupID.z;
        segments = sk_min(first + 1u, segments);
    }
    for (uint32_t i = RUNS * first; i < (SUMS_TILES ? 1u : RUNS) * segments; ++i)
    {
        uint32_t run = SECOND ? i % RUNS : 0u;
        sk_segment segment = work_segment(schedule, work, SECOND ? i / RUNS : i);
        if (SUMS_TILES)
        {
            segment.tile = sk_tile_at(schedule.space, workgroup);
        }
        begin_problem();
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
