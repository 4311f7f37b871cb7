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

// Of the staged atoms from one on, `step` apart, up to AHEAD; behind the last one that again.
bundle take_bundle(uint32_t first, uint32_t count, uint32_t step)
{
    bundle atoms;
    [[unroll]] for (uint32_t i = 0u; i < AHEAD; ++i)
    {
        uint32_t place = place_of(first + min(i, count - 1u) * step);
        atoms.rows[i] = staged_rows[place];
        atoms.values[i] = staged_values[place];
    }
    return atoms;
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
    for (; staged + (AHEAD - 1u) * step < end; staged += AHEAD * step)
    {
        add_products(sums, take_bundle(staged, AHEAD, step), AHEAD, block);
    }
    if (staged < end)
    {
        uint32_t left = sk_divide_up(end - staged, step);
        add_products(sums, take_bundle(staged, left, step), left, block);
    }
}
