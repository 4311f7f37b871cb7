// A batch is as many products of a row of C as its team has room for, in the order of A's row, and there in that of B's
// rows. A place tells where a batch begins: at a nonzero of A, of whose products some came before.
const uint32_t ROOM = LANES * SK_SPARSE_PRODUCTS_OF_LANE; // products of a team's batch
const uint32_t ALL_ROOM = INVOCATIONS * SK_SPARSE_PRODUCTS_OF_LANE;
const uint32_t NO_COLUMN = 0xffffffffu;

// Nonzeros of A whose products a lane of a batch counts. Those of a long row mostly have several.
const uint32_t ATOMS_OF_LANE = IS_LONG ? 2u : SK_SPARSE_PRODUCTS_OF_LANE;
const uint32_t MOST_ATOMS = LANES * ATOMS_OF_LANE;

shared uint32_t begins[ALL_ROOM];      // which product of its batch is the first of each nonzero of A,
shared uint32_t begins_of_b[ALL_ROOM]; // and the nonzero of B that it has

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

// Finds where the products of the next nonzeros of A before `end` begin. More products of one than there is room for
// count as one more than that. All invocations meet.
row_batch find_batch(row_place from, uint32_t end)
{
    uint32_t first = gl_LocalInvocationIndex % LANES * ATOMS_OF_LANE, own[SK_SPARSE_PRODUCTS_OF_LANE];
    uint32_t rows[SK_SPARSE_PRODUCTS_OF_LANE], own_begins[SK_SPARSE_PRODUCTS_OF_LANE], all = 0u;
    row_batch found;
    found.from = from;
    found.atoms = min(MOST_ATOMS, end - from.atom);
    for (uint32_t i = 0u; i < ATOMS_OF_LANE; ++i)
    {
        rows[i] = first + i < found.atoms ? find_row_of_b(from.atom + first + i) : 0u;
    }
    for (uint32_t i = 0u; i < ATOMS_OF_LANE; ++i)
    {
        own[i] = own_begins[i] = 0u;
        if (first + i < found.atoms)
        {
            uint32_t skipped = first + i == 0u ? from.skipped : 0u;
            own[i] = min(count_row_of_b(rows[i]) - skipped, ROOM + 1u);
            own_begins[i] = sk_tile_begin(tiles_of_b(), rows[i]) + skipped;
        }
        all += own[i];
    }
    uint32_t before = sum_lanes(all) - all;
    for (uint32_t i = 0u; i < ATOMS_OF_LANE; ++i)
    {
        begins[first_room() + first + i] = before;
        begins_of_b[first_room() + first + i] = own_begins[i];
        before += own[i];
    }
    barrier();
    found.products = team_sum();
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

// Where the next batch begins.
row_place find_next(row_batch batch)
{
    row_place next;
    next.atom = batch.from.atom + batch.atoms;
    next.skipped = 0u;
    if (batch.products > ROOM)
    {
        uint32_t nonzero = find_nonzero(ROOM);
        next.atom = batch.from.atom + nonzero;
        next.skipped = ROOM - begins[first_room() + nonzero] + (nonzero == 0u ? batch.from.skipped : 0u);
    }
    return next;
}

// Nothing is written outside a window, whatever the column indices are.
uint32_t load_column(uint32_t atom_of_b)
{
    return min(table_words(at(words(arguments.b_columns), atom_of_b, 4u)).x, arguments.columns - 1u);
}

// The products of a batch that a lane has, every LANES-th; behind the last one, that one again.
uint32_t own_atoms_of_a[SK_SPARSE_PRODUCTS_OF_LANE];
uint32_t own_atoms_of_b[SK_SPARSE_PRODUCTS_OF_LANE];
uint32_t own_columns[SK_SPARSE_PRODUCTS_OF_LANE];

bool has_product(row_batch batch, uint32_t i)
{
    return i * LANES + gl_LocalInvocationIndex % LANES < min(batch.products, ROOM);
}

// Finds the own products of a batch that has any. Their columns are loaded together: a lane waits once for all of them,
// not for each.
void find_own(row_batch batch)
{
    uint32_t lane = gl_LocalInvocationIndex % LANES, last = min(batch.products, ROOM) - 1u;
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        uint32_t product = min(i * LANES + lane, last), nonzero = find_nonzero(product);
        own_atoms_of_a[i] = batch.from.atom + nonzero;
        own_atoms_of_b[i] = begins_of_b[first_room() + nonzero] + product - begins[first_room() + nonzero];
    }
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        own_columns[i] = load_column(own_atoms_of_b[i]);
    }
}
