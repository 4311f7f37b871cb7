// Matrix units truncate what they add. With PROMOTION, sums are short, and are added up here, rounded to nearest.
coopmat<float, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_N, gl_MatrixUseAccumulator> totals[FRAGMENTS_M][FRAGMENTS_N];
const bool PROMOTES = PROMOTION > 0u;
const uint32_t SHORT_SUM = PROMOTES ? PROMOTION : 1u; // k-iterations

void begin_totals()
{
    [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < FRAGMENTS_N; ++j)
        {
            totals[i][j] = sums[i][j];
        }
    }
    fill_sums(0.0);
}

void promote()
{
    [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < FRAGMENTS_N; ++j)
        {
            totals[i][j] += sums[i][j];
        }
    }
    fill_sums(0.0);
}

void end_totals()
{
    [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < FRAGMENTS_N; ++j)
        {
            sums[i][j] += totals[i][j];
        }
    }
}
