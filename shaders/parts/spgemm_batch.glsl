// The products of a row of C have the order of A's row, and there that of B's rows. A batch is those of some nonzeros of
// A, and is taken in portions: as many as the team has room for. A place tells where a batch begins: at a nonzero of A,
// of whose products some came before.
const uint32_t PRODUCTS_OF_LANE = IS_LONG ? SK_LONG_PRODUCTS_OF_LANE : SK_SPARSE_PRODUCTS_OF_LANE;
const uint32_t ROOM = LANES * PRODUCTS_OF_LANE; // products of a team's portion
const uint32_t ALL_ROOM = INVOCATIONS * PRODUCTS_OF_LANE;
const uint32_t NO_COLUMN = 0xffffffffu;

// Of a batch. A short row has one portion.
const uint32_t MOST_PRODUCTS = IS_LONG ? 32u * ROOM : ROOM;
const uint32_t ATOMS_OF_LANE = PRODUCTS_OF_LANE; // nonzeros of A
const uint32_t MOST_ATOMS = LANES * ATOMS_OF_LANE;

shared uint32_t begins[2u * ALL_ROOM]; // which product of its batch is the first of each nonzero of A,
const uint32_t OF_B = ALL_ROOM;        // and so far behind it, the nonzero of B that it has

struct row_place
{
    uint32_t atom;
    uint32_t skipped; // products
};

struct row_batch
{
    row_place from;
    uint32_t atoms;    // nonzeros of A
    uint32_t products; // more than MOST_PRODUCTS stand for all above
    uint32_t done;     // products of the portions before
};

// A batch of nothing, before the row's first one.
row_batch begin_of(listed_row own)
{
    row_batch batch;
    batch.from.atom = own.begin;
    batch.from.skipped = 0u;
    batch.atoms = batch.products = batch.done = 0u;
    return batch;
}

// The first place of the team in shared memory.
uint32_t first_room()
{
    return gl_LocalInvocationIndex / LANES * ROOM;
}

// Of the nonzeros of A that a lane looks at: those of B whose columns are computed.
uint32_t own_begins[ATOMS_OF_LANE];
uint32_t own_ends[ATOMS_OF_LANE];

// Rows of B without a nonzero of A are empty. All rows are found before the first one is needed.
void find_rows_of_b(row_batch batch)
{
    uint32_t first = gl_LocalInvocationIndex % LANES * ATOMS_OF_LANE, rows[ATOMS_OF_LANE];
    for (uint32_t i = 0u; i < ATOMS_OF_LANE; ++i)
    {
        rows[i] = first + i < batch.atoms ? find_row_of_b(batch.from.atom + first + i) : 0u;
    }
    for (uint32_t i = 0u; i < ATOMS_OF_LANE; ++i)
    {
        own_begins[i] = own_ends[i] = 0u;
        if (first + i < batch.atoms)
        {
            own_begins[i] = sk_tile_begin(tiles_of_b(), rows[i]);
            own_ends[i] = sk_tile_end(tiles_of_b(), rows[i]);
        }
    }
}

// Leaves of these rows of B, which are sorted, the columns of a range. All searches take a step together: a lane waits
// once a step. Both searches of a row halve it alike, so that the second one never ends before the first, not even in a
// row that is not sorted.
void search_rows_of_b(column_range range)
{
    uint32_t lows[2u * ATOMS_OF_LANE], highs[2u * ATOMS_OF_LANE], middles[2u * ATOMS_OF_LANE];
    uint32_t columns[2u * ATOMS_OF_LANE], longest = 0u;
    for (uint32_t i = 0u; i < 2u * ATOMS_OF_LANE; ++i)
    {
        lows[i] = own_begins[i / 2u];
        highs[i] = own_ends[i / 2u];
        longest = max(longest, highs[i] - lows[i]);
    }
    for (; longest > 0u; longest /= 2u)
    {
        for (uint32_t i = 0u; i < 2u * ATOMS_OF_LANE; ++i)
        {
            middles[i] = min(lows[i] + (highs[i] - lows[i]) / 2u, arguments.b_nonzeros - 1u);
            columns[i] = load_column(middles[i]);
        }
        for (uint32_t i = 0u; i < 2u * ATOMS_OF_LANE; ++i)
        {
            bool is_open = lows[i] < highs[i], is_below = columns[i] < range.first + i % 2u * range.count;
            lows[i] = is_open && is_below ? middles[i] + 1u : lows[i];
            highs[i] = is_open && !is_below ? middles[i] : highs[i];
        }
    }
    for (uint32_t i = 0u; i < ATOMS_OF_LANE; ++i)
    {
        own_begins[i] = lows[2u * i];
        own_ends[i] = lows[2u * i + 1u];
    }
}

