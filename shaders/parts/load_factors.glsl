// Loads what a vector along m or n has for `count` elements of D. They begin at `first`, and are `step` apart.
void load_factors(uvec2 address, uint32_t first, uint32_t step, uint32_t count,
                  out float values[OUTPUT_VECTOR])
{
    if (ALIGNED_OUTPUT && step == 1u)
    {
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; e += 4u)
        {
            vec4 four = factor_vectors(address).x[(first + e) / 4u];
            [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
            {
                values[e + i] = four[i];
            }
        }
        return;
    }
    [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
    {
        if (e < count)
        {
            values[e] = step == 0u && e > 0u ? values[0] : factors(address).x[first + e * step];
        }
    }
}
