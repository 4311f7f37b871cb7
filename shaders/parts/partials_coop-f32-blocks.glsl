// Element e of this invocation in fragment (i, j), four at a time.
const uint32_t FRAGMENT_VECTORS = FRAGMENT_M * FRAGMENT_N / SUBGROUP_SIZE / 4u;

void store_partial(partial_vectors partial)
{
    [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < FRAGMENTS_N; ++j)
        {
            [[unroll]] for (uint32_t v = 0u; v < FRAGMENT_VECTORS; ++v)
            {
                uint32_t vector = ((i * FRAGMENTS_N + j) * FRAGMENT_VECTORS + v) * INVOCATIONS + gl_LocalInvocationIndex;
                partial.x[vector] = vec4(sums[i][j][4u * v], sums[i][j][4u * v + 1u], sums[i][j][4u * v + 2u],
                                         sums[i][j][4u * v + 3u]);
            }
        }
    }
}

void add_partial(partial_vectors partial)
{
    [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < FRAGMENTS_N; ++j)
        {
            [[unroll]] for (uint32_t v = 0u; v < FRAGMENT_VECTORS; ++v)
            {
                uint32_t vector = ((i * FRAGMENTS_N + j) * FRAGMENT_VECTORS + v) * INVOCATIONS + gl_LocalInvocationIndex;
                vec4 part = partial.x[vector];
                sums[i][j][4u * v] += part.x;
                sums[i][j][4u * v + 1u] += part.y;
                sums[i][j][4u * v + 2u] += part.z;
                sums[i][j][4u * v + 3u] += part.w;
            }
        }
    }
}

void store_rows(partial_vectors partial)
{
    [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
    {
        [[unroll]] for (uint32_t j = 0u; j < FRAGMENTS_N; ++j)
        {
            uint32_t first = (subgroup_row() + i * FRAGMENT_M) * TILE_N + subgroup_column() + j * FRAGMENT_N;
            coopMatStore(sums[i][j], partial.x, first / 4u, TILE_N / 4u, gl_CooperativeMatrixLayoutColumnMajor);
        }
    }
}
