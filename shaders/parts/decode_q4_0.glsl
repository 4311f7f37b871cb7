// q4_0: a scale d of f16, then 16 bytes, whose low halves are the codes of elements 0 to 15, and whose high halves are those of
// 16 to 31. An element is d (code - 8).
sk_run load_q4_0(block_words line, uint32_t block, uint32_t run)
{
    return sk_run(sixteen_behind_head(line, 0u, block + 2u), NOTHING, NOTHING);
}

const bool HAS_HALVES_q4_0 = true; // f16 has scales exactly

vec2 scales_q4_0(sk_run loaded, uint32_t run)
{
    return unpackHalf2x16(half_in(loaded.low.words.x, loaded.low.at - 2u)).xx;
}

sk_codes codes_q4_0(sk_run loaded, uint32_t quad)
{
    return nibble_codes(bytes_behind_head(loaded.low), quad, 8.0);
}
