// Stages and sorts the products of a batch whose columns are in a window. All invocations meet.
void stage_batch(row_place from, uint32_t products, uint32_t first_column, uint32_t window)
{
    for (uint32_t product = gl_LocalInvocationIndex % LANES; product < ROOM; product += LANES)
    {
        uint32_t column = NO_COLUMN, place = first_room() + product;
        if (product < products)
        {
            row_place found = find_product(from, product);
            uint32_t atom = find_atom_of_b(found);
            column = load_column(atom) - first_column;
            column = column < window ? column : NO_COLUMN;
            SUM value = load_value(arguments.a_values, found.atom);
            products_of_batch[place] = value * load_value(arguments.b_values, atom);
        }
        sorted_columns[place] = column;
        sorted_products[place] = product;
    }
    sort_batch();
}

// The sum of a head and the places of its column behind it, added to `sum` unless it is the first.
SUM sum_run(uint32_t head, bool is_first, SUM sum)
{
    uint32_t room = first_room(), column = sorted_columns[room + head];
    SUM product = products_of_batch[room + sorted_products[room + head]];
    sum = is_first ? product : sum + product;
    for (uint32_t place = head + 1u; place < ROOM; ++place)
    {
        if (sorted_columns[room + place] != column)
        {
            break;
        }
        sum += products_of_batch[room + sorted_products[room + place]];
    }
    return sum;
}

// Adds a head and what is behind it to the window's sum of its column. No other invocation has that column.
void add_run(uint32_t head)
{
    uint32_t column = sorted_columns[head];
    bool is_first = (atomicOr(bits_at(column / 32u).x, bit_of(column)) & bit_of(column)) == 0u;
    SUM before = SUM(0);
    if (!is_first)
    {
        before = sum_of(column).x;
    }
    sum_of(column).x = sum_run(head, is_first, before);
}

// Takes what is sorted: to C if the row is short, otherwise to the window. All invocations meet.
void take_batch(row_of_c row)
{
    uint32_t first = gl_LocalInvocationIndex % LANES * SK_SPARSE_PRODUCTS_OF_LANE;
    uint32_t heads = count_heads(), place = sum_lanes(heads) - heads;
    for (uint32_t i = first; i < first + SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        if (is_head(i))
        {
            if (IS_LONG)
            {
                add_run(i);
            }
            else
            {
                store_nonzero(row, place, sorted_columns[first_room() + i], sum_run(i, true, SUM(0)));
            }
            ++place;
        }
    }
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
uint32_t store_window(row_of_c row, uint32_t first_place, uint32_t first_column)
{
    uint32_t stored = 0u, all = arguments.window / 32u;
    for (uint32_t first = 0u; first < all; first += INVOCATIONS)
    {
        uint32_t word = first + gl_LocalInvocationIndex, bits = 0u;
        if (word < all)
        {
            bits = bits_at(word).x;
        }
        uint32_t place = sum_lanes(bitCount(bits)) - bitCount(bits);
        store_word(row, first_place + stored + place, word, bits, first_column);
        stored += team_sum();
    }
    return stored;
}

void fill_row(listed_row own, row_of_c row)
{
    uint32_t stored = 0u;
    for (uint32_t window = 0u; window < count_windows(); ++window)
    {
        row_place from = begin_of(own);
        uint32_t first_column = IS_LONG ? window * arguments.window : 0u;
        if (IS_LONG)
        {
            clear_window();
        }
        bool is_behind_last = false;
        while (!is_behind_last)
        {
            uint32_t products = find_batch(from, own.end);
            row_place next = find_next(from, own.end, products);
            stage_batch(from, products, first_column, IS_LONG ? arguments.window : arguments.columns);
            take_batch(row);
            meet();
            from = next;
            is_behind_last = !IS_LONG || from.atom >= own.end;
        }
        if (IS_LONG)
        {
            stored += store_window(row, stored, first_column);
        }
        meet();
    }
}

// Whether C does not fit. One invocation of all says so.
bool is_too_small()
{
    uint32_t low = status_word(SK_SPGEMM_NONZEROS).x, high = status_word(SK_SPGEMM_NONZEROS + 1u).x;
    bool too_small = high > 0u || low > arguments.capacity;
    if (own_class() == 0u && gl_GlobalInvocationID.x == 0u)
    {
        status_word(SK_SPGEMM_TOO_SMALL).x = too_small ? 1u : 0u;
    }
    return too_small;
}

void main()
{
    if (is_too_small())
    {
        return;
    }
    find_window();
    for (uint32_t turn = 0u; turn < count_turns(); ++turn)
    {
        listed_row own = find_listed(turn);
        row_of_c row;
        row.begin = row.size = 0u;
        if (own.is_there)
        {
            row = find_row_of_c(own.row);
        }
        fill_row(own, row);
    }
}
