#include "load_lines_of_blocks.glsl"

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

// What a run is multiplied by: of each row, PART_VECTORS vectors for each of its two parts. Both are loaded at once, unless they
// would take too many registers.
const uint32_t PART_VECTORS = PART_ELEMENTS / VECTOR;
const uint32_t A_PARTS = TILE_M <= 2u ? 2u : 1u; // at once
uvec4 a_run[TILE_M][A_PARTS * PART_VECTORS];

// VECTOR neighbours along k, word by word. If this was unrolled, its loads would be issued where there are vectors, too.
uvec4 gather_a(uvec2 row, uint32_t k)
{
    const uint32_t WORD = VECTOR / 4u; // elements
    uvec4 gathered = uvec4(0u);
    uvec2 address = add(row, span(k, a_stride, INPUT_SIZE));
    [[dont_unroll]] for (uint32_t first = 0u; first < VECTOR; first += WORD)
    {
        uint32_t bits = uint(input_elements(address).x[first * a_stride]);
        if (WORD == 2u)
        {
            bits |= uint(input_elements(address).x[(first + 1u) * a_stride]) << 16u;
        }
        gathered = uvec4(gathered.yzw, bits);
    }
    return gathered;
}

// Where vector v of a run's part begins, and those behind it. The run is that of element k.
uint32_t a_vector_begin(uint32_t k, uint32_t part, uint32_t v)
{
    uint32_t run = k % BLOCK_ELEMENTS / RUN;
    return k - k % BLOCK_ELEMENTS + part_begin(run, part + v / PART_VECTORS) + v % PART_VECTORS * VECTOR;
}

// Address of row m of the tile. Rows past m repeat the last one: what they add up to is never stored.
uvec2 a_row(uint32_t m)
{
    return add(a_begin, span(min(m, a_rows - 1u), A_K_CONTIGUOUS ? problem.a.leading_dimension : 1u, INPUT_SIZE));
}

// Loads what the run of element k is multiplied by: A_PARTS parts from one on.
void load_a(uint32_t k, uint32_t part)
{
    const uint32_t ROW = A_PARTS * PART_VECTORS;
    if (a_has_vectors)
    {
        [[unroll]] for (uint32_t i = 0u; i < TILE_M * ROW; ++i)
        {
            a_run[i / ROW][i % ROW] = input_vectors(a_row(i / ROW)).x[a_vector_begin(k, part, i % ROW) / VECTOR];
        }
    }
    else
    {
        [[unroll]] for (uint32_t i = 0u; i < TILE_M * ROW; ++i)
        {
            a_run[i / ROW][i % ROW] = gather_a(a_row(i / ROW), a_vector_begin(k, part, i % ROW));
        }
    }
}
