// Workgroup gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x is the worker; in the separate pass, the worker
// that begins the tiles. Each invocation waits for nothing outside its workgroup, but for the turnstile, where workers
// draw their numbers and wait for earlier ones.
//
// EARLY, turn i finds segment i, and then multiplies and writes segment i - 1.
float rows_of_tile; // of the table, in the mean

// Near which row of the table a tile lies that is so many tiles behind a row's first. Only where problems have equally
// many tiles is it that row.
uint32_t guess_row(sk_space space, uint32_t row, uint32_t tiles)
{
    return row + uint32_t(min((float(tiles) + 0.5) * rows_of_tile, float(space.problems)));
}

// A whole tile by its number. All words of the row that is guessed are read at once, before it is known to be right.
sk_tile find_whole_tile(sk_space space, uint32_t number)
{
    uint32_t row = min(space.nearby, space.problems - 1u), behind = min(row + 1u, space.problems - 1u);
    sk_tile tile = sk_first_tile(space, row);
    uint32_t end = sk_read_table(space.table, behind * SK_TABLE_ROW + SK_TABLE_TILES);
    end = behind > row ? end : space.tiles;
    if (number - tile.number >= end - tile.number)
    {
        tile = sk_first_tile(space, sk_find_row(space, SK_TABLE_TILES, number));
    }
    return tile;
}

// Segment `index` of a worker, of those before which it has found all.
sk_segment find_segment(inout sk_schedule schedule, inout sk_work work, uint32_t worker, uint32_t index)
{
    sk_segment segment;
    if (EARLY)
    {
        uint32_t number = worker + index * schedule.workers;
        segment.tile = find_whole_tile(schedule.space, number);
        schedule.space.nearby =
            guess_row(schedule.space, segment.tile.row, number + schedule.workers - segment.tile.number);
        segment.tile.number = number;
        segment.k_begin = 0u;
        segment.k_end = segment.tile.k_iterations;
    }
    else
    {
        work = sk_pass_whole_tiles(schedule, work, index);
        segment = sk_work_segment(schedule, work, index);
        schedule.space.nearby = segment.tile.row;
    }
    if (SUMS_TILES)
    {
        segment.tile = sk_tile_at(schedule.space, work.last_tile.number - index);
    }
    return segment;
}

// How many segments a worker has, and from where it looks for them.
uint32_t find_work(inout sk_schedule schedule, inout sk_work work, uint32_t worker)
{
    schedule.shares.nearby = worker; // tiles are shared with neighbours
    uint32_t segments;
    if (EARLY)
    {
        rows_of_tile = float(schedule.space.problems) / float(max(schedule.space.tiles, 1u));
        schedule.space.nearby = guess_row(schedule.space, 0u, worker);
        if (schedule.shares.starts)
        {
            schedule.space.nearby = sk_read_table(schedule.shares.table, worker);
        }
        segments = sk_count_whole_tiles(schedule, worker);
    }
    else
    {
        work = sk_find_work(schedule, worker);
        schedule.space.nearby = work.last_tile.row;
        segments = SUMS_TILES ? sk_count_begun_tiles(schedule, work) : RUNS * work.segments;
    }
    return segments;
}

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
    sk_work work;
    uint32_t segments = find_work(schedule, work, workgroup);
    sk_segment segment, next;
    segment.k_begin = segment.k_end = 0u; // there is none before the first
    problem.k = 0u;
    sk_tile_position position = sk_tile_position(0u, 0u, 0u);
    for (uint32_t i = 0u; i < segments + (EARLY ? 1u : 0u); ++i)
    {
        sk_problem_arguments problem_in_hand = problem;
        uint32_t epilogue_in_hand[epilogue.length()] = epilogue;
        has_next = i < segments;
        if (has_next)
        {
            next = find_segment(schedule, work, workgroup, SECOND ? i / RUNS : i);
            begin_problem(next.tile);
            next_position = locate_tile(next.tile);
            next_position.batch = 0u; // a problem has one: compilers leave out what counts them
        }
        next_problem = problem;
        uint32_t next_epilogue[epilogue.length()] = epilogue;
        if (EARLY)
        {
            problem = problem_in_hand;
            epilogue = epilogue_in_hand;
        }
        else
        {
            segment = next;
            position = next_position;
        }
        if (sum_up(schedule, position, segment, SECOND ? i % RUNS : 0u, workgroup) && (!EARLY || i > 0u))
        {
            write_tile(position);
        }
        segment = next;
        position = next_position;
        problem = next_problem;
        epilogue = next_epilogue;
    }
}
