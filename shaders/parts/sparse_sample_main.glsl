const uint32_t TEAMS = INVOCATIONS / LANES;
const uint32_t SAMPLES = 4u; // nonzeros that a team computes at once

shared uint32_t rows[INVOCATIONS];             // of a chunk's nonzeros
shared uint32_t columns[INVOCATIONS];
shared SUM partials[SAMPLES * INVOCATIONS];

// The row of a nonzero. No other than there are, whatever the arrays have.
uint32_t find_row(uint32_t atom)
{
    uint32_t row = 0u;
    if (HAS_ROW_INDICES)
    {
        row = sk_read_table(words(arguments.rows_at), atom);
    }
    else
    {
        row = sk_count_below(words(arguments.rows_at), arguments.rows + 1u, atom + 1u) - 1u;
    }
    return min(row, arguments.rows - 1u);
}

// Finds where the nonzeros of a chunk are. All invocations meet.
void stage_places(uint32_t first, uint32_t count)
{
    uint32_t self = gl_LocalInvocationIndex;
    barrier();
    if (self < count && arguments.k > 0u)
    {
        rows[self] = find_row(first + self);
        columns[self] = min(sk_read_table(words(arguments.columns), first + self), arguments.last_column);
    }
    barrier();
}

SUM load_a(uint32_t row, uint32_t k)
{
    return SUM(elements(element_at(words(arguments.a), A_TRANSPOSED, row, k, arguments.leading_dimension_a)).x);
}

SUM load_b(uint32_t k, uint32_t column)
{
    return SUM(elements(element_at(words(arguments.b), B_TRANSPOSED, k, column, arguments.leading_dimension_b)).x);
}

// The nonzero of the chunk that a team computes. Loads do not depend on conditions: behind the last nonzero, that is
// computed again.
uint32_t place_of(uint32_t turn, uint32_t i)
{
    return (turn * SAMPLES + i) * TEAMS + gl_LocalInvocationIndex / LANES;
}

// The sums of the lane's products.
SUM[SAMPLES] sum_lane(uint32_t turn, uint32_t count)
{
    SUM sums[SAMPLES];
    [[unroll]] for (uint32_t i = 0u; i < SAMPLES; ++i)
    {
        sums[i] = SUM(0);
    }
    for (uint32_t k = gl_LocalInvocationIndex % LANES; k < arguments.k; k += min(LANES, arguments.k - k))
    {
        SUM a[SAMPLES], b[SAMPLES];
        [[unroll]] for (uint32_t i = 0u; i < SAMPLES; ++i)
        {
            uint32_t place = min(place_of(turn, i), count - 1u);
            a[i] = load_a(rows[place], k);
            b[i] = load_b(k, columns[place]);
        }
        [[unroll]] for (uint32_t i = 0u; i < SAMPLES; ++i)
        {
            sums[i] += multiply(a[i], b[i]);
        }
    }
    return sums;
}

// Adds up the lanes' sums, in partials of lane 0. All invocations meet.
void add_lanes(SUM sums[SAMPLES])
{
    uint32_t self = gl_LocalInvocationIndex, lane = self % LANES;
    for (uint32_t i = 0u; i < SAMPLES; ++i)
    {
        partials[i * INVOCATIONS + self] = sums[i];
    }
    for (uint32_t distance = LANES / 2u; distance > 0u; distance /= 2u)
    {
        barrier();
        for (uint32_t i = 0u; lane < distance && i < SAMPLES; ++i)
        {
            partials[i * INVOCATIONS + self] += partials[i * INVOCATIONS + self + distance];
        }
    }
}

void main()
{
    sk_partition shares = sk_make_partition(arguments.nonzeros, gl_NumWorkGroups.x, 0u);
    uint32_t end = sk_partition_begin(shares, gl_WorkGroupID.x + 1u), lane = gl_LocalInvocationIndex % LANES;
    for (uint32_t first = sk_partition_begin(shares, gl_WorkGroupID.x); first < end; first += min(end - first, INVOCATIONS))
    {
        uint32_t count = min(end - first, INVOCATIONS);
        stage_places(first, count);
        for (uint32_t turn = 0u; turn * SAMPLES * TEAMS < count; ++turn)
        {
            add_lanes(sum_lane(turn, count));
            for (uint32_t i = 0u; lane == 0u && i < SAMPLES; ++i)
            {
                if (place_of(turn, i) < count)
                {
                    store_value(first + place_of(turn, i), partials[i * INVOCATIONS + gl_LocalInvocationIndex]);
                }
            }
        }
    }
}
