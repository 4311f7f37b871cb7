// Sums of halves. Matrix units truncate what they add, so sums of high halves are short, and are added up here, rounded to
// nearest. Those of products with low halves, which weigh 2^-11 as much, need not be.
coopmat<float, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_N, gl_MatrixUseAccumulator> totals[FRAGMENTS_M][FRAGMENTS_N];
bool promotes; // the sums are of high halves
const uint32_t SHORT_SUM = 256u / TILE_K; // k-iterations

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

// Low halves have been multiplied: what they sum up to is where totals begin.
void begin_totals()
{
    [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < FRAGMENTS_N; ++j)
        {
            totals[i][j] = sums[i][j] * 0.00048828125;
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
