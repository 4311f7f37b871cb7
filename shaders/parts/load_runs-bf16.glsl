// Two elements and the word that holds them: OpBitcast.
spirv_instruction(id = 124) bf16vec2 as_pair(uint word);
spirv_instruction(id = 124) uint as_word(bf16vec2 pair);

// B tile: TILE_N columns x TILE_K of blocks. It passes no shared memory: each invocation loads runs of its subgroup's columns, as
// their bytes are, and decodes them right before they are multiplied, each element rounded once. Neighbouring invocations have the
// runs of a column.
const uint32_t COLUMN_RUNS = FRAGMENT_N * LINE_RUNS; // of a fragment's columns
const uint32_t FRAGMENT_RUNS = COLUMN_RUNS / SUBGROUP_SIZE;
const uint32_t B_RUNS = FRAGMENTS_N * FRAGMENT_RUNS; // of an invocation

sk_run b_next[B_RUNS];          // of the next k-iteration
sk_run b_runs[B_RUNS];          // of this one
vec2 b_scales[B_RUNS], b_minima[B_RUNS];
uvec2 b_lines[B_RUNS];          // addresses of this invocation's columns at k = 0
uint32_t b_iteration;           // next k-iteration to load
bool b_is_told;                 // whether this subgroup's invocations hold what they load: see holds_quads()

// Where run i lies: its column in the fragment's, and its place in the column.
uint32_t b_run_column(uint32_t i)
{
    return (gl_SubgroupInvocationID + i % FRAGMENT_RUNS * SUBGROUP_SIZE) / LINE_RUNS;
}

uint32_t b_run_place()
{
    return gl_SubgroupInvocationID % LINE_RUNS;
}

// Of a step, fragments have a quad of each run: pair 0 of all runs, then pair 1. A fragment of B lies in shared memory column by
// column.
uint32_t staged_word(uint32_t column, uint32_t run, uint32_t pair)
{
    return column * (FRAGMENT_K / 2u) + pair * LINE_RUNS + run;
}

// First vector of shared memory through which this subgroup's fragments of B pass.
uint32_t stage_begin()
{
    return B_VECTORS_BEGIN + gl_SubgroupID * FRAGMENT_K * FRAGMENT_N / VECTOR;
}

coopmat<bfloat16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_N, gl_MatrixUseB> staged_fragment()
{
    coopmat<bfloat16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_N, gl_MatrixUseB> fragment;
    coopMatLoad(fragment, shared_vectors, stage_begin(), FRAGMENT_K / VECTOR, gl_CooperativeMatrixLayoutColumnMajor);
    return fragment;
}

void begin_b(uint32_t batch, uint32_t first_column, uint32_t iteration)
{
    uvec2 matrix = POINTERS ? matrix_address(words(problem.b.address), batch, 0u, 1u)
                            : add(words(problem.b.address), block_span(batch, problem.b.batch_stride));
    first_column += subgroup_column();
    [[unroll]] for (uint32_t i = 0u; i < B_RUNS; ++i)
    {
        uint32_t column = first_column + i / FRAGMENT_RUNS * FRAGMENT_N + b_run_column(i);
        b_lines[i] = add(matrix, block_span(min(column, problem.n - 1u), problem.b.leading_dimension));
    }
    b_iteration = iteration;
}

// Loads this invocation's share of the next k-iteration, of which k_left elements along k exist. Behind them the last run is
// repeated. Columns past the matrix repeat its last one, too: what they add up to is never stored.
void load_b(uint32_t k_left)
{
    uint32_t k = b_iteration * TILE_K + min(b_run_place() * RUN_ELEMENTS, k_left - RUN_ELEMENTS);
    [[unroll]] for (uint32_t i = 0u; i < B_RUNS; ++i)
    {
        b_next[i] = load_run(b_lines[i], k);
    }
    ++b_iteration;
}

// What was loaded is what is multiplied next. Runs behind k have scales of 0.
void take_runs()
{
    uint32_t run = ((b_iteration - 1u) * TILE_K / RUN_ELEMENTS + b_run_place()) % (BLOCK_ELEMENTS / RUN_ELEMENTS);
    bool exists = b_run_place() * RUN_ELEMENTS < next_left;
    [[unroll]] for (uint32_t i = 0u; i < B_RUNS; ++i)
    {
        b_runs[i] = b_next[i];
        b_scales[i] = exists ? scales_of(b_runs[i], run) : vec2(0.0);
        b_minima[i] = exists && HAS_MINIMA ? minima_of(b_runs[i], run) : vec2(0.0);
    }
}

