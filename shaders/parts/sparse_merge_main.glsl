const uint32_t TEAM_PLACES = ATOMS / TEAMS; // of a chunk, which has as many places as atoms can be staged
const uint32_t ENDS = 2u;                   // of rows, that an invocation loads at once

shared uint32_t staged_ends[ATOMS];       // where the atoms of the chunk's rows end
shared uint32_t counted;
shared uint32_t team_tiles[TEAMS];        // at the ends of their places
shared uint32_t completes[TEAMS];         // whether a row ends within a team, or one before that it has added
shared SUM behind[INVOCATIONS * COLUMNS]; // sums behind a team's last row's end

// What a team adds up: of the places between two points.
struct share
{
    sk_merge_point from;
    sk_merge_point to;
};

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
        uint32_t own = 0u;
        [[unroll]] for (uint32_t i = 0u; i < ENDS; ++i)
        {
            uint32_t row = staged + i * INVOCATIONS + gl_LocalInvocationIndex;
            if (row < most)
            {
                uint32_t end = sk_tile_begin(tiles, from.tile + row + 1u);
                staged_ends[row] = end;
                own += end + from.tile + row < place ? 1u : 0u;
            }
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
    uint32_t place = from.tile + from.atom + distance, atoms = to.atom - from.atom;
    uint32_t low = distance > atoms ? distance - atoms : 0u, high = min(distance, to.tile - from.tile);
    while (low < high)
    {
        uint32_t middle = low + (high - low) / 2u;
        bool ends_before = staged_ends[middle] + from.tile + middle < place;
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

// The sums of staged atoms [begin, end).
SUM[MOST_COLUMNS] sum_atoms(uint32_t begin, uint32_t end, uint32_t block)
{
    SUM sums[MOST_COLUMNS] = no_sums();
    add_atoms(sums, begin, end, 1u, block);
    return sums;
}

// The sums of a complete row, or of the worker's part of the row that others have begun.
void finish_row(uint32_t row, uint32_t begun, uint32_t block, SUM sums[MOST_COLUMNS])
{
    if (row != begun)
    {
        store_row(row, block, sums);
        return;
    }
    for (uint32_t c = 0u; c < COLUMNS; ++c)
    {
        if (column_of(block, c) < arguments.n)
        {
            find_slot(gl_WorkGroupID.x, false, column_of(block, c)).x = sums[c];
        }
    }
}

// Adds what is behind the last rows' ends of the teams before, up to the one where a row ends. All invocations meet.
void add_behind(uint32_t team)
{
    uint32_t self = gl_LocalInvocationIndex * COLUMNS;
    for (uint32_t distance = 1u; distance < TEAMS; distance *= 2u)
    {
        barrier();
        SUM before[MOST_COLUMNS] = no_sums();
        uint32_t ends = completes[team];
        bool adds = team >= distance && ends == 0u;
        if (adds)
        {
            ends = completes[team - distance];
            for (uint32_t c = 0u; c < COLUMNS; ++c)
            {
                before[c] = behind[self - distance * LANES * COLUMNS + c];
            }
        }
        barrier();
        if (adds)
        {
            for (uint32_t c = 0u; c < COLUMNS; ++c)
            {
                behind[self + c] = before[c] + behind[self + c];
            }
        }
        if (adds && gl_LocalInvocationIndex % LANES == 0u)
        {
            completes[team] = ends;
        }
    }
    barrier();
}

// What a chunk, which begins at a point, leaves behind its last row's end. `carry` is what the chunks before leave,
// `begun` the row that others have begun.
SUM[MOST_COLUMNS] sum_chunk(share own, sk_merge_point from, uint32_t begun, uint32_t block, SUM carry[MOST_COLUMNS])
{
    uint32_t first = from.atom;
    uint32_t team = gl_LocalInvocationIndex / LANES, self = gl_LocalInvocationIndex * COLUMNS;
    uint32_t atom = own.from.atom;
    SUM head[MOST_COLUMNS] = no_sums();
    for (uint32_t row = own.from.tile; row < own.to.tile; ++row)
    {
        uint32_t end = min(max(staged_ends[row - from.tile], atom), own.to.atom);
        SUM sums[MOST_COLUMNS] = sum_atoms(atom - first, end - first, block);
        if (row == own.from.tile)
        {
            head = sums;
        }
        else
        {
            finish_row(row, begun, block, sums);
        }
        atom = end;
    }
    SUM rest[MOST_COLUMNS] = sum_atoms(atom - first, own.to.atom - first, block);
    bool ends = own.from.tile < own.to.tile;
    for (uint32_t c = 0u; c < COLUMNS; ++c)
    {
        behind[self + c] = team == 0u && !ends ? carry[c] + rest[c] : rest[c];
    }
    if (gl_LocalInvocationIndex % LANES == 0u)
    {
        completes[team] = ends ? 1u : 0u;
    }
    add_behind(team);
    if (ends)
    {
        for (uint32_t c = 0u; c < COLUMNS; ++c)
        {
            SUM before = carry[c];
            if (team > 0u)
            {
                before = behind[self - LANES * COLUMNS + c];
            }
            head[c] = before + head[c];
        }
        finish_row(own.from.tile, begun, block, head);
    }
    uint32_t last = ((TEAMS - 1u) * LANES + gl_LocalInvocationIndex % LANES) * COLUMNS;
    for (uint32_t c = 0u; c < COLUMNS; ++c)
    {
        carry[c] = behind[last + c];
    }
    return carry;
}

// The worker's words and sums that sparse_carry.comp reads.
void store_carry(uint32_t row, uint32_t block, SUM carry[MOST_COLUMNS])
{
    if (gl_LocalInvocationIndex == 0u && block == 0u)
    {
        ended_row(gl_WorkGroupID.x).x = row;
    }
    for (uint32_t c = 0u; c < COLUMNS; ++c)
    {
        if (gl_LocalInvocationIndex < LANES && column_of(block, c) < arguments.n)
        {
            find_slot(gl_WorkGroupID.x, true, column_of(block, c)).x = carry[c];
        }
    }
}

void main()
{
    sk_tiles tiles = make_tiles();
    sk_partition shares = sk_make_merge_partition(tiles, arguments.workers);
    uint32_t block = find_block();
    if (is_behind_last(block) || gl_WorkGroupID.x >= shares.workers)
    {
        return;
    }
    uint32_t place = sk_partition_begin(shares, gl_WorkGroupID.x);
    uint32_t places = sk_partition_begin(shares, gl_WorkGroupID.x + 1u) - place;
    sk_merge_point from = find_point(tiles, place);
    uint32_t begun = sk_cuts_tile(tiles, from) ? from.tile : SK_NO_TILE;
    SUM carry[MOST_COLUMNS] = no_sums();
    for (uint32_t chunk = 0u; chunk < sk_divide_up(places, ATOMS); ++chunk)
    {
        uint32_t chunk_places = min(ATOMS, places - chunk * ATOMS);
        sk_merge_point to = stage_ends(tiles, from, chunk_places);
        if (to.atom > from.atom)
        {
            stage_atoms(from.atom, to.atom - from.atom, block);
        }
        share own = find_share(from, to, chunk_places);
        carry = sum_chunk(own, from, begun, block, carry);
        from = to;
        barrier();
    }
    store_carry(begun < from.tile ? begun : SK_NO_TILE, block, carry);
}
