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
    if (BLOCK_ALIGNMENT == 4u)
    {
        return words;
    }
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

// The five words from word `skip` of two vectors on.
sk_sixteen five_of(uvec4 low, uvec4 high, uint32_t skip, uint32_t at)
{
    bool by_two = skip >= 2u, by_one = skip % 2u == 1u;
    uvec4 words = by_two ? uvec4(low.zw, high.xy) : low;
    uvec2 next = by_two ? high.zw : high.xy;
    return sk_sixteen(by_one ? uvec4(words.yzw, next.x) : words, by_one ? next.y : next.x, at);
}

sk_sixteen sixteen_at(block_words line, uint32_t at)
{
    if (HAS_WHOLE_VECTORS)
    {
        uvec4 whole = vector_of(line, at);
        return sk_sixteen(whole, whole.w, 0u);
    }
    if (HAS_PIECES)
    {
        return sk_sixteen(vector_of(line, at), vector_of(line, at + 16u).x, at % 4u);
    }
    block_words from = words_from(line, at);
    uvec4 words = uvec4(word_of(from, 0), word_of(from, 1), word_of(from, 2), word_of(from, 3));
    return sk_sixteen(words, word_of(from, last_word(at % 4u, 4u)), at % 4u);
}

// The same where the two bytes behind them belong to the block, too: five words have some of what is the block's, whatever `at` is.
sk_sixteen sixteen_within(block_words line, uint32_t at)
{
    if (HAS_VECTORS)
    {
        return five_of(vector_of(line, at), vector_of(line, at + 16u), word_in_vector(line, at), at % 4u);
    }
    block_words from = words_from(line, at);
    return sk_sixteen(uvec4(word_of(from, 0), word_of(from, 1), word_of(from, 2), word_of(from, 3)), word_of(from, 4), at % 4u);
}

uvec4 bytes_of(sk_sixteen loaded)
{
    return joined(loaded.words, uvec4(loaded.words.yzw, loaded.last), loaded.at);
}

// The same of 4 bytes, which come first.
sk_sixteen four_at(block_words line, uint32_t at)
{
    return sk_sixteen(uvec4(word_of(line, at / 4u), word_of(line, last_word(at, 1u)), 0u, 0u), 0u, at % 4u);
}

// 16 bytes that begin 1 to 4 bytes behind a word's first, behind a head that is no longer than the alignment of blocks: each of five
// words has some of the head or of them.
sk_sixteen sixteen_behind_head(block_words line, uint32_t word, uint32_t at)
{
    return sk_sixteen(uvec4(word_of(line, word), word_of(line, word + 1u), word_of(line, word + 2u), word_of(line, word + 3u)), word_of(line, word + 4u), at);
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
