// The elements of 16 bytes of A or B.
float[VECTOR] unpack(uvec4 bits)
{
    float values[VECTOR];
    [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
    {
        values[2u * i + 0u] = uintBitsToFloat(bits[i] << 16);
        values[2u * i + 1u] = uintBitsToFloat(bits[i] & 0xffff0000u);
    }
    return values;
}
