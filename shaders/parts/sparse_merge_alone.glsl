// As sum_share(), where an invocation has all columns of D. A chunk has ATOMS atoms, however many rows end in it, as far
// as there are no more than MOST_ROWS. A quarter of the invocations sum PART neighbouring atoms each, so that long rows
// have few sums. Bits tell with which atoms a row ends: the sum up to there takes the atom's place. Then an invocation
// for each row adds up what there is of it.
const uint32_t PART = APART; // neighbours in shared memory
const uint32_t MOST_PART = 4u * MOST_LOADS;
const uint32_t AT_ONCE = 4u; // rows whose ends an invocation loads
const uint32_t MOST_ROWS = AT_ONCE * INVOCATIONS;
const uint32_t READ_AHEAD = 8u; // parts of a row that an invocation reads at once

shared uint32_t row_ends_of_chunk[IS_ALONE ? MOST_ROWS / 2u : 1u]; // two in a word
shared uint32_t last_atoms[IS_ALONE ? ATOMS / 32u + 1u : 1u]; // of rows, as bits
shared uint32_t ended;                                        // rows of the chunk
shared SUM open_sum;                                          // of the row that goes on behind it

// All invocations meet before and afterwards.
void clear_ends()
{
    if (gl_LocalInvocationIndex <= ATOMS / 32u)
    {
        last_atoms[gl_LocalInvocationIndex] = 0u;
    }
    if (gl_LocalInvocationIndex == 0u)
    {
        ended = 0u;
    }
}

void mark_last_atom(uint32_t staged)
{
    atomicOr(last_atoms[staged / 32u], 1u << staged % 32u);
}

// A chunk from a point on, and what the invocation loads of it ahead.
struct chunk
{
    sk_merge_point from;
    uint32_t atoms;
    loads own;
    uint32_t row_ends[AT_ONCE];
};

// Where rows end: one, and others behind it that are as many apart as there are invocations.
uint32_t[AT_ONCE] load_row_ends(sk_tiles tiles, uint32_t row)
{
    uint32_t row_ends[AT_ONCE];
    [[unroll]] for (uint32_t i = 0u; i < AT_ONCE; ++i)
    {
        row_ends[i] = sk_tile_begin(tiles, min(row + i * INVOCATIONS + 1u, tiles.tiles));
    }
    return row_ends;
}

// What is loaded does not depend on where rows end.
chunk load_chunk(sk_tiles tiles, sk_merge_point from, uint32_t place)
{
    chunk next;
    next.from = from;
    next.atoms = min(min(place - from.tile, tiles.atoms) - from.atom, ATOMS);
    if (next.atoms > 0u)
    {
        next.own = load_atoms(from.atom, next.atoms);
    }
    next.row_ends = load_row_ends(tiles, from.tile + gl_LocalInvocationIndex);
    return next;
}

// The word of a row of the chunk, whose halves an invocation writes both: of rows that lie INVOCATIONS apart.
uint32_t word_of_row(uint32_t row)
{
    return row / (2u * INVOCATIONS) * INVOCATIONS + row % INVOCATIONS;
}

// How many of `atoms` the rows of the chunk up to a row have.
uint32_t staged_row_end(uint32_t row, uint32_t atoms)
{
    return min(row_ends_of_chunk[word_of_row(row)] >> row / INVOCATIONS % 2u * 16u & 0xffffu, atoms);
}

// Counts the rows that end in a chunk, before a place, and stages where. Marks their last atoms.
void mark_ends(sk_tiles tiles, chunk now, uint32_t place)
{
    uint32_t most = min(min(place - now.from.tile - now.from.atom, MOST_ROWS), tiles.tiles - now.from.tile);
    uint32_t own = 0u, staged = 0u;
    [[unroll]] for (uint32_t i = 0u; i < AT_ONCE; ++i)
    {
        uint32_t row = i * INVOCATIONS + gl_LocalInvocationIndex, end = now.row_ends[i];
        uint32_t atoms = clamp(end, now.from.atom, now.from.atom + now.atoms) - now.from.atom;
        bool ends = row < most && end <= now.from.atom + now.atoms && end + now.from.tile + row < place;
        own += ends ? 1u : 0u;
        if (ends && end > now.from.atom)
        {
            mark_last_atom(atoms - 1u);
        }
        staged = i % 2u == 0u ? atoms : staged | atoms << 16u;
        if (i % 2u == 1u)
        {
            row_ends_of_chunk[word_of_row(row)] = staged;
        }
    }
    if (own > 0u)
    {
        atomicAdd(ended, own);
    }
}