#include "round_to_bf16.glsl"

uint32_t rounded_pair(float first, float second)
{
    return round_to_bf16(first) | round_to_bf16(second) << 16;
}

// Two pairs of elements: a quad of run i.
uvec2 decoded_quad(uint32_t i, uint32_t quad)
{
    float scale = b_scales[i][quad / 4u], minimum = b_minima[i][quad / 4u];
    vec4 codes = codes_of(b_runs[i], quad);
    vec4 elements = HAS_MINIMA ? fma(vec4(scale), codes, vec4(minimum)) : scale * codes;
    return uvec2(rounded_pair(elements.x, elements.y), rounded_pair(elements.z, elements.w));
}

// Which elements of a fragment of B an invocation holds is the driver's affair. On NVIDIA's GPUs they are a quad each of the runs
// that it loads. That is asked: a fragment of numbers is loaded, and all of a subgroup must find those that they expect.
bool holds_quads()
{
    coopmat<bfloat16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_N, gl_MatrixUseB> fragment;
    if (!AHEAD || fragment.length() != 4u * FRAGMENT_RUNS)
    {
        return false;
    }
    uint32_t vector = stage_begin() + gl_SubgroupInvocationID;
    [[unroll]] for (uint32_t pair = 0u; pair < 4u; ++pair)
    {
        float number = float(gl_SubgroupInvocationID * VECTOR + 2u * pair);
        shared_vectors[vector][pair] = rounded_pair(number, number + 1.0);
    }
    subgroupBarrier();
    fragment = staged_fragment();
    bool expected = true;
    [[unroll]] for (uint32_t e = 0u; e < 4u * FRAGMENT_RUNS; ++e)
    {
        uint32_t number = 2u * staged_word(b_run_column(e / 4u), b_run_place(), e / 2u % 2u) + e % 2u;
        expected = expected && float(fragment[e]) == float(number);
    }
    subgroupBarrier();
    shared_vectors[vector].x = expected ? 1u : 0u;
    subgroupBarrier();
    uint32_t all = 1u;
    for (uint32_t i = 0u; i < SUBGROUP_SIZE; ++i)
    {
        all &= shared_vectors[stage_begin() + i].x;
    }
    return all == 1u;
}

coopmat<bfloat16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_N, gl_MatrixUseB> b_fragment(uint32_t step, uint32_t j, bool holds)
{
    coopmat<bfloat16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_N, gl_MatrixUseB> fragment;
    if (holds)
    {
        [[unroll]] for (uint32_t i = 0u; i < FRAGMENT_RUNS; ++i)
        {
            uvec2 quad = decoded_quad(j * FRAGMENT_RUNS + i, step);
            bf16vec2 first = as_pair(quad.x), second = as_pair(quad.y);
            fragment[4u * i] = first.x;
            fragment[4u * i + 1u] = first.y;
            fragment[4u * i + 2u] = second.x;
            fragment[4u * i + 3u] = second.y;
        }
        return fragment;
    }
    subgroupBarrier();
    [[unroll]] for (uint32_t i = 0u; i < FRAGMENT_RUNS; ++i)
    {
        uvec2 quad = decoded_quad(j * FRAGMENT_RUNS + i, step);
        [[unroll]] for (uint32_t pair = 0u; pair < 2u; ++pair)
        {
            uint32_t word = staged_word(b_run_column(i), b_run_place(), pair);
            shared_vectors[stage_begin() + word / 4u][word % 4u] = quad[pair];
        }
    }
    subgroupBarrier();
    return staged_fragment();
}

// Multiplies the tile of A in shared memory by this invocation's runs of B.
void multiply_runs(bool holds)
{
    [[unroll]] for (uint32_t step = 0u; step < STEPS; ++step)
    {
        coopmat<bfloat16_t, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_K, gl_MatrixUseA> a[FRAGMENTS_M];
        [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
        {
            a[i] = a_fragment(step, i);
        }
        [[unroll]] for (uint32_t j = 0u; j < FRAGMENTS_N; ++j)
        {
            coopmat<bfloat16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_N, gl_MatrixUseB> b = b_fragment(step, j, holds);
            [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
            {
                sums[i][j] = coopMatMulAdd(a[i], b, sums[i][j]);
            }
        }
    }
}

void multiply_tile()
{
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
