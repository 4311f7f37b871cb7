// A narrow row of C: a long row whose columns are so near each other that a subgroup has a slot in shared memory for each
// one from the smallest to the largest. A team is a subgroup. Its lanes take products in their order, one each: these are steps.
const uint32_t NARROW = LANES * SK_NARROW_SLOTS_OF_LANE; // slots of a team
const uint32_t LOADS = 4u;                               // steps whose loads are under way together
const uint32_t NO_ATOM = 0xffffffffu;

shared uint32_t ends[INVOCATIONS];   // of products of as many rows of B as the team has lanes, added up
shared uint32_t starts[INVOCATIONS]; // with a product's number, the nonzero of B that it is of
shared uint32_t marks[INVOCATIONS * SK_NARROW_SLOTS_OF_LANE]; // by slots: whether the row has the column
shared uint32_t lows[TEAMS], highs[TEAMS]; // the smallest column that a team has seen, and the largest

uint32_t next_product; // of those that are told, the first of the next step
uint32_t own_told;     // the row of B of the lane's last product, by its place

uint32_t first_slot()
{
    return own_team() * NARROW;
}

// Subgroups of a workgroup meet as often as their own rows need. Where a barrier of a subgroup is one of the workgroup, it
// needs none.
void meet_in_team()
{
    if (IN_LOCKSTEP)
    {
        memoryBarrier(gl_ScopeSubgroup, gl_StorageSemanticsShared, gl_SemanticsAcquireRelease);
    }
    else
    {
        meet_in_subgroup();
    }
}

// Of how many lanes of the team it is so. All of them meet.
uint32_t count_votes(bool is_so)
{
    return subgroupBallotBitCount(subgroupBallot(is_so));
}

// Teams take long rows in turn.
uint32_t count_places()
{
    return sk_count_strided(count_listed(), gl_NumWorkGroups.x * TEAMS, gl_WorkGroupID.x * TEAMS + own_team());
}

uint32_t find_place_of_turn(uint32_t turn)
{
    return (turn * gl_NumWorkGroups.x + gl_WorkGroupID.x) * TEAMS + own_team();
}

listed_row find_row_of_place(uint32_t place)
{
    listed_row found = find_none();
    found.row = min(table_words(list_at(SK_SHORT_CLASSES, place)).x, arguments.rows - 1u);
    found.begin = begin_of_row(found.row);
    found.end = end_of_row(found.row);
    found.is_there = true;
    return found;
}

// Neighbouring columns of C, each of which has a slot.
struct slot_range
{
    uint32_t low; // the first column
    uint32_t count;
};

// The columns between those with which the team's rows of B begin and end: all columns of C's row, if these rows are
// sorted. All of the team meet.
slot_range find_slots(listed_row own)
{
    if (own_lane() == 0u)
    {
        lows[own_team()] = NO_COLUMN;
        highs[own_team()] = 0u;
    }
    meet_in_team();
    for (uint32_t atom = own.begin + own_lane(); atom < own.end; atom += LANES)
    {
        uint32_t row = find_row_of_b(atom);
        uint32_t begin = sk_tile_begin(tiles_of_b(), row), end = sk_tile_end(tiles_of_b(), row);
        if (begin < end)
        {
            uint32_t first = load_column(begin), last = load_column(end - 1u);
            atomicMin(lows[own_team()], min(first, last));
            atomicMax(highs[own_team()], max(first, last));
        }
    }
    meet_in_team();
    slot_range found;
    found.low = min(lows[own_team()], highs[own_team()]);
    found.count = highs[own_team()] - found.low + 1u;
    return found;
}

// In turns of LANES slots.
uint32_t count_slot_turns(slot_range range)
{
    return sk_divide_up(min(range.count, NARROW), LANES);
}

// The sum of the values of the team's lanes up to the own one. All of the team meet.
uint32_t sum_up(uint32_t value)
{
    for (uint32_t distance = 1u; distance < LANES; distance *= 2u)
    {
        uint32_t before = subgroupShuffleUp(value, distance);
        value += own_lane() >= distance ? before : 0u;
    }
    return value;
}

// Tells the team the rows of B of nonzeros of A from `first` on, as many as it has lanes. All of the team meet.
void tell_rows_of_b(uint32_t first, uint32_t end)
{
    uint32_t begin = 0u, length = 0u;
    if (own_lane() < end - first)
    {
        uint32_t row = find_row_of_b(first + own_lane());
        begin = sk_tile_begin(tiles_of_b(), row);
        length = sk_tile_end(tiles_of_b(), row) - begin;
    }
    uint32_t sum = sum_up(length);
    meet_in_team();
    ends[SELF] = sum;
    starts[SELF] = begin - (sum - length);
    meet_in_team();
    next_product = own_told = 0u;
}

// Of the rows of B that are told. All of the team meet, and see the same.
uint32_t count_told_products()
{
    return ends[own_team() * LANES + LANES - 1u];
}

// Of the next steps, if there are so many.
uint32_t own_rows[LOADS];    // those that were told, by their places
uint32_t own_atoms[LOADS];   // NO_ATOM: the lane has none
uint32_t own_columns[LOADS]; // NO_COLUMN: so

void find_steps()
{
    for (uint32_t i = 0u; i < LOADS; ++i)
    {
        uint32_t product = next_product + i * LANES + own_lane();
        own_atoms[i] = NO_ATOM;
        if (product < count_told_products())
        {
            while (product >= ends[own_team() * LANES + own_told])
            {
                ++own_told;
            }
            own_atoms[i] = bound_atom(starts[own_team() * LANES + own_told] + product, arguments.b_nonzeros);
        }
        own_rows[i] = own_told;
    }
    for (uint32_t i = 0u; i < LOADS; ++i)
    {
        own_columns[i] = NO_COLUMN;
        if (own_atoms[i] != NO_ATOM)
        {
            own_columns[i] = load_column(own_atoms[i]);
        }
    }
    next_product += LOADS * LANES;
}
