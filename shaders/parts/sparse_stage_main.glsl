const uint32_t ATOMS = INVOCATIONS * LOADS; // that are staged at once
const uint32_t MOST_LOADS = 8u;
const bool IS_ALONE = LANES == 1u && COLUMNS == 1u; // an invocation has all columns of D: products are staged
const uint32_t APART = 4u * LOADS;                  // atoms, behind which a word is left out
const uint32_t ROOM = ATOMS + ATOMS / APART;

shared SUM staged_values[ROOM];                    // of A; or products
shared uint32_t staged_rows[IS_ALONE ? 1u : ROOM]; // of B

// Where a staged atom lies: invocations that read atoms some power of two apart read different banks. The LOADS atoms of
// an invocation are neighbours.
uint32_t place_of(uint32_t staged)
{
    return staged + staged / APART;
}

// What an invocation loads of the atoms that are staged: rows of B, and values.
struct loads
{
    uint32_t rows[MOST_LOADS];
    SUM values[MOST_LOADS];
};

// Loads the `count` atoms from `first` on, neighbours by neighbours. Loads do not depend on conditions, so that many are
// under way: behind the last atom, that is loaded again.
loads load_atoms(uint32_t first, uint32_t count)
{
    loads own;
    uvec2 columns = at(words(arguments.columns), first, 4u), values = at(words(arguments.values), first, SIZE);
    [[unroll]] for (uint32_t i = 0u; i < MOST_LOADS; ++i)
    {
        if (i < LOADS)
        {
            uint32_t atom = min(i * INVOCATIONS + gl_LocalInvocationIndex, count - 1u);
            own.rows[i] = min(word_run(columns).x[atom], arguments.last_column);
            own.values[i] = SUM(element_run(values).x[atom]);
        }
    }
    return own;
}

// Stages what was loaded: products, where an invocation has all columns.
void stage(loads own, uint32_t block)
{
    if (IS_ALONE)
    {
        [[unroll]] for (uint32_t i = 0u; i < MOST_LOADS; ++i)
        {
            if (i < LOADS)
            {
                own.values[i] = multiply(own.values[i], load_b(own.rows[i], block));
            }
        }
    }
    [[unroll]] for (uint32_t i = 0u; i < MOST_LOADS; ++i)
    {
        if (i < LOADS)
        {
            uint32_t place = place_of(i * INVOCATIONS + gl_LocalInvocationIndex);
            staged_values[place] = own.values[i];
            if (!IS_ALONE)
            {
                staged_rows[place] = own.rows[i];
            }
        }
    }
}

void stage_atoms(uint32_t first, uint32_t count, uint32_t block)
{
    stage(load_atoms(first, count), block);
}

SUM[MOST_COLUMNS] no_sums()
{
    SUM sums[MOST_COLUMNS];
    for (uint32_t c = 0u; c < COLUMNS; ++c)
    {
        sums[c] = SUM(0);
    }
    return sums;
}

void add_product(inout SUM sums[MOST_COLUMNS], uint32_t staged, uint32_t block)
{
    uint32_t place = place_of(staged);
    for (uint32_t c = 0u; c < COLUMNS; ++c)
    {
        sums[c] += multiply(staged_values[place], load_b(staged_rows[place], column_of(block, c)));
    }
}

// Adds the staged atoms [begin, end) that are `step` apart.
void add_atoms(inout SUM sums[MOST_COLUMNS], uint32_t begin, uint32_t end, uint32_t step, uint32_t block)
{
    uint32_t staged = begin;
    if (IS_ALONE)
    {
        for (; staged < end; staged += step)
        {
            sums[0] += staged_values[place_of(staged)];
        }
        return;
    }
    for (; staged + 3u * step < end; staged += 4u * step)
    {
        [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
        {
            add_product(sums, staged + i * step, block);
        }
    }
    for (; staged < end; staged += step)
    {
        add_product(sums, staged, block);
    }
}
