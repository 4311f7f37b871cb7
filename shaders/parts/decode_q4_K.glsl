// q4_K: d and e of f16, 12 bytes of scales, then 128 bytes. Of each 32 of these, the low halves are the codes of 32 elements, and
// the high halves those of the next 32. A run has 16 of each. Every 32 elements have a scale s and a minimum t of 6 bits. An
// element is d s code - e t.
sk_run load_q4_K(block_words line, uint32_t block, uint32_t run)
{
    uint32_t codes = HAS_PIECES ? SHARE_BEGIN + 16u * (run % SHARE_RUNS) : 16u + 16u * run;
    return sk_run(sixteen_at(line, block + codes), NOTHING, sixteen_at(line, block));
}

// The scales of 32 elements and of the next 32, or, of the words behind those, their minima: words 0 and 1 of the three have six
// bits of the first four scales and minima. Of the others word 2 has the low 4 bits, and these words the high two.
uvec2 six_bits_q4_K(uvec4 head, uint32_t run, bool minima)
{
    uint32_t word = minima ? head.z : head.y, shift = 16u * (run / 2u % 2u);
    uint32_t low = head.w >> (minima ? 4u : 0u) & 0x0f0f0f0fu, high = (word >> 6u & 0x03030303u) << 4u;
    uint32_t pair = (run < 4u ? word & 0x3f3f3f3fu : low | high) >> shift;
    return uvec2(pair & 0xffu, pair >> 8u & 0xffu);
}

vec2 scales_q4_K(sk_run loaded, uint32_t run)
{
    uvec4 head = bytes_of(loaded.head);
    return unpackHalf2x16(head.x).x * vec2(six_bits_q4_K(head, run, false));
}

vec2 minima_q4_K(sk_run loaded, uint32_t run)
{
    uvec4 head = bytes_of(loaded.head);
    return -unpackHalf2x16(head.x).y * vec2(six_bits_q4_K(head, run, true));
}

sk_codes codes_q4_K(sk_run loaded, uint32_t quad)
{
    return nibble_codes(bytes_of(loaded.low), quad, 0.0);
}

uint32_t part_begin_q4_K(uint32_t run, uint32_t part)
{
    return run / 2u * 64u + run % 2u * 16u + part * 32u;
}
