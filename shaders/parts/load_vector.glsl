uvec4 load_vector(uvec2 address, uint32_t count)
{
    uvec4 bits = uvec4(0u);
    [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
    {
        if (e < count)
        {
            bits[e * SIZE / 4u] |= uint(elements(address).x[e]) << (8u * (e * SIZE % 4u));
        }
    }
    return bits;
}
