shared uint32_t end_bits[INVOCATIONS / 32u]; // a bit for each team in which a row ends
shared SUM behind[IS_ALONE ? INVOCATIONS / 4u : INVOCATIONS * COLUMNS]; // sums behind a team's last row's end, or a part's

// All invocations meet afterwards.
void clear_end_bits()
{
    if (gl_LocalInvocationIndex < INVOCATIONS / 32u)
    {
        end_bits[gl_LocalInvocationIndex] = 0u;
    }
}

// By an invocation of a team.
void mark_end(uint32_t team)
{
    atomicOr(end_bits[team / 32u], 1u << team % 32u);
}

// How many teams in a row, up to this one, have no row's end; but for team 0, if none has.
uint32_t count_endless(uint32_t team)
{
    uint32_t word = team / 32u, bits = end_bits[word] << (31u - team % 32u), endless = 0u;
    if (bits == 0u)
    {
        endless = team % 32u + 1u;
        while (word > 0u && end_bits[word - 1u] == 0u)
        {
            endless += 32u;
            --word;
        }
        bits = word > 0u ? end_bits[word - 1u] : 0u;
    }
    endless += 31u - uint32_t(findMSB(bits));
    return min(endless, team);
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

// Adds what is behind the last rows' ends of the teams before, from the last one on where a row ends. All invocations
// meet.
void add_behind(uint32_t team)
{
    uint32_t self = gl_LocalInvocationIndex * COLUMNS;
    barrier();
    uint32_t endless = count_endless(team);
    for (uint32_t distance = 1u; distance < TEAMS; distance *= 2u)
    {
        SUM before[MOST_COLUMNS] = no_sums();
        for (uint32_t c = 0u; c < COLUMNS && distance <= endless; ++c)
        {
            before[c] = behind[self - distance * LANES * COLUMNS + c];
        }
        barrier();
        for (uint32_t c = 0u; c < COLUMNS && distance <= endless; ++c)
        {
            behind[self + c] = before[c] + behind[self + c];
        }
        barrier();
    }
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
        uint32_t end = max(from.atom + min(staged_end(row - from.tile), own.to.atom - from.atom), atom);
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
    if (ends && gl_LocalInvocationIndex % LANES == 0u)
    {
        mark_end(team);
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

// Goes from a point on to a place, by chunks. Returns what is left behind the last row's end.
SUM[MOST_COLUMNS] sum_share(sk_tiles tiles, inout sk_merge_point from, uint32_t end, uint32_t begun, uint32_t block)
{
    SUM carry[MOST_COLUMNS] = no_sums();
    while (from.tile + from.atom < end)
    {
        uint32_t places = min(end - from.tile - from.atom, ATOMS);
        sk_merge_point to = stage_ends(tiles, from, places);
        if (to.atom > from.atom)
        {
            stage_atoms(from.atom, to.atom - from.atom, block);
        }
        clear_end_bits();
        carry = sum_chunk(find_share(from, to, places), from, begun, block, carry);
        from = to;
        barrier();
    }
    return carry;
}
