const uint32_t CHUNK = 1024u; // places
const uint32_t TEAM_PLACES = CHUNK / TEAMS;
const uint32_t LOADS = CHUNK / INVOCATIONS;
const bool IS_ALONE = LANES == 1u && COLUMNS == 1u; // an invocation has all columns of D: a chunk's products are staged

shared SUM staged_values[CHUNK]; // of A; or products
shared uint32_t staged_rows[CHUNK];               // of B
shared uint32_t team_tiles[TEAMS];                  // at the ends of their places
shared uint32_t completes[TEAMS];                   // whether a row ends within a team, or one before that it has added
shared SUM behind[INVOCATIONS * COLUMNS]; // sums behind a team's last row's end

// What a team adds up: of the places between two points.
struct share
{
    sk_merge_point from;
    sk_merge_point to;
};

// The places of a chunk that begin at a point: finds each team's share. All invocations meet.
share find_share(sk_tiles tiles, sk_merge_point from, uint32_t places)
{
    uint32_t self = gl_LocalInvocationIndex, team = self / LANES;
    if (self < TEAMS)
    {
        team_tiles[self] = sk_find_merge_point_behind(tiles, from, min((self + 1u) * TEAM_PLACES, places)).tile;
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

// Loads the `count` atoms from `first` on to shared memory. Loads do not depend on conditions, so that many are under
// way.
void stage_atoms(uint32_t first, uint32_t count, uint32_t block)
{
    uint32_t rows[LOADS];
    SUM values[LOADS];
    [[unroll]] for (uint32_t i = 0u; i < LOADS; ++i)
    {
        uint32_t atom = first + min(i * INVOCATIONS + gl_LocalInvocationIndex, count - 1u);
        rows[i] = load_column(atom);
        values[i] = load_value(atom);
    }
    [[unroll]] for (uint32_t i = 0u; i < LOADS; ++i)
    {
        if (IS_ALONE)
        {
            values[i] *= load_b(rows[i], block);
        }
        else
        {
            staged_rows[i * INVOCATIONS + gl_LocalInvocationIndex] = rows[i];
        }
    }
    [[unroll]] for (uint32_t i = 0u; i < LOADS; ++i)
    {
        staged_values[i * INVOCATIONS + gl_LocalInvocationIndex] = values[i];
    }
}

SUM[MOST_COLUMNS] no_sums()
{
    SUM sums[MOST_COLUMNS];
    for (uint32_t c = 0u; c < COLUMNS; ++c)
    {
        sums[c] = SUM(0);
    }
    return sums;
}

void add_product(inout SUM sums[MOST_COLUMNS], uint32_t staged, uint32_t block)
{
    for (uint32_t c = 0u; c < COLUMNS; ++c)
    {
        sums[c] += staged_values[staged] * load_b(staged_rows[staged], column_of(block, c));
    }
}

// The sums of staged atoms [begin, end).
SUM[MOST_COLUMNS] sum_atoms(uint32_t begin, uint32_t end, uint32_t block)
{
    SUM sums[MOST_COLUMNS] = no_sums();
    uint32_t staged = begin;
    if (IS_ALONE)
    {
        for (; staged < end; ++staged)
        {
            sums[0] += staged_values[staged];
        }
        return sums;
    }
    for (; staged + 4u <= end; staged += 4u)
    {
        [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
        {
            add_product(sums, staged + i, block);
        }
    }
    for (; staged < end; ++staged)
    {
        add_product(sums, staged, block);
    }
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

// What a chunk leaves behind its last row's end. `carry` is what the chunks before leave, `begun` the row that others
// have begun.
SUM[MOST_COLUMNS] sum_chunk(sk_tiles tiles, share own, uint32_t first, uint32_t begun, uint32_t block,
    SUM carry[MOST_COLUMNS])
{
    uint32_t team = gl_LocalInvocationIndex / LANES, self = gl_LocalInvocationIndex * COLUMNS;
    uint32_t atom = own.from.atom;
    SUM head[MOST_COLUMNS] = no_sums();
    for (uint32_t row = own.from.tile; row < own.to.tile; ++row)
    {
        uint32_t end = min(max(sk_tile_begin(tiles, row + 1u), atom), own.to.atom);
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
    sk_merge_point from = sk_find_merge_point(tiles, place);
    uint32_t begun = sk_cuts_tile(tiles, from) ? from.tile : SK_NO_TILE;
    SUM carry[MOST_COLUMNS] = no_sums();
    for (uint32_t chunk = 0u; chunk < sk_divide_up(places, CHUNK); ++chunk)
    {
        uint32_t chunk_places = min(CHUNK, places - chunk * CHUNK);
        share own = find_share(tiles, from, chunk_places);
        sk_merge_point to;
        to.tile = team_tiles[TEAMS - 1u];
        to.atom = from.tile + from.atom + chunk_places - to.tile;
        if (to.atom > from.atom)
        {
            stage_atoms(from.atom, to.atom - from.atom, block);
        }
        barrier();
        carry = sum_chunk(tiles, own, from.atom, begun, block, carry);
        from = to;
        barrier();
    }
    store_carry(begun < from.tile ? begun : SK_NO_TILE, block, carry);
}
