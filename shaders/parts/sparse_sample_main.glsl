const uint32_t TEAMS = INVOCATIONS / LANES;
const uint32_t MOST_SAMPLES = 4u; // nonzeros that a team computes at once
const uint32_t SAMPLES = LANES < MOST_SAMPLES ? LANES : MOST_SAMPLES;
const uint32_t MOST_TURN = 8u; // nonzeros of a team between two barriers
const uint32_t TURN = LANES < MOST_TURN ? LANES : MOST_TURN;
const uint32_t PLACES = TEAMS * TURN;         // nonzeros of a turn
const uint32_t BUNDLES = INVOCATIONS / PLACES; // invocations that add up lanes of a place; turns of a chunk
const uint32_t LINE = PLACES + (LANES < 32u ? 32u / LANES : 1u); // of partials: teams of a subgroup write to different banks

shared uvec2 lines_a[INVOCATIONS];    // where the products of a chunk's nonzeros begin
shared uvec2 lines_b[INVOCATIONS];
shared uint32_t offsets[INVOCATIONS]; // of the rows behind the chunk's first one, in CSR
shared uint32_t last_row;             // of the chunk
shared SUM partials[(MOST_TURN + 1u) * INVOCATIONS]; // a line for each lane

// What an invocation loads for a chunk: a column, and a row in COO, or a row offset in CSR.
struct index_pair
{
    uint32_t column;
    uint32_t row;
};

// The offset of the row that lies 2^shift rows behind `least` for invocation 0, twice as many for the next, and so on.
// Loads do not depend on conditions: behind the last row, offsets are above every nonzero.
uint32_t load_offset(uint32_t least, uint32_t shift)
{
    uint32_t self = gl_LocalInvocationIndex;
    bool is_there = self < (arguments.rows - least) >> shift;
    uint32_t offset = sk_read_table(words(arguments.rows_at), is_there ? least + ((self + 1u) << shift) : arguments.rows);
    return is_there ? offset : ~0u;
}

index_pair load_indices(uint32_t first, uint32_t least)
{
    index_pair indices = index_pair(0u, ~0u);
    if (arguments.k > 0u)
    {
        uint32_t atom = min(first + gl_LocalInvocationIndex, arguments.nonzeros - 1u);
        indices.column = sk_read_table(words(arguments.columns), atom);
        indices.row = HAS_ROW_INDICES ? sk_read_table(words(arguments.rows_at), atom) : load_offset(least, 0u);
    }
    return indices;
}

// How many of the offsets in shared memory are not above a nonzero.
uint32_t count_staged(uint32_t atom)
{
    uint32_t count = 0u;
    [[unroll]] for (uint32_t step = INVOCATIONS / 2u; step > 0u; step /= 2u)
    {
        count += offsets[count + step - 1u] <= atom ? step : 0u;
    }
    return count + (offsets[count] <= atom ? 1u : 0u);
}

// How many of all are not: `known` are not. Steps of the search double.
uint32_t count_offsets(uint32_t atom, uint32_t known)
{
    uint32_t count = arguments.rows + 1u, low = min(known, count), step = 1u;
    while (step <= count - low && sk_read_table(words(arguments.rows_at), min(low + step - 1u, arguments.rows)) <= atom)
    {
        low += step;
        step *= 2u;
    }
    uint32_t rest = min(step - 1u, count - low);
    return low + sk_count_below(at(words(arguments.rows_at), low, 4u), rest, atom + 1u);
}

// The row of a nonzero in CSR, from `least` on: in shared memory, or behind what is there.
uint32_t find_row(uint32_t atom, uint32_t least)
{
    uint32_t staged = count_staged(atom);
    return staged < INVOCATIONS ? least + staged : count_offsets(atom, least + 1u + INVOCATIONS) - 1u;
}

// The row of a worker's first nonzero, in CSR: its invocations search together. All invocations meet.
uint32_t find_first_row(uint32_t atom)
{
    uint32_t least = 0u, shift = 0u, width = uint32_t(findMSB(INVOCATIONS));
    while (arguments.rows >> shift > INVOCATIONS)
    {
        shift += width;
    }
    for (bool is_done = HAS_ROW_INDICES || arguments.k == 0u; !is_done; shift -= min(width, shift))
    {
        offsets[gl_LocalInvocationIndex] = load_offset(least, shift);
        barrier();
        least += count_staged(atom) << shift;
        barrier();
        is_done = shift == 0u;
    }
    return min(least, arguments.rows - 1u);
}

// Finds where the products of a chunk's nonzeros begin. No row or column other than there are, whatever the arrays have.
// All invocations meet.
void stage_lines(uint32_t first, uint32_t count, uint32_t least, index_pair indices)
{
    uint32_t self = gl_LocalInvocationIndex;
    offsets[self] = indices.row;
    barrier();
    uint32_t row = min(HAS_ROW_INDICES ? indices.row : find_row(first + self, least), arguments.rows - 1u);
    uint32_t column = min(indices.column, arguments.last_column);
    lines_a[self] = element_at(words(arguments.a), A_TRANSPOSED, row, 0u, arguments.leading_dimension_a);
    lines_b[self] = element_at(words(arguments.b), B_TRANSPOSED, 0u, column, arguments.leading_dimension_b);
    if (self == count - 1u)
    {
        last_row = row;
    }
    barrier();
}

// Where a team's products begin, for each nonzero that it computes at once; sums of a lane's products.
struct samples
{
    uvec2 a[MOST_SAMPLES];
    uvec2 b[MOST_SAMPLES];
    SUM sums[MOST_SAMPLES];
};

