// q6_K: 128 bytes of low bits of codes, 64 of high bits, 16 signed scales, then d of f16. Either half of a block has half of
// each. There, byte l has the low 4 bits of elements l and l + 64. Byte l % 32 of the others has two bits of four elements:
// l % 32, and those 32, 64 and 96 behind. A run has 16 elements l, and those 64 behind. Every 16 elements have a scale s. An
// element is d s (code - 32).
sk_run load_q6_K(block_words line, uint32_t block, uint32_t run)
{
    uint32_t part = run / 4u, sixteen = run % 4u; // the half of the block, and the 16 bytes of its low bits
    uint32_t scale = block + 192u + 8u * part + sixteen;
    block_words scales = words_from(line, scale);
    uvec4 head = uvec4(word_of(line, (block + 208u) / 4u), word_of(scales, 0), word_of(scales, 1), 0u);
    return sk_run(sixteen_within(line, block + 64u * part + 16u * sixteen),
                  sixteen_within(line, block + 128u + 32u * part + sixteen % 2u * 16u),
                  sk_sixteen(head, sixteen / 2u * 2u, scale)); // last: by what the high bits are shifted
}

vec2 scales_q6_K(sk_run loaded, uint32_t run)
{
    sk_sixteen head = loaded.head;
    ivec2 scales = ivec2(uvec2(byte_in(head.words.y, head.at), byte_in(head.words.z, head.at)) << 24u) >> 24;
    return unpackHalf2x16(half_in(head.words.x, loaded.low.at)).x * vec2(scales);
}

sk_codes codes_q6_K(sk_run loaded, uint32_t quad)
{
    uint32_t high = bytes_of(loaded.high)[quad % 4u], shift = loaded.head.last;
    uint32_t bits = (quad < 4u ? high << (4u - shift) : high >> shift) & 0x30303030u;
    return byte_codes(nibbles_of(bytes_of(loaded.low), quad) | bits, 32.0);
}

uint32_t part_begin_q6_K(uint32_t run, uint32_t part)
{
    return run / 4u * 128u + run % 4u * 16u + part * 64u;
}
