// Sums of the columns that a team's table has. Products are added in rounds of one a lane. Of the lanes of a round that
// have the same column the first one leads. It adds the products of all, in the order of the lanes, which is that of
// A's row. So no sum depends on which invocation comes first.
const uint32_t NO_LEADER = 0xffffffffu;
const uint32_t MASK_WORDS = INVOCATIONS / 32u;

shared uint32_t leaders[ALL_SLOTS];                 // by slots: the first lane of the round
shared uint32_t followers[INVOCATIONS * MASK_WORDS]; // by leaders: a bit for each lane of the team; 0 between rounds
shared SUM round_products[INVOCATIONS];             // by invocations
shared SUM sums[ALL_SLOTS];                         // by slots

void clear_followers()
{
    for (uint32_t word = 0u; word < MASK_WORDS; ++word)
    {
        followers[gl_LocalInvocationIndex * MASK_WORDS + word] = 0u;
    }
}

// Clears the own slots of the lane. All invocations meet.
void clear_table()
{
    barrier();
    clear_keys();
    for (uint32_t slot = gl_LocalInvocationIndex % LANES; slot < SLOTS; slot += LANES)
    {
        leaders[first_slot() + slot] = NO_LEADER;
    }
    barrier();
}

// Adds the products of the lanes that follow the invocation, which leads, to the sum of their slot.
void add_followers(uint32_t slot)
{
    uint32_t team = gl_LocalInvocationIndex / LANES * LANES;
    SUM sum = sums[slot];
    for (uint32_t word = 0u; word * 32u < LANES; ++word)
    {
        uint32_t mask = gl_LocalInvocationIndex * MASK_WORDS + word, bits = followers[mask];
        followers[mask] = 0u;
        while (bits != 0u)
        {
            sum += round_products[team + 32u * word + uint32_t(findLSB(bits))];
            bits &= bits - 1u;
        }
    }
    sums[slot] = sum;
    leaders[slot] = NO_LEADER;
}

// Adds a product of each lane, of those that have a slot. All invocations meet.
void add_round(uint32_t slot, SUM product)
{
    uint32_t self = gl_LocalInvocationIndex, lane = self % LANES, leader = NO_LEADER;
    round_products[self] = product;
    if (slot != NO_SLOT)
    {
        atomicMin(leaders[slot], lane);
    }
    barrier();
    if (slot != NO_SLOT)
    {
        leader = leaders[slot];
        atomicOr(followers[(self - lane + leader) * MASK_WORDS + lane / 32u], 1u << lane % 32u);
    }
    barrier();
    if (leader == lane)
    {
        add_followers(slot);
    }
    barrier();
}

// Where a window has the sum of a column.
window_sums sum_of(uint32_t column)
{
    return window_sums(at(at(window_begin, arguments.window / 32u, 4u), column, WINDOW_SUM_SIZE));
}
