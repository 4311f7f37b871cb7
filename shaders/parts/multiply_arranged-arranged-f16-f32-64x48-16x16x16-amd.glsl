// Two elements and the word that holds them: OpBitcast.
spirv_instruction(id = 124) f16vec2 as_pair(uint word);
spirv_instruction(id = 124) uint as_word(f16vec2 pair);

#include "sums_coop-f32-64x48.glsl"

// A and B were arranged by a copy: the 16 bytes that an invocation holds of a fragment lie together in memory. They are loaded
// straight into registers. Only sums pass through shared memory, on their way to D. Subgroups that share fragments find them in
// the L1 cache.
const uint32_t STEPS = TILE_K / FRAGMENT_K;
shared uvec4 shared_vectors[1664];

layout(buffer_reference, std430, buffer_reference_align = 16) readonly restrict buffer arranged_vectors
{
    uvec4 x[];
};

// Where in a fragment those of an invocation begin.
uint32_t sk_place_in_fragment(uint32_t invocation, uint32_t vectors, uint32_t held)
{
    return invocation % (vectors / held) * held;
}

// Whether no earlier invocation holds the same.
bool sk_holds_first(uint32_t invocation, uint32_t vectors, uint32_t held)
{
    return invocation < vectors / held;
}

const uint32_t MOST_HELD = 2u; // times 16 bytes of a fragment, by an invocation
const uint32_t ARRANGED_VECTORS = FRAGMENT_M * FRAGMENT_K / 8u; // of 16 bytes, in a fragment

uint32_t a_held()
{
    coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_K, gl_MatrixUseA> fragment;
    return uint32_t(fragment.length()) / 8u;
}

// Where those of this invocation begin in a fragment.
uint32_t a_place()
{
    return sk_place_in_fragment(gl_SubgroupInvocationID, ARRANGED_VECTORS, a_held());
}

uint32_t b_held()
{
    coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_N, gl_MatrixUseB> fragment;
    return uint32_t(fragment.length()) / 8u;
}

// Where those of this invocation begin in a fragment.
uint32_t b_place()
{
    return sk_place_in_fragment(gl_SubgroupInvocationID, ARRANGED_VECTORS, b_held());
}

uvec4 a_loaded[STEPS][FRAGMENTS_M][MOST_HELD]; // of as many steps
uvec2 a_address;                            // of this invocation's part of the next fragment
uvec4 b_loaded[STEPS][FRAGMENTS_N][MOST_HELD]; // of as many steps
uvec2 b_address;                            // of this invocation's part of the next fragment

// Strips of SUBGROUP_M rows of A, and of SUBGROUP_N columns of B, lie behind one another; in a strip the steps along k, and in
// a step its fragments.
void begin_loads(sk_tile_position position, uint32_t k_iteration)
{
    uint32_t steps = (problem.k + TILE_K - 1u) / TILE_K * STEPS; // of a strip
    uint32_t a_strip = (position.row * TILE_M + subgroup_row()) / SUBGROUP_M;
    uint32_t b_strip = (position.column * TILE_N + subgroup_column()) / SUBGROUP_N;
    a_address = matrix_address(words(problem.a.address), position.batch, problem.a.batch_stride, 2u);
    uint32_t a_fragments = (a_strip * steps + k_iteration * STEPS) * FRAGMENTS_M;
    a_address = add(a_address, span(a_fragments * ARRANGED_VECTORS + a_place(), 1u, 16u));
    b_address = matrix_address(words(problem.b.address), position.batch, problem.b.batch_stride, 2u);
    uint32_t b_fragments = (b_strip * steps + k_iteration * STEPS) * FRAGMENTS_N;
    b_address = add(b_address, span(b_fragments * ARRANGED_VECTORS + b_place(), 1u, 16u));
}

