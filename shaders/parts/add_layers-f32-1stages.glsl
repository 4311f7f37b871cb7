// Adds up the sums of all layers, in ascending k, to those of layer 0, through the shared memory of the tiles: of the layers
// that are left, the second half hands over to the first.
const uint32_t A_WORDS = 1u * TILE_K * TILE_M / 4u; // vectors of the stages of A; those of B follow

void hand_over(uint32_t word, vec4 vector)
{
    if (word < A_WORDS)
    {
        a_tile[word / (TILE_M / 4u) / TILE_K][word / (TILE_M / 4u) % TILE_K][word % (TILE_M / 4u)] = vector;
    }
    else
    {
        word -= A_WORDS;
        b_tile[word / (TILE_N / 4u) / TILE_K][word / (TILE_N / 4u) % TILE_K][word % (TILE_N / 4u)] = vector;
    }
}

vec4 handed_over(uint32_t word)
{
    if (word < A_WORDS)
    {
        return a_tile[word / (TILE_M / 4u) / TILE_K][word / (TILE_M / 4u) % TILE_K][word % (TILE_M / 4u)];
    }
    word -= A_WORDS;
    return b_tile[word / (TILE_N / 4u) / TILE_K][word / (TILE_N / 4u) % TILE_K][word % (TILE_N / 4u)];
}

void add_layers()
{
    [[unroll]] for (uint32_t layers = LAYERS / 2u; layers > 0u; layers /= 2u)
    {
        uint32_t takers = layers * LAYER_INVOCATIONS;
        barrier();
        if (gl_LocalInvocationIndex >= takers && gl_LocalInvocationIndex < 2u * takers)
        {
            [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M * INVOCATION_N / 4u; ++i)
            {
                hand_over(i * takers + gl_LocalInvocationIndex - takers, sums[i / (INVOCATION_N / 4u)][i % (INVOCATION_N / 4u)]);
            }
        }
        barrier();
        if (gl_LocalInvocationIndex < takers)
        {
            [[unroll]] for (uint32_t i = 0u; i < INVOCATION_M * INVOCATION_N / 4u; ++i)
            {
                sums[i / (INVOCATION_N / 4u)][i % (INVOCATION_N / 4u)] += handed_over(i * takers + gl_LocalInvocationIndex);
            }
        }
    }
}
