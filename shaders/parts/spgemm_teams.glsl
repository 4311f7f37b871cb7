// A short row of C, by a team whose invocations are of one subgroup. It takes all products of the row at once: nobody
// waits for another subgroup. The products have the order of A's row, and there that of B's rows.
const uint32_t ROOM = LANES * SK_SPARSE_PRODUCTS_OF_LANE; // products of a row, and nonzeros of A's row
const uint32_t ALL_ROOM = INVOCATIONS * SK_SPARSE_PRODUCTS_OF_LANE;
shared uint32_t lengths[ALL_ROOM];     // of the rows of B that A's row meets, no more than a team has room for
shared uint32_t begins_of_b[ALL_ROOM]; // and their first nonzeros

// The first place of the team in shared memory.
uint32_t first_room()
{
    return own_team() * ROOM;
}

// Rows are dealt round robin. The teams of a workgroup take as many turns, so that those of a subgroup meet.
uint32_t count_turns_of_teams()
{
    return sk_count_strided(sk_divide_up(count_listed(), TEAMS), gl_NumWorkGroups.x, gl_WorkGroupID.x);
}

listed_row find_row_of_turn(uint32_t turn)
{
    listed_row own = find_whole((turn * gl_NumWorkGroups.x + gl_WorkGroupID.x) * TEAMS + own_team());
    if (own.is_there)
    {
        own.begin = begin_of_row(own.row);
        own.end = own.begin + min(end_of_row(own.row) - own.begin, ROOM);
    }
    return own;
}

// Tells the team the rows of B. All of them are found before the first one is needed.
void tell_rows_of_b(listed_row own)
{
    uint32_t rows[SK_SPARSE_PRODUCTS_OF_LANE];
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        uint32_t atom = own.begin + i * LANES + own_lane();
        rows[i] = 0u;
        if (atom < own.end)
        {
            rows[i] = find_row_of_b(atom);
        }
    }
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        uint32_t place = i * LANES + own_lane();
        if (own.begin + place < own.end)
        {
            uint32_t begin = sk_tile_begin(tiles_of_b(), rows[i]);
            begins_of_b[first_room() + place] = begin;
            lengths[first_room() + place] = min(sk_tile_end(tiles_of_b(), rows[i]) - begin, ROOM);
        }
    }
    meet_in_subgroup();
}

// The products that a lane has, every LANES-th.
uint32_t own_atoms_of_a[SK_SPARSE_PRODUCTS_OF_LANE];
uint32_t own_atoms_of_b[SK_SPARSE_PRODUCTS_OF_LANE];
uint32_t own_columns[SK_SPARSE_PRODUCTS_OF_LANE]; // NO_COLUMN: there is no such product

uint32_t number_of(uint32_t i)
{
    return i * LANES + own_lane();
}

// Which nonzeros the own products are of. Returns how many products the team has.
uint32_t find_own_atoms(listed_row own)
{
    uint32_t before = 0u, found[SK_SPARSE_PRODUCTS_OF_LANE], befores[SK_SPARSE_PRODUCTS_OF_LANE];
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        found[i] = befores[i] = 0u;
    }
    for (uint32_t place = 0u; place < own.end - own.begin; ++place)
    {
        for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
        {
            found[i] = number_of(i) >= before ? place : found[i];
            befores[i] = number_of(i) >= before ? before : befores[i];
        }
        before += lengths[first_room() + place];
    }
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        own_atoms_of_a[i] = own.begin + found[i];
        own_atoms_of_b[i] = begins_of_b[first_room() + found[i]] + number_of(i) - befores[i];
    }
    return min(before, ROOM);
}

// Finds the own products. Their columns are loaded together: a lane waits once for all of them, not for each. Returns
// how many products the team has.
uint32_t find_own(listed_row own)
{
    tell_rows_of_b(own);
    uint32_t products = find_own_atoms(own);
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        own_columns[i] = NO_COLUMN;
        if (number_of(i) < products)
        {
            own_columns[i] = load_column(own_atoms_of_b[i]);
        }
    }
    return products;
}

// A team's table has twice as many slots as a row has products. It is a hash table with open addressing. Between rows
// all slots are free.
const uint32_t ALL_SLOTS = INVOCATIONS * SK_SPARSE_SLOTS_OF_LANE;

shared uint32_t keys[ALL_SLOTS]; // columns; NO_COLUMN: the slot is free

// All invocations meet.
void clear_keys()
{
    for (uint32_t slot = SELF; slot < ALL_SLOTS; slot += INVOCATIONS)
    {
        keys[slot] = NO_COLUMN;
    }
    barrier();
}

// Of the own products: the slots of their columns, and whether these are new. Only one invocation is told so of each.
uint32_t own_slots[SK_SPARSE_PRODUCTS_OF_LANE];
bool are_new[SK_SPARSE_PRODUCTS_OF_LANE];

// Puts a column into the team's table.
void put_column(uint32_t i)
{
    uint32_t slot = first_try(own_columns[i], SLOTS), before;
    bool is_found = false;
    // Half of the slots are free, whatever the columns are: no more tries are made than there are products.
    [[dont_unroll]] for (uint32_t tried = 0u; tried < SLOTS && !is_found; ++tried)
    {
        own_slots[i] = own_team() * SLOTS + slot;
        before = atomicCompSwap(keys[own_slots[i]], NO_COLUMN, own_columns[i]);
        is_found = before == NO_COLUMN || before == own_columns[i];
        slot = (slot + 1u) & (SLOTS - 1u);
    }
    are_new[i] = before == NO_COLUMN;
}

void put_own()
{
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        are_new[i] = false;
        if (own_columns[i] != NO_COLUMN)
        {
            put_column(i);
        }
    }
}

// Frees the slots of the row. All of the team have found theirs.
void free_own()
{
    meet_in_subgroup();
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        if (are_new[i])
        {
            keys[own_slots[i]] = NO_COLUMN;
        }
    }
    meet_in_subgroup();
}
