// Two elements and the word that holds them: OpBitcast.
spirv_instruction(id = 124) f16vec2 as_pair(uint word);
spirv_instruction(id = 124) uint as_word(f16vec2 pair);

#include "sums_coop-f32-8x16.glsl"

// A and B were arranged by a copy: the 16 bytes that an invocation holds of a fragment lie together in memory. They are loaded
// straight into registers. Only sums pass through shared memory, on their way to D. Subgroups that share fragments find them in
// the L1 cache.
const uint32_t STEPS = TILE_K / FRAGMENT_K;
shared uvec4 shared_vectors[160];

layout(buffer_reference, std430, buffer_reference_align = 16) readonly restrict buffer arranged_vectors
{
    uvec4 x[];
};

uvec4 a_loaded[STEPS][FRAGMENTS_M]; // of as many steps
uvec2 a_address;                 // of this invocation's part of the k-iteration's first fragment
uvec4 b_loaded[STEPS][FRAGMENTS_N]; // of as many steps
uvec2 b_address;                 // of this invocation's part of the k-iteration's first fragment

// Strips of SUBGROUP_M rows of A, and of SUBGROUP_N columns of B, lie behind one another; in a strip the steps along k, and in
// a step its fragments.
void begin_loads(sk_tile_position position, uint32_t k_iteration)
{
    uint32_t steps = (problem.k + TILE_K - 1u) / TILE_K * STEPS; // of a strip
    uint32_t a_strip = (position.row * TILE_M + subgroup_row()) / SUBGROUP_M;
    uint32_t b_strip = (position.column * TILE_N + subgroup_column()) / SUBGROUP_N;
    a_address = matrix_address(words(problem.a.address), position.batch, problem.a.batch_stride, 2u);
    uint32_t a_fragments = (a_strip * steps + k_iteration * STEPS) * FRAGMENTS_M;
    a_address = add(a_address, span(a_fragments * SUBGROUP_SIZE + gl_SubgroupInvocationID, 1u, 16u));
    b_address = matrix_address(words(problem.b.address), position.batch, problem.b.batch_stride, 2u);
    uint32_t b_fragments = (b_strip * steps + k_iteration * STEPS) * FRAGMENTS_N;
    b_address = add(b_address, span(b_fragments * SUBGROUP_SIZE + gl_SubgroupInvocationID, 1u, 16u));
}

// Loads the fragments of a step; step 0 is the first one of the k-iteration. They take the place of those of STEPS steps before.
void load_step(uint32_t step)
{
    [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
    {
        a_loaded[step % STEPS][i] = arranged_vectors(a_address).x[(step * FRAGMENTS_M + i) * SUBGROUP_SIZE];
    }
    [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_N; ++i)
    {
        b_loaded[step % STEPS][i] = arranged_vectors(b_address).x[(step * FRAGMENTS_N + i) * SUBGROUP_SIZE];
    }
}

coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_K, gl_MatrixUseA> a_fragment(uvec4 bits)
{
    coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_K, gl_MatrixUseA> fragment;
    f16vec2 pair_0 = as_pair(bits[0]);
    fragment[0] = pair_0.x;
    fragment[1] = pair_0.y;
    f16vec2 pair_1 = as_pair(bits[2]);
    fragment[2] = pair_1.x;
    fragment[3] = pair_1.y;
    f16vec2 pair_2 = as_pair(bits[1]);
    fragment[4] = pair_2.x;
    fragment[5] = pair_2.y;
    f16vec2 pair_3 = as_pair(bits[3]);
    fragment[6] = pair_3.x;
    fragment[7] = pair_3.y;
    return fragment;
}

coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_N, gl_MatrixUseB> b_fragment(uvec4 bits)
{
    coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_N, gl_MatrixUseB> fragment;
    f16vec2 pair_0 = as_pair(bits[0]);
    fragment[0] = pair_0.x;
    fragment[1] = pair_0.y;
    f16vec2 pair_1 = as_pair(bits[1]);
    fragment[2] = pair_1.x;
    fragment[3] = pair_1.y;
    f16vec2 pair_2 = as_pair(bits[2]);
    fragment[4] = pair_2.x;
    fragment[5] = pair_2.y;
    f16vec2 pair_3 = as_pair(bits[3]);
    fragment[6] = pair_3.x;
    fragment[7] = pair_3.y;
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
        load_step(step);
    }
    for (uint32_t k = segment.k_begin; k < segment.k_end; ++k)
    {
        [[unroll]] for (uint32_t step = 0u; step < STEPS; ++step)
        {
            load_step(step + STEPS - 1u);
            multiply_step(step);
        }
        a_address = add(a_address, uvec2(STEPS * FRAGMENTS_M * SUBGROUP_SIZE * 16u, 0u));
        b_address = add(b_address, uvec2(STEPS * FRAGMENTS_N * SUBGROUP_SIZE * 16u, 0u));
    }
}
