// The elements of 16 bytes of A or B.
uint[VECTOR] unpack(uvec4 bits)
{
    uint values[VECTOR];
    [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
    {
        values[4u * i + 0u] = bitfieldExtract(bits[i], 0, 8);
        values[4u * i + 1u] = bitfieldExtract(bits[i], 8, 8);
        values[4u * i + 2u] = bitfieldExtract(bits[i], 16, 8);
        values[4u * i + 3u] = bitfieldExtract(bits[i], 24, 8);
    }
    return values;
}
