// Fragment i of A, of step `step` along k.
coopmat<bfloat16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_M, gl_MatrixUseB> a_fragment(uint32_t step, uint32_t i)
{
    coopmat<bfloat16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_M, gl_MatrixUseB> fragment;
    uint32_t k = step * FRAGMENT_K;
    uint32_t begin = (subgroup_row() / FRAGMENT_M + i) * A_FRAGMENT + (A_ALONG_K ? k / VECTOR : k * A_STRIDE);
    coopMatLoad(fragment, shared_vectors, begin, A_STRIDE, A_LAYOUT);
    return fragment;
}
