// Of the products of a portion that a lane has.
uint32_t own_slots[PRODUCTS_OF_LANE]; // of their columns; NO_SLOT: the range has not that column
bool are_new[PRODUCTS_OF_LANE];       // these slots
SUM own_values[PRODUCTS_OF_LANE];

// All values are loaded before the first one is needed, as in find_own().
void multiply_own()
{
    for (uint32_t i = 0u; i < PRODUCTS_OF_LANE; ++i)
    {
        own_values[i] = load_value(arguments.b_values, own_atoms_of_b[i]);
    }
    for (uint32_t i = 0u; i < PRODUCTS_OF_LANE; ++i)
    {
        if (!A_IS_IDENTITY)
        {
            own_values[i] = multiply(load_value(arguments.a_values, own_atoms_of_a[i]), own_values[i]);
        }
    }
}

// Puts the own columns into the table.
void find_slots(row_batch batch, column_range range)
{
    for (uint32_t i = 0u; i < PRODUCTS_OF_LANE; ++i)
    {
        column_slot found;
        found.slot = NO_SLOT;
        found.is_new = false;
        if (has_product(batch, i) && own_columns[i] - range.first < range.count)
        {
            found = find_slot(own_columns[i] - range.first, range);
        }
        own_slots[i] = found.slot;
        are_new[i] = found.is_new;
    }
}

// Sets the sums of slots that are new to what their columns had before the portion: nothing, but for those of a window
// that are marked. All are marked before the first answer is needed.
void begin_sums(column_range range)
{
    uint32_t before[PRODUCTS_OF_LANE];
    for (uint32_t i = 0u; i < PRODUCTS_OF_LANE; ++i)
    {
        uint32_t column = own_columns[i] - range.first;
        before[i] = 0u;
        if (range.is_window && are_new[i])
        {
            before[i] = atomicOr(bits_at(column / 32u).x, bit_of(column));
        }
    }
    for (uint32_t i = 0u; i < PRODUCTS_OF_LANE; ++i)
    {
        uint32_t column = own_columns[i] - range.first;
        SUM sum = NOTHING;
        if ((before[i] & bit_of(column)) != 0u)
        {
            sum = sum_of(column).x;
        }
        if (are_new[i])
        {
            sums[own_slots[i]] = sum;
        }
    }
}

// Adds the products of a portion in rounds. A workgroup of one team ends after its last one. All invocations meet.
void add_portion(row_batch batch, column_range range)
{
    for (uint32_t i = 0u; i < PRODUCTS_OF_LANE; ++i)
    {
        own_slots[i] = NO_SLOT;
        own_values[i] = NOTHING;
    }
    if (batch.products > 0u)
    {
        find_own(batch);
        multiply_own();
        find_slots(batch, range);
        begin_sums(range);
    }
    for (uint32_t i = 0u; i < PRODUCTS_OF_LANE; ++i)
    {
        if (TEAMS > 1u || batch.done + i * LANES < count_products(batch))
        {
            add_round(own_slots[i], own_values[i]);
        }
    }
}

// Nonzeros that a hash table has, at most. A search takes long in a table that is nearly full.
const uint32_t MOST_HASHED = IS_LONG ? SLOTS / 4u * 3u : ROOM;
const uint32_t LISTED_OF_LANE = (MOST_HASHED + LANES - 1u) / LANES;

// Where the columns of the table are listed.
uint32_t first_listed()
{
    return gl_LocalInvocationIndex / LANES * MOST_HASHED;
}

// Lists the columns of the table, and their slots, where portions and leaders were. Returns how many there are: no more
// than the row has nonzeros, for which there is room, unless its size is wrong. All invocations meet.
uint32_t list_columns()
{
    uint32_t lane = gl_LocalInvocationIndex % LANES, own = 0u;
    for (uint32_t slot = first_slot() + lane; slot < first_slot() + SLOTS; slot += LANES)
    {
        own += keys[slot] != NO_COLUMN ? 1u : 0u;
    }
    uint32_t place = sum_lanes(own) - own;
    for (uint32_t slot = first_slot() + lane; slot < first_slot() + SLOTS; slot += LANES)
    {
        if (keys[slot] != NO_COLUMN && place < MOST_HASHED)
        {
            begins[first_listed() + place] = keys[slot];
            leaders[first_slot() + place] = slot;
            ++place;
        }
    }
    barrier();
    return min(team_sum(), MOST_HASHED);
}

// Stores a table that has a slot for each column. All invocations meet.
void store_slots(row_of_c row, column_range range)
{
    uint32_t own = 0u, first = first_slot() + gl_LocalInvocationIndex % LANES * SLOTS_OF_LANE;
    for (uint32_t slot = first; slot < first + SLOTS_OF_LANE; ++slot)
    {
        own += keys[slot] != NO_COLUMN ? 1u : 0u;
    }
    uint32_t place = sum_lanes(own) - own;
    for (uint32_t slot = first; slot < first + SLOTS_OF_LANE; ++slot)
    {
        if (keys[slot] != NO_COLUMN)
        {
            store_nonzero(row, place, range.first + keys[slot], sums[slot]);
            ++place;
        }
    }
}

