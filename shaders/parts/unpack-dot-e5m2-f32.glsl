#include "halves-e5m2.glsl"

// The elements of 16 bytes of A or B.
float[VECTOR] unpack(uvec4 bits)
{
    float values[VECTOR];
    [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
    {
        values[4u * i + 0u] = unpackHalf2x16(halves(bits[i]).x).x;
        values[4u * i + 1u] = unpackHalf2x16(halves(bits[i]).x).y;
        values[4u * i + 2u] = unpackHalf2x16(halves(bits[i]).y).x;
        values[4u * i + 3u] = unpackHalf2x16(halves(bits[i]).y).y;
    }
    return values;
}
