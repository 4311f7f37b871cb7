// A vector of A has two quads of a run, which are of two steps.
void store_a_vector(uint32_t i)
{
    uint32_t column = a_vector_column(i), at = a_word(i);
    if (!A_K_CONTIGUOUS)
    {
        shared_vectors[at + column / VECTOR] = a_next[i];
        return;
    }
    at += column % RUN_ELEMENTS / 4u * STEP_VECTORS;
    [[unroll]] for (uint32_t pair = 0u; pair < 4u; ++pair)
    {
        uint32_t first = pair / 2u * 2u; // word of the quad
        uint32_t word = pair % 2u * LINE_RUNS; // of the step
        shared_vectors[at + pair / 2u * STEP_VECTORS + word / 4u][word % 4u + column / RUN_ELEMENTS] = halves_of(a_next[i][first], a_next[i][first + 1u], pair % 2u);
    }
}

// Of the last k-iteration, what lies behind k becomes zero: anything was loaded for it.
void clear_rest()
{
    if (next_left < TILE_K)
    {
        [[unroll]] for (uint32_t i = 0u; i < A_VECTORS; ++i)
        {
            a_next[i] = a_vector_k(i) < next_left ? a_next[i] : uvec4(0u);
        }
    }
}

// B tile: TILE_N columns x TILE_K of blocks. Its bytes are copied to shared memory unit by unit, by neighbouring invocations from
// neighbouring units. An invocation reads runs of its subgroup's columns from there, and decodes them right before they are
// multiplied, each element rounded once. Neighbouring invocations have the runs of a column.
const uint32_t COLUMN_RUNS = FRAGMENT_N * LINE_RUNS; // of a fragment's columns
const uint32_t FRAGMENT_RUNS = COLUMN_RUNS / SUBGROUP_SIZE;
const uint32_t B_RUNS = FRAGMENTS_N * FRAGMENT_RUNS; // of an invocation

uint32_t b_next[VECTORS ? 1u : B_UNITS]; // words of the next k-iteration
uvec4 b_next_vectors[VECTORS ? B_UNITS : 1u];
uint32_t b_offsets[B_UNITS]; // where they lie, units from the one around b_begin; of pieces, and of words, if not IS_STEADY, where columns
                             // begin, bytes
uvec2 b_begin;               // address of the subgroup's first column at k = 0
uint32_t b_column_bytes;     // from a column to the next
uint32_t b_last_column;      // of the matrix, counted from the subgroup's first
uint32_t b_last_unit;        // that has a byte of the subgroup's columns, counted from the one around b_begin
uint32_t b_iteration;        // next k-iteration to load
sk_run b_runs[B_RUNS];       // of the k-iteration that is multiplied
vec2 b_scales[B_RUNS], b_minima[B_RUNS];
bool b_is_told;              // whether this subgroup's invocations hold what they load: see holds_quads()
bool b_stays;                // whether the next k-iteration has the blocks of the one in hand, which stay in shared memory

// Where run i lies: its column in the fragment's, and its place in the column.
uint32_t b_run_column(uint32_t i)
{
    return (gl_SubgroupInvocationID + i % FRAGMENT_RUNS * SUBGROUP_SIZE) / LINE_RUNS;
}

uint32_t b_run_place()
{
    return gl_SubgroupInvocationID % LINE_RUNS;
}

// Where this subgroup's words begin in shared memory.
uint32_t words_begin()
{
    return 4u * (B_VECTORS_BEGIN + gl_SubgroupID * SUBGROUP_VECTORS);
}

// Of a step, fragments have a quad of each run: pair 0 of all runs, then pair 1. A fragment of B lies in shared memory column by
// column.
uint32_t staged_word(uint32_t column, uint32_t run, uint32_t pair)
{
    return column * (FRAGMENT_K / 2u) + pair * LINE_RUNS + run;
}

// First vector of shared memory through which this subgroup's fragments of B pass, when all of its runs are in registers.
uint32_t stage_begin()
{
    return words_begin() / 4u;
}

coopmat<MATRIX_ELEMENT, gl_ScopeSubgroup, FRAGMENT_N, FRAGMENT_K, gl_MatrixUseA> staged_fragment()
{
    coopmat<MATRIX_ELEMENT, gl_ScopeSubgroup, FRAGMENT_N, FRAGMENT_K, gl_MatrixUseA> fragment;
    coopMatLoad(fragment, shared_vectors, stage_begin(), FRAGMENT_K / VECTOR, gl_CooperativeMatrixLayoutRowMajor);
    return fragment;
}

// Of a column whose bytes from `at` on are loaded: which word is word i of this invocation. Its last one is loaded in place of those
// behind it.
uint32_t word_of_column(uint32_t i, uint32_t at, uint32_t bytes)
{
    uint32_t number = (gl_SubgroupInvocationID + i * SUBGROUP_SIZE) % COLUMN_UNITS;
    return at / 4u + min(number, (at % 4u + bytes - 1u) / 4u);
}

#include "pieces_of_blocks.glsl"

