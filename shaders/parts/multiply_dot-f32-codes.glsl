// Small dot: multiply-adds of a few rows. Each invocation holds all TILE_M rows, for its own k of its own columns,
// and adds to them through the whole segment. Only then are the sums of peers, which have other k, added up.
// 16 bytes of A or B, of the bits of their elements.
uvec4 pack(uint elements[VECTOR])
{
    uvec4 vector = uvec4(0u);
    [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
    {
        vector[e * INPUT_SIZE / 4u] |= elements[e] << 8u * (e * INPUT_SIZE % 4u);
    }
    return vector;
}

// The tile's sums, in vectors of a row: one for each of the first invocations.
const uint32_t ROW_VECTORS = TILE_N / 4u;
vec4 sums;

bool has_sums()
{
    return gl_LocalInvocationIndex < TILE_M * ROW_VECTORS;
}

void fill_sums(float value)
{
    sums = vec4(value);
}
