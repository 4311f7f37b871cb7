// Nothing is read outside A and B, whatever the column indices are.
uint32_t load_column(uint32_t atom)
{
    return min(table_words(at(words(arguments.columns), atom, 4u)).x, arguments.last_column);
}

SUM load_value(uint32_t atom)
{
    return SUM(elements(at(words(arguments.values), atom, SIZE)).x);
}

// Columns behind the last one are read as that.
SUM load_b(uint32_t row, uint32_t column)
{
    uvec2 address = element_at(words(arguments.b), B_TRANSPOSED, row, min(column, arguments.n - 1u), arguments.leading_dimension_b);
    return SUM(elements(address).x);
}

const uint32_t AHEAD = 4u; // atoms whose loads are under way at once

// What a team multiplies at once: values of A, and rows of B.
struct bundle
{
    SUM values[AHEAD];
    uint32_t rows[AHEAD];
};

SUM[MOST_COLUMNS] no_sums()
{
    SUM sums[MOST_COLUMNS];
    for (uint32_t c = 0u; c < COLUMNS; ++c)
    {
        sums[c] = SUM(0);
    }
    return sums;
}

// Adds the products of `count` atoms, up to AHEAD, whose loads do not depend on conditions.
void add_runs(inout SUM sums[MOST_COLUMNS], bundle atoms, uint32_t count, uint32_t block)
{
    uint32_t column = min(column_of(block, 0u), arguments.n - RUN); // behind the last column, the last ones are read
    uvec4 loaded[AHEAD];
    [[unroll]] for (uint32_t i = 0u; i < AHEAD; ++i)
    {
        loaded[i] = runs(element_at(words(arguments.b), false, atoms.rows[i], column, arguments.leading_dimension_b)).x;
    }
    [[unroll]] for (uint32_t i = 0u; i < AHEAD; ++i)
    {
        [[unroll]] for (uint32_t c = 0u; c < RUN; ++c)
        {
            sums[c] = i < count ? sums[c] + multiply(atoms.values[i], take_element(loaded[i], c)) : sums[c];
        }
    }
}

// As add_runs(), element by element.
void add_elements(inout SUM sums[MOST_COLUMNS], bundle atoms, uint32_t count, uint32_t block)
{
    for (uint32_t c = 0u; c < COLUMNS; ++c)
    {
        SUM loaded[AHEAD];
        [[unroll]] for (uint32_t i = 0u; i < AHEAD; ++i)
        {
            loaded[i] = load_b(atoms.rows[i], column_of(block, c));
        }
        [[unroll]] for (uint32_t i = 0u; i < AHEAD; ++i)
        {
            sums[c] = i < count ? sums[c] + multiply(atoms.values[i], loaded[i]) : sums[c];
        }
    }
}

void add_products(inout SUM sums[MOST_COLUMNS], bundle atoms, uint32_t count, uint32_t block)
{
    if (has_runs())
    {
        add_runs(sums, atoms, count, block);
    }
    else
    {
        add_elements(sums, atoms, count, block);
    }
}