// Loads the fragments of a step, which is so many behind those at the addresses.
void load_step(uint32_t step, uint32_t behind)
{
    [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
    {
        uint32_t place = (behind * FRAGMENTS_M + i) * ARRANGED_VECTORS;
        a_loaded[step % STEPS][i][0] = arranged_vectors(a_address).x[place];
        if (a_held() > 1u)
        {
            a_loaded[step % STEPS][i][1] = arranged_vectors(a_address).x[place + 1u];
        }
    }
    [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_N; ++i)
    {
        uint32_t place = (behind * FRAGMENTS_N + i) * ARRANGED_VECTORS;
        b_loaded[step % STEPS][i][0] = arranged_vectors(b_address).x[place];
        if (b_held() > 1u)
        {
            b_loaded[step % STEPS][i][1] = arranged_vectors(b_address).x[place + 1u];
        }
    }
}

void skip_steps(uint32_t steps)
{
    a_address = add(a_address, uvec2(steps * FRAGMENTS_M * ARRANGED_VECTORS * 16u, 0u));
    b_address = add(b_address, uvec2(steps * FRAGMENTS_N * ARRANGED_VECTORS * 16u, 0u));
}

coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_K, gl_MatrixUseA> a_fragment(uvec4 bits[MOST_HELD])
{
    coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_K, gl_MatrixUseA> fragment;
    [[unroll]] for (uint32_t e = 0u; e < 8u * MOST_HELD; e += 2u)
    {
        if (e < fragment.length())
        {
            f16vec2 pair = as_pair(bits[e / 8u][e % 8u / 2u]);
            fragment[e % fragment.length()] = pair.x;
            fragment[e % fragment.length() + 1u] = pair.y;
        }
    }
    return fragment;
}

coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_N, gl_MatrixUseB> b_fragment(uvec4 bits[MOST_HELD])
{
    coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_N, gl_MatrixUseB> fragment;
    [[unroll]] for (uint32_t e = 0u; e < 8u * MOST_HELD; e += 2u)
    {
        if (e < fragment.length())
        {
            f16vec2 pair = as_pair(bits[e / 8u][e % 8u / 2u]);
            fragment[e % fragment.length()] = pair.x;
            fragment[e % fragment.length() + 1u] = pair.y;
        }
    }
    return fragment;
}

void multiply_step(uint32_t step)
{
    coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_K, gl_MatrixUseA> a[FRAGMENTS_M];
    [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
    {
        a[i] = a_fragment(a_loaded[step][i]);
    }
    [[unroll]] for (uint32_t j = 0u; j < FRAGMENTS_N; ++j)
    {
        coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_N, gl_MatrixUseB> b = b_fragment(b_loaded[step][j]);
        [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
        {
            sums[i][j] = coopMatMulAdd(a[i], b, sums[i][j]);
        }
    }
}

// Nobody takes this branch: there are no k-iterations of k 0. AMD's compiler moves no loads across it. Else it would put all of a
// turn's at the turn's begin, where registers of steps before are not free yet, and copy them later: it would wait for them.
void end_block()
{
    if (problem.k == 0u)
    {
        barrier();
    }
}

// Sums up the k-iterations [k_begin, k_end) of one tile, while the next STEPS - 1 steps are being loaded. What is loaded behind
// the last step is not used: it is the strip that follows, or what the copy has behind its last strip.
void multiply_segment(sk_tile_position position, sk_segment segment)
{
    if (segment.k_begin == segment.k_end)
    {
        return;
    }
    barrier(); // elsewhere tiles pass through shared memory: what the workgroup was told there before, all have read
    begin_loads(position, segment.k_begin);
    [[unroll]] for (uint32_t step = 0u; step < STEPS - 1u; ++step)
    {
        load_step(step, step);
    }
    skip_steps(STEPS - 1u);
    for (uint32_t k = segment.k_begin; k < segment.k_end; ++k)
    {
        [[unroll]] for (uint32_t step = 0u; step < STEPS; ++step)
        {
            load_step(step + STEPS - 1u, step);
            multiply_step(step);
            end_block();
        }
        skip_steps(STEPS);
    }
}
