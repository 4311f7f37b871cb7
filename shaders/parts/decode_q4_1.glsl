// q4_1: a scale d and a least value m, both f16, then 16 bytes of codes as those of q4_0. An element is d code + m.
sk_run load_q4_1(block_words line, uint32_t block, uint32_t run)
{
    return sk_run(sixteen_at(line, block + 4u), NOTHING, four_at(line, block));
}

vec2 scales_q4_1(sk_run loaded, uint32_t run)
{
    return unpackHalf2x16(bytes_of(loaded.head).x).xx;
}

vec2 minima_q4_1(sk_run loaded, uint32_t run)
{
    return unpackHalf2x16(bytes_of(loaded.head).x).yy;
}

sk_codes codes_q4_1(sk_run loaded, uint32_t quad)
{
    return nibble_codes(bytes_of(loaded.low), quad, 0.0);
}
