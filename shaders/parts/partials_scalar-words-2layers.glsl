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

void store_rows(partial_vectors partial)
{
    if (layer() > 0u)
    {
        return;
    }
    [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < INVOCATION_N / 4u; ++j)
        {
            [[unroll]] for (uint32_t e = 0u; e < (SPREAD ? 4u : 0u); ++e)
            {
                uint32_t element = sum_row(i) * TILE_N + column_at_place(sum_column(j)) + e * CELL_N;
                partial.x[element / 4u][element % 4u] = sums[i][j][e];
            }
            if (SPREAD)
            {
                continue;
            }
            partial.x[(sum_row(i) * TILE_N + sum_column(j)) / 4u] = sums[i][j];
        }
    }
}
