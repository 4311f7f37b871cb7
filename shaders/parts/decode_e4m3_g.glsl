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

// Exactly, whatever the device does to subnormals: below 8 a magnitude counts units of 2^-9, and 127 is NaN.
vec4 codes_e4m3_g(sk_run loaded, uint32_t quad)
{
    uint32_t word = bytes_of(quad < 4u ? loaded.low : loaded.high)[quad % 4u];
    uvec4 bytes = uvec4(word) >> uvec4(0u, 8u, 16u, 24u), magnitudes = bytes & 0x7fu;
    uvec4 wide = mix((magnitudes << 20u) + 0x3c000000u, uvec4(0x7fc00000u), equal(magnitudes, uvec4(0x7fu)));
    wide = mix(wide, floatBitsToUint(vec4(magnitudes) / 512.0), lessThan(magnitudes, uvec4(8u)));
    return uintBitsToFloat(wide | (bytes & 0x80u) << 24u);
}
