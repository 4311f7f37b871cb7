// q4_K: d and e of f16, 12 bytes of scales, then 128 bytes. Of each 32 of these, the low halves are the codes of 32 elements, and
// the high halves those of the next 32. A run has 16 of each. Every 32 elements have a scale s and a minimum t of 6 bits. An
// element is d s code - e t.
sk_run load_q4_K(uvec2 block, uint32_t run)
{
    uvec4 head = four_words_at(block);
    return sk_run(four_words_at(add(block, uvec2(16u + 16u * run, 0u))), uvec4(0u), head);
}

// Byte i of the scales.
uint32_t scale_byte_q4_K(uvec4 head, uint32_t i)
{
    return head[1u + i / 4u] >> (8u * (i % 4u)) & 0xffu;
}

// The scale of 32 elements, or, 4 bytes behind those, their minimum.
uint32_t six_bits_q4_K(uvec4 head, uint32_t i, uint32_t behind)
{
    if (i < 4u)
    {
        return scale_byte_q4_K(head, i + behind) & 63u;
    }
    return (scale_byte_q4_K(head, i + 4u) >> behind & 15u) | (scale_byte_q4_K(head, i - 4u + behind) >> 6u) << 4u;
}

vec2 scales_q4_K(sk_run loaded, uint32_t run)
{
    uint32_t first = run / 2u * 2u;
    float d = unpackHalf2x16(loaded.head.x).x;
    return d * vec2(six_bits_q4_K(loaded.head, first, 0u), six_bits_q4_K(loaded.head, first + 1u, 0u));
}

vec2 minima_q4_K(sk_run loaded, uint32_t run)
{
    uint32_t first = run / 2u * 2u;
    float e = -unpackHalf2x16(loaded.head.x).y;
    return e * vec2(six_bits_q4_K(loaded.head, first, 4u), six_bits_q4_K(loaded.head, first + 1u, 4u));
}

vec4 codes_q4_K(sk_run loaded, uint32_t quad)
{
    return numbers(nibbles_of(loaded.low, quad), 0.0);
}

uint32_t part_begin_q4_K(uint32_t run, uint32_t part)
{
    return run / 2u * 64u + run % 2u * 16u + part * 32u;
}
