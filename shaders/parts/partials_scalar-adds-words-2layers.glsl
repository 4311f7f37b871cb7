void store_partial(partial_vectors partial)
{
    if (layer() > 0u)
    {
        return;
    }
    [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N / 4u; ++j)
        {
            uint32_t vector = (i * (INVOCATION_N / 4u) + j) * LAYER_INVOCATIONS + gl_LocalInvocationIndex;
            partial.x[vector] = sums[i][j];
        }
    }
}

void add_partial(partial_vectors partial)
{
    if (layer() > 0u)
    {
        return;
    }
    [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N / 4u; ++j)
        {
            uint32_t vector = (i * (INVOCATION_N / 4u) + j) * LAYER_INVOCATIONS + gl_LocalInvocationIndex;
            sums[i][j] += partial.x[vector];
        }
    }
}

void add_to_partial(partial_vectors partial)
{
    if (layer() > 0u)
    {
        return;
    }
    [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N / 4u; ++j)
        {
            uint32_t vector = (i * (INVOCATION_N / 4u) + j) * LAYER_INVOCATIONS + gl_LocalInvocationIndex;
            add_vector(partial, vector, sums[i][j]);
        }
    }
}
