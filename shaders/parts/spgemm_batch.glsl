// A batch is as many products of a row of C as its team has room for, in the order of A's row, and there in that of B's
// rows. A place tells where a batch begins: at a nonzero of A, of whose products some came before.
const uint32_t ROOM = LANES * SK_SPARSE_PRODUCTS_OF_LANE; // products of a team's batch
const uint32_t ALL_ROOM = INVOCATIONS * SK_SPARSE_PRODUCTS_OF_LANE;
const uint32_t NO_COLUMN = 0xffffffffu;

// Nonzeros of A whose products a lane of a batch counts. Those of a long row mostly have several.
const uint32_t ATOMS_OF_LANE = IS_LONG ? 2u : SK_SPARSE_PRODUCTS_OF_LANE;
const uint32_t MOST_ATOMS = LANES * ATOMS_OF_LANE;

shared uint32_t begins[ALL_ROOM]; // which product of its batch is the first of each nonzero of A

struct row_place
{
    uint32_t atom;
    uint32_t skipped; // products
};

struct row_batch
{
    row_place from;
    uint32_t atoms;    // nonzeros of A that it looks at
    uint32_t products; // more than there is room for stand for all above
};

// The first place of the team in shared memory.
uint32_t first_room()
{
    return gl_LocalInvocationIndex / LANES * ROOM;
}

// How many products of a nonzero of A are in a batch; one more than there is room for stands for all above.
uint32_t count_in_batch(row_place from, uint32_t atom)
{
    uint32_t products = count_products(atom) - (atom == from.atom ? from.skipped : 0u);
    return min(products, ROOM + 1u);
}

// Finds where the products of the next nonzeros of A before `end` begin. All invocations meet.
row_batch find_batch(row_place from, uint32_t end)
{
    uint32_t first = gl_LocalInvocationIndex % LANES * ATOMS_OF_LANE, own[SK_SPARSE_PRODUCTS_OF_LANE];
    uint32_t all = 0u;
    row_batch found;
    found.from = from;
    found.atoms = min(MOST_ATOMS, end - from.atom);
    for (uint32_t i = 0u; i < ATOMS_OF_LANE; ++i)
    {
        own[i] = 0u;
        if (first + i < found.atoms)
        {
            own[i] = count_in_batch(from, from.atom + first + i);
        }
        all += own[i];
    }
    uint32_t before = sum_lanes(all) - all;
    for (uint32_t i = 0u; i < ATOMS_OF_LANE; ++i)
    {
        begins[first_room() + first + i] = before;
        before += own[i];
    }
    barrier();
    found.products = team_sum();
    return found;
}

// The nonzero of A that a product of the batch is of, and how many of its products come before that.
row_place find_product(row_batch batch, uint32_t product)
{
    uint32_t low = 0u, high = max(batch.atoms, 1u) - 1u;
    while (low < high)
    {
        uint32_t middle = low + (high - low + 1u) / 2u;
        bool is_behind = begins[first_room() + middle] > product;
        low = is_behind ? low : middle;
        high = is_behind ? middle - 1u : high;
    }
    row_place found;
    found.atom = batch.from.atom + low;
    found.skipped = product - begins[first_room() + low] + (low == 0u ? batch.from.skipped : 0u);
    return found;
}

// Where the next batch begins.
row_place find_next(row_batch batch)
{
    row_place next;
    next.atom = batch.from.atom + batch.atoms;
    next.skipped = 0u;
    if (batch.products > ROOM)
    {
        next = find_product(batch, ROOM);
    }
    return next;
}

// The nonzero of B that a place stands for.
uint32_t find_atom_of_b(row_place place)
{
    return sk_tile_begin(tiles_of_b(), find_row_of_b(place.atom)) + place.skipped;
}

// Nothing is written outside a window, whatever the column indices are.
uint32_t load_column(uint32_t atom_of_b)
{
    return min(table_words(at(words(arguments.b_columns), atom_of_b, 4u)).x, arguments.columns - 1u);
}
