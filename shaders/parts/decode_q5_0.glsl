// q5_0: a scale d of f16, a word whose bit i is the fifth bit of the code of element i, then 16 bytes of the other bits as those
// of q4_0. An element is d (code - 16).
sk_run load_q5_0(block_words line, uint32_t block, uint32_t run)
{
    sk_sixteen head = sk_sixteen(uvec4(word_of(line, 0), word_of(line, 1), 0u, 0u), 0u, block + 2u);
    return sk_run(sixteen_behind_head(line, 1u, block + 2u), NOTHING, head);
}

const bool HAS_HALVES_q5_0 = true; // f16 has scales exactly

vec2 scales_q5_0(sk_run loaded, uint32_t run)
{
    return unpackHalf2x16(half_in(loaded.head.words.x, loaded.head.at - 2u)).xx;
}

sk_codes codes_q5_0(sk_run loaded, uint32_t quad)
{
    uint32_t fifth = bytes_behind_head(loaded.head).x >> (4u * quad);
    uint32_t bits = (fifth & 1u) << 4u | (fifth & 2u) << 11u | (fifth & 4u) << 18u | (fifth & 8u) << 25u;
    return byte_codes(nibbles_of(bytes_behind_head(loaded.low), quad) | bits, 16.0);
}
