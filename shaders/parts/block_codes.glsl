// Of 16 bytes, the low halves of four (quad 0 to 3), or their high halves (4 to 7), a byte each.
uint32_t nibbles_of(uvec4 bytes, uint32_t quad)
{
    return (quad < 4u ? bytes[quad % 4u] : bytes[quad % 4u] >> 4u) & 0x0f0f0f0fu;
}

// Four bytes as numbers, less what stands for zero. The bits of a byte, and those of 2^23, are the float 2^23 + byte.
vec4 numbers(uint32_t bytes, float zero)
{
    uvec4 each = uvec4(bytes, bytes >> 8u, bytes >> 16u, bytes >> 24u) & 0xffu;
    return uintBitsToFloat(each | 0x4b000000u) - (8388608.0 + zero);
}

// Four E2M1, a byte each, as numbers: 0, 0.5, 1, 1.5, 2, 3, 4, 6, and the same with a minus. Bytes of 12 plus twice the number
// are made first. Their bits, and those of 2^22, are the float 2^22 + byte / 2.
vec4 e2m1_numbers(uint32_t codes)
{
    uint32_t low = codes & 0x03030303u, large = codes >> 2u & 0x01010101u; // large: from 2 on
    uint32_t six = low & low >> 1u & large;
    uint32_t doubled = low + (low & 3u * large) + 4u * large + 2u * six;
    uint32_t bytes = 0x0c0c0c0cu + doubled - 2u * (doubled & 15u * (codes >> 3u & 0x01010101u));
    uvec4 each = uvec4(bytes, bytes >> 8u, bytes >> 16u, bytes >> 24u) & 0xffu;
    return uintBitsToFloat(each | 0x4a800000u) - (4194304.0 + 6.0);
}
