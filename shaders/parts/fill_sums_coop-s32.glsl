void fill_sums(int value)
{
    [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < FRAGMENTS_N; ++j)
        {
            sums[i][j] = coopmat<int, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_N, gl_MatrixUseAccumulator>(value);
        }
    }
}
