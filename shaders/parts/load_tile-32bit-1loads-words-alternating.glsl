const uint32_t A_LINE = A_K_CONTIGUOUS ? TILE_K : TILE_M; // elements
const uint32_t A_LINE_VECTORS = A_LINE / VECTOR;
const uint32_t A_EVEN_LINES = INVOCATIONS % A_LINE_VECTORS == 0u ? INVOCATIONS / A_LINE_VECTORS : 0u;
const uint32_t B_LINE = B_K_CONTIGUOUS ? TILE_K : TILE_N; // elements
const uint32_t B_LINE_VECTORS = B_LINE / VECTOR;
const uint32_t B_EVEN_LINES = INVOCATIONS % B_LINE_VECTORS == 0u ? INVOCATIONS / B_LINE_VECTORS : 0u;
// Lines from one to the next of an invocation's vectors, where that is a constant number (0: it is not). Compilers do not find
// it: it saves AMD up to 96 registers. NVIDIA is faster with it only where both operands have one.
const bool BOTH_EVEN = A_EVEN_LINES * B_EVEN_LINES != 0u;

// A tile: TILE_M rows x TILE_K, copied in lines along its contiguous direction, 16 bytes at a time.
const uint32_t A_ALL_VECTORS = TILE_M * TILE_K / VECTOR;
const uint32_t A_VECTORS = (A_ALL_VECTORS + INVOCATIONS - 1u) / INVOCATIONS; // of an invocation
const uint32_t A_LINES = BOTH_EVEN ? A_EVEN_LINES : 0u;

uvec4 a_next[A_VECTORS];    // of the next k-iteration
uint32_t a_offset[A_VECTORS * (ALIGNED ? 1u : VECTOR)]; // from a_address, in accesses: vectors if ALIGNED, else words
uvec2 a_begin;                // address of the tile's first row at k = 0
uvec2 a_address;              // the same at the k-iteration that is loaded
uint32_t a_iteration;         // next k-iteration to load
uint32_t a_step;              // from one k-iteration to the next, elements
uint32_t a_last_row;          // of the matrix, counted from the tile's first

uint32_t a_vector_line(uint32_t i)
{
    if (A_LINES != 0u)
    {
        return gl_LocalInvocationIndex / A_LINE_VECTORS + i * A_LINES;
    }
    return (gl_LocalInvocationIndex + i * INVOCATIONS) / A_LINE_VECTORS;
}

uint32_t a_vector_column(uint32_t i)
{
    uint32_t vector = gl_LocalInvocationIndex + (A_LINES != 0u ? 0u : i * INVOCATIONS);
    return vector % A_LINE_VECTORS * VECTOR;
}

// Whether this invocation has a vector i: the last ones may be fewer than invocations.
bool a_has_vector(uint32_t i)
{
    return A_ALL_VECTORS % INVOCATIONS == 0u || gl_LocalInvocationIndex + i * INVOCATIONS < A_ALL_VECTORS;
}

// Where lines begin anywhere, words are loaded, not vectors: neighbours load neighbours. An invocation has one of each span
// of some lines. Spans along k are short, so that those of four lines are stored to shared memory without conflicts.
const uint32_t A_SPAN = A_K_CONTIGUOUS ? 8u : min(32u, TILE_M);
const uint32_t A_SPANS = A_LINE / A_SPAN; // of a line

uint32_t a_word_line(uint32_t w)
{
    return gl_LocalInvocationIndex / A_SPAN + w / A_SPANS * (INVOCATIONS / A_SPAN);
}

uint32_t a_word_column(uint32_t w)
{
    return gl_LocalInvocationIndex % A_SPAN + w % A_SPANS * A_SPAN;
}

