uvec2 add(uvec2 address, uvec2 bytes)
{
    uint carry;
    uint low = uaddCarry(address.x, bytes.x, carry);
    return uvec2(low, address.y + bytes.y + carry);
}

// Bytes of lines * stride elements of `size` bytes, a power of two.
uvec2 span(uint32_t lines, uint32_t stride, uint32_t size)
{
    uint high, low;
    umulExtended(lines, stride, high, low);
    uint32_t shift = uint32_t(findMSB(size));
    return shift == 0u ? uvec2(low, high) : uvec2(low << shift, (high << shift) | (low >> (32u - shift)));
}

uvec2 words(uint32_t pair[2])
{
    return uvec2(pair[0], pair[1]);
}
