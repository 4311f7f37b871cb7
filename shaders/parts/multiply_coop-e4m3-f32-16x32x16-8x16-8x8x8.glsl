const uint32_t STEPS = TILE_K / FRAGMENT_K; // even

const uint32_t WORD = 8u; // elements in a word of shared memory
// A tile in shared memory. Matrix loads take 8 lines of 16 bytes a stride apart at once; the stride is odd, in 16-byte words, so
// that they touch all banks. Where k runs along a line, line i of every fragment shares one stretch: a stride then holds a
// line of each fragment, and 16 bytes of padding suffice for all. Otherwise a stretch is the tile's extent at one k.
const uint32_t A_STRIDE = (A_K_CONTIGUOUS ? TILE_M / FRAGMENT_M * TILE_K : TILE_M) / WORD + 1u; // 16-byte words
const uint32_t A_FRAGMENT = (A_K_CONTIGUOUS ? TILE_K : FRAGMENT_M) / WORD; // from a fragment to its neighbour
const uint32_t B_STRIDE = (B_K_CONTIGUOUS ? TILE_N / FRAGMENT_N * TILE_K : TILE_N) / WORD + 1u; // 16-byte words
const uint32_t B_FRAGMENT = (B_K_CONTIGUOUS ? TILE_K : FRAGMENT_N) / WORD; // from a fragment to its neighbour

const int A_LAYOUT = A_K_CONTIGUOUS ? gl_CooperativeMatrixLayoutRowMajor : gl_CooperativeMatrixLayoutColumnMajor;
const int B_LAYOUT = B_K_CONTIGUOUS ? gl_CooperativeMatrixLayoutColumnMajor : gl_CooperativeMatrixLayoutRowMajor;
const uint32_t B_VECTORS_BEGIN = 48u; // the larger of A's two layouts is reserved
shared uvec4 shared_vectors[160];

// Fragment i of A, of step `step` along k.
coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_K, gl_MatrixUseA> a_fragment(uint32_t step, uint32_t i)
{
    coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_K, gl_MatrixUseA> fragment;
    uint32_t k = step * FRAGMENT_K;
    uint32_t begin = (subgroup_row() / FRAGMENT_M + i) * A_FRAGMENT + (A_K_CONTIGUOUS ? k / WORD : k * A_STRIDE);
    coopMatLoad(fragment, shared_vectors, begin, A_STRIDE, A_LAYOUT);
    return fragment;
}

coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_N, gl_MatrixUseB> b_fragment(uint32_t step, uint32_t j)
{
    coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_N, gl_MatrixUseB> fragment;
    uint32_t k = step * FRAGMENT_K;
    uint32_t begin = (subgroup_column() / FRAGMENT_N + j) * B_FRAGMENT + (B_K_CONTIGUOUS ? k / WORD : k * B_STRIDE);
    coopMatLoad(fragment, shared_vectors, B_VECTORS_BEGIN + begin, B_STRIDE, B_LAYOUT);
    return fragment;
}

// Multiplies the tiles in shared memory. Holds one fragment of B at a time.
void multiply_tile()
{
    [[unroll]] for (uint32_t step = 0u; step < STEPS; ++step)
    {
        coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_K, gl_MatrixUseA> a[FRAGMENTS_M];
        [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
        {
            a[i] = a_fragment(step, i);
        }
        [[unroll]] for (uint32_t j = 0u; j < FRAGMENTS_N; ++j)
        {
            coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_N, gl_MatrixUseB> b = b_fragment(step, j);
            [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
            {
                sums[i][j] = coopMatMulAdd(a[i], b, sums[i][j]);
            }
        }
    }
}

// AHEAD, the fragments of one step are loaded while those of the step before are multiplied.
coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_K, gl_MatrixUseA> a_fragments[2][FRAGMENTS_M];
coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_N, gl_MatrixUseB> b_fragments[2][FRAGMENTS_N];

void load_fragments(uint32_t step)
{
    [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
    {
        a_fragments[step % 2u][i] = a_fragment(step, i);
    }
    [[unroll]] for (uint32_t j = 0u; j < FRAGMENTS_N; ++j)
    {
        b_fragments[step % 2u][j] = b_fragment(step, j);
    }
}

void clear_fragments(uint32_t step)
{
    [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
    {
        a_fragments[step % 2u][i] = coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_K, gl_MatrixUseA>(0.0);
    }
    [[unroll]] for (uint32_t j = 0u; j < FRAGMENTS_N; ++j)
    {
        b_fragments[step % 2u][j] = coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_N, gl_MatrixUseB>(0.0);
    }
}

// Multiplies columns [begin, end) of fragments.
void multiply_fragments(uint32_t step, uint32_t begin, uint32_t end)
{
    [[unroll]] for (uint32_t j = begin; j < end; ++j)
    {
        [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
        {
            sums[i][j] = coopMatMulAdd(a_fragments[step % 2u][i], b_fragments[step % 2u][j], sums[i][j]);
        }
    }
}
