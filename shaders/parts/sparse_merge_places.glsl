// As sum_chunk(), where each invocation is a team, and has one column: it goes through its places one by one. The sums
// of rows are stored by neighbours.

// Where the sum of a row of the chunk that ends lies: behind the staged atoms, as atoms and ends have one place each.
uint32_t place_of_row(uint32_t row)
{
    return place_of(ATOMS - 1u - row);
}

// The point at the invocation's first place, of a chunk between two points.
sk_merge_point find_own_point(sk_merge_point from, sk_merge_point to, uint32_t places)
{
    uint32_t distance = min(gl_LocalInvocationIndex * TEAM_PLACES, places);
    sk_merge_point own;
    own.tile = find_team_tile(from, to, distance);
    own.atom = from.atom + distance - (own.tile - from.tile);
    return own;
}

// Where a row of the chunk ends, in atoms. One that goes on ends with the chunk.
uint32_t find_end(sk_merge_point from, sk_merge_point to, uint32_t row)
{
    uint32_t end = to.atom;
    if (row < to.tile)
    {
        end = min(from.atom + staged_end(row - from.tile), end);
    }
    return end;
}

// Goes through so many places from a point on. Leaves the sums of the rows that end there. Returns what is behind them.
SUM sum_places(inout sk_merge_point own, sk_merge_point from, sk_merge_point to, uint32_t places)
{
    uint32_t end = find_end(from, to, own.tile);
    SUM sum = SUM(0);
    for (uint32_t place = 0u; place < places; ++place)
    {
        if (own.atom < end)
        {
            sum += staged_values[place_of(own.atom - from.atom)];
            ++own.atom;
        }
        else if (own.tile < to.tile)
        {
            staged_values[place_of_row(own.tile - from.tile)] = sum;
            sum = SUM(0);
            ++own.tile;
            end = find_end(from, to, own.tile);
        }
    }
    return sum;
}

// Whether a row ends in some of each 8 teams.
bool are_ends_near()
{
    bool near = true;
    for (uint32_t word = 0u; word < INVOCATIONS / 32u; ++word)
    {
        uint32_t bits = end_bits[word];
        near = near && ((bits - 0x01010101u) & ~bits & 0x80808080u) == 0u; // no byte is 0
    }
    return near;
}

// The sum behind the last row's end of the teams up to one, where ends are near.
SUM look_back(uint32_t team)
{
    uint32_t first = team - count_endless(team);
    SUM sum = behind[first];
    for (uint32_t other = first + 1u; other <= team; ++other)
    {
        sum += behind[other];
    }
    return sum;
}

void store_rows(sk_merge_point from, sk_merge_point to, uint32_t begun, uint32_t block)
{
    for (uint32_t row = from.tile + gl_LocalInvocationIndex; row < to.tile; row += INVOCATIONS)
    {
        SUM sums[MOST_COLUMNS] = no_sums();
        sums[0] = staged_values[place_of_row(row - from.tile)];
        finish_row(row, begun, block, sums);
    }
}

SUM sum_chunk_alone(sk_merge_point from, sk_merge_point to, uint32_t places, uint32_t begun, uint32_t block, SUM carry)
{
    uint32_t team = gl_LocalInvocationIndex;
    sk_merge_point own = find_own_point(from, to, places);
    uint32_t first_row = own.tile;
    barrier();
    SUM rest = sum_places(own, from, to, min(TEAM_PLACES, places - min(team * TEAM_PLACES, places)));
    bool ends = first_row < own.tile;
    behind[team] = team == 0u && !ends ? carry + rest : rest;
    if (ends)
    {
        mark_end(team);
    }
    barrier();
    bool near = are_ends_near();
    if (!near)
    {
        add_behind(team);
    }
    if (ends)
    {
        uint32_t place = place_of_row(first_row - from.tile);
        SUM before = carry;
        if (team > 0u)
        {
            before = near ? look_back(team - 1u) : behind[team - 1u];
        }
        staged_values[place] = before + staged_values[place];
    }
    barrier();
    store_rows(from, to, begun, block);
    return near ? look_back(TEAMS - 1u) : behind[TEAMS - 1u];
}
