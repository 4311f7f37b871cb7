#include "fixup-scalar-f32-words-2layers.glsl"

#include "turnstile.glsl"

const bool DRAWS_WORKERS = FIXUP == FIXUP_TURNSTILE;
const bool SUMS_TILES = FIXUP == FIXUP_SUM;

// Whether this worker, which has a segment's sums, now holds those of its tile.
bool fix_up(sk_schedule schedule, sk_segment segment, uint32_t worker)
{
    if ((FIXUP == FIXUP_NONE && !CHUNKED) || sk_is_whole(segment))
    {
        return true;
    }
    bool alone = CHUNKED && (FIXUP == FIXUP_NONE || segment.tile.number >= sk_count_split_region_tiles(schedule));
    return FIXUP == FIXUP_TURNSTILE || alone ? pass_turnstile(schedule, segment, worker)
                                             : complete_tile(schedule, segment, worker);
}

// The same from the start: of a run of a segment, which is not done before the last one; in the separate pass, of a tile
// that was split.
bool sum_up(sk_schedule schedule, sk_tile_position position, sk_segment segment, uint32_t run, uint32_t worker)
{
    if (SUMS_TILES)
    {
        return sum_tile(schedule, segment.tile);
    }
    sum_run(position, segment, run);
    if (run < RUNS - 1u)
    {
        return false;
    }
    return fix_up(schedule, segment, worker);
}
