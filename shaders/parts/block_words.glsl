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

// Where the word of the last bytes lies, `count` words from the first or one before: neighbours take the same branch.
uint32_t last_word(uint32_t shift, uint32_t count)
{
    return shift == 0u ? count - 1u : count;
}

// 4 bytes. A shift by 32 would be undefined.
uint32_t word_at(uvec2 address)
{
    block_words around = words_around(address);
    uint32_t shift = 8u * (address.x % 4u);
    return around.x[0] >> shift | around.x[last_word(shift, 1u)] << 1u << (31u - shift);
}

// 16 bytes.
uvec4 four_words_at(uvec2 address)
{
    block_words around = words_around(address);
    uint32_t shift = 8u * (address.x % 4u);
    uvec4 low = uvec4(around.x[0], around.x[1], around.x[2], around.x[3]);
    return low >> shift | uvec4(low.yzw, around.x[last_word(shift, 4u)]) << 1u << (31u - shift);
}
