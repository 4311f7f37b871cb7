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
const uint32_t A_BLOCKS = A_TRANSPOSED ? A_ALL_VECTORS / BLOCK : A_ALL_VECTORS; // dealt to invocations
const uint32_t A_VECTORS = (A_BLOCKS + INVOCATIONS - 1u) / INVOCATIONS * (A_TRANSPOSED ? BLOCK : 1u); // of one
const uint32_t A_LINES = BOTH_EVEN ? A_EVEN_LINES : AHEAD ? 0u : A_EVEN_LINES;

uvec4 a_next[A_VECTORS];    // of the next k-iteration
uint32_t a_offset[A_VECTORS]; // from a_address, in accesses: vectors if ALIGNED, else elements
uvec2 a_begin;                // address of the tile's first row at k = 0
uvec2 a_address;              // the same at the k-iteration that is loaded
uint32_t a_iteration;         // next k-iteration to load
uint32_t a_step;              // from one k-iteration to the next, elements
uint32_t a_last_row;          // of the matrix, counted from the tile's first
uvec2 a_block[A_VECTORS];     // where it begins, if A_TRANSPOSED, by its number in this invocation: see block_place()

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
    uint32_t block = A_TRANSPOSED ? i / BLOCK : i;
    return A_BLOCKS % INVOCATIONS == 0u || gl_LocalInvocationIndex + block * INVOCATIONS < A_BLOCKS;
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
    [[unroll]] for (uint32_t i = 0u; i < (A_TRANSPOSED ? A_VECTORS / BLOCK : 0u); ++i)
    {
        a_block[i] = block_place(gl_LocalInvocationIndex + i * INVOCATIONS, A_PARTS, A_NEAR);
    }
    [[unroll]] for (uint32_t i = 0u; i < A_VECTORS; ++i)
    {
        uint32_t line = a_vector_line(i);
        uint32_t column = a_vector_column(i);
        if (A_TRANSPOSED)
        {
            line = a_block[i / BLOCK].x * BLOCK; // see a_line_address()
            column = a_block[i / BLOCK].y * VECTOR;
        }
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

// What the offset of vector i counts from. The vectors of a block have one, as they lie in neighbouring lines, which do not
// span 2^31 bytes.
uvec2 a_line_address(uint32_t i)
{
    return A_TRANSPOSED ? add(a_address, uvec2(i % BLOCK * problem.a.leading_dimension * INPUT_SIZE, 0u)) : a_address;
}

// Elements of vector i one by one, zero past k_left.
uvec4 gather_a(uint32_t i, uint32_t k_left)
{
    uint elements[VECTOR];
    [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
    {
        uint32_t k = A_K_CONTIGUOUS ? a_vector_column(i) + e : a_vector_line(i);
        uint32_t column = a_vector_column(i);
        uint32_t next = A_K_CONTIGUOUS ? e : min(column + e, a_last_row) - column;
        elements[e] = 0u;
        if (k < k_left)
        {
            elements[e] = uint(input_elements(a_address).x[a_offset[i] + next]);
        }
    }
    return uvec4(elements[0] | elements[1] << 16, elements[2] | elements[3] << 16,
                 elements[4] | elements[5] << 16, elements[6] | elements[7] << 16);
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
            k = A_TRANSPOSED ? a_block[i / BLOCK].x * BLOCK + i % BLOCK : k;
            if (is_whole || a_has_vector(i) && k < k_left)
            {
                a_next[i] = input_vectors(a_line_address(i)).x[a_offset[i]];
            }
        }
        else if (a_has_vector(i))
        {
            a_next[i] = gather_a(i, k_left);
        }
    }
}

#include "load_decoded.glsl"
