// q4_g32, q4_g64, q4_g128: a scale d and a zero z, both f16, then, of each 32 elements, 16 bytes of codes as those of q4_0. An
// element is d code - d z.
sk_run load_q4_g(block_words line, uint32_t block, uint32_t run)
{
    return sk_run(sixteen_at(line, block + 4u + 16u * run), NOTHING, four_at(line, block));
}

vec2 scales_q4_g(sk_run loaded, uint32_t run)
{
    return unpackHalf2x16(loaded.head.words.x).xx;
}

vec2 minima_q4_g(sk_run loaded, uint32_t run)
{
    vec2 pair = unpackHalf2x16(loaded.head.words.x);
    return vec2(-pair.x * pair.y);
}

sk_codes codes_q4_g(sk_run loaded, uint32_t quad)
{
    return nibble_codes(bytes_of(loaded.low), quad, 0.0);
}
