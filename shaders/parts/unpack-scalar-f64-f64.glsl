// The elements of 16 bytes of A or B.
double[VECTOR] unpack(uvec4 bits)
{
    double values[VECTOR];
    [[unroll]] for (uint32_t i = 0u; i < 2u; ++i)
    {
        values[1u * i + 0u] = packDouble2x32(uvec2(bits[2u * i], bits[2u * i + 1u]));
    }
    return values;
}
