// Blocks begin at any address, and are read in aligned words of 32 bits. Each word that is read has at least one byte of what is
// wanted. Bytes are counted from the word around the first byte of a line.
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer block_words
{
    uint32_t x[];
};

// The same from 4, 8 and 12 bytes on: a load adds a constant, and no instruction does.
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer block_words_4
{
    layout(offset = 4) uint32_t x[];
};
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer block_words_8
{
    layout(offset = 8) uint32_t x[];
};
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer block_words_12
{
    layout(offset = 12) uint32_t x[];
};

block_words words_around(uvec2 address)
{
    return block_words(uvec2(address.x & ~3u, address.y));
}

uint32_t byte_at(block_words line, uint32_t at)
{
    return line.x[at / 4u] >> (8u * (at % 4u)) & 0xffu;
}

// 2 bytes from an even one.
uint32_t half_at(block_words line, uint32_t at)
{
    return line.x[at / 4u] >> (8u * (at % 4u)) & 0xffffu;
}

// Where the word of the last bytes lies, `count` words from the first or one before: neighbours take the same branch.
uint32_t last_word(uint32_t at, uint32_t count)
{
    return at / 4u + (at % 4u == 0u ? count - 1u : count);
}

// What of two neighbouring words begins at a byte. A choice of two words takes fewer instructions than shifts by a variable.
uvec4 joined(uvec4 words, uvec4 next, uint32_t at)
{
    uint32_t shift = 8u * (at % 4u);
    if (BLOCK_ALIGNMENT == 2u)
    {
        return mix(words, words >> 16u | next << 16u, bvec4(shift != 0u));
    }
    return words >> shift | next << 1u << (31u - shift); // a shift by 32 would be undefined
}

// 4 bytes.
uint32_t word_at(block_words line, uint32_t at)
{
    return joined(uvec4(line.x[at / 4u]), uvec4(line.x[last_word(at, 1u)]), at).x;
}

// 16 bytes.
uvec4 four_words_at(block_words line, uint32_t at)
{
    uint32_t first = at / 4u;
    uvec4 words = uvec4(line.x[first], block_words_4(uvec2(line)).x[first], block_words_8(uvec2(line)).x[first],
                        block_words_12(uvec2(line)).x[first]);
    return joined(words, uvec4(words.yzw, line.x[last_word(at, 4u)]), at);
}
