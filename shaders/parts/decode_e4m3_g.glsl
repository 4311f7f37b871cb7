// e4m3_g128: a scale d of f32, then 128 bytes, the codes, which are E4M3. An element is d E4M3(code).
sk_run load_e4m3_g(block_words line, uint32_t block, uint32_t run)
{
    uint32_t codes = block + 4u + 32u * run;
    return sk_run(sixteen_at(line, codes), sixteen_at(line, codes + 16u), four_at(line, block));
}

vec2 scales_e4m3_g(sk_run loaded, uint32_t run)
{
    return vec2(uintBitsToFloat(loaded.head.words.x));
}

// Exactly, whatever the device does to subnormals: with an exponent of 0, sizes are 2^-7 + f 2^-10 first, which is below 2^-6, and
// 2^-9 f in the end. Others stay. Magnitude 127 is NaN, which few words have.
vec4 codes_e4m3_g(sk_run loaded, uint32_t quad)
{
    uint32_t word = bytes_of(quad < 4u ? loaded.low : loaded.high)[quad % 4u];
    uvec4 magnitudes = uvec4(word << 20u, word << 12u, word << 4u, word >> 4u) & 0x07f00000u;
    vec4 sizes = uintBitsToFloat(magnitudes + 0x3c000000u);
    sizes = fma(sizes, vec4(2.0), -max(sizes, vec4(1.0 / 64.0)));
    uvec4 bits = floatBitsToUint(sizes) | (uvec4(word << 24u, word << 16u, word << 8u, word) & 0x80000000u);
    if (((word & 0x7f7f7f7fu) + 0x01010101u & 0x80808080u) != 0u)
    {
        bits |= mix(uvec4(0u), uvec4(0x7fc00000u), equal(magnitudes, uvec4(0x07f00000u)));
    }
    return uintBitsToFloat(bits);
}
