// Blocks begin at any address, and are read in aligned words of 32 bits. Each word that is read has at least one byte of what is
// wanted. Bytes are counted from the word around the first byte of a line.
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer block_words
{
    uint32_t x[];
};

block_words words_around(uvec2 address)
{
    return block_words(uvec2(address.x & ~3u, address.y));
}

// The words from the one around a byte on. Those at constant places behind it take no instruction to address.
block_words words_from(block_words line, uint32_t at)
{
    return block_words(add(uvec2(line), uvec2(at & ~3u, 0u)));
}

// A byte of the word around it, and 2 bytes from an even one.
uint32_t byte_in(uint32_t word, uint32_t at)
{
    return word >> (8u * (at % 4u)) & 0xffu;
}

uint32_t half_in(uint32_t word, uint32_t at)
{
    return word >> (8u * (at % 4u)) & 0xffffu;
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

// 16 bytes: the words that have them, as they were loaded. They are joined when they are used: whoever loads ahead would wait for
// them otherwise.
struct sk_sixteen
{
    uvec4 words;
    uint32_t last;
    uint32_t at; // the byte of words that is first
};

sk_sixteen sixteen_at(block_words line, uint32_t at)
{
    block_words from = words_from(line, at);
    uvec4 words = uvec4(from.x[0], from.x[1], from.x[2], from.x[3]);
    return sk_sixteen(words, from.x[last_word(at % 4u, 4u)], at % 4u);
}

uvec4 bytes_of(sk_sixteen loaded)
{
    return joined(loaded.words, uvec4(loaded.words.yzw, loaded.last), loaded.at);
}

// The same of 4 bytes, which come first.
sk_sixteen four_at(block_words line, uint32_t at)
{
    return sk_sixteen(uvec4(line.x[at / 4u], line.x[last_word(at, 1u)], 0u, 0u), 0u, at % 4u);
}

// 16 bytes that begin 1 to 4 bytes behind a word's first, behind a head that is no longer than the alignment of blocks: each of five
// words has some of the head or of them.
sk_sixteen sixteen_behind_head(block_words line, uint32_t word, uint32_t at)
{
    return sk_sixteen(uvec4(line.x[word], line.x[word + 1u], line.x[word + 2u], line.x[word + 3u]), line.x[word + 4u], at);
}

uvec4 bytes_behind_head(sk_sixteen loaded)
{
    uvec4 words = loaded.words, next = uvec4(words.yzw, loaded.last);
    if (BLOCK_ALIGNMENT == 2u)
    {
        return mix(next, words >> 16u | next << 16u, bvec4(loaded.at == 2u));
    }
    return words >> 1u >> (8u * loaded.at - 1u) | next << (32u - 8u * loaded.at); // a shift by 32 would be undefined
}
