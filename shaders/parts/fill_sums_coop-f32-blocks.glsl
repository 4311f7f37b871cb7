void fill_sums(float value)
{
    [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < FRAGMENTS_N; ++j)
        {
            sums[i][j] = coopmat<float, gl_ScopeSubgroup, FRAGMENT_N, FRAGMENT_M, gl_MatrixUseAccumulator>(value);
        }
    }
}
