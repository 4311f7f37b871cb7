// An e5m2 in the low 8 bits, as a float: exactly, whatever the device does to subnormals.
float widened(uint32_t bits)
{
    uint32_t magnitude = bits & 0x7fu;
    uint32_t wide = (magnitude << 21) + 0x38000000u;
    wide = magnitude < 4u ? floatBitsToUint(float(magnitude) * 1.52587890625e-05) : wide;
    wide = magnitude >= 0x7cu ? wide | 0x7f800000u : wide;
    return uintBitsToFloat(wide | (bits & 0x80u) << 24);
}

// The elements of 16 bytes of A or B.
float[VECTOR] unpack(uvec4 bits)
{
    float values[VECTOR];
    [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
    {
        values[4u * i + 0u] = widened(bits[i] >> 0);
        values[4u * i + 1u] = widened(bits[i] >> 8);
        values[4u * i + 2u] = widened(bits[i] >> 16);
        values[4u * i + 3u] = widened(bits[i] >> 24);
    }
    return values;
}
