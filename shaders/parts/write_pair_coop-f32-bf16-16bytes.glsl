// D is sums, rounded, in whole vectors.
const bool IS_PLAIN = ALIGNED_OUTPUT && IN_ROWS && !D_TRANSPOSED && !GATE && !LINEAR && !SCALE_M && !SCALE_N && BIAS == 0u &&
                      !SHAPES && !HAS_RESIDUAL && TRIANGLE == SK_TRIANGLE_NONE;

// Rounded sums of strips i and i + 1: each word has an element of both.
coopmat<float, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_N, gl_MatrixUseAccumulator> rounded_pair(uint32_t i, uint32_t j)
{
    coopmat<float, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_N, gl_MatrixUseAccumulator> words = sums[i][j];
    [[unroll]] for (int e = 0; e < words.length(); ++e)
    {
        words[e] = uintBitsToFloat(uint(round_to_bf16(words[e]) | round_to_bf16(sums[i + 1u][j][e]) << 16));
    }
    return words;
}

// Stores the first elements of eight words, or the second ones.
void store_half(uvec2 at, uvec2 last, uvec4 elements)
{
    if (at.x <= last.x && at.y <= last.y)
    {
        output_vectors(d_address).x[output_offset(at.x, at.y) / OUTPUT_VECTOR] = uvec4(elements);
    }
}

// Two strips of a plain D, which pass shared memory together.
void write_pair(uint32_t i, sk_tile_position position)
{
    uint32_t strip = gl_SubgroupID * FRAGMENT_M * STRIP_LINE;
    barrier();
    [[unroll]] for (uint32_t j = 0u; j < FRAGMENTS_N; ++j)
    {
        coopMatStore(rounded_pair(i, j), shared_vectors, (strip + j * FRAGMENT_N) / 4u, STRIP_LINE / 4u,
                     gl_CooperativeMatrixLayoutRowMajor);
    }
    barrier();
    uvec2 first = uvec2(subgroup_row() + i * FRAGMENT_M, subgroup_column());
    uvec2 last = uvec2(problem.m - 1u - position.row * TILE_M, problem.n - OUTPUT_VECTOR - position.column * TILE_N);
    [[unroll]] for (uint32_t turn = 0u; turn < STRIP_TURNS; ++turn)
    {
        uint32_t vector = turn * SUBGROUP_SIZE + gl_SubgroupInvocationID;
        uvec2 place = strip_place(vector);
        if (vector < STRIP_VECTORS)
        {
            uint32_t at = (strip + place.x * STRIP_LINE + place.y) / 4u;
            uvec4 low = shared_vectors[at], high = shared_vectors[at + 1u];
            uvec4 even = uvec4(low.xz, high.xz), odd = uvec4(low.yw, high.yw);
            store_half(first + place, last, (even & 0xffffu) | odd << 16);
            store_half(first + place + uvec2(FRAGMENT_M, 0u), last, even >> 16 | (odd & 0xffff0000u));
        }
    }
}