// Rows past the matrix repeat its last ones: what they add up to is never stored.
void begin_a(uint32_t batch, uint32_t first_row, uint32_t iteration)
{
    uint32_t leading = problem.a.leading_dimension;
    uint32_t access = ALIGNED ? VECTOR : 1u; // elements
    a_begin = matrix_address(words(problem.a.address), batch, problem.a.batch_stride, INPUT_SIZE);
    a_begin = add(a_begin, span(first_row, A_K_CONTIGUOUS ? leading : 1u, INPUT_SIZE));
    a_iteration = iteration;
    a_step = TILE_K * (A_K_CONTIGUOUS ? 1u : leading);
    a_last_row = problem.m - 1u - first_row;
    [[unroll]] for (uint32_t i = 0u; i < (ALIGNED ? 0u : A_VECTORS); ++i)
    {
        a_next[i] = uvec4(0u); // and stays so where nothing is loaded
    }
    [[unroll]] for (uint32_t i = 0u; i < A_VECTORS * VECTOR / A_SPANS; ++i)
    {
        if (!ALIGNED)
        {
            uint32_t line = a_word_line(i * A_SPANS);
            uint32_t row = min(line, a_last_row);
            a_offset[i] = (A_K_CONTIGUOUS ? row : line) * leading + a_word_column(0u);
        }
    }
    [[unroll]] for (uint32_t i = 0u; i < A_VECTORS; ++i)
    {
        if (!ALIGNED)
        {
            break;
        }
        uint32_t line = a_vector_line(i);
        uint32_t column = a_vector_column(i);
        if (A_K_CONTIGUOUS)
        {
            a_offset[i] = (min(line, a_last_row) * leading + column) / access;
        }
        else
        {
            uint32_t last_vector = PACKED ? a_last_row / VECTOR * VECTOR : a_last_row + 1u - VECTOR;
            a_offset[i] = (line * leading + (ALIGNED ? min(column, last_vector) : column)) / access;
        }
        if (PEELS && !a_has_vector(i))
        {
            a_offset[i] = 0u; // is loaded all the same, and not stored
        }
    }
}