// Of a team's samples from a nonzero of the chunk on. Loads do not depend on conditions: behind the last nonzero, that
// is computed again.
samples begin_samples(uint32_t place, uint32_t count)
{
    samples s;
    [[unroll]] for (uint32_t i = 0u; i < SAMPLES; ++i)
    {
        uint32_t at_most = min(place + i * TEAMS, count - 1u);
        s.a[i] = lines_a[at_most];
        s.b[i] = lines_b[at_most];
        s.sums[i] = SUM(0);
    }
    return s;
}

// Adds products of neighbouring k, which are a run of 16 bytes in A and in B.
void add_run(inout samples s, uint32_t k)
{
    uvec4 a[MOST_SAMPLES], b[MOST_SAMPLES];
    [[unroll]] for (uint32_t i = 0u; i < SAMPLES; ++i)
    {
        a[i] = runs(at(s.a[i], k, SIZE)).x;
        b[i] = runs(at(s.b[i], k, SIZE)).x;
    }
    [[unroll]] for (uint32_t i = 0u; i < SAMPLES; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < RUN; ++j)
        {
            s.sums[i] += multiply(take_element(a[i], j), take_element(b[i], j));
        }
    }
}

// Adds products of a k, wherever elements lie.
void add_element(inout samples s, uint32_t k)
{
    uvec2 in_a = span(k, A_TRANSPOSED ? arguments.leading_dimension_a : 1u, SIZE);
    uvec2 in_b = span(k, B_TRANSPOSED ? 1u : arguments.leading_dimension_b, SIZE);
    SUM a[MOST_SAMPLES], b[MOST_SAMPLES];
    [[unroll]] for (uint32_t i = 0u; i < SAMPLES; ++i)
    {
        a[i] = SUM(elements(add(s.a[i], in_a)).x);
        b[i] = SUM(elements(add(s.b[i], in_b)).x);
    }
    [[unroll]] for (uint32_t i = 0u; i < SAMPLES; ++i)
    {
        s.sums[i] += multiply(a[i], b[i]);
    }
}

// Adds every LANES-th run of products, in an order that does not depend on how they are loaded.
void add_lane(inout samples s)
{
    uint32_t first = gl_LocalInvocationIndex % LANES * RUN;
    if (!A_TRANSPOSED && B_TRANSPOSED && arguments.in_runs != 0u)
    {
        for (uint32_t k = first; k < arguments.k; k += min(LANES * RUN, arguments.k - k))
        {
            add_run(s, k);
        }
    }
    else
    {
        for (uint32_t k = first; k < arguments.k;)
        {
            add_element(s, k);
            uint32_t step = k % RUN == RUN - 1u ? (LANES - 1u) * RUN + 1u : 1u;
            k += min(step, arguments.k - k);
        }
    }
}

// Computes the parts of a turn's nonzeros, a line of partials for each lane.
void multiply_turn(uint32_t turn, uint32_t count)
{
    uint32_t team = gl_LocalInvocationIndex / LANES, line = gl_LocalInvocationIndex % LANES * LINE;
    for (uint32_t i = 0u; i < TURN && turn * PLACES + i * TEAMS < count; i += SAMPLES)
    {
        samples s = begin_samples(turn * PLACES + i * TEAMS + team, count);
        add_lane(s);
        [[unroll]] for (uint32_t j = 0u; j < SAMPLES; ++j)
        {
            partials[line + (i + j) * TEAMS + team] = s.sums[j];
        }
    }
}

// The sum of a bundle of lines.
SUM add_lines(uint32_t place, uint32_t first, uint32_t count)
{
    SUM sum = partials[first * LINE + place];
    for (uint32_t i = 1u; i < count; ++i)
    {
        sum += partials[(first + i) * LINE + place];
    }
    return sum;
}

// The sums of a turn's nonzeros, each in the invocation of its place. All invocations meet.
SUM add_lanes()
{
    uint32_t place = gl_LocalInvocationIndex % PLACES, bundle = gl_LocalInvocationIndex / PLACES;
    barrier();
    SUM sum = add_lines(place, bundle * TURN, TURN);
    if (BUNDLES > 1u)
    {
        barrier();
        partials[bundle * LINE + place] = sum;
        barrier();
        sum = add_lines(place, 0u, BUNDLES);
    }
    return sum;
}

void compute_chunk(uint32_t first, uint32_t count)
{
    uint32_t self = gl_LocalInvocationIndex;
    for (uint32_t turn = 0u; turn * PLACES < count; ++turn)
    {
        if (turn > 0u)
        {
            barrier();
        }
        multiply_turn(turn, count);
        SUM sum = add_lanes();
        if (self < PLACES && turn * PLACES + self < count)
        {
            store_value(first + turn * PLACES + self, sum);
        }
    }
}

void main()
{
    sk_partition shares = sk_make_partition(arguments.nonzeros, gl_NumWorkGroups.x, 0u);
    uint32_t first = sk_partition_begin(shares, gl_WorkGroupID.x), end = sk_partition_begin(shares, gl_WorkGroupID.x + 1u);
    uint32_t least = find_first_row(first);
    index_pair indices = load_indices(first, least);
    while (first < end)
    {
        uint32_t count = min(end - first, INVOCATIONS);
        stage_lines(first, count, least, indices);
        least = last_row;
        indices = load_indices(first + count, least); // of the next chunk, while this one is computed
        compute_chunk(first, count);
        first += count;
    }
}
