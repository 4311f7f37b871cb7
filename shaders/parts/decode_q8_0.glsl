// q8_0: a scale d of f16, then 32 bytes, the codes, which are signed. An element is d code.
sk_run load_q8_0(block_words line, uint32_t block, uint32_t run)
{
    uint32_t codes = block + 2u;
    return sk_run(sixteen_behind_head(line, 0u, codes), sixteen_behind_head(line, 4u, codes), NOTHING);
}

const bool HAS_HALVES_q8_0 = true; // f16 has scales exactly

vec2 scales_q8_0(sk_run loaded, uint32_t run)
{
    return unpackHalf2x16(half_in(loaded.low.words.x, loaded.low.at - 2u)).xx;
}

sk_codes codes_q8_0(sk_run loaded, uint32_t quad)
{
    uvec4 words = quad < 4u ? bytes_behind_head(loaded.low) : bytes_behind_head(loaded.high);
    return byte_codes(words[quad % 4u] ^ 0x80808080u, 128.0);
}
