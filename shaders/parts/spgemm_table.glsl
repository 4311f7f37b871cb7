// A team's table has a slot for each column that it has met. Of no more columns than slots each has its own. Otherwise
// it is a hash table with open addressing. It has twice as many slots as a portion has products, so that the columns of
// a portion find one soon.
const uint32_t ALL_SLOTS = INVOCATIONS * SLOTS_OF_LANE;

shared uint32_t keys[ALL_SLOTS]; // columns, counted from the first one of the range; NO_COLUMN: the slot is free

const uint32_t NO_SLOT = 0xffffffffu;

struct column_slot
{
    uint32_t slot; // NO_SLOT: the table is full
    bool is_new;   // no other invocation of the team is told so of the column
};

// The first slot of the team in shared memory.
uint32_t first_slot()
{
    return gl_LocalInvocationIndex / LANES * SLOTS;
}

// Clears the own slots of the lane.
void clear_keys()
{
    for (uint32_t slot = gl_LocalInvocationIndex % LANES; slot < SLOTS; slot += LANES)
    {
        keys[first_slot() + slot] = NO_COLUMN;
    }
}

// Where a column is looked for first. Multiplies by 2^32 over the golden ratio: the high bits of neighbours are far
// apart (Knuth, volume 3, 6.4).
uint32_t hash_column(uint32_t column, column_range range)
{
    return has_own_slots(range) ? column : (column * 2654435769u) >> (32u - uint32_t(findMSB(SLOTS)));
}

// The slot of a column that is counted from the range's first one.
column_slot find_slot(uint32_t column, column_range range)
{
    column_slot found;
    found.slot = NO_SLOT;
    found.is_new = false;
    uint32_t hash = hash_column(column, range);
    // Unrolled, each try of a small table would have a mask of its own, and few tries are made.
    [[dont_unroll]] for (uint32_t tried = 0u; tried < SLOTS && found.slot == NO_SLOT; ++tried)
    {
        uint32_t slot = first_slot() + ((hash + tried) & (SLOTS - 1u));
        uint32_t before = atomicCompSwap(keys[slot], NO_COLUMN, column);
        if (before == NO_COLUMN || before == column)
        {
            found.slot = slot;
            found.is_new = before == NO_COLUMN;
        }
    }
    return found;
}
