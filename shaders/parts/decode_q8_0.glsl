// q8_0: a scale d of f16, then 32 bytes, the codes, which are signed. An element is d code.
sk_run load_q8_0(block_words line, uint32_t block, uint32_t run)
{
    uint32_t codes = block + 2u;
    return sk_run(four_words_at(line, codes), four_words_at(line, codes + 16u), uvec4(half_at(line, block), 0u, 0u, 0u));
}

vec2 scales_q8_0(sk_run loaded, uint32_t run)
{
    return unpackHalf2x16(loaded.head.x).xx;
}

vec4 codes_q8_0(sk_run loaded, uint32_t quad)
{
    uint32_t word = quad < 4u ? loaded.low[quad % 4u] : loaded.high[quad % 4u];
    return numbers(word ^ 0x80808080u, 128.0);
}
