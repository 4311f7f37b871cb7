// q4_0: a scale d of f16, then 16 bytes, whose low halves are the codes of elements 0 to 15, and whose high halves are those of
// 16 to 31. An element is d (code - 8).
sk_run load_q4_0(block_words line, uint32_t block, uint32_t run)
{
    return sk_run(four_words_at(line, block + 2u), uvec4(0u), uvec4(half_at(line, block), 0u, 0u, 0u));
}

vec2 scales_q4_0(sk_run loaded, uint32_t run)
{
    return unpackHalf2x16(loaded.head.x).xx;
}

vec4 codes_q4_0(sk_run loaded, uint32_t quad)
{
    return nibble_numbers(loaded.low, quad, 8.0);
}
