// What invocations of a subgroup store in shared memory before it, all of them see behind it.
void meet_in_subgroup()
{
    controlBarrier(gl_ScopeSubgroup, gl_ScopeSubgroup, gl_StorageSemanticsShared, gl_SemanticsAcquireRelease);
}

uint32_t own_lane()
{
    return SELF % LANES;
}

uint32_t own_team()
{
    return SELF / LANES;
}

// A bit for each lane of the team.
uint32_t vote(bool is_so)
{
    uint32_t first = gl_SubgroupInvocationID / LANES * LANES;
    return (subgroupBallot(is_so)[first / 32u] >> first % 32u) & (0xffffffffu >> (32u - LANES));
}

// How many of the lanes before the own one have a bit.
uint32_t count_before(uint32_t votes)
{
    return bitCount(votes & ((1u << own_lane()) - 1u));
}

const uint32_t NO_COLUMN = 0xffffffffu;

// A table of SIZE slots, a power of two, is a hash table with open addressing. A column is looked for first where a
// product with 2^32 over the golden ratio tells: the high bits of neighbours are far apart (Knuth, volume 3, 6.4).
uint32_t first_try(uint32_t column, uint32_t size)
{
    return (column * 2654435769u) >> (32u - uint32_t(findMSB(size)));
}