// Tells the team where the products of the lane's nonzeros begin. Returns how many the team has. More of one nonzero
// than a batch has count as one more than that. All invocations meet.
uint32_t place_products(uint32_t skipped)
{
    uint32_t first = gl_LocalInvocationIndex % LANES * ATOMS_OF_LANE, own[ATOMS_OF_LANE], all = 0u;
    own_begins[0] += first == 0u ? skipped : 0u;
    for (uint32_t i = 0u; i < ATOMS_OF_LANE; ++i)
    {
        own[i] = min(own_ends[i] - own_begins[i], MOST_PRODUCTS + 1u);
        all += own[i];
    }
    uint32_t before = sum_lanes(all) - all;
    for (uint32_t i = 0u; i < ATOMS_OF_LANE; ++i)
    {
        begins[first_room() + first + i] = before;
        begins[OF_B + first_room() + first + i] = own_begins[i];
        before += own[i];
    }
    barrier();
    return team_sum();
}

// The products of the next nonzeros of A. All invocations meet.
row_batch find_batch(row_place from, listed_row own)
{
    row_batch found;
    found.from = from;
    found.atoms = min(MOST_ATOMS, own.end - from.atom);
    found.done = 0u;
    find_rows_of_b(found);
    if (IS_LONG && own.columns.count < arguments.columns)
    {
        search_rows_of_b(own.columns);
    }
    found.products = place_products(from.skipped);
    return found;
}

// Which nonzero of the batch a product is of. Every search takes as many steps, so that a lane makes several at once.
// Behind the last nonzero, begins has the number of all products.
uint32_t find_nonzero(uint32_t product)
{
    uint32_t low = 0u;
    for (uint32_t step = MOST_ATOMS / 2u; step > 0u; step /= 2u)
    {
        low += begins[first_room() + low + step] <= product ? step : 0u;
    }
    return low;
}

uint32_t count_products(row_batch batch)
{
    return min(batch.products, MOST_PRODUCTS);
}

// Where the next batch begins.
row_place find_next(row_batch batch)
{
    row_place next;
    next.atom = batch.from.atom + batch.atoms;
    next.skipped = 0u;
    if (batch.products > MOST_PRODUCTS)
    {
        uint32_t nonzero = find_nonzero(MOST_PRODUCTS);
        next.atom = batch.from.atom + nonzero;
        next.skipped = MOST_PRODUCTS - begins[first_room() + nonzero] + (nonzero == 0u ? batch.from.skipped : 0u);
    }
    return next;
}

// Goes on to the next portion. False: there is none. A short row has one, whatever it has, so that teams meet. All
// invocations meet.
bool find_portion(inout row_batch batch, listed_row own)
{
    bool is_there = true;
    batch.done += ROOM;
    if (!IS_LONG || batch.done >= count_products(batch))
    {
        row_place next = find_next(batch);
        is_there = !IS_LONG || next.atom < own.end;
        if (is_there)
        {
            batch = find_batch(next, own);
        }
    }
    return is_there;
}

// The products of a portion that a lane has, every LANES-th; behind the last one, that one again.
uint32_t own_atoms_of_a[PRODUCTS_OF_LANE];
uint32_t own_atoms_of_b[PRODUCTS_OF_LANE];
uint32_t own_columns[PRODUCTS_OF_LANE];

bool has_product(row_batch batch, uint32_t i)
{
    return batch.done + i * LANES + gl_LocalInvocationIndex % LANES < count_products(batch);
}

// Finds the own products of a portion that has any. Their columns are loaded together: a lane waits once for all of them,
// not for each.
void find_own(row_batch batch)
{
    uint32_t first = batch.done + gl_LocalInvocationIndex % LANES, last = count_products(batch) - 1u;
    for (uint32_t i = 0u; i < PRODUCTS_OF_LANE; ++i)
    {
        uint32_t product = min(first + i * LANES, last), nonzero = find_nonzero(product);
        own_atoms_of_a[i] = batch.from.atom + nonzero;
        own_atoms_of_b[i] = begins[OF_B + first_room() + nonzero] + product - begins[first_room() + nonzero];
    }
    for (uint32_t i = 0u; i < PRODUCTS_OF_LANE; ++i)
    {
        own_columns[i] = load_column(own_atoms_of_b[i]);
    }
}
