// B is in blocks, and goes from global memory straight into registers, as each of its elements serves one invocation only. A line
// is TILE_K elements of a column. LANES neighbouring invocations form a group, which loads LINES lines, a run of each by each lane.
const uint32_t LINES = 4u;
const uint32_t RUN = RUN_ELEMENTS;
const uint32_t LANES = TILE_K / RUN;
const uint32_t COLUMNS = LINES;
const uint32_t PEERS = LANES; // invocations that have different k of the same columns

sk_run b_runs[LINES];
uvec2 b_lines[LINES]; // addresses of this invocation's lines at k = 0

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
    uvec2 matrix = POINTERS ? matrix_address(words(problem.b.address), position.batch, 0u, 1u)
                            : add(words(problem.b.address), block_span(position.batch, problem.b.batch_stride));
    uvec2 stride = block_span(1u, problem.b.leading_dimension);
    b_lines[0] = add(matrix, block_span(first + min(column_begin(), last), problem.b.leading_dimension));
    [[unroll]] for (uint32_t i = 1u; i < LINES; ++i)
    {
        b_lines[i] = add(b_lines[i - 1u], column_begin() + i <= last ? stride : uvec2(0u));
    }
}

// Loads this invocation's runs of element k of its lines.
void load_b(uint32_t k)
{
    [[unroll]] for (uint32_t i = 0u; i < LINES; ++i)
    {
        b_runs[i] = load_run(b_lines[i], k);
    }
}
