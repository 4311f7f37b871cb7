// B goes from global memory straight into registers, as each of its elements serves one invocation only. A line is what
// the tile has of B along its contiguous direction: TILE_K elements of a column, or TILE_N of a row. LANES neighbouring
// invocations form a group, which loads LINES lines, 16 bytes of each by each lane.
const uint32_t LINES = 4u;
const uint32_t LANES = (B_K_CONTIGUOUS ? TILE_K : TILE_N) / VECTOR;

// So an invocation has RUN consecutive k of COLUMNS neighbouring columns. PEERS invocations have different k of the same columns.
const uint32_t RUN = B_K_CONTIGUOUS ? VECTOR : LINES;
const uint32_t COLUMNS = B_K_CONTIGUOUS ? LINES : VECTOR;
const uint32_t PEERS = TILE_K / RUN;

uvec4 b_next[LINES];    // of the next k-iteration
uvec2 b_begin;          // address of this invocation's first vector at k = 0
uint32_t b_stride;      // from one k to the next, elements
uint32_t b_last_line;   // last of its lines that exists, if lines are columns
uint32_t b_last_column; // last element of its vectors that exists, if lines are rows

uint32_t lane()
{
    return gl_LocalInvocationIndex % LANES;
}

uint32_t group()
{
    return gl_LocalInvocationIndex / LANES;
}

// This invocation's first k, counted from the k-iteration's.
uint32_t run_begin()
{
    return B_K_CONTIGUOUS ? lane() * VECTOR : group() * LINES;
}

// Its first column, counted from the tile's.
uint32_t column_begin()
{
    return B_K_CONTIGUOUS ? group() * LINES : lane() * VECTOR;
}

// Columns past the matrix repeat its last ones: what they add up to is never stored.
void begin_b(sk_tile_position position)
{
    uint32_t leading = problem.b.leading_dimension;
    uint32_t first = position.column * TILE_N;
    uint32_t last = problem.n - 1u - first;
    uint32_t last_vector = PACKED ? last / VECTOR * VECTOR : last + 1u - VECTOR;
    uint32_t column = min(column_begin(), ALIGNED && !B_K_CONTIGUOUS ? last_vector : last);
    b_begin = matrix_address(words(problem.b.address), position.batch, problem.b.batch_stride, INPUT_SIZE);
    b_begin = add(b_begin, span(first + column, B_K_CONTIGUOUS ? leading : 1u, INPUT_SIZE));
    b_stride = B_K_CONTIGUOUS ? 1u : leading;
    b_begin = add(b_begin, span(run_begin(), b_stride, INPUT_SIZE));
    b_last_line = B_K_CONTIGUOUS ? last - column : LINES - 1u;
    b_last_column = B_K_CONTIGUOUS ? VECTOR - 1u : last - column;
}

// 16 bytes one by one: `count` elements, `stride` apart, and zeros behind them. Those past `last` repeat it.
uvec4 gather(input_elements line, uint32_t offset, uint32_t stride, uint32_t last, uint32_t count)
{
    uint elements[VECTOR];
    [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
    {
        elements[e] = 0u;
        if (e < count)
        {
            elements[e] = uint(line.x[offset + min(e, last) * stride]);
        }
    }
    return pack(elements);
}

// Starts to load this invocation's lines of a k-iteration, of which k_left are in the matrix.
void load_b(uint32_t iteration, uint32_t k_left)
{
    uvec2 address = add(b_begin, span(iteration * TILE_K, b_stride, INPUT_SIZE));
    [[unroll]] for (uint32_t i = 0u; i < LINES; ++i)
    {
        uint32_t offset = min(i, b_last_line) * problem.b.leading_dimension;
        if (ALIGNED)
        {
            b_next[i] = uvec4(0u);
            if ((B_K_CONTIGUOUS ? 0u : i) < k_left)
            {
                b_next[i] = input_vectors(address).x[offset / VECTOR];
            }
        }
        else
        {
            uint32_t count = B_K_CONTIGUOUS ? k_left : i < k_left ? VECTOR : 0u;
            b_next[i] = gather(input_elements(address), offset, 1u, b_last_column, count);
        }
    }
}

// A goes straight into registers too. An invocation loads its run of each row; invocations with other columns and the same k load
// the same. A is small, and comes from caches. Its alignment does not matter: B is loaded 16 bytes at a time in any case.
uvec4 a_next[TILE_M][LINES / VECTOR]; // of the next k-iteration: where lines are columns the first of each row alone
uvec2 a_begin;      // address of this invocation's first element of the tile's first row, at k = 0
uint32_t a_stride;  // from one k to the next, elements
uint32_t a_rows;    // of the tile that exist
bool a_has_vectors; // each run begins at a multiple of 16 bytes, k contiguous

void begin_a(sk_tile_position position)
{
    uint32_t leading = problem.a.leading_dimension;
    uint32_t first = position.row * TILE_M;
    a_stride = A_K_CONTIGUOUS ? 1u : leading;
    a_rows = problem.m - first;
    a_begin = matrix_address(words(problem.a.address), position.batch, problem.a.batch_stride, INPUT_SIZE);
    a_begin = add(a_begin, span(first, A_K_CONTIGUOUS ? leading : 1u, INPUT_SIZE));
    a_begin = add(a_begin, span(run_begin(), a_stride, INPUT_SIZE));
    a_has_vectors = a_stride == 1u && a_begin.x % 16u == 0u && (TILE_M == 1u || leading % VECTOR == 0u);
}

// Starts to load this invocation's run of a k-iteration, of which k_left are in the matrix: zero past k and past m.
void load_a(uint32_t iteration, uint32_t k_left)
{
    uint32_t row_stride = A_K_CONTIGUOUS ? problem.a.leading_dimension : 1u;
    uvec2 address = add(a_begin, span(iteration * TILE_K, a_stride, INPUT_SIZE));
    [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
    {
        [[unroll]] for (uint32_t v = 0u; v < RUN / VECTOR; ++v)
        {
            uint32_t left = m < a_rows ? k_left - min(k_left, v * VECTOR) : 0u;
            a_next[m][v] = uvec4(0u);
            if (a_has_vectors && left >= VECTOR)
            {
                a_next[m][v] = input_vectors(address).x[m * row_stride / VECTOR + v];
            }
            else if (left > 0u)
            {
                uint32_t offset = m * row_stride + v * VECTOR * a_stride;
                a_next[m][v] = gather(input_elements(address), offset, a_stride, VECTOR - 1u, left);
            }
        }
    }
}

// Starts to load this invocation's parts of a k-iteration.
void load(uint32_t iteration)
{
    uint32_t k_left = problem.k - iteration * TILE_K;
    k_left -= min(k_left, run_begin());
    load_a(iteration, k_left);
    load_b(iteration, k_left);
}
