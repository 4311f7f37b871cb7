// Blocks begin at any address, and are read in aligned words of 32 bits. Each word that is read has at least one byte of what is
// wanted.
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer block_words
{
    uint32_t x[];
};

block_words words_around(uvec2 address)
{
    return block_words(uvec2(address.x & ~3u, address.y));
}

uint32_t byte_at(uvec2 address)
{
    return words_around(address).x[0] >> (8u * (address.x % 4u)) & 0xffu;
}

// 2 bytes from an even address.
uint32_t half_at(uvec2 address)
{
    return words_around(address).x[0] >> (8u * (address.x % 4u)) & 0xffffu;
}

// 4 bytes.
uint32_t word_at(uvec2 address)
{
    block_words around = words_around(address);
    uint32_t shift = 8u * (address.x % 4u);
    uint32_t low = around.x[0];
    if (shift == 0u)
    {
        return low;
    }
    return low >> shift | around.x[1] << (32u - shift);
}

// 16 bytes.
uvec4 four_words_at(uvec2 address)
{
    block_words around = words_around(address);
    uint32_t shift = 8u * (address.x % 4u);
    uvec4 low = uvec4(around.x[0], around.x[1], around.x[2], around.x[3]);
    if (shift == 0u)
    {
        return low;
    }
    return low >> shift | uvec4(low.yzw, around.x[4]) << (32u - shift);
}