// Where a chunk ends, all of whose ends of rows are marked.
sk_merge_point find_chunk_end(sk_tiles tiles, chunk now, uint32_t place)
{
    sk_merge_point to;
    to.tile = now.from.tile + ended;
    to.atom = min(now.from.atom + now.atoms, place - to.tile);
    if (ended == MOST_ROWS)
    {
        to.atom = min(max(sk_tile_begin(tiles, to.tile), now.from.atom), to.atom);
    }
    return to;
}

// Which of PART atoms from one on are a row's last. They may lie in two words.
uint32_t last_bits(uint32_t staged)
{
    uint32_t word = staged / 32u, skipped = staged % 32u;
    return last_atoms[word] >> skipped | (skipped > 0u ? last_atoms[word + 1u] << 32u - skipped : 0u);
}

// Sums the invocation's part of the chunk's atoms. All are read before any is written, so that reads do not wait.
void sum_own(uint32_t atoms)
{
    uint32_t own_first = gl_LocalInvocationIndex * PART;
    if (own_first >= ATOMS)
    {
        return;
    }
    uint32_t bits = last_bits(own_first), first = place_of(own_first), last = atoms - 1u - own_first;
    SUM own[MOST_PART], sum = SUM(0);
    [[unroll]] for (uint32_t i = 0u; i < MOST_PART; ++i)
    {
        if (i < PART)
        {
            own[i] = staged_values[first + i];
        }
    }
    [[unroll]] for (uint32_t i = 0u; i < MOST_PART; ++i)
    {
        if (i < PART)
        {
            sum += own[i];
            if ((bits >> i & 1u) != 0u || i == last)
            {
                staged_values[first + i] = sum;
                sum = SUM(0);
            }
        }
    }
    behind[gl_LocalInvocationIndex] = sum;
}

// The sum of staged atoms [begin, end), which are a row or its part.
SUM sum_row(uint32_t begin, uint32_t end)
{
    SUM sum = SUM(0);
    if (begin < end)
    {
        uint32_t owner = begin / PART, last = (end - 1u) / PART;
        for (; owner + READ_AHEAD <= last; owner += READ_AHEAD)
        {
            SUM run = behind[owner];
            [[unroll]] for (uint32_t i = 1u; i < READ_AHEAD; ++i)
            {
                run += behind[owner + i];
            }
            sum += run;
        }
        for (; owner < last; ++owner)
        {
            sum += behind[owner];
        }
        sum += staged_values[place_of(end - 1u)];
    }
    return sum;
}

// Stores the sums of the rows that end between two points, and leaves that of the row behind them.
void store_rows(sk_merge_point from, sk_merge_point to, uint32_t begun, uint32_t block, SUM carry)
{
    uint32_t rows = to.tile - from.tile, atoms = to.atom - from.atom;
    for (uint32_t row = gl_LocalInvocationIndex; row <= rows; row += INVOCATIONS)
    {
        uint32_t begin = row > 0u ? staged_row_end(row - 1u, atoms) : 0u;
        uint32_t end = row < rows ? staged_row_end(row, atoms) : atoms;
        SUM sums[MOST_COLUMNS] = no_sums();
        sums[0] = sum_row(begin, end);
        if (row == 0u)
        {
            sums[0] = carry + sums[0];
        }
        if (row < rows)
        {
            finish_row(from.tile + row, begun, block, sums);
        }
        else
        {
            open_sum = sums[0];
        }
    }
}

// Goes from a point on to a place. Returns what is left behind the last row's end.
SUM sum_share_alone(sk_tiles tiles, inout sk_merge_point from, uint32_t place, uint32_t begun, uint32_t block)
{
    SUM carry = SUM(0);
    clear_ends();
    barrier();
    while (from.tile + from.atom < place)
    {
        chunk now = load_chunk(tiles, from, place);
        mark_ends(tiles, now, place);
        if (now.atoms > 0u)
        {
            stage(now.own, block);
        }
        barrier();
        sk_merge_point to = find_chunk_end(tiles, now, place);
        sum_own(to.atom - from.atom);
        barrier();
        clear_ends();
        store_rows(from, to, begun, block, carry);
        barrier();
        carry = open_sum;
        from = to;
    }
    return carry;
}
