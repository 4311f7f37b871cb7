// B is in blocks, and goes from global memory straight into registers, as each of its elements serves one invocation only. A line
// is TILE_K elements of a column. LANES neighbouring invocations form a group, which loads LINES lines, a run of each by each lane.
const uint32_t LINES = 4u;
const uint32_t RUN = RUN_ELEMENTS;
const uint32_t LANES = TILE_K / RUN;
const uint32_t COLUMNS = LINES;
const uint32_t PEERS = LANES; // invocations that have different k of the same columns

sk_run b_runs[LINES];
uvec2 b_begin;        // address of this invocation's first line at k = 0
uint32_t b_last_line; // last of its lines that exists

// This invocation's first k, counted from the k-iteration's.
uint32_t run_begin()
{
    return gl_LocalInvocationIndex % LANES * RUN;
}

// Its first column, counted from the tile's.
uint32_t column_begin()
{
    return gl_LocalInvocationIndex / LANES * LINES;
}

// Columns past the matrix repeat its last ones: what they add up to is never stored.
void begin_b(sk_tile_position position)
{
    uint32_t first = position.column * TILE_N;
    uint32_t last = problem.n - 1u - first;
    uint32_t column = min(column_begin(), last);
    uvec2 matrix = POINTERS ? matrix_address(words(problem.b.address), position.batch, 0u, 1u)
                            : add(words(problem.b.address), block_span(position.batch, problem.b.batch_stride));
    b_begin = add(matrix, block_span(first + column, problem.b.leading_dimension));
    b_last_line = last - column;
}

// Loads this invocation's runs, of blocks that begin at `k`.
void load_b(uint32_t k, uint32_t run)
{
    uvec2 block = add(b_begin, block_span(1u, k));
    [[unroll]] for (uint32_t i = 0u; i < LINES; ++i)
    {
        b_runs[i] = load_run(add(block, block_span(min(i, b_last_line), problem.b.leading_dimension)), run);
    }
}

// A comes from caches, 16 bytes at a time where it can be. Invocations with other columns and the same k load the same.
uvec2 a_begin;      // address of the tile's first row, at k = 0
uint32_t a_stride;  // from one k to the next, elements
uint32_t a_rows;    // of the tile that exist
bool a_has_vectors; // 16 bytes of each row begin at a multiple of 16 bytes, k contiguous

void begin_a(sk_tile_position position)
{
    uint32_t leading = problem.a.leading_dimension;
    uint32_t first = position.row * TILE_M;
    a_stride = A_K_CONTIGUOUS ? 1u : leading;
    a_rows = problem.m - first;
    a_begin = matrix_address(words(problem.a.address), position.batch, problem.a.batch_stride, INPUT_SIZE);
    a_begin = add(a_begin, span(first, A_K_CONTIGUOUS ? leading : 1u, INPUT_SIZE));
    a_has_vectors = a_stride == 1u && a_begin.x % 16u == 0u && (TILE_M == 1u || leading % VECTOR == 0u);
}

// VECTOR neighbours along k of row m of the tile; zero past m.
uvec4 load_a(uint32_t m, uint32_t k)
{
    uint32_t row_stride = A_K_CONTIGUOUS ? problem.a.leading_dimension : 1u;
    uvec2 address = add(a_begin, span(k, a_stride, INPUT_SIZE));
    if (m >= a_rows)
    {
        return uvec4(0u);
    }
    if (a_has_vectors)
    {
        return input_vectors(address).x[m * row_stride / VECTOR];
    }
    uint elements[VECTOR];
    [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
    {
        elements[e] = uint(input_elements(address).x[m * row_stride + e * a_stride]);
    }
    return pack(elements);
}