// Stores a hash table. A column's place is how many of the listed ones come before it. All invocations meet.
void store_hashed(row_of_c row, column_range range)
{
    uint32_t listed = list_columns(), lane = gl_LocalInvocationIndex % LANES;
    uint32_t columns[LISTED_OF_LANE], places[LISTED_OF_LANE];
    for (uint32_t i = 0u; i < LISTED_OF_LANE; ++i)
    {
        columns[i] = begins[first_listed() + i * LANES + lane];
        places[i] = 0u;
    }
    for (uint32_t other = 0u; other < listed; ++other)
    {
        uint32_t column = begins[first_listed() + other];
        for (uint32_t i = 0u; i < LISTED_OF_LANE; ++i)
        {
            places[i] += column < columns[i] ? 1u : 0u;
        }
    }
    for (uint32_t i = 0u; i < LISTED_OF_LANE; ++i)
    {
        if (i * LANES + lane < listed)
        {
            store_nonzero(row, places[i], range.first + columns[i], sums[leaders[first_slot() + i * LANES + lane]]);
        }
    }
}

// The table has room for all nonzeros of the row, or of the part.
void fill_by_table(listed_row own, row_of_c row)
{
    row_batch batch = begin_of(own);
    bool is_there = true;
    clear_table();
    while (is_there)
    {
        is_there = find_portion(batch, own);
        if (is_there)
        {
            add_portion(batch, own.columns);
        }
        is_there = is_there && IS_LONG;
    }
    if (has_own_slots(own.columns))
    {
        store_slots(row, own.columns);
    }
    else
    {
        store_hashed(row, own.columns);
    }
}

// Hands the sums of a portion to the window.
void keep_sums()
{
    for (uint32_t slot = gl_LocalInvocationIndex; slot < SLOTS; slot += INVOCATIONS)
    {
        if (keys[slot] != NO_COLUMN)
        {
            sum_of(keys[slot]).x = sums[slot];
        }
    }
    meet();
}

// The marked columns of a word of the window.
void store_word(row_of_c row, uint32_t place, uint32_t word, uint32_t bits, uint32_t first_column)
{
    while (bits != 0u)
    {
        uint32_t column = 32u * word + uint32_t(findLSB(bits));
        store_nonzero(row, place, first_column + column, sum_of(column).x);
        ++place;
        bits &= bits - 1u;
    }
}

// Stores a window, of which the row's first nonzero has a place. Returns how many there are. All invocations meet.
uint32_t store_window(row_of_c row, uint32_t first_place, column_range window)
{
    uint32_t stored = 0u, all = count_words(window);
    for (uint32_t first = 0u; first < all; first += INVOCATIONS)
    {
        uint32_t word = first + gl_LocalInvocationIndex, bits = 0u;
        if (word < all)
        {
            bits = bits_at(word).x;
        }
        uint32_t place = sum_lanes(bitCount(bits)) - bitCount(bits);
        store_word(row, first_place + stored + place, word, bits, window.first);
        stored += team_sum();
    }
    return stored;
}

// Sums lie in the workspace, and in the table while a portion is added. All invocations meet.
void fill_window(listed_row own, column_range window)
{
    row_batch batch = begin_of(own);
    clear_window(window);
    while (find_portion(batch, own))
    {
        clear_table();
        add_portion(batch, window);
        keep_sums();
    }
}

// Each window takes all products of the row, or of the part.
void fill_by_windows(listed_row own, row_of_c row)
{
    uint32_t stored = 0u, end = own.columns.first + own.columns.count;
    column_range window;
    for (uint32_t first = own.columns.first; first < end; first += window.count)
    {
        window = find_next_window(own.columns, first);
        fill_window(own, window);
        stored += store_window(row, stored, window);
        meet();
    }
}

// Where a turn stores what it computes: behind the parts that the row has before. All invocations meet.
row_of_c find_own_row(listed_row own, uint32_t turn)
{
    row_of_c row;
    row.begin = row.size = 0u;
    if (own.is_there)
    {
        row = find_row_of_c(own.row);
    }
    if (own.is_split)
    {
        uint32_t before = 0u;
        for (uint32_t i = own.first_turn + gl_LocalInvocationIndex; i < turn; i += INVOCATIONS)
        {
            before += size_of_turn(i).x;
        }
        sum_lanes(before);
        before = min(team_sum(), row.size);
        row.begin += before;
        row.size = min(size_of_turn(turn).x, row.size - before);
    }
    return row;
}

void fill_row(listed_row own, row_of_c row)
{
    if (IS_LONG && row.size > MOST_HASHED && !has_own_slots(own.columns))
    {
        fill_by_windows(own, row);
    }
    else
    {
        fill_by_table(own, row);
    }
}

void main()
{
    if (is_too_small())
    {
        return;
    }
    find_window();
    clear_followers();
    for (uint32_t turn = first_turn(); turn < count_turns(); turn = next_turn(turn))
    {
        listed_row own = find_listed(turn);
        if (own.is_there || !IS_LONG)
        {
            fill_row(own, find_own_row(own, turn));
        }
    }
}
