// A batch is as many products of a row of C as its team has room for, in the order of A's row, and there in that of B's
// rows. A place tells where a batch begins: at a nonzero of A, of whose products some came before.
const uint32_t ROOM = LANES * SK_SPARSE_PRODUCTS_OF_LANE; // products, and nonzeros of A, of a team's batch
const uint32_t ALL_ROOM = INVOCATIONS * SK_SPARSE_PRODUCTS_OF_LANE;
const uint32_t NO_COLUMN = 0xffffffffu;

shared uint32_t begins[ALL_ROOM];         // which product of its batch is the first of each nonzero of A
shared uint32_t sorted_columns[ALL_ROOM]; // of products; NO_COLUMN: there is none

struct row_place
{
    uint32_t atom;
    uint32_t skipped; // products
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

// Finds where the products of up to ROOM nonzeros of A before `end` begin, and returns how many these have. All
// invocations meet.
uint32_t find_batch(row_place from, uint32_t end)
{
    uint32_t first = gl_LocalInvocationIndex % LANES * SK_SPARSE_PRODUCTS_OF_LANE, own[SK_SPARSE_PRODUCTS_OF_LANE];
    uint32_t all = 0u;
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        own[i] = 0u;
        if (first + i < end - from.atom)
        {
            own[i] = count_in_batch(from, from.atom + first + i);
        }
        all += own[i];
    }
    uint32_t before = sum_lanes(all) - all;
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        begins[first_room() + first + i] = before;
        before += own[i];
    }
    barrier();
    return team_sum();
}

// The nonzero of A that a product of the batch is of, and how many of its products come before that.
row_place find_product(row_place from, uint32_t product)
{
    uint32_t low = 0u, high = ROOM - 1u;
    while (low < high)
    {
        uint32_t middle = low + (high - low + 1u) / 2u;
        bool is_behind = begins[first_room() + middle] > product;
        low = is_behind ? low : middle;
        high = is_behind ? middle - 1u : high;
    }
    row_place found;
    found.atom = from.atom + low;
    found.skipped = product - begins[first_room() + low] + (low == 0u ? from.skipped : 0u);
    return found;
}

// Where the next batch begins.
row_place find_next(row_place from, uint32_t end, uint32_t products)
{
    row_place next;
    next.atom = from.atom + min(ROOM, end - from.atom);
    next.skipped = 0u;
    if (products > ROOM)
    {
        next = find_product(from, ROOM);
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
