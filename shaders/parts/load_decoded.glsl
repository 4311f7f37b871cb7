// B tile: TILE_N columns x TILE_K of blocks. An invocation loads whole runs, two k-iterations ahead of those that are multiplied, and
// decodes them one ahead, each element rounded once. Neighbouring invocations have the runs of a column. Those beyond the last run
// repeat it, and store what it is to the same place.
const uint32_t LINE_RUNS = TILE_K / RUN_ELEMENTS;
const uint32_t B_ALL_RUNS = TILE_N * LINE_RUNS;
const uint32_t B_RUNS = (B_ALL_RUNS + INVOCATIONS - 1u) / INVOCATIONS; // of an invocation

uvec2 b_lines[B_RUNS];   // addresses of their columns at k = 0
sk_run b_loaded[B_RUNS]; // as they lie in memory
uint32_t b_iteration;    // next k-iteration to load

uint32_t b_run(uint32_t i)
{
    return min(gl_LocalInvocationIndex + i * INVOCATIONS, B_ALL_RUNS - 1u);
}

// First element along k of run i, counted from the k-iteration's, where the elements of a block come in order.
uint32_t b_run_begin(uint32_t i)
{
    return b_run(i) % LINE_RUNS * RUN_ELEMENTS;
}

// Loads this invocation's runs of a k-iteration. In place of those behind the last k comes the column's last run.
void load_runs()
{
    [[unroll]] for (uint32_t i = 0u; i < B_RUNS; ++i)
    {
        b_loaded[i] = load_run(b_lines[i], min(b_iteration * TILE_K + b_run_begin(i), problem.k - RUN_ELEMENTS));
    }
    ++b_iteration;
}

// Columns past the matrix repeat its last one: what they add up to is never stored.
void begin_b(uint32_t batch, uint32_t first_column, uint32_t iteration)
{
    uvec2 matrix = POINTERS ? matrix_address(words(problem.b.address), batch, 0u, 1u)
                            : add(words(problem.b.address), block_span(batch, problem.b.batch_stride));
    [[unroll]] for (uint32_t i = 0u; i < B_RUNS; ++i)
    {
        uint32_t column = min(first_column + b_run(i) / LINE_RUNS, problem.n - 1u);
        b_lines[i] = add(matrix, block_span(column, problem.b.leading_dimension));
    }
    b_iteration = iteration;
    load_runs();
}
