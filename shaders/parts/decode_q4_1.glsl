// q4_1: a scale d and a least value m, both f16, then 16 bytes of codes as those of q4_0. An element is d code + m.
sk_run load_q4_1(block_words line, uint32_t block, uint32_t run)
{
    return sk_run(four_words_at(line, block + 4u), uvec4(0u), uvec4(word_at(line, block), 0u, 0u, 0u));
}

vec2 scales_q4_1(sk_run loaded, uint32_t run)
{
    return unpackHalf2x16(loaded.head.x).xx;
}

vec2 minima_q4_1(sk_run loaded, uint32_t run)
{
    return unpackHalf2x16(loaded.head.x).yy;
}

vec4 codes_q4_1(sk_run loaded, uint32_t quad)
{
    return nibble_numbers(loaded.low, quad, 0.0);
}
