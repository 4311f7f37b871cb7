uvec2 add(uvec2 address, uvec2 bytes)
{
    uint carry;
    uint low = uaddCarry(address.x, bytes.x, carry);
    return uvec2(low, address.y + bytes.y + carry);
}

// Bytes of lines * stride elements of `size` bytes, a power of two.
// The branch goes when this is compiled: of a constant, spirv-opt knows whether it is 1, but not its logarithm.
// (SwiftShader takes 2^n steps to look for paths through n branches in a loop.)
uvec2 span(uint32_t lines, uint32_t stride, uint32_t size)
{
    uint high, low;
    umulExtended(lines, stride, high, low);
    uint32_t shift = uint32_t(findMSB(size));
    return size == 1u ? uvec2(low, high) : uvec2(low << shift, (high << shift) | (low >> (32u - shift)));
}

uvec2 words(uint32_t pair[2])
{
    return uvec2(pair[0], pair[1]);
}
