dmat4x2 first_term[INVOCATION_M][INVOCATION_N / 4u]; // its sums, while the second is multiplied

// Keeps the sums of the first term aside, where they must not meet those of the second yet.
void keep_term()
{
    if (SCALES_TERMS)
    {
        first_term = sums;
        fill_sums(dvec2(0.0));
    }
}

// Multiplies the sums of a term by alpha or its conjugate, and adds those that were kept.
void scale_term(uint32_t term)
{
    if (SCALES_TERMS)
    {
        dvec2 factor = wide_factor(ALPHA, ALPHA_WIDE);
        factor.y = term == 0u ? factor.y : -factor.y;
        [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M; ++i)
        {
            [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N; ++j)
            {
                dvec2 sum = complex_product(factor, sums[i][j / 4u][j % 4u]);
                sums[i][j / 4u][j % 4u] = term == 0u ? sum : first_term[i][j / 4u][j % 4u] + sum;
            }
        }
    }
}
