// B tile: TILE_N columns x TILE_K of blocks. It is loaded run by run, as its bytes are, and decoded when it is stored to shared
// memory, each element rounded once. A run lies within 128 elements, which a tile has whole.
const uint32_t LINE_RUNS = TILE_K / RUN_ELEMENTS;
const uint32_t B_ALL_RUNS = TILE_N * LINE_RUNS;
const uint32_t B_RUNS = (B_ALL_RUNS + INVOCATIONS - 1u) / INVOCATIONS; // of an invocation

sk_run b_next[B_RUNS];  // of the next k-iteration
uvec2 b_begin;          // address of the tile's first column at k = 0
uint32_t b_iteration;   // next k-iteration to load
uint32_t b_last_column; // of the matrix, counted from the tile's first

// Whether this invocation has a run i: the last ones may be fewer than invocations.
bool b_has_run(uint32_t i)
{
    return B_ALL_RUNS % INVOCATIONS == 0u || gl_LocalInvocationIndex + i * INVOCATIONS < B_ALL_RUNS;
}

// Eight neighbouring invocations have two runs of each of four columns. So they store to all banks of shared memory at a time:
// four runs of two columns would meet in half of them.
uint32_t b_run_column(uint32_t i)
{
    uint32_t number = gl_LocalInvocationIndex + i * INVOCATIONS;
    return number / (4u * LINE_RUNS) * 4u + number / 2u % 4u;
}

// Elements before run i, counted from the k-iteration's first, if elements lay in the order of runs.
uint32_t b_run_begin(uint32_t i)
{
    uint32_t number = gl_LocalInvocationIndex + i * INVOCATIONS;
    return (number / 8u % (LINE_RUNS / 2u) * 2u + number % 2u) * RUN_ELEMENTS;
}

void begin_b(uint32_t batch, uint32_t first_column, uint32_t iteration)
{
    uvec2 matrix = POINTERS ? matrix_address(words(problem.b.address), batch, 0u, 1u)
                            : add(words(problem.b.address), block_span(batch, problem.b.batch_stride));
    b_begin = add(matrix, block_span(first_column, problem.b.leading_dimension));
    b_iteration = iteration;
    b_last_column = problem.n - 1u - first_column;
}

// Loads this invocation's share of the next k-iteration, of which k_left elements along k exist; behind them, scales of 0. Columns
// past the matrix repeat its last one: what they add up to is never stored.
void load_b(uint32_t k_left)
{
    [[unroll]] for (uint32_t i = 0u; i < B_RUNS; ++i)
    {
        uint32_t k = b_iteration * TILE_K + b_run_begin(i);
        b_next[i] = sk_run(uvec4(0u), uvec4(0u), uvec4(0u));
        if (b_has_run(i) && b_run_begin(i) < k_left)
        {
            uvec2 column = add(b_begin, block_span(min(b_run_column(i), b_last_column), problem.b.leading_dimension));
            b_next[i] = load_run(column, k);
        }
    }
    ++b_iteration;
}

#include "round_to_bf16.glsl"

uint32_t rounded_pair(float first, float second)
{
    return round_to_bf16(first) | round_to_bf16(second) << 16;
}

// Eight neighbours of a run, the first of which is in a quad.
uvec4 decode_eight(sk_run loaded, uint32_t quad, float scale, float minimum)
{
    vec4 first = codes_of(loaded, quad), second = codes_of(loaded, quad + 1u);
    first = HAS_MINIMA ? fma(vec4(scale), first, vec4(minimum)) : scale * first;
    second = HAS_MINIMA ? fma(vec4(scale), second, vec4(minimum)) : scale * second;
    return uvec4(rounded_pair(first.x, first.y), rounded_pair(first.z, first.w), rounded_pair(second.x, second.y),
                 rounded_pair(second.z, second.w));
}

// Decodes the loaded runs into shared memory, where columns begin as b_column() says.
void store_b()
{
    [[unroll]] for (uint32_t i = 0u; i < B_RUNS; ++i)
    {
        if (b_has_run(i))
        {
            uint32_t first = (b_iteration - 1u) * TILE_K % BLOCK_ELEMENTS; // of the tile, counted from its block's
            uint32_t k = first + b_run_begin(i);
            uint32_t run = k % BLOCK_ELEMENTS / RUN_ELEMENTS, block = k - k % BLOCK_ELEMENTS;
            vec2 scales = scales_of(b_next[i], run), minima = HAS_MINIMA ? minima_of(b_next[i], run) : vec2(0.0);
            [[unroll]] for (uint32_t v = 0u; v < 4u; ++v)
            {
                uint32_t at = block + part_begin(run, v / 2u) + v % 2u * VECTOR - first;
                shared_vectors[b_column(b_run_column(i)) + at / VECTOR] =
                    decode_eight(b_next[i], 2u * v, scales[v / 2u], minima[v / 2u]);
            }
        }
    }
}

void load_tiles(uint32_t k_left)
{
    load_a(k_left);
    load_b(k_left);
}