// Columns past the matrix repeat its last one: what they add up to is never stored.
void begin_b(uint32_t batch, uint32_t first_column, uint32_t iteration)
{
    uvec2 matrix = POINTERS ? matrix_address(words(problem.b.address), batch, 0u, 1u)
                            : add(words(problem.b.address), block_span(batch, problem.b.batch_stride));
    first_column = min(first_column + subgroup_column(), problem.n - 1u);
    b_begin = add(matrix, block_span(first_column, problem.b.leading_dimension));
    b_column_bytes = problem.b.leading_dimension / BLOCK_ELEMENTS * BLOCK_SIZE;
    b_last_column = problem.n - 1u - first_column;
    [[unroll]] for (uint32_t i = 0u; i < B_UNITS; ++i)
    {
        uint32_t unit = gl_SubgroupInvocationID + i * SUBGROUP_SIZE;
        uint32_t begin = b_begin.x % 4u + min(min(unit / COLUMN_UNITS, SUBGROUP_N - 1u), b_last_column) * b_column_bytes;
        if (HAS_PIECES)
        {
            b_offsets[i] = b_begin.x % 4u + min(piece_unit(i) / COLUMN_LOADS, b_last_column) * b_column_bytes;
            continue;
        }
        b_offsets[i] = VECTORS ? begin / 16u + unit % COLUMN_UNITS : IS_STEADY ? word_of_column(i, begin, COLUMN_BYTES) : begin;
    }
    uint32_t last_begin = b_begin.x % 4u + min(SUBGROUP_N - 1u, b_last_column) * b_column_bytes;
    b_last_unit = (last_begin + problem.k / BLOCK_ELEMENTS * BLOCK_SIZE - 1u) / COPIED;
    b_iteration = iteration;
    b_is_told = false;
}

// Bytes of a column before those of a k-iteration.
uint32_t bytes_before(uint32_t iteration)
{
    return (SPLITS_BLOCKS ? iteration * TILE_K / BLOCK_ELEMENTS : iteration * (TILE_K / BLOCK_ELEMENTS)) * BLOCK_SIZE;
}

// Loads this invocation's share of the next k-iteration, of which k_left elements along k exist. If VECTORS or IS_STEADY, units behind
// the last k are others of the matrix.
void load_units(uint32_t k_left)
{
    uint32_t bytes = SPLITS_BLOCKS ? BLOCK_SIZE : k_left / BLOCK_ELEMENTS * BLOCK_SIZE;
    uint32_t before = bytes_before(b_iteration);
    [[unroll]] for (uint32_t i = 0u; i < B_UNITS; ++i)
    {
        uint32_t unit = b_offsets[i] + before / COPIED;
        if (HAS_PIECES)
        {
            unit = (b_offsets[i] + before) / COPIED + piece_source(piece_number(i), b_iteration % SHARES);
        }
        unit = min(unit, b_last_unit);
        if (VECTORS)
        {
            b_next_vectors[i] = input_vectors(b_begin).x[unit];
        }
        else
        {
            b_next[i] = words_around(b_begin).x[IS_STEADY ? unit : word_of_column(i, b_offsets[i] + before, bytes)];
        }
    }
}

// Fragments that pass shared memory do so where blocks are, which then do not stay.
void load_b(uint32_t k_left)
{
    b_stays = SPLITS_BLOCKS && !HAS_PIECES && b_is_told && b_iteration % SHARES != 0u;
    if (!b_stays)
    {
        load_units(k_left);
    }
    ++b_iteration;
}

void store_units()
{
    if (HAS_PIECES)
    {
        store_pieces();
        return;
    }
    if (b_stays)
    {
        return;
    }
    uint32_t first = words_begin() / 4u;
    [[unroll]] for (uint32_t i = 0u; i < B_UNITS; ++i)
    {
        uint32_t unit = gl_SubgroupInvocationID + i * SUBGROUP_SIZE;
        if (VECTORS && unit < SUBGROUP_VECTORS)
        {
            shared_vectors[first + unit] = b_next_vectors[i];
        }
        if (!VECTORS)
        {
            uint32_t vector = first + gl_SubgroupInvocationID / 4u + i * (SUBGROUP_SIZE / 4u);
            shared_vectors[vector][gl_SubgroupInvocationID % 4u] = b_next[i];
        }
    }
}

// The runs of a k-iteration that are in shared memory, of which k_left elements along k exist. Behind them, scales are 0.
void take_runs(uint32_t iteration, uint32_t k_left)
{
    uint32_t place = min(b_run_place(), k_left / RUN_ELEMENTS - 1u);
    uint32_t before = SPLITS_BLOCKS ? 0u : place * RUN_ELEMENTS / BLOCK_ELEMENTS * BLOCK_SIZE;
    uint32_t run = (iteration * LINE_RUNS + place) % (BLOCK_ELEMENTS / RUN_ELEMENTS);
    bool exists = b_run_place() == place;
    [[unroll]] for (uint32_t i = 0u; i < B_RUNS; ++i)
    {
        uint32_t column = i / FRAGMENT_RUNS * FRAGMENT_N + b_run_column(i);
        uint32_t begin = VECTORS ? 0u : b_begin.x + min(column, b_last_column) * b_column_bytes; // it begins a vector
        uint32_t at = (begin + (IS_STEADY ? 0u : bytes_before(iteration))) % COPIED + before;
        b_runs[i] = run_at(block_words(words_begin() + column * (COLUMN_UNITS * COPIED / 4u) + at / 4u), at % 4u, run);
        vec2 scales = scales_of(b_runs[i], run), minima = minima_of(b_runs[i], run);
        b_scales[i] = exists ? scales : vec2(0.0);
        b_minima[i] = exists ? minima : vec2(0.0);
    }
}

// A quad of run i: elements 0 and 2, then 1 and 3.
uvec2 decoded_quad(uint32_t i, uint32_t quad)
{
    return decoded(codes_of(b_runs[i], quad), b_scales[i][quad / 4u], b_minima[i][quad / 4u]);
}

#include "multiply_runs.glsl"

void multiply_tile(uint32_t iteration, uint32_t k_left)
{
    take_runs(iteration, k_left);
    if (AHEAD && b_is_told)
    {
        multiply_runs(true);
    }
    else
    {
        multiply_runs(false);
    }
}

void load_tiles(uint32_t k_left)
{
    load_a(k_left);
    load_b(k_left);
}
