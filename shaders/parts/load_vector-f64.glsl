uvec4 load_vector(uvec2 address, uint32_t count)
{
    uvec4 bits = uvec4(0u);
    [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
    {
        if (e < count)
        {
            bits[2u * e] = elements(address).x[e].x;
            bits[2u * e + 1u] = elements(address).x[e].y;
        }
    }
    return bits;
}
