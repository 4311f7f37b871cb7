// The columns of a row are numbered in the order in which the team meets them. A mask tells which products a column
// has, bit by bit: one invocation adds them, in their order.
const uint32_t MASK_WORDS = (ROOM + 31u) / 32u;

shared uvec4 columns_of_row[ALL_ROOM / 4u];   // by numbers, four a word: there are as many as products of a lane
shared uint32_t masks[ALL_ROOM * MASK_WORDS]; // by numbers; 0 between rows
shared SUM values[ALL_ROOM];                  // of products

void clear_masks()
{
    for (uint32_t word = SELF; word < ALL_ROOM * MASK_WORDS; word += INVOCATIONS)
    {
        masks[word] = 0u;
    }
}

// All values are loaded before the first one is needed.
void multiply_own()
{
    SUM own[SK_SPARSE_PRODUCTS_OF_LANE];
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        if (own_columns[i] != NO_COLUMN)
        {
            own[i] = load_value(arguments.b_values, own_atoms_of_b[i]);
        }
    }
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        if (own_columns[i] != NO_COLUMN)
        {
            values[first_room() + number_of(i)] =
                A_IS_IDENTITY ? own[i] : multiply(load_value(arguments.a_values, own_atoms_of_a[i]), own[i]);
        }
    }
}

// Numbers the columns that are new to the table, whose slots have their numbers then. Returns how many the row has.
uint32_t number_columns()
{
    uint32_t count = 0u;
    columns_of_row[SELF] = uvec4(NO_COLUMN);
    meet_in_subgroup();
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        uint32_t votes = vote(are_new[i]), number = count + count_before(votes);
        if (are_new[i])
        {
            keys[own_slots[i]] = number;
            columns_of_row[(first_room() + number) / 4u][number % 4u] = own_columns[i];
        }
        count += bitCount(votes);
    }
    meet_in_subgroup();
    return count;
}

void mark_own()
{
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        if (own_columns[i] != NO_COLUMN)
        {
            uint32_t mask = (first_room() + keys[own_slots[i]]) * MASK_WORDS + number_of(i) / 32u;
            atomicOr(masks[mask], 1u << number_of(i) % 32u);
        }
    }
    meet_in_subgroup();
}

// The sum of a column's products. No product is fused with its addition, as those in shared memory are rounded.
SUM add_products(uint32_t number)
{
    precise SUM sum = SUM(0);
    bool is_first = true;
    for (uint32_t word = 0u; word < MASK_WORDS; ++word)
    {
        uint32_t mask = (first_room() + number) * MASK_WORDS + word, bits = masks[mask];
        masks[mask] = 0u;
        while (bits != 0u)
        {
            SUM value = values[first_room() + 32u * word + uint32_t(findLSB(bits))];
            sum = is_first ? value : sum + value;
            is_first = false;
            bits &= bits - 1u;
        }
    }
    return sum;
}

// How many of the row's columns are smaller.
uint32_t find_place(uint32_t column, uint32_t count)
{
    uint32_t place = 0u;
    for (uint32_t i = 0u; i < sk_divide_up(count, 4u); ++i)
    {
        uvec4 others = columns_of_row[first_room() / 4u + i];
        place += (others.x < column ? 1u : 0u) + (others.y < column ? 1u : 0u) + (others.z < column ? 1u : 0u) +
                 (others.w < column ? 1u : 0u);
    }
    return place;
}

void store_columns(listed_row own, uint32_t count)
{
    row_of_c row;
    row.begin = row.size = 0u;
    if (own.is_there)
    {
        row = find_row_of_c(own.row);
    }
    for (uint32_t number = own_lane(); number < count; number += LANES)
    {
        uint32_t column = columns_of_row[(first_room() + number) / 4u][number % 4u];
        store_nonzero(row, find_place(column, count), column, add_products(number));
    }
}

void fill_row(listed_row own)
{
    find_own(own);
    put_own();
    multiply_own();
    uint32_t count = number_columns();
    mark_own();
    store_columns(own, count);
    free_own();
}

void main()
{
    if (is_too_small())
    {
        return;
    }
    uint32_t turns = count_turns_of_teams();
    if (turns > 0u)
    {
        clear_masks();
        clear_keys();
    }
    for (uint32_t turn = 0u; turn < turns; ++turn)
    {
        fill_row(find_row_of_turn(turn));
    }
}
