// The elements of 16 bytes of A or B.
float[VECTOR] unpack(uvec4 bits)
{
    float values[VECTOR];
    [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
    {
        values[2u * i + 0u] = unpackHalf2x16(bits[i]).x;
        values[2u * i + 1u] = unpackHalf2x16(bits[i]).y;
    }
    return values;
}
