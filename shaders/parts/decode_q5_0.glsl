// q5_0: a scale d of f16, a word whose bit i is the fifth bit of the code of element i, then 16 bytes of the other bits as those
// of q4_0. An element is d (code - 16).
sk_run load_q5_0(block_words line, uint32_t block, uint32_t run)
{
    uvec4 head = uvec4(half_at(line, block), word_at(line, block + 2u), 0u, 0u);
    return sk_run(four_words_at(line, block + 6u), uvec4(0u), head);
}

vec2 scales_q5_0(sk_run loaded, uint32_t run)
{
    return unpackHalf2x16(loaded.head.x).xx;
}

vec4 codes_q5_0(sk_run loaded, uint32_t quad)
{
    uint32_t fifth = loaded.head.y >> (4u * quad);
    uint32_t bits = (fifth & 1u) << 4u | (fifth & 2u) << 11u | (fifth & 4u) << 18u | (fifth & 8u) << 25u;
    return numbers(nibbles_of(loaded.low, quad) | bits, 16.0);
}
