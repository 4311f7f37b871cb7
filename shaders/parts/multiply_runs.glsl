// What invocations of the subgroup stored in shared memory becomes visible to the others of it.
void meet_subgroup()
{
    controlBarrier(gl_ScopeSubgroup, gl_ScopeSubgroup, gl_StorageSemanticsShared,
                   gl_SemanticsAcquireRelease | gl_SemanticsMakeAvailable | gl_SemanticsMakeVisible);
}

// Which elements of a fragment of B an invocation holds is the driver's affair. On NVIDIA's GPUs they are a quad of each of its runs:
// a fragment of numbers is loaded, and all of the subgroup must find those that they expect.
bool holds_quads()
{
    coopmat<MATRIX_ELEMENT, gl_ScopeSubgroup, FRAGMENT_N, FRAGMENT_K, gl_MatrixUseA> fragment;
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
    meet_subgroup();
    fragment = staged_fragment();
    bool expected = true;
    [[unroll]] for (uint32_t e = 0u; e < 4u * FRAGMENT_RUNS; ++e)
    {
        uint32_t number = 2u * staged_word(b_run_column(e / 4u), b_run_place(), e / 2u % 2u) + e % 2u;
        expected = expected && float(fragment[e]) == float(number);
    }
    meet_subgroup();
    shared_vectors[vector].x = expected ? 1u : 0u;
    meet_subgroup();
    uint32_t all = 1u;
    for (uint32_t i = 0u; i < SUBGROUP_SIZE; ++i)
    {
        all &= shared_vectors[stage_begin() + i].x;
    }
    return all == 1u;
}

coopmat<MATRIX_ELEMENT, gl_ScopeSubgroup, FRAGMENT_N, FRAGMENT_K, gl_MatrixUseA> b_fragment(uint32_t step, uint32_t j, bool holds)
{
    coopmat<MATRIX_ELEMENT, gl_ScopeSubgroup, FRAGMENT_N, FRAGMENT_K, gl_MatrixUseA> fragment;
    if (holds)
    {
        [[unroll]] for (uint32_t i = 0u; i < FRAGMENT_RUNS; ++i)
        {
            uvec2 quad = decoded_quad(j * FRAGMENT_RUNS + i, step);
            MATRIX_PAIR first = as_pair(quad.x), second = as_pair(quad.y);
            fragment[4u * i] = first.x;
            fragment[4u * i + 1u] = first.y;
            fragment[4u * i + 2u] = second.x;
            fragment[4u * i + 3u] = second.y;
        }
        return fragment;
    }
    meet_subgroup();
    [[unroll]] for (uint32_t i = 0u; i < FRAGMENT_RUNS; ++i)
    {
        uvec2 quad = decoded_quad(j * FRAGMENT_RUNS + i, step);
        [[unroll]] for (uint32_t pair = 0u; pair < 2u; ++pair)
        {
            uint32_t word = staged_word(b_run_column(i), b_run_place(), pair);
            shared_vectors[stage_begin() + word / 4u][word % 4u] = quad[pair];
        }
    }
    meet_subgroup();
    return staged_fragment();
}

// Multiplies the tile of A in shared memory by this invocation's runs of B.
void multiply_runs(bool holds)
{
    [[unroll]] for (uint32_t step = 0u; step < STEPS; ++step)
    {
        coopmat<MATRIX_ELEMENT, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_M, gl_MatrixUseB> a[FRAGMENTS_M];
        [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
        {
            a[i] = a_fragment(step, i);
        }
        [[unroll]] for (uint32_t j = 0u; j < FRAGMENTS_N; ++j)
        {
            coopmat<MATRIX_ELEMENT, gl_ScopeSubgroup, FRAGMENT_N, FRAGMENT_K, gl_MatrixUseA> b = b_fragment(step, j, holds);
            [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
            {
                sums[i][j] = coopMatMulAdd(b, a[i], sums[i][j]);
            }
        }
    }
}
