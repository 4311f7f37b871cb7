shared SUM partials[INVOCATIONS * COLUMNS];

// The parts' sums, in part 0. All invocations meet here.
SUM[MOST_COLUMNS] add_parts(SUM sums[MOST_COLUMNS], uint32_t part)
{
    uint32_t self = gl_LocalInvocationIndex * COLUMNS;
    for (uint32_t c = 0u; c < COLUMNS; ++c)
    {
        partials[self + c] = sums[c];
    }
    for (uint32_t distance = 1u; distance < PARTS; distance *= 2u)
    {
        barrier();
        if (part % (2u * distance) == 0u)
        {
            for (uint32_t c = 0u; c < COLUMNS; ++c)
            {
                partials[self + c] += partials[self + distance * LANES * COLUMNS + c];
            }
        }
    }
    for (uint32_t c = 0u; c < COLUMNS; ++c)
    {
        sums[c] = partials[self + c];
    }
    barrier();
    return sums;
}