// Words 4 i and on, zero past k_left and past the matrix.
uvec4 gather_a(uint32_t i, uint32_t k_left)
{
    bool is_whole = k_left == TILE_K;
    uvec4 words = is_whole ? a_next[i] : uvec4(0u);
    [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
    {
        uint32_t w = VECTOR * i + e, column = a_word_column(w);
        uint32_t k = A_K_CONTIGUOUS ? column : a_word_line(w);
        if ((is_whole || k < k_left) && (A_K_CONTIGUOUS || column <= a_last_row))
        {
            words[e] = input_elements(a_address).x[a_offset[w / A_SPANS] + w % A_SPANS * A_SPAN];
        }
    }
    return words;
}

// Loads this invocation's share of the next k-iteration, of which k_left elements along k exist. The address is made anew each
// time: carried from one iteration to the next, it costs 3 to 7 % of the multiplication on NVIDIA.
void load_a(uint32_t k_left)
{
    a_address = add(a_begin, span(a_iteration, a_step, INPUT_SIZE));
    ++a_iteration;
    [[unroll]] for (uint32_t i = 0u; i < A_VECTORS; ++i)
    {
        if (ALIGNED)
        {
            a_next[i] = uvec4(0u);
            bool is_whole = PEELS && k_left == TILE_K; // and the offset is of something
            uint32_t k = A_K_CONTIGUOUS ? a_vector_column(i) : a_vector_line(i);
            if (is_whole || a_has_vector(i) && k < k_left)
            {
                a_next[i] = input_vectors(a_address).x[a_offset[i]];
            }
        }
        else if (a_has_vector(i))
        {
            a_next[i] = gather_a(i, k_left);
        }
    }
}

// B tile: TILE_N columns x TILE_K, copied in lines along its contiguous direction, 16 bytes at a time.
const uint32_t B_ALL_VECTORS = TILE_N * TILE_K / VECTOR;
const uint32_t B_VECTORS = (B_ALL_VECTORS + INVOCATIONS - 1u) / INVOCATIONS; // of an invocation
const uint32_t B_LINES = BOTH_EVEN ? B_EVEN_LINES : 0u;

uvec4 b_next[B_VECTORS];    // of the next k-iteration
uint32_t b_offset[B_VECTORS * (ALIGNED ? 1u : VECTOR)]; // from b_address, in accesses: vectors if ALIGNED, else words
uvec2 b_begin;                // address of the tile's first row at k = 0
uvec2 b_address;              // the same at the k-iteration that is loaded
uint32_t b_iteration;         // next k-iteration to load
uint32_t b_step;              // from one k-iteration to the next, elements
uint32_t b_last_row;          // of the matrix, counted from the tile's first

uint32_t b_vector_line(uint32_t i)
{
    if (B_LINES != 0u)
    {
        return gl_LocalInvocationIndex / B_LINE_VECTORS + i * B_LINES;
    }
    return (gl_LocalInvocationIndex + i * INVOCATIONS) / B_LINE_VECTORS;
}

uint32_t b_vector_column(uint32_t i)
{
    uint32_t vector = gl_LocalInvocationIndex + (B_LINES != 0u ? 0u : i * INVOCATIONS);
    return vector % B_LINE_VECTORS * VECTOR;
}

// Whether this invocation has a vector i: the last ones may be fewer than invocations.
bool b_has_vector(uint32_t i)
{
    return B_ALL_VECTORS % INVOCATIONS == 0u || gl_LocalInvocationIndex + i * INVOCATIONS < B_ALL_VECTORS;
}

// Where lines begin anywhere, words are loaded, not vectors: neighbours load neighbours. An invocation has one of each span
// of some lines. Spans along k are short, so that those of four lines are stored to shared memory without conflicts.
const uint32_t B_SPAN = B_K_CONTIGUOUS ? 8u : min(32u, TILE_N);
const uint32_t B_SPANS = B_LINE / B_SPAN; // of a line

uint32_t b_word_line(uint32_t w)
{
    return gl_LocalInvocationIndex / B_SPAN + w / B_SPANS * (INVOCATIONS / B_SPAN);
}

uint32_t b_word_column(uint32_t w)
{
    return gl_LocalInvocationIndex % B_SPAN + w % B_SPANS * B_SPAN;
}

// Rows past the matrix repeat its last ones: what they add up to is never stored.
void begin_b(uint32_t batch, uint32_t first_row, uint32_t iteration)
{
    uint32_t leading = problem.b.leading_dimension;
    uint32_t access = ALIGNED ? VECTOR : 1u; // elements
    b_begin = matrix_address(words(problem.b.address), batch, problem.b.batch_stride, INPUT_SIZE);
    b_begin = add(b_begin, span(first_row, B_K_CONTIGUOUS ? leading : 1u, INPUT_SIZE));
    b_iteration = iteration;
    b_step = TILE_K * (B_K_CONTIGUOUS ? 1u : leading);
    b_last_row = problem.n - 1u - first_row;
    [[unroll]] for (uint32_t i = 0u; i < (ALIGNED ? 0u : B_VECTORS); ++i)
    {
        b_next[i] = uvec4(0u); // and stays so where nothing is loaded
    }
    [[unroll]] for (uint32_t i = 0u; i < B_VECTORS * VECTOR / B_SPANS; ++i)
    {
        if (!ALIGNED)
        {
            uint32_t line = b_word_line(i * B_SPANS);
            uint32_t row = min(column_at_place(line), b_last_row);
            b_offset[i] = (B_K_CONTIGUOUS ? row : line) * leading + b_word_column(0u);
        }
    }
    [[unroll]] for (uint32_t i = 0u; i < B_VECTORS; ++i)
    {
        if (!ALIGNED)
        {
            break;
        }
        uint32_t line = b_vector_line(i);
        uint32_t column = b_vector_column(i);
        if (B_K_CONTIGUOUS)
        {
            b_offset[i] = (min(line, b_last_row) * leading + column) / access;
        }
        else
        {
            uint32_t last_vector = PACKED ? b_last_row / VECTOR * VECTOR : b_last_row + 1u - VECTOR;
            b_offset[i] = (line * leading + (ALIGNED ? min(column, last_vector) : column)) / access;
        }
        if (PEELS && !b_has_vector(i))
        {
            b_offset[i] = 0u; // is loaded all the same, and not stored
        }
    }
}

// Words 4 i and on, zero past k_left and past the matrix.
uvec4 gather_b(uint32_t i, uint32_t k_left)
{
    bool is_whole = k_left == TILE_K;
    uvec4 words = is_whole ? b_next[i] : uvec4(0u);
    [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
    {
        uint32_t w = VECTOR * i + e, column = b_word_column(w);
        uint32_t k = B_K_CONTIGUOUS ? column : b_word_line(w);
        if ((is_whole || k < k_left) && (B_K_CONTIGUOUS || column <= b_last_row))
        {
            words[e] = input_elements(b_address).x[b_offset[w / B_SPANS] + w % B_SPANS * B_SPAN];
        }
    }
    return words;
}

// Loads this invocation's share of the next k-iteration, of which k_left elements along k exist. The address is made anew each
// time: carried from one iteration to the next, it costs 3 to 7 % of the multiplication on NVIDIA.
void load_b(uint32_t k_left)
{
    b_address = add(b_begin, span(b_iteration, b_step, INPUT_SIZE));
    ++b_iteration;
    [[unroll]] for (uint32_t i = 0u; i < B_VECTORS; ++i)
    {
        if (ALIGNED)
        {
            b_next[i] = uvec4(0u);
            bool is_whole = PEELS && k_left == TILE_K; // and the offset is of something
            uint32_t k = B_K_CONTIGUOUS ? b_vector_column(i) : b_vector_line(i);
            if (is_whole || b_has_vector(i) && k < k_left)
            {
                b_next[i] = input_vectors(b_address).x[b_offset[i]];
            }
        }
        else if (b_has_vector(i))
        {
            b_next[i] = gather_b(i, k_left);
        }
    }
}

void load_tiles(uint32_t k_left)
{
    load_a(k_left);
    load_b(k_left);
}
