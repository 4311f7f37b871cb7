const uint32_t TEAM_PLACES = ATOMS / TEAMS; // of a chunk, which has as many places as atoms can be staged
const uint32_t ENDS = 2u;                   // of rows, that an invocation loads at once

shared uint32_t staged_ends[IS_ALONE ? 1u : ATOMS / 2u]; // of the chunk's rows, two in a word
shared uint32_t counted;
shared uint32_t team_tiles[IS_ALONE ? 1u : TEAMS]; // at the ends of their places

// What a team adds up: of the places between two points.
struct share
{
    sk_merge_point from;
    sk_merge_point to;
};

// Where a row of the chunk ends: so many atoms behind the chunk's first one, or 65535 of more.
uint32_t staged_end(uint32_t row)
{
    return staged_ends[row / 2u] >> 16u * (row % 2u) & 0xffffu;
}

// The sum over the workgroup. All invocations meet.
uint32_t add_all(uint32_t count)
{
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        counted = 0u;
    }
    barrier();
    atomicAdd(counted, count);
    barrier();
    return counted;
}

// The point at a place of all, as sk_find_merge_point() finds it, by as many probes at once as there are invocations.
// All invocations meet.
sk_merge_point find_point(sk_tiles tiles, uint32_t place)
{
    uint32_t low = place > tiles.atoms ? place - tiles.atoms : 0u, high = min(place, tiles.tiles);
    while (low < high)
    {
        uint32_t distance = sk_divide_up(high - low, INVOCATIONS), own = gl_LocalInvocationIndex * distance;
        uint32_t ends_before = 0u;
        if (own < high - low)
        {
            ends_before = sk_tile_begin(tiles, low + own + 1u) + low + own < place ? 1u : 0u;
        }
        uint32_t before = add_all(ends_before);
        high = min(high, low + before * distance);
        low = before == 0u ? low : low + (before - 1u) * distance + 1u;
    }
    sk_merge_point point;
    point.tile = low;
    point.atom = place - low;
    return point;
}

// Stages the ends of rows, up to the first one that is not within the places behind a point. Returns the point where
// the places end. All invocations meet.
sk_merge_point stage_ends(sk_tiles tiles, sk_merge_point from, uint32_t places)
{
    uint32_t most = min(places, tiles.tiles - from.tile), place = from.tile + from.atom + places;
    uint32_t staged = 0u, ended = 0u;
    while (staged < most && ended == staged)
    {
        uint32_t own = 0u, first = staged + ENDS * gl_LocalInvocationIndex, ends = 0u;
        [[unroll]] for (uint32_t i = 0u; i < ENDS; ++i)
        {
            uint32_t row = first + i;
            if (row < most)
            {
                uint32_t end = sk_tile_begin(tiles, from.tile + row + 1u);
                ends |= min(max(end, from.atom) - from.atom, 0xffffu) << 16u * i;
                own += end + from.tile + row < place ? 1u : 0u;
            }
        }
        if (first < most)
        {
            staged_ends[first / ENDS] = ends;
        }
        ended += add_all(own);
        staged += min(ENDS * INVOCATIONS, most - staged);
    }
    sk_merge_point to;
    to.tile = max(from.tile + ended, place > tiles.atoms ? place - tiles.atoms : 0u);
    to.atom = place - to.tile;
    return to;
}

// The tile at a place so far behind the chunk's first point. Behind it there are no more than the chunk's atoms.
uint32_t find_team_tile(sk_merge_point from, sk_merge_point to, uint32_t distance)
{
    uint32_t atoms = to.atom - from.atom;
    uint32_t low = distance > atoms ? distance - atoms : 0u, high = min(distance, to.tile - from.tile);
    while (low < high)
    {
        uint32_t middle = low + (high - low) / 2u;
        bool ends_before = staged_end(middle) + middle < distance;
        low = ends_before ? middle + 1u : low;
        high = ends_before ? high : middle;
    }
    return from.tile + low;
}

// The places between two points: finds each team's share. All invocations meet.
share find_share(sk_merge_point from, sk_merge_point to, uint32_t places)
{
    uint32_t self = gl_LocalInvocationIndex, team = self / LANES;
    if (self < TEAMS)
    {
        team_tiles[self] = find_team_tile(from, to, min((self + 1u) * TEAM_PLACES, places));
    }
    barrier();
    share own;
    own.from = from;
    if (team > 0u)
    {
        own.from.tile = team_tiles[team - 1u];
        own.from.atom = from.tile + from.atom + min(team * TEAM_PLACES, places) - own.from.tile;
    }
    own.to.tile = team_tiles[team];
    own.to.atom = from.tile + from.atom + min((team + 1u) * TEAM_PLACES, places) - own.to.tile;
    return own;
}
